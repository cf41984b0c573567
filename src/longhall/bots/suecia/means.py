"""What a seat of Suecia can do with what it holds: which actions find a target, and what goods are good for."""

from typing import Final

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import giving
from longhall.games.suecia.chapters.collect import CollectResource
from longhall.games.suecia.chapters.demand import ChooseNation, FillUnits
from longhall.games.suecia.chapters.exchange import units_to_sell
from longhall.games.suecia.chapters.flow import is_full, missing, on_offer, takes_any
from longhall.games.suecia.chapters.opened import ANY_KIND, Opened
from longhall.games.suecia.chapters.place import FarmProvince, PlaceCastle, PlaceChurch
from longhall.games.suecia.chapters.shop import ChooseTile, FlipTile
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    COLLECT_MARKET,
    COLLECT_RESERVE,
    DEMAND_MISSIONS,
    DEMAND_SHIPS,
    FLIP_TILE,
    FRONT,
    KINDS,
    MISSIONS,
    OPEN,
    PLACE_CASTLE,
    PLACE_CHURCH,
    PLACE_FARM,
    PLACE_SHOP,
    SHIPS,
    SLOTS,
    SORT_SIZE,
    SUPPLY_CITY,
    TIER_SIZE,
    TIERS,
)
from longhall.kernel.sets import has

IMPOSSIBLE: Final[i64] = 1000000


def finds_target(g: Suecia, seat: i64, deed: i64, tier: i64) -> bool:
    """Whether an action, once opened, can be carried out with what the seat holds."""
    if deed == PLACE_CASTLE:
        return any_target(g, PlaceCastle(seat, tier, ANY_KIND))
    if deed == PLACE_CHURCH:
        return any_target(g, PlaceChurch(seat, tier, ANY_KIND))
    if deed == PLACE_FARM:
        return any_target(g, FarmProvince(seat, tier, ANY_KIND))
    if deed == PLACE_SHOP:
        return any_target(g, ChooseTile(seat, tier, ANY_KIND))
    if deed == FLIP_TILE:
        return any_target(g, FlipTile(seat))
    if deed in (COLLECT_RESERVE, COLLECT_MARKET):
        return any_target(g, CollectResource(seat, tier, deed))
    if deed == SUPPLY_CITY:
        for kind in range(tier * TIER_SIZE, (tier + 1) * TIER_SIZE):
            if g.farms[seat * TIERS + tier] & g.hexes[kind] != 0 and takes_any(g, kind):
                return True
        return False
    if deed == DEMAND_SHIPS:
        return any_target(g, ChooseNation(seat, SHIPS))
    if deed == DEMAND_MISSIONS:
        return any_target(g, ChooseNation(seat, MISSIONS))
    return True


def any_target(g: Suecia, opened: Opened) -> bool:
    targets = opened.targets()
    action = targets.base
    while action < targets.end:
        if not opened.refuse(g, action):
            return True
        action += 1
    return False


def actions_to_come(g: Suecia, seat: i64) -> i64:
    """Estate actions that the seat will still have: those of every card to be played, and what this turn has left."""
    rows = g.data.rows[g.players]
    found: i64 = 0
    for column in range(g.data.columns[g.players]):
        height = g.column_height(seat, column)
        found += (rows * (rows + 1) - height * (height + 1)) // 2
    if seat == g.active:
        found += g.pool[0] + g.pool[1] + g.pool[2] + g.pool[3]
    return found


def sought(g: Suecia, seat: i64, kind: i64) -> i64:
    """How many chits of a kind the missions in hand still cost: one to a shop, two to the market.  SU-55, SU-57"""
    found: i64 = 0
    for slot in range(SORT_SIZE, SLOTS):
        if g.card[seat * SLOTS + slot] != NONE:
            found += missing(g, seat, slot, kind)
    return found if giving(g, kind) != 0 else found * g.data.market_price


def can_fulfil(g: Suecia, seat: i64) -> bool:
    """Whether the seat has a mission that it could fulfil with what it holds."""
    for slot in range(SORT_SIZE, SLOTS):
        if g.card[seat * SLOTS + slot] != NONE and cost_of_mission(g, seat, slot) == 0:
            return True
    return False


def still_to_get(g: Suecia, seat: i64, slot: i64, kind: i64) -> i64:
    """How many chits of a kind the seat must get to fulfil a mission: a unit costs one to a shop, two to the market."""
    units = missing(g, seat, slot, kind)
    price = 1 if giving(g, kind) != 0 else g.data.market_price
    return max(units * price - g.owns(seat, kind), 0)


def cost_of_mission(g: Suecia, seat: i64, slot: i64) -> i64:
    """The coins that it takes to buy what a mission still asks for; IMPOSSIBLE if the market cannot give it.

    Who buys lowers the stock, and units that no shop gives need one that is left.  SU-57, SU-73
    """
    cost: i64 = 0
    for kind in range(ADVANCED * TIER_SIZE, KINDS):
        units = missing(g, seat, slot, kind)
        if units > 0:
            wanted = still_to_get(g, seat, slot, kind)
            if wanted > 0:
                if has(g.sold, kind) or on_offer(g, kind) < wanted:
                    return IMPOSSIBLE
                cost += wanted * g.data.buying_price(kind, g.stock[kind])
            taken = 1 if wanted > 0 and not has(g.moved_out, kind) else 0
            if giving(g, kind) == 0 and g.stock[kind] - taken < 1:
                return IMPOSSIBLE
    return cost


def coins_for(g: Suecia, seat: i64, slot: i64) -> i64:
    """The coins that all goods bring which a mission does not ask for."""
    found: i64 = 0
    for kind in range(KINDS):
        units = units_to_sell(g, seat, kind)
        if units > 0 and missing(g, seat, slot, kind) <= 0:
            found += units * g.data.selling_price(kind, g.stock[kind])
    return found


def mission_in_reach(g: Suecia, seat: i64, proceeds: i64) -> i64:
    """The slot of the cheapest mission that the seat could fulfil after an exchange; NONE if there is none.

    Inside a demand only those of its nation count.  SU-50
    """
    best = IMPOSSIBLE
    found = NONE
    nation = demanded(g)
    for slot in range(SORT_SIZE, SLOTS):
        card = g.card[seat * SLOTS + slot]
        if card != NONE and (nation == NONE or card == nation) and not is_full(g, seat, slot):
            cost = cost_of_mission(g, seat, slot)
            if cost < best and cost <= proceeds + coins_for(g, seat, slot):
                best = cost
                found = slot
    return found


def nearness(g: Suecia, seat: i64, proceeds: i64) -> float:
    """How near the seat is to a mission that it holds, from 0 to 1: the part of what it costs that its goods bring."""
    best: float = 0.0
    for slot in range(SORT_SIZE, SLOTS):
        if g.card[seat * SLOTS + slot] != NONE and not is_full(g, seat, slot):
            cost = cost_of_mission(g, seat, slot)
            coins = proceeds + coins_for(g, seat, slot)
            if cost <= coins:
                return 1.0
            if cost < IMPOSSIBLE:
                best = max(best, float(coins) / float(cost))
    return best


def left_to_fill(g: Suecia, seat: i64, slot: i64) -> i64:
    """How many units a card still asks for."""
    found: i64 = 0
    for kind in range(KINDS):
        found += missing(g, seat, slot, kind)
    return found


def demanded(g: Suecia) -> i64:
    """The nation of the missions that are being filled; NONE if none are."""
    if g.phase != OPEN or g.deed != DEMAND_MISSIONS:
        return NONE
    waiting = g.waiting
    if isinstance(waiting, FillUnits):
        return waiting.nation
    for place in range(g.height):
        frame = g.stack[place]
        if isinstance(frame, FillUnits):
            return frame.nation
    return NONE


def cost_of_nation(g: Suecia, seat: i64, nation: i64) -> i64:
    """The coins that it would take to fulfil a new mission of a nation; IMPOSSIBLE if the market could not give it."""
    cost: i64 = 0
    for kind in range(ADVANCED * TIER_SIZE, KINDS):
        units = g.data.asks(nation, FRONT, kind)
        if units > 0:
            shops = giving(g, kind) != 0
            wanted = units * (1 if shops else g.data.market_price) - g.owns(seat, kind)
            if wanted > 0:
                if on_offer(g, kind) < wanted:
                    return IMPOSSIBLE
                cost += wanted * g.data.buying_price(kind, g.stock[kind])
    return cost
