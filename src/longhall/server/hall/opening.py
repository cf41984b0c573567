"""Opening a hall: what every process has that serves or thinks, and how it is closed again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from longhall.server.faults import report
from longhall.server.hall import letters, talk
from longhall.server.hall.hall import Hall
from longhall.server.hall.notices import Notices
from longhall.server.players.bots import Callers, Errand
from longhall.server.players.workers import Workers
from longhall.server.settings import Settings, default_database
from longhall.server.store import Store, Unavailable

Made = TypeVar("Made")
PAUSE = 1.0  # seconds until a database server that does not answer is asked again


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[Hall, Workers]]:
    """A hall in which bots go on where they stopped."""
    workers = Workers(settings.workers)
    workers.warm_up()
    try:
        address = settings.database or default_database()
        store = await when_it_answers(address, Store, address)
        hall = await when_it_answers(address, Hall, settings, store)
    except BaseException:
        workers.close()
        raise
    hall.overheard = partial(talk.hear, hall)
    hall.outbox = Notices(bool(settings.smtp))
    hall.wants_mail_confirmed = partial(letters.ask_whether_it_arrives, hall)

    async def hand_in(errand: Errand, key: str | None) -> None:
        await hall.at(errand.table_id, hall.answer, errand, key)

    callers = Callers(workers, settings.pace, asyncio.get_running_loop(), hand_in)
    await hall.do(hall.open_for_play, callers, settings.workers > 0)
    try:
        yield hall, workers
    finally:
        callers.stop()
        workers.close()
        await asyncio.to_thread(hall.close)


async def when_it_answers(address: str, make: Callable[..., Made], *args: Any) -> Made:
    """What is made of the store, or with its help; a database server that does not answer may be about to."""
    while True:
        try:
            return await asyncio.to_thread(make, *args)
        except Unavailable as fault:
            if address.startswith("sqlite"):
                raise
            report(fault.__cause__ or fault)
        await asyncio.sleep(PAUSE)
