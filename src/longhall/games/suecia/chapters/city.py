"""The city: tiles with their shops, and the chits that lie on them.

Every change of the city is made here, so that the sets of squares (as bits) always fit the tiles.  SU-100
"""

from mypy_extensions import i64

from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    BASIC,
    KINDS,
    SQUARES,
    TIER_SIZE,
    TIERS,
    TILES,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import bit


def empty_squares(g: Suecia) -> i64:
    """Squares on which a tile can be laid: all but those built on. No square minds its neighbours.  SU-100"""
    return g.data.squares & ~g.built


def tile_kind(g: Suecia, square: i64) -> i64:
    """The kind that the tile on a square shows."""
    return g.data.tile_kind[g.tile[square] * TIERS + g.face[square]]


def slots_of(g: Suecia, square: i64) -> i64:
    """The kinds that the tile on a square asks for, one chit of each.  SU-42"""
    return g.data.tile_slots[g.tile[square] * TIERS + g.face[square]]


def tiles_left(g: Suecia, tile: i64) -> bool:
    """Whether a type of tile has copies left.  SU-25, SU-80"""
    return g.tiles[tile] > 0


def any_tile_left(g: Suecia) -> bool:
    tiles = g.tiles
    return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5] > 0


# Changing the city


def lay_tile(g: Suecia, seat: i64, tile: i64, face: i64, square: i64) -> None:
    """A tile goes from the reserve to a square, with its owner's disc on it."""
    g.tiles[tile] -= 1
    g.tile[square] = tile
    g.face[square] = face
    g.shop[square] = seat
    g.built |= bit(square)
    g.shops[seat] |= bit(square)
    if face == ADVANCED:
        g.advanced |= bit(square)
    show_slots(g, square)


def turn_tile(g: Suecia, square: i64) -> None:
    """A tile shows its advanced face. The chits on it stay: it asks for their kind on both faces.  SU-27, SU-28"""
    g.face[square] = ADVANCED
    g.advanced |= bit(square)
    show_slots(g, square)


def lift_tile(g: Suecia, square: i64) -> None:
    """A tile, empty by now, goes back to the reserve, and its disc to the owner.  SU-83"""
    seat = g.shop[square]
    lifted = bit(square)
    g.tiles[g.tile[square]] += 1
    g.tile[square] = NONE
    g.face[square] = BASIC
    g.shop[square] = NOBODY
    g.built &= ~lifted
    g.shops[seat] &= ~lifted
    g.advanced &= ~lifted
    for kind in range(KINDS):
        g.slots[kind] &= ~lifted


def show_slots(g: Suecia, square: i64) -> None:
    slots = slots_of(g, square)
    for kind in range(KINDS):
        if (slots >> kind) & 1 == 1:
            g.slots[kind] |= bit(square)


def put_chit(g: Suecia, square: i64, kind: i64) -> None:
    g.goods[square * KINDS + kind] = 1
    g.loaded[kind] |= bit(square)


def take_chit(g: Suecia, square: i64, kind: i64) -> None:
    g.goods[square * KINDS + kind] = 0
    g.loaded[kind] &= ~bit(square)


# Looking for a shop


def wanting(g: Suecia, kind: i64) -> i64:
    """Squares with an empty slot of a kind, whoever owns the shop.  SU-42, SU-43"""
    return g.slots[kind] & ~g.loaded[kind]


def giving(g: Suecia, kind: i64) -> i64:
    """Squares whose shop can give a kind.  SU-54

    A chit of the kind itself; or, for an advanced kind, both kinds of its recipe, which are then exchanged for it.
    """
    found = g.loaded[kind]
    if kind >= TIER_SIZE:
        found |= convertible(g, kind)
    return found


def convertible(g: Suecia, kind: i64) -> i64:
    """Squares whose tile shows an advanced kind and holds all that it is made of.  SU-54"""
    found = g.slots[kind]
    recipe = g.data.recipe[kind]
    for part in range(TIER_SIZE):
        if (recipe >> part) & 1 == 1:
            found &= g.loaded[part]
    return found


def first_to_supply(g: Suecia, kind: i64, squares: i64) -> i64:
    """The first of these squares that a supply of a kind meets on its way from the provinces.  SU-43, SU-101"""
    order = g.data.supply_order
    place = kind // TIER_SIZE * SQUARES
    while (squares >> order[place]) & 1 == 0:
        place += 1
    return order[place]


def first_to_demand(g: Suecia, sort: i64, squares: i64) -> i64:
    """The first of these squares that ships or missions meet on their way. None may be skipped.  SU-53, SU-101"""
    order = g.data.demand_order
    place = sort * SQUARES
    while (squares >> order[place]) & 1 == 0:
        place += 1
    return order[place]


def derive_city(g: Suecia) -> None:
    """Work out the sets of squares from the tiles and chits. Pieces that do not exist are left to `check`."""
    g.built = 0
    g.advanced = 0
    for seat in range(g.players):
        g.shops[seat] = 0
    for kind in range(KINDS):
        g.slots[kind] = 0
        g.loaded[kind] = 0
    for square in range(SQUARES):
        if 0 <= g.tile[square] < TILES and BASIC <= g.face[square] <= ADVANCED:
            g.built |= bit(square)
            if 0 <= g.shop[square] < g.players:
                g.shops[g.shop[square]] |= bit(square)
            if g.face[square] == ADVANCED:
                g.advanced |= bit(square)
            show_slots(g, square)
        for kind in range(KINDS):
            if g.goods[square * KINDS + kind] != 0:
                g.loaded[kind] |= bit(square)
