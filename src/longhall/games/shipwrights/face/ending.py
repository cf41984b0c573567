"""Why it ended so: points by Ships, Buildings and arms, then Gold."""

from longhall.games.shipwrights.chapters.scoring import building_points, military_bonus, score, ship_points
from longhall.games.shipwrights.state import Shipwrights
from longhall.kernel.endings import Measure, by_measures
from longhall.kernel.state import State
from longhall.kernel.telling import Category, Ending, Say


def say_ending(state: State, say: Say) -> Ending:
    """SW-93 to SW-100"""
    assert isinstance(state, Shipwrights)
    g = state
    seats = range(g.players)
    categories = [
        Category("ships", say("ending-ships"), [ship_points(g, seat) for seat in seats]),
        Category("buildings", say("ending-buildings"), [building_points(g, seat) for seat in seats]),
        Category("arms", say("ending-arms"), [military_bonus(g, seat) for seat in seats]),
    ]
    measures = [
        Measure(say("ending-points"), [score(g, seat) for seat in seats], "SW-99"),
        Measure(say("ending-gold"), [g.gold[seat] for seat in seats], "SW-99"),
    ]
    return by_measures(say, measures, "SW-100", categories)
