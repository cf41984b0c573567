"""Copies of tables in memory, and what they take from the store when somebody else has changed it."""

import asyncio
import json

import pytest
from tests.server.club import ANNA, BO
from tests.server.walls import DAY

from longhall.server.hall import agreeing, seating
from longhall.server.hall.listeners import Listener
from longhall.server.hall.sight import now, sight
from longhall.server.hall.table import Table, Tables
from longhall.server.store import Store, Unavailable, sittings


@pytest.fixture
def elsewhere(club):
    """The tables as another process has them."""
    store = Store(club.address)
    yield Tables(store, 10)
    store.close()


def shown(tables, table):
    return [sight(tables, table, now(table, seat, "en", 1)) for seat in (-1, 0, 1)]


def is_the_same(club, elsewhere, table_id):
    mine, theirs = club.at(table_id), elsewhere.find(table_id)
    assert (mine.row, mine.seats, mine.holders) == (theirs.row, theirs.seats, theirs.holders)
    return shown(club.hall.tables, mine) == shown(elsewhere, theirs)


def test_a_copy_follows_a_choice_and_reads_nothing_else(club, elsewhere, monkeypatch):
    table = club.table("toy_chain")
    elsewhere.find(table)
    for part in ("table", "seats", "holders"):
        monkeypatch.setattr(elsewhere.store, part, lambda *_: pytest.fail("it was read"))
    while not club.at(table).match.over:
        club.play(table, club.at(table).match.to_act[0])
        assert is_the_same(club, elsewhere, table)


def test_a_copy_follows_whatever_else_happens_besides_choices(club, elsewhere):
    table = club.table("toy_chain")
    elsewhere.find(table)
    club.play(table, 0)
    club.hall.wait(seating.rename(club.hall, BO, table, 1, "Beda"))
    assert is_the_same(club, elsewhere, table) and elsewhere.find(table).names == ["P0", "Beda"]
    club.hall.wait(seating.rename(club.hall, BO, table, 1, "Bo"))
    assert is_the_same(club, elsewhere, table) and elsewhere.find(table).names == ["P0", "Bo"]


def test_a_seat_that_is_given_away_beside_a_choice_has_other_holders_everywhere(club, elsewhere):
    table = club.table("toy_chain")
    elsewhere.find(table)
    club.play(table, 0)
    club.do(agreeing.leave, ANNA, table, 0)
    assert elsewhere.brought_on(table) is None
    assert is_the_same(club, elsewhere, table) and not elsewhere.find(table).is_held(ANNA.id, 0)


def test_a_copy_follows_the_clock_that_a_choice_moves(club, elsewhere):
    table = club.table("toy_chain", {"kind": "move", "seconds": int(DAY)})
    elsewhere.find(table)
    club.pass_by(60)
    club.play(table, 0)
    assert elsewhere.find(table).sitting == club.at(table).sitting


@pytest.mark.parametrize("question", ["leavers", "sitting"])
def test_a_store_that_falls_silent_while_a_copy_is_brought_up_leaves_no_half_of_it(
    club, elsewhere, monkeypatch, question
):
    """A copy whose game has gone on and whose row has not would be shown as it is from then on, whatever happens."""
    table = club.table("toy_chain")
    elsewhere.find(table)
    told: list[Table] = []
    elsewhere.outdated = told.append
    for _ in range(2):  # more than a copy follows by itself
        club.play(table, club.at(table).match.to_act[0])
    with monkeypatch.context() as silent, pytest.raises(Unavailable):
        silent.setattr(sittings, question, falls_silent)
        elsewhere.find(table)
    club.play(table, club.at(table).match.to_act[0])
    assert is_the_same(club, elsewhere, table)
    assert told == [elsewhere.find(table)], "who listens here is told what was missed"


def falls_silent(*_):
    raise Unavailable


def test_who_looks_while_a_choice_is_being_written_takes_no_line_from_who_listens(club, monkeypatch):
    table = club.table("toy_chain")
    loop = asyncio.new_event_loop()
    listener = Listener(table, 1, BO.id, "en", "", loop)
    told: list[bytes] = []
    monkeypatch.setattr(listener, "tell", told.append)
    club.hall.listeners.listen(listener, None)
    write = club.hall.store.write

    async def write_and_look(change):
        await write(change)
        club.hall.tables.find(table)  # it is written, and whoever made it does not know yet

    monkeypatch.setattr(club.hall.store, "write", write_and_look)
    club.play(table, 0)
    assert len(told) == 1 and json.loads(told[0])["log"]["lines"]
    loop.close()
