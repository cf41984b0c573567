"""The general operations that cards and phases are made of: gaining, losing, paying, drawing, discarding."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.pile import discard, draw, show_top
from longhall.games.shipwrights.frames import ShipDecision, ShipStep
from longhall.games.shipwrights.knowledge.ledger import DREW, DREW_TOP, PLAYED, remember
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BERSERKER,
    CALLED_ON,
    CARD_DRAWN,
    DISCARDED,
    FIRST_TOWNSFOLK,
    GOLD_GAINED,
    GOLD_LOST,
    GOLD_PAID,
    GOOD_RETURNED,
    GOOD_TAKEN,
    GOODS,
    HAND,
    TABLE,
    TAKE,
    WORKERS_GAINED,
    WORKERS_PAID,
)
from longhall.kernel.sets import bit


def gain_gold(g: Shipwrights, seat: i64, amount: i64) -> i64:
    """Gold never rises above 12: what is beyond is lost. How much was gained.  SW-8, SW-72"""
    gained = min(amount, g.data.gold_max - g.gold[seat])
    g.gold[seat] += gained
    return gained


def lose_gold(g: Shipwrights, seat: i64, amount: i64) -> None:
    """A forced loss takes what is there, down to 0.  SW-8, SW-9"""
    lost = min(amount, g.gold[seat])
    g.gold[seat] -= lost
    g.emit(GOLD_LOST, seat, lost)


def pay(g: Shipwrights, seat: i64, gold: i64, workers: i64) -> None:
    """A price in Gold, and in Workers of the Village who go back to the Supply.  SW-3, SW-9"""
    if gold > 0:
        g.gold[seat] -= gold
        g.emit(GOLD_PAID, seat, gold)
    if workers > 0:
        g.workers[seat] -= workers
        g.emit(WORKERS_PAID, seat, workers)


def receive_gold(g: Shipwrights, seat: i64, amount: i64) -> None:
    g.emit(GOLD_GAINED, seat, gain_gold(g, seat, amount))


def receive_workers(g: Shipwrights, seat: i64, amount: i64) -> None:
    """During the day the Village has no limit.  SW-10"""
    g.workers[seat] += amount
    g.emit(WORKERS_GAINED, seat, amount)


def receive_goods(g: Shipwrights, seat: i64, good: i64, amount: i64) -> None:
    """During the day the Mill has no limit.  SW-10"""
    g.mill[seat * GOODS + good] += amount
    g.emit(GOOD_TAKEN, seat, good, amount)


def return_goods(g: Shipwrights, seat: i64, good: i64, amount: i64) -> None:
    g.mill[seat * GOODS + good] -= amount
    g.emit(GOOD_RETURNED, seat, good, amount)


def take_from_hand(g: Shipwrights, seat: i64, card: i64, zone: i64) -> i64:
    """A card leaves a hand for all to see. Of equal cards it is always the lowest numbered copy."""
    copy = g.take(card, HAND + seat, zone)
    g.hand_size[seat] -= 1
    if not g.another:
        g.held[seat] &= ~bit(card)
    remember(g, PLAYED, seat, copy)
    return copy


def discard_from_hand(g: Shipwrights, seat: i64, card: i64) -> None:
    """SW-14, SW-28"""
    copy = take_from_hand(g, seat, card, TABLE)
    g.emit(DISCARDED, seat, card)
    discard(g, copy)


def cards_to_draw(g: Shipwrights, wanted: i64) -> i64:
    """How many of so many cards can still be drawn in this turn.  SW-13, SW-102"""
    if g.pile_size == 0:
        return 0
    return min(wanted, g.data.draws_max - g.drawn)


def draw_cards(g: Shipwrights, seat: i64, wanted: i64) -> None:
    """Cards are drawn one at a time into the hand; those that cannot be drawn are forgone.  SW-11, SW-13, SW-64"""
    first = True
    for _ in range(cards_to_draw(g, wanted)):
        if g.pile_size == 0:
            break
        copy = draw(g, HAND + seat)
        g.put_in_hand(seat, copy)
        g.drawn += 1
        remember(g, DREW_TOP if first else DREW, seat, copy)
        g.tell(1 << seat, CARD_DRAWN, seat, g.data.card_of[copy])
        first = False
    show_top(g)


def bars_playing(g: Shipwrights, seat: i64, card: i64) -> str:
    """The card must be in hand and its price payable.  SW-9, SW-46, SW-57"""
    if not g.holds(seat, card):
        return "SW-46"
    data = g.data
    row = card - FIRST_TOWNSFOLK
    if g.gold[seat] < data.cost_gold[row]:
        return "SW-57" if card == BERSERKER else "SW-9"
    return "SW-67" if g.workers[seat] < data.cost_workers[row] else ""


def put_on_table(g: Shipwrights, seat: i64, card: i64) -> i64:
    """The card is played: its cost is paid, and it lies on the table while it is carried out.  SW-47"""
    copy = take_from_hand(g, seat, card, TABLE)
    g.emit(CALLED_ON, seat, card)
    row = card - FIRST_TOWNSFOLK
    pay(g, seat, g.data.cost_gold[row], g.data.cost_workers[row])
    return copy


class TakeGoods(ShipDecision):
    """Goods of choice from the Supply into the Mill, one after the other, equal or different.  SW-5, SW-65, SW-67"""

    FIELDS = ("seat", "left")
    SPAN = [TAKE]

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def why_not(self, g: Shipwrights, action: i64) -> str:
        return ""

    def apply(self, g: Shipwrights, action: i64) -> None:
        receive_goods(g, self.seat, TAKE.arg(action), 1)
        if self.left > 1:
            g.push(TakeGoods(self.seat, self.left - 1))


class CardDone(ShipStep):
    """A Townsfolk card has been carried out completely and is discarded.  SW-47"""

    FIELDS = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def run(self, g: Shipwrights) -> None:
        discard(g, g.copy_in(self.card, TABLE))


def receive(g: Shipwrights, seat: i64, row: i64) -> None:
    """What any of the cards may give, by the numbers beside it: Gold (and the others' loss), Workers, Goods of choice,
    cards.  SW-62, SW-65, SW-66, SW-67, SW-69, SW-70"""
    data = g.data
    gold = data.gain_gold[row] + data.gain_gold_each[row] * g.turns_done
    if gold > 0:
        receive_gold(g, seat, gold)
    if data.others_lose[row] > 0:
        opponents_lose(g, seat, data.others_lose[row], data.blocked[row] == 1)
    if data.gain_workers[row] > 0:
        receive_workers(g, seat, data.gain_workers[row])
    if data.gain_goods[row] > 0:
        g.push(TakeGoods(seat, data.gain_goods[row]))
    if data.draw[row] > 0:
        draw_cards(g, seat, data.draw[row])


def opponents_lose(g: Shipwrights, seat: i64, amount: i64, blocked: bool) -> None:
    """The Mercenary: every opponent without a Watchman loses Gold.  SW-55, SW-60"""
    for other in range(g.players):
        if other != seat and not (blocked and g.watchmen[other] > 0):
            lose_gold(g, other, amount)
