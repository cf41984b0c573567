"""What laws look at, and what they say when one is broken."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from longhall.kernel.actions import SEATS
from longhall.kernel.fields import DERIVED, PUBLIC, write_frame, write_object
from longhall.kernel.frames import Sealed
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match.match import SPECTATOR, Match


@dataclass(frozen=True)
class Fault:
    """What a law found, and from which seat it shows (None: from none in particular)."""

    what: str
    seat: int | None = None


@dataclass(frozen=True)
class Failure:
    """A broken law with everything needed to see it again: `decision` counts the entries of the match's record."""

    law: str
    game: str
    what: str
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    decision: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        where = [self.game]
        if self.players is not None:
            where.append(f"{self.players} players")
        where += [f"{name}={value}" for name, value in self.options.items()]
        if self.seed is not None:
            where.append(f"seed {self.seed}")
        if self.decision is not None:
            where.append(f"decision {self.decision}")
        if self.seat is not None:
            where.append(seat_name(self.seat))
        return f"{self.law}: {self.what}  [{', '.join(where)}]"


def seat_name(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else SEATS[seat]


class Survey:
    """What a whole run has seen of the attributes that somebody may not see."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}  # how many different ones, up to two
        self.first: dict[str, str] = {}  # the value that each had at first
        self.varied: set[str] = set()  # came out otherwise in some redealt world
        self.looks = 0  # moments from which worlds were redealt

    def note(self, g: State) -> bool:
        """Note what there is; whether something is unusual that has not come out otherwise in any world yet."""
        unusual = False
        for name, value in hidden_parts(g).items():
            seen = self.values.setdefault(name, set())
            if len(seen) < 2:
                seen.add(value)
            unusual |= name not in self.varied and value != self.first.setdefault(name, value)
        return unusual

    def redeal(self, m: "Moment", counts: bool) -> Iterator[Fault]:
        """Note what comes out otherwise in redealt worlds; no fault by itself. A moment that was picked for something
        unusual does not count as a look at all the rest."""
        self.looks += counts
        for seat in m.viewers:
            world = hidden_parts(m.redealt(seat))
            self.varied |= {name for name, value in hidden_parts(m.match.state).items() if world[name] != value}
        yield from ()


@dataclass
class Moment:
    """A match at one decision of a random game. Laws try things out on clones of it."""

    match: Match
    rng: Random
    viewers: list[int]  # seats (-1: a spectator) from which the laws of secrecy look this time

    @property
    def game(self) -> Game:
        return self.match.game

    def seed(self) -> int:
        """A seed for redeal."""
        return self.rng.randrange(1, 2**40)

    def redealt(self, seat: int) -> State:
        return self.match.state.redeal(seat, self.seed())


def hidden_parts(g: State) -> dict[str, str]:
    """Every attribute that somebody may not see, as text."""
    fields = getattr(g, "FIELDS")  # noqa: B009  every game's state has it, the kernel's does not
    return {
        name: json.dumps(table.write(getattr(g, name), g.players))
        for name, table in fields.items()
        if table.visibility not in (PUBLIC, DERIVED)
    }


def world_of(g: State, seat: int) -> str:
    """The whole truth but for the generator and what others have answered under seal."""
    return json.dumps(
        {
            "state": write_object(g, g.players),
            "pending": [write_frame(frame) for frame in g.pending],
            "answer": g.answer,
            "sealed": list(g.sealed[seat]) if g.sealed and seat >= 0 else None,
        },
        sort_keys=True,
    )


def waits_unseen(match: Match, seat: int) -> bool:
    """Whether the game waits in a hidden poll for others than `seat`."""
    decision = match.state.waiting
    return isinstance(decision, Sealed) and decision.hidden() and seat not in match.to_act and bool(match.to_act)


def difference(a: Any, b: Any, path: str = "") -> str:
    """The first place where two pieces of data differ; empty if nowhere."""
    if type(a) is type(b):
        if isinstance(a, dict):
            for key in [*a, *(key for key in b if key not in a)]:
                here = f"{path}.{key}" if path else str(key)
                if key not in a or key not in b:
                    return f"{here} is there in one only"
                found = difference(a[key], b[key], here)
                if found:
                    return found
            return ""
        if isinstance(a, (list, tuple)):
            for i, (x, y) in enumerate(zip(a, b)):
                found = difference(x, y, f"{path}[{i}]")
                if found:
                    return found
            return "" if len(a) == len(b) else f"{path} has {len(a)} entries against {len(b)}"
    return "" if a == b else f"{path or 'it'} is {a!r} against {b!r}"


Faults = Iterator[Fault]
