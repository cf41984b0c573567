"""Why it ended so: which parts hold, and what was compared until one was left."""

from longhall.games.vasa_voyage.chapters.scoring import (
    LEADER,
    ONES_IN_HAND,
    ONES_ON_SHIP,
    THREES_IN_HAND,
    THREES_ON_FAILED,
    best_of,
    mark,
    part_totals,
    result,
    verdict,
)
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import MATERIAL, STEP
from longhall.kernel.endings import called
from longhall.kernel.frames import NOBODY
from longhall.kernel.state import State
from longhall.kernel.telling import Comparison, Ending, Mark, Say, listed, seat_called


def say_ending(state: State, say: Say) -> Ending:
    """The parts first; then by hands if all of them hold, by ships if some fail.  VV-74 to VV-80"""
    assert isinstance(state, Voyage)
    g = state
    found = verdict(g)
    if found.winner == NOBODY:
        return Ending(say("reason-none_operational"), comparisons=[parts_row(g, say, "VV-75", True)])
    clause = "VV-76" if found.failed == 0 else "VV-77"
    first, last = (THREES_IN_HAND, ONES_IN_HAND) if found.failed == 0 else (THREES_ON_FAILED, ONES_ON_SHIP)
    rows = [parts_row(g, say, "VV-74", False)]
    left = list(range(g.players))
    for step in range(first, min(found.step, last) + 1):
        values = {seat: mark(g, seat, step, found.failed) for seat in left}
        tied = best_of(g, sum(1 << seat for seat in left), step, found.failed)
        left = [seat for seat in left if tied >> seat & 1]
        rows.append(compared(say, step, values, left, clause, step == found.step))
    headline = say("ending-headline", seat=seat_called(say, found.winner), step=say_step(say, found.step))
    if found.step >= LEADER:
        name = seat_called(say, found.winner)
        marks = [Mark(name, "", True, found.winner)]
        rows.append(Comparison(say_step(say, found.step), headline, result(g).clause, marks, decides=True))
    return Ending(headline, comparisons=rows)


def parts_row(g: Voyage, say: Say, clause: str, decides: bool) -> Comparison:
    """What the parts add up to, and which fail."""
    needed, totals = g.data.needed(g.players), part_totals(g)
    marks = [
        Mark(say(f"material-{name}"), str(totals[material]), totals[material] >= needed)
        for material, name in enumerate(MATERIAL.names)
    ]
    failed = [mark.name for mark in marks if not mark.stays]
    told = {"needed": needed, "parts": listed(say, failed), "count": len(failed)}
    text = say("ending-fails", **told) if failed else say("ending-sails", needed=needed)
    at = [f"material:{name}" for name in MATERIAL.names]
    return Comparison(say("totals-head"), text, clause, [] if decides else marks, at, decides)


def compared(say: Say, step: int, values: dict[int, int], left: list[int], clause: str, decides: bool) -> Comparison:
    marks = [Mark(seat_called(say, seat), str(value), seat in left, seat) for seat, value in values.items()]
    told = {"names": called(say, left), "step": say_step(say, step), "count": max(values.values())}
    text = say("ending-leads" if len(left) == 1 else "ending-level", **told)
    return Comparison(say_step(say, step), text, clause, marks, [f"seat:p{seat + 1}" for seat in left], decides)


def say_step(say: Say, step: int) -> str:
    return say(f"step-{STEP.names[step]}")
