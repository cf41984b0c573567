"""Set-up and the game turn: sovereign, royal card, peace or war, end of the turn."""

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.ending import GameEnd
from longhall.games.svea_rike.chapters.hands import draw_event
from longhall.games.svea_rike.chapters.history import refill_row
from longhall.games.svea_rike.chapters.income import pay_resources
from longhall.games.svea_rike.chapters.move import OrderOfPlay
from longhall.games.svea_rike.chapters.office import place_merchant
from longhall.games.svea_rike.chapters.war import War
from longhall.games.svea_rike.chapters.windows import open_window
from longhall.games.svea_rike.events import (
    ERA_BEGAN,
    FIEF_FREED,
    REIGN_GOES_ON,
    ROYAL_SHUFFLED,
    ROYAL_TURNED,
    SOVEREIGN_REIGNS,
    TAXED,
    TURN_OVER,
)
from longhall.games.svea_rike.frames import EndOfMoves, SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ALL_FIEFS,
    EXPANSION,
    FIRST_WAR,
    NONE,
    PLACE_MERCHANT,
    PRE_ORDER,
    PRE_ROYAL,
    ROW,
    ROYAL_CARD,
    TAX_GATHERING,
    TURN_END,
    VASA,
)


class SetUp(SveaStep):
    """Gold, starting fiefs, row, hands, one merchant each; then the first sovereign reigns (section 1).  SR-1, SR-2"""

    def run(self, g: SveaRike) -> None:
        lay_out_fiefs(g)
        for seat in range(g.players):
            g.gold[seat] = g.data.start_gold
        g.pile = g.data.of_era[VASA]
        refill_row(g)
        for seat in range(g.players):
            for _ in range(g.data.start_hand):
                draw_event(g, seat)
        for seat in range(g.players):
            g.become(FirstMerchant(seat))
        g.become(Reign(1))


def lay_out_fiefs(g: SveaRike) -> None:
    """Starting fiefs to the players; flag fiefs are foreign, colonies wait; all others form the pool.  SR-34, SR-76"""
    data = g.data
    owned: i64 = 0
    for seat in range(g.players):
        g.fiefs[seat] = data.start_fiefs[g.players * 5 + seat]
        owned |= g.fiefs[seat]
    g.enemy_held = data.flags
    g.aside = data.colonies
    g.pool = ALL_FIEFS & ~owned & ~data.flags & ~data.colonies


class FirstMerchant(SveaDecision):
    """In seat order every player places one merchant in any circle (section 1, step 8)."""

    SPAN = [PLACE_MERCHANT]

    def why_not(self, g: SveaRike, action: i64) -> str:
        return "" if g.has_room(PLACE_MERCHANT.arg(action)) else "SR-42"

    def apply(self, g: SveaRike, action: i64) -> None:
        place_merchant(g, self.seat, PLACE_MERCHANT.arg(action))


class Reign(SveaStep):
    """T1 and T2: the marker moves, perhaps into a new era; then the royal card, of which the first turn has none.

    SR-2, SR-3, SR-4, SR-6
    """

    FIELDS = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def run(self, g: SveaRike) -> None:
        turn = self.turn
        g.turn = turn
        g.reign = 1
        g.emit(SOVEREIGN_REIGNS, turn - 1)
        if turn > 1:
            if g.data.era[turn] != g.data.era[turn - 1]:
                change_era(g)
            open_window(g, PRE_ROYAL, NONE, RoyalCard())
        g.become(GameTurn())


def change_era(g: SveaRike) -> None:
    """The old row and pile are put away, the next pile comes into use; in the Expansion era the colonies open.  SR-7"""
    era = g.era()
    g.emit(ERA_BEGAN, era)
    g.gone |= g.row_cards() | g.pile
    for card in g.under:
        g.gone |= bit(card)
    g.under = []
    for place in range(ROW):
        g.row[place] = NONE
    g.pile = g.data.of_era[era] & ~g.gone
    refill_row(g)
    if era >= EXPANSION:
        colonies = g.aside
        g.pool |= colonies
        g.aside = 0
        while colonies != 0:
            g.emit(FIEF_FREED, lowest(colonies))
            colonies &= colonies - 1


class RoyalCard(SveaStep):
    """The old royal card is discarded and the top card turned up, unless Fall of the monarchy has named one.

    SR-10, SR-11, SR-12
    """

    def run(self, g: SveaRike) -> None:
        if g.royal_chosen:
            g.royal_chosen = False
            return
        if g.royal >= 0:
            g.royal_discard |= bit(g.royal)
        if g.royal_pile == 0:
            g.royal_pile = g.royal_discard
            g.royal_discard = 0
            g.emit(ROYAL_SHUFFLED)
        card = g.pick_of(ROYAL_CARD, g.royal_pile)
        g.royal_pile &= ~bit(card)
        g.royal = card
        g.emit(ROYAL_TURNED, card, g.text())


class GameTurn(SveaStep):
    """T3 to T9: income of resources, the royal card takes effect, then moves in peace or the war phase.

    SR-4, SR-5, SR-18
    """

    def run(self, g: SveaRike) -> None:
        pay_resources(g)
        text = g.text()
        if text == TAX_GATHERING:
            gather_taxes(g)
        if g.data.is_war(text):
            g.become(War(text - FIRST_WAR))
        else:
            open_window(g, PRE_ORDER, NONE, OrderOfPlay())
        g.become(EndOfMoves())
        g.become(TurnEnd())


def gather_taxes(g: SveaRike) -> None:
    """Every player pays half of the gold, rounded down.  SR-14"""
    for seat in range(g.players):
        gold = g.gold[seat] // 2
        g.gold[seat] -= gold
        g.emit(TAXED, seat, gold)


class TurnEnd(SveaStep):
    """T8: W_TURN_END, in peace and after a war.  SR-4, SR-9"""

    def run(self, g: SveaRike) -> None:
        g.mover = NONE
        g.markers = 0
        g.leftmost = NONE
        g.activity = NONE
        g.income_source = NONE
        g.last_activity = NONE
        g.emit(TURN_OVER)
        open_window(g, TURN_END, NONE, Reset())


class Reset(SveaStep):
    """T9: marks of this game turn lapse. By Protector government the same sovereign has another one.  SR-8, SR-145"""

    def run(self, g: SveaRike) -> None:
        g.famine = 0
        g.low_demand = 0
        g.supplied = 0
        g.forced = NONE
        g.war_fought = False
        g.turned_up = []
        g.move_number = 0
        if g.protector:
            g.protector = False
            g.reign += 1
            g.emit(REIGN_GOES_ON, g.turn - 1)
            g.become(GameTurn())
        elif g.turn == g.data.turns:
            g.become(GameEnd())
        else:
            g.become(Reign(g.turn + 1))
