"""The end: points, and resources where these are equal.  (§8)"""

from mypy_extensions import i64

from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    CHITS,
    HEXES,
    KINDS,
    MATS,
    SCORED,
    SLOTS,
    SQUARES,
    TIER_SIZE,
    ZONE_HEXES,
    ZONE_MATS,
)
from longhall.kernel.results import Result
from longhall.kernel.sets import has


def building_points(g: Suecia, seat: i64) -> i64:
    """Every own disc counts by the tier of its province or of the face it lies on; castle and church each.  SU-91"""
    worth = g.data.building_points
    points: i64 = 0
    for mat in range(MATS):
        if g.castle[mat] == seat:
            points += worth[mat // ZONE_MATS]
        if g.church[mat] == seat:
            points += worth[mat // ZONE_MATS]
    for hex in range(HEXES):
        if g.farm[hex] == seat:
            points += worth[hex // ZONE_HEXES]
    for square in range(SQUARES):
        if g.shop[square] == seat:
            points += worth[g.face[square]]
    return points


def fulfilled(g: Suecia, seat: i64) -> i64:
    """How many mission chits a player has.  SU-1"""
    count: i64 = 0
    for chit in range(KINDS, CHITS):
        count += g.owns(seat, chit)
    return count


def points(g: Suecia, seat: i64) -> i64:
    """Buildings and fulfilled missions.  SU-91"""
    return building_points(g, seat) + fulfilled(g, seat) * g.data.mission_points


def resource_value(g: Suecia, seat: i64) -> i64:
    """What a player holds, and what lies on her shops, ships and missions. Mission chits do not count.  SU-92"""
    value: i64 = 0
    for kind in range(KINDS):
        count = g.owns(seat, kind)
        for slot in range(SLOTS):
            count += g.cargo[(seat * SLOTS + slot) * KINDS + kind]
        for square in range(SQUARES):
            if g.shop[square] == seat and has(g.loaded[kind], square):
                count += 1
        value += count * g.data.tie_value[kind // TIER_SIZE]
    return value


def announce(g: Suecia) -> None:
    if g.events is None:
        return
    for seat in range(g.players):
        g.emit(SCORED, seat, building_points(g, seat), fulfilled(g, seat), points(g, seat))


def result(g: Suecia) -> Result:
    """Most points win; then the higher value of resources; then the victory is shared.  SU-91, SU-92, SU-93"""
    scores = [points(g, seat) for seat in range(g.players)]
    values = [resource_value(g, seat) for seat in range(g.players)]
    places: list[int] = []
    for seat in range(g.players):
        better = 0
        for other in range(g.players):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and values[other] > values[seat]):
                better += 1
        places.append(1 + better)
    winners = places.count(1)
    outcomes = [("win" if winners == 1 else "share") if place == 1 else "lose" for place in places]
    if winners > 1:
        return Result(places, list(scores), outcomes, "shared", "SU-93")
    if scores.count(max(scores)) > 1:
        return Result(places, list(scores), outcomes, "resources", "SU-92")
    return Result(places, list(scores), outcomes, "points", "SU-91")
