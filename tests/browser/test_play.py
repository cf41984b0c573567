"""Whole games in a real browser."""

from pathlib import Path
from typing import Any

import pytest
from tests.browser.people import CHOICE, PHONE, Person, Tables, everyday

from longhall.games import registry
from longhall.games.registry import NAMES
from longhall.match.rules import clauses_of

OTHERS = [name for name in NAMES if name != "vasa_cards"]


@pytest.mark.parametrize("game", everyday(NAMES, "vasa_cards", "vasa_voyage"))
def test_every_game_is_played_to_its_end_by_clicks(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall)
    person.play_now(game)
    assert person.play("board")
    assert person.page.locator("[data-test=result] li").count() >= 2
    assert person.faults == []
    person.leave()


def test_a_game_is_played_with_the_keyboard_alone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.enter()
    person.page.locator("[data-test=play-vasa_cards]").focus()
    person.page.keyboard.press("Enter")
    assert person.wait_for_choice()
    seen = person.transcript()
    person.page.locator(".board [data-element^='hand:'][role=button]").first.focus()
    person.page.keyboard.press("Enter")
    person.wait_for_choice(after=seen)
    assert person.play("keys")
    assert person.faults == []
    person.leave()


def test_a_game_is_played_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    person.play_now("vasa_cards")
    assert person.play("board")
    assert person.faults == []
    person.leave()


@pytest.mark.long
@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
@pytest.mark.parametrize("game", NAMES)
def test_the_last_rounds_of_every_game(chromium: Any, hall: str, tables: Tables, game: str, way: str) -> None:
    """A long game begins late, and is played to its end by real clicks, keys or taps."""
    most = max(registry.game(game).players)
    table, _ = tables.person.play_ahead(game, most, tables.late(game, most), advised=True)
    size: dict[str, Any] = {"size": PHONE, "has_touch": True} if way == "touch" else {}
    person = Person(chromium, hall, storage_state=tables.known(game), **size)
    person.look_at(table)
    assert person.play("keys" if way == "keys" else "board")
    assert person.page.locator("[data-test=result] li").count() >= 2
    assert person.faults == []
    person.leave()


@pytest.mark.long
def test_a_voyage_with_trading_is_played_by_touch_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    person.sit_down("vasa_voyage", 3, 0, inventory=True, max_rounds=10)
    assert person.play("board")
    assert person.page.locator("[data-area=ending]").is_visible()
    assert person.faults == []
    person.leave()


def test_an_offer_is_put_together_on_a_sheet_and_sent_as_one(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    person.sit_down("vasa_voyage", 3, 0, inventory=True)
    page = person.page
    while page.locator("[data-test=send-offer]").count() == 0:
        seen = person.transcript()
        person.choose()
        assert person.wait_for_choice(after=seen)
    seen = person.transcript()
    page.tap("[data-partner=p2]")
    page.tap("[data-give]:not([disabled])")
    kind = page.get_attribute("[data-give]:not([disabled])", "data-give")
    given = page.locator(".row.out [data-give]").get_attribute("data-give") or kind
    page.tap(f"[data-want='{given.split(':')[0]}:2']")
    assert person.transcript() == seen, "nothing has been said yet"
    page.tap("[data-test=send-offer]")
    person.wait_for_choice(after=seen)
    page.tap("[data-tab=log]")
    told = page.locator("[data-test=log]").inner_text()
    assert "Anna makes" in told and f"Anna would give 1 × {given.replace(':', ' ')}" in told
    assert person.faults == []
    person.leave()


def test_a_game_is_played_in_swedish(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, language="sv")
    person.page.goto(hall + "/rules/vasa_cards/clauses")
    rules = clauses_of(registry.game("vasa_cards"), "sv")
    assert person.page.locator("#clause-VC-1 dd").inner_text() == rules["VC-1"].text
    person.play_now("vasa_cards")
    assert person.page.locator("[data-test=undo]").inner_text().strip() == "Ångra"
    assert person.play("list")
    assert "Spelet är slut" in person.page.locator("[data-test=result]").inner_text()
    assert person.faults == []
    person.leave()


@pytest.mark.parametrize(
    "game_and_way",
    everyday(
        [(game, way) for game in OTHERS for way in ("keys", "phone", "swedish")],
        ("vasa_voyage", "phone"),
        ("shipwrights", "swedish"),
        ("svea_rike", "phone"),
        ("suecia", "keys"),
    ),
    ids="-".join,
)
def test_the_first_rounds_of_the_others(chromium: Any, hall: str, game_and_way: tuple[str, str]) -> None:
    game, way = game_and_way
    size: dict[str, Any] = {"size": PHONE, "has_touch": True} if way == "phone" else {}
    person = Person(chromium, hall, language="sv" if way == "swedish" else "en", **size)
    person.play_now(game)
    person.play("keys" if way == "keys" else "board", most=10)
    person.wait_for_choice()
    width = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page scrolls sideways"
    assert person.faults == []
    person.leave()


@pytest.mark.parametrize("game", NAMES)
def test_one_screen_without_scrolling(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall)
    person.play_now(game)
    person.wait_for_choice()
    sizes = person.page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    )
    assert sizes == [0, 0]
    frame = person.page.evaluate(
        "(() => { const f = document.querySelector('.room'); return f.scrollHeight - f.clientHeight; })()"
    )
    assert frame <= 0
    person.leave()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.play("list", most=3)
    person.wait_for_choice(after="")
    before = person.page.locator(CHOICES).all_inner_texts()
    lines = person.page.locator("[data-test=log] .line").all_inner_texts()
    person.page.reload()
    person.wait_for_choice()
    assert person.page.locator(CHOICES).all_inner_texts() == before
    assert person.page.locator("[data-test=log] .line").all_inner_texts() == lines
    person.leave()


CHOICES = "[data-test=choices] button[data-key]"


def test_two_browsers_at_one_table(chromium: Any, hall: str) -> None:
    host, guest = Person(chromium, hall), Person(chromium, hall)
    host.open_table("vasa_cards", 2, "Anna")
    host.page.wait_for_selector("[data-test=only-here]")
    guest.page.goto(host.page.url)
    guest.page.fill("[data-test=name]", "Bo")
    guest.page.click("[data-test=sit-1]")
    guest.page.click("[data-test=ready]")
    host.page.click("[data-test=begin]:enabled")
    for _ in range(300):
        if host.over() and guest.over():
            break
        for person in (host, guest):
            person.choose()
        host.page.wait_for_timeout(15)
    assert host.over() and guest.over()
    assert (
        host.page.locator("[data-test=result] ol").inner_text()
        == guest.page.locator("[data-test=result] ol").inner_text()
    )
    assert host.faults == [] and guest.faults == []
    host.leave()
    guest.leave()


def test_two_people_at_one_device_with_a_curtain_between_them(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.open_table("vasa_cards", 2, "Anna", "Bo")
    seats = set()
    for _ in range(60):
        person.page.wait_for_selector(
            f"[data-test=curtain], [data-test=hand-over], {CHOICE}, [data-test=result]", timeout=20_000
        )
        if person.over():
            break
        if person.page.query_selector("[data-test=hand-over]"):  # what was just seen is seen before the curtain falls
            assert person.page.locator(".over p").inner_text()
            person.page.click("[data-test=hand-over]")
            continue
        if person.page.query_selector("[data-test=curtain]"):
            assert person.page.query_selector("[data-element]") is None, "the board is behind the curtain"
            person.page.click("[data-test=curtain]")
            person.page.wait_for_selector("[data-test=undo], [data-test=curtain]")
            continue
        seats.add(person.page.get_attribute("[data-transcript]", "data-seat"))
        seen = person.transcript()
        assert person.choose()
        person.page.wait_for_function(
            "seen => document.querySelector('[data-test=curtain], [data-test=hand-over], [data-test=result]')"
            " || document.querySelector('[data-transcript]')?.dataset.transcript !== seen",
            arg=seen,
        )
    assert seats == {"0", "1"}
    assert person.faults == []
    person.leave()


# What seats are shown comes late when it is asked for (the line that keeps it fresh does not).
LATE = """(() => {
  const ask = window.fetch;
  window.fetch = async (where, ...more) => {
    const answer = await ask(where, ...more);
    if (/seats\\/\\d+\\?/.test(where)) await new Promise((done) => setTimeout(done, 400));
    return answer;
  };
})()"""


def test_a_curtain_that_has_risen_stays_up(chromium: Any, hall: str) -> None:
    """However late the hall answers the questions that were asked while it was down."""
    person = Person(chromium, hall)
    person.page.add_init_script(LATE)
    person.open_table("vasa_cards", 2, "Anna", "Bo")
    for _ in range(2):
        person.page.click("[data-test=curtain]")
        person.page.wait_for_selector(CHOICE)
        person.page.wait_for_timeout(600)
        assert person.page.locator("[data-test=curtain]").count() == 0
        while not person.page.locator("[data-test=hand-over]").count():
            person.choose()
            person.page.wait_for_timeout(600)
        person.page.click("[data-test=hand-over]")
    assert person.faults == []
    person.leave()


def test_language_changes_in_the_middle_of_a_game(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    assert person.page.locator("aside h2").inner_text() == "Log"
    person.page.click("[data-test=language]")
    person.page.wait_for_function("() => document.querySelector('aside h2').textContent === 'Logg'")
    person.page.wait_for_function("() => /lägg|titta|byta/i.test(document.querySelector('.prompt').textContent)")
    person.leave()


@pytest.mark.skipif("shipwrights" not in NAMES, reason="needs a game with several choices in one turn")
def test_undo_and_redo(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("shipwrights")
    person.wait_for_choice()
    page = person.page
    assert page.locator("[data-test=undo]").is_disabled()
    first = page.locator("[data-test=log] .line").all_inner_texts()
    seen = person.transcript()
    person.choose()
    person.wait_for_choice(after=seen)
    second = page.locator("[data-test=log] .line").all_inner_texts()
    assert len(second) > len(first)
    page.click("[data-test=undo]")
    page.wait_for_selector("[data-test=redo]")
    assert page.locator("[data-test=log] .line").all_inner_texts() == first
    page.click("[data-test=redo]")
    page.wait_for_selector("[data-test=redo]", state="detached")
    assert page.locator("[data-test=log] .line").all_inner_texts() == second
    assert person.faults == []
    person.leave()


def test_why_hint_rules_and_the_past(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.play("list", most=4)
    person.wait_for_choice()
    page = person.page
    while page.locator("[data-test=film]").count() == 0:  # two own choices in a row: nothing happened between them
        before = person.transcript()
        assert not person.play("list", most=1)
        person.wait_for_choice(after=before)
    page.click("[data-test=why]")
    page.wait_for_selector("dialog section h3")
    page.locator("dialog section h3 button").first.click()
    page.wait_for_selector("dialog .focus")
    page.keyboard.press("Escape")
    page.locator("[data-test=log] .line").first.click()
    page.wait_for_selector(".past")
    assert page.locator(CHOICES).count() == 0
    page.click(".past button")
    page.wait_for_selector(CHOICES)
    page.click("[data-test=film]")  # what happened since the last own choice, in pictures and words
    page.wait_for_function("() => /Bot/.test(document.querySelector('.past')?.textContent ?? '')")
    page.wait_for_selector(CHOICES)
    page.click("[data-test=hint]")
    page.wait_for_selector(".hint", timeout=30_000)
    assert page.locator("button.hinted").count() == 1
    assert person.faults == []
    person.leave()


def test_a_spectator_sees_and_cannot_choose_and_a_finished_game_is_replayed(chromium: Any, hall: str) -> None:
    person, stranger = Person(chromium, hall), Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    stranger.page.goto(person.page.url)
    stranger.page.wait_for_selector("[data-test=log] .line")
    assert stranger.page.locator(CHOICES).count() == 0
    assert stranger.page.query_selector("[data-test=undo]") is None
    assert person.play("list")
    stranger.page.wait_for_selector("[data-test=result]")
    page = person.page
    page.click("[data-test=result] a[href^='/replay']")
    page.wait_for_selector("[data-test=log] .line")
    last = int(page.locator("[data-test=slider]").get_attribute("max") or 0)
    assert last > 10
    first = int(page.locator("[data-test=slider]").get_attribute("min") or 0)
    assert f"entry={first}" in page.url, "it begins at the beginning"
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"[data-entry='{first + 1}']")
    page.click("[data-test=autoplay]")
    page.wait_for_selector(f"[data-entry='{first + 4}']")
    page.click("[data-test=autoplay]")
    page.keyboard.press("End")
    page.wait_for_selector(f"[data-entry='{last}']")
    lines = page.locator("[data-test=log] .line").count()
    page.locator("[data-test=slider]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"[data-entry='{last - 3}']")
    assert f"entry={last - 3}" in page.url
    assert page.locator("[data-test=log] .line").count() < lines
    fewer = page.locator("[data-test=log] .line").all_inner_texts()
    stranger.page.goto(page.url)
    stranger.page.wait_for_selector(f"[data-entry='{last - 3}'] [data-test=log] .line")
    assert stranger.page.locator("[data-test=log] .line").all_inner_texts() == fewer
    page.select_option(".bar select", "1")
    page.wait_for_function("() => location.search.includes('seat=1')")
    table = page.url.split("/replay/")[1].split("?")[0]
    page.click("[data-test=to-table]")
    page.wait_for_selector("[data-test=result]")
    assert page.url.endswith(f"/table/{table}"), "the way back to where it was played"
    assert person.faults == [] and stranger.faults == []
    person.leave()
    stranger.leave()


def test_whoever_looks_at_a_card_sees_what_it_is_for_a_moment(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, reduced_motion="no-preference")
    person.sit_down("vasa_cards", 4, 1, memory="own")
    page = person.page
    page.locator("[data-board] .spot.open[data-element^='pile:1.']").first.click()
    page.wait_for_selector(".peek")
    assert page.locator(".peek").inner_text() in "1234"
    page.wait_for_selector(".peek", state="detached")
    assert person.faults == []
    person.leave()


@pytest.mark.long
@pytest.mark.parametrize("game", ["vasa_cards", "vasa_voyage"])
def test_whoever_sees_a_vasa_game_end_is_shown_it_in_acts(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True, reduced_motion="no-preference")
    person.enter()
    _, whole = person.play_ahead(game, 3, 10_000, advised=True)
    table, _ = person.play_ahead(game, 3, whole * 5 // 6, advised=True)
    person.look_at(table)
    page = person.page
    while not page.locator("[data-test=skip]").count():
        if page.locator(CHOICE).count():  # as advised: by luck a voyage may take sixty rounds
            advice = person.get(f"/api/tables/{table}/seats/0/hint").get("key")
            advised = page.locator(f"[data-test=choices] button[data-key='{advice}']:not([disabled])")
            if advised.count():
                advised.first.tap()
            else:
                person.choose()
        page.wait_for_timeout(50)
    assert page.locator("[data-test=result]").count() == 0  # who has won is not said before it is shown
    page.wait_for_selector("[data-test=result]", timeout=30_000)
    assert page.locator("[data-test=skip]").count() == 0
    if game == "vasa_cards":
        page.locator("[role=tab]").nth(1).tap()
    page.tap("[data-test=reveal]")
    page.wait_for_selector("[data-test=result]", state="detached")
    page.tap("[data-test=skip]")
    page.wait_for_selector("[data-test=result]")
    page.reload()
    page.wait_for_selector("[data-test=result]")
    assert page.locator("[data-test=skip]").count() == 0  # whoever comes later sees how it ended
    assert person.faults == []
    person.leave()


def test_wrong_turns_are_told_in_words(chromium: Any, hall: str, tmp_path: Path) -> None:
    person = Person(chromium, hall, language="sv")
    page = person.page
    page.goto(f"{hall}/table/0123456789abcdef0123")
    assert "Det bordet finns inte" in page.locator("h1").inner_text()
    page.click("main a")
    page.wait_for_selector("[data-test=play-vasa_cards]")
    letter = tmp_path / "letter.json"
    letter.write_text('{"dear": "hall"}')
    page.set_input_files("[data-test=upload]", str(letter))
    assert page.locator("[role=alert]").inner_text()
    page.goto(f"{hall}/no/such/page")
    assert page.locator("main a").inner_text() == "Till hallen"
    person.leave()


def test_a_table_with_an_edition_says_so_and_lists_what_differs(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.enter()
    page = person.page
    page.click("[data-test=friends-shipwrights]")
    file = page.locator("[data-test=edition-file]")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[ships.karv]\nvp = 'four'\n"})
    page.click("[data-test=open-table]")
    assert "line 2: ships.karv.vp" in page.locator("form [role=alert]").inner_text()
    assert len(person.faults) == 1 and "422" in person.faults.pop()
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[ships.karv]\nvp = 4\n"})
    page.click("[data-test=open-table]")
    page.click("[data-test=edition]")
    told = page.locator("dialog dl").inner_text()
    assert "ships.karv.vp" in told and "3" in told and "4" in told
    assert person.faults == []
    person.leave()


@pytest.mark.long
def test_a_click_on_an_activity_after_the_draw_passes_and_chooses_it(chromium: Any, hall: str) -> None:
    """Unless a card comes in between: then one is asked again."""
    person = Person(chromium, hall)
    person.enter()
    table, _ = person.play_ahead("svea_rike", 3, 1, advised=True)
    seat = f"/api/tables/{table}/seats/0"
    looked = False
    while True:
        state = person.get(seat)
        assert not state["over"]
        if not state["asked"] or state["foregone"]:
            continue
        view = state["view"]
        if view["window"] == "after_draw" and view["mover"] == 0 and view["move"]["forced"] is None:
            if not looked:
                person.look_at(table)
                looked = True
            seen = person.transcript()
            person.page.click("[data-test=then-commerce]")
            person.wait_for_choice(after=seen)
            since = [line for line in person.get(seat)["log"]["lines"] if line["n"] >= int(seen)]
            if "Anna: Commerce." in [line["text"] for line in since]:
                break
        else:
            advice = person.get(f"{seat}/hint")["key"]
            person.post(f"{seat}/play", {"choice": advice, "transcript": state["transcript"]})
    assert person.faults == []
    person.leave()
