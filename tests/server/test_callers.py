"""Bots go on, whatever becomes of a write, and nobody thinks where nobody watches."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest
from tests.server.people import key, wait_until

from longhall.server.hall import looking, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.players.bots import Callers
from longhall.server.settings import Settings
from longhall.server.store import Store, writer, writing

ANNA = Visitor("A" * 43, False)
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class Thoughtless:
    """Workers that have no idea: the rules' fallback is played."""

    def __init__(self):
        self.asked = 0

    async def think(self, *_):
        self.asked += 1


async def opened(tmp_path):
    """A hall with one table of bots."""
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    workers = Thoughtless()
    callers = Callers(
        workers,  # type: ignore[arg-type]
        0.01,
        asyncio.get_running_loop(),
        lambda errand, choice: hall.at(errand.table_id, hall.answer, errand, choice),
    )
    await hall.do(hall.open_for_play, callers)
    wish: tuple = (hall, ANNA, "vasa_cards", 2, {}, "public", True, BOTS, key(), "en")
    return hall, callers, workers, await hall.do(seating.set_up, *wish)


async def length(hall, table):
    return (await hall.at(table, hall.tables.find, table)).row.length


async def until(holds, seconds=20.0):
    end = time.monotonic() + seconds
    while not await holds():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.02)


def test_writes_that_fail_for_a_while_freeze_no_table_of_bots(tmp_path, monkeypatch):
    """The disk is full, or the store is locked; then it is mended. Nobody opens the hall anew for it."""
    append_all = writing.append_all

    async def play():
        hall, callers, _, table = await opened(tmp_path)
        await hall.at(table, looking.see, hall.tables, ANNA.id, table, -1, "en", None)
        refused: list[tuple] = []

        def full(*args):
            if len(refused) < 3:
                refused.append(args)
                raise sqlite3.OperationalError("database or disk is full")
            return append_all(*args)

        monkeypatch.setattr(writer, "append_all", full)
        before = await length(hall, table)

        async def goes_on():
            return await length(hall, table) > before + 3

        await until(goes_on)
        assert len(refused) == 3
        callers.stop()
        hall.close()

    asyncio.run(play())


def test_bots_among_themselves_think_only_while_somebody_watches(tmp_path):
    async def play():
        hall, callers, workers, table = await opened(tmp_path)
        before = await length(hall, table)
        await asyncio.sleep(0.2)
        assert workers.asked == 0 and await length(hall, table) == before
        await hall.at(table, looking.see, hall.tables, ANNA.id, table, -1, "en", None)

        async def goes_on():
            return await length(hall, table) > before + 3

        await until(goes_on)
        assert hall.shift is not None
        hall.shift.watched.clear()  # as after half a minute
        await asyncio.sleep(0.2)
        stopped = await length(hall, table)
        await asyncio.sleep(0.2)
        assert await length(hall, table) == stopped
        callers.stop()
        hall.close()

    asyncio.run(play())


@pytest.mark.long
def test_a_store_that_is_locked_for_seconds_stops_no_bot(own_hall):
    hall = own_hall()
    anna = hall.person()
    table = anna.table(seats=["bot:random", "bot:random"])
    wait_until(lambda: anna.state(table, -1)["transcript"] > 2)
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3", isolation_level=None)) as store:
        store.execute("begin immediate")
        time.sleep(6.5)
        now = anna.state(table, -1)["transcript"]
        store.execute("rollback")
    wait_until(lambda: anna.state(table, -1)["transcript"] > now + 2)
