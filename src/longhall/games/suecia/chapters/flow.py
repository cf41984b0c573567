"""The flow of resources: reserve, market, shops, ships and missions, and who is paid.

Chits never run out: the reserve is an endless source and sink (SU-4). Whatever appears or vanishes does so through the
two functions of the first section, which keep count: `in_play` always equals the chits that lie in hands, on the
market, on tiles, on cards and set aside (position.check adds them up).
"""

from typing import Final

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import (
    convertible,
    first_to_demand,
    first_to_supply,
    giving,
    put_chit,
    take_chit,
    wanting,
)
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUSES,
    CARD_COMPLETED,
    CHITS,
    KINDS,
    MISSION_BONUS,
    MISSIONS,
    OWNER_PAID,
    SHIP_BONUS,
    SHOP_BONUS,
    SLOTS,
    SORT_SIZE,
    TIER_SIZE,
    UNIT_FROM_MARKET,
    UNIT_FROM_SHOP,
    UNIT_TO_MARKET,
    UNIT_TO_SHOP,
    UNITS_LOST,
)
from longhall.kernel.sets import bit, has

# The reserve


def from_reserve(g: Suecia, chit: i64, count: i64) -> None:
    """Chits leave the reserve; the caller lays them somewhere.  SU-4"""
    g.in_play[chit] += count


def to_reserve(g: Suecia, chit: i64, count: i64) -> None:
    """Chits go back to the reserve; the caller took them from somewhere.  SU-4"""
    g.in_play[chit] -= count


def gain(g: Suecia, seat: i64, chit: i64, count: i64) -> None:
    """A player takes chits from the reserve."""
    from_reserve(g, chit, count)
    g.chits[seat * CHITS + chit] += count


def pay(g: Suecia, seat: i64, kind: i64, count: i64) -> None:
    """A player gives chits to the reserve. Fulfilled missions are never paid.  SU-1"""
    g.chits[seat * CHITS + kind] -= count
    to_reserve(g, kind, count)


# The market: in one action only the first chit of a kind in each direction really moves; others pass by the reserve.
# By an option every unit moves.

ENDLESS: Final[i64] = 0x1000000000000000


def accepts(g: Suecia, kind: i64) -> bool:
    """Whether a unit can go in: the market is not full. Asked before every unit.  SU-72, SU-73"""
    return g.stock[kind] < g.data.capacity


def can_give(g: Suecia, kind: i64) -> bool:
    """Whether a unit can come out: the market is not empty. Asked before every unit.  SU-72, SU-73"""
    return g.stock[kind] > 0


def room(g: Suecia, kind: i64) -> i64:
    """How many units can go in one after the other. As printed the chit that fills a row is the last.  SU-73, SU-78"""
    free = g.data.capacity - g.stock[kind]
    if g.every_unit or free == 0 or (free == 1 and not has(g.moved_in, kind)):
        return free
    return ENDLESS


def on_offer(g: Suecia, kind: i64) -> i64:
    """How many units can come out one after the other. As printed the chit that empties a row is the last.

    SU-73, SU-78
    """
    stock = g.stock[kind]
    if g.every_unit or stock == 0 or (stock == 1 and not has(g.moved_out, kind)):
        return stock
    return ENDLESS


def into_market(g: Suecia, kind: i64, units: i64) -> i64:
    """Units move in from the reserve; by how many the stock rises: one in an action, or all.  SU-71, SU-78"""
    moved = units
    if not g.every_unit:
        moved = 0 if has(g.moved_in, kind) else 1
    g.moved_in |= bit(kind)
    from_reserve(g, kind, moved)
    g.stock[kind] += moved
    return moved


def out_of_market(g: Suecia, kind: i64, units: i64) -> i64:
    """Units move out to the reserve; by how many the stock falls: one in an action, or all.  SU-71, SU-78"""
    moved = units
    if not g.every_unit:
        moved = 0 if has(g.moved_out, kind) else 1
    g.moved_out |= bit(kind)
    g.stock[kind] -= moved
    to_reserve(g, kind, moved)
    return moved


# Supply: units from the farms go to the shops that ask for them, then to the market.


def takes_any(g: Suecia, kind: i64) -> bool:
    """Whether a supply of a kind would bring at least one unit somewhere.  SU-47"""
    return wanting(g, kind) != 0 or accepts(g, kind)


def supply(g: Suecia, seat: i64, kind: i64, units: i64) -> None:
    """All units go where they can, none is held back. For each that arrives one is gained.  SU-43, SU-44, SU-46"""
    squares = wanting(g, kind)
    while units > 0 and squares != 0:
        square = first_to_supply(g, kind, squares)
        squares &= ~bit(square)
        from_reserve(g, kind, 1)
        put_chit(g, square, kind)
        gain(g, seat, kind, 1)
        units -= 1
        g.emit(UNIT_TO_SHOP, seat, kind, square)
    overflow(g, seat, kind, units)


def overflow(g: Suecia, seat: i64, kind: i64, units: i64) -> None:
    """Of the units without a shop every second is lost; the others go to the market while it accepts them.  SU-45"""
    lost: i64 = 0
    for unit in range(1, units + 1):
        if unit % g.data.lost_every != 0 and accepts(g, kind):
            into_market(g, kind, 1)
            gain(g, seat, kind, 1)
            g.emit(UNIT_TO_MARKET, seat, kind)
        else:
            lost += 1
    if lost > 0:
        g.emit(UNITS_LOST, kind, lost)


# Demand: units go from the shops, or else from the market, to ships and missions; owners are paid at the end.


def missing(g: Suecia, seat: i64, slot: i64, kind: i64) -> i64:
    """How many units of a kind a card still asks for; what lies on it counts.  SU-51"""
    card = seat * SLOTS + slot
    return g.data.asks(g.card[card], g.flipped[card], kind) - g.cargo[card * KINDS + kind]


def can_source(g: Suecia, seat: i64, kind: i64) -> bool:
    """Whether a unit of a kind is to be had and paid: one to a shop, more to the market.  SU-55, SU-57, SU-58"""
    if giving(g, kind) != 0:
        return g.owns(seat, kind) >= 1
    return can_give(g, kind) and g.owns(seat, kind) >= g.data.market_price


def fill_unit(g: Suecia, seat: i64, slot: i64, kind: i64) -> None:
    """One unit goes to a card: from the first shop that can give it, else from the market.  SU-53, SU-57"""
    shops = giving(g, kind)
    if shops != 0:
        square = first_to_demand(g, slot // SORT_SIZE, shops)
        from_shop(g, square, kind)
        owner = g.shop[square]
        g.chits[seat * CHITS + kind] -= 1
        g.escrow[owner * KINDS + kind] += 1
        g.emit(UNIT_FROM_SHOP, seat, kind, square, owner, slot)
    else:
        pay(g, seat, kind, g.data.market_price)
        out_of_market(g, kind, 1)
        g.emit(UNIT_FROM_MARKET, seat, kind, g.data.market_price, slot)
    from_reserve(g, kind, 1)
    g.cargo[(seat * SLOTS + slot) * KINDS + kind] += 1


def from_shop(g: Suecia, square: i64, kind: i64) -> None:
    """A tile gives a unit: its chit of the kind, or all that it is made of, exchanged in the reserve.  SU-54"""
    if has(g.loaded[kind], square):
        take_chit(g, square, kind)
        to_reserve(g, kind, 1)
    else:
        assert has(convertible(g, kind), square)
        recipe = g.data.recipe[kind]
        for part in range(TIER_SIZE):
            if has(recipe, part):
                take_chit(g, square, part)
                to_reserve(g, part, 1)


def hand_over(g: Suecia) -> None:
    """All payments of a demand are handed over together; each owner paid may build a shop.  SU-56, SU-59, SU-64"""
    for owner in range(g.players):
        kinds: i64 = 0
        for kind in range(KINDS):
            count = g.escrow[owner * KINDS + kind]
            if count > 0:
                g.escrow[owner * KINDS + kind] = 0
                g.chits[owner * CHITS + kind] += count
                kinds |= bit(kind)
                g.emit(OWNER_PAID, g.active, owner, kind, count)
        g.opportunity[owner * BONUSES + SHOP_BONUS] = kinds


def complete_cards(g: Suecia, seat: i64, sort: i64) -> None:
    """Every full card gives its cargo back and pays its returns.  SU-59, SU-65"""
    complete: i64 = 0
    for slot in range(sort * SORT_SIZE, (sort + 1) * SORT_SIZE):
        if is_full(g, seat, slot):
            complete |= bit(slot)
            unload(g, seat, slot)
            pay_returns(g, seat, slot)
    g.opportunity[seat * BONUSES + (MISSION_BONUS if sort == MISSIONS else SHIP_BONUS)] = complete


def is_full(g: Suecia, seat: i64, slot: i64) -> bool:
    if g.card[seat * SLOTS + slot] == NONE:
        return False
    for kind in range(KINDS):
        if missing(g, seat, slot, kind) > 0:
            return False
    return True


def unload(g: Suecia, seat: i64, slot: i64) -> None:
    """The cargo of a card goes to the reserve."""
    first = (seat * SLOTS + slot) * KINDS
    for kind in range(KINDS):
        count = g.cargo[first + kind]
        if count > 0:
            g.cargo[first + kind] = 0
            to_reserve(g, kind, count)


def pay_returns(g: Suecia, seat: i64, slot: i64) -> None:
    card = seat * SLOTS + slot
    for chit in range(CHITS):
        count = g.data.gives(g.card[card], g.flipped[card], chit)
        if count > 0:
            gain(g, seat, chit, count)
            g.emit(CARD_COMPLETED, seat, g.card[card], chit, count)
