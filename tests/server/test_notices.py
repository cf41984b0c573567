"""People are told: what and when; once, and nothing that is not theirs to know."""

from tests.server.club import ANNA, BO, CAJSA, MOVE, THREE
from tests.server.test_gathering import begin, gather, ready
from tests.server.walls import DAY, HOUR

from longhall.server.hall import again, agreeing, channels, seating, talk
from longhall.server.store import presences, wishes


def test_who_is_asked_gets_a_push_with_the_moment_and_the_time_left(told, service):
    browser = told.browser(service, BO)
    told.browser(service, CAJSA, "other")
    table = told.club.table("toy_chain", MOVE, people=THREE)
    told.send()
    service.taken.clear()
    told.club.play(table, 0)
    told.pass_by(2 * HOUR)
    (push,) = told.pushes(browser)
    assert push["title"] == "Your turn at The chain" and push["path"] == f"/table/{table}"
    assert push["body"].endswith("22 hours left.")
    assert len(service.taken) == 1 and told.waiting() != [], "a quarter of the time is told of later"


def test_a_push_is_in_the_language_of_its_device(told, service):
    browser = told.browser(service, BO, language="sv")
    table = told.club.table("toy_chain", MOVE, people=THREE)
    told.club.play(table, 0)
    told.send()
    assert told.pushes(browser)[-1]["title"].startswith("Din tur i ")
    assert told.pushes(browser)[-1]["body"].endswith("24 h kvar.")


def test_a_quarter_of_the_time_is_told_once(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", MOVE, people=THREE)
    told.club.play(table, 0)
    told.send()
    told.pass_by(18 * HOUR - 1)
    assert len(told.pushes(browser)) == 1
    told.pass_by(1)
    assert told.pushes(browser)[-1]["title"] == "A quarter of your time is left at The chain"
    told.pass_by(HOUR)
    assert len(told.pushes(browser)) == 2


def test_what_is_no_longer_true_is_dropped(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    before = len(told.pushes(browser))
    told.club.play(table, 0)
    told.club.play(table, 1)
    told.send()
    assert len(told.pushes(browser)) == before and told.waiting() == []


def test_nothing_is_sent_for_what_a_standing_order_answers(told, service):
    """Who has nothing to choose, or has ordered it, is not told, not even late."""
    browsers = [told.browser(service, who, str(number)) for number, who in enumerate(THREE)]
    table = told.club.at_a_poll(people=THREE)
    match = told.club.at(table).match
    told.pass_by(HOUR)
    asked = {seat for seat in match.to_act if match.foregone(seat) is None}
    assert asked
    for seat, browser in enumerate(browsers):
        titles = [push["title"] for push in told.pushes(browser) if push["path"] == f"/table/{table}"]
        assert any(title.startswith("You are asked at") for title in titles) == (seat in asked)


def test_quiet_hours_and_holidays_put_it_off(told, service):
    browser = told.browser(service, BO)
    told.club.hours(BO, start=11, end=13, shown=False)  # it is noon
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    assert told.pushes(browser) == []
    told.pass_by(HOUR)
    assert "Your turn at The chain" in [push["title"] for push in told.pushes(browser)]
    told.wish(BO, holidays=True)
    told.club.wall.turn(36 * DAY + 11 * HOUR)  # the night before Christmas Eve
    told.round(table, 1)
    before = len(told.pushes(browser))
    told.pass_by(HOUR)
    assert len(told.pushes(browser)) == before
    told.pass_by(3 * DAY)
    assert len(told.pushes(browser)) == before + 1


def test_who_is_at_the_table_is_not_called_there(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    before = len(told.pushes(browser))
    seen = [(table, 1, False)]
    told.hall.wait(told.hall.store.write(presences.seen(seen, told.club.wall.at)))
    told.club.wall.turn(10)
    told.club.play(table, 0)
    told.send()
    assert len(told.pushes(browser)) == before, "perhaps still there"
    told.pass_by(61)
    assert len(told.pushes(browser)) == before + 1, "went before it was asked"
    told.round(table, 1)
    told.hall.wait(told.hall.store.write(presences.seen(seen, told.club.wall.at + 5)))
    told.pass_by(HOUR)
    assert len(told.pushes(browser)) == before + 1, "saw it on the page"


def test_who_was_reminded_in_hours_that_are_not_shown_hears_of_it_after_them(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    before = len(told.pushes(browser))
    told.club.hours(BO, start=11, end=13, shown=False)
    told.do(agreeing.nudge, CAJSA, table, 1)
    told.pass_by(HOUR - 1)
    assert len(told.pushes(browser)) == before
    told.pass_by(1)
    assert told.pushes(browser)[before:][0]["title"] == "You are waited for at The chain"


def test_who_had_a_line_that_broke_off_or_was_dead_is_called(told, service):
    """A line may be dead for a while before that is noticed: who seems to be there then has seen nothing."""
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    before = len(told.pushes(browser))

    def note(lost, at):
        told.hall.wait(told.hall.store.write(presences.seen([(table, 1, lost)], at)))

    now = told.club.wall.at
    note(False, now - 5)
    told.club.play(table, 0)
    note(False, now + 10)
    told.club.wall.turn(11)
    told.send()
    assert len(told.pushes(browser)) == before, "perhaps there"
    note(True, now + 40)
    told.pass_by(61)
    assert len(told.pushes(browser)) == before + 1
    told.round(table, 1)
    note(False, told.club.wall.at + 70)
    told.pass_by(72)
    assert len(told.pushes(browser)) == before + 1, "has been there for longer than a line may be dead"


def test_who_gathers_people_is_called_when_all_have_come_and_are_ready(told, service):
    host, guest = told.browser(service, ANNA, "host"), told.browser(service, BO, "guest", "sv")
    table = gather(told.club)
    told.send()
    assert [push["title"] for push in told.pushes(host)] == ["Every seat at The chain is taken"]
    ready(told.club, BO, table, 1)
    told.send()
    assert told.pushes(host)[-1]["title"] == "All are ready for The chain: you can begin"
    told.do(seating.change_ways, ANNA, table, {}, {"leaving": "asked"})
    told.send()
    (push,) = told.pushes(guest)
    assert push["title"].endswith("ska spelas på ett annat sätt. Är du fortfarande redo?")
    ready(told.club, BO, table, 1)
    begin(told.club, ANNA, table)
    told.send()
    assert len(told.pushes(host)) == 2, "that all are ready is no longer true"
    assert told.pushes(guest)[-1]["title"].endswith(" har börjat")


def test_a_pause_stops_notices(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=(ANNA, BO))
    told.send()
    before = len(told.pushes(browser))
    told.club.play(table, 0)
    told.club.do(agreeing.propose_pause, ANNA, table, None)
    told.club.do(agreeing.say, BO, table, "pause", "yes")
    told.send()
    assert len(told.pushes(browser)) == before
    told.club.do(agreeing.resume, ANNA, table)
    told.pass_by(HOUR)
    assert len(told.pushes(browser)) == before + 1


def test_what_people_ask_each_other_the_end_and_talk_are_told(told, service):
    browser = told.browser(service, BO)
    told.only(BO, asked=["push"], end=["push"], talk=["push"])
    table = told.club.table("toy_chain", people=THREE)
    told.club.do(agreeing.propose_pause, ANNA, table, None)
    told.send()
    assert [push["title"] for push in told.pushes(browser)] == ["You are asked something at The chain"]
    told.club.do(agreeing.say, BO, table, "pause", "no")
    told.do(talk.speak, ANNA, table, "table", "a secret word", None, "", "en")
    told.send()
    push = told.pushes(browser)[-1]
    assert (push["title"], push["body"]) == ("P0 wrote at The chain", "")
    while not told.club.at(table).match.over:
        told.club.play(table, told.club.at(table).match.to_act[0])
    told.send()
    assert told.pushes(browser)[-1]["title"].startswith("The chain has ended: you came ")
    told.club.do(again.propose, ANNA, table)
    told.send()
    assert told.pushes(browser)[-1]["title"] == "You are asked something at The chain"
    assert all("secret" not in str(push) for push in told.pushes(browser))


def test_a_table_that_somebody_wants_to_hear_nothing_of_says_nothing(told, service):
    browser = told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    before = len(told.pushes(browser))
    told.do(channels.hear, BO, table, "nothing")
    told.club.play(table, 0)
    told.send()
    assert len(told.pushes(browser)) == before
    told.do(channels.hear, BO, table, "turn")
    told.club.do(agreeing.nudge, ANNA, table, 1)
    told.club.do(agreeing.propose_pause, ANNA, table, None)
    told.send()
    assert [push["title"] for push in told.pushes(browser)[before:]] == ["You are waited for at The chain"]


def test_a_browser_that_is_gone_is_forgotten(told, service):
    told.browser(service, BO)
    service.status = 410
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    assert wishes.endpoints_of(told.hall.store, BO.id) == [] and told.waiting() == []


def test_alone_with_bots_nobody_is_called(told, service):
    told.browser(service, ANNA)
    table = told.club.table("toy_chain", people=(ANNA,), bots=2)
    told.club.play(table, 0)
    assert told.waiting() == []
