"""The Sage and the Trader: cards that are paid for in several small steps."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.effects import discard_from_hand, draw_cards, receive_goods, return_goods
from longhall.games.shipwrights.frames import ShipDecision
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import DISCARD, ENOUGH, GOODS, RETURN, TAKE


class SageDiscard(ShipDecision):
    """The Sage: first discard 1 or 2 other cards, then draw one more than were discarded.  SW-63, SW-64"""

    FIELDS = ("seat", "count")
    SPAN = [ENOUGH, DISCARD]

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def why_not(self, g: Shipwrights, action: i64) -> str:
        if ENOUGH.has(action):
            return "SW-63" if self.count < g.data.discard_min else ""
        return "" if g.holds(self.seat, DISCARD.arg(action)) else "SW-28"

    def apply(self, g: Shipwrights, action: i64) -> None:
        count = self.count
        if DISCARD.has(action):
            discard_from_hand(g, self.seat, DISCARD.arg(action))
            count += 1
            if count < g.data.discard_max and g.hand_size[self.seat] > 0:
                g.push(SageDiscard(self.seat, count))
                return
        draw_cards(g, self.seat, count + g.data.draw_over)


class TraderGive(ShipDecision):
    """The Trader: return 1 to 3 Goods, but not of all types.  SW-68"""

    FIELDS = ("seat", "count", "types")
    SPAN = [RETURN, ENOUGH]

    def __init__(self, seat: i64, count: i64, types: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.types: i64 = types  # the types returned so far, as bits

    def why_not(self, g: Shipwrights, action: i64) -> str:
        if ENOUGH.has(action):
            return "SW-68" if self.count < g.data.exchange_min else ""
        return bars_giving(g, self.seat, RETURN.arg(action), self.types)

    def apply(self, g: Shipwrights, action: i64) -> None:
        count = self.count
        types = self.types
        if RETURN.has(action):
            good = RETURN.arg(action)
            return_goods(g, self.seat, good, 1)
            count += 1
            types |= 1 << good
            if count < g.data.exchange_max and can_give(g, self.seat, types):
                g.push(TraderGive(self.seat, count, types))
                return
        trade(g, self.seat, count * g.data.exchange_gain, types)


def bars_giving(g: Shipwrights, seat: i64, good: i64, types: i64) -> str:
    """A Good that is there; one type must be left to receive.  SW-68"""
    return "SW-68" if g.mill[seat * GOODS + good] == 0 or types | (1 << good) == 7 else ""


def can_trade(g: Shipwrights, seat: i64) -> bool:
    """Enough Goods to return, of at most two types.  SW-68"""
    mill = g.mill
    least = min(mill[seat * GOODS], min(mill[seat * GOODS + 1], mill[seat * GOODS + 2]))
    return g.goods_of(seat) - least >= g.data.exchange_min


def can_give(g: Shipwrights, seat: i64, types: i64) -> bool:
    for good in range(GOODS):
        if not bars_giving(g, seat, good, types):
            return True
    return False


def trade(g: Shipwrights, seat: i64, left: i64, given: i64) -> None:
    """As many Goods are received; where only one type was not returned there is nothing to choose.  SW-68"""
    if left == 0:
        return
    if given == 3 or given == 5 or given == 6:
        receive_goods(g, seat, 2 if given == 3 else 1 if given == 5 else 0, left)
    else:
        g.push(TraderTake(seat, left, given))


class TraderTake(ShipDecision):
    """The Trader: receive as many Goods, of types that were not returned.  SW-68"""

    FIELDS = ("seat", "left", "types")
    SPAN = [TAKE]

    def __init__(self, seat: i64, left: i64, types: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.types: i64 = types

    def why_not(self, g: Shipwrights, action: i64) -> str:
        return "SW-68" if (self.types >> TAKE.arg(action)) & 1 == 1 else ""

    def apply(self, g: Shipwrights, action: i64) -> None:
        receive_goods(g, self.seat, TAKE.arg(action), 1)
        trade(g, self.seat, self.left - 1, self.types)
