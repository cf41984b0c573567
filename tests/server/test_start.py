"""A hall opens at once, whatever there is in its store."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import httpx
import pytest
from tests.server.people import Process, wait_until
from tests.server.test_store import new_table, open_hall

from longhall.server.hall.hall import Hall
from longhall.server.hall.shift import Shift
from longhall.server.hall.table import Tables
from longhall.server.settings import Settings
from longhall.server.web.app import create_app, lifespan

ROOM = 3.0  # seconds of the processor beyond those of an empty start


def test_a_hall_answers_before_it_has_opened_a_table(tmp_path, monkeypatch):
    """Tables that call for bots are opened one after the other behind those who ask. Here the first never is."""
    address = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    hall = open_hall(address)
    table = new_table(hall)
    hall.close()
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as store:
        for number in range(20):
            copy(store, table, f"call{number}")
        store.execute("insert into calls (table_id, owner, alone) select id, host, 0 from tables")
        store.commit()
    called, opened = [], []

    async def stuck(self, table_id):
        called.append(table_id)
        await asyncio.Event().wait()

    def noted(self, row, load=Tables.load):
        opened.append(row.id)
        return load(self, row)

    monkeypatch.setattr(Hall, "call_at", stuck)
    monkeypatch.setattr(Tables, "load", noted)
    guard: Any = create_app(Settings(database=address, workers=1))

    async def open_and_ask():
        async with asyncio.timeout(60), lifespan(guard.app.app):
            door = httpx.ASGITransport(guard, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1") as person:
                answers = [await person.get(f"/api/{page}") for page in ("health", "ready", "me", "tables")]
                while not called:
                    await asyncio.sleep(0.01)
                return [answer.status_code for answer in answers]

    assert asyncio.run(open_and_ask()) == [200] * 4
    assert len(called) == 1 and opened == []


def test_whoever_asks_gets_in_between_any_two_tables_that_are_opened(tmp_path, monkeypatch):
    hall = open_hall(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    table = new_table(hall)
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as store:
        for name in "abc":
            copy(store, table, name)
        store.commit()
    done = []
    monkeypatch.setattr(hall, "call", lambda table: done.append(table.id))

    async def ask():
        for _ in range(3):
            await asyncio.sleep(0)
            done.append("somebody")

    async def both():
        shift = Shift(hall.store, hall.call_at, set, list, hall.follow, True, 1.0)
        await asyncio.gather(shift.call_all({"a", "b", "c"}), ask())

    hall.wait(both())
    hall.close()
    assert "".join(done).replace("somebody", "-") in ("a-b-c-", "-a-b-c")


@pytest.mark.long
def test_a_hall_with_a_thousand_tables_opens_with_hardly_more_work_than_an_empty_one(tmp_path):
    hall = Process(tmp_path, snapshot_every=4)
    try:
        empty = hall.used()
        anna = hall.person()
        table = anna.table(seats=["Anna", "bot:random"], visibility="public")
    finally:
        hall.stop()
    fill(hall.folder, table, "people", 1000)
    try:
        hall.start()
        assert len(anna.get("/tables")) > 10
        assert hall.used() - empty < ROOM
    finally:
        hall.stop()


@pytest.mark.long
def test_a_hall_with_ten_thousand_tables_of_bots_opens_at_once(tmp_path):
    """Copies of one table, each of which calls for bots. It answers with hardly more work than an empty one, and the
    tables go on. How long that takes is told."""
    began = time.monotonic()
    hall = Process(tmp_path, snapshot_every=4)
    empty = time.monotonic() - began, hall.used()
    anna = hall.person()
    table = anna.table(seats=["Anna", "bot:random"], visibility="public")
    alone = anna.table(seats=["bot:random", "bot:random"])
    hall.stop()
    fill(hall.folder, alone, "alone", 10_000, alone=True)
    fill(hall.folder, table, "people", 400)
    began = time.monotonic()
    hall.start()
    full = time.monotonic() - began, hall.used()
    print(json.dumps({"seconds until it answers, and of the processor": full, "with an empty store": empty}))
    try:
        assert full[1] - empty[1] < ROOM
        assert anna.get("/ready") and len(anna.get("/tables")) > 10
        before = anna.state("alone77", -1)["transcript"]
        wait_until(lambda: anna.state("alone77", -1)["transcript"] > before + 1)
    finally:
        hall.stop()


def fill(folder, table, name, count, alone=False):
    """So many copies of a table, each of which calls for bots."""
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as store:
        for number in range(count):
            copy(store, table, f"{name}{number}")
        calls = "insert into calls (table_id, owner, alone) select id, host, ? from tables where id like ?"
        store.execute(calls, (alone, f"{name}%"))
        store.commit()


def copy(store, table, name):
    for part, column in (("tables", "id"), ("seats", "table_id"), ("holders", "table_id"), ("entries", "table_id"),
                         ("happenings", "table_id"), ("snapshots", "table_id")):  # fmt: skip
        names = [row[1] for row in store.execute(f"pragma table_info({part})")]
        values = ", ".join("?" if name == column else name for name in names)
        store.execute(
            f"insert into {part} ({', '.join(names)}) select {values} from {part} where {column} = ?", (name, table)
        )
