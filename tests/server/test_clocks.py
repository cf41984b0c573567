"""Clocks at tables: what runs, what does not count, what happens at zero, and that a restart changes nothing."""

import json

import pytest
from tests.server.club import ANNA, BO, CAJSA, MOVE, member
from tests.server.walls import DAY, HOUR, NOON

from longhall.server.hall import accounts, agreeing, looking
from longhall.server.hall.clock import Asked, Clock, Way, counts, left, moved_on, started
from longhall.server.hall.hall import Hall
from longhall.server.hall.people import people
from longhall.server.hall.sight import now, sight
from longhall.server.hall.timekeeper import CLOSED, Timekeeper
from longhall.server.settings import Settings
from longhall.server.store import Store, sittings

BANK = {"kind": "bank", "seconds": int(3 * DAY), "more": int(4 * HOUR)}


# What runs


def test_a_move_has_so_much_time_and_the_next_as_much_again(club):
    table = club.table("toy_chain", MOVE)
    assert (club.clock(table)["seat"], club.left(table, 0)) == (0, 24)
    club.pass_by(5 * HOUR)
    assert club.left(table, 0) == 19 and club.left(table, 1) == 24
    club.play(table, 0)
    assert club.clock(table)["seat"] == 1 and club.left(table, 1) == 24
    club.pass_by(HOUR)
    assert club.left(table, 1) == 23 and club.clock(table)["due"] == club.wall.at + 23 * HOUR


def test_a_bank_is_charged_and_every_move_adds_to_it(club):
    table = club.table("toy_chain", BANK)
    club.pass_by(10 * HOUR)
    club.play(table, 0)
    assert club.left(table, 0) == 72 - 10 + 4 and club.left(table, 1) == 72
    club.pass_by(HOUR)
    assert club.left(table, 0) == 66 and club.left(table, 1) == 71


def free(way):
    return counts(way, [None, None])


def test_who_takes_back_and_moves_again_gains_nothing():
    way = Way("bank", 10 * HOUR, HOUR)
    clock = started(way, 2, Asked(0), 0.0)
    after = moved_on(clock, way, free(way), Asked(1), 2 * HOUR)
    assert (after.banks[0], left(after, way, 1)) == (9 * HOUR, 10 * HOUR)
    back = moved_on(after, way, free(way), Asked(0), 3 * HOUR, taken_back=True)
    assert left(back, way, 0) == 8 * HOUR and left(back, way, 1) == 10 * HOUR
    again = moved_on(back, way, free(way), Asked(1), 4 * HOUR)
    assert again.banks[0] == 10 * HOUR - 3 * HOUR + HOUR


def test_what_is_asked_under_seal_in_a_move_neither_ends_it_nor_costs_anything():
    way = Way("move", 10 * HOUR)
    clock = moved_on(started(way, 2, Asked(0, "r1"), 0.0), way, free(way), Asked(-1, "7"), 2 * HOUR)
    assert clock.asked.seat == -1 and left(clock, way, 0) == 8 * HOUR
    clock = moved_on(clock, way, free(way), Asked(-1, "9"), 5 * HOUR)
    assert clock.since == 5 * HOUR, "the next question has a limit of its own"
    clock = moved_on(clock, way, free(way), Asked(0, "r1"), 9 * HOUR)
    assert left(clock, way, 0) == 8 * HOUR
    clock = moved_on(clock, way, free(way), Asked(0, "r2"), 10 * HOUR)
    assert left(clock, way, 0) == 10 * HOUR, "another round is another move"


def test_a_clock_is_written_and_read_as_it_is(club):
    table = club.table("toy_chain", BANK)
    club.pass_by(HOUR)
    club.play(table, 0)
    before = club.at(table).sitting
    club.hall.tables.drop(table)
    assert club.at(table).sitting == before and isinstance(before.clock, Clock)


def test_bots_keep_their_own_time(club):
    table = club.table("toy_chain", MOVE, people=(ANNA,), bots=1)
    club.play(table, 0)
    shown = club.clock(table)
    assert (shown["seat"], shown["runs"], shown["due"]) == (1, False, None)
    club.pass_by(10 * DAY)
    assert club.at(table).row.status == "playing" and club.at(table).sitting.asks == ()


# Hours that do not count


def test_the_night_of_whoever_is_asked_does_not_count(club):
    club.hours(BO)
    table = club.table("toy_chain", {**MOVE, "seconds": int(12 * HOUR)})
    club.wall.turn(8 * HOUR)  # 20:00
    club.play(table, 0)
    club.pass_by(4 * HOUR)  # midnight
    assert club.left(table, 1) == 10
    club.pass_by(8 * HOUR)  # 8:00
    assert club.left(table, 1) == 9 and club.clock(table)["due"] == club.wall.at + 9 * HOUR
    club.pass_by(8 * HOUR)
    assert club.at(table).sitting.asks == ()
    club.pass_by(HOUR)
    assert [ask.kind for ask in club.at(table).sitting.asks] == ["zero"]


def test_hours_that_somebody_does_not_show_cannot_be_told_from_the_clock(club):
    club.hours(ANNA, shown=False)
    table = club.table("toy_chain", MOVE)
    other, own = club.clock(table, BO), club.clock(table, ANNA)
    assert (other["left"], other["due"], other["stops"], other["since"]) == ([None, DAY], None, [], None)
    assert own["left"] == [DAY, DAY] and own["due"] == NOON + 33 * HOUR and own["stops"]
    club.hours(BO, shown=True)
    club.play(table, 0)
    assert club.clock(table, ANNA)["due"] == NOON + 33 * HOUR


@pytest.mark.parametrize("leaving", ["told", "asked"])
@pytest.mark.parametrize("zero", [False, True])
def test_hours_that_are_not_shown_cannot_be_told_when_the_person_has_left(club, leaving, zero):
    """Nor when a bot has taken the seat because the time was out, or when the account is gone."""
    cajsa = member(club.hall, "Cajsa")
    club.hours(cajsa, shown=False)
    clock = {"kind": "bank", "seconds": int(3 * DAY), "more": 0, "zero": "bot"}
    table = club.table("toy_chain", clock, people=(ANNA, cajsa, BO), leaving=leaving)
    club.play(table, 0)
    assert club.clock(table, BO)["left"] == [3 * DAY, None, 3 * DAY]
    club.pass_by((5 * DAY) if zero else 18 * HOUR)
    if not zero:
        club.do(agreeing.leave, cajsa, table, 1)
    assert (cajsa.id, 1) in club.at(table).leavers
    for who in (ANNA, BO):
        assert club.clock(table, who)["left"] == [3 * DAY, None, 3 * DAY]
    club.do(accounts.remove, cajsa.person, "en")
    assert club.at(table).seats[1].kind == "bot" and club.at(table).leavers == set()
    assert club.clock(table, BO)["left"] == [3 * DAY, None, 3 * DAY]


def test_new_hours_hold_at_once_for_a_clock_that_runs(club):
    club.hours(ANNA)
    table = club.table("toy_chain", {**MOVE, "seconds": int(12 * HOUR)})
    assert club.clock(table)["due"] == NOON + 21 * HOUR
    club.hours(ANNA, start=13, end=14)
    assert club.clock(table)["due"] == NOON + 13 * HOUR
    club.pass_by(13 * HOUR)
    assert [ask.kind for ask in club.at(table).sitting.asks] == ["zero"]


def test_weekends_do_not_count_where_the_table_says_so(club):
    club.wall.turn(3 * DAY)  # Friday
    table = club.table("toy_chain", {**MOVE, "weekends": True})
    club.pass_by(2.9 * DAY)
    assert club.at(table).sitting.asks == () and club.left(table, 0) == pytest.approx(2.4)


# Restarts


def test_a_clock_goes_on_in_a_hall_that_was_opened_again(club):
    table = club.table("toy_chain", MOVE)
    club.pass_by(5 * HOUR)
    club.close()
    club.wall.turn(CLOSED / 2)
    club.open()
    assert club.left(table, 0) == 19 - CLOSED / 2 / HOUR


def test_time_in_which_no_hall_was_open_counts_on_no_clock(club):
    table = club.table("toy_chain", MOVE)
    club.pass_by(5 * HOUR)
    club.close()
    club.wall.turn(3 * DAY)
    club.open()
    assert club.left(table, 0) == 19 and club.at(table).sitting.asks == ()
    club.pass_by(18.5 * HOUR)
    assert club.at(table).sitting.asks == ()
    club.pass_by(HOUR)
    assert [ask.kind for ask in club.at(table).sitting.asks] == ["zero"]


def test_what_had_counted_before_a_hall_was_closed_into_the_night_stays_as_it_was(club):
    club.hours(ANNA)
    table = club.table("toy_chain", MOVE)
    club.pass_by(5 * HOUR)
    club.close()
    club.wall.turn(6 * HOUR)  # 23:00
    club.open()
    assert club.left(table, 0) == 19
    club.pass_by(9 * HOUR)  # 8:00
    assert club.left(table, 0) == 18


def test_what_was_due_is_done_once_by_whichever_hall_looks(club):
    table = club.table("toy_chain", {**MOVE, "zero": "bot"})
    other = Hall(Settings(), Store(club.address))
    keeper = Timekeeper(other)
    other.wait(keeper.go_round())
    club.wall.turn(DAY)
    other.wait(keeper.go_round())
    club.look()
    other.close()
    assert [seat.kind for seat in club.at(table).seats] == ["bot", "person"]


# At zero


def test_at_zero_the_others_decide_where_the_table_said_nothing_else(club):
    table = club.table("toy_chain", MOVE, people=(ANNA, BO, CAJSA))
    club.pass_by(DAY)
    shown = people(club.at(table), BO.id)
    assert [(ask["kind"], ask["seat"], ask["asked"]) for ask in shown["asks"]] == [("zero", 0, [1, 2])]
    assert club.left(table, 0) == 0 and not club.clock(table)["runs"]
    with pytest.raises(Exception, match="not_your_seat"):
        club.do(agreeing.say, ANNA, table, "zero", "more")
    club.do(agreeing.say, BO, table, "zero", "more")
    assert people(club.at(table), BO.id)["asks"][0]["said"] == {1: "more"}
    club.do(agreeing.say, CAJSA, table, "zero", "more")
    assert club.at(table).sitting.asks == () and club.left(table, 0) == 12
    club.pass_by(12 * HOUR)
    club.do(agreeing.say, BO, table, "zero", "bot")
    club.do(agreeing.say, CAJSA, table, "zero", "bot")
    assert [seat.kind for seat in club.at(table).seats] == ["bot", "person", "person"]


def test_whose_time_is_out_may_still_move_and_nobody_is_asked_any_more(club):
    table = club.table("toy_chain", MOVE)
    club.pass_by(DAY)
    club.play(table, 0)
    assert club.at(table).sitting.asks == () and club.left(table, 1) == 24


def test_at_zero_a_bot_takes_the_seat_and_who_had_it_comes_back(club):
    table = club.table("toy_chain", {**MOVE, "zero": "bot"})
    club.pass_by(DAY)
    seat = club.at(table).seats[0]
    assert (seat.kind, seat.name) == ("bot", "P0") and not club.at(table).is_held(ANNA.id, 0)
    with pytest.raises(Exception, match="not_your_seat"):
        club.do(agreeing.come_back, BO, table, 0)
    club.do(agreeing.come_back, ANNA, table, 0)
    assert club.at(table).seats[0].kind == "person" and club.at(table).is_held(ANNA.id, 0)
    assert club.left(table, 0) == 24


def test_at_zero_the_game_ends_and_stays_to_be_read(club):
    table = club.table("toy_chain", {**MOVE, "zero": "end"})
    club.pass_by(DAY)
    there = club.at(table)
    assert there.row.status == "stopped" and people(there, BO.id)["ended"] == {"why": "zero", "seat": 0}
    state = json.loads(sight(club.hall.tables, there, now(there, 0, "sv", None)))
    assert (state["asked"], state["choices"], state["prompt"]) == (False, [], "Partiet avslutades i förtid.")
    assert looking.record(club.hall.tables, BO.id, table)["players"] == 2
    with pytest.raises(Exception, match="only_to_read"):
        club.play(table, 0)
    club.pass_by(DAY)
    assert club.at(table).row.status == "stopped"


# Under seal


def every_sight(club, table):
    """All that anybody is shown of people and clock."""
    return [people(club.at(table), who.id) for who in (ANNA, BO, CAJSA)]


def test_under_seal_one_limit_runs_for_all_and_no_answer_changes_anything(club):
    club.hours(BO, shown=False)
    table = club.table("toy_auction", BANK, people=(ANNA, BO, CAJSA))
    before = every_sight(club, table)
    assert before[0]["clock"]["table"] and before[0]["clock"]["limit"] == 12 * HOUR
    assert before[0]["clock"]["due"] == NOON + 12 * HOUR and before[0]["clock"]["seat"] is None
    revision = sittings.sitting(club.hall.store, table)
    for seat in (1, 0):
        club.wall.turn(HOUR)
        club.play(table, seat, "stand")
        assert [{**shown, "at": NOON} for shown in every_sight(club, table)] == before
    assert sittings.sitting(club.hall.store, table) == revision
    club.play(table, 2, "stand")
    after = every_sight(club, table)
    assert after[0]["clock"]["since"] == club.wall.at and after[0]["clock"]["left"] == [3 * DAY, None, 3 * DAY]


def test_at_zero_under_seal_the_table_answers_for_all_who_owe_it_at_once_and_names_nobody(club):
    table = club.at_a_poll(MOVE, people=(ANNA, BO, CAJSA))
    club.pass_by(DAY - 1)
    assert club.at(table).match.is_sealed
    heard: list = []
    club.hall.listeners.tell = heard.append
    club.pass_by(1)
    there = club.at(table)
    told = [told for told in heard if told.id == table]
    assert not there.match.is_sealed and len(told) == 1, "all of it is one change"
    assert there.sitting.asks == () and there.sitting.ended is None
    assert all(seat.kind == "person" for seat in there.seats)
    assert "scored" in json.dumps([event.kind.name for event in there.match.events()])


def test_hours_of_all_who_show_theirs_stop_the_tables_limit_whoever_is_asked(club):
    club.hours(CAJSA)
    table = club.table("toy_auction", {**MOVE, "seconds": int(12 * HOUR)}, people=(ANNA, BO, CAJSA))
    assert club.clock(table)["due"] == NOON + 21 * HOUR
    club.hours(BO, start=7, end=19)
    club.hours(ANNA, start=14, end=1)
    assert club.clock(table)["due"] == NOON + 12 * HOUR, "they are never awake together: all hours count"


def test_a_table_without_a_clock_keeps_nothing_of_it(club):
    table = club.table("toy_chain")
    club.play(table, 0)
    assert sittings.sitting(club.hall.store, table) is None and club.clock(table) is None
