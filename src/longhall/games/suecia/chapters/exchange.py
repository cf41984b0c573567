"""Exchanges on the market inside one's own action: sell, then buy, with no change given."""

from mypy_extensions import i64

from longhall.games.suecia.chapters.flow import accepts, can_give, gain, into_market, on_offer, out_of_market, pay, room
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    ALL,
    BOUGHT,
    BUY,
    ENOUGH,
    EXCHANGE_ENDED,
    KINDS,
    NUMBERED,
    SELL,
    SOLD,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import bit, has


def can_exchange(g: Suecia, seat: i64) -> bool:
    """Whether an exchange could end in a purchase; only then one may be begun.  SU-75, SU-76"""
    return sellable_towards(g, seat, 0, 0, at_once=True) != 0


# Prices


def stock_before(g: Suecia, kind: i64, shifted: i64) -> i64:
    """The stock when the exchange began: that is what prices are read from as printed.  SU-75"""
    if shifted == 0:
        return g.stock[kind]
    if has(shifted, kind):
        return g.stock[kind] - 1
    if has(shifted, kind + KINDS):
        return g.stock[kind] + 1
    return g.stock[kind]


def brought_by(g: Suecia, kind: i64, units: i64, shifted: i64) -> i64:
    """What so many units sold bring: as printed all at one price, or each at that of the space it enters.  SU-78"""
    if not g.every_unit:
        return units * g.data.selling_price(kind, stock_before(g, kind, shifted))
    brought: i64 = 0
    for unit in range(units):
        brought += g.data.selling_price(kind, g.stock[kind] + unit)
    return brought


def cost_of(g: Suecia, kind: i64, units: i64, shifted: i64) -> i64:
    """What so many units cost: as printed all at one price, or each at that of the space it leaves.  SU-78"""
    if not g.every_unit:
        return units * g.data.buying_price(kind, stock_before(g, kind, shifted))
    cost: i64 = 0
    for unit in range(units):
        cost += g.data.buying_price(kind, g.stock[kind] - unit)
    return cost


# Amounts


def units_to_sell(g: Suecia, seat: i64, kind: i64) -> i64:
    """How many units of a kind the seat can sell now: what she holds, as far as the market accepts it.  SU-73, SU-77

    A kind bought in this action cannot be sold in it.  SU-76
    """
    held = g.owns(seat, kind)
    if held == 0 or has(g.bought, kind):
        return 0
    return min(held, room(g, kind))


def units_to_buy(g: Suecia, kind: i64, proceeds: i64, shifted: i64) -> i64:
    """How many units of a kind can be bought for the proceeds, as far as the market has it.  SU-73, SU-75

    A kind sold in this action cannot be bought in it.  SU-76
    """
    if has(g.sold, kind):
        return 0
    most = on_offer(g, kind)
    if most == 0:
        return 0
    if not g.every_unit:
        return min(most, proceeds // cost_of(g, kind, 1, shifted))
    while cost_of(g, kind, most, shifted) > proceeds:
        most -= 1
    return most


def sellable_towards(g: Suecia, seat: i64, proceeds: i64, shifted: i64, at_once: bool = False) -> i64:
    """The kinds of which a unit may be sold: another can be bought with all that may still be sold.  SU-75, SU-76

    With `at_once` those towards the first wish that can be met: whether there are any is asked in every action.
    """
    worth: i64 = 0  # of everything that can be sold
    kinds: i64 = 0
    for kind in range(KINDS):
        units = units_to_sell(g, seat, kind)
        if units > 0:
            kinds |= bit(kind)
            worth += brought_by(g, kind, units, shifted)
    if kinds == 0:
        return 0
    found: i64 = 0
    for wish in range(KINDS):
        if can_give(g, wish) and not has(g.sold, wish):
            without = worth
            if has(kinds, wish):
                without -= brought_by(g, wish, units_to_sell(g, seat, wish), shifted)
            if proceeds + without >= cost_of(g, wish, 1, shifted):
                found |= kinds & ~bit(wish)
                if at_once and found:
                    break
    return found


def offer_amounts(g: Suecia, family: Family, kind: i64, most: i64) -> None:
    """One unit, two, and so on, and all at once."""
    if most > 0:
        first = kind * family.last
        g.offer_run(family, first, first + min(most, NUMBERED) - 1)
        g.offer(family.of2(kind, ALL))


def least(amount: i64) -> i64:
    """How many units there must be for an amount to be named."""
    return 1 if amount == ALL else amount + 1


class Exchange(SueciaDecision):
    """Sell units, then buy units for the proceeds; what is left of these is lost.  SU-74, SU-75

    Only for the active player, inside her action. An exchange ends with at least one purchase; a kind that was sold in
    the action is not bought in it, nor the reverse, so every exchange comes to an end.  SU-76, SU-77
    """

    FIELDS = ("seat", "proceeds", "buying", "shifted")
    SPAN = [SELL, BUY, ENOUGH]

    def __init__(self, seat: i64, proceeds: i64, buying: bool, shifted: i64) -> None:
        super().__init__(seat)
        self.proceeds: i64 = proceeds  # not yet spent
        self.buying: bool = buying  # something was bought: nothing more is sold
        self.shifted: i64 = shifted  # kinds whose stock this exchange has raised, and behind them those it has lowered

    def affordable(self, g: Suecia, kind: i64) -> i64:
        if self.proceeds == 0:
            return 0
        return units_to_buy(g, kind, self.proceeds, self.shifted)

    def legal(self, g: Suecia) -> None:
        """Amounts up to the most that can be."""
        # By why_not, which is asked about each of 253 actions, 11 us instead of 0.5.
        if not self.buying:
            kinds = sellable_towards(g, self.seat, self.proceeds, self.shifted)
            for kind in range(KINDS):
                if has(kinds, kind):
                    offer_amounts(g, SELL, kind, units_to_sell(g, self.seat, kind))
        for kind in range(KINDS):
            offer_amounts(g, BUY, kind, self.affordable(g, kind))
        if self.buying:
            g.offer(ENOUGH.of(0))

    def why_not(self, g: Suecia, action: i64) -> str:
        if ENOUGH.has(action):
            return "" if self.buying else "SU-75"
        if BUY.has(action):
            return self.why_not_buy(g, BUY.first(action), least(BUY.second(action)))
        return self.why_not_sell(g, SELL.first(action), least(SELL.second(action)))

    def why_not_buy(self, g: Suecia, kind: i64, units: i64) -> str:
        if has(g.sold, kind):
            return "SU-76"
        if not can_give(g, kind):
            return "SU-72"
        if units > on_offer(g, kind):
            return "SU-78" if g.every_unit else "SU-73"
        return "" if units <= self.affordable(g, kind) else "SU-75"

    def why_not_sell(self, g: Suecia, kind: i64, units: i64) -> str:
        if self.buying:
            return "SU-75"
        if has(g.bought, kind):
            return "SU-76"
        if not accepts(g, kind):
            return "SU-72"
        if units > room(g, kind):
            return "SU-78" if g.every_unit else "SU-73"
        if units > g.owns(self.seat, kind):
            return "SU-75"
        return "" if has(sellable_towards(g, self.seat, self.proceeds, self.shifted), kind) else "SU-75"

    def apply(self, g: Suecia, action: i64) -> None:
        if SELL.has(action):
            kind = SELL.first(action)
            amount = SELL.second(action)
            self.sell(g, kind, units_to_sell(g, self.seat, kind) if amount == ALL else amount + 1)
        elif BUY.has(action):
            kind = BUY.first(action)
            amount = BUY.second(action)
            self.buy(g, kind, self.affordable(g, kind) if amount == ALL else amount + 1)
        else:
            g.emit(EXCHANGE_ENDED, self.seat, self.proceeds)

    def sell(self, g: Suecia, kind: i64, units: i64) -> None:
        shifted = self.shifted
        brought = brought_by(g, kind, units, shifted)
        pay(g, self.seat, kind, units)
        if into_market(g, kind, units) > 0 and not g.every_unit:
            shifted |= bit(kind)
        g.sold |= bit(kind)
        g.emit(SOLD, self.seat, kind, units, brought)
        g.push(Exchange(self.seat, self.proceeds + brought, False, shifted))

    def buy(self, g: Suecia, kind: i64, units: i64) -> None:
        shifted = self.shifted
        cost = cost_of(g, kind, units, shifted)
        if out_of_market(g, kind, units) > 0 and not g.every_unit:
            shifted |= bit(kind + KINDS)
        gain(g, self.seat, kind, units)
        g.bought |= bit(kind)
        g.emit(BOUGHT, self.seat, kind, units, cost)
        left = Exchange(self.seat, self.proceeds - cost, True, shifted)
        if left.can_go_on(g):
            g.push(left)
        else:
            g.emit(EXCHANGE_ENDED, self.seat, left.proceeds)

    def can_go_on(self, g: Suecia) -> bool:
        for kind in range(KINDS):
            if self.affordable(g, kind) > 0:
                return True
        return False

    def fallback(self, g: Suecia) -> i64:
        """End as soon as one unit is bought."""
        if self.buying:
            return ENOUGH.of(0)
        for kind in range(KINDS):
            if self.affordable(g, kind) > 0:
                return BUY.of2(kind, 0)
        return super().fallback(g)
