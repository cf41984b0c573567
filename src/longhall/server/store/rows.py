"""What the store hands out and takes in, and what can come in between."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

from longhall.server.store.transcripts import Opening, Step


class NewerStore(Exception):
    """The store was written by a later version of the program."""


class Overtaken(Exception):
    """Somebody else has written to the table since it was read."""


class Unavailable(Exception):
    """The store cannot be reached or written now (busy, full, restarting). That passes."""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    origin: dict[str, Any] | None
    seed: int
    visibility: str
    spectators: bool
    status: str
    host: str
    created: float
    length: int
    versions: list[list[Any]] = field(default_factory=list)
    closed: str | None = None
    result: dict[str, Any] | None = None
    revision: int = 0
    begun: float | None = None
    rated: bool = False
    group_id: str | None = None
    ways: dict[str, Any] = field(default_factory=dict)  # how the people here play

    @property
    def version(self) -> str:
        """The version of the rules that its last entries were made under."""
        return str(self.versions[-1][1]) if self.versions else self.rules_version


@dataclass(frozen=True)
class SeatRow:
    table_id: str
    number: int
    kind: str
    name: str
    bot: str | None
    key: str


@dataclass(frozen=True)
class Change:
    """A request that changes something, as it is known again when it is repeated."""

    scope: str
    key: str
    fingerprint: str
    answer: str = ""


@dataclass(frozen=True)
class Call:
    """A table at which a bot or a standing order has to answer."""

    table_id: str
    owner: str  # who set the table up
    alone: bool  # nobody but bots sits there


@dataclass(frozen=True)
class SittingRow:
    """What people at a table have going on besides the game."""

    table_id: str
    body: dict[str, Any]
    due: float | None  # when something is to be looked at, at the earliest


@dataclass(frozen=True)
class Begun:
    """A game that begins: what there is before the first choice, and whether a bot or a standing order has it."""

    opening: Opening
    call: Call | None
    sitting: SittingRow | None = None
    tidings: Sequence[Any] = ()  # what people may be told of it, which is the hall's affair


@dataclass(frozen=True)
class Append:
    """A change to a game. It is written only if nothing else of its table was since `revision`."""

    table_id: str
    revision: int
    steps: Sequence[Step]
    status: str
    call: Call | None
    change: Change | None = None
    snapshot: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    sitting: SittingRow | None = None  # None: it stays as it is
    also: Callable[[Connection], None] | None = None  # what else is written with it
