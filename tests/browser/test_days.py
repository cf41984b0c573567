"""A game over days: two people and a bot, each in an own browser, by a clock on the wall that the test turns.

The hall, its mail server, its webhooks and its push service are processes and doors of this machine. Only one thing is
feigned: a browser under test has no push service, so the page is handed the address of ours. What arrives there is
decrypted as a browser would, and given to the page's own service worker.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.browser.people import PHONE, Person
from tests.browser.test_access import faults
from tests.server.machines import free_port
from tests.server.people import Process, wait_until
from tests.server.receivers import Browser, Listener, PostOffice
from tests.server.walls import DAY, HOUR, NOON, Wall

from longhall.match.texts import texts

GAME = "vasa_cards"
EN, SV = (texts(GAME, language).say("game-name") for language in ("en", "sv"))
ANNA, BO, BOT = 0, 1, 2
MOVE = {"kind": "move", "seconds": int(DAY), "more": 0, "zero": "wait"}
HEADERS = {"content-type": "application/json", "x-longhall": "1"}
STOCKHOLM: dict[str, Any] = {"timezone_id": "Europe/Stockholm"}

# A page that asks for pushes gets this answer instead of one from a service that is not to be had here.
SUBSCRIBED = """(() => {
  const told = %s;
  const made = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => true };
  let asked = null;
  PushManager.prototype.subscribe = async () => (asked = made);
  PushManager.prototype.getSubscription = async () => asked;
})()"""


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const notes = await worker.getNotifications();
  return notes.length ? notes.map(({ title, body, data }) => [title, body, data.path]) : null;
}"""


class Days:
    """A hall, those who carry its notices, and two people with a browser each that is shut most of the time."""

    def __init__(self, folder: Path, chromium: Any) -> None:
        self.wall = Wall(folder / "wall")
        self.service, self.office = Listener(), PostOffice()
        port, self.numbers = free_port(), f"http://127.0.0.1:{(numbers := free_port())}/metrics"
        self.hall = Process(
            folder,
            port=port,
            metrics=f"127.0.0.1:{numbers}",
            wall=str(self.wall.path),
            looks=True,
            pace=0.0,
            smtp=self.office.url,
            mail_from="Longhall <hall@hall.example>",
            public_url=f"http://localhost:{port}",
            local_targets=True,
        )
        self.address = f"http://localhost:{port}"
        self.phone = Browser(self.service, "bo")
        self.anna = Person(chromium, self.address, **STOCKHOLM)
        self.bo = Person(chromium, self.address, size=PHONE, language="sv", permissions=["notifications"], **STOCKHOLM)
        self.bo.context.add_init_script(SUBSCRIBED % json.dumps(self.phone.subscription()))
        self.keeper = self.hall.person()
        self.keeper.get("/me")
        hook = {"address": f"{self.service.url}/keeper", "style": "json"}
        self.key = self.keeper.post("/me/notices/webhooks", hook, 201)["push"]["key"]
        self.table = ""
        self.heard = 0
        self.letters = 0

    def close(self) -> None:
        self.anna.leave()
        self.bo.leave()
        self.hall.stop()
        self.service.close()
        self.office.close()

    # Time

    def until(self, hour: float, day: int = 0) -> None:
        """So late on a day, counted from the first."""
        at = NOON + day * DAY + (hour - 12) * HOUR
        assert at >= self.wall.at
        self.wall.set(at)
        self.settle()

    def settle(self) -> None:
        """All that is due by now has been sent: what was asked for after it arrives after it, twice."""
        for _ in range(2):
            before = self.posted("/keeper")
            self.keeper.post("/me/notices/test", {})
            wait_until(lambda before=before: self.posted("/keeper") > before)

    def posted(self, path: str) -> int:
        return sum(where == path for where, _, _ in self.service.taken)

    def kill(self, hours: float) -> None:
        """As a power cut would, and nobody opens the hall for so long."""
        self.hall.kill()
        self.wall.turn(hours * HOUR)
        self.hall.start()
        self.settle()

    # What arrives

    def pushes(self) -> list[dict[str, str]]:
        """What came to Bo's phone since it was last asked for."""
        found = self.phone.pushes(self.key)
        new, self.heard = found[self.heard :], len(found)
        return new

    def mail(self) -> list[Any]:
        """The letters that came since they were last asked for."""
        new, self.letters = self.office.letters[self.letters :], len(self.office.letters)
        return new

    def channel(self) -> list[str]:
        """What the channel heard that both of them read."""
        return [json.loads(body)["content"] for path, _, body in self.service.taken if path == "/channel"]

    # What people do

    def state(self, seat: int) -> Any:
        person = self.anna if seat == ANNA else self.bo
        return person.get(f"/api/tables/{self.table}/seats/{seat}")

    def asked(self, seat: int) -> bool:
        state = self.state(seat)
        return bool(state["asked"] and not state["foregone"])

    def over(self) -> bool:
        return bool(self.anna.get(f"/api/tables/{self.table}/seats/-1")["over"])

    def look(self, person: Person) -> None:
        person.page.goto(f"{self.address}/table/{self.table}")
        person.page.wait_for_selector("[data-transcript]")

    def shut(self, person: Person) -> None:
        """Whoever shuts a page is there until the hall has noticed it, however slow the machine is."""
        person.page.goto("about:blank")
        open_ = sum("/table/" in one.page.url for one in (self.anna, self.bo))
        wait_until(lambda: self.lines() == open_)

    def lines(self) -> int:
        """How many listen at tables just now."""
        told = httpx.get(self.numbers).text
        found = re.search(r"^longhall_websockets (\S+)$", told, re.MULTILINE)
        assert found
        return int(float(found[1]))

    def plays(self, seat: int) -> None:
        """Opens the page, answers what is asked until somebody else is, and shuts it."""
        person = self.anna if seat == ANNA else self.bo
        self.look(person)
        while self.asked(seat):
            person.wait_for_choice()
            was = self.state(seat)["transcript"]
            while not person.choose():
                person.page.wait_for_timeout(20)
            wait_until(lambda was=was: self.state(seat)["transcript"] != was)
        self.shut(person)

    def play_until_asked(self, seat: int) -> None:
        """The others play as they are asked."""
        wait_until(lambda: self.over() or self.asked(ANNA) or self.asked(BO))
        while not self.asked(seat):
            assert not self.over(), "the game was longer the last time"
            self.plays(BO if seat == ANNA else ANNA)
            wait_until(lambda: self.over() or self.asked(ANNA) or self.asked(BO))

    def presence(self) -> Any:
        return self.keeper.get(f"/tables/{self.table}/people")["presence"]

    def until_presence(self, wanted: list[str | None]) -> None:
        """A line is open somewhat later than its page: it is looked again and again who is there."""

        def holds() -> bool:
            self.stay(20)
            return bool(self.presence() == wanted)

        wait_until(holds)

    def stay(self, seconds: float) -> None:
        """So long those who have the page open are seen there."""
        for _ in range(round(seconds / 5)):  # in steps that a slow machine can follow: after 40 s unseen one is away
            self.wall.turn(5)
            self.bo.page.wait_for_timeout(200)

    def left(self, seat: int) -> float:
        """Hours that the page of the other one would show."""
        person = self.bo if seat == ANNA else self.anna
        told = person.get(f"/api/tables/{self.table}/people")
        clock = told["clock"]
        assert clock["seat"] == seat and clock["runs"]
        free = sum(max(0.0, min(end, told["at"]) - start) for start, end in clock["stops"])
        return float((clock["left"][seat] - max(0.0, told["at"] - clock["since"] - free)) / HOUR)

    def show(self, push: dict[str, str]) -> None:
        """The page's service worker is handed a push, and shows what it says."""
        page = self.bo.page
        page.goto(f"{self.address}/me/notices")
        line = self.bo.context.new_cdp_session(page)
        found: list[Any] = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        line.send("ServiceWorker.enable")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        while not found:
            page.wait_for_timeout(20)
        told = {"origin": self.address, "registrationId": found[0]["registrationId"], "data": json.dumps(push)}
        line.send("ServiceWorker.deliverPushMessage", told)
        shown = wait_until(lambda: page.evaluate(SHOWN), 20)
        assert shown == [[push["title"], push["body"], push["path"]]]
        self.shut(self.bo)

    def chip(self, person: Person, seat: int) -> str:
        """How the clock of a seat is told on somebody's page, in words."""
        self.look(person)
        there = f"[data-test=who] li[title={'Anna' if seat == ANNA else 'Bo'}] .clock"
        told = person.page.locator(there).get_attribute("title")
        self.shut(person)
        return str(told)


@pytest.fixture
def days(tmp_path: Path, chromium: Any) -> Iterator[Days]:
    there = Days(tmp_path, chromium)
    yield there
    there.close()


def sign_up(days: Days) -> None:
    """Anna makes an account with an address, and opens the letter that asks whether it is right."""
    page = days.anna.page
    page.goto(f"{days.address}/me")
    page.click("[data-test=other-way]")
    page.fill("[data-test=account-name]", "Anna")
    page.fill("[data-test=account-password]", "long ships row by night")
    page.fill("input[type=email]", "anna@mail.example")
    page.click("[data-test=by-password]")
    letter = wait_until(lambda: days.mail())[0]
    link = re.search(r"http://localhost:\d+/confirm#\S+", letter.get_content())
    assert letter["To"] == "anna@mail.example" and link
    page.goto(link[0])
    page.wait_for_selector("[role=status]:not(:empty)")
    page.goto(f"{days.address}/me/notices")
    page.select_option("section:has(#mail-title) select", "now")
    page.check("[data-test=asked-mail]")
    wait_until(lambda: "mail" in days.anna.get("/api/me/notices")["wishes"]["by"]["asked"])


def take_pushes(days: Days) -> None:
    """Bo has the phone told, but not by night."""
    page = days.bo.page
    page.goto(f"{days.address}/me/notices")
    page.click("[data-test=add-push]")
    page.wait_for_selector("[data-test=turn-push]:enabled")
    page.check("[data-test=quiet-hours]")
    page.check("[data-test=show-hours]")
    wait_until(lambda: (days.bo.get("/api/me/hours")["hours"] or {}).get("shown"))
    assert faults(page) == []
    (endpoint,) = days.bo.get("/api/me/notices")["endpoints"]
    assert endpoint["channel"] == "push" and days.phone.path not in json.dumps(endpoint)


def gather(days: Days) -> None:
    """Anna sets the table up in the waiting room, a bot sits down, Bo comes by the link, and they begin."""
    anna, bo = days.anna.page, days.bo.page
    days.anna.open_table(GAME, 3, "Anna")
    anna.click("label:has([data-test=clock-move])")
    anna.wait_for_selector("label.chosen:has([data-test=clock-move])")
    anna.click("label:has-text('Others are asked')")
    anna.click(f"[data-test=bot-{BOT}]")
    days.table = anna.url.rsplit("/", 1)[1].partition("#")[0]
    bo.goto(f"{days.address}/table/{days.table}")
    bo.fill("[data-test=name]", "Bo")
    bo.click(f"[data-test=sit-{BO}]")
    bo.click("[data-test=ready]")
    days.until_presence(["here", "here", None])
    anna.click("[data-test=begin]:enabled")
    for person in (days.anna, days.bo):
        person.page.evaluate("game => localStorage.setItem(`longhall.guide.${game}`, 'seen')", GAME)
        person.page.wait_for_selector("[data-transcript]")
    days.stay(100)
    for person in (days.anna, days.bo):
        days.shut(person)


def share_a_channel(days: Days) -> None:
    """Anna has a channel told that both of them read."""
    page = days.anna.page
    page.goto(f"{days.address}/table/{days.table}")
    page.click("[data-test=hears]")
    page.click("[data-test=table-hooks]")
    page.fill("[data-test=hook-address]", f"{days.service.url}/channel")
    page.click("[data-test=add-hook]")
    page.wait_for_selector("[data-test=hooks] li")
    assert faults(page) == []
    days.shut(days.anna)


@pytest.mark.long
def test_two_people_and_a_bot_play_a_game_over_days(days: Days) -> None:
    anna, bo = days.anna, days.bo
    sign_up(days)
    take_pushes(days)
    gather(days)
    share_a_channel(days)
    days.until(12.5)
    assert days.pushes() == [] and days.mail() == [], "both were there"

    # Called to a turn: at once by a push, which says the moment and the time and no more, and after a minute by the
    # channel that both read. The clock counts, and is shown alike to the other one.
    days.play_until_asked(ANNA)  # who begins is left to luck
    days.settle()
    days.pushes()
    days.play_until_asked(BO)
    days.settle()
    (push,) = days.pushes()
    assert push["title"] == f"Din tur i {SV}" and push["path"] == f"/table/{days.table}"
    assert re.fullmatch(r"[^.]+\. 24 h kvar\.", push["body"])
    days.show(push)
    assert days.channel() == []
    days.until(12.6)
    assert days.channel() == [f"Bo's turn at {EN}."]
    days.until(17)
    assert days.left(BO) == pytest.approx(19.5, abs=0.05)
    assert days.chip(anna, BO) == "19 h left"

    # The hall is killed for the rest of the day: nothing of that counts, nor does Bo's night.
    days.kill(hours=6)
    assert days.left(BO) == pytest.approx(19.5, abs=0.05)
    assert days.chip(anna, BO) == "stands still, 19 h left"
    days.until(7.5, day=1)
    assert days.left(BO) == pytest.approx(19.0, abs=0.05)
    assert days.pushes() == [], "once is enough"

    # By night nobody is called: what comes then waits for the morning, also if the hall is killed in between.
    days.plays(BO)
    days.play_until_asked(ANNA)
    days.settle()
    assert [letter["Subject"] for letter in wait_until(days.mail)][-1:] == [f"Your turn at {EN}"]
    days.until(23, day=1)
    days.pushes()
    days.play_until_asked(BO)
    days.kill(hours=2)
    days.until(6.9, day=2)
    assert days.pushes() == []
    days.until(7, day=2)
    (push,) = days.pushes()
    assert push["title"] == f"Din tur i {SV}" and "24 h kvar" in push["body"]
    assert days.left(BO) == pytest.approx(24, abs=0.05)

    # A quarter is left, then nothing: Anna is asked what is to be, and gives Bo half a day.
    days.until(10, day=3)
    assert days.left(BO) == pytest.approx(6, abs=0.05)
    (push,) = days.pushes()
    assert push["title"] == f"En fjärdedel av din tid är kvar i {SV}"
    days.mail()
    days.until(16.1, day=3)
    assert [letter["Subject"] for letter in wait_until(days.mail)] == [f"You are asked something at {EN}"]
    days.look(anna)
    anna.page.wait_for_selector("[data-test=ask] >> text=Bo")
    assert faults(anna.page) == []
    anna.page.click("[data-test=ask-more]")
    anna.page.wait_for_selector("[data-test=ask]", state="detached")
    days.shut(anna)
    days.until(7, day=4)
    assert days.left(BO) == pytest.approx(6.1, abs=0.05)

    # Bo moves, then leaves. Anna says that a bot is to play on; Bo hears of no turn, and comes back two days later.
    days.plays(BO)
    days.until(9, day=4)
    days.pushes()
    days.look(bo)
    bo.page.click("[data-test=more]")
    bo.page.click("dialog [data-test=people]")
    bo.page.click("[data-test=leave]")
    bo.page.click("[data-test=leave-sure]")
    days.settle()
    days.look(anna)
    anna.page.click("[data-test=ask-bot]")
    wait_until(lambda: days.keeper.get(f"/tables/{days.table}")["seats"][BO]["kind"] == "bot")
    days.shut(anna)
    days.shut(bo)
    for day in (5, 6):
        days.until(12, day)
        if days.asked(ANNA):
            days.plays(ANNA)
    assert days.pushes() == []
    days.look(bo)
    bo.page.click("[data-test=ask-return]")
    bo.page.wait_for_selector("[data-seat='1']")
    days.shut(bo)

    # To the end, a few hours and now and then a night between two moves; then both are told how it ended.
    hour, day = 12.0, 6
    while not days.over():
        hour, day = (hour + 3, day) if hour < 20 else (8.0, day + 1)
        days.until(hour, day)
        for seat in (ANNA, BO):
            if not days.over() and days.asked(seat):
                days.plays(seat)
    days.until(12, day + 1)
    places = days.state(ANNA)["result"]["places"]
    ended = [push["title"] for push in days.pushes()][-1]
    assert re.fullmatch(rf"{SV} är slut: du kom {places[BO]}:\w av 3", ended)
    assert days.channel()[-1] == f"{EN} has ended."
    days.mail()

    # Another game: Anna proposes it, Bo is told, looks and is in. Everybody sits one seat on.
    days.look(anna)
    anna.page.click("[data-test=again]")
    days.settle()
    assert [push["title"] for push in days.pushes()] == [f"Något frågas dig i {SV}"]
    days.look(bo)
    bo.page.click("[data-test=ask-in]")
    for person in (anna, bo):
        person.page.click("[data-test=ask-go]")
        person.page.wait_for_function("table => !location.pathname.includes(table)", arg=days.table)
        person.page.wait_for_selector("[data-transcript]")
    new = anna.page.url.rsplit("/", 1)[1]
    seats = anna.get(f"/api/tables/{new}")["seats"]
    assert [seat["name"] for seat in seats[:1] + seats[2:]] == ["Bo", "Anna"] and seats[1]["kind"] == "bot"
    assert anna.faults == [] and bo.faults == []
