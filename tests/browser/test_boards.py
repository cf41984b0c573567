"""Every board at every size: nothing too small, cut off, covered or out of reach."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from benchmarks.hall import LIGHT, weight
from tests.browser.measure import faults_of
from tests.browser.people import Person, Tables, everyday
from tests.browser.test_access import faults, serious

from longhall.games import registry
from longhall.games.registry import NAMES

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
REBUILT = [game for game in NAMES if (BOARDS / game / "board.ts").exists()]
SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "wide": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
}
# What follows the size of an area that comes into sight is drawn a frame later.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


# What stands on the screen, without what was told as it happened.
SAID = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const by = node.parentElement;
    if (by.checkVisibility() && !by.closest("[data-test=log] .line")) found.push(node.data);
  }
  return found.map((text) => text.trim().replace(/\\s+/g, " ")).join("\\n");
}"""


def looks(person: Person, size: str) -> list[str]:
    """The faults of what is in sight; on a phone or tablet of every area in turn."""
    found = []
    tabs = person.page.locator("[role=tab]")
    for i in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(i).click()
            person.page.evaluate(DRAWN)
        found += faults_of(person.page, phone=size in ("phone", "tablet"))
    return found


@pytest.mark.parametrize(
    "game_size",
    everyday([(game, size) for game in REBUILT for size in SIZES], ("vasa_cards", "phone"), ("vasa_cards", "laptop")),
    ids="-".join,
)
def test_a_board_keeps_the_laws_of_layout(chromium: Any, hall: str, tables: Tables, game_size: tuple[str, str]) -> None:
    game, size = game_size
    seats = registry.game(game).players
    touch = size in ("phone", "tablet")
    for players, moment, language, theme in (
        (max(seats), "early", "sv", "light"),
        (max(seats), "middle", "en", "dark"),
        (min(seats), "first", "sv", "light"),
        (min(seats), "middle", "sv", "light"),
        (max(seats), "late", "sv", "dark"),
        (max(seats), "end", "sv", "light"),
        (min(seats), "end", "en", "dark"),
    ):
        table = tables.at(game, players, moment)
        more = {"has_touch": touch, "color_scheme": theme, "storage_state": tables.known(game)}
        person = Person(chromium, hall, size=SIZES[size], language=language, **more)
        person.look_at(table)
        where = f"{players} players, {moment}, {language}, {theme}"
        if moment == "end":
            ending = person.get(f"/api/tables/{table}/seats/0")["result"]["ending"]
            said = person.page.evaluate(SAID)
            told = [ending["headline"], *(row["text"] for row in ending["comparisons"])]
            assert ending["headline"] and [line for line in told if said.count(line) > 1] == [], where
        assert looks(person, size) == [], where
        assert faults(person.page) == [], where
        assert person.faults == [], where
        person.leave()


# Moments that luck alone may miss: the game, how many play, and what the view then says.
MOMENTS: dict[str, tuple[str, int, Callable[[dict[str, Any]], bool]]] = {
    "war": ("svea_rike", 5, lambda view: view["war"] is not None),
    "laying": ("suecia", 3, lambda view: view["laying"] is not None),
    "loading": ("suecia", 3, lambda view: bool(view["loads"])),
    "building": ("vasa_voyage", 5, lambda view: bool(view["step"] == "building")),
    "inspection": ("vasa_voyage", 5, lambda view: bool(view["step"] == "inspection")),
}


@pytest.mark.parametrize(
    "moment_size",
    everyday([(moment, size) for moment in MOMENTS for size in SIZES], ("building", "laptop")),
    ids="-".join,
)
def test_a_rare_moment_keeps_the_laws_of_layout(
    chromium: Any, hall: str, tables: Tables, moment_size: tuple[str, str]
) -> None:
    moment, size = moment_size
    game, players, until = MOMENTS[moment]
    table = tables.when(game, players, moment, until)
    known, touch = tables.known(game), size in ("phone", "tablet")
    for language, theme in (("sv", "light"), ("en", "dark")):
        more = {"has_touch": touch, "color_scheme": theme, "storage_state": known}
        person = Person(chromium, hall, size=SIZES[size], language=language, **more)
        person.look_at(table)
        assert looks(person, size) == [], language
        assert faults(person.page) == [], theme
        assert person.faults == []
        person.leave()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", REBUILT)
def test_a_replay_keeps_the_laws_of_layout(chromium: Any, hall: str, tables: Tables, game: str, size: str) -> None:
    table = tables.at(game, min(registry.game(game).players), "end")
    touch = size in ("phone", "tablet")
    person = Person(chromium, hall, size=SIZES[size], has_touch=touch, storage_state=tables.known(game))
    page = person.page
    page.goto(f"{hall}/replay/{table}")
    page.wait_for_selector("[data-test=slider]")
    first, last = (int(page.locator("[data-test=slider]").get_attribute(end) or 0) for end in ("min", "max"))
    for entry in ((first + last) // 2, last):
        page.goto(f"{hall}/replay/{table}?seat=open&entry={entry}")
        page.wait_for_selector(f"[data-entry='{entry}'] [data-board] .game", state="attached")
        page.wait_for_load_state("networkidle")
        page.evaluate(DRAWN)
        assert looks(person, size) == [], entry
        assert serious(page) == [], entry
    assert person.faults == []
    person.leave()


# Who is named there in which order, and what signs they have.
ORDER = """([where, signs]) => [...document.querySelectorAll(where)].map((place) => [
  place.querySelector(".token").firstChild.data.trim(),
  ...[...place.querySelectorAll(signs)].map((sign) => sign.getAttribute("aria-label")),
])"""


@pytest.mark.parametrize("game", everyday(["shipwrights", "svea_rike", "vasa_cards", "vasa_voyage"], "shipwrights"))
def test_a_phone_shows_who_acts_after_whom_as_a_laptop_does(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall, size=SIZES["laptop"])
    person.sit_down(game, 4, 6)
    page = person.page
    bar = page.evaluate(ORDER, [".order li", "svg[aria-label]"])
    assert len(bar) == 4
    if game != "svea_rike":  # all markers may lie face down
        assert any(signs for _, *signs in bar)
    page.set_viewport_size(SIZES["phone"])
    page.wait_for_selector(".chips > li")
    assert page.evaluate(ORDER, [".chips > li", ".marks svg"]) == bar
    assert page.locator(".chips > li").nth(0).bounding_box()["height"] >= 44
    person.leave()


# Pushes the cards of a hand together, cuts a piece, makes the board higher than its room and a part of it scroll, and
# gives the log the room of the choices.
SPOILED = """() => {
  const all = (where) => [...document.querySelectorAll(where)];
  for (const card of all(".fan > :not(:first-child)")) card.style.marginLeft = "-190px";
  for (const { style } of all("[data-area=others]")) Object.assign(style, { height: "60px", overflow: "auto" });
  for (const { style } of all(".panel > .log")) Object.assign(style, { flex: "none", height: "600px" });
  for (const { style } of all("[data-area=yard] .whole")) Object.assign(style, { height: "70px", overflow: "hidden" });
  document.querySelector(".shipwrights").style.minHeight = "900px";
}"""


def test_the_measure_notices_what_it_is_for(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.sit_down("shipwrights", 4, 6)
    assert faults_of(person.page) == []
    person.page.evaluate(SPOILED)
    told = "\n".join(faults_of(person.page))
    faults = "px are in sight", "a piece is cut off", "too high", "scroll by themselves", "to spare"
    assert all(fault in told for fault in faults), told
    person.leave()


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_all_others_of_suecia_are_in_sight_on_a_laptop(chromium: Any, hall: str, players: int) -> None:
    person = Person(chromium, hall, size=SIZES["laptop"])
    person.sit_down("suecia", players, 6)
    assert (
        person.page.evaluate(
            "() => { const all = document.querySelector('.others'); return all.scrollHeight - all.clientHeight; }"
        )
        <= 1
    )
    person.leave()


# Of every row of holdings: how much of it is out of sight, in how many lines it stands, how many more are told.
LINES = """() => [...document.querySelectorAll("[data-area=house] .lines")].map((all) => {
  const inside = [...all.children].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const tops = new Set(inside.map((one) => Math.round(one.getBoundingClientRect().top)));
  return [all.scrollHeight - all.clientHeight, tops.size, parseInt(all.querySelector("button")?.textContent ?? "0")];
})"""


@pytest.mark.long
def test_what_a_family_owns_stands_in_whole_lines_and_the_rest_is_a_click_away(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=SIZES["laptop"])
    person.sit_down("svea_rike", 2, 1)
    page = person.page
    assert page.evaluate(LINES) == [[0, 2, 0]]
    # five fiefs, one in a line
    page.evaluate("() => { for (const { style } of document.querySelectorAll('.thing')) style.minWidth = '60%'; }")
    page.wait_for_selector("[data-test=rest]")
    assert page.evaluate(LINES) == [[0, 2, 3]]
    assert faults_of(page) == []
    page.click("[data-area=house] [data-test=rest]")
    assert page.locator("dialog [data-test=family] .fiefs li").count() == 5
    person.leave()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_trading_table_keeps_the_laws_of_layout(chromium: Any, hall: str, size: str) -> None:
    person = Person(chromium, hall, size=SIZES[size], language="sv", has_touch=size in ("phone", "tablet"))
    person.sit_down("vasa_voyage", 5, 0, inventory=True)
    while person.page.locator("[data-test=send-offer]").count() == 0:
        seen = person.transcript()
        person.choose()
        assert person.wait_for_choice(after=seen)
    person.page.click("[data-partner=p2]")
    for side in ("give", "want"):
        person.page.locator(f"[data-{side}]:not([disabled])").last.click()
    assert looks(person, size) == []
    assert serious(person.page) == []
    assert person.faults == []
    person.leave()


@pytest.mark.parametrize("game", everyday(REBUILT, "vasa_cards"))
def test_the_client_with_its_fonts_and_one_game_is_small(chromium: Any, hall: str, game: str) -> None:
    """Less than 250 kB, compressed."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js on this machine")
    person, stranger = Person(chromium, hall), Person(chromium, hall)
    person.sit_down(game, max(registry.game(game).players), 1)
    assert weight(stranger.page, person.page.url, node) < LIGHT
    person.leave()
    stranger.leave()


@pytest.mark.parametrize("size", everyday(["phone", "laptop"], "phone"))
def test_the_packet_of_the_morning_is_read_from_its_first_card(chromium: Any, hall: str, size: str) -> None:
    """Shipwrights: with two cards kept the dock of a small phone leaves room for less than a whole card."""
    across = {"width": 375, "height": 667} if size == "phone" else SIZES[size]
    person = Person(chromium, hall, size=across, has_touch=size == "phone")
    page = person.page
    cards = page.locator("[data-area=market] .spot.open:has([data-card])")
    for _ in range(9):  # what is drawn decides how many of the packet are left
        person.sit_down("shipwrights", 5, 4)
        page.evaluate(DRAWN)
        if cards.count() > 2:
            break
    room = page.locator("[data-board] .room").bounding_box()
    boxes = [cards.nth(i).bounding_box() for i in range(cards.count())]
    assert len(boxes) > 2
    if size == "phone":
        assert room["y"] - 1 <= boxes[0]["y"] < room["y"] + room["height"] / 2
    else:
        assert all(box["y"] + box["height"] <= room["y"] + room["height"] for box in boxes)
        assert faults_of(page) == []
    person.leave()


@pytest.mark.parametrize("size", everyday(["phone", "laptop"], "laptop"))
def test_a_click_on_somebodys_name_shows_the_whole_harbour(chromium: Any, hall: str, size: str) -> None:
    """Its places are named once, on the board, so nothing in the dialog is chosen."""
    person = Person(chromium, hall, size=SIZES[size], has_touch=size == "phone")
    person.sit_down("shipwrights", 4, 20)
    page = person.page
    if size == "phone":
        page.tap("[data-tab=others]")
    named = page.locator("[data-element]").count()
    page.locator("[data-test=in-full]").first.click()
    whole = page.locator("dialog[open]")
    assert whole.locator(".yard").is_visible() and page.locator("[data-element]").count() == named
    assert faults_of(page, phone=size == "phone") == []
    assert serious(page) == []
    assert person.faults == []
    person.leave()


def test_a_click_on_what_does_not_glow_is_told_why_not(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.sit_down("vasa_cards", 4, 0)
    page = person.page
    page.locator(".spot:not(.open)[data-element^='pile:2.']").first.click()
    page.wait_for_function(
        "() => ![null, '…'].includes(document.querySelector('[data-test=reason] p')?.innerText.trim() ?? null)"
    )
    told = page.locator("[data-test=reason]").inner_text()
    assert "VC-" in told or page.locator(".prompt").inner_text().removeprefix("Your turn").strip() in told
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-test=reason]", state="detached")
    page.locator("[data-about='pile:2']").click()  # no place itself, but about those of its pile
    page.wait_for_selector("[data-test=reason]")
    person.leave()


def test_a_player_is_seen_in_full_and_a_closed_place_told_why_not(chromium: Any, hall: str) -> None:
    """On the way to the sheet and in it nothing is chosen or asked."""
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True)
    person.sit_down("suecia", 3, 0)
    page, seen = person.page, person.transcript()
    page.tap("[data-tab=market]")
    page.locator(".spot:not(.open)[data-element='market:iron']").tap()
    page.wait_for_selector("[data-test=reason] p:not(:text-is('…'))")
    page.keyboard.press("Escape")
    page.tap("[data-tab=others]")
    page.locator("[data-test=in-full]").first.tap()
    page.wait_for_selector("dialog[open] .columns")
    page.evaluate(DRAWN)
    assert (
        page.locator("dialog[open] h2").inner_text()
        == page.locator("[data-test=in-full]").first.inner_text().split("\n")[1]
    )
    assert (
        page.evaluate(
            "() => { const s = document.querySelector('dialog[open]'); return s.scrollWidth - s.clientWidth; }"
        )
        <= 0
    )
    assert serious(page) == []
    page.locator("dialog[open] .columns").tap()
    assert page.locator("[data-test=reason]").count() == 0
    page.locator("dialog[open] .head button").tap()
    page.wait_for_selector("dialog[open]", state="detached")
    assert person.transcript() == seen and person.faults == []
    person.leave()


# How far the mark of the focus on a map reaches beyond the shape, in pixels of the screen; nothing where there is none.
REACH = """() => {
  const spot = document.activeElement.closest("svg .spot");
  if (!spot) return null;
  const around = getComputedStyle(spot), scale = spot.getScreenCTM().a;
  const body = getComputedStyle(spot.querySelector(".body"));
  const drawn = around.outlineStyle !== "none";
  const outline = drawn ? parseFloat(around.outlineWidth) + parseFloat(around.outlineOffset) : 0;
  const stroke = parseFloat(body.strokeWidth) * (body.vectorEffect === "non-scaling-stroke" ? 1 : scale);
  return Math.max(outline * scale, stroke / 2);
}"""


@pytest.mark.long
def test_the_focus_on_a_map_covers_no_other_place_and_the_market_has_room_for_its_names(
    chromium: Any, hall: str, tables: Tables
) -> None:
    table = tables.when(*MOMENTS["laying"][:2], "laying", MOMENTS["laying"][2])
    person = Person(chromium, hall, size=SIZES["laptop"], storage_state=tables.known("suecia"))
    person.look_at(table)
    page = person.page
    spare = page.evaluate("""() => [...document.querySelectorAll("[data-area=market] .name")].map((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return name.getBoundingClientRect().width - text.getBoundingClientRect().width;
    })""")
    assert spare and min(spare) >= 20  # the sign of a second estate
    reach = None
    for _ in range(60):
        page.keyboard.press("Tab")
        reach = page.evaluate(REACH)
        if reach is not None:
            break
    assert reach is not None and 2 <= reach <= 6
    person.leave()


# Every text of the card seen large has something opaque behind it.
BARE = """() => {
  const lens = document.querySelector("[data-test=lens]"), bare = [];
  const walker = document.createTreeWalker(lens, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    let behind = node.parentElement, found = false;
    for (; behind && lens.contains(behind) && !found; behind = behind.parentElement) {
      const { backgroundColor: colour, backgroundImage: picture } = getComputedStyle(behind);
      found = picture !== "none" || !/^rgba\\(|\\/ 0?\\.\\d|\\/ 0\\)/.test(colour);
    }
    if (!found) bare.push(node.data.trim());
  }
  return bare;
}"""


@pytest.mark.parametrize(
    "place",
    [
        "vasa_cards .held",
        "suecia .estate",
        pytest.param("vasa_voyage [data-role]", marks=pytest.mark.long),
    ],
)
def test_a_card_is_seen_large_under_a_resting_pointer(chromium: Any, hall: str, place: str) -> None:
    game, card = place.split()
    person = Person(chromium, hall)
    person.sit_down(game, 4, 1)
    person.page.locator(f"[data-board] .spot {card}").first.hover(position={"x": 12, "y": 12})  # cards may overlap
    person.page.wait_for_selector("[data-test=lens]")
    assert person.page.evaluate(BARE) == []
    person.page.mouse.move(2, 2)
    person.page.wait_for_selector("[data-test=lens]", state="detached")
    assert person.faults == []
    person.leave()


def test_nothing_is_seen_large_where_the_pointer_lay_while_the_game_ended(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, reduced_motion="no-preference")
    person.sit_down("vasa_cards", 4, 10)  # the last choice
    page = person.page
    card = page.locator("[data-board] .place .card").nth(10)
    card.hover(position={"x": 60, "y": card.bounding_box()["height"] - 5})  # at the end that of the row below lies here
    page.wait_for_selector("[data-test=lens]")
    page.evaluate("""() => {
      window.opened = 0;
      const look = () => { window.opened += document.querySelectorAll("[data-test=lens]").length; };
      document.addEventListener("animationstart", look);  // the lens rises
    }""")
    page.keyboard.press("1")
    page.wait_for_selector(".act.good .end", timeout=30_000)
    assert page.locator("[data-test=lens]").count() == 0 and page.evaluate("window.opened") == 0
    page.locator("[data-board] .card.up").first.hover()
    page.wait_for_selector("[data-test=lens]")
    assert person.faults == []
    person.leave()


def test_a_card_is_seen_large_under_a_long_press_which_is_no_click(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True)
    person.sit_down("vasa_cards", 4, 0)
    page, seen = person.page, person.transcript()
    card = page.locator("[data-dock] .spot.open").first.bounding_box()
    finger = page.context.new_cdp_session(page)
    point = {"x": card["x"] + card["width"] / 2, "y": card["y"] + card["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("[data-test=lens]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector("[data-test=lens]", state="detached")
    page.evaluate(DRAWN)
    assert page.locator(".spot.picked").count() == 0 and person.transcript() == seen
    assert page.get_attribute("[data-transcript]", "data-busy") != "true"
    assert person.faults == []
    person.leave()


@pytest.mark.long
def test_a_phone_shows_where_the_question_lies_although_one_may_trade(chromium: Any, hall: str) -> None:
    """Suecia: the market is open before nearly every action, and a card that was drawn lies beside a full hand."""
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True)
    person.sit_down("suecia", 3, 2)
    page, places, drawn = person.page, 0, 0
    for _ in range(60):
        if not person.wait_for_choice():
            break
        page.evaluate(DRAWN)
        about = page.locator("[data-dock] .prompt").inner_text().lower()
        if "province" in about and page.locator("[data-test=choices] [data-key=exchange]").count():
            places += 1
            assert page.get_attribute("[role=tab][aria-selected=true]", "data-tab") == "provinces", about
        if page.locator("[data-dock] .drawn").count():
            drawn += 1
            assert faults_of(page, phone=True) == []
        if places and drawn > 1:
            break
        seen = person.transcript()
        while not person.choose():
            pass
        person.wait_for_choice(after=seen)
    assert places and drawn
    assert person.faults == []
    person.leave()


@pytest.mark.long
def test_another_area_is_read_from_its_beginning(chromium: Any, hall: str, tables: Tables) -> None:
    table = tables.at("svea_rike", 5, "middle")
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True, storage_state=tables.known("svea_rike"))
    person.look_at(table)
    page = person.page
    page.tap("[data-tab=map]")
    page.evaluate("document.querySelector('[data-board] .room').scrollTop = 400")
    page.tap("[data-tab=others]")
    page.evaluate(DRAWN)
    assert page.locator("[data-area=others] [data-element]:is(.spot.open)").count() or (
        page.evaluate("document.querySelector('[data-board] .room').scrollTop") == 0
    )
    person.leave()


@pytest.mark.long
def test_the_chips_at_the_end_say_what_was_counted(chromium: Any, hall: str, tables: Tables) -> None:
    """Shipwrights: three points for arms come only then."""
    table = tables.at("shipwrights", 5, "end")
    person = Person(chromium, hall, size=SIZES["phone"], storage_state=tables.known("shipwrights"))
    person.look_at(table)
    scores = person.get(f"/api/tables/{table}/seats/0")["view"]["scores"]
    chips = person.page.locator(".chips > li")
    shown = [chips.nth(i).locator(".figure").first.inner_text().split()[0] for i in range(chips.count())]
    assert shown == [str(score["total"]) for score in scores]
    person.leave()


@pytest.mark.parametrize("size", everyday(["phone", "tablet"], "phone"))
def test_a_tap_on_a_card_in_hand_that_cannot_be_played_is_told_why_not(chromium: Any, hall: str, size: str) -> None:
    person = Person(chromium, hall, size=SIZES[size], has_touch=True)
    person.sit_down("vasa_cards", 4, 1)  # a card has been laid: now one looks, and lays none
    page = person.page
    page.locator("[data-dock] .spot:not(.open)[data-element^='hand:']").first.tap()
    page.wait_for_selector("[data-test=reason] p:not(:text-is('…'))")
    box = page.locator("[data-test=reason]").bounding_box()
    assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= SIZES[size]["width"]
    assert person.faults == []
    person.leave()


@pytest.mark.parametrize("game", everyday(["vasa_voyage", "shipwrights"], "vasa_voyage"))
def test_the_log_on_a_phone_opens_at_its_newest_line(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True)
    person.sit_down(game, 4, 12)
    person.page.tap("[data-tab=log]")
    newest = person.page.locator("[data-test=log] .line").last
    newest.wait_for()
    person.page.evaluate(DRAWN)
    box, tabs = newest.bounding_box(), person.page.locator("[role=tablist]").bounding_box()
    dock = person.page.locator("[data-dock]").bounding_box()
    assert tabs["y"] + tabs["height"] <= box["y"] and box["y"] + box["height"] <= dock["y"] + 1
    person.leave()


def test_who_has_seen_a_card_fits_on_it_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=SIZES["phone"], has_touch=True)
    person.sit_down("vasa_cards", 4, 1)
    outside = """() => {
      const seen = document.querySelector("[data-board] .seen"), token = document.querySelector(".token");
      seen.replaceChildren(seen.firstElementChild, ...[0, 1, 2].map(() => token.cloneNode(true)));
      const card = seen.closest(".card").getBoundingClientRect();
      const boxes = [...seen.children].map((part) => part.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < card.left + 3 || right > card.right - 3).length;
    }"""
    assert person.page.evaluate(outside) == 0
    person.leave()


def test_the_keyboard_stays_on_the_board_after_a_move(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.sit_down("vasa_cards", 4, 0)
    for _ in range(4):
        seen = person.transcript()
        person.page.locator("[data-board] .spot.open").first.focus()
        person.page.keyboard.press("Enter")
        if person.page.locator(".spot.picked").count():
            person.page.locator("[data-board] .spot.open:not(.picked)").first.focus()
            person.page.keyboard.press("Enter")
        assert person.wait_for_choice(after=seen)
        person.page.wait_for_function("() => document.activeElement?.matches('[data-board] .spot.open')")
    person.leave()


def test_moves_of_others_can_be_stepped_through(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.sit_down("vasa_cards", 4, 0)
    person.page.evaluate("localStorage.setItem('longhall.playback', 'step')")
    person.page.reload()
    person.wait_for_choice()
    seen = person.transcript()
    person.choose()
    steps = 0
    while steps < 30:
        person.page.wait_for_function(
            "seen => document.querySelector('[data-test=next-move]') !== null ||"
            " (document.querySelector('[data-transcript]').dataset.transcript !== seen"
            " && document.querySelector('[data-test=choices]') !== null)",
            arg=seen,
        )
        if person.page.locator("[data-test=next-move]").count() == 0:
            break
        person.page.keyboard.press("n")
        steps += 1
    assert steps > 0
    assert person.page.locator("[data-test=choices]").count() == 1
    person.leave()


@pytest.mark.parametrize("size", everyday(list(SIZES), "phone"))
@pytest.mark.parametrize("theme", everyday(["light", "dark"], "light"))
def test_all_pieces_in_all_states(chromium: Any, hall: str, size: str, theme: str) -> None:
    touch = size in ("phone", "tablet")
    person = Person(chromium, hall, size=SIZES[size], color_scheme=theme, has_touch=touch)
    person.page.goto(hall + "/pieces")
    person.page.wait_for_selector(".gallery table")
    assert person.page.locator(".gallery :is(.coin .coin, .disc svg, [data-test=sheet])").count() == 3 + 5 + 2
    assert person.page.locator("[data-area=yard]").is_visible()
    person.page.evaluate("scrollTo(0, 0)")  # the area of the choice has come into sight, beneath the bar
    assert faults_of(person.page, phone=touch) == []
    assert serious(person.page) == []
    assert person.faults == []
    person.leave()
