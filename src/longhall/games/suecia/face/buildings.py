"""Buildings and bonuses in words: what a place costs, who gains by it, and how soon goods come by."""

from longhall.games.suecia.chapters.bonus import payable_shops, usable_cards
from longhall.games.suecia.chapters.place import FarmHex, FarmProvince, farmland
from longhall.games.suecia.chapters.provinces import kind_of, of_mat
from longhall.games.suecia.chapters.shop import ChooseSquare, ChooseTile
from longhall.games.suecia.face.forecast import routes
from longhall.games.suecia.face.words import amounts, costs, either, say_gain, say_kind, say_nation
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUSES,
    CHITS,
    CHURCH,
    COMPLETE,
    DIRECTION,
    DIRECTIONS,
    FARM_BONUS,
    FLIP,
    HEX,
    KINDS,
    LIFT_CASTLE,
    LIFT_CHURCH,
    LIFT_FARM,
    LIFT_SHOP,
    MISSION_BONUS,
    ON_SQUARE,
    PAY,
    PROVINCE,
    SHIP_BONUS,
    SHOP_BONUS,
    SLOT,
    SLOTS,
    SORT_SIZE,
    SQUARE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
    ZONE_MATS,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import lowest
from longhall.kernel.telling import Said, Say, seat_called


def said_mat(g: Suecia, seat: int, action: int, say: Say) -> Said:
    mat = TAKE_MAT.arg(action)
    ring = [g.data.ring[mat * 6 + i] for i in range(6)]
    kinds = [f"{ring.count(kind)} {say_kind(say, kind)}" for kind in range(KINDS) if kind in ring]
    return Said(effect=say("effect-mat", kind=say_kind(say, g.data.majority[mat]), hexes=", ".join(kinds)))


def said_church(g: Suecia, seat: int, action: int, say: Say) -> Said:
    return Said(effect=costs(say, [g.data.majority[CHURCH.arg(action)]]))


def said_province(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """Whose castle stands there, and the kinds that can be paid.  SU-24, SU-61, SU-62"""
    mat = PROVINCE.arg(action)
    if not isinstance(g.waiting, FarmProvince) or mat // ZONE_MATS != g.waiting.tier:
        return Said()
    hexes = of_mat(farmland(g, seat, g.waiting.tier, g.waiting.kind), mat)
    kinds = {kind_of(g, mat, direction) for direction in range(DIRECTIONS) if hexes >> direction & 1}
    found = [say("effect-for-farm", kinds=either(say, sorted(kinds)))]
    owner = g.castle[mat]
    if owner == seat:
        found.append(say("effect-own-castle"))
    elif owner != NOBODY:
        found.append(say("effect-castle", seat=seat_called(say, owner)))
    return Said(effect="; ".join(found))


def said_hex(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """SU-24, SU-61"""
    assert isinstance(g.waiting, FarmHex)
    mat, direction = g.waiting.mat, HEX.arg(action)
    kind = kind_of(g, mat, direction)
    text = say("choice-hex", direction=say(f"direction-{DIRECTION.names[direction]}"), kind=say_kind(say, kind))
    found = [costs(say, [kind])]
    if g.castle[mat] != NOBODY:
        found.append(say_gain(g, g.castle[mat], seat, kind, say))
    return Said(text, "; ".join(found))


def said_square(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """How soon a supply and a demand come by.  SU-43, SU-53"""
    square = ON_SQUARE.arg(action)
    if not isinstance(g.waiting, ChooseSquare) or not g.data.squares >> square & 1:
        return Said()
    ways, tier, name = routes(g), g.waiting.tier, SQUARE.names[square]
    supplies = ways["supply_advanced" if tier else "supply_basic"]
    demands = ways["missions" if tier else "ships"]
    told = {"supply": supplies.index(name) + 1, "demand": demands.index(name) + 1, "squares": len(supplies)}
    return Said(effect=say("effect-square-missions" if tier else "effect-square-ships", **told))


def said_tile(g: Suecia, seat: int, action: int, say: Say) -> Said:
    tile = TAKE_TILE.arg(action)
    assert isinstance(g.waiting, ChooseTile)
    return Said(effect=costs(say, [g.waiting.price(g, tile)]))


def said_flip(g: Suecia, seat: int, action: int, say: Say) -> Said:
    square = FLIP.arg(action)
    if g.tile[square] == NONE:
        return Said()
    kind = g.data.tile_kind[g.tile[square] * TIERS + 1]
    return Said(effect=say("effect-flip", kind=say_kind(say, kind)))


def said_lift(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """What a disc that is lifted was worth.  SU-83, SU-91"""
    if LIFT_SHOP.has(action):
        tier = g.face[LIFT_SHOP.arg(action)]
    else:
        family = LIFT_CASTLE if LIFT_CASTLE.has(action) else LIFT_CHURCH if LIFT_CHURCH.has(action) else LIFT_FARM
        mat = family.arg(action) if family is not LIFT_FARM else LIFT_FARM.arg(action) // 6
        tier = mat // ZONE_MATS
    return Said(effect=say("effect-lift", points=g.data.building_points[tier]) if tier >= 0 else "")


# Bonuses


def said_bonus(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """The kind that it is bound to, and its price.  SU-61 to SU-66"""
    bonus = TAKE_BONUS.arg(action)
    granted = g.opportunity[seat * BONUSES + bonus]
    if granted == 0:
        return Said()
    if bonus == SHOP_BONUS:
        kinds = [kind for kind in range(KINDS) if payable_shops(g, seat) >> kind & 1]
        return Said(effect=say("effect-bonus-shop", kinds=either(say, kinds)) if kinds else "")
    if bonus in (SHIP_BONUS, MISSION_BONUS):
        cards = usable_cards(g, seat, bonus)
        return Said(effect="; ".join(improved(g, seat, slot, say) for slot in range(SLOTS) if cards >> slot & 1))
    kind = say_kind(say, lowest(granted))
    return Said(effect=say("effect-bonus-hex" if bonus == FARM_BONUS else "effect-bonus-province", kind=kind))


def said_payment(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """SU-64"""
    return Said(effect=say("effect-bonus-shop", kinds=either(say, [PAY.arg(action)])))


def said_completed(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """SU-66"""
    slot = COMPLETE.arg(action)
    return Said(effect=improved(g, seat, slot, say) if g.card[seat * SLOTS + slot] != NONE else "")


def improved(g: Suecia, seat: int, slot: int, say: Say) -> str:
    """What becomes of a card that was completed: its back, or new missions.  SU-65, SU-66"""
    card = seat * SLOTS + slot
    nation = g.card[card]
    told = {"slot": say(f"slot-{SLOT.names[slot]}"), "nation": say_nation(say, nation)}
    if g.flipped[card]:
        return say("effect-replaced", count=g.data.new_missions[slot // SORT_SIZE], **told)
    asks = amounts(say, [g.data.demand[(nation * 2 + 1) * KINDS + kind] for kind in range(KINDS)])
    gives = amounts(say, [g.data.gives(nation, 1, chit) for chit in range(CHITS)])
    return say("effect-flipped", asks=asks, gives=gives, **told)
