# interpreted
"""Measures of sensible play: what a person who watches a bot would look at.

Each game names its own, beside its steward.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from longhall.kernel.events import Event, EventKind
from longhall.kernel.results import Result
from longhall.kernel.state import State


@dataclass(frozen=True)
class Played:
    """A game that is over: all that happened, and how it ended."""

    events: Sequence[Event]
    state: State
    result: Result


Count = Callable[[Played, int], float]  # what a seat did in a game


@dataclass(frozen=True)
class Measure:
    """How often a seat does something in a game, or how large a part that is of something else."""

    name: str  # for files
    title: str  # for people
    count: Count
    out_of: Count | None = None  # shown as a part of this
    a_part: bool = False  # of the games: shown in percent too


def happened(*kinds: EventKind, amount: str = "", where: Callable[[Event], bool] = lambda event: True) -> Count:
    """How often a seat (the event's field `seat`) did one of these, or the sum of a field of it."""
    fields = {kind: [axis.label for axis in kind.fields] for kind in kinds}

    def count(game: Played, seat: int) -> float:
        found = 0
        for event in game.events:
            names = fields.get(event.kind)
            if names is not None and event.args[names.index("seat")] == seat and where(event):
                found += event.args[names.index(amount)] if amount else 1
        return float(found)

    return count


def at_all(count: Count) -> Count:
    """Whether a seat did it at least once in a game."""
    return lambda game, seat: float(count(game, seat) > 0)


def score(game: Played, seat: int) -> float:
    return float(game.result.scores[seat])


def measures_of(game: str) -> Sequence[Measure]:
    """What the game's bots are measured by; nothing for a game that names none."""
    module = f"longhall.bots.{game}.measures"
    if find_spec(f"longhall.bots.{game}") is None or find_spec(module) is None:
        return ()
    found: Sequence[Measure] = import_module(module).MEASURES
    return found


def counted(measure: Measure, game: Played, seats: Iterable[int]) -> tuple[float, float]:
    """What these seats did together, and out of how many games or whatever it is a part of."""
    done = out_of = 0.0
    for seat in seats:
        done += measure.count(game, seat)
        out_of += 1.0 if measure.out_of is None else measure.out_of(game, seat)
    return done, out_of
