"""How much a record can take in the store: a short text must not become a large one."""

import asyncio
import json
import random
from functools import partial

import pytest

import longhall
from longhall.match import RecordError, editions
from longhall.server.faults import Fault
from longhall.server.hall import commands, looking, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.players.lanes import Lane
from longhall.server.players.thinking import answer, bounded
from longhall.server.settings import Settings
from longhall.server.store import Store, room
from longhall.server.store.transcripts import transcribe

MEGABYTE = 2**20


def played(game="vasa_cards", players=3, entries=400, seed=1):
    """A record with so many entries or a few more, padded by taking back and doing again."""
    match = longhall.start(game, players=players, seed=seed)
    luck = random.Random(seed)
    while match.length < entries and not match.over:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.choices(seat)))
        while match.length < entries and match.can_undo(seat) and luck.random() < 0.95:
            match.undo(seat)
            match.redo(seat)
    return json.loads(json.dumps(match.record))


def written(record):
    """What a record becomes in the store, in bytes."""
    found = transcribe(record, 16)
    parts = [found.opening.snapshot, found.opening.events, *map(vars, found.steps), *found.snapshots]
    return sum(map(room.weight, parts)), found


def ordering(orders, times):
    """A record in which the first seat gives these orders, and the second so many times none at all."""
    record = played(entries=1)
    entries = [*record["entries"], {"seat": 0, "set": orders}, *[{"seat": 1, "set": {}}] * times]
    return {**record, "entries": entries}


def test_large_standing_orders_are_refused_wherever_they_come_from(anna):
    """1.5 MB would become 573: every snapshot repeats them."""
    error = anna.fault("POST", "/records", 422, "not_a_record", json=ordering({"x": "a" * 1_400_000}, 6_400))
    assert "standing orders" in error["detail"]
    table = anna.table(seats=("Anna", "Bo"))
    transcript = anna.state(table, 0)["transcript"]
    for orders, status in (({"x": "a" * room.MOST_ORDERS}, 422), ({"x": "a" * (room.MOST_ORDERS - 8)}, 200)):
        anna.move(table, 0, "orders", transcript, status, orders=orders)


def test_what_every_snapshot_repeats_does_not_multiply():
    """Orders as large as they may be, and a position with much in it that no rule ever looks at."""
    heavy = ordering({"x": "a" * (room.MOST_ORDERS - 8)}, 6_000)
    size, found = written(heavy)
    assert size < room.FOR_SNAPSHOTS + 6 * len(json.dumps(heavy)) and len(found.snapshots) > 300
    position = longhall.start("vasa_cards", players=2, seed=1).position
    position["sealed"] = [[0] * 300_000, []]
    heavy = longhall.position("vasa_cards", position).record
    heavy = {**heavy, "entries": [*heavy["entries"], *[{"seat": 1, "set": {}}] * 3_000]}
    size, found = written(json.loads(json.dumps(heavy)))
    assert size < room.FOR_SNAPSHOTS + 6 * len(json.dumps(heavy)) and 5 < len(found.snapshots) < 15


def test_a_usual_record_has_its_snapshots_as_close_as_ever():
    _, found = written(played("svea_rike", 2, 300))
    lengths = [found.opening.snapshot["length"], *(snapshot["length"] for snapshot in found.snapshots)]
    assert len(lengths) > 5
    steps = transcribe(played("svea_rike", 2, 300), 16)
    assert lengths[1:] == [snapshot["length"] for snapshot in steps.snapshots]


def test_an_edition_in_a_record_is_no_larger_than_one_that_is_written(monkeypatch):
    record = played(entries=30)
    record["edition"] = {"names": {"x": "a" * room.MOST_EDITION}}
    record["edition_hash"] = editions.digest(record["edition"])
    with pytest.raises(RecordError, match="edition"):
        transcribe(record, 16)


def test_a_record_that_becomes_too_much_is_refused(monkeypatch):
    record = played()
    size, _ = written(record)
    monkeypatch.setattr(room, "MOST_WRITTEN", size // 2)
    with pytest.raises(RecordError, match="takes more than"):
        transcribe(record, 16)


def test_snapshots_stand_further_apart_where_they_are_large_and_never_take_more_than_their_room(monkeypatch):
    for weight in (1, 1_000, 60_000, 3 * MEGABYTE):
        left = room.Room(20_000, 16)
        taken, at = 0, 0
        while at <= 20_000:
            left.snapshot({"length": at, "body": "x" * weight})
            taken += weight
            at += left.apart
        assert left.apart >= 16 and taken <= room.FOR_SNAPSHOTS + weight
        assert (left.apart == 16) == (weight <= 1_000)


def for_ever():
    while True:
        pass


def test_a_record_that_never_comes_to_an_end_holds_up_nobody_else():
    """The process that reads it dies with its time, and the lane has another."""

    async def ask():
        lane = Lane(1)
        try:
            with pytest.raises(RuntimeError):
                await lane.ask("Anna", 60.0, partial(bounded, 0.2, for_ever))
            return await lane.ask("Bo", 60.0, partial(bounded, 30.0, partial(answer, 5)))
        finally:
            lane.close()

    assert asyncio.run(ask()) == 5


def test_a_game_is_not_taken_back_and_done_again_for_ever_but_can_go_on(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "MOST_ENTRIES", 6)
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    anna = Visitor("A" * 43, False)
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]
    table = hall.wait(seating.set_up(hall, anna, "vasa_cards", 2, {}, "private", True, wishes, "k", "en"))

    def state(seat):
        return json.loads(looking.see(hall.tables, anna.id, table, seat, "en", None))

    def change(seat, command, key):
        hall.wait(hall.change(anna, table, seat, command, state(seat)["transcript"], key, "en"))

    done = 0
    while state(0)["transcript"] < 6:
        seat = next(seat for seat in (0, 1) if state(seat)["asked"])
        change(seat, commands.Play(state(seat)["choices"][0]["key"]), f"k{done}")
        done += 1
    for wish in (commands.Undo(), commands.Redo(), commands.Restart(), commands.Order({})):
        with pytest.raises(Fault) as refusal:
            change(0, wish, "another")
        assert refusal.value.code == "record_full"
    seat = next(seat for seat in (0, 1) if state(seat)["asked"])
    change(seat, commands.Play(state(seat)["choices"][0]["key"]), "last")
