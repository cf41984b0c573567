"""Trade in Suecia: what goods are worth by the prices of the market, and which exchange gains most.

As printed an exchange moves the price by one chit, however many units are traded. So who holds much of a kind gains by
selling it dear for one that is cheap, and a few units traded the other way make it dear again.
"""

from typing import Final

from mypy_extensions import i64

from longhall.bots.suecia.means import sought
from longhall.games.suecia.chapters.city import giving
from longhall.games.suecia.chapters.exchange import Exchange, brought_by, cost_of, units_to_buy, units_to_sell
from longhall.games.suecia.chapters.flow import can_give
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import ALL, KINDS, TIER_SIZE
from longhall.kernel.sets import has

TODAY: Final[float] = 0.35  # the part of a unit's value that is today's price; the rest is what prices come back to
SCARCE: Final[float] = 1.2  # times the usual price: what a kind comes to of which the market has none
GLUT: Final[float] = 0.06  # of the usual price less for each chit on the market
ADVANCED_MORE: Final[float] = 1.2  # advanced goods bring more points than their price says
SOUGHT: Final[float] = 2.0  # coins more for a unit that a mission in hand asks for
FEW: Final[i64] = 2  # of each kind are kept gladly, to build with and to move the price;
KEPT: Final[float] = 0.8  # so many coins are they worth more
LEFT: Final[float] = 0.5  # what a coin is worth that a purchase leaves over


def unit_value(g: Suecia, kind: i64, stock: i64) -> float:
    """The coins that a unit of a kind may bring sooner or later, if the market holds so much of it: the price of today,
    and what prices come back to."""
    usual = float(g.data.selling_price(kind, g.data.capacity // 2))
    today = float(g.data.selling_price(kind, stock))
    found = TODAY * today + (1.0 - TODAY) * usual * (SCARCE - GLUT * float(stock))
    return found * ADVANCED_MORE if kind >= TIER_SIZE else found


def value_of_kind(g: Suecia, seat: i64, kind: i64, held: i64, stock: i64) -> float:
    """The coins that so many units of a kind are worth to the seat."""
    found = float(held) * unit_value(g, kind, stock) + KEPT * float(min(held, FEW))
    if kind >= TIER_SIZE and held > 0 and (stock > 0 or giving(g, kind) != 0):
        found += SOUGHT * float(min(held, sought(g, seat, kind)))
    return found


def value_now(g: Suecia, seat: i64, kind: i64) -> float:
    return value_of_kind(g, seat, kind, g.owns(seat, kind), g.stock[kind])


def gain_by_sale(g: Suecia, seat: i64, kind: i64, units: i64, proceeds: i64, shifted: i64) -> float:
    """The coins gained by selling so many units and buying the best for them, beside proceeds of earlier sales."""
    stock = g.stock[kind]
    if g.every_unit:
        stock += units
    elif not has(g.moved_in, kind):
        stock += 1
    given = value_now(g, seat, kind) - value_of_kind(g, seat, kind, g.owns(seat, kind) - units, stock)
    return gain_by_buying(g, seat, proceeds + brought_by(g, kind, units, shifted), shifted, kind) - given


def gain_by_buying(g: Suecia, seat: i64, proceeds: i64, shifted: i64, but: i64) -> float:
    """The coins gained by the best purchase for the proceeds, of any kind but one."""
    best: float = 0.0
    for kind in range(KINDS):
        if kind != but and can_give(g, kind):
            gained = gain_by_purchase(g, seat, kind, units_to_buy(g, kind, proceeds, shifted), proceeds, shifted)
            if gained > best:
                best = gained
    return best


def gain_by_purchase(g: Suecia, seat: i64, kind: i64, units: i64, proceeds: i64, shifted: i64) -> float:
    """The coins that so many units bought are worth; what is left of the proceeds may still buy something."""
    if units <= 0:
        return 0.0
    stock = g.stock[kind]
    if g.every_unit:
        stock -= units
    elif not has(g.moved_out, kind):
        stock -= 1
    left = float(proceeds - cost_of(g, kind, units, shifted))
    return value_of_kind(g, seat, kind, g.owns(seat, kind) + units, stock) - value_now(g, seat, kind) + LEFT * left


def gain_by_exchange(g: Suecia, seat: i64) -> float:
    """The coins that the best exchange would gain now: of all units of a kind, all but a few, or just enough."""
    best: float = -1.0
    for kind in range(KINDS):
        units = units_to_sell(g, seat, kind)
        if units > 0:
            best = max(best, gain_by_sale(g, seat, kind, units, 0, 0))
            if units > FEW:
                best = max(best, gain_by_sale(g, seat, kind, units - FEW, 0, 0))
                best = max(best, gain_by_sale(g, seat, kind, FEW, 0, 0))
            if units > 1:
                best = max(best, gain_by_sale(g, seat, kind, 1, 0, 0))
    return best


def gain_by_selling(g: Suecia, seat: i64, exchange: Exchange, kind: i64, amount: i64) -> float:
    """The coins that an amount gains which is sold now, more than the proceeds so far would bring."""
    most = units_to_sell(g, seat, kind)
    units = most if amount == ALL else min(amount + 1, most)
    found = gain_by_sale(g, seat, kind, units, exchange.proceeds, exchange.shifted)
    if exchange.proceeds > 0:
        found -= gain_by_buying(g, seat, exchange.proceeds, exchange.shifted, -1)
    return found


def loss_by_buying(g: Suecia, seat: i64, exchange: Exchange, kind: i64, amount: i64) -> float:
    """The coins that another purchase would gain more than this one."""
    most = exchange.affordable(g, kind)
    units = most if amount == ALL else min(amount + 1, most)
    best = gain_by_buying(g, seat, exchange.proceeds, exchange.shifted, -1)
    return best - gain_by_purchase(g, seat, kind, units, exchange.proceeds, exchange.shifted)
