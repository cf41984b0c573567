"""The shift: which tables' bots and standing orders this process sees to.

Work waits in the store, a row for each table that calls, written with the change that made it call. A process takes
such a table for a while and keeps it as long as it goes round; if it dies, another takes the table when that while is
over. A store in a file has one process, which sees to all of them.

At a table where nobody but bots sits they think only while somebody watches: a socket, or whoever asked a moment ago.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable
from secrets import token_hex

from sqlalchemy.exc import SQLAlchemyError

from longhall.server.faults import LOG, Fault, report
from longhall.server.hall.table import Table
from longhall.server.store import Store, Unavailable, calls

WATCHED = 30.0  # seconds for which whoever has looked at a table counts as watching it
LONG_ROUND = 20.0  # where there is only one, which knows by itself who calls: it only looks for what was missed
MOST = 20  # tables taken at once, so that other processes get some too


class Shift:
    """`call` has the bots of a table sent for; `busy` are the tables where they are on their way."""

    def __init__(
        self,
        store: Store,
        call: Callable[[str], Awaitable[None]],
        busy: Callable[[], set[str]],
        listening: Callable[[], Iterable[str]],
        follow: Callable[[], None],
        thinks: bool,
        lease: float,
    ) -> None:
        self.store = store
        self.call = call
        self.busy = busy
        self.listening = listening
        self.follow = follow  # told when other tables are taken than before
        self.thinks = thinks  # whether there are workers here
        self.lease = lease  # seconds for which a table is taken
        self.name = token_hex(8)
        self.mine: set[str] = set()  # tables that this process has taken, where there may be others
        self.watched: dict[str, float] = {}  # until when, by the monotonic clock
        self.left_out: set[str] = set()  # tables that cannot be read
        self.hurry = asyncio.Event()

    def has(self, table: Table) -> bool:
        """Whether bots may be sent for here and now."""
        if not self.thinks or (table.is_alone and not self.is_watched(table.id)):
            return False
        if self.store.is_shared and table.id not in self.mine:
            self.hurry.set()
            return False
        return True

    def is_watched(self, table_id: str) -> bool:
        return self.watched.get(table_id, 0.0) > time.monotonic()

    def watch(self, table: Table) -> bool:
        """Somebody looks at a table; whether its bots had stopped, as nobody did."""
        if not table.is_alone or table.match is None or table.match.over:
            return False
        slept = not self.is_watched(table.id)
        self.watched[table.id] = time.monotonic() + WATCHED
        if slept and self.store.is_shared:
            self.hurry.set()
        return slept

    async def go_round(self) -> None:
        """For as long as the hall is open."""
        while True:
            try:
                await self.one_round()
            except Unavailable as fault:
                report(fault.__cause__ or fault)
            except Exception as fault:
                report(fault)
                LOG.error("the list of tables is damaged: bots go on at a table when somebody opens it")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.lease / 5 if self.store.is_shared else LONG_ROUND)
            self.hurry.clear()

    async def one_round(self) -> None:
        now = time.monotonic()
        for table_id in self.listening():
            if table_id in self.watched:
                self.watched[table_id] = now + WATCHED
        self.watched = {table_id: until for table_id, until in self.watched.items() if until > now}
        if self.store.is_shared:
            await self.share()
        elif self.thinks:
            found = await asyncio.to_thread(self.store.calling)
            await self.call_all(set(found) - self.busy() - self.left_out)

    async def share(self) -> None:
        """Tell the other processes what is watched here, keep what was taken and take what is free."""
        if self.watched:
            await self.store.write(calls.watching(list(self.watched), WATCHED))
        if not self.thinks:
            return
        taken: list[str] = []
        await self.store.write(calls.taking(self.name, self.lease, MOST, taken))
        new = set(taken) - self.mine
        self.mine = set(taken)
        self.follow()
        until = time.monotonic() + self.lease  # only what is watched somewhere is taken
        for table_id in taken:
            self.watched[table_id] = max(until, self.watched.get(table_id, 0.0))
        await self.call_all(self.mine - self.busy() - self.left_out)
        if len(new) >= MOST:
            self.hurry.set()

    async def call_all(self, tables: set[str]) -> None:
        """One after the other: whoever wants something else of the hall gets in between."""
        for table_id in sorted(tables):
            try:
                await self.call(table_id)
            except (Fault, SQLAlchemyError) as fault:  # whoever opens it is told
                self.left_out.add(table_id)
                report(fault.__cause__ or fault)
                LOG.error("a table cannot be read and is left out; the others go on")

    async def let_go(self) -> None:
        """Before the process ends: others may take at once what was taken here."""
        if self.mine:
            with contextlib.suppress(Exception):
                await self.store.write(calls.leaving(self.name))
