# interpreted
"""Measures of sensible play: what a person who watches a bot would look at.

Each game names its own, beside its steward.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from longhall.kernel.events import Event, EventKind
from longhall.kernel.results import Result
from longhall.kernel.state import State


@dataclass(frozen=True)
class Played:
    """A game that is over: all that happened, and how it ended."""

    events: Sequence[Event]
    state: State
    result: Result
    asked: Sequence[tuple[str, int]] = ()  # by decision: what it was about, and how many choices were open
    leaders: Sequence[int] = ()  # who was ahead when it was made, wherever somebody was


Count = Callable[[Played, int], float]  # what a seat did in a game


@dataclass(frozen=True)
class Measure:
    """How often a seat does something in a game, or how large a part that is of something else."""

    name: str  # for files
    title: str  # for people
    count: Count
    out_of: Count | None = None  # shown as a part of this
    a_part: bool = False  # of the games: shown in percent too


@dataclass(frozen=True)
class Holding:
    """Things that a seat may come to have, such as cards, roles or buildings: what did those win who had them?"""

    name: str  # for files
    title: str  # for people
    kinds: tuple[EventKind, ...]  # the field `seat` of such an event gets it
    label: str  # of the field that names the thing

    def of(self, game: Played, seat: int) -> set[str]:
        """What the seat got in a game."""
        found = set()
        for event in game.events:
            if event.kind in self.kinds:
                fields = [*event.kind.fields, *event.kind.secret]
                labels = [axis.label for axis in fields]
                if event.args[labels.index("seat")] == seat:
                    place = labels.index(self.label)
                    found.add(fields[place].names[event.args[place]])
        return found


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
    found: Sequence[Measure] = named_by(game, "MEASURES")
    return found


def holdings_of(game: str) -> Sequence[Holding]:
    """The cards, roles and buildings that the game's measures ask about."""
    found: Sequence[Holding] = named_by(game, "HOLDINGS")
    return found


def named_by(game: str, what: str) -> Any:
    module = f"longhall.bots.{game}.measures"
    if find_spec(f"longhall.bots.{game}") is None or find_spec(module) is None:
        return ()
    return getattr(import_module(module), what)


def counted(measure: Measure, game: Played, seats: Iterable[int]) -> tuple[float, float]:
    """What these seats did together, and out of how many games or whatever it is a part of."""
    done = out_of = 0.0
    for seat in seats:
        done += measure.count(game, seat)
        out_of += 1.0 if measure.out_of is None else measure.out_of(game, seat)
    return done, out_of
