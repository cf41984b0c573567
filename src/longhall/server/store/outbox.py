"""The outbox: what somebody is to be told, written with the change that it tells of, and kept until it was sent.

A notice is taken for a while before anything is done with it, and marked once more just before it is handed over. If
the process dies before that mark nothing was sent; if it dies after it, the next one sends it once more, under the
same id.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from longhall.server.store.schema import OUTBOX
from longhall.server.store.store import Store

Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Notice:
    id: str
    visitor: str
    channel: str
    endpoint: str
    table_id: str | None
    seat: int
    kind: str
    slot: str
    created: float
    due: float
    more: dict[str, Any] = field(default_factory=dict)
    tries: int = 0
    handed: int = 0
    taken_by: str = ""
    taken_until: float = 0.0


def add(connection: Connection, notice: Notice, now: float, replaces: bool = True) -> None:
    """A new notice, in the place of one of the same slot that nobody has begun to send (or, if told so, beside it)."""
    same = and_(
        OUTBOX.c.visitor == notice.visitor,
        OUTBOX.c.channel == notice.channel,
        OUTBOX.c.endpoint == notice.endpoint,
        OUTBOX.c.table_id == notice.table_id,
        OUTBOX.c.slot == notice.slot,
        OUTBOX.c.taken_until <= now,
    )
    if replaces:
        connection.execute(delete(OUTBOX).where(same))
    elif connection.execute(select(OUTBOX.c.id).where(same)).first() is not None:
        return
    connection.execute(insert(OUTBOX).values(vars(notice)))


def waiting(connection: Connection, visitor: str, slot: str, now: float) -> Notice | None:
    """One that nobody has begun to send."""
    here = and_(OUTBOX.c.visitor == visitor, OUTBOX.c.slot == slot, OUTBOX.c.taken_until <= now)
    found = connection.execute(select(OUTBOX).where(here).limit(1)).mappings().first()
    return Notice(**found) if found else None


def alter(connection: Connection, notice_id: str, **values: Any) -> None:
    connection.execute(update(OUTBOX).where(OUTBOX.c.id == notice_id).values(values))


# Sending


def take(process: str, now: float, seconds: float, most: int, taken: list[Notice]) -> Writes:
    """Take some that are due and that nobody else has: `taken` is what was."""

    def write(connection: Connection) -> None:
        free = and_(OUTBOX.c.due <= now, OUTBOX.c.taken_until <= now)
        query = select(OUTBOX).where(free).order_by(OUTBOX.c.due, OUTBOX.c.id).limit(most)
        found = [Notice(**row) for row in connection.execute(query.with_for_update(skip_locked=True)).mappings()]
        if found:
            here = OUTBOX.c.id.in_([notice.id for notice in found])
            connection.execute(update(OUTBOX).where(here).values(taken_by=process, taken_until=now + seconds))
        taken[:] = found

    return write


def hand_over(notice: Notice, process: str, kept: list[bool]) -> Writes:
    """Just before it leaves the house. `kept`: whether it is still ours to send."""

    def write(connection: Connection) -> None:
        mine = and_(OUTBOX.c.id == notice.id, OUTBOX.c.taken_by == process)
        kept.append(connection.execute(update(OUTBOX).where(mine).values(handed=notice.handed + 1)).rowcount == 1)

    return write


def done(notice_id: str) -> Writes:
    """It was sent, or is no longer true."""

    def write(connection: Connection) -> None:
        connection.execute(delete(OUTBOX).where(OUTBOX.c.id == notice_id))

    return write


def put_back(notice_id: str, due: float, tries: int, handed: int) -> Writes:
    """Another time. `handed`: how often it may have been sent nevertheless."""

    def write(connection: Connection) -> None:
        values = {"due": due, "tries": tries, "handed": handed, "taken_by": "", "taken_until": 0.0}
        connection.execute(update(OUTBOX).where(OUTBOX.c.id == notice_id).values(values))

    return write


def release(process: str) -> Writes:
    """A process ends: others may send at once what it had taken."""

    def write(connection: Connection) -> None:
        here = OUTBOX.c.taken_by == process
        connection.execute(update(OUTBOX).where(here).values(taken_by="", taken_until=0.0))

    return write


def inherit(until: float) -> Writes:
    """All processes that there were have died: what they had taken is free. What may have been sent waits until then,
    so that a process that dies again and again does not repeat the same every time."""

    def write(connection: Connection) -> None:
        taken = OUTBOX.c.taken_until > 0.0
        connection.execute(update(OUTBOX).where(taken, OUTBOX.c.handed > 0).values(due=until))
        connection.execute(update(OUTBOX).where(taken).values(taken_by="", taken_until=0.0))

    return write


# Looking


def count(store: Store, now: float) -> tuple[int, float]:
    """How many are due, and for how long the oldest of them has been."""
    query = select(func.count(), func.min(OUTBOX.c.due)).where(OUTBOX.c.due <= now)
    with store.reading() as connection:
        number, oldest = connection.execute(query).one()
    return number, 0.0 if oldest is None else now - oldest


def failed(store: Store, visitor: str) -> dict[tuple[str, str], int]:
    """By channel and endpoint, how many of somebody's notices wait because they could not be sent."""
    here = and_(OUTBOX.c.visitor == visitor, OUTBOX.c.tries > 0)
    query = select(OUTBOX.c.channel, OUTBOX.c.endpoint, func.count()).where(here)
    with store.reading() as connection:
        rows: Sequence[Any] = connection.execute(query.group_by(OUTBOX.c.channel, OUTBOX.c.endpoint)).all()
    return {(channel, endpoint): number for channel, endpoint, number in rows}


def hurry(visitor: str, now: float) -> Writes:
    """What could not be sent to somebody is tried again now."""

    def write(connection: Connection) -> None:
        here = and_(OUTBOX.c.visitor == visitor, OUTBOX.c.tries > 0, OUTBOX.c.taken_until <= now)
        connection.execute(update(OUTBOX).where(here).values(due=now))

    return write
