"""How things are written: each function is handed the connection of a transaction that somebody else commits.

What every change of a game needs (`append_all`) goes to the driver itself in statements that it prepares once; what is
rarer is SQLAlchemy's.
"""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from longhall.match.happened import SET_UP
from longhall.server.store.driver import Batch
from longhall.server.store.rows import Append, Begun, Call, Change, Overtaken, SeatRow, SittingRow, TableRow
from longhall.server.store.schema import (
    CALLS,
    CHANGES,
    ENTRIES,
    HAPPENINGS,
    HOLDERS,
    RATED,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from longhall.server.store.transcripts import Opening

MOVE_ON = "UPDATE tables SET length = ?, status = ?, result = ?, revision = revision + 1 WHERE id = ? AND revision = ?"
ADD_ENTRY = "INSERT INTO entries (table_id, number, body, sent, at) VALUES (?, ?, ?, ?, ?)"
ADD_HAPPENING = "INSERT INTO happenings (table_id, entry, events, sent) VALUES (?, ?, ?, ?)"
TAKE_BACK = "UPDATE happenings SET gone = ? WHERE table_id = ? AND entry = ?"
ADD_SNAPSHOT = "INSERT INTO snapshots (table_id, length, body) VALUES (?, ?, ?)"
ADD_CHANGE = "INSERT INTO changes (scope, key, fingerprint, answer, created) VALUES (?, ?, ?, ?, ?)"
ADD_CALL = (
    "INSERT INTO calls (table_id, owner, alone, watched_until, taken_by, taken_until) VALUES (?, ?, ?, 0, '', 0) "
    "ON CONFLICT (table_id) DO UPDATE SET alone = excluded.alone"
)
PUT_SITTING = (
    "INSERT INTO sittings (table_id, body, due) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET body = excluded.body, due = excluded.due"
)
END_CALL = "DELETE FROM calls WHERE table_id = ?"


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Write changes of different tables; of each whether it was written, or somebody else's was before it."""
    driver = Batch(connection)
    moves = [
        (
            a.steps[-1].number + 1,
            a.status,
            None if a.result is None else written(a.result),
            a.table_id,
            a.revision,
        )
        for a in appends
    ]
    won = [count == 1 for count in driver.each(MOVE_ON, moves)]
    winners = [append for append, first in zip(appends, won, strict=True) if first]
    steps = [(append.table_id, step) for append in winners for step in append.steps]
    now = time.time()
    driver.many(ADD_ENTRY, [(at, step.number, written(step.body), written(step.sent), now) for at, step in steps])
    told = [(at, step.number, written(step.events), written(step.sent)) for at, step in steps if step.events]
    driver.many(ADD_HAPPENING, told)
    driver.many(TAKE_BACK, [(step.number, at, entry) for at, step in steps for entry in step.gone])
    taken = [(a.table_id, a.snapshot["length"], written(a.snapshot)) for a in winners if a.snapshot is not None]
    driver.many(ADD_SNAPSHOT, taken)
    known = [append.change for append in winners if append.change is not None]
    driver.many(ADD_CHANGE, [(c.scope, c.key, c.fingerprint, c.answer, now) for c in known])
    calling = [append.call for append in winners if append.call is not None]
    driver.many(ADD_CALL, [(call.table_id, call.owner, call.alone) for call in calling])
    put_sittings(connection, [append.sitting for append in winners if append.sitting is not None])
    driver.many(END_CALL, [(append.table_id,) for append in winners if append.call is None])
    for append in winners:
        if append.also is not None:
            append.also(connection)
    return won


# Tables and seats


def add_table(
    row: TableRow, seats: Sequence[SeatRow], holders: Mapping[int, str], change: Change | None, begun: Begun | None
) -> Callable[[Connection], None]:
    """A new table, with who holds which seat; its game has begun if no seat is open."""

    def write(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(vars(row)))
        connection.execute(insert(SEATS), [vars(seat) for seat in seats])
        for seat, holder in holders.items():
            hold(connection, holder, row.id, seat)
        begin(connection, row.id, begun)
        if change is not None:
            add_change(change)(connection)

    return write


def add_change(change: Change) -> Callable[[Connection], None]:
    """A request alone, as it is known again; Overtaken if it is known already."""

    def write(connection: Connection) -> None:
        connection.execute(insert(CHANGES).values(created=time.time(), **vars(change)))

    return write


def take_seat(
    seat: SeatRow, revision: int, visitor: str | None, call: Call | None, begun: Begun | None
) -> Callable[[Connection], None]:
    """Give a seat to somebody; its former holders lose it. The game begins with it if that was the last one open."""

    def write(connection: Connection) -> None:
        touch(connection, seat.table_id, revision)
        here = and_(SEATS.c.table_id == seat.table_id, SEATS.c.number == seat.number)
        connection.execute(update(SEATS).where(here).values(vars(seat)))
        connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == seat.table_id, HOLDERS.c.seat == seat.number))
        if visitor is not None:
            hold(connection, visitor, seat.table_id, seat.number)
        if call is not None:
            put_call(connection, call)
        begin(connection, seat.table_id, begun)

    return write


def begin_table(table_id: str, revision: int, seats: Sequence[SeatRow], begun: Begun) -> Callable[[Connection], None]:
    """A table begins at its host's word; `seats` are those that bots take."""

    def write(connection: Connection) -> None:
        touch(connection, table_id, revision)
        for seat in seats:
            here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat.number)
            connection.execute(update(SEATS).where(here).values(vars(seat)))
        begin(connection, table_id, begun)

    return write


def change_ways(
    table_id: str, revision: int, options: Mapping[str, Any], ways: Mapping[str, Any], sitting: SittingRow
) -> Callable[[Connection], None]:
    """A table that waits for people is to be played otherwise."""

    def write(connection: Connection) -> None:
        touch(connection, table_id, revision)
        values = {"options": dict(options), "ways": dict(ways)}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))
        put_sittings(connection, [sitting])

    return write


def rename(table_id: str, revision: int, seat: int, name: str) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        touch(connection, table_id, revision)
        here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat)
        connection.execute(update(SEATS).where(here).values(name=name))

    return write


def renew_link(table_id: str, revision: int, seat: int, owner: str, key: str) -> Callable[[Connection], None]:
    """Another key for a seat; whoever came by the one before loses the seat."""

    def write(connection: Connection) -> None:
        touch(connection, table_id, revision)
        here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat)
        connection.execute(update(SEATS).where(here).values(key=key))
        others = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat, HOLDERS.c.visitor != owner)
        connection.execute(delete(HOLDERS).where(others))

    return write


def share_seat(table_id: str, revision: int, seat: int, visitor: str) -> Callable[[Connection], None]:
    """Somebody else holds a seat too."""

    def write(connection: Connection) -> None:
        touch(connection, table_id, revision)
        hold(connection, visitor, table_id, seat)

    return write


def bring_forward(was: TableRow, row: TableRow, snapshot: dict[str, Any] | None, call: Call | None) -> Any:
    """A table of earlier rules as it goes on or is closed; Overtaken if somebody has written to it since."""

    def write(connection: Connection) -> None:
        same = and_(TABLES.c.id == was.id, TABLES.c.revision == was.revision)
        if connection.execute(update(TABLES).where(same).values(vars(row))).rowcount != 1:
            raise Overtaken
        connection.execute(delete(CALLS).where(CALLS.c.table_id == row.id))
        if call is not None:
            put_call(connection, call)
        if snapshot is not None:
            here = and_(SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.length == snapshot["length"])
            connection.execute(delete(SNAPSHOTS).where(here))
            write_snapshot(connection, row.id, snapshot)

    return write


# What those are made of


def touch(connection: Connection, table_id: str, revision: int) -> None:
    """Copies of the table are outdated from here on. Overtaken if the one that this change was made for is already."""
    same = and_(TABLES.c.id == table_id, TABLES.c.revision == revision)
    if connection.execute(update(TABLES).where(same).values(revision=revision + 1)).rowcount != 1:
        raise Overtaken


def hold(connection: Connection, visitor: str, table_id: str, seat: int) -> None:
    row = {"visitor": visitor, "table_id": table_id, "seat": seat}
    known = select(HOLDERS.c.seat).where(*(HOLDERS.c[name] == value for name, value in row.items()))
    if connection.execute(known).first() is None:
        connection.execute(insert(HOLDERS).values(since=time.time(), **row))


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
    return [SeatRow(**row) for row in connection.execute(query).mappings()]


def put_sittings(connection: Connection, sittings: Sequence[SittingRow]) -> None:
    Batch(connection).many(PUT_SITTING, [(row.table_id, written(row.body), row.due) for row in sittings])


def put_call(connection: Connection, call: Call) -> None:
    here = CALLS.c.table_id == call.table_id
    if connection.execute(update(CALLS).where(here).values(alone=call.alone)).rowcount == 0:
        connection.execute(insert(CALLS).values(vars(call)))


def begin(connection: Connection, table_id: str, begun: Begun | None) -> None:
    """The game begins, if it does; Overtaken if it has begun already."""
    if begun is None:
        return
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.status == "waiting")
        .values(status="playing", length=len(begun.opening.entries), begun=time.time())
    )
    if changed.rowcount != 1:
        raise Overtaken
    write_opening(connection, table_id, begun.opening)
    note_beginning(connection, table_id)
    if begun.call is not None:
        put_call(connection, begun.call)
    if begun.sitting is not None:
        put_sittings(connection, [begun.sitting])


def note_beginning(connection: Connection, table_id: str) -> None:
    """Who sits where when a rated game begins."""
    if not connection.execute(select(TABLES.c.rated).where(TABLES.c.id == table_id)).scalar_one():
        return
    for seat in seats_of(connection, table_id):
        here = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat.number)
        query = select(HOLDERS.c.visitor).where(here).order_by(HOLDERS.c.since, HOLDERS.c.visitor).limit(1)
        person = connection.execute(query).scalar_one_or_none() if seat.kind == "person" else None
        row = {"table_id": table_id, "seat": seat.number, "person": person, "bot": seat.bot, "settled": False}
        connection.execute(insert(RATED).values(row))


def write_opening(connection: Connection, table_id: str, opening: Opening) -> None:
    for number, body in enumerate(opening.entries):
        connection.execute(insert(ENTRIES).values(table_id=table_id, number=number, body=body, sent=opening.sent))
    write_happening(connection, table_id, SET_UP, opening.events, opening.sent)
    write_snapshot(connection, table_id, opening.snapshot)


def write_happening(connection: Connection, table_id: str, entry: int, events: list[Any], sent: list[int]) -> None:
    connection.execute(insert(HAPPENINGS).values(table_id=table_id, entry=entry, events=events, sent=sent))


def write_snapshot(connection: Connection, table_id: str, snapshot: Mapping[str, Any]) -> None:
    connection.execute(insert(SNAPSHOTS).values(table_id=table_id, length=snapshot["length"], body=snapshot))
