"""What people at a table have going on besides the game: the clock, a pause, what they are asked.

All of it follows from what everybody can see, and changes with a change of the table.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from longhall.server.hall import clock as clocks
from longhall.server.hall.clock import Clock

HERE, AWAY, QUIET, LOST, LEFT = "here", "away", "quiet", "lost", "left"  # what is shown of who is there
GONE, BOT, BACK = "gone", "bot", "back"  # what became of a seat: LEFT, or GONE where a bot plays on at once

NUDGE = 12 * 3600.0  # seconds between two reminders of a seat
GOINGS = 40  # so many of those who left and came back last are kept


@dataclass(frozen=True)
class Ask:
    """Something that people at a table are asked, besides the game."""

    kind: str  # zero, left, pause, again
    seat: int  # whom it is about, or who asks
    opened: float
    until: float | None = None  # when it is settled by itself
    said: dict[int, str] = field(default_factory=dict)  # by seat
    more: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Going:
    """Somebody has left a game or come back, or a bot plays on for who has left: what everybody sees at the seat."""

    number: int  # from 1
    seat: int
    kind: str
    at: float


@dataclass(frozen=True)
class Sitting:
    clock: Clock | None = None
    asks: tuple[Ask, ...] = ()
    paused: float | None = None  # since when
    resumes: float | None = None  # when a pause ends by itself
    nudged: dict[int, float] = field(default_factory=dict)  # by seat: when somebody was reminded last
    ended: dict[str, Any] | None = None  # why a game was ended before its end
    changed: dict[str, Any] = field(default_factory=dict)  # what the host changed while people gathered: what it was
    next: str | None = None  # the table of the rematch
    ready: tuple[int, ...] = ()  # seats whose people are, where a table begins only when all are
    unsealed: float | None = None  # when a sealed or hidden question was open last: its last answer
    goings: tuple[Going, ...] = ()  # the first first

    def ask(self, kind: str) -> Ask | None:
        return next((ask for ask in self.asks if ask.kind == kind), None)

    def without(self, kind: str) -> "Sitting":
        return replace(self, asks=tuple(ask for ask in self.asks if ask.kind != kind))

    def asking(self, ask: Ask) -> "Sitting":
        """One of a kind is open at a time."""
        return replace(self, asks=(*self.without(ask.kind).asks, ask))

    def noting(self, seat: int, kind: str, now: float) -> "Sitting":
        number = self.goings[-1].number + 1 if self.goings else 1
        return replace(self, goings=(*self.goings, Going(number, seat, kind, now))[-GOINGS:])


def read(body: Mapping[str, Any] | None) -> Sitting:
    if body is None:
        return Sitting()
    return Sitting(
        clocks.read(body["clock"]) if body.get("clock") is not None else None,
        tuple(Ask(**{**ask, "said": by_seat(ask["said"])}) for ask in body.get("asks", [])),
        body.get("paused"),
        body.get("resumes"),
        by_seat(body.get("nudged", {})),
        body.get("ended"),
        body.get("changed", {}),
        body.get("next"),
        tuple(body.get("ready", ())),
        body.get("unsealed"),
        tuple(Going(**going) for going in body.get("goings", ())),
    )


def by_seat(found: Mapping[str, Any]) -> dict[int, Any]:
    """JSON has no numbers as keys."""
    return {int(seat): value for seat, value in found.items()}


def written(sitting: Sitting) -> dict[str, Any]:
    return asdict(sitting)
