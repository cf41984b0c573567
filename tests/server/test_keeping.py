"""Tables that nobody comes back to: kept for long, told before, and never while something happens there."""

import asyncio

import pytest
from sqlalchemy import select
from tests.server.machines import Postgres, lacking

import longhall
from longhall.server.hall import looking
from longhall.server.hall.hall import Hall
from longhall.server.hall.keeping import Keeper
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Change, SeatRow, Store, TableRow
from longhall.server.store.ages import NOTICE, Ages
from longhall.server.store.schema import ENTRIES, METADATA, TABLES
from longhall.server.store.writing import add_table

KEEP = {"waiting": 60, "playing": 365, "over": 730, "stopped": 730}
ANNA = Visitor("A" * 43, False)
BO = Visitor("B" * 43, False)


class Days:
    """A calendar that the test turns, and the tables that are looked through on every day of it."""

    def __init__(self, address):
        self.hall = Hall(Settings(), Store(address))
        self.keeper = Keeper(self.hall, lambda: self.day)
        self.day = 20_000

    def pass_by(self, days, every=1):
        for _ in range(0, days, every):
            self.day += every
            asyncio.run(self.keeper.look_through())

    def last_day(self, table, who=ANNA):
        return looking.from_outside(self.hall.tables, who.id, table, "en", "")["last_day"]

    def is_there(self, table):
        return self.hall.store.table(table) is not None

    def left(self, table):
        """Whatever the store has of a table, by the name of the part."""
        with self.hall.store.engine.connect() as connection:
            found = {
                part.name: connection.execute(select(part).where(part.c.table_id == table)).all()
                for part in METADATA.sorted_tables
                if "table_id" in part.c
            }
        return {name for name, rows in found.items() if rows}


@pytest.fixture(scope="module")
def server():
    if why := lacking():
        pytest.skip(why)
    with Postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def days(request, tmp_path):
    if request.param == "sqlite":
        there = Days(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    else:
        there = Days(request.getfixturevalue("server").database(tmp_path.name))
    yield there
    there.hall.close()


def add(days, table, status):
    """A table with a seat that Anna holds; a game has an entry and a snapshot."""
    match = longhall.start("vasa_cards", players=2, seed=1)
    row = TableRow(
        id=table, game="vasa_cards", rules_version=match.game.rules_version, players=2, options={}, edition=None,
        origin=None, seed=1, visibility="private", spectators=True, status=status, host=ANNA.id, created=0.0, length=0,
    )  # fmt: skip
    seats = [SeatRow(table, number, "person", f"P{number}", None, "k") for number in range(2)]
    days.hall.store.write_now(add_table(row, seats, {0: row.host}, Change("s" + table, "k", "f", table), None))
    return table


def shown(days, table, sent, number=0):
    """Somebody has chosen: how much every seat and a spectator were shown by then."""
    with days.hall.store.writing() as connection:
        connection.execute(ENTRIES.insert().values(table_id=table, number=number, body={}, sent=sent))
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(length=number + 1))


@pytest.mark.parametrize("status", KEEP)
def test_a_table_is_kept_for_long_and_its_seats_are_told_long_before_it_goes(days, status):
    table = add(days, "t", status)
    days.pass_by(KEEP[status] - NOTICE, every=1 if status == "waiting" else 5)
    assert days.last_day(table) is None
    days.pass_by(5)
    told = days.last_day(table)
    assert told is not None and told.startswith("20")
    days.pass_by(NOTICE - 6)
    assert days.is_there(table) and days.last_day(table) == told
    days.pass_by(10)
    assert not days.is_there(table) and not days.left(table)


def test_a_hall_that_was_closed_for_years_tells_first(days):
    table = add(days, "t", "over")
    days.pass_by(1)
    days.day += 3_000
    days.pass_by(1)
    assert days.is_there(table) and days.last_day(table) is not None
    days.pass_by(NOTICE)
    assert days.is_there(table)
    days.pass_by(2)
    assert not days.is_there(table)


def test_what_happens_at_a_table_keeps_it_and_a_hidden_answer_moves_no_date(days):
    """Two halls that differ in a hidden answer alone name the same days to everybody."""
    tables = [add(days, name, "playing") for name in ("open", "hidden")]
    for table in tables:
        shown(days, table, [1, 1, 1])
    days.pass_by(KEEP["playing"] - NOTICE + 2, every=3)
    before = [days.last_day(table) for table in tables]
    assert before[0] == before[1] is not None
    shown(days, "hidden", [2, 1, 1], 1)  # only the first seat noticed: its own answer, sealed
    days.pass_by(1)
    assert [days.last_day(table) for table in tables] == before
    shown(days, "open", [1, 1, 2], 1)
    days.pass_by(1)
    assert [days.last_day(table) for table in tables] == [None, before[1]]


def test_who_sits_there_can_have_it_kept_and_nobody_else(days):
    table = add(days, "t", "over")
    days.pass_by(1)
    days.pass_by(KEEP["over"], every=10)
    assert days.last_day(table) is not None
    with pytest.raises(Exception, match="not_your_seat"):
        asyncio.run(days.keeper.keep(BO, table))
    asyncio.run(days.keeper.keep(ANNA, table))
    assert days.last_day(table) is None
    days.pass_by(KEEP["over"] - NOTICE - 10, every=10)
    assert days.is_there(table) and days.last_day(table) is None


def test_a_table_at_which_somebody_is_just_now_stays(days):
    table = add(days, "t", "waiting")
    days.hall.listeners.there[table] = [object()]
    days.pass_by(200)
    assert days.is_there(table)
    del days.hall.listeners.there[table]
    days.pass_by(NOTICE + 2)
    assert not days.is_there(table)


def test_what_happens_while_a_table_is_being_cleared_away_saves_it(days):
    table = add(days, "t", "playing")
    shown(days, table, [1, 1, 1])
    ages = Ages(days.hall.store, KEEP)
    ages.census(0)
    ages.census(400)
    over = list(ages.census(500).over)
    assert [age.table_id for age in over] == [table]
    shown(days, table, [2, 2, 2], 1)
    assert not ages.clear(over[0]) and days.is_there(table)
    assert ages.census(501).over == {}


def test_nothing_goes_where_a_keeper_wants_everything_for_ever(days):
    table = add(days, "t", "waiting")
    days.keeper.ages = Ages(days.hall.store, dict.fromkeys(KEEP, 0))
    days.pass_by(2_000, every=100)
    assert days.is_there(table) and days.last_day(table) is None


def test_other_tables_stay_when_one_goes(days):
    add(days, "one", "waiting")
    other = add(days, "other", "over")
    shown(days, other, [1, 1, 1])
    before = days.left(other)
    days.pass_by(120, every=10)
    assert not days.is_there("one") and days.left(other) == before | {"ages"}


def test_a_seat_keeps_its_table_over_http(anna, bo):
    table = anna.table(seats=("Anna", "open"))
    assert anna.get(f"/tables/{table}")["last_day"] is None
    assert anna.post(f"/tables/{table}/keep", {})["last_day"] is None
    bo.fault("POST", f"/tables/{table}/keep", 403, "not_your_seat", json={})
    anna.fault("POST", "/tables/nowhere/keep", 404, "no_table", json={})
