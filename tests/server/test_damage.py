"""A store that is damaged in one place, or newer than the program: what can go on goes on, and the rest is told."""

import shutil
import sqlite3
from contextlib import suppress

import pytest
import typer
from sqlalchemy.exc import SQLAlchemyError
from tests.server.people import key

from longhall.server import command, store
from longhall.server.command import check_store
from longhall.server.faults import Fault
from longhall.server.hall import looking, own, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store, Unavailable

ANNA = Visitor("A" * 43, False)
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class Callers:
    """Notes at which tables bots were sent for."""

    def __init__(self):
        self.called = set()

    def send(self, errand):
        self.called.add(errand.table_id)

    def is_sent(self, *_):
        return False

    def tables(self):
        return set()


def three_tables(file):
    hall = Hall(Settings(), Store(f"sqlite:///{file}"))
    made = [
        hall.wait(seating.set_up(hall, ANNA, "vasa_cards", 2, {}, "public", True, BOTS, key(), "en")) for _ in range(3)
    ]
    hall.close()
    with sqlite3.connect(file) as store:
        store.execute("update calls set alone = 0")  # as if people sat there: bots alone wait for somebody to watch
        store.commit()
        store.execute("pragma wal_checkpoint(truncate)")
    return made


def opened(file):
    hall, callers = Hall(Settings(), Store(f"sqlite:///{file}")), Callers()

    async def first_round():
        hall.open_for_play(callers)  # type: ignore[arg-type]
        shift = hall.shift
        assert shift is not None
        shift.is_watched = lambda table_id: True  # type: ignore[method-assign]
        with suppress(SQLAlchemyError):
            await shift.one_round()

    hall.wait(first_round())
    return hall, callers.called


DAMAGES = [
    "update snapshots set body = '{' where table_id = ?",
    "update snapshots set body = '{}' where table_id = ?",
    "delete from snapshots where table_id = ?",
    "update tables set options = '{' where id = ?",
    "update tables set game = 'chess' where id = ?",
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_left_out_and_the_others_go_on(tmp_path, damage, caplog):
    file = tmp_path / "hall.sqlite3"
    bad, *good = three_tables(file)
    with sqlite3.connect(file) as store:
        store.execute(damage, (bad,))
    hall, called = opened(file)
    assert called == set(good)
    assert "a table cannot be read and is left out" in caplog.text and bad not in caplog.text
    with pytest.raises(Fault) as refusal:
        looking.see(hall.tables, ANNA.id, bad, -1, "en", None)
    assert refusal.value.code == "unreadable"
    assert set(good) <= {there["id"] for there in hall.wait(looking.listed(hall.tables, ANNA.id, "en", ""))}
    assert set(good) <= set(own.going(hall.tables, ANNA.id)[0])
    assert own.held(hall.tables, ANNA.id, bad, "en", "") is None
    hall.close()


def test_one_damaged_page_of_the_file_stops_no_hall(tmp_path):
    """Whichever it is, the pages apart that tell what a store is: then `longhall serve` says that it cannot be read."""
    whole, file = tmp_path / "whole.sqlite3", tmp_path / "hall.sqlite3"
    three_tables(whole)
    with sqlite3.connect(whole) as store:
        size = store.execute("pragma page_size").fetchone()[0]
        count = store.execute("pragma page_count").fetchone()[0]
    unreadable = fewer = 0
    for page in range(1, count):
        shutil.copy(whole, file)
        with file.open("r+b") as there:
            there.seek(page * size)
            there.write(b"\xff" * size)
        try:
            Store(f"sqlite:///{file}").close()
        except SQLAlchemyError:
            unreadable += 1
            continue
        hall, called = opened(file)
        fewer += len(called) < 3
        hall.close()
    assert unreadable < count / 3 and fewer > 0


def test_a_store_of_a_later_version_is_told_in_one_sentence(tmp_path, capsys):
    file = tmp_path / "hall.sqlite3"
    three_tables(file)
    with sqlite3.connect(file) as store:
        store.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BaseException) as end:
        check_store(f"sqlite:///{file}")
    assert getattr(end.value, "exit_code", None) == 2
    told = capsys.readouterr().err
    assert "later version" in told and "--data" in told and told.count("\n") == 1


def test_a_database_server_that_is_not_up_yet_is_waited_for_and_that_is_told_once(monkeypatch, capsys):
    """A hall that is begun with its database must not end before that has begun; whoever only asks is told."""
    tries = []

    class Down:
        def __init__(self, address):
            tries.append(address)
            if len(tries) < 3:
                raise Unavailable from ConnectionError("nobody listens there")

        def close(self):
            tries.append("closed")

    monkeypatch.setattr(store, "Store", Down)
    monkeypatch.setattr(command, "PAUSE", 0.0)
    address = "postgresql://hall:secret@nowhere/hall"
    check_store(address, waits=True)
    told = capsys.readouterr().err
    assert tries == [address] * 3 + ["closed"] and told.count("waits for") == 1
    assert "nobody listens there" in told and "secret" not in told
    tries.clear()
    with pytest.raises(typer.Exit):
        check_store(address)
    assert "cannot keep tables" in capsys.readouterr().err
