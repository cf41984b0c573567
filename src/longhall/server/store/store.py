"""The store: what must outlive the process. A change is one transaction, committed before anybody is told."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    and_,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError

from longhall.match.happened import SET_UP
from longhall.server.faults import report
from longhall.server.store.schema import CHANGES, ENTRIES, HAPPENINGS, HOLDERS, SEATS, SNAPSHOTS, TABLES
from longhall.server.store.transcripts import Happening, Opening, Step

KEYS_LIVE = 30 * 24 * 3600.0  # how long a repeated request is known again, in seconds


class NewerStore(Exception):
    """The store was written by a later version of the program."""


class Overtaken(Exception):
    """Somebody else has written to the table since it was read."""


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
    calls: bool
    versions: list[list[Any]] = field(default_factory=list)
    closed: str | None = None
    result: dict[str, Any] | None = None

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
class Begun:
    """A game that begins: what there is before the first choice, and whether a bot or a standing order has it."""

    opening: Opening
    calls: bool


class Store:
    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        with self.engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as fault:  # it names a version that is not among ours
                raise NewerStore from fault
        try:
            with self.writing() as connection:
                connection.execute(delete(CHANGES).where(CHANGES.c.created < time.time() - KEYS_LIVE))
        except DatabaseError as fault:  # damaged there: old keys are kept for longer
            report(fault)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that takes the right to write at once."""
        with self.engine.connect().execution_options(longhall_writes=True) as connection, connection.begin():
            yield connection

    # Tables and seats

    def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        holders: Sequence[int],
        change: Change | None,
        begun: Begun | None = None,
    ) -> None:
        """A new table; its game has begun if no seat is open."""
        with self.writing() as connection:
            connection.execute(insert(TABLES).values(vars(row)))
            connection.execute(insert(SEATS), [vars(seat) for seat in seats])
            for seat in holders:
                hold(connection, row.host, row.id, seat)
            begin(connection, row.id, begun)
            remember(connection, change)

    def table(self, table_id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        return TableRow(**found) if found else None

    def seats(self, table_id: str) -> list[SeatRow]:
        with self.engine.connect() as connection:
            return seats_of(connection, table_id)

    def holders(self, table_id: str) -> set[tuple[str, int]]:
        """Who holds which seats of a table."""
        with self.engine.connect() as connection:
            query = select(HOLDERS.c.visitor, HOLDERS.c.seat).where(HOLDERS.c.table_id == table_id)
            return {(visitor, seat) for visitor, seat in connection.execute(query)}

    def listed(self, most: int) -> list[str]:
        """Public tables, those that wait for people first."""
        waiting = TABLES.c.status == "waiting"
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.visibility == "public", or_(waiting, TABLES.c.status == "playing"))
            .order_by(not_(waiting), TABLES.c.created.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def held_by(self, visitor: str, most: int) -> list[str]:
        """Tables that a visitor holds a seat at or has set up, newest first."""
        holds = exists().where(and_(HOLDERS.c.visitor == visitor, HOLDERS.c.table_id == TABLES.c.id))
        query = (
            select(TABLES.c.id)
            .where(or_(TABLES.c.host == visitor, holds))
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def calling(self) -> list[str]:
        """Tables at which a bot or a standing order has to answer."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.calls).order_by(TABLES.c.created)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def take_seat(
        self,
        seat: SeatRow,
        was: str,
        visitor: str | None,
        calls: bool | None,
        beginning: Callable[[Sequence[SeatRow]], Begun | None],
    ) -> None:
        """Give a seat to somebody; Overtaken if it is not of the kind `was` any more. Its former holders lose it.

        What the seats as they are then begin with is written with it: a full table never waits.
        """
        with self.writing() as connection:
            here = and_(SEATS.c.table_id == seat.table_id, SEATS.c.number == seat.number)
            changed = connection.execute(update(SEATS).where(here, SEATS.c.kind == was).values(vars(seat)))
            if changed.rowcount != 1:
                raise Overtaken
            connection.execute(
                delete(HOLDERS).where(HOLDERS.c.table_id == seat.table_id, HOLDERS.c.seat == seat.number)
            )
            if visitor is not None:
                hold(connection, visitor, seat.table_id, seat.number)
            if calls is not None:
                connection.execute(update(TABLES).where(TABLES.c.id == seat.table_id).values(calls=calls))
            begin(connection, seat.table_id, beginning(seats_of(connection, seat.table_id)))

    def rename(self, table_id: str, seat: int, name: str) -> None:
        with self.writing() as connection:
            here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat)
            connection.execute(update(SEATS).where(here).values(name=name))

    def owner(self, table_id: str, seat: int) -> str | None:
        """Who took the seat: the first of its holders. The others came by its link."""
        here = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat)
        query = select(HOLDERS.c.visitor).where(here).order_by(HOLDERS.c.since, HOLDERS.c.visitor).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def renew_link(self, table_id: str, seat: int, owner: str, key: str) -> None:
        """Another key for a seat; whoever came by the one before loses the seat."""
        with self.writing() as connection:
            here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat)
            connection.execute(update(SEATS).where(here).values(key=key))
            others = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat, HOLDERS.c.visitor != owner)
            connection.execute(delete(HOLDERS).where(others))

    def share_seat(self, visitor: str, table_id: str, seat: int) -> None:
        with self.writing() as connection:
            hold(connection, visitor, table_id, seat)

    # The game

    def append(
        self,
        table_id: str,
        steps: Sequence[Step],
        snapshot: dict[str, Any] | None,
        status: str,
        calls: bool,
        change: Change | None,
        result: dict[str, Any] | None = None,
    ) -> None:
        """Write a change; Overtaken if the record is longer already than whoever made it knew."""
        try:
            with self.writing() as connection:
                changed = connection.execute(
                    update(TABLES)
                    .where(TABLES.c.id == table_id, TABLES.c.length == steps[0].number)
                    .values(length=steps[-1].number + 1, status=status, calls=calls, result=result)
                )
                if changed.rowcount != 1:
                    raise Overtaken
                write_steps(connection, table_id, steps)
                if snapshot is not None:
                    write_snapshot(connection, table_id, snapshot)
                remember(connection, change)
        except IntegrityError as fault:
            raise Overtaken from fault

    def bring_forward(self, was: TableRow, row: TableRow, snapshot: dict[str, Any] | None) -> None:
        """A table of earlier rules as it goes on or is closed; Overtaken if somebody has written to it since."""
        with self.writing() as connection:
            same = and_(TABLES.c.id == was.id, TABLES.c.length == was.length, TABLES.c.status == was.status)
            if connection.execute(update(TABLES).where(same).values(vars(row))).rowcount != 1:
                raise Overtaken
            if snapshot is not None:
                here = and_(SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.length == snapshot["length"])
                connection.execute(delete(SNAPSHOTS).where(here))
                write_snapshot(connection, row.id, snapshot)

    def add_record(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        opening: Opening,
        steps: Sequence[Step],
        snapshots: Sequence[dict[str, Any]],
    ) -> None:
        """A table that is nothing but its record."""
        with self.writing() as connection:
            connection.execute(insert(TABLES).values(vars(row)))
            connection.execute(insert(SEATS), [vars(seat) for seat in seats])
            write_opening(connection, row.id, opening)
            write_steps(connection, row.id, steps)
            for snapshot in snapshots:
                write_snapshot(connection, row.id, snapshot)

    def change(self, scope: str, key: str) -> Change | None:
        """What was done under a key before."""
        with self.engine.connect() as connection:
            query = select(CHANGES.c.scope, CHANGES.c.key, CHANGES.c.fingerprint, CHANGES.c.answer)
            found = connection.execute(query.where(CHANGES.c.scope == scope, CHANGES.c.key == key)).first()
        return Change(*found) if found else None

    # Reading a game

    def snapshot(self, table_id: str, upto: int) -> dict[str, Any]:
        """The last snapshot behind at most `upto` entries."""
        query = (
            select(SNAPSHOTS.c.body)
            .where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.length <= upto)
            .order_by(SNAPSHOTS.c.length.desc())
            .limit(1)
        )
        with self.engine.connect() as connection:
            body: dict[str, Any] = connection.execute(query).scalar_one()
        return body

    def opening_length(self, table_id: str) -> int:
        """How long the record was before the first choice."""
        query = select(func.min(SNAPSHOTS.c.length)).where(SNAPSHOTS.c.table_id == table_id)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one() or 0)

    def sent(self, table_id: str, length: int) -> list[int]:
        """The lengths of all transcripts behind so many entries, the spectator's last."""
        query = select(ENTRIES.c.sent).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == length - 1)
        with self.engine.connect() as connection:
            found: list[int] | None = connection.execute(query).scalar_one_or_none()
        return found if found is not None else list(self.snapshot(table_id, length)["sent"])

    def entries(self, table_id: str, start: int, stop: int) -> list[dict[str, Any]]:
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number >= start, ENTRIES.c.number < stop)
            .order_by(ENTRIES.c.number)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def first_behind(self, table_id: str, length: int, seat: int, transcript: int) -> int:
        """The first entry that made a seat's transcript longer than this; the length of the record if none did."""
        low, high, step = 0, length, 1
        with self.engine.connect() as connection:
            # A transcript never gets shorter, so the entry can be searched for: backwards in growing steps, as it is
            # mostly among the last, then by halving.
            while low < high:
                middle = max(high - step, (low + high) // 2)
                query = select(ENTRIES.c.sent).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == middle)
                if connection.execute(query).scalar_one()[seat] > transcript:
                    high = middle
                    step *= 2
                else:
                    low = middle + 1
        return low

    def happenings(self, table_id: str, start: int, stop: int) -> list[Happening]:
        """What stands of the happenings of these entries."""
        here = and_(HAPPENINGS.c.entry >= start, HAPPENINGS.c.entry < stop, HAPPENINGS.c.gone.is_(None))
        return self._happenings(table_id, here)

    def taken_back(self, table_id: str, since: int) -> list[Happening]:
        """Happenings before the entry `since` that were taken back by it or later."""
        return self._happenings(table_id, and_(HAPPENINGS.c.entry < since, HAPPENINGS.c.gone >= since))

    def happenings_before(self, table_id: str, entry: int, at: int | None = None) -> Iterator[Happening]:
        """Happenings before an entry that stand now, or when the record had the length `at`; the last first."""
        now = HAPPENINGS.c.gone.is_(None)
        stands = now if at is None else or_(now, HAPPENINGS.c.gone >= at)
        while True:
            here = and_(HAPPENINGS.c.entry < entry, stands)
            found = self._happenings(table_id, here, backwards=64)
            yield from found
            if len(found) < 64:
                return
            entry = found[-1].entry

    def _happenings(self, table_id: str, here: Any, backwards: int = 0) -> list[Happening]:
        query = select(HAPPENINGS.c.entry, HAPPENINGS.c.events, HAPPENINGS.c.sent, HAPPENINGS.c.gone).where(
            HAPPENINGS.c.table_id == table_id, here
        )
        query = query.order_by(HAPPENINGS.c.entry.desc() if backwards else HAPPENINGS.c.entry)
        if backwards:
            query = query.limit(backwards)
        with self.engine.connect() as connection:
            return [Happening(*row) for row in connection.execute(query)]


def open_engine(address: str) -> Engine:
    """An engine whose errors never name values; for SQLite in a file with WAL, written through to the disk."""
    engine = create_engine(address, hide_parameters=True)
    if make_url(address).get_backend_name() != "sqlite":
        return engine

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver opens no transactions by itself: begin() below does
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("longhall_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def hold(connection: Connection, visitor: str, table_id: str, seat: int) -> None:
    row = {"visitor": visitor, "table_id": table_id, "seat": seat}
    known = select(HOLDERS.c.seat).where(*(HOLDERS.c[name] == value for name, value in row.items()))
    if connection.execute(known).first() is None:
        connection.execute(insert(HOLDERS).values(since=time.time(), **row))


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
    return [SeatRow(**row) for row in connection.execute(query).mappings()]


def begin(connection: Connection, table_id: str, begun: Begun | None) -> None:
    """The game begins, if it does; Overtaken if it has begun already."""
    if begun is None:
        return
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.status == "waiting")
        .values(status="playing", length=len(begun.opening.entries), calls=begun.calls)
    )
    if changed.rowcount != 1:
        raise Overtaken
    write_opening(connection, table_id, begun.opening)


def remember(connection: Connection, change: Change | None) -> None:
    if change is not None:
        connection.execute(insert(CHANGES).values(created=time.time(), **vars(change)))


def write_opening(connection: Connection, table_id: str, opening: Opening) -> None:
    for number, body in enumerate(opening.entries):
        connection.execute(insert(ENTRIES).values(table_id=table_id, number=number, body=body, sent=opening.sent))
    write_happening(connection, table_id, SET_UP, opening.events, opening.sent)
    write_snapshot(connection, table_id, opening.snapshot)


def write_steps(connection: Connection, table_id: str, steps: Sequence[Step]) -> None:
    for step in steps:
        connection.execute(
            insert(ENTRIES).values(table_id=table_id, number=step.number, body=step.body, sent=step.sent)
        )
        if step.events:
            write_happening(connection, table_id, step.number, step.events, step.sent)
        if step.gone:
            connection.execute(
                update(HAPPENINGS)
                .where(HAPPENINGS.c.table_id == table_id, HAPPENINGS.c.entry.in_(step.gone))
                .values(gone=step.number)
            )


def write_happening(connection: Connection, table_id: str, entry: int, events: list[Any], sent: list[int]) -> None:
    connection.execute(insert(HAPPENINGS).values(table_id=table_id, entry=entry, events=events, sent=sent))


def write_snapshot(connection: Connection, table_id: str, snapshot: dict[str, Any]) -> None:
    connection.execute(insert(SNAPSHOTS).values(table_id=table_id, length=snapshot["length"], body=snapshot))
