# interpreted
"""Endings of games that are decided by numbers: most wins, and who is level is compared by the next."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhall.kernel.telling import Category, Comparison, Ending, Mark, Say, listed, seat_called


@dataclass(frozen=True)
class Measure:
    """What is compared: its name, a number for every seat, and the clause that asks for it."""

    label: str
    values: Sequence[int]
    clause: str


def by_measures(
    say: Say, measures: Sequence[Measure], shared: str, categories: Sequence[Category] = (), headline: str = "headline"
) -> Ending:
    """The first measure counts, the others break ties. `shared`: the clause by which who is level in all wins together.

    The first measure is the score; a game that calls it otherwise than points has a headline of its own.
    """
    left = list(range(len(measures[0].values)))
    rows: list[Comparison] = []
    for number, measure in enumerate(measures):
        best = max(measure.values[seat] for seat in left)
        before, left = left, [seat for seat in left if measure.values[seat] == best]
        is_last = len(left) == 1 or number == len(measures) - 1
        marks = [Mark(seat_called(say, s), str(measure.values[s]), s in left, s) for s in before]
        clause = measure.clause if len(left) == 1 or not is_last else shared
        text = outcome(say, measure, before, left, best)
        rows.append(Comparison(measure.label, text, clause, marks, [f"seat:p{s + 1}" for s in left], is_last))
        if is_last:
            break
    told = {"names": called(say, left), "points": measures[0].values[left[0]]}
    if len(left) > 1:
        return Ending(say(f"{headline}-shared", **told), categories, rows)
    if len(rows) > 1:
        return Ending(say(f"{headline}-tie", what=rows[-1].label, **told), categories, rows)
    return Ending(say(f"{headline}-points", **told), categories, rows)


def outcome(say: Say, measure: Measure, before: Sequence[int], left: Sequence[int], best: int) -> str:
    """Who is ahead, and by how much; or who is level."""
    told = {"label": measure.label, "names": called(say, left), "value": best}
    if len(left) > 1:
        return say("compared-level", **told)
    next_best = max((measure.values[seat] for seat in before if seat not in left), default=best)
    return say("compared-best", more=best - next_best, **told)


def called(say: Say, seats: Sequence[int]) -> str:
    return listed(say, [seat_called(say, seat) for seat in seats])
