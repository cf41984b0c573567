"""What people say at a table, how far they have read, what they note, whom they mute and whom they report."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from longhall.server.store.schema import MUTES, NOTES, READ, REPORTS, TALK
from longhall.server.store.store import Store

KEPT = 2000  # lines of a table and channel
QUOTED = 20  # lines that go with a report
GOINGS = "goings"  # what is read like a channel, though nobody speaks there: who left a game and came back


@dataclass(frozen=True)
class Line:
    number: int
    visitor: str
    seat: int  # -1: somebody who watched
    name: str
    text: str
    phrase: int | None
    language: str
    at: float


def add(table_id: str, channel: str, line: Line) -> Callable[[Connection], None]:
    """Say something: it gets the next number."""

    def write(connection: Connection) -> None:
        here = and_(TALK.c.table_id == table_id, TALK.c.channel == channel)
        last: int = connection.execute(select(func.max(TALK.c.number)).where(here)).scalar_one() or 0
        row = {**vars(line), "number": last + 1, "table_id": table_id, "channel": channel}
        connection.execute(insert(TALK).values(row))
        connection.execute(delete(TALK).where(here, TALK.c.number <= last + 1 - KEPT))
        mark(connection, table_id, channel, line.visitor, last + 1)

    return write


def lines(
    store: Store, table_id: str, channel: str, after: int, before: int | None, most: int, without: Collection[str] = ()
) -> list[Line]:
    """The last lines after a number and before another, without those of some people."""
    here = and_(TALK.c.table_id == table_id, TALK.c.channel == channel, TALK.c.number > after)
    if without:
        here = and_(here, TALK.c.visitor.not_in(without))
    if before is not None:
        here = and_(here, TALK.c.number < before)
    query = select(
        TALK.c.number, TALK.c.visitor, TALK.c.seat, TALK.c.name, TALK.c.text, TALK.c.phrase, TALK.c.language, TALK.c.at
    )
    with store.reading() as connection:
        found = connection.execute(query.where(here).order_by(TALK.c.number.desc()).limit(most)).all()
    return [Line(*row) for row in reversed(found)]


def last(store: Store, table_id: str, channel: str) -> int:
    """The number of what was said last."""
    query = "SELECT max(number) FROM talk WHERE table_id = ? AND channel = ?"
    return int(store.driver().first(query, (table_id, channel))[0] or 0)


def read_upto(store: Store, table_id: str, channel: str, visitor: str) -> int:
    here = and_(READ.c.table_id == table_id, READ.c.channel == channel, READ.c.visitor == visitor)
    with store.reading() as connection:
        return connection.execute(select(READ.c.number).where(here)).scalar_one_or_none() or 0


def unread(store: Store, table_id: str, channel: str, visitor: str) -> int:
    """How much others have said since that the visitor has not read, but for those who are muted."""
    mine = and_(READ.c.table_id == table_id, READ.c.channel == channel, READ.c.visitor == visitor)
    upto = func.coalesce(select(READ.c.number).where(mine).scalar_subquery(), 0)
    quiet = select(MUTES.c.other).where(MUTES.c.visitor == visitor)
    here = and_(TALK.c.table_id == table_id, TALK.c.channel == channel, TALK.c.number > upto)
    query = select(func.count()).where(here, TALK.c.visitor != visitor, TALK.c.visitor.not_in(quiet))
    with store.reading() as connection:
        return int(connection.execute(query).scalar_one())


def marks(store: Store, table_id: str, channel: str) -> dict[str, int]:
    """By visitor, how far each has read."""
    query = select(READ.c.visitor, READ.c.number).where(READ.c.table_id == table_id, READ.c.channel == channel)
    with store.reading() as connection:
        return {visitor: number for visitor, number in connection.execute(query)}


def read(table_id: str, channel: str, visitor: str, number: int) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        mark(connection, table_id, channel, visitor, number)

    return write


def mark(connection: Connection, table_id: str, channel: str, visitor: str, number: int) -> None:
    here = and_(READ.c.table_id == table_id, READ.c.channel == channel, READ.c.visitor == visitor)
    known = connection.execute(select(READ.c.number).where(here)).scalar_one_or_none()
    if known is None:
        row = {"table_id": table_id, "channel": channel, "visitor": visitor, "number": number}
        connection.execute(insert(READ).values(row))
    elif number > known:
        connection.execute(update(READ).where(here).values(number=number))


# Notes


def note(store: Store, table_id: str, seat: int, owner: str) -> str:
    here = and_(NOTES.c.table_id == table_id, NOTES.c.seat == seat, NOTES.c.visitor == owner)
    with store.reading() as connection:
        return connection.execute(select(NOTES.c.text).where(here)).scalar_one_or_none() or ""


def put_note(table_id: str, seat: int, owner: str, text: str) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        here = and_(NOTES.c.table_id == table_id, NOTES.c.seat == seat, NOTES.c.visitor == owner)
        connection.execute(delete(NOTES).where(here))
        if text:
            connection.execute(insert(NOTES).values(table_id=table_id, seat=seat, visitor=owner, text=text))

    return write


# Muting and reporting


def muted(store: Store, visitor: str) -> frozenset[str]:
    with store.reading() as connection:
        return frozenset(connection.execute(select(MUTES.c.other).where(MUTES.c.visitor == visitor)).scalars())


def last_of(store: Store, table_id: str, channel: str, visitors: Collection[str]) -> list[tuple[int, str, str]]:
    """What each of these said last at a table, if anything: its number, who, and under which name."""
    here = and_(TALK.c.table_id == table_id, TALK.c.channel == channel)
    last = select(func.max(TALK.c.number)).where(here, TALK.c.visitor.in_(visitors)).group_by(TALK.c.visitor)
    query = select(TALK.c.number, TALK.c.visitor, TALK.c.name).where(here, TALK.c.number.in_(last))
    with store.reading() as connection:
        return [(row.number, row.visitor, row.name) for row in connection.execute(query.order_by(TALK.c.number))]


def put_mute(visitor: str, other: str, is_muted: bool) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        connection.execute(delete(MUTES).where(MUTES.c.visitor == visitor, MUTES.c.other == other))
        if is_muted:
            connection.execute(insert(MUTES).values(visitor=visitor, other=other))

    return write


def report(
    table_id: str, channel: str, by: str, about: str, name: str, reason: str, now: float
) -> Callable[[Connection], None]:
    """Whoever runs the hall is told, with what that person said here last."""

    def write(connection: Connection) -> None:
        here = and_(TALK.c.table_id == table_id, TALK.c.channel == channel, TALK.c.visitor == about)
        query = select(TALK.c.number, TALK.c.at, TALK.c.text).where(here).order_by(TALK.c.number.desc()).limit(QUOTED)
        said = [[number, at, text] for number, at, text in connection.execute(query)]
        row = {"at": now, "at_table": table_id, "by": by, "about": about, "name": name, "reason": reason, "said": said}
        connection.execute(insert(REPORTS).values(row))

    return write


def reports(store: Store) -> Sequence[dict[str, Any]]:
    """For whoever runs the hall, newest first."""
    with store.reading() as connection:
        return [dict(row) for row in connection.execute(select(REPORTS).order_by(REPORTS.c.id.desc())).mappings()]
