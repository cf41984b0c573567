"""What is measured, in points of winning chance, and how sure it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from longhall.bots.playouts import samples, won
from longhall.kernel.state import State
from longhall.review.played import Played

GOAL = 3.0  # points: the largest error of what is shown
CLEAR = 2.0  # errors: what is no larger than these is too close to tell
BLOCK = 96  # ways on that are played before somebody looks whether they are enough
ROUGH = 0.5  # squared deviations added: games that all went alike are no proof that all do


@dataclass(frozen=True)
class Measure:
    """A number of points with its standard error."""

    value: float
    error: float

    @property
    def is_clear(self) -> bool:
        return abs(self.value) > CLEAR * self.error

    def minus(self, other: "Measure") -> "Measure":
        """Of another that was measured by itself."""
        return Measure(self.value - other.value, sqrt(self.error**2 + other.error**2))

    def written(self) -> dict[str, Any]:
        return {"value": round(self.value, 2), "error": round(self.error, 2), "clear": self.is_clear}


def measured(shares: Sequence[float], rough: float = ROUGH) -> Measure:
    """The mean of shares from 0 to 1, or of differences of two. `rough` is 0 where shares are judged, not won."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) + rough
    return Measure(100.0 * mean, 100.0 * sqrt(spread / count / max(count - 1, 1)))


def added(measures: Sequence[Measure]) -> Measure:
    """The sum of what was measured one by one."""
    return Measure(sum(each.value for each in measures), sqrt(sum(each.error**2 for each in measures)))


@dataclass(frozen=True)
class Question:
    """A position, seen by somebody's eyes (TRUTH: all of it), and what is chosen in it first, if something is."""

    played: Played
    state: State
    eyes: int
    seat: int = 0
    action: int = -1

    def ways(self, first: int, count: int, horizon: int = 0) -> list[list[float]]:
        """What each seat has of so many ways on. The numbers of the ways say which deals and which luck they have."""
        flat = samples(self.played.steward, self.state, self.eyes, self.seat, self.action, first, count, horizon)
        return [flat[seat :: self.played.players] for seat in range(self.played.players)]


def chances(question: Question, first: int, goal: float = GOAL) -> list[Measure]:
    """What every seat may expect, each with an error of at most `goal`."""
    played = question.played
    if question.action < 0 and question.state.over:
        return [Measure(100.0 * share, 0.0) for share in won(question.state)]
    found: list[list[float]] = [[] for _ in range(played.players)]
    while True:
        for seat, shares in enumerate(question.ways(first + len(found[0]), BLOCK)):
            found[seat] += shares
        now = [measured(shares) for shares in found]
        if all(each.error <= goal for each in now):
            return now


def difference(one: Sequence[float], other: Sequence[float], rough: float = ROUGH) -> Measure:
    """How much more one has than the other, way by way under the same conditions."""
    return measured([a - b for a, b in zip(one, other, strict=True)], rough)
