"""The Afternoon: turns, one after the other, each with any number of actions."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.attacks import bars_sending, is_sending, offer_sending, send
from longhall.games.shipwrights.chapters.buying import (
    bars_building,
    bars_cart,
    bars_hiring,
    bars_purchase,
    bars_tool,
    buy_goods,
    buy_tool,
    construct,
    discard_tool,
    hire,
    offer_dropping,
    offer_purchases,
    unload_cart,
)
from longhall.games.shipwrights.chapters.effects import discard_from_hand
from longhall.games.shipwrights.chapters.pile import discard
from longhall.games.shipwrights.chapters.ships import bars_beginning, bars_finishing, begin, finish, offer_finishing
from longhall.games.shipwrights.chapters.townsfolk import bars_calling, call
from longhall.games.shipwrights.frames import ShipDecision, ShipStep
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BEGIN,
    BUILD,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    CALL,
    DISCARD,
    DISCARDED,
    DROP_TOOL,
    END_TURN,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_BUILDING,
    FIRST_CALLED,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    FIRST_TOWNSFOLK,
    FROM_FRONT,
    FRONT,
    HIRE,
    NONE,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    TURN_BEGUN,
    TURN_ENDED,
    WATCHMAN,
)
from longhall.kernel.sets import lowest
from longhall.kernel.state import State


class Afternoon(ShipStep):
    """Clockwise from the starting player everyone takes one complete turn.  SW-22, SW-23"""

    def run(self, g: Shipwrights) -> None:
        g.turns_done = 0
        g.push(TurnStart(g.starter))


class TurnStart(ShipStep):
    """First the Watchmen in front of the player are discarded.  SW-24"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Shipwrights) -> None:
        seat = self.seat
        g.drawn = 0
        g.emit(TURN_BEGUN, seat)
        while g.watchmen[seat] > 0:
            g.watchmen[seat] -= 1
            g.emit(DISCARDED, seat, WATCHMAN, FROM_FRONT)
            discard(g, g.copy_in(WATCHMAN, FRONT + seat))
        g.push(Turn(seat))


class Turn(ShipDecision):
    """Any number of actions in any order, the same one as often as wanted; nobody else acts. The turn ends when the
    hand is empty and the player says so.  SW-25, SW-26, SW-27, SW-29"""

    SPAN = [
        BUY,
        BUY_WITH_CART,
        DROP_TOOL,
        FINISH,
        FINISH_WITH_TOOL,
        BEGIN,
        HIRE,
        SEND_ASSASSIN,
        SEND_BARBARIAN,
        SEND_CONSPIRATOR,
        SEND_RAIDER,
        SEND_BERSERKER,
        SEND_THIEF,
        CALL,
        BUY_TOOL,
        BUILD,
        DISCARD,
        END_TURN,
    ]

    def legal(self, g: Shipwrights) -> None:
        # By why_not twenty-seven times as long (interpreted 155 us instead of 5.6), in half of all decisions.
        seat = self.seat
        offer_purchases(g, seat)
        offer_dropping(g, seat)
        offer_finishing(g, seat)
        cards = g.held[seat]
        if cards == 0:
            g.offer(END_TURN.base)
            return
        while cards != 0:
            card = lowest(cards)
            self.offer_card(g, card)
            g.offer(DISCARD.base + card)
            cards &= cards - 1

    def offer_card(self, g: Shipwrights, card: i64) -> None:
        """What can be done with a card in hand besides discarding it."""
        seat = self.seat
        if card < FIRST_CRAFTSMAN:
            if not bars_beginning(g, seat, card):
                g.offer(BEGIN.base + card)
        elif card < FIRST_TOWNSFOLK:
            if not bars_hiring(g, seat, card - FIRST_CRAFTSMAN):
                g.offer(HIRE.base + card - FIRST_CRAFTSMAN)
        elif card < FIRST_CALLED:
            offer_sending(g, seat, card)
        elif card < FIRST_TOOL:
            if not bars_calling(g, seat, card):
                g.offer(CALL.base + card - FIRST_CALLED)
        elif card < FIRST_BUILDING:
            if not bars_tool(g, seat, card - FIRST_TOOL):
                g.offer(BUY_TOOL.base + card - FIRST_TOOL)
        elif not bars_building(g, seat, card - FIRST_BUILDING):
            g.offer(BUILD.base + card - FIRST_BUILDING)

    def why_not(self, g: Shipwrights, action: i64) -> str:
        """SW-27, SW-28, SW-36, and the clauses of each kind of action"""
        seat = self.seat
        if BUY.has(action):
            return bars_purchase(g, seat)
        if BUY_WITH_CART.has(action):
            return bars_cart(g, seat, BUY_WITH_CART.arg(action))
        if DROP_TOOL.has(action):
            return "SW-36" if g.tool[seat] == NONE else ""
        if FINISH.has(action):
            return bars_finishing(g, seat, FINISH.arg(action), False)
        if FINISH_WITH_TOOL.has(action):
            return bars_finishing(g, seat, FINISH_WITH_TOOL.arg(action), True)
        if BEGIN.has(action):
            return bars_beginning(g, seat, BEGIN.arg(action))
        if HIRE.has(action):
            return bars_hiring(g, seat, HIRE.arg(action))
        if is_sending(action):
            return bars_sending(g, seat, action)
        if CALL.has(action):
            return bars_calling(g, seat, FIRST_CALLED + CALL.arg(action))
        if BUY_TOOL.has(action):
            return bars_tool(g, seat, BUY_TOOL.arg(action))
        if BUILD.has(action):
            return bars_building(g, seat, BUILD.arg(action))
        if DISCARD.has(action):
            return "" if g.holds(seat, DISCARD.arg(action)) else "SW-28"
        return "SW-27" if g.hand_size[seat] > 0 else ""

    def apply(self, g: Shipwrights, action: i64) -> None:
        seat = self.seat
        if action == END_TURN.base:
            self.end(g)
            return
        g.push(self)
        # The families stand in the order of terms.py; comparing with their ends is faster than asking each.
        if action >= DISCARD.base:
            discard_from_hand(g, seat, DISCARD.arg(action))
        elif action < BUY.end:
            buy_goods(g, seat, BUY.arg(action))
        elif action < BUY_WITH_CART.end:
            buy_goods(g, seat, BUY_WITH_CART.arg(action))
            unload_cart(g, seat, BUY_WITH_CART.arg(action))
        elif action < DROP_TOOL.end:
            discard_tool(g, seat)
        elif action < FINISH.end:
            finish(g, seat, FINISH.arg(action), False)
        elif action < FINISH_WITH_TOOL.end:
            finish(g, seat, FINISH_WITH_TOOL.arg(action), True)
        elif action < BEGIN.end:
            begin(g, seat, BEGIN.arg(action))
        elif action < HIRE.end:
            hire(g, seat, HIRE.arg(action))
        elif action < SEND_THIEF.end:
            send(g, seat, action)
        elif action < CALL.end:
            call(g, seat, FIRST_CALLED + CALL.arg(action))
        elif action < BUY_TOOL.end:
            buy_tool(g, seat, BUY_TOOL.arg(action))
        else:
            construct(g, seat, BUILD.arg(action))

    def end(self, g: Shipwrights) -> None:
        """The next player clockwise has a turn, until all have had one.  SW-23"""
        g.emit(TURN_ENDED, self.seat)
        g.turns_done += 1
        following = g.left_of(self.seat)
        if following != g.starter:
            g.push(TurnStart(following))

    def on_fallback(self, g: State, seat: i64) -> i64:
        """Out of time: discard what is in hand, then end the turn."""
        return g.legal(seat)[-1]
