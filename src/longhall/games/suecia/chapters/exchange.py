"""Exchanges on the market inside one's own action: sell, then buy, with no change given."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from longhall.games.suecia.chapters.flow import accepts, buy, can_give, sell
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    BOUGHT,
    BUY,
    ENOUGH,
    EXCHANGE_ENDED,
    KINDS,
    SELL,
    SOLD,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import bit, has


def can_exchange(g: Suecia, seat: i64) -> bool:
    """Whether an exchange could end in a purchase; only then one may be begun.  SU-75, SU-76"""
    return sellable_towards(g, seat, 0, 0) != 0


def units_to_sell(g: Suecia, seat: i64, kind: i64) -> i64:
    """How many units of a kind the seat can sell now: what she holds, as far as the market accepts it.  SU-73, SU-77

    A kind bought in this action cannot be sold in it.  SU-76
    """
    held = g.owns(seat, kind)
    if held == 0 or has(g.bought, kind) or not accepts(g, kind):
        return 0
    if g.stock[kind] == g.data.capacity - 1 and not has(g.moved_in, kind):
        return 1
    return held


def can_buy(g: Suecia, kind: i64) -> bool:
    """Whether the market has the kind and it was not sold in this action.  SU-72, SU-76"""
    return can_give(g, kind) and not has(g.sold, kind)


def stock_before(g: Suecia, kind: i64, shifted: i64) -> i64:
    """The stock when the exchange began: that is what prices are read from.  SU-75"""
    if has(shifted, kind):
        return g.stock[kind] - 1
    if has(shifted, kind + KINDS):
        return g.stock[kind] + 1
    return g.stock[kind]


def sellable_towards(g: Suecia, seat: i64, proceeds: i64, shifted: i64) -> i64:
    """The kinds of which a unit may be sold: another can be bought with all that may still be sold.  SU-75, SU-76"""
    worth: i64 = 0  # of everything that can be sold
    kinds: i64 = 0
    data = g.data
    for kind in range(KINDS):
        units = units_to_sell(g, seat, kind)
        if units > 0:
            kinds |= bit(kind)
            worth += units * data.selling_price(kind, stock_before(g, kind, shifted))
    if kinds == 0:
        return 0
    found: i64 = 0
    for wish in range(KINDS):
        if can_buy(g, wish):
            without = worth
            if has(kinds, wish):
                without -= units_to_sell(g, seat, wish) * data.selling_price(wish, stock_before(g, wish, shifted))
            if proceeds + without >= data.buying_price(wish, stock_before(g, wish, shifted)):
                found |= kinds & ~bit(wish)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(SueciaDecision):
    """Sell units, then buy units for the proceeds; what is left of these is lost.  SU-74, SU-75

    Only for the active player, inside her action. All prices are those at the beginning. An exchange ends with at least
    one purchase; a kind that was sold in the action is not bought in it, nor the reverse, so every exchange comes to an
    end.  SU-76, SU-77
    """

    FIELDS = ("seat", "proceeds", "buying", "shifted")

    def __init__(self, seat: i64, proceeds: i64, buying: bool, shifted: i64) -> None:
        super().__init__(seat)
        self.proceeds: i64 = proceeds  # not yet spent
        self.buying: bool = buying  # something was bought: nothing more is sold
        self.shifted: i64 = shifted  # kinds whose stock this exchange has raised, and behind them those it has lowered

    def span(self) -> list[Family]:
        return [SELL, BUY, ENOUGH]

    def price(self, g: Suecia, kind: i64) -> i64:
        return g.data.buying_price(kind, stock_before(g, kind, self.shifted))

    def legal(self, g: Suecia) -> None:
        if self.buying:
            g.offer(ENOUGH.of(0))
        else:
            kinds = sellable_towards(g, self.seat, self.proceeds, self.shifted)
            for kind in range(KINDS):
                if has(kinds, kind):
                    g.offer(SELL.of(kind))
        for kind in range(KINDS):
            if can_buy(g, kind) and self.price(g, kind) <= self.proceeds:
                g.offer(BUY.of(kind))

    def why_not(self, g: Suecia, action: i64) -> str:
        if ENOUGH.has(action):
            return "" if self.buying else "SU-75"
        if BUY.has(action):
            kind = BUY.arg(action)
            if has(g.sold, kind):
                return "SU-76"
            if not can_give(g, kind):
                return "SU-72"
            return "" if self.price(g, kind) <= self.proceeds else "SU-75"
        kind = SELL.arg(action)
        if self.buying:
            return "SU-75"
        if has(g.bought, kind):
            return "SU-76"
        if not accepts(g, kind):
            return "SU-72"
        return "" if has(sellable_towards(g, self.seat, self.proceeds, self.shifted), kind) else "SU-75"

    def apply(self, g: Suecia, action: i64) -> None:
        if SELL.has(action):
            self.sell(g, SELL.arg(action))
        elif BUY.has(action):
            self.buy(g, BUY.arg(action))
        else:
            g.emit(EXCHANGE_ENDED, self.seat, self.proceeds)

    def sell(self, g: Suecia, kind: i64) -> None:
        shifted = self.shifted
        before = g.stock[kind]
        price = g.data.selling_price(kind, stock_before(g, kind, shifted))
        sell(g, self.seat, kind)
        g.sold |= bit(kind)
        if g.stock[kind] != before:
            shifted |= bit(kind)
        g.emit(SOLD, self.seat, kind, price)
        g.push(Exchange(self.seat, self.proceeds + price, False, shifted))

    def buy(self, g: Suecia, kind: i64) -> None:
        shifted = self.shifted
        before = g.stock[kind]
        price = self.price(g, kind)
        buy(g, self.seat, kind)
        g.bought |= bit(kind)
        if g.stock[kind] != before:
            shifted |= bit(kind + KINDS)
        g.emit(BOUGHT, self.seat, kind, price)
        left = Exchange(self.seat, self.proceeds - price, True, shifted)
        if left.can_go_on(g):
            g.push(left)
        else:
            g.emit(EXCHANGE_ENDED, self.seat, left.proceeds)

    def can_go_on(self, g: Suecia) -> bool:
        for kind in range(KINDS):
            if can_buy(g, kind) and self.price(g, kind) <= self.proceeds:
                return True
        return False

    def fallback(self, g: Suecia) -> i64:
        """End as soon as one unit is bought."""
        if self.buying:
            return ENOUGH.of(0)
        for kind in range(KINDS):
            if can_buy(g, kind) and self.price(g, kind) <= self.proceeds:
                return BUY.of(kind)
        g.count = 0
        self.legal(g)
        return g.menu[0]


# How long a game can last

LONGEST: Final = 10**18
