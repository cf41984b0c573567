"""The timekeeper: looks after what happens at tables by itself. What is due is in the store, so a restart loses none.

Time in which no hall was open counts on no clock: nobody could have moved.
"""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

from longhall.server.faults import LOG, report
from longhall.server.hall import agreeing, house, instants, presence, timing
from longhall.server.hall import clock as clocks
from longhall.server.hall import sitting as sitting_
from longhall.server.hall.hall import Hall
from longhall.server.hall.table import hours_at
from longhall.server.store import Overtaken, Store, Unavailable, sittings

EVERY = 2.0  # seconds between two looks
BEAT = 30.0  # seconds between two notes that a hall is open
CLOSED = 90.0  # seconds without one after which it was closed
MOST = 100  # tables at once


class Timekeeper:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.noted: float | None = None
        self.has_warned = False
        self.seen: float | None = None  # when it was last looked who is there

    async def run(self) -> None:
        """For as long as the hall is open."""
        while True:
            try:
                await self.hall.do(self.go_round)
            except Exception as fault:  # the store is busy or damaged: another time
                report(fault.__cause__ or fault)
            await asyncio.sleep(EVERY)

    async def go_round(self) -> None:
        now = instants.now()
        await house.look(self.hall)
        if self.noted is None or not now - BEAT < self.noted <= now:
            await self.note(now)
        if self.seen is None or not now - presence.EVERY < self.seen <= now:
            self.seen = now
            await presence.go_round(self.hall)
        for table_id in sittings.due(self.hall.store, now, MOST):
            try:
                await self.hall.in_passing(table_id, agreeing.look, self.hall, table_id)
            except Overtaken:
                continue  # another process was quicker
            except Unavailable:
                raise
            except Exception as fault:  # a table that cannot be read must not stop the others
                report(fault.__cause__ or fault)
                await self.hall.store.write(sittings.leave_out(table_id))

    async def note(self, now: float) -> None:
        """That a hall is open; first of all what was closed in between."""
        store = self.hall.store
        last = sittings.last_beat(store)
        if self.noted is None:
            if last is not None and now - last > CLOSED:
                shift = partial(put_off, store, last, now)
                await store.write(sittings.put_off(shift, now))
        elif last != self.noted and store.is_shared and not self.hall.settings.redis and not self.has_warned:
            LOG.warning("another hall is open on this database, and without --redis neither hears of the other's moves")
            self.has_warned = True
        await store.write(sittings.beat(now))
        self.noted = now


def put_off(store: Store, last: float, now: float, table_id: str, body: dict[str, Any]) -> dict[str, Any]:
    """Nobody could move at a table from then until now."""
    sitting, row = sitting_.read(body), store.table(table_id)
    clock, way = sitting.clock, None if row is None else timing.way_of(row)
    if row is not None and way is not None and clock is not None and clock.since is not None:
        hours = hours_at(store, table_id, row.players)
        clock = clocks.goes_on(clocks.held(clock, clocks.counts(way, hours), last), now)
    asks = tuple(replace(ask, until=None if ask.until is None else ask.until + now - last) for ask in sitting.asks)
    return sitting_.written(replace(sitting, clock=clock, asks=asks))
