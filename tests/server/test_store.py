"""The store: its shape, its numbers, and what is left when the process dies between two statements."""

import asyncio
import json
import os
import random
import sqlite3
import threading
import time
from contextlib import contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, func, select
from tests.server.people import key, wait_until

import longhall
from longhall.match import snapshots
from longhall.server import metrics
from longhall.server.hall import seating
from longhall.server.hall.commands import Play
from longhall.server.hall.hall import Hall
from longhall.server.hall.sight import now, sight
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Append, Overtaken, Store, writer, writing
from longhall.server.store.brought import Part, write_part
from longhall.server.store.schema import ENTRIES, METADATA, SNAPSHOTS, TABLES
from longhall.server.store.transcripts import Step

ANNA = Visitor("A" * 43, False)
TWO_SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]


@pytest.fixture
def address(tmp_path):
    return f"sqlite:///{tmp_path / 'hall.sqlite3'}"


def open_hall(address, **settings):
    return Hall(Settings(**settings), Store(address))


def new_table(hall, game="vasa_cards"):
    return hall.wait(seating.set_up(hall, ANNA, game, 2, {}, "private", True, TWO_SEATS, "k", "en"))


def seen(hall, table, since=None):
    """What the first seat is shown."""
    there = hall.tables.find(table)
    return json.loads(sight(hall.tables, there, now(there, 0, "en", since)))


def play_some(hall, table, count, luck=None):
    """So many choices of whoever is asked."""
    luck = luck or random.Random(1)
    for _ in range(count):
        match = hall.tables.find(table).match
        if match.over:
            return
        seat = match.to_act[0]
        choice = luck.choice(match.choices(seat)).key
        hall.wait(hall.change(ANNA, table, seat, Play(choice), match.transcript(seat), key(), "en"))


def test_migrations_lead_to_the_schema(address):
    with Store(address).engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_store_opens_again_as_it_was(address):
    hall = open_hall(address)
    table = new_table(hall)
    play_some(hall, table, 9)
    state = seen(hall, table)
    hall.close()
    again = open_hall(address)
    assert seen(again, table) == state


def test_sqlite_writes_ahead_and_through_to_the_disk(address):
    with Store(address).engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
        assert connection.exec_driver_sql("pragma foreign_keys").scalar() == 1


def test_an_entry_number_is_there_once(address):
    hall = open_hall(address)
    table = new_table(hall)
    play_some(hall, table, 3)
    length = hall.store.table(table).length
    step = Step(length - 1, {"seat": 0, "play": "x"}, [9, 9, 9], [], [])
    part = Part()
    part.step(step)
    with pytest.raises(sqlite3.IntegrityError), hall.store.writing() as connection:
        write_part(connection, table, part)
    with pytest.raises(Overtaken):
        hall.wait(hall.store.write(Append(table, hall.store.revision(table) - 1, [step], "playing", None)))
    with pytest.raises(sqlite3.IntegrityError):
        hall.wait(hall.store.write(Append(table, hall.store.revision(table), [step], "playing", None)))
    assert hall.store.table(table).length == length


def test_two_halls_on_one_store_do_not_overwrite_each_other(address):
    first, second = open_hall(address), open_hall(address)
    table = new_table(first)
    for _ in range(6):
        for hall in (first, second):
            play_some(hall, table, 1)
    match = first.tables.find(table).match
    seat = match.to_act[0]
    choice = match.choices(seat)[0].key
    room = first.tables.find(table)
    play_some(second, table, 1)  # behind the first hall's back
    with pytest.raises(Overtaken):
        first.wait(first.carry_out(room, seat, Play(choice), "en"))
    states = [seen(hall, table) for hall in (first, second)]
    assert states[0] == states[1]


@contextmanager
def counting(store):
    """The statements that the store carries out meanwhile."""
    counted: list[str] = []
    listen_to(store, counted.append)
    yield counted
    listen_to(store, None)


def listen_to(store, ear):
    """From now on the ear is told of every statement before it is carried out, through whichever layer it comes."""

    def begin(connection, _):
        connection.set_trace_callback(ear)

    event.listen(store.engine, "connect", begin)
    store.engine.dispose()
    store.own.__dict__.clear()


class Ear:
    """A listener that only notes what it is told."""

    def __init__(self, table, seat):
        self.table_id, self.seat, self.visitor, self.language, self.base = table, seat, ANNA.id, "en", ""
        self.session, self.people, self.said = "", None, 0
        self.told = []

    def tell(self, message):
        self.told.append(message)


def length_in(store, table):
    row = store.table(table)
    assert row is not None
    return row.length


def test_nobody_is_told_before_it_is_written(address, monkeypatch):
    hall = open_hall(address)
    table = new_table(hall)
    ears = [Ear(table, seat) for seat in (-1, 0, 1)]
    for ear in ears:
        hall.listeners.listen(ear, None)
    lengths = []
    elsewhere = Store(address)
    monkeypatch.setattr(Ear, "tell", lambda self, message: lengths.append(length_in(elsewhere, table)))
    play_some(hall, table, 3)
    length = length_in(hall.store, table)
    assert lengths == sorted([*range(length - 2, length + 1)] * 3)


def test_a_hall_that_dies_between_writing_and_telling_tells_whoever_asks_again(address, monkeypatch):
    hall = open_hall(address)
    table = new_table(hall)
    play_some(hall, table, 2)
    match = hall.tables.find(table).match
    seat = match.to_act[0]
    before, choice = match.transcript(seat), match.choices(seat)[0].key

    class PowerCut(BaseException):
        pass

    def cut(*_):
        raise PowerCut

    monkeypatch.setattr(hall.listeners, "tell", cut)
    with pytest.raises(PowerCut):
        hall.wait(hall.change(ANNA, table, seat, Play(choice), before, "the key", "en"))
    again = open_hall(address)
    ear = Ear(table, seat)
    first = json.loads(again.listeners.listen(ear, before)[-1])
    assert first["transcript"] > before and first["log"]["since"] == before and first["log"]["lines"]
    answer = json.loads(again.wait(again.change(ANNA, table, seat, Play(choice), before, "the key", "en")))
    assert answer["repeated"] and answer["state"] == first


def test_what_cannot_be_written_did_not_happen(address, monkeypatch):
    hall = open_hall(address)
    table = new_table(hall)
    play_some(hall, table, 2)
    ear = Ear(table, -1)
    hall.listeners.listen(ear, None)
    before = seen(hall, table)
    with monkeypatch.context() as broken:

        def full(*_):
            raise OSError("the disk is full")

        broken.setattr(writer, "append_all", full)
        with pytest.raises(OSError, match="the disk is full"):
            play_some(hall, table, 1)
    assert not ear.told
    assert seen(hall, table) == before
    play_some(hall, table, 1)
    assert len(ear.told) == 1


class Gate:
    """Before the writer's transactions: none begins while it is shut. Before each is committed `look` has its say."""

    def __init__(self, hall, look=lambda: None):
        self.hall, self.look = hall, look
        self.reached, self.opened = threading.Event(), threading.Event()
        hall.store.writer.transaction = self.transaction

    @contextmanager
    def transaction(self):
        self.reached.set()
        assert self.opened.wait(60)
        with self.hall.store.writing() as connection:
            yield connection
            self.look()

    def send(self, wishes):
        """The first is at the gate, and the others wait behind it; what will come of them."""
        first, *others = wishes
        sent = [asyncio.run_coroutine_threadsafe(first, self.hall.loop)]
        assert self.reached.wait(60)
        sent += [asyncio.run_coroutine_threadsafe(wish, self.hall.loop) for wish in others]
        wait_until(lambda: self.hall.store.writer.waiting.qsize() == len(others))
        return sent

    def open(self, sent):
        """What came of them, and in how many commits."""
        before = commits()
        self.opened.set()
        found = [future.exception(60) for future in sent]
        return found, commits() - before


def commits():
    return metrics.REGISTRY.get_sample_value("longhall_commits_total")


def many_tables(hall, count=10):
    """So many tables with somebody who listens at each, and the next move there."""
    found = []
    for number in range(count):
        wish = seating.set_up(hall, ANNA, "vasa_cards", 2, {}, "private", True, TWO_SEATS, str(number), "en")
        table = hall.wait(wish)
        ear = Ear(table, -1)
        hall.listeners.listen(ear, None)
        room = hall.tables.find(table)
        seat = room.match.to_act[0]
        found.append((ear, hall.carry_out(room, seat, Play(room.match.choices(seat)[0].key), "en")))
    return [ear for ear, _ in found], [move for _, move in found]


def test_what_waits_at_the_same_time_is_committed_together_and_told_after_it(address):
    hall = open_hall(address)
    ears, moves = many_tables(hall)
    told = []

    def look():
        time.sleep(0.2)  # whoever would be told too soon is told now
        told.append([len(ear.told) for ear in ears])

    gate = Gate(hall, look)
    faults, count = gate.open(gate.send(moves))
    assert faults == [None] * 10 and count == 2  # the one at the gate, and all that waited meanwhile
    assert told == [[0] * 10, [1] + [0] * 9]
    assert [len(ear.told) for ear in ears] == [1] * 10
    assert {length_in(Store(address), ear.table_id) for ear in ears} == {2}  # what chance did, and the move
    hall.close()


def test_who_is_overtaken_spares_all_others_that_are_committed_together(address):
    hall, other = open_hall(address), open_hall(address)
    ears, moves = many_tables(hall)
    named = hall.store.write(writing.rename(ears[1].table_id, -1, 0, "Cajsa"))  # for a revision that never was
    gate = Gate(hall)
    sent = gate.send([*moves, named])
    play_some(other, ears[5].table_id, 1)
    faults, count = gate.open(sent)
    assert [number for number, fault in enumerate(faults) if isinstance(fault, Overtaken)] == [5, 10]
    assert [fault for fault in faults if fault is not None] == [faults[5], faults[10]] and count == 2
    assert [len(ear.told) for number, ear in enumerate(ears) if number != 5] == [1] * 9
    assert {length_in(other.store, ear.table_id) for ear in ears} == {2}  # what chance did, and the move
    hall.close()
    other.close()


def test_opening_a_game_costs_the_same_early_and_late(address):
    hall = open_hall(address, snapshot_every=8)
    table = new_table(hall)
    luck = random.Random(7)
    statements, replayed = [], []
    while not hall.tables.find(table).match.over:
        play_some(hall, table, 1, luck)
        hall.tables.drop(table)
        with counting(hall.store) as counted:
            match = hall.tables.find(table).match
            seen(hall, table, match.transcript(0))
        statements.append(len(counted))
        replayed.append(len(match.entries))
    assert match.length > 40
    assert max(replayed) < 8 + 6
    assert max(statements) <= min(statements) + 2
    with hall.store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(SNAPSHOTS)).scalar_one() >= 5


@pytest.mark.parametrize("game", ["vasa_cards", "toy_auction", "toy_veto"])
def test_a_match_resumed_from_any_snapshot_is_the_match_that_never_stopped(game):
    import tests.server.host  # noqa: F401, knows the toys

    luck = random.Random(11)
    for seed in range(4):
        match = longhall.start(game, players=2, seed=seed)
        taken = []
        while not match.over:
            seat = luck.choice(match.to_act)
            if match.can_undo(seat) and luck.random() < 0.3:
                match.undo(seat)
            elif match.can_redo(seat) and luck.random() < 0.3:
                match.redo(seat)
            else:
                match.play(seat, luck.choice(match.choices(seat)))
            if snapshots.is_quiet(match):
                taken.append(snapshots.take(match))
        for snapshot in taken:
            again = snapshots.resume(snapshot, match.names, match.entries[snapshot["length"] :])
            assert again.length == match.length and again.sent == match.sent and again.shown == match.shown
            assert again.position == match.position


def fork_and_die_at(address, statement, act):
    """Do something in a child that dies at a statement; whether it got through."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    try:
        act_and_die_at(address, statement, act)
    finally:
        os._exit(0)


def act_and_die_at(address, statement, act):
    hall = open_hall(address, snapshot_every=1)
    left = [statement]

    def die(*_):
        left[0] -= 1
        if left[0] == 0:
            os._exit(9)

    listen_to(hall.store, die)
    act(hall)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_death_at_any_statement_leaves_the_whole_change_or_nothing_of_it(address):
    hall = open_hall(address)
    table = new_table(hall)
    play_some(hall, table, 2)
    hall.close()
    statement, survived = 0, False
    while not survived:
        statement += 1
        before = look(address, table)
        survived = fork_and_die_at(address, statement, lambda hall: play_some(hall, table, 1))
        after = look(address, table)
        assert after["length"] in (before["length"], before["length"] + 1)
        if after["length"] == before["length"]:
            assert after == before
        assert not survived or after["length"] == before["length"] + 1
    assert statement > 8


def sit_last(hall):
    (table,) = all_tables(hall)
    hall.wait(seating.sit(hall, ANNA, table, 1, "Bo"))


def all_tables(hall):
    with hall.store.engine.connect() as connection:
        return list(connection.execute(select(TABLES.c.id)).scalars())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("act", [new_table, sit_last])
def test_a_death_at_any_statement_of_the_set_up_leaves_no_full_table_waiting(tmp_path, act):
    statement, survived = 0, False
    while not survived:
        statement += 1
        address = f"sqlite:///{tmp_path / f'{statement}.sqlite3'}"
        hall = open_hall(address)
        if act is sit_last:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
            hall.wait(seating.set_up(hall, ANNA, "vasa_cards", 2, {}, "private", True, seats, "k", "en"))
        hall.close()
        survived = fork_and_die_at(address, statement, act)
        hall = open_hall(address)
        for table in all_tables(hall):
            there = hall.tables.find(table)
            full = all(seat.kind != "open" for seat in there.seats)
            assert (there.row.status == "playing") == (there.match is not None) == full
        assert all_tables(hall) or not survived
        hall.close()
    assert statement > 8


def look(address, table):
    """The table as it opens again, checked against its whole record."""
    hall = open_hall(address)
    row = hall.store.table(table)
    match = hall.tables.find(table).match
    entries = hall.store.entries(table, 0, row.length + 9)
    assert match.length == row.length == len(entries)
    whole = longhall.replay({**header(match), "entries": entries})
    # The generator stands elsewhere: at a table every result has fresh bits, and the record holds the results.
    assert {**whole.position, "random": 0} == {**match.position, "random": 0} and whole.sent == match.sent
    with hall.store.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(ENTRIES)).scalar_one() == row.length
    state = seen(hall, table)
    hall.close()
    return {"length": row.length, "state": state}


def header(match):
    match = match.clone()
    match.past = 0
    return match.record
