"""Tables are kept for long, and their seats are told long before one is cleared away."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from longhall.server import metrics
from longhall.server.faults import Fault, report
from longhall.server.hall import agreeing
from longhall.server.hall.hall import Hall
from longhall.server.hall.seating import again
from longhall.server.hall.settling import settle_all
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Unavailable
from longhall.server.store.ages import Ages, today, written
from longhall.server.store.brought import clear_cut_off

FIRST = 60.0  # seconds after the start
EVERY = 6 * 3600.0  # seconds


def kept_days(settings: Settings) -> dict[str, int]:
    finished = settings.keep_finished
    return {
        "waiting": settings.keep_waiting,
        "playing": settings.keep_playing,
        "over": finished,
        "stopped": finished,
    }


class Keeper:
    """Looks through the tables now and then."""

    def __init__(self, hall: Hall, day: Callable[[], int] = today) -> None:
        self.hall = hall
        self.day = day
        self.ages = Ages(hall.store, kept_days(hall.settings), hall.settings.close_playing)

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.look_through()
            except (SQLAlchemyError, Unavailable) as fault:  # the store is busy or damaged: another time
                report(fault)
            await asyncio.sleep(EVERY)

    async def look_through(self) -> None:
        """Tell the seats of tables that will go; clear away those whose last day has passed, if nobody is there.

        A day more goes by before that, in which every process that serves the table can say that somebody is.
        """
        await self.hall.do(settle_all, self.hall.store)
        await asyncio.to_thread(clear_cut_off, self.hall.store)
        day = self.day()
        found = await asyncio.to_thread(self.ages.census, day)
        tables, listeners = self.hall.tables, self.hall.listeners
        tables.due = {table_id: written(last) for table_id, last in found.due.items()}
        for table_id in found.idle:
            if not listeners.there.get(table_id):
                await self.close(table_id)
        for age, last in found.over.items():
            if listeners.there.get(age.table_id):
                await asyncio.to_thread(self.ages.postpone, age.table_id, day)
            elif day > last + 1 and await asyncio.to_thread(self.ages.clear, age):
                await self.hall.do(tables.drop, age.table_id)
                metrics.EXPIRED.inc()

    async def close(self, table_id: str) -> None:
        """A game that nobody has gone on with for long is closed, and kept to be read."""
        try:
            await self.hall.at(table_id, self.end, table_id)
        except Fault:  # somebody came at the last moment, or it cannot be read
            return

    @again
    async def end(self, table_id: str) -> None:
        await agreeing.end(self.hall, agreeing.going(self.hall, table_id), {"why": "idle", "seat": None})

    async def keep(self, visitor: Visitor, table_id: str) -> None:
        """Whoever sits at a table, or has set it up, can have it kept."""
        await self.hall.do(self.check, visitor, table_id)
        await asyncio.to_thread(self.ages.keep_on, table_id, self.day())
        self.hall.tables.due.pop(table_id, None)

    def check(self, visitor: Visitor, table_id: str) -> None:
        table = self.hall.tables.outside(self.hall.tables.row(table_id))
        if table.row.host != visitor.id and not any(holder == visitor.id for holder, _ in table.holders):
            raise Fault(403, "not_your_seat")
