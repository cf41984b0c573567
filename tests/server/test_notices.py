"""People are told: what, when, by which channel; once, and nothing that is not theirs to know."""

import asyncio
import contextlib
import secrets
import socket
import threading
import time
from dataclasses import replace

import pytest
from tests.server.club import ANNA, BO, CAJSA
from tests.server.people import wait_until
from tests.server.receivers import Browser, Listener, PostOffice
from tests.server.walls import DAY, HOUR

from longhall.server.hall import accounts, again, agreeing, channels, groups, letters, talk, wanted
from longhall.server.hall.notices import LATER, SHARED_WAIT, Notices
from longhall.server.hall.sender import TAKEN, WAITS, Sender
from longhall.server.hall.visitors import Visitor
from longhall.server.post import NotSent, Unknown, reach
from longhall.server.store import outbox, people, presences, wishes
from longhall.server.store.schema import OUTBOX, TABLES
from longhall.server.store.store import Store

THREE = (ANNA, BO, CAJSA)
MOVE = {"kind": "move", "seconds": int(DAY)}


@pytest.fixture
def service():
    there = Listener()
    yield there
    there.close()


@pytest.fixture
def office():
    there = PostOffice()
    yield there
    there.close()


class Told:
    """A club that tells people what happens."""

    def __init__(self, club, office=None):
        self.club, self.hall = club, club.hall
        self.hall.settings = replace(
            self.hall.settings,
            smtp=office.url if office else "",
            mail_from="Longhall <hall@hall.example>",
            public_url="https://hall.example",
            local_targets=True,
        )
        self.hall.outbox = Notices(office is not None)
        self.hall.wants_mail_confirmed = lambda *told: letters.ask_whether_it_arrives(self.hall, *told)
        self.sender = Sender(self.hall)

    def send(self):
        asyncio.run(self.sender.go_round())

    def pass_by(self, seconds):
        self.club.pass_by(seconds)
        self.send()

    def do(self, work, *args):
        return self.hall.wait(work(self.hall, *args))

    def browser(self, service, who, name="one", language="en"):
        browser = Browser(service, name)
        there = browser.subscription()
        self.do(channels.add_push, who, there["endpoint"], there["keys"], "", language)
        return browser

    def pushes(self, browser):
        return browser.pushes(self.sender.signer.public())

    def round(self, table, seat):
        """Until a seat that is asked now is asked again."""
        self.club.play(table, seat)
        while self.club.at(table).match.to_act != [seat]:
            self.club.play(table, self.club.at(table).match.to_act[0])

    def wish(self, who, **values):
        kept = wishes.wishes_of(self.hall.store, who.id)
        body = {**vars(wanted.read(kept)), **values}
        self.do(channels.wish, who, body)

    def only(self, who, **by):
        self.wish(who, by={kind: by.get(kind, []) for kind in wanted.KINDS})

    def waiting(self):
        with self.hall.store.reading() as connection:
            return [dict(row) for row in connection.execute(OUTBOX.select()).mappings()]

    def person(self, folded):
        found = people.person_named(self.hall.store, folded)
        assert found is not None
        return found

    def account(self, name, address):
        """Somebody with an account whose mail arrives."""
        secret = self.do(accounts.create, name, "password " + name, address, "")
        found = self.person(name.casefold())
        assert secret
        self.do(accounts.confirm_email, found.id, address)
        return Visitor(secrets.token_urlsafe(32), False, person=found.id)


@pytest.fixture
def told(club):
    return Told(club)


@pytest.fixture
def writing(club, office):
    """The same, and letters too."""
    return Told(club, office)


# Pushes


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


# Webhooks


def hook(told, service, who, style="json", path="/hook", **shared):
    told.do(channels.add_webhook, who, service.url + path, style, "en", *shared.values())


def test_webhooks_say_it_as_discord_slack_and_json_want_it(told, service):
    for style in ("discord", "slack", "json"):
        hook(told, service, BO, style, f"/{style}")
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    found = {path: (headers, body) for (path, headers, _), body in zip(service.taken, service.told(), strict=True)}
    said = found["/json"][1]["text"]
    assert said.startswith("Your turn at The chain.")
    assert found["/discord"][1] == {"content": said, "allowed_mentions": {"parse": []}}
    assert found["/slack"][1] == {"text": said}
    assert found["/json"][0]["idempotency-key"] == found["/json"][1]["id"]
    assert table not in str(found), "a table's name is its invitation"


def test_a_shared_channel_is_told_whose_turn_it_is_if_that_lasts(told, service):
    table = told.club.table("toy_chain", MOVE, people=THREE)
    hook(told, service, ANNA, table_id=table)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT - 1)
    assert service.taken == []
    told.club.play(table, 1)
    told.pass_by(SHARED_WAIT)
    (body,) = service.told()
    assert body["text"] == "P2's turn at The chain."
    while not told.club.at(table).match.over:
        told.club.play(table, told.club.at(table).match.to_act[0])
    told.pass_by(SHARED_WAIT)
    assert [body["text"] for body in service.told()][1:] == ["The chain has ended."]
    with pytest.raises(Exception, match="not_host"):
        hook(told, service, BO, table_id=table)


def test_a_shared_channel_is_told_of_every_turn_that_comes_back(told, service):
    table = told.club.table("toy_chain", people=(ANNA, BO))
    hook(told, service, ANNA, table_id=table)
    turns = [0]
    while len(turns) < 4:
        told.club.play(table, turns[-1])
        (seat,) = told.club.at(table).match.to_act
        turns += [seat] if seat != turns[-1] else []
        told.pass_by(SHARED_WAIT)
    assert turns == [0, 1, 0, 1]
    assert [body["text"] for body in service.told()] == [f"P{seat}'s turn at The chain." for seat in turns[1:]]


def test_a_groups_channel_is_told_though_nobody_at_the_table_has_one(told, service):
    keeper = told.account("Kaj", "kaj@mail.example")
    group = told.do(groups.create, keeper, "Thursdays")
    table = told.club.table("toy_chain", people=(ANNA, BO))
    belongs = TABLES.update().where(TABLES.c.id == table).values(group_id=group)
    told.hall.store.write_now(lambda connection: connection.execute(belongs))
    hook(told, service, keeper, table_id=None, group_id=group)
    told.club.play(table, 0)
    told.pass_by(SHARED_WAIT)
    assert [body["text"] for body in service.told()] == ["P1's turn at The chain."]


def test_a_shared_channel_hears_nothing_of_sealed_and_hidden_questions(told, service):
    """Nor whether somebody has a standing order: it is told what everybody sees, and after the same time."""
    polled = told.club.at_a_poll(people=THREE)
    sealed = told.club.table("toy_auction", people=THREE)
    for table in (polled, sealed):
        hook(told, service, ANNA, table_id=table, path=f"/{table}")
    for seat in range(3):
        told.club.play(sealed, seat, "stand")
        told.pass_by(HOUR)
    told.pass_by(HOUR)
    assert service.taken == []


def test_addresses_that_lead_inside_are_refused(monkeypatch):
    for address in (
        "http://example.com/",
        "https://127.0.0.1/",
        "https://localhost/x",
        "https://10.0.0.8/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fd00::1]/",
        "https://[fe80::1%25lo]/",
        "https://[fec0::1]/",
        "https://[::7f00:1]/",
        "https://[::ffff:0:7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::]/",
        "https://100.64.0.1/",
        "https://0x7f.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://user:word@93.184.216.34/",
        "https://2130706433/",
        "file:///etc/passwd",
        "https://93.184.216.34:x/",
        "https://exam ple.com/",
    ):
        with pytest.raises(NotSent):
            reach.target(address, local=False)
    assert reach.target("https://93.184.216.34/a?b=c", local=False).path == "/a?b=c"
    answers = [[(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]]
    monkeypatch.setattr("socket.getaddrinfo", lambda *args, **named: answers.pop(0))
    with pytest.raises(reach.Refused):
        reach.target("https://two.example/", local=False)


def test_a_name_is_looked_up_once_and_the_line_goes_there(monkeypatch, service):
    """Whatever it means a moment later."""
    port = service.server.server_port
    looked = []

    def look_up(host, *args, **named):
        looked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1" if len(looked) == 1 else "127.0.0.9", port))]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    to = reach.target(f"http://rebound.example:{port}/x", local=True)
    monkeypatch.undo()
    assert reach.post(to, b"{}", {}, lambda: True) == (201, b"")
    assert looked == ["rebound.example"] and service.taken[0][1]["host"] == f"rebound.example:{port}"


def test_who_answers_a_letter_at_a_time_is_cut_off(monkeypatch):
    """Each of them in time, and all of them never."""
    monkeypatch.setattr(reach, "LONGEST_TALK", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as door:

        def dribble():
            line, _ = door.accept()
            with line, contextlib.suppress(OSError):
                while True:
                    line.send(b"H")
                    time.sleep(0.01)

        threading.Thread(target=dribble, daemon=True).start()
        to = reach.target(f"http://127.0.0.1:{door.getsockname()[1]}/", local=True)
        with pytest.raises(Unknown):
            reach.post(to, b"{}", {}, lambda: True)


def test_nobody_is_followed_anywhere_else(told, service):
    service.status, service.headers = 302, {"location": service.url + "/elsewhere"}
    hook(told, service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    assert {path for path, _, _ in service.taken} == {"/hook"}
    assert wishes.endpoints_of(told.hall.store, BO.id)[0].failing == told.club.wall.at


def test_what_cannot_be_sent_waits_and_goes_out_once(told, service):
    hook(told, service, BO)
    told.only(BO, turn=["webhook"])
    service.status = 500
    table = told.club.table("toy_chain", people=THREE)
    told.club.play(table, 0)
    told.send()
    told.pass_by(WAITS[0])
    shown = channels.overview(told.hall, BO)["endpoints"][0]
    assert shown["waiting"] == 1 and shown["failing"] == told.club.wall.at - WAITS[0] and shown["host"] == "127.0.0.1"
    ids = {headers["idempotency-key"] for _, headers, _ in service.taken}
    assert len(service.taken) == 2 and len(ids) == 1
    service.status = 200
    told.do(channels.hurry, BO)
    told.send()
    told.pass_by(DAY)
    assert len(service.taken) == 3 and told.waiting() == []
    assert wishes.endpoints_of(told.hall.store, BO.id)[0].failing is None


# The outbox


def test_a_notice_is_written_with_the_change_or_not_at_all(told, service):
    told.browser(service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()

    def fail(connection, *args):
        raise OSError

    told.hall.outbox, kept = (lambda tidings: fail), told.hall.outbox
    with pytest.raises(OSError):
        told.club.play(table, 0)
    assert told.club.at(table).match.to_act == [0] and told.waiting() == []
    told.hall.outbox = kept
    told.club.play(table, 0)
    assert len(told.waiting()) == 1


def test_whoever_takes_over_from_a_dead_process_repeats_it_once_with_the_same_id(told, service):
    hook(told, service, BO)
    table = told.club.table("toy_chain", people=THREE)
    told.send()
    service.taken.clear()
    told.club.play(table, 0)

    class Dies(Exception):
        pass

    async def die(*args):
        raise Dies

    for round_ in range(4):  # after the hand-over, before that is written down
        dying = Sender(told.hall)
        dying.is_new = False
        with pytest.MonkeyPatch.context() as patch, pytest.raises(Dies):
            patch.setattr(dying, "done", die)
            patch.setattr(dying, "failed", die)
            asyncio.run(dying.go_round())
        before = len(service.taken)
        told.send()
        assert len(service.taken) == before, "another process waits for it"
        told.club.wall.turn(TAKEN)
        if round_ == 1:
            break
    told.pass_by(TAKEN)
    assert len(service.taken) == 2 and len({headers["idempotency-key"] for _, headers, _ in service.taken}) == 1
    assert told.waiting() == []


def test_of_two_processes_one_takes_a_notice(told):
    store = told.hall.store
    now = told.club.wall.at
    notice = outbox.Notice("a" * 32, "", "webhook", "", None, -1, "test", "test", now, now)
    store.write_now(lambda connection: outbox.add(connection, notice, now))
    other = Store(told.club.address)
    taken: list = []
    also: list = []
    store.write_now(outbox.take("one", now, TAKEN, 9, taken))
    other.write_now(outbox.take("two", now, TAKEN, 9, also))
    assert [one.id for one in taken] == ["a" * 32] and also == []
    kept: list[bool] = []
    other.write_now(outbox.take("two", now + TAKEN, TAKEN, 9, also))
    store.write_now(outbox.hand_over(taken[0], "one", kept))
    assert len(also) == 1 and kept == [False], "what another has taken over is not sent here"
    other.close()


# Letters


def test_an_address_is_confirmed_by_the_letter_that_arrives_there(writing, office):
    secret = writing.do(accounts.create, "Dag", "password dag", "dag@mail.example", "")
    assert secret
    writing.send()
    (letter,) = office.letters
    assert letter["To"] == "dag@mail.example" and letter["Subject"] == "Is this your address?"
    token = letter.get_content().split("https://hall.example/confirm#")[1].strip()
    dag = writing.person("dag")
    assert not dag.confirmed
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.confirm, "x" + token[1:])
    writing.do(letters.confirm, token)
    assert writing.person("dag").confirmed
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.confirm, token)


def test_an_unconfirmed_address_gets_no_notices(writing, office):
    writing.do(accounts.create, "Dag", "password dag", "dag@mail.example", "")
    writing.send()
    office.letters.clear()
    dag = writing.person("dag")
    who = Visitor("D" * 43, False, person=dag.id)
    writing.wish(who, mail="now")
    table = writing.club.table("toy_chain", people=(ANNA, who))
    writing.club.play(table, 0)
    writing.send()
    assert office.letters == []


def test_a_letter_is_sent_after_an_hour_if_nobody_has_looked(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    table = writing.club.table("toy_chain", MOVE, people=(ANNA, dag))
    writing.club.play(table, 0)
    writing.pass_by(LATER - 1)
    assert office.letters == []
    writing.pass_by(1)
    (letter,) = office.letters
    assert letter["Subject"] == "Your turn at The chain" and "23 hours left." in letter.get_content()
    assert f"https://hall.example/table/{table}" in letter.get_content()
    key = wishes.letter_key(writing.hall.store, dag.id)
    assert letter["List-Unsubscribe"] == f"<https://hall.example/api/mail/unsubscribe/{key}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Message-ID"].endswith("@hall.example>")


def test_a_letter_that_was_refused_comes_again_with_the_same_id(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="now")
    ids = []
    original = writing.sender.office.written

    def written(office_, letter, now):
        ids.append(letter.id)
        return original(letter, now)

    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    office.refuses = "451 later"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(writing.sender.office), "written", written)
        writing.send()
        office.refuses = ""
        writing.pass_by(WAITS[0])
    assert len(office.letters) == 1 and len(ids) == 2 and len(set(ids)) == 1


def test_a_digest_has_one_line_for_each_table_in_the_morning(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.wish(dag, mail="digest")
    one, two, three = (writing.club.table("toy_chain", people=(ANNA, dag)) for _ in range(3))
    for table in (one, two, three):
        writing.club.play(table, 0)
    writing.club.play(two, 1)  # no longer true
    writing.pass_by(19 * HOUR)
    assert office.letters == []
    writing.pass_by(HOUR)  # at eight
    (letter,) = office.letters
    lines = [line for line in letter.get_content().splitlines() if line.startswith("- ")]
    assert len(lines) == 2 and all(line.startswith("- Your turn at The chain.") for line in lines)
    writing.pass_by(2 * DAY)
    assert len(office.letters) == 1


def test_one_click_ends_letters_without_signing_in(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    writing.send()
    key = writing.do(letters.letter_key, dag.id)
    writing.do(letters.unsubscribe, "nobody's")
    writing.do(letters.unsubscribe, key)
    office.letters.clear()
    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    writing.pass_by(LATER)
    assert office.letters == []


def test_who_lost_the_password_gets_back_in_by_a_letter(writing, office):
    dag = writing.account("Dag", "dag@mail.example")
    session = writing.do(accounts.sign_in, "Dag", "password Dag", "")
    assert session
    writing.send()
    office.letters.clear()
    writing.do(letters.ask_to_recover, "Nobody", "en")
    assert len(writing.waiting()) == 1, "the same is done for a name that nobody has"
    writing.send()
    assert office.letters == [] and writing.waiting() == []
    writing.do(letters.ask_to_recover, "dag", "sv")
    writing.send()
    (letter,) = office.letters
    assert letter["Subject"] == "Tillbaka till ditt konto" and letter["List-Unsubscribe"] is None
    token = letter.get_content().split("https://hall.example/recover#")[1].strip()
    assert writing.do(letters.recover, token, "a new password", "")
    assert len(people.sessions(writing.hall.store, dag.id)) == 1, "all others are signed out"
    assert writing.do(accounts.sign_in, "Dag", "a new password", "")
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.recover, token, "another password", "")


def test_a_letter_for_getting_in_is_good_for_an_hour(writing, office):
    writing.account("Dag", "dag@mail.example")
    writing.send()
    office.letters.clear()
    writing.do(letters.ask_to_recover, "dag", "en")
    writing.send()
    token = office.letters[0].get_content().split("/recover#")[1].strip()
    writing.club.wall.turn(HOUR)
    with pytest.raises(Exception, match="late_letter"):
        writing.do(letters.recover, token, "a new password", "")


def test_a_deleted_account_leaves_no_channel_and_nothing_to_send(writing, service):
    dag = writing.account("Dag", "dag@mail.example")
    writing.browser(service, dag)
    hook(writing, service, dag)
    writing.wish(dag, mail="now")
    table = writing.club.table("toy_chain", people=(ANNA, dag))
    writing.club.play(table, 0)
    assert len(writing.waiting()) > 2
    writing.do(accounts.delete, dag, "Dag", "password Dag", "en")
    assert writing.waiting() == [] and wishes.endpoints_of(writing.hall.store, dag.id) == []
    assert wishes.letter_key(writing.hall.store, dag.id) is None


def test_a_guests_channels_go_to_the_account_that_takes_over(told, service):
    told.browser(service, BO)
    told.do(accounts.create, "Dag", "password dag", None, "")
    dag = told.person("dag")
    told.do(accounts.take_over, replace(BO, person=dag.id))
    assert len(wishes.endpoints_of(told.hall.store, dag.id)) == 1


# Over the wire


def test_channels_are_set_up_over_http_and_nobody_else_sees_them(own_hall, service, office):
    hall = own_hall(smtp=office.url, mail_from="hall@hall.example", public_url="http://localhost", local_targets=True)
    anna, bo = hall.person(), hall.person()
    told = anna.get("/me/notices")
    assert told["push"]["offered"] and told["endpoints"] == [] and told["mail"]["offered"]
    assert told["wishes"]["by"]["turn"] == ["push", "mail", "webhook"]
    browser = Browser(service)
    anna.post("/me/notices/push", browser.subscription(), 201)
    told = anna.post("/me/notices/webhooks", {"address": f"{service.url}/secret", "style": "json"}, 201)
    assert [there["channel"] for there in told["endpoints"]] == ["push", "webhook"]
    assert "secret" not in str(told), "of an address only the machine is shown"
    anna.fault("POST", "/me/notices/webhooks", 422, "bad_target", json={"address": "ftp://x", "style": "json"})
    wrong = {**browser.subscription(), "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    anna.fault("POST", "/me/notices/push", 422, "invalid", json=wrong)
    anna.post("/me/notices/test", {})
    (push,) = wait_until(lambda: browser.pushes(told["push"]["key"]))
    assert push["title"] == "Longhall reaches you"
    bo.get("/me")
    assert bo.get("/me/notices")["endpoints"] == []
    first = told["endpoints"][0]["id"]
    bo.fault("DELETE", f"/me/notices/endpoints/{first}", 404, "no_endpoint")
    wishes_ = {**told["wishes"], "by": {**told["wishes"]["by"], "turn": ["webhook"]}, "language": "sv"}
    assert anna.put("/me/notices", wishes_)["wishes"] == wishes_
    left = anna.ask("DELETE", f"/me/notices/endpoints/{first}")
    assert [there["channel"] for there in left["endpoints"]] == ["webhook"]
    table = anna.table("toy_chain", seats=("Anna", "open"))
    assert anna.get(f"/tables/{table}/notices") == {"hears": "usual"}
    assert anna.put(f"/tables/{table}/notices", {"hears": "turn"}) == {"hears": "turn"}
    bo.fault("PUT", f"/tables/{table}/notices", 403, "not_your_seat", json={"hears": "turn"})
    hook = {"address": f"{service.url}/all", "style": "slack"}
    assert anna.post(f"/tables/{table}/webhooks", hook, 201)[0]["host"] == "127.0.0.1"
    bo.fault("GET", f"/tables/{table}/webhooks", 403, "not_host")
    answer = anna.http.post("/api/mail/unsubscribe/nobody", data={"List-Unsubscribe": "One-Click"}, headers={})
    assert answer.status_code == 204, "a mail program sends a form"
    anna.http.headers.pop("x-longhall")
    assert anna.http.post("/api/mail/unsubscribe/nobody").status_code == 204
    opened = anna.http.get("/api/mail/unsubscribe/a-key")
    assert (opened.status_code, opened.headers["location"]) == (303, "/unsubscribe#a-key"), "a page that asks first"


def test_where_the_page_is_not_secure_pushes_are_not_offered_and_it_says_why(own_hall, service):
    hall = own_hall(public_url="http://hall.example", local_targets=True)
    anna = hall.person(host="hall.example")
    told = anna.get("/me/notices")
    assert told["push"]["offered"] is False and told["push"]["reason"] == "insecure" and not told["mail"]["offered"]
    anna.fault("POST", "/me/notices/push", 409, "no_push", json=Browser(service).subscription())
    anna.fault("POST", "/account/recover", 409, "no_mail", json={"name": "Anna"})


def test_without_leave_no_webhook_leads_into_the_house(hall, anna):
    for address in ("https://127.0.0.1:1/x", "http://127.0.0.1/", "https://localhost/"):
        anna.fault("POST", "/me/notices/webhooks", 422, "bad_target", json={"address": address, "style": "json"})


def test_an_account_is_recovered_over_http_and_the_answer_tells_nobody_who_has_one(own_hall, office):
    hall = own_hall(smtp=office.url, mail_from="hall@hall.example", public_url="http://localhost")
    anna, thief = hall.person(), hall.person()
    anna.get("/me")
    anna.post("/account", {"name": "Anna", "password": "long enough", "email": "anna@mail.example"}, 201)
    letter = wait_until(lambda: office.letters and office.letters.pop())
    token = letter.get_content().split("/confirm#")[1].strip()
    assert anna.http.post("/api/mail/confirm", json={"token": token}).status_code == 204
    assert anna.get("/account")["account"]["confirmed"]
    answers = [thief.http.post("/api/account/recover", json={"name": name}) for name in ("Nobody", "Anna")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    letter = wait_until(lambda: office.letters and office.letters.pop())
    token = letter.get_content().split("/recover#")[1].strip()
    wish = {"token": token, "password": "another word"}
    other = hall.person()
    other.get("/me")
    assert other.post("/account/recovered", wish, 201)["account"]["name"] == "Anna"
    assert anna.get("/account")["account"] is None, "signed out everywhere else"
    other.fault("POST", "/account/recovered", 409, "late_letter", json=wish)
