"""The end: Ships, Buildings and the military bonus."""

from mypy_extensions import i64

from longhall.games.shipwrights.components import FIXED, PER_GOLD, PER_NONMILITANT_SHIP
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import BUILDINGS, SCORED, SHIPS
from longhall.kernel.results import Result


def ship_points(g: Shipwrights, seat: i64) -> i64:
    return g.over_fleet(seat, g.data.ship_vp)


def building_points(g: Shipwrights, seat: i64) -> i64:
    """SW-84, SW-93"""
    total: i64 = 0
    for building in range(BUILDINGS):
        if g.buildings[seat * BUILDINGS + building] > 0:
            total += points_of_building(g, seat, building)
    return total


def points_of_building(g: Shipwrights, seat: i64, building: i64) -> i64:
    """Most Buildings have fixed points. The Treasury gives 1 for every full 4 Gold, the Boat House 2 for every
    nonmilitant Ship, the Market Hall what the Mill holds above 8.  SW-94, SW-95, SW-96, SW-97"""
    data = g.data
    scoring = data.building_scoring[building]
    figure = data.building_vp[building]
    if scoring == FIXED:
        return figure
    if scoring == PER_GOLD:
        return g.gold[seat] // figure
    if scoring == PER_NONMILITANT_SHIP:
        return figure * nonmilitant_ships(g, seat)
    return max(figure, g.mill_capacity(seat) - data.building_base[building])


def nonmilitant_ships(g: Shipwrights, seat: i64) -> i64:
    """Ships without military points.  SW-96"""
    count: i64 = 0
    for ship in range(SHIPS):
        if g.data.ship_military[ship] == 0:
            count += g.fleet[seat * SHIPS + ship]
    return count


def military_bonus(g: Shipwrights, seat: i64) -> i64:
    """3 for everybody with the highest military sum, if that is at least 1.  SW-98"""
    own = g.over_fleet(seat, g.data.ship_military)
    if own < g.data.bonus_min:
        return 0
    for other in range(g.players):
        if g.over_fleet(other, g.data.ship_military) > own:
            return 0
    return g.data.bonus


def score(g: Shipwrights, seat: i64) -> i64:
    """SW-93"""
    return ship_points(g, seat) + building_points(g, seat) + military_bonus(g, seat)


def tell_scores(g: Shipwrights) -> None:
    for seat in range(g.players):
        g.emit(
            SCORED,
            seat,
            ship_points(g, seat),
            building_points(g, seat),
            military_bonus(g, seat),
            score(g, seat),
        )


def result(g: Shipwrights) -> Result:
    """The highest score wins, then more Gold; who is equal in both shares the place.  SW-99, SW-100"""
    scores = [score(g, seat) for seat in range(g.players)]
    places: list[int] = []
    for seat in range(g.players):
        place = 1
        for other in range(g.players):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and g.gold[other] > g.gold[seat]):
                place += 1
        places.append(place)
    winners = places.count(1)
    outcomes = [("shared_win" if winners > 1 else "win") if place == 1 else "lose" for place in places]
    if winners > 1:
        return Result(places, scores, outcomes, "shared", "SW-100")
    if scores.count(max(scores)) > 1:
        return Result(places, scores, outcomes, "gold", "SW-99")
    return Result(places, scores, outcomes, "points", "SW-99")
