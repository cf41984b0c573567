"""Why it ended so: status by what it comes from, then crowns, history cards and gold."""

from longhall.games.svea_rike.chapters.scoring import parts, standing
from longhall.games.svea_rike.state import SveaRike
from longhall.kernel.endings import Measure, by_measures
from longhall.kernel.state import State
from longhall.kernel.telling import Category, Ending, Say

PARTS = ("gold", "crowns", "troops", "series", "merchants", "battles", "company", "debts")  # as in `parts`
STANDING = ("status", "crowns", "history", "gold")  # as in `standing`


def say_ending(state: State, say: Say) -> Ending:
    """SR-148, SR-149"""
    assert isinstance(state, SveaRike)
    g = state
    seats = range(g.players)
    found = [parts(g, seat) for seat in seats]
    categories = [
        Category(key, say(f"ending-part-{key}"), [found[seat][i] for seat in seats]) for i, key in enumerate(PARTS)
    ]
    stand = [standing(g, seat) for seat in seats]
    measures = [
        Measure(say(f"ending-{key}"), [stand[seat][i] for seat in seats], "SR-149" if i else "SR-148")
        for i, key in enumerate(STANDING)
    ]
    return by_measures(say, measures, "SR-149", [row for row in categories if any(row.values)])
