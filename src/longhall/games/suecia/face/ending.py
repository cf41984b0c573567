"""Why it ended so: points by kind of building and by missions, then the value of what is held."""

from longhall.games.suecia.chapters.scoring import fulfilled, points, resource_value
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import HEXES, MATS, SQUARES, ZONE_HEXES, ZONE_MATS
from longhall.kernel.endings import Measure, by_measures
from longhall.kernel.state import State
from longhall.kernel.telling import Category, Ending, Say


def say_ending(state: State, say: Say) -> Ending:
    """SU-91, SU-92, SU-93"""
    assert isinstance(state, Suecia)
    g = state
    seats = range(g.players)
    worth = g.data.building_points
    found = {
        "castles": [sum(worth[mat // ZONE_MATS] for mat in range(MATS) if g.castle[mat] == seat) for seat in seats],
        "churches": [sum(worth[mat // ZONE_MATS] for mat in range(MATS) if g.church[mat] == seat) for seat in seats],
        "farms": [sum(worth[hex // ZONE_HEXES] for hex in range(HEXES) if g.farm[hex] == seat) for seat in seats],
        "shops": [sum(worth[g.face[at]] for at in range(SQUARES) if g.shop[at] == seat) for seat in seats],
        "missions": [fulfilled(g, seat) * g.data.mission_points for seat in seats],
    }
    categories = [Category(key, say(f"ending-{key}"), values) for key, values in found.items()]
    measures = [
        Measure(say("ending-points"), [points(g, seat) for seat in seats], "SU-91"),
        Measure(say("ending-value"), [resource_value(g, seat) for seat in seats], "SU-92"),
    ]
    return by_measures(say, measures, "SU-93", categories)
