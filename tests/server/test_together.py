"""People at a table: who is there, leaving and coming back, reminding, pausing, and playing again."""

import asyncio
import json
from typing import Any

import pytest
from tests.server.club import ANNA, BO, CAJSA, MOVE, THREE, member
from tests.server.people import key, wait_until
from tests.server.walls import DAY, HOUR, NOON

from longhall.server.faults import Fault
from longhall.server.hall import accounts, again, agreeing, own, presence, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.hours import Hours, quiet_until
from longhall.server.hall.keeping import Keeper
from longhall.server.hall.listeners import Listener
from longhall.server.hall.people import people
from longhall.server.hall.sitting import GOINGS
from longhall.server.hall.tidings import Tiding
from longhall.server.settings import Settings
from longhall.server.store import Store, presences


def kinds(club, table):
    return [seat.kind for seat in club.at(table).seats]


def asks(club, table, who=BO):
    return people(club.at(table), who.id)["asks"]


def refused(club, code, work, *args):
    with pytest.raises(Exception, match=code):
        club.do(work, *args)


# Leaving and coming back


def test_who_leaves_is_played_by_a_bot_and_takes_the_seat_again(club):
    table = club.table("toy_chain", MOVE, people=THREE)
    club.pass_by(HOUR)
    club.do(agreeing.leave, ANNA, table, 0)
    assert kinds(club, table) == ["bot", "person", "person"] and club.at(table).seats[0].name == "P0"
    assert not club.clock(table)["runs"] and people(club.at(table), ANNA.id)["back"] == 0
    assert people(club.at(table), BO.id)["back"] is None
    refused(club, "not_your_seat", agreeing.come_back, BO, table, 0)
    club.pass_by(HOUR)
    club.do(agreeing.come_back, ANNA, table, 0)
    assert kinds(club, table) == ["person"] * 3 and club.left(table, 0) == 24 and club.clock(table)["runs"]
    assert people(club.at(table), ANNA.id)["back"] is None


def test_the_others_are_asked_where_the_table_chose_that(club):
    table = club.table("toy_chain", MOVE, people=THREE, leaving="asked")
    club.do(agreeing.leave, ANNA, table, 0)
    assert kinds(club, table) == ["person"] * 3 and not club.at(table).is_held(ANNA.id, 0)
    assert [(ask["kind"], ask["seat"], ask["asked"]) for ask in asks(club, table)] == [("left", 0, [1, 2])]
    club.do(agreeing.say, BO, table, "left", "bot")
    assert kinds(club, table) == ["person"] * 3
    refused(club, "not_your_seat", agreeing.say, ANNA, table, "left", "end")
    club.do(agreeing.say, CAJSA, table, "left", "bot")
    assert kinds(club, table) == ["bot", "person", "person"] and asks(club, table) == []


def test_a_seat_is_not_given_to_a_bot_where_the_others_are_to_be_asked(club):
    table = club.table("toy_chain", MOVE, people=THREE, leaving="asked")
    club.do(agreeing.arrange, ANNA, table, 0, "bot", "random", None, "en")
    assert kinds(club, table) == ["person"] * 3 and [ask["kind"] for ask in asks(club, table)] == ["left"]
    told = club.table("toy_chain", MOVE, people=THREE)
    club.do(agreeing.arrange, ANNA, told, 0, "bot", "random", None, "en")
    assert kinds(club, told) == ["bot", "person", "person"] and club.at(told).seats[0].bot == "random"
    assert not club.clock(told)["runs"]
    refused(club, "already_started", agreeing.arrange, BO, told, 2, "bot", None, None, "en")
    refused(club, "already_started", agreeing.arrange, BO, told, 1, "open", None, None, "en")


def test_the_others_are_asked_too_when_an_account_is_deleted_but_nobody_waits_for_who_cannot_come_back(club):
    cajsa = member(club.hall, "Cajsa")
    table = club.table("toy_chain", MOVE, people=(ANNA, BO, cajsa), leaving="asked")
    club.do(accounts.remove, cajsa.person, "en")
    (ask,) = asks(club, table)
    assert (ask["kind"], ask["seat"], ask["words"]) == ("left", 2, ["bot", "end"])
    assert kinds(club, table) == ["person"] * 3 and club.at(table).seats[2].name == "Somebody 3"
    refused(club, "invalid", agreeing.say, BO, table, "left", "wait")
    for who in (ANNA, BO):
        club.do(agreeing.say, who, table, "left", "bot")
    assert kinds(club, table) == ["person", "person", "bot"]


def test_the_others_wait_for_who_has_left_and_no_clock_runs(club):
    table = club.table("toy_chain", MOVE, people=THREE, leaving="asked")
    club.do(agreeing.leave, ANNA, table, 0)
    for who in (BO, CAJSA):
        club.do(agreeing.say, who, table, "left", "wait")
    club.pass_by(30 * DAY)
    assert kinds(club, table) == ["person"] * 3 and asks(club, table) == [] and not club.clock(table)["runs"]
    club.do(agreeing.come_back, ANNA, table, 0)
    assert club.clock(table)["runs"]


def test_the_others_end_a_game_that_somebody_has_left(club):
    table = club.table("toy_chain", people=THREE, leaving="asked")
    club.do(agreeing.leave, ANNA, table, 0)
    for who in (BO, CAJSA):
        club.do(agreeing.say, who, table, "left", "end")
    assert club.at(table).row.status == "stopped"
    refused(club, "only_to_read", agreeing.come_back, ANNA, table, 0)


def test_if_nobody_says_anything_a_bot_plays_on(club):
    table = club.table("toy_chain", people=THREE, leaving="asked")
    club.do(agreeing.leave, ANNA, table, 0)
    club.pass_by(agreeing.DECIDE - 1)
    assert kinds(club, table) == ["person"] * 3
    club.pass_by(1)
    assert kinds(club, table) == ["bot", "person", "person"]


# Who left and came back, to be read later


def went(club, table, who=BO):
    """What is told, without the moments; and how far it has been seen."""
    told = people(club.at(table), who.id)
    return [(going["number"], going["seat"], going["kind"]) for going in told["goings"]], told["seen"]


def test_who_was_away_reads_who_left_and_came_back_until_it_is_seen(club):
    table = club.table("toy_chain", people=THREE)
    assert went(club, table) == ([], None)
    left = club.wall.at
    club.do(agreeing.leave, ANNA, table, 0)
    club.pass_by(2 * DAY)
    club.do(agreeing.come_back, ANNA, table, 0)
    told = [(1, 0, "gone"), (2, 0, "back")]
    assert went(club, table) == went(club, table, CAJSA) == (told, 0)
    assert [going["at"] for going in people(club.at(table), BO.id)["goings"]] == [left, left + 2 * DAY]
    club.do(agreeing.look_over, BO, table, 1)
    assert went(club, table) == (told, 1) and went(club, table, CAJSA) == (told, 0), "everybody reads it alone"
    club.close()
    club.open()
    club.do(agreeing.look_over, BO, table, 99)
    club.do(agreeing.leave, CAJSA, table, 2)
    assert went(club, table) == ([*told, (3, 2, "gone")], 2), "nobody has seen what is to come"
    stranger = people(club.at(table), "S" * 43)
    assert stranger["seen"] is None and len(stranger["goings"]) == 3, "as everybody sees it at the seats"
    refused(club, "not_your_seat", agreeing.look_over, CAJSA, table, 1)


def test_it_is_told_what_became_of_the_seat_and_stays_when_the_game_has_ended(club):
    table = club.table("toy_chain", people=THREE, leaving="asked")
    club.do(agreeing.leave, ANNA, table, 0)
    assert went(club, table)[0] == [(1, 0, "left")]
    for who in (BO, CAJSA):
        club.do(agreeing.say, who, table, "left", "bot")
    club.do(agreeing.come_back, ANNA, table, 0)
    club.do(agreeing.leave, CAJSA, table, 2)
    for who in (ANNA, BO):
        club.do(agreeing.say, who, table, "left", "end")
    assert club.at(table).row.status == "stopped"
    assert went(club, table)[0] == [(1, 0, "left"), (2, 0, "bot"), (3, 0, "back"), (4, 2, "left")]
    late = club.table("toy_chain", {**MOVE, "zero": "bot"}, people=THREE)
    club.pass_by(DAY)
    assert went(club, late)[0] == [(1, 0, "bot")]


def test_only_the_last_who_left_and_came_back_are_kept(club):
    table = club.table("toy_chain", people=THREE)
    for _ in range(GOINGS):
        club.do(agreeing.leave, ANNA, table, 0)
        club.do(agreeing.come_back, ANNA, table, 0)
    told, _ = went(club, table)
    assert len(told) == GOINGS and told[-1] == (2 * GOINGS, 0, "back")


def test_whoever_listens_is_told_at_once_and_other_devices_when_it_is_seen(club):
    table = club.table("toy_chain", people=THREE)
    line = Line(club, table, 1, BO)
    club.do(agreeing.leave, ANNA, table, 0)
    assert [message["type"] for message in line.told[-2:]] == ["table", "people"], "the seat and its going at once"
    assert line.told[-1]["people"]["goings"][0]["kind"] == "gone"
    club.do(agreeing.look_over, BO, table, 1)
    assert line.told[-1]["people"]["seen"] == 1
    line.end()


@pytest.mark.parametrize("asked", [True, False])
def test_in_a_hidden_poll_who_leaves_is_told_like_anybody_else(club, asked):
    """Leaving is seen at the seat at once, whoever leaves; what is told of it follows from nothing else."""
    table = club.at_a_poll(people=THREE)
    poll = club.at(table).match.to_act
    seat = next(number for number in range(3) if (number in poll) == asked)
    club.do(agreeing.leave, THREE[seat], table, seat)
    told = people(club.at(table), "S" * 43)["goings"]
    assert told == [{"number": 1, "seat": seat, "kind": "gone", "at": club.wall.at}]
    club.wall.turn(HOUR)
    for number in poll:
        club.play(table, number, "pass")
    assert people(club.at(table), "S" * 43)["goings"] == told


def test_a_game_that_nobody_goes_on_with_is_closed_after_long_and_kept(club):
    table, other = club.table("toy_chain"), club.table("toy_chain")
    day = 20_000
    keeper = Keeper(club.hall, lambda: day)
    asyncio.run(keeper.look_through())
    day += 179
    club.play(other, 0)
    asyncio.run(keeper.look_through())
    assert club.at(table).row.status == "playing"
    day += 2
    asyncio.run(keeper.look_through())
    assert club.at(table).row.status == "stopped" and club.at(other).row.status == "playing"
    assert people(club.at(table), ANNA.id)["ended"] == {"why": "idle", "seat": None}


# Who is there


class Line:
    """A socket that is only there."""

    def __init__(self, club, table, seat, who):
        self.club = club
        self.listener = Listener(table, seat, who.id, "en", "", asyncio.new_event_loop())
        self.told: list[Any] = []
        self.listener.tell = lambda message: self.told.append(json.loads(message))  # type: ignore[method-assign]
        club.hall.wait(asyncio.to_thread(lambda: None))
        club.hall.listeners.listen(self.listener, None)

    def end(self, broke=False):
        self.listener.broke = broke
        self.club.hall.listeners.leave(self.listener)


def present(club, table):
    return people(club.at(table), BO.id)["presence"]


def test_presence_follows_who_listens_and_changes_once_a_minute(club):
    table = club.table("toy_chain", people=THREE)
    watcher = Line(club, table, -1, CAJSA)
    line = Line(club, table, 0, ANNA)
    assert present(club, table) == ["away", "away", "away"]
    club.pass_by(presence.EVERY)
    assert present(club, table) == ["here", "away", "away"]
    assert watcher.told[-1]["people"]["presence"] == ["here", "away", "away"]
    line.end()
    club.pass_by(presence.EVERY)
    club.pass_by(presence.STILL_HERE - presence.EVERY)
    assert present(club, table) == ["here", "away", "away"], "a minute has not passed"
    club.pass_by(2 * presence.EVERY)
    assert present(club, table) == ["away", "away", "away"]


def test_a_line_that_broke_off_is_another_thing_than_who_went_away(club):
    table = club.table("toy_chain", people=THREE)
    watcher = Line(club, table, -1, CAJSA)
    line = Line(club, table, 1, BO)
    club.pass_by(presence.EVERY)
    line.end(broke=True)
    club.pass_by(61)
    assert present(club, table)[1] == "lost"
    club.pass_by(presence.BROKEN)
    assert present(club, table)[1] == "away"
    watcher.end()


def test_quiet_hours_are_shown_by_who_wants_to_and_who_has_left_is_gone(club):
    club.hours(BO, start=11, end=13)
    club.hours(CAJSA, start=11, end=13, shown=False)
    table = club.table("toy_chain", people=THREE, leaving="asked")
    watcher = Line(club, table, -1, CAJSA)
    club.do(agreeing.leave, ANNA, table, 0)
    club.pass_by(presence.EVERY)
    assert present(club, table) == ["left", "quiet", "away"]
    watcher.end()


def test_while_a_sealed_question_is_open_nobody_comes_or_goes_for_the_others(club):
    table = club.table("toy_auction", people=THREE)
    watcher = Line(club, table, -1, CAJSA)
    before, told = present(club, table), len(watcher.told)
    line = Line(club, table, 0, ANNA)
    for _ in range(5):
        club.pass_by(61)
    club.play(table, 0, "stand")
    line.end()
    club.pass_by(61)
    assert present(club, table) == before == ["away"] * 3 and len(watcher.told) == told
    assert presences.rows(club.hall.store, table)[0].shown == "away"


def at_an_asked_poll(club):
    """A table with a hidden poll, one who is asked there, and somebody who watches."""
    table = club.at_a_poll(people=THREE)
    asked = club.at(table).match.to_act[0]
    return table, asked, Line(club, table, -1, CAJSA)


def answer(club, table):
    while club.at(table).match.is_sealed:
        club.play(table, club.at(table).match.to_act[0], "pass")


@pytest.mark.parametrize("broke", [False, True])
@pytest.mark.parametrize("lingers", [0, 1, presence.EVERY + 1, presence.DEAF])
def test_after_a_hidden_poll_nobody_is_told_who_came_while_it_was_open(club, lingers, broke):
    """Whoever was asked comes, answers, and goes at once: the line may seem to be there for a while."""
    table, asked, watcher = at_an_asked_poll(club)
    line = Line(club, table, asked, THREE[asked])
    club.pass_by(presence.EVERY)
    answer(club, table)
    for _ in range(int(lingers)):
        club.pass_by(1)
    line.end(broke)
    shown = []
    for _ in range(60):
        club.pass_by(10)
        shown.append(present(club, table))
    assert shown == [["away"] * 3] * 60
    watcher.end()


@pytest.mark.parametrize("reopened", [False, True])
def test_who_stays_after_a_hidden_poll_is_shown_when_it_is_long_over(club, reopened):
    table, asked, watcher = at_an_asked_poll(club)
    line = Line(club, table, asked, THREE[asked])
    club.pass_by(presence.EVERY)
    answer(club, table)
    if reopened:
        watcher.end()
        line.end()
        club.close()
        club.open()
        watcher, line = Line(club, table, -1, CAJSA), Line(club, table, asked, THREE[asked])
    for _ in range(int(presence.STANDS / presence.EVERY) - 1):
        club.pass_by(presence.EVERY)
        assert present(club, table) == ["away"] * 3
    club.pass_by(presence.EVERY)
    assert [seat for seat, value in enumerate(present(club, table)) if value == "here"] == [asked]
    line.end()
    watcher.end()


def test_another_hall_stands_still_after_a_hidden_poll_too(club):
    """It has the table in memory from before, and all that happened since is one choice."""
    table, asked, watcher = at_an_asked_poll(club)
    other = Hall(Settings(), Store(club.address))
    for seat in club.at(table).match.to_act[1:]:
        club.play(table, seat, "pass")
    assert other.tables.find(table).is_sealed
    line = Line(club, table, asked, THREE[asked])
    club.pass_by(presence.EVERY)
    answer(club, table)
    line.end()
    club.wall.turn(1)
    other.wait(presence.show(other, table, club.wall.at))
    assert people(other.tables.find(table), CAJSA.id)["presence"] == ["away"] * 3
    other.close()
    watcher.end()


def test_a_table_of_one_person_tells_no_presence(club):
    table = club.table("toy_chain", people=(ANNA,), bots=1)
    assert present(club, table) is None


# Reminding


def test_who_is_waited_for_is_reminded_once_in_twelve_hours(club):
    table = club.table("toy_chain", people=THREE)
    refused(club, "not_awaited", agreeing.nudge, BO, table, 2)
    refused(club, "not_awaited", agreeing.nudge, ANNA, table, 0)
    club.do(agreeing.nudge, BO, table, 0)
    refused(club, "nudged", agreeing.nudge, CAJSA, table, 0)
    assert people(club.at(table), BO.id)["nudges"] == {0: club.wall.at + 12 * HOUR}
    club.pass_by(12 * HOUR)
    club.do(agreeing.nudge, CAJSA, table, 0)


def test_nobody_is_reminded_in_quiet_hours_nor_under_seal(club):
    club.hours(ANNA, start=11, end=13)
    table = club.table("toy_chain", people=THREE)
    with pytest.raises(Fault, match="quiet") as fault:
        club.do(agreeing.nudge, BO, table, 0)
    assert fault.value.extra == {"when": club.wall.at + HOUR}
    sealed = club.table("toy_auction", people=THREE)
    for seat in range(3):
        refused(club, "not_awaited", agreeing.nudge, BO, sealed, seat)


def held(club, who, table):
    return own.held(club.hall.tables, who, table, "en", "")


def test_the_hall_tells_the_clock_and_from_when_who_is_waited_for_may_be_reminded(club):
    table = club.table("toy_chain", MOVE, people=THREE)
    since = held(club, BO.id, table)["since"]
    assert held(club, BO.id, table)["remind"] == {0: since + DAY} and held(club, ANNA.id, table)["remind"] == {}
    assert held(club, BO.id, table)["clock"] == people(club.at(table), BO.id)["clock"] is not None
    stranger = held(club, "S" * 43, table)
    assert stranger["clock"] is None and stranger["remind"] == {} and stranger["since"] is None
    club.wall.set(since + 2 * DAY)
    club.do(agreeing.nudge, BO, table, 0)
    assert held(club, CAJSA.id, table)["remind"] == {0: since + 2 * DAY + 12 * HOUR}


def test_under_seal_the_hall_tells_one_clock_for_all_and_nobody_to_remind(club):
    table = club.table("toy_auction", MOVE, people=THREE)
    before = [held(club, who.id, table) for who in THREE]
    club.play(table, 1)
    after = [held(club, who.id, table) for who in THREE]
    for told in (*before, *after):
        assert told["remind"] == {} and told["clock"] == before[0]["clock"] and told["clock"]["table"]


@pytest.mark.parametrize("shown", [True, False])
def test_a_reminder_waits_for_the_end_of_quiet_hours_that_are_shown(club, shown):
    club.hours(ANNA, start=10, end=14, shown=shown)
    table = club.table("toy_chain", people=THREE)
    since = held(club, BO.id, table)["since"]
    club.wall.set(NOON + ((since + 2 * DAY - NOON) // DAY + 1) * DAY)
    until = quiet_until(Hours("Europe/Stockholm", 600, 840, shown), club.wall.at)
    assert held(club, BO.id, table)["remind"] == {0: until if shown else since + DAY}


def test_hours_that_somebody_does_not_show_cannot_be_told_from_a_reminder(club):
    club.hours(ANNA, start=11, end=13, shown=False)
    table = club.table("toy_chain", people=THREE)
    club.do(agreeing.nudge, BO, table, 0)
    assert people(club.at(table), BO.id)["nudges"] == {0: club.wall.at + 12 * HOUR}


# Pausing


def test_a_pause_needs_everybody_and_stops_moves_and_clocks(club):
    table = club.table("toy_chain", MOVE, people=THREE)
    until = club.wall.at + 3 * DAY
    club.do(agreeing.propose_pause, BO, table, until)
    club.do(agreeing.say, ANNA, table, "pause", "yes")
    assert people(club.at(table), BO.id)["paused"] is None
    club.pass_by(HOUR)
    club.do(agreeing.say, CAJSA, table, "pause", "yes")
    shown = people(club.at(table), BO.id)
    assert (shown["paused"], shown["resumes"], shown["clock"]["runs"]) == (club.wall.at, until, False)
    with pytest.raises(Exception, match="paused"):
        club.play(table, 0)
    club.pass_by(3 * DAY - HOUR - 1)
    assert people(club.at(table), BO.id)["paused"] is not None and club.left(table, 0) == 23
    club.pass_by(1)
    assert people(club.at(table), BO.id)["paused"] is None and club.clock(table)["runs"]
    club.play(table, 0)


def test_one_who_says_no_ends_the_proposal_and_anybody_ends_a_pause(club):
    table = club.table("toy_chain", MOVE)
    club.do(agreeing.propose_pause, ANNA, table, None)
    club.do(agreeing.say, BO, table, "pause", "no")
    assert asks(club, table) == [] and people(club.at(table), BO.id)["paused"] is None
    club.do(agreeing.propose_pause, ANNA, table, None)
    club.do(agreeing.say, BO, table, "pause", "yes")
    club.do(agreeing.resume, BO, table)
    assert people(club.at(table), BO.id)["paused"] is None
    refused(club, "no_pause", agreeing.propose_pause, ANNA, table, club.wall.at - 1)


# Again


def played_out(club, table):
    while not club.at(table).match.over:
        club.play(table, club.at(table).match.to_act[0])


def test_a_rematch_has_the_same_people_one_seat_on_and_a_bot_for_who_says_no(club):
    table = club.table("toy_chain", MOVE, people=THREE, hints=True)
    refused(club, "not_over", again.propose, ANNA, table)
    played_out(club, table)
    club.do(again.propose, ANNA, table)
    assert [(ask["kind"], ask["seat"], ask["asked"]) for ask in asks(club, table)] == [("again", 0, [1, 2])]
    assert asks(club, table)[0]["next"] == {"first": 1, "names": False}
    club.do(agreeing.say, BO, table, "again", "in")
    club.do(agreeing.say, CAJSA, table, "again", "out")
    new = people(club.at(table), ANNA.id)["next"]
    there = club.at(new)
    assert [(seat.kind, seat.name) for seat in there.seats] == [("person", "P1"), ("bot", "Bot 2"), ("person", "P0")]
    assert there.holders == {(BO.id, 0), (ANNA.id, 2)} and there.row.status == "playing"
    assert there.row.ways == club.at(table).row.ways and club.clock(new)["runs"]
    club.do(again.propose, BO, table)
    assert people(club.at(table), ANNA.id)["next"] == new, "there is one rematch"


def test_a_rematch_begins_when_the_last_has_said_something_or_a_day_has_passed(club):
    table = club.table("toy_chain", people=THREE)
    played_out(club, table)
    club.do(again.propose, ANNA, table)
    club.do(again.propose, BO, table)  # who asks second is in
    club.pass_by(again.WAITS)
    new = people(club.at(table), ANNA.id)["next"]
    assert kinds(club, new) == ["person", "bot", "person"]


def captain_named(club, wishes, others):
    """A table whose first Captain is named by the first seat; the others sit down one by one."""
    options = {"captain": "named"}
    made = seating.set_up(club.hall, ANNA, "vasa_cards", None, options, "private", True, wishes, key(), "en")
    table = club.hall.wait(made)
    free = [seat.number for seat in club.at(table).seats if seat.kind == "open"]
    for seat, who in zip(free, others, strict=True):
        club.hall.wait(seating.sit(club.hall, who, table, seat, f"P{seat}"))
    return table


def test_where_the_first_seat_names_who_begins_the_host_sits_there_and_sits_there_again(club):
    """VC-8"""
    wishes = [{"kind": "bot", "name": "Robot"}, {"kind": "open"}, {"kind": "me", "name": "Anna"}]
    table = captain_named(club, wishes, [BO])
    assert [seat.name for seat in club.at(table).seats] == ["Anna", "Robot", "P2"]
    assert club.at(table).match.choices(0)[0].key.startswith("name_captain:")
    played_out(club, table)
    club.do(again.propose, BO, table)
    assert asks(club, table)[0]["next"] == {"first": 0, "names": True}
    club.do(agreeing.say, ANNA, table, "again", "in")
    new = club.at(people(club.at(table), ANNA.id)["next"])
    assert [seat.name for seat in new.seats] == ["Anna", "Robot", "P2"]
    assert new.holders == {(ANNA.id, 0), (BO.id, 2)} and new.match.to_act == [0]


def test_whoever_asks_for_a_rematch_names_who_begins_where_the_host_is_not_in(club):
    """VC-8"""
    table = captain_named(club, [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}], [BO])
    played_out(club, table)
    club.do(again.propose, BO, table)
    club.do(agreeing.say, ANNA, table, "again", "out")
    new = club.at(people(club.at(table), ANNA.id)["next"])
    assert [seat.kind for seat in new.seats] == ["person", "bot", "bot"] and new.holders == {(BO.id, 0)}
    assert new.match.to_act == [0]


# What people may be told


def test_what_happens_is_known_in_one_place_with_the_change_that_made_it(club):
    told: list = []

    def outbox(tidings):
        return lambda connection: told.extend(tidings)

    club.hall.outbox = outbox
    table = club.table("toy_chain", MOVE, people=THREE, leaving="asked")
    assert told == [Tiding("awaited", table, 0), Tiding("full", table, 1), Tiding("turn", table, 0)], "it begins"
    told.clear()
    club.play(table, 0)
    assert told == [Tiding("awaited", table, 1), Tiding("turn", table, 1)]
    told.clear()
    club.do(agreeing.nudge, ANNA, table, 1)
    club.do(agreeing.propose_pause, ANNA, table, None)
    assert told == [Tiding("nudge", table, 1), Tiding("pause", table, 1), Tiding("pause", table, 2)]
    told.clear()
    club.do(agreeing.leave, CAJSA, table, 2)
    assert told == [Tiding("left", table, 0), Tiding("left", table, 1)]
    sealed = club.table("toy_auction", people=THREE)
    told.clear()
    club.play(sealed, 0, "stand")
    assert told == [], "nobody is asked anew"
    for seat in (1, 2):
        club.play(sealed, seat, "stand")
    assert told == [Tiding("question", sealed, seat) for seat in (0, 1)], "who has just chosen is there"
    club.table("toy_auction", {**MOVE, "seconds": 3600}, people=THREE)
    told.clear()
    club.pass_by(HOUR)
    assert [tiding.seat for tiding in told] == [0, 1, 2], "whose time was out is told of the next question"


def test_a_question_in_a_hidden_poll_is_told_to_the_seats_own_people_alone(club):
    told: list[Any] = []
    club.hall.outbox = lambda tidings: lambda connection: told.__setitem__(slice(None), tidings)
    table = club.at_a_poll(people=THREE)
    assert told and all(tiding.kind == "question" and tiding.is_secret for tiding in told)
    assert {tiding.seat for tiding in told} == set(club.at(table).match.to_act)


# Over the wire


def test_leaving_pausing_and_coming_back_over_http(anna, bo):
    table = anna.table("toy_chain", seats=("Anna", "open"), ways={"clock": {"kind": "move", "seconds": 3600}})
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    assert anna.get(f"/tables/{table}")["ways"]["clock"]["seconds"] == 3600
    with bo.listening(table, 1) as ear:
        heard = ear.hear(), ear.hear()
        assert [message["type"] for message in heard] == ["table", "people"]
        assert heard[1]["people"]["clock"]["runs"]
        anna.post(f"/tables/{table}/pause", {})
        message = wait_until(lambda: (told := ear.hear())["type"] == "people" and told)
        assert [ask["kind"] for ask in message["people"]["asks"]] == ["pause"]
    assert bo.post(f"/tables/{table}/asks/pause", {"word": "yes"})["paused"]
    state = anna.state(table, 0)
    wish = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": "k"}
    anna.fault("POST", f"/tables/{table}/seats/0/play", 409, "paused", json=wish)
    assert anna.post(f"/tables/{table}/resume", {})["paused"] is None
    assert anna.post(f"/tables/{table}/seats/0/leave", {})["back"] == 0
    anna.fault("GET", f"/tables/{table}/seats/0", 403, "not_your_seat")
    assert [held["table"]["id"] for held in anna.get("/me")["tables"]].count(table) == 1
    assert anna.post(f"/tables/{table}/seats/0/return", {})["back"] is None
    assert [going["kind"] for going in bo.get(f"/tables/{table}/people")["goings"]] == ["gone", "back"]
    assert bo.put(f"/tables/{table}/people/seen", {"number": 2})["seen"] == 2
    anna.fault("PUT", f"/tables/{table}/people/seen", 422, "invalid", json={"number": -1})
    assert anna.state(table, 0)["asked"] or anna.state(table, 1, status=403)


def test_who_left_is_told_after_the_end_too_and_nothing_of_it_is_in_the_record(anna, bo):
    table = anna.table("toy_chain", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    bo.post(f"/tables/{table}/seats/1/leave", {})
    anna.play_out(table, [0])
    assert [going["kind"] for going in anna.get(f"/tables/{table}/people")["goings"]] == ["gone"]
    for told in (anna.get(f"/tables/{table}/record"), anna.state(table, 0)):
        assert "goings" not in json.dumps(told)


def test_the_host_changes_rules_and_clock_while_people_gather_and_all_see_what_it_was(anna, bo):
    table = anna.table("svea_rike", seats=("Anna", "open", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    clock = {"kind": "bank", "seconds": 86400, "more": 3600}
    bo.fault("PUT", f"/tables/{table}/ways", 403, "not_host", json={"ways": {}})
    wish = {"options": {"mask_polls": False}, "ways": {"clock": clock}}
    told = anna.put(f"/tables/{table}/ways", wish)
    assert told["options"]["mask_polls"] is False and told["ways"]["clock"]["seconds"] == 86400
    changed = bo.get(f"/tables/{table}/people")["changed"]
    assert changed == {"option:mask_polls": True, "way:clock": None}
    anna.put(f"/tables/{table}/ways", {"options": {"mask_polls": True}, "ways": {"clock": clock}})
    assert bo.get(f"/tables/{table}/people")["changed"] == {"way:clock": None}, "the host thought better of it"
    anna.fault("PUT", f"/tables/{table}/ways", 422, "wrong_options", json={"options": {"no": 1}, "ways": {}})


def test_quiet_hours_are_set_and_wrong_ones_refused(anna):
    hours = {"zone": "Europe/Stockholm", "start": 1320, "end": 420, "shown": True}
    anna.get("/me")
    assert anna.get("/me/hours") == {"hours": None}
    assert anna.put("/me/hours", {"hours": hours}) == anna.get("/me/hours") == {"hours": hours}
    for wrong in ({"zone": "Nowhere/At_All"}, {"start": 300, "end": 1200}, {"start": 60, "end": 60}, {"end": 1440}):
        anna.fault("PUT", "/me/hours", 422, "invalid", json={"hours": {**hours, **wrong}})
    assert anna.put("/me/hours", {"hours": None}) == {"hours": None}
