"""People at a table in the browser: gathering, talking, pausing, leaving and coming back, and another game."""

from typing import Any

import pytest
from tests.browser.people import LAPTOP, PHONE, Person, tab_to
from tests.browser.test_access import faults
from tests.browser.test_people import PASSWORD, ask, new_name


def two(chromium: Any, hall: str, game: str = "vasa_cards", **ways: Any) -> tuple[Person, Person, str]:
    """Anna on a laptop has set a table up, and Bo on a Swedish phone has sat down."""
    anna = Person(chromium, hall)
    bo = Person(chromium, hall, size=PHONE, language="sv")
    for person in (anna, bo):
        person.enter()
        person.page.evaluate("game => localStorage.setItem(`longhall.guide.${game}`, 'seen')", game)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": game, "players": 2, "seats": seats, "ways": ways})["id"]
    return anna, bo, table


def sit(bo: Person, table: str) -> None:
    bo.page.goto(f"{bo.hall}/table/{table}")
    bo.page.fill("[data-test=name]", "Bo")
    bo.page.click("[data-test=sit-1]")


def open_both(anna: Person, bo: Person, table: str) -> None:
    sit(bo, table)
    anna.page.goto(f"{anna.hall}/table/{table}")
    for person in (anna, bo):
        person.page.wait_for_selector("[data-transcript]")


def test_the_host_changes_the_clock_and_the_others_see_what_it_was(chromium: Any, hall: str) -> None:
    anna = Person(chromium, hall)
    bo = Person(chromium, hall, size=PHONE, language="sv")
    anna.enter()
    bo.enter()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "svea_rike", "players": 3, "seats": seats})["id"]
    anna.page.goto(f"{hall}/table/{table}")
    anna.page.click("label:has([data-test=clock-bank])")
    anna.page.wait_for_selector("label.chosen:has([data-test=clock-bank])")
    sit(bo, table)
    bo.page.click("[data-test=part-time]")
    bo.page.wait_for_selector("text=Ändrat av värden; det var: Ingen klocka")
    assert faults(bo.page) == []
    bo.page.click("[data-test=part-talk]")
    bo.page.fill("[data-test=say]", "Hej!")
    bo.page.press("[data-test=say]", "Enter")
    anna.page.wait_for_selector("role=log >> text=Hej!")
    for person in (anna, bo):
        assert faults(person.page) == []
    assert bo.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], "nothing stands out sideways"
    anna.leave()
    bo.leave()


def test_the_host_begins_when_the_invited_have_come_and_all_are_ready(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall)
    open_both(anna, bo, table)
    anna.open_table("vasa_cards", 3, "Anna")
    anna.page.click("[data-test=invite]")
    anna.page.wait_for_selector("[data-test=missing] >> text=Bo has not answered, seats B, C are open")
    assert faults(anna.page) == []
    bo.page.goto(hall)
    bo.page.wait_for_selector("[data-test=invited] >> text=Anna frågar om du är med på")
    assert faults(bo.page) == []
    bo.page.click("[data-test=invited-look]")
    bo.page.click("[data-test=sit-1]")
    bo.page.click("[data-test=ready]")
    anna.page.wait_for_selector("[data-test=ready-1].ok")
    anna.page.click("label:has([data-test=clock-bank])")
    anna.page.wait_for_selector("[data-test=missing] >> text=Bo is not ready, seat C is open")
    assert anna.page.is_disabled("[data-test=begin]") and anna.page.is_disabled("[data-test=fill-bots]")
    bo.page.wait_for_selector("[data-test=part-time] [role=img]")
    bo.page.click("[data-test=ready]")
    assert bo.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], "nothing stands out sideways"
    anna.page.click("[data-test=fill-bots]:enabled")
    for person in (anna, bo):
        person.page.wait_for_selector("[data-transcript]")
        assert person.faults == []
        person.leave()


def test_whoever_waits_listens_by_one_line(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall, ready=True)
    lines: dict[Person, list[str]] = {anna: [], bo: []}
    for person, found in lines.items():
        person.page.on("websocket", lambda line, found=found: found.append(line.url))
    anna.page.goto(f"{hall}/table/{table}")
    sit(bo, table)
    anna.page.wait_for_selector("[data-test=ready-1]")
    for person in (anna, bo):
        person.page.wait_for_timeout(1500)
    assert all(1 <= len(found) <= 2 for found in lines.values()), lines
    anna.leave()
    bo.leave()


def test_who_stays_is_told_that_a_bot_plays_on_and_that_somebody_is_back(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall)
    open_both(anna, bo, table)
    for leaver, seat, other, gone, back in (
        (bo, 1, anna, "Bo has gone: a bot plays on.", "Bo is back."),
        (anna, 0, bo, "Anna är borta: en bot spelar vidare.", "Anna är tillbaka."),
    ):
        leaver.post(f"/api/tables/{table}/seats/{seat}/leave", {})
        other.page.wait_for_selector(f"[data-test=ask] >> text={gone}")
        sign = other.page.locator(":is([data-test=who], .chips) [role=img][aria-label=bot]")
        sign.first.wait_for(state="visible")
        assert faults(other.page) == []
        leaver.post(f"/api/tables/{table}/seats/{seat}/return", {})
        other.page.wait_for_selector(f"[data-test=ask] >> text={back}")
        sign.first.wait_for(state="detached")
        other.page.click("[data-test=ask-read]")
        other.page.wait_for_selector(f"[data-test=ask] >> text={back}", state="detached")
        leaver.page.goto(f"{hall}/table/{table}")
        leaver.page.wait_for_selector("[data-transcript]")
    anna.leave()
    bo.leave()


def test_who_was_away_is_told_who_has_gone_until_it_is_read_and_finds_it_in_the_talk(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall)
    open_both(anna, bo, table)
    for leaver, seat, other, gone, line in (
        (bo, 1, anna, "Bo has gone: a bot plays on.", "Bo left the game; a bot plays on."),
        (anna, 0, bo, "Anna är borta: en bot spelar vidare.", "Anna lämnade partiet; en bot spelar vidare."),
    ):
        other.page.goto("about:blank")
        leaver.post(f"/api/tables/{table}/seats/{seat}/leave", {})
        other.page.goto(f"{hall}/table/{table}")
        other.page.wait_for_selector(f"[data-test=ask] >> text={gone}")
        assert faults(other.page) == []
        other.page.reload()
        other.page.wait_for_selector(f"[data-test=ask] >> text={gone}")
        other.page.click("[data-test=ask-read]")
        other.page.wait_for_selector("[data-test=ask]", state="detached")
        other.page.reload()
        other.page.click("[data-test=foot-talk]" if other is anna else "[data-tab=talk]")
        other.page.wait_for_selector(f"[data-test=went] >> text={line}")
        assert other.page.query_selector("[data-test=ask]") is None
        assert faults(other.page) == []
        leaver.post(f"/api/tables/{table}/seats/{seat}/return", {})
        other.page.wait_for_selector("[data-test=went] >> nth=1")
    assert [person.faults for person in (anna, bo)] == [[], []]
    anna.leave()
    bo.leave()


@pytest.mark.parametrize("language", ["en", "sv"])
def test_who_comes_by_a_link_without_a_name_is_asked_for_it_before_taking_a_seat(
    chromium: Any, hall: str, language: str
) -> None:
    anna = Person(chromium, hall)
    anna.enter()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "svea_rike", "players": 3, "seats": seats})["id"]
    asked = {"en": "What are you called? Say it here", "sv": "Vad heter du? Skriv ditt namn här"}[language]
    for number, (size, name) in enumerate(((PHONE, "Bo"), (LAPTOP, "Cajsa")), 1):
        guest = Person(chromium, hall, size=size, language=language)
        guest.page.goto(f"{hall}/table/{table}")
        guest.page.wait_for_selector(f"text={asked}")
        field = "document.activeElement?.dataset.test"
        guest.page.wait_for_function(f"() => {field} === 'name'")
        assert faults(guest.page) == []
        guest.page.click(f"[data-test=sit-{number}]")
        guest.page.wait_for_function(f"() => {field} === 'name'")
        assert guest.page.query_selector(".fault") is None, "nothing is refused"
        guest.page.keyboard.type(name)
        if number == 1:
            guest.page.click(f"[data-test=sit-{number}]")
            guest.page.wait_for_selector("[data-test=name]", state="detached")
        else:
            guest.page.keyboard.press("Enter")  # one seat is left
            guest.page.wait_for_selector("[data-transcript]")
        assert guest.faults == []
        guest.leave()
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["Anna", "Bo", "Cajsa"]
    anna.leave()


def test_a_rated_table_says_beforehand_that_it_wants_an_account(chromium: Any, hall: str) -> None:
    anna, bo = Person(chromium, hall), Person(chromium, hall, size=PHONE)
    anna.enter()
    ask(anna, "account", {"name": new_name(), "password": PASSWORD})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", {"game": "vasa_cards", "players": 2, "seats": seats, "rated": True})["id"]
    bo.page.goto(f"{hall}/table/{table}")
    bo.page.wait_for_selector("text=Sign in to play rated.")
    assert bo.page.is_disabled("[data-test=sit-1]")
    assert faults(bo.page) == []
    bo.page.fill("[data-test=account-name]", new_name())
    bo.page.fill("[data-test=account-password]", PASSWORD)
    bo.page.click("[data-test=by-password]")
    bo.page.click("[data-test=sit-1]:enabled")
    bo.page.wait_for_selector("[data-transcript]")
    anna.leave()
    bo.leave()


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_page_says_what_is_kept_with_the_figures_of_this_hall(chromium: Any, hall: str, language: str) -> None:
    person = Person(chromium, hall, size=PHONE, language=language)
    person.enter()
    person.page.click("[data-test=privacy]")
    told = person.get("/api/privacy")
    shown = {"waiting": ["waiting"], "playing": ["playing", "idle"], "sessions": ["unused", "ended"]}
    for key, figures in shown.items():
        line = person.page.locator(f"[data-test=kept-{key}]").inner_text()
        assert [figure for figure in figures if str(told[figure]) not in line] == []
    assert "{" not in person.page.locator("main").inner_text(), "every figure is filled in"
    assert faults(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    person.leave()


def test_two_people_talk_pause_leave_come_back_and_play_again(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall, clock={"kind": "move", "seconds": 86400}, leaving="asked")
    open_both(anna, bo, table)
    anna.page.wait_for_selector("[data-test=who] >> text=1 d")

    # Talk: a phrase is read in the own language, and unread until it is seen. Notes are one's own.
    bo.page.click("[data-tab=talk]")
    bo.page.click("text=Snyggt!")
    anna.page.wait_for_selector("[data-test=foot-talk] .count")
    anna.page.keyboard.press("Alt+t")
    anna.page.wait_for_selector("role=log >> text=Well played!")
    assert anna.page.evaluate("document.activeElement.dataset.test") == "say"
    anna.page.wait_for_selector("[data-test=foot-talk] .count", state="detached")
    assert faults(anna.page) == [] and faults(bo.page) == []
    anna.page.keyboard.press("Alt+n")
    anna.page.fill("[data-test=notes]", "Bo bluffs")
    anna.page.wait_for_selector("text=Saved")

    # A pause, agreed upon and ended.
    anna.page.click("[data-test=people]")
    assert faults(anna.page) == []
    anna.page.click("[data-test=pause]")
    bo.page.wait_for_selector("[data-test=ask] >> text=Anna föreslår en paus.")
    assert faults(bo.page) == []
    bo.page.click("[data-test=ask-yes]")
    anna.page.click("[data-test=ask-resume]")
    bo.page.wait_for_selector("[data-test=ask]", state="detached")

    # Bo leaves, Anna has a bot play on, Bo comes back.
    bo.page.click("[data-test=more]")
    bo.page.click("dialog [data-test=people]")
    bo.page.click("[data-test=leave]")
    bo.page.click("[data-test=leave-sure]")
    anna.page.click("[data-test=ask-bot]")
    bo.page.click("[data-test=ask-return]")
    bo.page.wait_for_selector("[data-seat='1']")

    # The game is played out, and another one begins with everybody one seat on.
    for _ in range(400):
        state = anna.page.request.get(f"{hall}/api/tables/{table}/seats/-1").json()
        if state["over"]:
            break
        for person, seat in ((anna, 0), (bo, 1)):
            own = person.page.request.get(f"{hall}/api/tables/{table}/seats/{seat}").json()
            if own["asked"] and not own["foregone"]:
                wish = {"choice": own["choices"][0]["key"], "transcript": own["transcript"]}
                person.post(f"/api/tables/{table}/seats/{seat}/play", wish)
    anna.page.click("[data-test=again]")
    bo.page.goto(hall)  # whoever looks at the hall meanwhile reads it there
    bo.page.wait_for_selector("[data-test=mine-asked] >> text=Anna vill spela igen.")
    assert faults(bo.page) == []
    bo.page.click("[data-test=mine-asked] [data-test=go]")
    bo.page.click("[data-test=ask-in]")
    for person, seat in ((anna, 1), (bo, 0)):
        person.page.click("[data-test=ask-go]")
        person.page.wait_for_selector(f"[data-seat='{seat}']")
        assert table not in person.page.url
    anna.leave()
    bo.leave()


@pytest.mark.parametrize("language", ["en", "sv"])
def test_whoever_watches_has_a_talk_of_the_own(chromium: Any, hall: str, language: str) -> None:
    anna, bo, table = two(chromium, hall)
    open_both(anna, bo, table)
    cajsa = Person(chromium, hall, language=language)
    cajsa.enter()
    cajsa.page.evaluate("localStorage.setItem('longhall.guide.vasa_cards', 'seen')")
    cajsa.page.goto(f"{hall}/table/{table}")
    cajsa.page.click("[data-test=foot-talk]")
    cajsa.page.fill("[data-test=say]", "Bo is strong")
    cajsa.page.press("[data-test=say]", "Enter")
    cajsa.page.wait_for_selector("role=log >> text=Bo is strong")
    assert faults(cajsa.page) == []
    anna.page.click("[data-test=foot-talk]")
    assert anna.page.query_selector("text=Bo is strong") is None
    for person in (anna, bo, cajsa):
        person.leave()


@pytest.mark.long
def test_who_keeps_the_table_waiting_is_reminded_and_who_disturbs_is_reported_and_muted(
    chromium: Any, hall: str
) -> None:
    anna, bo, table = two(chromium, hall, clock={"kind": "move", "seconds": 86400})
    open_both(anna, bo, table)
    bo.page.click("[data-tab=talk]")
    bo.page.fill("[data-test=say]", "la la la")
    bo.page.press("[data-test=say]", "Enter")
    anna.page.click("[data-test=foot-talk]")
    anna.page.click("role=log >> role=button[name='Report to whoever runs the hall: Bo']")
    anna.page.fill(".report input", "sings")
    assert faults(anna.page) == []
    anna.page.press(".report input", "Enter")
    anna.page.wait_for_selector("text=Reported. Whoever runs the hall will read it.")

    tab_to(anna.page, "people")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[data-test=mute]")
    tab_to(anna.page, "mute")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("text=Hear Bo again")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("role=log >> text=la la la", state="detached")

    awaited = anna.get(f"/api/tables/{table}/seats/-1")["awaited"]["seats"]
    reminds, name = (bo, "Anna") if awaited == [0] else (anna, "Bo")
    if reminds is bo:
        bo.page.click("[data-test=more]")
        bo.page.click("dialog [data-test=people]")
    else:
        anna.page.click("[data-test=people]")
    reminds.page.click("[data-test=nudge]")
    reminds.page.wait_for_selector(f"[data-test=table-menu] p:has-text('{name}')")
    assert faults(reminds.page) == []
    assert [person.faults for person in (anna, bo)] == [[], []]
    anna.leave()
    bo.leave()


@pytest.mark.long
def test_an_invitation_is_taken_back_and_another_declined(chromium: Any, hall: str) -> None:
    anna, bo, table = two(chromium, hall)
    open_both(anna, bo, table)
    anna.open_table("vasa_cards", 3, "Anna")
    anna.page.wait_for_selector("[data-test=invite]")
    tab_to(anna.page, "invite")
    anna.page.keyboard.press("Enter")
    bo.page.goto(hall)
    bo.page.wait_for_selector("[data-test=invited]")
    anna.page.wait_for_selector("[data-test=recall]")
    tab_to(anna.page, "recall")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[data-test=recall]", state="detached")
    bo.page.wait_for_selector("[data-test=invited]", state="detached")
    anna.page.click("[data-test=invite]")
    bo.page.wait_for_selector("[data-test=invited-no]")
    tab_to(bo.page, "invited-no")
    bo.page.keyboard.press("Enter")
    bo.page.wait_for_selector("[data-test=invited]", state="detached")
    anna.page.wait_for_selector("[data-test=companions] >> text=cannot come")
    anna.page.context.set_offline(True)
    anna.page.wait_for_selector("[data-test=stale] p")
    assert faults(anna.page) == []
    anna.page.context.set_offline(False)
    anna.page.wait_for_selector("[data-test=stale] p", state="detached")
    anna.leave()
    bo.leave()
