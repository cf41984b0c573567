"""Where actions point: the elements of a view that they touch."""

from longhall.games.suecia.chapters.city import first_to_demand, giving
from longhall.games.suecia.chapters.place import ChooseCentre, ChooseRotation, FarmHex
from longhall.games.suecia.chapters.provinces import group_of, zone_bit
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED_ACTION,
    BASIC_ACTION,
    BONUS,
    BUY,
    CENTRE,
    CHURCH,
    COLLECT,
    COLUMN,
    COMPLETE,
    DEMAND,
    DIRECTION,
    DIRECTIONS,
    ESTATE,
    ESTATE_CARD,
    EXCHANGE,
    FILL,
    FLIP,
    HEX,
    INTO,
    KEEP,
    KIND,
    LIFT_CASTLE,
    LIFT_CHURCH,
    LIFT_FARM,
    LIFT_SHOP,
    MAT,
    NATION,
    ON_SQUARE,
    PAY,
    PLAY,
    PROVINCE,
    RETURN,
    SELL,
    SITE,
    SLOT,
    SLOTS,
    SQUARE,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIER_SIZE,
    TILE,
    TURN_MAT,
    ZONE,
    ZONE_HEXES,
    ZONE_MATS,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.state import State


def at(state: State, seat: int, action: int) -> list[str]:
    """The elements that an action touches."""
    assert isinstance(state, Suecia)
    g = state
    name = SEATS[seat]
    frame = g.waiting
    if PLAY.has(action):
        return [f"hand:{name}.{ESTATE_CARD.names[PLAY.arg(action)]}"]
    if INTO.has(action):
        return [f"column:{name}.{COLUMN.names[INTO.arg(action)]}"]
    if BASIC_ACTION.has(action):
        return [f"estate:{ESTATE.names[BASIC_ACTION.first(action)]}"]
    if ADVANCED_ACTION.has(action):
        return [f"estate:{ESTATE.names[ADVANCED_ACTION.first(action)]}"]
    for family in (SELL, BUY):
        if family.has(action):
            return [f"market:{KIND.names[family.first(action)]}"]
    for family in (COLLECT, PAY):
        if family.has(action):
            return [f"market:{KIND.names[family.arg(action)]}"]
    if EXCHANGE.has(action):
        return ["market"]
    for family in (TAKE_MAT, CHURCH, PROVINCE, LIFT_CASTLE, LIFT_CHURCH):
        if family.has(action):
            return [f"mat:{MAT.names[family.arg(action)]}"]
    if CENTRE.has(action) and isinstance(frame, ChooseCentre):
        return [f"site:{ZONE.names[frame.mat // ZONE_MATS]}.{SITE.names[CENTRE.arg(action)]}"]
    if TURN_MAT.has(action) and isinstance(frame, ChooseRotation):
        return [f"mat:{MAT.names[frame.mat]}"]
    if HEX.has(action) and isinstance(frame, FarmHex):
        return [hex_element(frame.mat, HEX.arg(action))]
    if SUPPLY.has(action):
        return group_elements(g, SUPPLY.arg(action))
    if LIFT_FARM.has(action):
        return [hex_element(LIFT_FARM.first(action), LIFT_FARM.second(action))]
    if TAKE_TILE.has(action):
        return [f"tile:{TILE.names[TAKE_TILE.arg(action)]}"]
    for family in (ON_SQUARE, FLIP, LIFT_SHOP):
        if family.has(action):
            return [f"square:{SQUARE.names[family.arg(action)]}"]
    for family in (RETURN, COMPLETE):
        if family.has(action):
            return [f"card:{name}.{SLOT.names[family.arg(action)]}"]
    if TAKE.has(action):
        return [f"nation:{NATION.names[TAKE.arg(action)]}"]
    if DEMAND.has(action):
        return [
            f"card:{name}.{SLOT.names[slot]}"
            for slot in range(SLOTS)
            if g.card[seat * SLOTS + slot] == DEMAND.arg(action)
        ]
    if FILL.has(action):
        return [f"card:{name}.{SLOT.names[FILL.first(action)]}", source_element(g, FILL.second(action))]
    if TAKE_BONUS.has(action):
        return [f"bonus:{name}.{BONUS.names[TAKE_BONUS.arg(action)]}"]
    if KEEP.has(action):
        return ["drawn"]
    if SWAP.has(action):
        return ["face_up"]
    return []


def group_elements(g: Suecia, hex: int) -> list[str]:
    """All farms of the group that a hex belongs to; the hex alone if no own farm stands there.  SU-40"""
    frame = g.waiting
    kind = frame.kind_of_group(g, hex) if isinstance(frame, ChooseGroup) else NONE
    if not isinstance(frame, ChooseGroup) or kind == NONE:
        return [hex_element(hex // DIRECTIONS, hex % DIRECTIONS)]
    group = group_of(g, frame.tier, frame.farms(g, kind), zone_bit(hex))
    farms = [frame.tier * ZONE_HEXES + farm for farm in range(ZONE_HEXES) if group >> farm & 1]
    return [hex_element(farm // DIRECTIONS, farm % DIRECTIONS) for farm in farms]


def source_element(g: Suecia, kind: int) -> str:
    """The shop that a unit comes from, or the market.  SU-53, SU-57"""
    shops = giving(g, kind)
    if shops == 0:
        return f"market:{KIND.names[kind]}"
    return f"square:{SQUARE.names[first_to_demand(g, kind // TIER_SIZE, shops)]}"


def hex_element(mat: int, direction: int) -> str:
    return f"hex:{MAT.names[mat]}.{DIRECTION.names[direction]}"
