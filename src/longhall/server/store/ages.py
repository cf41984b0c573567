"""How long nothing has happened at a table, in days, as all can see it; and clearing away what nobody came back to.

Every few hours all tables are looked through. Of each a mark is kept that follows from what anybody may know: its
status, who sits there, and how much a spectator was shown. A day on which the mark is another one is a day on which
something happened. So a hidden answer, which changes nothing that a spectator is shown, moves no date.

Before a table is cleared away its seats are told for at least `NOTICE` days, however long the hall itself was closed.
"""

import hashlib
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import groupby

from sqlalchemy import Connection, and_, delete, insert, select, update

from longhall.server.store.schema import AGES, ARRIVING, ENTRIES, METADATA, SEATS, TABLES
from longhall.server.store.store import Store

NOTICE = 30  # days


def today() -> int:
    """The day's number, in universal time."""
    return int(time.time() // 86400)


def written(day: int) -> str:
    return (date(1970, 1, 1) + timedelta(day)).isoformat()


@dataclass(frozen=True)
class Age:
    """A table as it was last looked through."""

    table_id: str
    mark: str
    since: int  # the day on which something happened last
    told: int | None = None  # the day from which its seats were told that it will go


@dataclass(frozen=True)
class Census:
    idle: list[str] = field(default_factory=list)  # games that nobody has gone on with for long
    due: dict[str, int] = field(default_factory=dict)  # the last day of tables whose seats are told
    over: dict[Age, int] = field(default_factory=dict)  # the last day of those for which it has passed


class Ages:
    """`keep`: by status, for how many days a table is kept after the last thing that happened there; 0 for ever.

    `close`: after how many days a game that is on is closed; 0: never.
    """

    def __init__(self, store: Store, keep: Mapping[str, int], close: int = 0) -> None:
        self.store = store
        self.keep = keep
        self.close = close

    def census(self, day: int) -> Census:
        """Look through all tables; what will go, and what has had its time."""
        with self.store.engine.connect() as connection:
            known = {row.table_id: Age(*row) for row in connection.execute(select(AGES))}
            marks = dict(self.marks(connection))
        found = Census()
        changed: list[Age] = []
        for table_id, (status, mark) in marks.items():
            was = known.get(table_id)
            age = self.aged(was, table_id, status, mark, day)
            if age != was:
                changed.append(age)
            if status == "playing" and self.close and day >= age.since + self.close:
                found.idle.append(table_id)
            if age.told is not None:
                last = max(age.since + self.keep[status], age.told + NOTICE)
                if day > last:
                    found.over[age] = last
                else:
                    found.due[table_id] = last
        self.write(changed)
        return found

    def aged(self, was: Age | None, table_id: str, status: str, mark: str, day: int) -> Age:
        if was is None or was.mark != mark:
            return Age(table_id, mark, day)
        days = self.keep[status]
        if not days or day < was.since + days - NOTICE:
            return Age(table_id, mark, was.since)
        return Age(table_id, mark, was.since, day if was.told is None else was.told)

    def marks(self, connection: Connection, only: str | None = None) -> Iterator[tuple[str, tuple[str, str]]]:
        """Of every table, or of one, its status, and the mark of all that anybody may know of it."""
        sits = select(SEATS.c.table_id, SEATS.c.number, SEATS.c.kind, SEATS.c.name).order_by(*SEATS.primary_key)
        if only is not None:
            sits = sits.where(SEATS.c.table_id == only)
        seats = {
            table_id: [list(seat)[1:] for seat in those]
            for table_id, those in groupby(connection.execute(sits), lambda seat: seat.table_id)
        }
        last = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.length - 1)
        query = select(TABLES.c.id, TABLES.c.status, ENTRIES.c.sent).join_from(TABLES, ENTRIES, last, isouter=True)
        # What is on its way in is nobody's yet.
        query = query.where(TABLES.c.status != ARRIVING)
        if only is not None:
            query = query.where(TABLES.c.id == only)
        for table_id, status, sent in connection.execute(query):
            public = [status, sent[-1] if sent else 0, seats.get(table_id)]
            yield table_id, (status, hashlib.sha256(json.dumps(public).encode()).hexdigest())

    def write(self, changed: list[Age]) -> None:
        if not changed:
            return
        with self.store.writing() as connection:
            # A table that came or went since is left to the next time.
            there = set(connection.execute(select(TABLES.c.id)).scalars())
            here = set(connection.execute(select(AGES.c.table_id)).scalars())
            for age in changed:
                if age.table_id in here:
                    connection.execute(update(AGES).where(AGES.c.table_id == age.table_id).values(vars(age)))
                elif age.table_id in there:
                    connection.execute(insert(AGES).values(vars(age)))

    def keep_on(self, table_id: str, day: int) -> None:
        """Somebody wants the table kept: it is as if something had happened there today."""
        with self.store.writing() as connection:
            here = AGES.c.table_id == table_id
            connection.execute(update(AGES).where(here).values(since=day, told=None))

    def postpone(self, table_id: str, day: int) -> None:
        """Somebody is there just now: its seats are told for as long again."""
        with self.store.writing() as connection:
            connection.execute(update(AGES).where(AGES.c.table_id == table_id).values(told=day))

    def clear(self, age: Age) -> bool:
        """Everything of a table goes, unless something has happened there since it was looked at."""
        with self.store.writing() as connection:
            same = and_(AGES.c.table_id == age.table_id, AGES.c.since == age.since, AGES.c.told == age.told)
            if connection.execute(select(AGES.c.table_id).where(same)).first() is None:
                return False
            here = TABLES.c.id == age.table_id
            connection.execute(
                update(TABLES).where(here).values(length=TABLES.c.length)
            )  # nobody else writes to it now
            if [mark for _, (_, mark) in self.marks(connection, age.table_id)] != [age.mark]:
                return False
            remove(connection, age.table_id)
        return True


def remove(connection: Connection, table_id: str) -> None:
    """Everything of a table."""
    for part in reversed(METADATA.sorted_tables):
        if "table_id" in part.c:
            connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
