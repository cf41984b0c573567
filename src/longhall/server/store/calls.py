"""The work that waits for bots: tables that call, and which process sees to each."""

import time
from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, Connection, not_, or_, select, update

from longhall.server.store.schema import CALLS


def are_open(now: float) -> ColumnElement[bool]:
    """Bots among themselves wait for somebody who watches."""
    return or_(not_(CALLS.c.alone), CALLS.c.watched_until > now)


def calling(connection: Connection) -> list[str]:
    """Tables that call and at which people sit."""
    return list(connection.execute(select(CALLS.c.table_id).where(not_(CALLS.c.alone))).scalars())


def watching(tables: Sequence[str], seconds: float) -> Callable[[Connection], None]:
    """Somebody watches these tables, as far as other processes need to know."""

    def write(connection: Connection) -> None:
        until = time.time() + seconds
        connection.execute(update(CALLS).where(CALLS.c.table_id.in_(tables)).values(watched_until=until))

    return write


def taking(process: str, seconds: float, most: int, taken: list[str]) -> Callable[[Connection], None]:
    """Keep what a process has taken, and take some more that is free; `taken` is what it has then."""

    def write(connection: Connection) -> None:
        now = time.time()
        own = CALLS.c.taken_by == process
        connection.execute(update(CALLS).where(own, are_open(now)).values(taken_until=now + seconds))
        free = (
            select(CALLS.c.table_id)
            .where(CALLS.c.taken_until < now, are_open(now))
            .order_by(CALLS.c.taken_until)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        found = list(connection.execute(free).scalars())
        if found:
            mark = update(CALLS).where(CALLS.c.table_id.in_(found))
            connection.execute(mark.values(taken_by=process, taken_until=now + seconds))
        taken[:] = connection.execute(select(CALLS.c.table_id).where(own, CALLS.c.taken_until > now)).scalars()

    return write


def leaving(process: str) -> Callable[[Connection], None]:
    """A process ends: others may take at once what it had."""

    def write(connection: Connection) -> None:
        connection.execute(update(CALLS).where(CALLS.c.taken_by == process).values(taken_until=0.0))

    return write
