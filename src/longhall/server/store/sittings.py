"""What people at a table have going on besides the game, their quiet hours, and until when a hall was open."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from longhall.server.store.rows import SittingRow
from longhall.server.store.schema import BEATS, CALLS, HOLDERS, HOURS, LEAVERS, SITTINGS, TABLES
from longhall.server.store.store import Store
from longhall.server.store.writing import put_sittings, touch

HALL = "hall"


def sitting(store: Store, table_id: str) -> dict[str, Any] | None:
    with store.reading() as connection:
        query = select(SITTINGS.c.body).where(SITTINGS.c.table_id == table_id)
        body: dict[str, Any] | None = connection.execute(query).scalar_one_or_none()
    return body


def due(store: Store, now: float, most: int) -> list[str]:
    """Tables at which something is to be looked at by now, the longest due first."""
    query = select(SITTINGS.c.table_id).where(SITTINGS.c.due <= now).order_by(SITTINGS.c.due).limit(most)
    with store.reading() as connection:
        return list(connection.execute(query).scalars())


def put(
    row: SittingRow, revision: int, also: Callable[[Connection], None] = lambda connection: None
) -> Callable[[Connection], None]:
    """Something else than the game has changed at a table."""

    def write(connection: Connection) -> None:
        touch(connection, row.table_id, revision)
        put_sittings(connection, [row])
        also(connection)

    return write


def leave_out(table_id: str) -> Callable[[Connection], None]:
    """Nobody looks at a table any more that cannot be read."""

    def write(connection: Connection) -> None:
        connection.execute(update(SITTINGS).where(SITTINGS.c.table_id == table_id).values(due=None))

    return write


def stop(
    row: SittingRow, revision: int, also: Callable[[Connection], None] = lambda connection: None
) -> Callable[[Connection], None]:
    """A game is ended before its end."""

    def write(connection: Connection) -> None:
        touch(connection, row.table_id, revision)
        also(connection)
        connection.execute(update(TABLES).where(TABLES.c.id == row.table_id).values(status="stopped"))
        connection.execute(delete(CALLS).where(CALLS.c.table_id == row.table_id))
        put_sittings(connection, [row])

    return write


# Who has left


def left(table_id: str, seat: int, now: float) -> Callable[[Connection], None]:
    """Who took a seat leaves it, and may come back."""

    def write(connection: Connection) -> None:
        here = and_(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat)
        owner = connection.execute(
            select(HOLDERS.c.visitor).where(here).order_by(HOLDERS.c.since, HOLDERS.c.visitor).limit(1)
        ).scalar_one_or_none()
        if owner is not None:
            connection.execute(insert(LEAVERS).values(table_id=table_id, seat=seat, visitor=owner, at=now))

    return write


def came_back(table_id: str, seat: int) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        connection.execute(delete(LEAVERS).where(LEAVERS.c.table_id == table_id, LEAVERS.c.seat == seat))

    return write


def leavers(store: Store, table_id: str) -> set[tuple[str, int]]:
    """Who has left which seats of a table, and may come back."""
    with store.reading() as connection:
        query = select(LEAVERS.c.visitor, LEAVERS.c.seat).where(LEAVERS.c.table_id == table_id)
        return {(visitor, seat) for visitor, seat in connection.execute(query)}


# Quiet hours


def hours_at(store: Store, table_id: str) -> dict[int, tuple[str, int, int, bool]]:
    """By seat, the quiet hours of who took it."""
    first = (
        select(HOLDERS.c.seat, func.min(HOLDERS.c.since).label("since"))
        .where(HOLDERS.c.table_id == table_id)
        .group_by(HOLDERS.c.seat)
        .subquery()
    )
    owns = and_(HOLDERS.c.seat == first.c.seat, HOLDERS.c.since == first.c.since, HOLDERS.c.table_id == table_id)
    query = (
        select(HOLDERS.c.seat, HOURS.c.zone, HOURS.c.start, HOURS.c.end, HOURS.c.shown)
        .join(first, owns)
        .join(HOURS, HOURS.c.visitor == HOLDERS.c.visitor)
        .order_by(HOLDERS.c.visitor.desc())
    )
    with store.reading() as connection:
        return {seat: (zone, start, end, shown) for seat, zone, start, end, shown in connection.execute(query)}


def hours_of(store: Store, visitor: str) -> tuple[str, int, int, bool] | None:
    query = select(HOURS.c.zone, HOURS.c.start, HOURS.c.end, HOURS.c.shown).where(HOURS.c.visitor == visitor)
    with store.reading() as connection:
        found = connection.execute(query).first()
    return None if found is None else (found.zone, found.start, found.end, found.shown)


def put_hours(visitor: str, hours: tuple[str, int, int, bool] | None) -> Callable[[Connection], None]:
    """Somebody's quiet hours; None: there are none."""

    def write(connection: Connection) -> None:
        connection.execute(delete(HOURS).where(HOURS.c.visitor == visitor))
        if hours is not None:
            named = dict(zip(("zone", "start", "end", "shown"), hours, strict=True))
            connection.execute(insert(HOURS).values(visitor=visitor, **named))
        # Clocks that they stop are looked at anew.
        mine = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
        playing = and_(TABLES.c.id.in_(mine), TABLES.c.status == "playing")
        connection.execute(update(TABLES).where(playing).values(revision=TABLES.c.revision + 1))
        runs = and_(SITTINGS.c.table_id.in_(mine), SITTINGS.c.due.is_not(None))
        connection.execute(update(SITTINGS).where(runs).values(due=0.0))

    return write


# Until when a hall was open


def beat(now: float) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        if connection.execute(update(BEATS).where(BEATS.c.name == HALL).values(at=now)).rowcount == 0:
            connection.execute(insert(BEATS).values(name=HALL, at=now))

    return write


def last_beat(store: Store) -> float | None:
    with store.reading() as connection:
        at: float | None = connection.execute(select(BEATS.c.at).where(BEATS.c.name == HALL)).scalar_one_or_none()
    return at


def put_off(shift: Callable[[str, dict[str, Any]], dict[str, Any]], now: float) -> Callable[[Connection], None]:
    """The hall was closed for a while: change what runs at all tables, which then are looked at anew."""

    def write(connection: Connection) -> None:
        query = select(SITTINGS.c.table_id, SITTINGS.c.body).where(SITTINGS.c.due.is_not(None)).with_for_update()
        rows: Sequence[Any] = connection.execute(query).all()
        put_sittings(connection, [SittingRow(table_id, shift(table_id, body), now) for table_id, body in rows])
        ids = [table_id for table_id, _ in rows]
        connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(revision=TABLES.c.revision + 1))

    return write
