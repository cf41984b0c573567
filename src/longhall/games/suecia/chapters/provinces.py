"""The provinces: mats with castles, churches and farms, and which farms hang together.

Every change of the provinces is made here, so that the sets of hexes (as bits) always fit the mats. A hex of a zone is
a bit: the mat's place in the zone times six, plus the direction in which it lies from the crest.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.geometry import CELLS, RING, legal_centres, ring_index, touches
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    DIRECTIONS,
    HEXES,
    KINDS,
    MATS,
    SITES,
    TIER_SIZE,
    TIERS,
    ZONE_HEXES,
    ZONE_MATS,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import bit, lowest

ALL_ZONE_MATS: Final[i64] = (1 << ZONE_MATS) - 1
MAT_HEXES: Final[i64] = (1 << DIRECTIONS) - 1


def mats_in_reserve(g: Suecia, tier: i64) -> i64:
    """Mats of a tier that can still be taken. They never come back.  SU-80, SU-81"""
    return ~g.laid & (ALL_ZONE_MATS << (tier * ZONE_MATS))


def mats_without_church(g: Suecia, tier: i64) -> i64:
    """Provinces of a tier on the table that lack a church.  SU-23"""
    return g.laid & ~g.churches & (ALL_ZONE_MATS << (tier * ZONE_MATS))


def empty_hexes(g: Suecia, kind: i64) -> i64:
    """Hexes of a kind without a farm, as bits of its zone.  SU-24"""
    return g.hexes[kind] & ~g.farmed[kind // TIER_SIZE]


def empty_hexes_of_tier(g: Suecia, tier: i64) -> i64:
    first = tier * TIER_SIZE
    return (g.hexes[first] | g.hexes[first + 1] | g.hexes[first + 2]) & ~g.farmed[tier]


def of_mat(hexes: i64, mat: i64) -> i64:
    """Of a zone's hexes those of one mat, as six bits by direction."""
    return (hexes >> (mat % ZONE_MATS * DIRECTIONS)) & MAT_HEXES


def zone_bit(hex: i64) -> i64:
    return bit(hex % ZONE_HEXES)


def kind_of(g: Suecia, mat: i64, direction: i64) -> i64:
    """The kind on a hex of a mat as it lies.  SU-102"""
    return g.data.ring[mat * RING + ring_index(direction, g.rotation[mat])]


# Changing the provinces


def lay_mat(g: Suecia, mat: i64, cell: i64, rotation: i64) -> None:
    """A mat is laid. All that depends on the layout is worked out here, once.  SU-102, SU-103, SU-105"""
    zone = mat // ZONE_MATS
    g.centre[mat] = cell
    g.rotation[mat] = rotation
    g.laid |= bit(mat)
    for direction in range(DIRECTIONS):
        g.hexes[kind_of(g, mat, direction)] |= zone_bit(mat * DIRECTIONS + direction)
    join(g, mat)
    find_sites(g, zone)


def join(g: Suecia, mat: i64) -> None:
    """Which hexes of a new mat touch which others. A crest touches only its own ring.  SU-105, SU-106"""
    first = mat * DIRECTIONS
    for direction in range(DIRECTIONS):
        g.near[first + direction] = zone_bit(first + (direction + 1) % DIRECTIONS) | zone_bit(
            first + (direction + DIRECTIONS - 1) % DIRECTIONS
        )
    zone_start = mat // ZONE_MATS * ZONE_MATS
    for other in range(zone_start, zone_start + ZONE_MATS):
        if other != mat and g.centre[other] != NONE:
            pairs = touches(g.centre[mat], g.centre[other])
            while pairs != 0:
                pair = lowest(pairs)
                pairs &= pairs - 1
                own = first + pair // DIRECTIONS
                across = other * DIRECTIONS + pair % DIRECTIONS
                g.near[own] |= zone_bit(across)
                g.near[across] |= zone_bit(own)


def find_sites(g: Suecia, zone: i64) -> None:
    """The legal centres of the next mat depend on the layout alone: any of six rotations fits.  SU-103, SU-104"""
    centres = vec[i64]()
    for mat in range(zone * ZONE_MATS, (zone + 1) * ZONE_MATS):
        if g.centre[mat] != NONE:
            centres = append(centres, g.centre[mat])
    for site in range(SITES):
        g.sites[zone * SITES + site] = NONE
    if len(centres) < ZONE_MATS:
        found = legal_centres(centres)
        for site in range(min(len(found), SITES)):
            g.sites[zone * SITES + site] = found[site]


def put_farm(g: Suecia, seat: i64, hex: i64) -> None:
    zone = hex // ZONE_HEXES
    g.farm[hex] = seat
    g.farmed[zone] |= zone_bit(hex)
    g.farms[seat * TIERS + zone] |= zone_bit(hex)


def lift_farm(g: Suecia, hex: i64) -> None:
    """The hex becomes empty.  SU-83"""
    zone = hex // ZONE_HEXES
    g.farms[g.farm[hex] * TIERS + zone] &= ~zone_bit(hex)
    g.farmed[zone] &= ~zone_bit(hex)
    g.farm[hex] = NOBODY


def put_church(g: Suecia, seat: i64, mat: i64) -> None:
    g.church[mat] = seat
    g.churches |= bit(mat)


def lift_church(g: Suecia, mat: i64) -> None:
    g.church[mat] = NOBODY
    g.churches &= ~bit(mat)


# Farms that hang together


def group_of(g: Suecia, zone: i64, farms: i64, start: i64) -> i64:
    """Of these farms all that hang together with `start` through shared edges, across mats too.  SU-40"""
    group = start
    fringe = start
    near = g.near
    first = zone * ZONE_HEXES
    while fringe != 0:
        reached: i64 = 0
        while fringe != 0:
            reached |= near[first + lowest(fringe)]
            fringe &= fringe - 1
        fringe = reached & farms & ~group
        group |= fringe
    return group


def churches_beside(g: Suecia, zone: i64, group: i64) -> i64:
    """Mats with a church whose province holds a farm of the group; each counts once.  SU-41, SU-106"""
    found: i64 = 0
    for mat in range(zone * ZONE_MATS, (zone + 1) * ZONE_MATS):
        if of_mat(group, mat) != 0 and (g.churches >> mat) & 1 == 1:
            found |= bit(mat)
    return found


def derive_provinces(g: Suecia) -> None:
    """Work out the sets of hexes from the mats and discs. Pieces that do not exist are left to `check`."""
    g.laid = 0
    g.churches = 0
    for kind in range(KINDS):
        g.hexes[kind] = 0
    for hex in range(HEXES):
        g.near[hex] = 0
    for zone in range(TIERS):
        g.farmed[zone] = 0
        for seat in range(g.players):
            g.farms[seat * TIERS + zone] = 0
        find_sites(g, zone)
    for mat in range(MATS):
        if 0 <= g.centre[mat] < CELLS and 0 <= g.rotation[mat] < RING:
            lay_mat(g, mat, g.centre[mat], g.rotation[mat])
            if g.church[mat] != NOBODY:
                g.churches |= bit(mat)
    for hex in range(HEXES):
        if 0 <= g.farm[hex] < g.players:
            put_farm(g, g.farm[hex], hex)
