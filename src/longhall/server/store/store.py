"""The store: what must outlive the process. A change is one transaction, committed before anybody is told."""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    create_engine,
    delete,
    event,
    exists,
    func,
    make_url,
    not_,
    or_,
    select,
)
from sqlalchemy.exc import DatabaseError, OperationalError

from longhall.match.happened import SET_UP
from longhall.server import metrics
from longhall.server.faults import report
from longhall.server.store import calls
from longhall.server.store.driver import Driver
from longhall.server.store.rows import Change, NewerStore, SeatRow, TableRow, Unavailable
from longhall.server.store.schema import (
    CHANGES,
    ENTRIES,
    HAPPENINGS,
    HOLDERS,
    LEAVERS,
    SEATS,
    SITTINGS,
    SNAPSHOTS,
    TABLES,
)
from longhall.server.store.transcripts import Happening
from longhall.server.store.writer import Write, Writer
from longhall.server.store.writing import seats_of

KEYS_LIVE = 30 * 24 * 3600.0  # how long a repeated request is known again, in seconds
MIGRATING = 0x10464811  # the number of the lock under which one process brings a PostgreSQL store up to date

ASKED = (
    "SELECT revision, scope, key, fingerprint, answer "
    "FROM tables LEFT JOIN changes ON scope = ? AND key = ? WHERE id = ?"
)
SINCE = (
    "SELECT revision, length, status, result, body FROM tables JOIN entries ON table_id = id "
    "WHERE id = ? AND number >= ? ORDER BY number"
)


class Store:
    def __init__(self, address: str, only_reads: bool = False) -> None:
        """`only_reads`: beside the process that has brought it to its present shape."""
        self.engine = open_engine(address)
        self.writer = Writer(self.writing)
        self.driver_fault: type[Exception] = self.engine.dialect.loaded_dbapi.OperationalError
        self.own = threading.local()
        self.drivers: list[Driver] = []
        if only_reads:
            return
        with self.writing() as connection:
            migrate(connection)
        try:
            with self.writing() as connection:
                take_time(connection)
                connection.execute(delete(CHANGES).where(CHANGES.c.created < time.time() - KEYS_LIVE))
        except DatabaseError as fault:  # damaged there: old keys are kept for longer
            report(fault)

    def close(self) -> None:
        self.writer.close()
        for driver in self.drivers:
            driver.close()
        self.engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it too. A file has one process."""
        return self.engine.dialect.name != "sqlite"

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that takes the right to write at once."""
        with self.passing(), self.engine.connect() as connection:
            connection = connection.execution_options(longhall_writes=True)
            with connection.begin():
                yield connection
                began = time.monotonic()
        metrics.COMMITS.inc()
        metrics.COMMIT.observe(time.monotonic() - began)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.passing(), self.engine.connect() as connection:
            yield connection

    def driver(self) -> Driver:
        """The calling thread's own line to the store, for what is asked all the time."""
        found: Driver | None = getattr(self.own, "driver", None)
        if found is None or found.is_broken:
            with self.passing():
                found = self.own.driver = Driver(self.engine.raw_connection(), self.engine.dialect)
            self.drivers.append(found)
        return found

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Faults that pass are Unavailable, whichever layer they come from."""
        try:
            yield
        except (OperationalError, self.driver_fault) as fault:
            raise Unavailable from fault

    async def write(self, write: Write) -> None:
        """Have it written, together with what else waits; see Writer."""
        await self.writer.write(write)

    def write_now(self, write: Callable[[Connection], Any]) -> None:
        """Write something rare by itself, while whoever asks for it waits."""
        with self.writing() as connection:
            write(connection)

    # Tables and seats

    def revision(self, table_id: str) -> int | None:
        """By this a copy of a table is known to be what the store has; None if there is no such table."""
        found = self.driver().first("SELECT revision FROM tables WHERE id = ?", (table_id,))
        return None if found is None else int(found[0])

    def table(self, table_id: str) -> TableRow | None:
        with self.reading() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        return TableRow(**found) if found else None

    def seats(self, table_id: str) -> list[SeatRow]:
        with self.reading() as connection:
            return seats_of(connection, table_id)

    def holders(self, table_id: str) -> set[tuple[str, int]]:
        """Who holds which seats of a table."""
        with self.reading() as connection:
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
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    def of_group(self, group: str, finished: bool, most: int, skip: int = 0) -> list[str]:
        """Tables of a group, newest first: those that go on, or those that ended."""
        ended = TABLES.c.status.in_(("over", "stopped"))
        query = select(TABLES.c.id).where(TABLES.c.group_id == group, ended if finished else not_(ended))
        with self.reading() as connection:
            ordered = query.order_by(TABLES.c.created.desc(), TABLES.c.id)
            return list(connection.execute(ordered.limit(most).offset(skip)).scalars())

    def history(self, visitor: str, game: str | None) -> dict[str, tuple[list[int], list[str], Any]]:
        """What a visitor has finished, newest first: by table own seats, names, result."""
        query = select(TABLES.c.id, TABLES.c.result).where(held(visitor, finished=True))
        if game is not None:
            query = query.where(TABLES.c.game == game)
        ids = query.with_only_columns(TABLES.c.id)
        names = select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.table_id.in_(ids))
        mine = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.visitor == visitor)
        with self.reading() as connection:
            ordered = connection.execute(query.order_by(TABLES.c.created.desc(), TABLES.c.id))
            found: dict[str, tuple[list[int], list[str], Any]] = {row.id: ([], [], row.result) for row in ordered}
            for table_id, name in connection.execute(names):
                found[table_id][1].append(name)
            for table_id, seat in connection.execute(mine):
                if table_id in found:
                    found[table_id][0].append(seat)
        return found

    def ended(self, row: TableRow) -> float | None:
        """When the last entry of a game that is over was written."""
        if row.status != "over":
            return None
        query = select(ENTRIES.c.at).where(ENTRIES.c.table_id == row.id, ENTRIES.c.number == row.length - 1)
        with self.reading() as connection:
            at: float | None = connection.execute(query).scalar_one_or_none()
        return at

    def held_by(self, visitor: str, finished: bool, most: int, skip: int = 0) -> list[str]:
        """Tables that a visitor holds a seat at or has set up, newest first: those that go on, or those that ended."""
        query = select(TABLES.c.id).where(held(visitor, finished)).order_by(TABLES.c.created.desc(), TABLES.c.id)
        with self.reading() as connection:
            return list(connection.execute(query.limit(most).offset(skip)).scalars())

    def asking_again(self, visitor: str, most: int) -> list[str]:
        """Tables of a visitor that have ended and at which people are asked something, newest first."""
        asks = TABLES.c.id.in_(select(SITTINGS.c.table_id).where(SITTINGS.c.due.is_not(None)))
        query = select(TABLES.c.id).where(held(visitor, finished=True), asks).limit(most)
        with self.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.created.desc(), TABLES.c.id)).scalars())

    def count_held_by(self, visitor: str, finished: bool) -> int:
        with self.reading() as connection:
            query = select(func.count()).select_from(TABLES).where(held(visitor, finished))
            return int(connection.execute(query).scalar_one())

    def running(self, host: str) -> int:
        """How many tables somebody has set up that wait for people or are being played."""
        query = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')"
        return int(self.driver().first(query, (host,))[0])

    def calling(self) -> list[str]:
        """Tables with people at which a bot or a standing order has to answer."""
        with self.reading() as connection:
            return calls.calling(connection)

    def owner(self, table_id: str, seat: int) -> str | None:
        """Who took the seat: the first of its holders. The others came by its link."""
        here = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat)
        query = select(HOLDERS.c.visitor).where(here).order_by(HOLDERS.c.since, HOLDERS.c.visitor).limit(1)
        with self.reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    # The game

    def asked(self, table_id: str, scope: str, key: str) -> tuple[int | None, Change | None]:
        """The revision of a table and what was done there under a key before, as of the same moment."""
        found = self.driver().first(ASKED, (scope, key, table_id))
        if found is None:
            return None, None
        revision, *known = found
        return int(revision), Change(*known) if known[0] is not None else None

    def change(self, scope: str, key: str) -> Change | None:
        """What was done under a key before."""
        query = "SELECT scope, key, fingerprint, answer FROM changes WHERE scope = ? AND key = ?"
        found = self.driver().first(query, (scope, key))
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
        with self.reading() as connection:
            body: dict[str, Any] = connection.execute(query).scalar_one()
        return body

    def opening_length(self, table_id: str) -> int:
        """How long the record was before the first choice."""
        query = select(func.min(SNAPSHOTS.c.length)).where(SNAPSHOTS.c.table_id == table_id)
        with self.reading() as connection:
            return int(connection.execute(query).scalar_one() or 0)

    def sent(self, table_id: str, length: int) -> list[int]:
        """The lengths of all transcripts behind so many entries, the spectator's last."""
        query = select(ENTRIES.c.sent).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == length - 1)
        with self.reading() as connection:
            found: list[int] | None = connection.execute(query).scalar_one_or_none()
        return found if found is not None else list(self.snapshot(table_id, length)["sent"])

    def entries(self, table_id: str, start: int, stop: int) -> list[dict[str, Any]]:
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number >= start, ENTRIES.c.number < stop)
            .order_by(ENTRIES.c.number)
        )
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    def since(self, row: TableRow, length: int) -> tuple[TableRow, list[dict[str, Any]]]:
        """What the game has brought since its record was so long: the row of the table, and the entries."""
        found = self.driver().all(SINCE, (row.id, length))
        if not found:
            return row, []
        revision, length, status, result, _ = found[0]
        row = replace(row, revision=revision, length=length, status=status, result=read(result))
        return row, [read(body) for *_, body in found]

    def first_behind(self, table_id: str, length: int, seat: int, transcript: int) -> int:
        """The first entry that made a seat's transcript longer than this; the length of the record if none did."""
        low, high, step = 0, length, 1
        with self.reading() as connection:
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

    def grew(self, table_id: str, length: int, seat: int, transcript: int) -> float | None:
        """When a seat's transcript became so long. None if that was when the game began, or nobody wrote it down."""
        entry = self.first_behind(table_id, length, seat, transcript - 1)
        if entry == 0 and transcript <= self._happenings(table_id, HAPPENINGS.c.entry == SET_UP)[0].sent[seat]:
            return None  # the first entry may be an answer that this seat did not notice
        query = select(ENTRIES.c.at).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number == entry)
        with self.reading() as connection:
            at: float | None = connection.execute(query).scalar_one_or_none()
        return at

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
        with self.reading() as connection:
            return [Happening(*row) for row in connection.execute(query)]


def read(column: Any) -> Any:
    """JSON as the driver has it: PostgreSQL's reads it, SQLite's does not."""
    return json.loads(column) if isinstance(column, str) else column


def held(visitor: str, finished: bool) -> ColumnElement[bool]:
    """That a visitor holds a seat at a table, has left one or has set it up, and that its game goes on or has ended."""
    holds = exists().where(and_(HOLDERS.c.visitor == visitor, HOLDERS.c.table_id == TABLES.c.id))
    left = exists().where(and_(LEAVERS.c.visitor == visitor, LEAVERS.c.table_id == TABLES.c.id))
    ended = TABLES.c.status.in_(("over", "stopped"))
    return and_(or_(TABLES.c.host == visitor, holds, left), ended if finished else not_(ended))


def open_engine(address: str) -> Engine:
    """An engine whose errors never name values; for SQLite in a file with WAL, written through to the disk."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        from longhall.server.store.postgres import open_lines  # who has no PostgreSQL has no psycopg

        return open_lines(url)
    make_private(url.database)
    engine = create_engine(url, hide_parameters=True)

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


def make_private(file: str | None) -> None:
    """Everybody's cards lie there: a new store is for whoever keeps the hall, and for nobody else on the machine."""
    if file and not file.startswith((":", "file:")):
        with suppress(OSError):  # it is there already, or cannot be: whoever opens it is told
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def take_time(connection: Connection) -> None:
    """What this transaction does to the whole store takes as long as it takes."""
    if connection.dialect.name == "postgresql":
        from longhall.server.store import postgres

        postgres.take_time(connection)


def migrate(connection: Connection) -> None:
    """Bring the store to the present shape: one process does it, the others wait for it."""
    take_time(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as fault:  # it names a version that is not among ours
        raise NewerStore from fault
