"""Records that people bring, on their way into the store: in parts, so that moves at other tables get in between.

Whoever replays the record reads it and writes it out too, in a process of its own (`packed`). Until the last part is
written nobody finds the table: its status is `arriving` and it has no host. One whose last part never came is cleared
away (`clear_cut_off`).
"""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, insert, select, update

from longhall.server.store.ages import remove
from longhall.server.store.driver import Batch, Row
from longhall.server.store.rows import SeatRow, TableRow
from longhall.server.store.schema import ARRIVING, SEATS, TABLES
from longhall.server.store.store import Store
from longhall.server.store.transcripts import Opening, Step, Transcription, transcribe
from longhall.server.store.writing import (
    ADD_ENTRY,
    ADD_HAPPENING,
    ADD_SNAPSHOT,
    TAKE_BACK,
    write_opening,
    written,
)

MOST_ROWS, MOST_LETTERS = 1_000, 2**20  # of a part
LATE = 3600.0  # seconds after which the rest will never come


@dataclass
class Part:
    """What is written in one go, as the store keeps it but for the table."""

    entries: list[Row] = field(default_factory=list)
    happenings: list[Row] = field(default_factory=list)
    gone: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)
    letters: int = 0

    @property
    def is_full(self) -> bool:
        return len(self.entries) + len(self.snapshots) >= MOST_ROWS or self.letters >= MOST_LETTERS

    def step(self, step: Step) -> None:
        sent = written(step.sent)
        self.entries.append((step.number, written(step.body), sent))
        self.letters += len(self.entries[-1][1])
        if step.events:
            self.happenings.append((step.number, written(step.events), sent))
            self.letters += len(self.happenings[-1][1])
        self.gone += [(step.number, entry) for entry in step.gone]

    def snapshot(self, snapshot: Mapping[str, Any]) -> None:
        self.snapshots.append((snapshot["length"], written(snapshot)))
        self.letters += len(self.snapshots[-1][1])


@dataclass(frozen=True)
class Brought:
    """A whole record as it is written."""

    header: dict[str, Any]
    opening: Opening
    length: int
    parts: list[Part]
    over: bool
    versions: list[list[Any]]
    result: dict[str, Any] | None


class NoJson(Exception):
    """What somebody brought cannot be read at all."""


class NoObject(Exception):
    """It can be read, and is something else than a record."""


def unpacked(text: bytes) -> dict[str, Any]:
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise NoJson from fault
    if not isinstance(record, dict):
        raise NoObject
    json.dumps(record, ensure_ascii=False).encode()  # ValueError where there are letters that nobody can write
    return record


def packed(text: bytes, snapshot_every: int) -> Brought:
    """Read and replay a record that somebody brought, and write it out. RecordError says what is wrong with it."""
    return pack(transcribe(unpacked(text), snapshot_every))


def pack(found: Transcription) -> Brought:
    parts = [Part()]

    def last() -> Part:
        if parts[-1].is_full:
            parts.append(Part())
        return parts[-1]

    for step in found.steps:
        last().step(step)
    for snapshot in found.snapshots:
        last().snapshot(snapshot)
    length = len(found.opening.entries) + len(found.steps)
    return Brought(found.header, found.opening, length, parts, found.over, found.versions, found.result)


Write = Callable[[Connection], None]


def writes(row: TableRow, seats: Sequence[SeatRow], record: Brought) -> list[Write]:
    """A table that is nothing but its record: what is written one after the other."""

    def begin(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(vars(replace(row, status=ARRIVING, host=""))))
        connection.execute(insert(SEATS), [vars(seat) for seat in seats])
        write_opening(connection, row.id, record.opening)

    def add(part: Part) -> Write:
        return lambda connection: write_part(connection, row.id, part)

    def end(connection: Connection) -> None:
        here = TABLES.c.id == row.id
        connection.execute(update(TABLES).where(here).values(status=row.status, host=row.host))

    return [begin, *map(add, record.parts), end]


def write_part(connection: Connection, table_id: str, part: Part) -> None:
    driver = Batch(connection)
    # When it was played nobody knows.
    driver.many(ADD_ENTRY, [(table_id, *entry, None) for entry in part.entries])
    driver.many(ADD_HAPPENING, [(table_id, *happening) for happening in part.happenings])
    driver.many(TAKE_BACK, [(number, table_id, entry) for number, entry in part.gone])
    driver.many(ADD_SNAPSHOT, [(table_id, *snapshot) for snapshot in part.snapshots])


def clear_cut_off(store: Store) -> None:
    """What was begun long ago and not ended goes."""
    late = select(TABLES.c.id).where(TABLES.c.status == ARRIVING, TABLES.c.created < time.time() - LATE)
    with store.reading() as connection:
        found = list(connection.execute(late).scalars())
    for table_id in found:
        with store.writing() as connection:
            remove(connection, table_id)
