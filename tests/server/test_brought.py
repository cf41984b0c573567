"""A record that somebody brings is written in parts: nobody at another table waits for all of it."""

import asyncio
import json
from dataclasses import replace

import pytest
from tests.server.machines import Postgres, lacking
from tests.server.people import key
from tests.server.test_room import played
from tests.server.test_store import ANNA, new_table, open_hall

from longhall.server.hall import looking, seating
from longhall.server.hall.commands import Play
from longhall.server.hall.keeping import Keeper
from longhall.server.store import brought, room, schema
from longhall.server.store.transcripts import Step, transcribe


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def hall(request, tmp_path):
    if request.param == "sqlite":
        there = open_hall(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
        yield there
        there.close()
        return
    if why := lacking():
        pytest.skip(why)
    with Postgres() as server:
        there = open_hall(server.database("hall"))
        yield there
        there.close()


def largest():
    """A record with as many entries as there may be."""
    found = transcribe(played(entries=60), 16)
    length = len(found.opening.entries)
    steps = [
        replace(found.steps[number % len(found.steps)], number=length + number, gone=[])
        for number in range(room.MOST_ENTRIES - length)
    ]
    return replace(found, steps=steps)


def move(hall, table):
    match = hall.tables.find(table).match
    seat = match.to_act[0]
    choice = match.choices(seat)[0].key
    return hall.change(ANNA, table, seat, Play(choice), match.transcript(seat), key(), "en")


def test_moves_are_written_between_the_parts_of_the_largest_record_that_may_be_brought(hall, monkeypatch):
    table, record = new_table(hall), brought.pack(largest())
    rows = []

    def noted(connection, table_id, part, write=brought.write_part):
        rows.append(len(part.entries))
        write(connection, table_id, part)

    monkeypatch.setattr(brought, "write_part", noted)

    async def play_meanwhile():
        bringing = asyncio.create_task(seating.take_in(hall, ANNA, record, "en"))
        moves = 0
        while not bringing.done():
            await move(hall, table)
            moves += not bringing.done()
        return await bringing, moves

    there, moves = hall.wait(play_meanwhile())
    assert moves >= room.MOST_ENTRIES // brought.MOST_ROWS  # one between every two parts
    assert max(rows) == brought.MOST_ROWS and sum(rows) == room.MOST_ENTRIES - len(record.opening.entries)
    row = hall.store.table(there)
    assert row.host == ANNA.id and row.length == room.MOST_ENTRIES == len(hall.store.entries(there, 0, row.length))


def test_a_part_holds_only_so_much_however_few_its_entries_are():
    large = [Step(number, {"seat": 0}, [1], [["x" * 400_000]], []) for number in range(9)]
    found = brought.pack(replace(largest(), steps=large, snapshots=[{"length": 1, "x": "x" * 2_000_000}] * 3))
    assert [(len(part.entries), len(part.snapshots)) for part in found.parts] == [(3, 0)] * 3 + [(0, 1)] * 3


def test_a_record_that_is_written_in_parts_is_the_same_record(hall):
    match = played(entries=60)
    table = hall.wait(seating.take_in(hall, ANNA, brought.packed(json.dumps(match).encode(), 4), "en"))
    assert looking.record(hall.tables, ANNA.id, table)["entries"] == match["entries"]


def test_a_record_that_was_cut_off_is_nobodys_and_is_cleared_away(hall, monkeypatch):
    def cut_off(*_):
        raise OSError("the power is out")

    monkeypatch.setattr(brought, "write_part", cut_off)
    with pytest.raises(OSError, match="power"):
        hall.wait(seating.take_in(hall, ANNA, brought.pack(largest()), "en"))
    with hall.store.engine.connect() as connection:
        (row,) = connection.execute(schema.TABLES.select()).all()
    assert (row.status, row.host) == (schema.ARRIVING, "")
    assert hall.store.count_held_by(ANNA.id, finished=True) + hall.store.count_held_by(ANNA.id, finished=False) == 0
    keeper = Keeper(hall)
    asyncio.run(keeper.look_through())
    assert hall.store.table(row.id) is not None  # the rest may be on its way, in this process or another
    monkeypatch.setattr(brought, "LATE", -1.0)
    asyncio.run(keeper.look_through())
    assert hall.store.table(row.id) is None and hall.store.seats(row.id) == []
