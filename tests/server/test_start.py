"""A hall opens at once, whatever there is in its store."""

import json
import sqlite3
import time
from contextlib import closing

import pytest
from tests.server.people import Process, wait_until

ROOM = 3.0  # seconds of the processor beyond those of an empty start


@pytest.mark.long
def test_a_hall_with_a_thousand_tables_opens_with_hardly_more_work_than_an_empty_one(tmp_path):
    hall = Process(tmp_path, snapshot_every=4)
    try:
        empty = hall.used()
        anna = hall.person()
        table = anna.table(seats=["Anna", "bot:random"], visibility="public")
    finally:
        hall.stop()
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as store:
        for number in range(1000):
            copy(store, table, f"people{number}")
        calls = "insert into calls (table_id, owner, alone) select id, host, 0 from tables where id like 'people%'"
        store.execute(calls)
        store.commit()
    try:
        hall.start()
        assert len(anna.get("/tables")) > 10
        assert hall.used() - empty < ROOM
    finally:
        hall.stop()


@pytest.mark.long
def test_a_hall_with_ten_thousand_tables_of_bots_opens_at_once(tmp_path):
    """Copies of one table, each of which calls for bots. How long it takes is told; the tables must go on."""
    began = time.monotonic()
    hall = Process(tmp_path, snapshot_every=4)
    empty = time.monotonic() - began, hall.used()
    anna = hall.person()
    table = anna.table(seats=["Anna", "bot:random"], visibility="public")
    alone = anna.table(seats=["bot:random", "bot:random"])
    hall.stop()
    with closing(sqlite3.connect(hall.folder / "hall.sqlite3")) as store:
        for number in range(10_000):
            copy(store, alone, f"alone{number}")
        for number in range(400):
            copy(store, table, f"people{number}")
        for like, is_alone in (("alone%", 1), ("people%", 0)):
            calls = "insert into calls (table_id, owner, alone) select id, host, ? from tables where id like ?"
            store.execute(calls, (is_alone, like))
        store.commit()
    began = time.monotonic()
    hall.start()
    full = time.monotonic() - began, hall.used()
    print(json.dumps({"seconds until it answers, and of the processor": full, "with an empty store": empty}))
    try:
        before = anna.state("alone77", -1)["transcript"]
        wait_until(lambda: anna.state("alone77", -1)["transcript"] > before + 1)
    finally:
        hall.stop()


def copy(store, table, name):
    for part, column in (("tables", "id"), ("seats", "table_id"), ("holders", "table_id"), ("entries", "table_id"),
                         ("happenings", "table_id"), ("snapshots", "table_id")):  # fmt: skip
        names = [row[1] for row in store.execute(f"pragma table_info({part})")]
        values = ", ".join("?" if name == column else name for name in names)
        store.execute(
            f"insert into {part} ({', '.join(names)}) select {values} from {part} where {column} = ?", (name, table)
        )
