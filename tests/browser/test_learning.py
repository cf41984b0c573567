"""Tutorials in a real browser: by clicks to the end, with wrong clicks on the way, on a laptop and on a phone."""

import os
from pathlib import Path
from typing import Any

import pytest
from tests.browser.people import LAPTOP, PHONE, Person, everyday
from tests.browser.test_access import serious

from longhall.games import registry
from longhall.match.tutorials import tutorials

GAMES = registry.HOUSE
ALL = [(plan.game.name, plan.name) for name in GAMES for plan in tutorials(registry.game(name))]
SIZES = {"laptop": LAPTOP, "phone": PHONE}

# Answers with a point on an element or on the line of a choice, where a click would hit just that; null if none.
# The coach's card follows what it points at: it is at rest some frames after the last scroll.
POINT = """async (found) => {
  const node = [...document.querySelectorAll(found)].find((one) => one.getClientRects().length);
  if (!node) return null;
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
  const drawn = node.querySelector(".body") ?? node;
  const box = drawn.getBoundingClientRect();
  for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85], [0.2, 0.2], [0.8, 0.8]]) {
    const x = box.x + box.width * dx, y = box.y + box.height * dy;
    const hit = document.elementFromPoint(x, y);
    const named = hit?.closest("[data-element]") ?? node; // not a thing that lies upon it
    if (node.contains(hit) && (named === node || !node.hasAttribute("data-element"))) return [x, y];
  }
  return null;
}"""


def click(page: Any, found: str) -> bool:
    """A real click on something, if it can be reached where it lies."""
    point = page.evaluate(POINT, found)
    if point is not None:
        page.mouse.click(*point)
    return point is not None


def line_of(key: str) -> str:
    return f"[data-test=choices] button[data-key='{key}']"


def thing(element: str) -> str:
    return f":is([data-board], [data-dock]) [data-element='{element}']"


def settled(page: Any, number: int) -> None:
    page.wait_for_selector(f"[data-test=lesson][data-step='{number}'][data-busy=false]")


def told(person: Person, game: str, name: str, language: str = "en") -> Any:
    found = person.page.request.get(f"{person.hall}/api/games/{game}/tutorials/{name}?language={language}")
    return found.json()


def settled_sight(page: Any) -> None:
    """What is shown again has been scrolled to."""
    page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done)))")


def try_wrong(page: Any, step: Any) -> None:
    """One wrong click in the list and one on the board: both are answered, and nothing goes on."""
    others = [choice["key"] for choice in step["state"]["choices"] if choice["key"] != step["play"]]
    if others and click(page, line_of(others[0])):
        page.wait_for_selector("[data-test=said]:not(.refused)")
        page.click("[data-test=show]")
        page.wait_for_selector("[data-test=said]", state="detached")
        settled_sight(page)
    for element, reason in step["reasons"].items():
        if click(page, thing(element) + ":not(button)"):  # a button, such as that of the discards, answers by itself
            page.wait_for_selector("[data-test=said].refused")
            assert reason["clause"] in page.locator("[data-test=said]").inner_text()
            page.click("[data-test=show]")
            break


def do(page: Any, step: Any, on_board: bool) -> None:
    """The deed: on the board if its things can be reached there, else in the list."""
    choice = next(choice for choice in step["state"]["choices"] if choice["key"] == step["play"])
    before = page.get_attribute("[data-test=lesson]", "data-step")
    if on_board:
        for element in choice["at"]:
            if page.get_attribute("[data-test=lesson]", "data-step") != before or not click(page, thing(element)):
                break
        menu = page.locator(f"dialog .menu [data-key='{step['play']}']")
        if menu.count():
            menu.click()
    if page.get_attribute("[data-test=lesson]", "data-step") == before:
        page.keyboard.press("Escape")
        assert click(page, line_of(step["play"])), f"{step['play']} cannot be clicked"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("which", everyday(ALL, ALL[0]), ids="-".join)
def test_a_tutorial_is_played_to_its_end_by_clicks(chromium: Any, hall: str, which: tuple[str, str], size: str) -> None:
    game, name = which
    person = Person(chromium, hall, size=SIZES[size], has_touch=size == "phone", new=True)
    page, lesson = person.page, told(person, game, name)
    page.goto(f"{hall}/learn/{game}")
    page.click(f"[data-test=lesson-{name}]")
    for number, step in enumerate(lesson["steps"]):
        settled(page, number)
        assert page.locator("[data-test=sentence]").inner_text() == step["sentence"].replace("*", "")
        lost = [at for at in step["at"] if not page.locator(thing(at)).count() and not part_of(page, at)]
        assert lost == [], "the board does not draw what the step points at"
        assert page.locator("[data-test=scene]").all_inner_texts() == [step["scene"]] * bool(step["scene"])
        assert not (step["play"] and lit_tabs(page)), "a tab is lit, and the deed is done elsewhere"
        if step["play"]:
            try_wrong(page, step)
            settled(page, number)
            do(page, step, on_board=number % 2 == 0)
        else:
            page.click("[data-test=go-on]")
    page.wait_for_selector("[data-test=learned]")
    assert page.locator("[data-test=learned] li").count() == len(lesson["learned"])
    assert person.faults == []
    person.leave()


# How many tabs the light falls on.
LIT_TABS = """() => {
  const boxes = (found) => [...document.querySelectorAll(found)].map((node) => node.getBoundingClientRect());
  const tabs = boxes("[role=tab]");
  return boxes(".veil .rim").filter((rim) => tabs.some((tab) => rim.left < tab.right - 8 && tab.left < rim.right - 8 &&
    rim.top < tab.bottom - 8 && tab.top < rim.bottom - 8)).length;
}"""


def lit_tabs(page: Any) -> int:
    settled_sight(page)
    return int(page.evaluate(LIT_TABS))


def test_on_a_phone_the_coach_points_at_the_place_of_the_deed_and_at_no_tab(chromium: Any, hall: str) -> None:
    """A card in hand and the place that it goes to: that area is opened, and the light falls on what is in sight."""
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    page, lesson = person.page, told(person, "shipwrights", "first")
    page.goto(f"{hall}/learn/shipwrights/first")
    for number, step in enumerate(lesson["steps"][:15]):
        settled(page, number)
        assert not (step["play"] and lit_tabs(page)), step["play"]
        if step["play"] == "begin:ferje":
            assert page.get_attribute("[role=tab][aria-selected=true]", "data-tab") == "yard"
        if step["play"]:
            do(page, step, on_board=False)
        else:
            page.click("[data-test=go-on]")
    assert person.faults == []
    person.leave()


def part_of(page: Any, element: str) -> bool:
    """What is drawn in parts only."""
    return bool(page.locator(f":is([data-board], [data-dock]) [data-element^='{element}.']").count())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_nobody_is_left_out_of_a_tutorial(chromium: Any, hall: str, size: str, theme: str) -> None:
    person = Person(chromium, hall, size=SIZES[size], color_scheme=theme)
    game, name = ALL[0]
    page, lesson = person.page, told(person, game, name)
    page.goto(f"{hall}/learn/{game}")
    page.wait_for_selector(f"[data-test=lesson-{name}]")
    assert serious(page) == []
    page.goto(f"{hall}/learn/{game}/{name}")
    for number, step in enumerate(lesson["steps"][:4]):
        settled(page, number)
        page.click("[data-test=why-so]")
        page.wait_for_selector("[data-test=because]")
        assert serious(page) == []
        if step["play"]:
            try_wrong(page, step)
            do(page, step, on_board=False)
        else:
            page.click("[data-test=go-on]")
    person.leave()


def test_a_tutorial_by_the_keyboard_back_left_and_found_again(chromium: Any, hall: str) -> None:
    """Arrows step, numbers choose, clauses open, another language changes the sentence and not the step."""
    person = Person(chromium, hall)
    game, name = ALL[0]
    page, lesson = person.page, told(person, game, name)
    page.goto(f"{hall}/learn/{game}/{name}")
    settled(page, 0)
    page.keyboard.press("ArrowRight")
    settled(page, 1)
    page.keyboard.press("Enter")  # the way on has the focus
    settled(page, 2)
    page.keyboard.press("1")
    page.wait_for_selector("[data-test=said]")
    keys = [choice["key"] for choice in lesson["steps"][2]["state"]["choices"]]
    page.keyboard.press(str(keys.index(lesson["steps"][2]["play"]) + 1))
    settled(page, 3)
    page.keyboard.press("ArrowLeft")
    settled(page, 2)
    page.click("[data-test=why-so]")
    page.locator("[data-test=because] .clause").first.click()
    page.wait_for_selector("dialog .focus")
    page.keyboard.press("Escape")
    page.click("[data-test=language]", force=True)
    swedish = told(person, game, name, "sv")["steps"][2]["sentence"].replace("*", "")
    page.wait_for_function(
        "text => document.querySelector('[data-test=sentence]')?.textContent.trim() === text", arg=swedish
    )
    page.click("[data-test=leave]")
    page.wait_for_selector("[data-test=leaving] >> text=steg 3")
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-test=leaving]", state="detached")
    page.click("[data-test=leave]")
    page.click("[data-test=stay]")
    settled(page, 2)
    page.click("[data-test=leave]")
    page.click("[data-test=leave-sure]")
    page.wait_for_selector(f"[data-test=play-{game}]")
    page.goto(f"{hall}/learn/{game}")
    page.wait_for_selector(f"[data-test=lesson-{name}] >> text=steg 3")
    page.click(f"[data-test=lesson-{name}]")
    settled(page, 2)
    assert serious(page) == []
    page.click("[data-test=anew]")
    settled(page, 0)
    assert page.query_selector("[data-test=resumed]") is None
    assert person.faults == []
    person.leave()


def go_through(person: Person, game: str, name: str) -> None:
    """A tutorial from its first step to what was learned, as the coach says."""
    for number, step in enumerate(told(person, game, name)["steps"]):
        settled(person.page, number)
        if step["play"]:
            do(person.page, step, on_board=False)
        else:
            person.page.click("[data-test=go-on]")
    person.page.wait_for_selector("[data-test=learned]")


def test_whoever_sits_down_for_the_first_time_is_offered_the_tutorial_and_then_a_game(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, new=True)
    game, name = ALL[0]
    page = person.page
    person.play_now(game)
    page.wait_for_selector("[data-test=offer-skip]")
    assert serious(page) == []
    page.click("[data-test=offer-learn]")
    go_through(person, game, name)
    assert serious(page) == []
    page.click("[data-test=real-game]")
    person.at_table()
    assert person.wait_for_choice()
    assert page.query_selector("[data-test=offer-skip]") is None
    table = page.request.get(f"{hall}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"} == {"easy"}
    assert person.faults == []
    person.leave()


def picture(page: Any, name: str) -> None:
    """For who wants to see the way: LONGHALL_PICTURES names a folder."""
    if folder := os.environ.get("LONGHALL_PICTURES"):
        page.wait_for_timeout(400)
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_new_comes_by_the_program_alone_to_the_end_of_a_first_game(
    chromium: Any, hall: str, game: str
) -> None:
    """From the cover by the tutorial, a hint and the clicks of somebody who guesses to the end and what decided it."""
    name = next(name for of, name in ALL if of == game)
    person = Person(chromium, hall, size={"width": 1366, "height": 768}, new=True)
    page = person.page
    person.play_now(game)
    page.wait_for_selector("[data-test=offer-learn]")
    picture(page, f"{game}-1-offered")
    page.click("[data-test=offer-learn]")
    settled(page, 0)
    picture(page, f"{game}-2-tutorial")
    go_through(person, game, name)
    picture(page, f"{game}-3-learned")
    page.click("[data-test=real-game]")
    person.at_table()
    assert person.wait_for_choice()
    page.click("[data-test=hint]")
    page.wait_for_selector(".hint", timeout=30_000)
    picture(page, f"{game}-4-first-choice")
    assert person.play(most=30) or person.wait_for_choice()
    picture(page, f"{game}-5-under-way")
    assert person.play()
    picture(page, f"{game}-6-end")
    page.click("[data-test=review]")
    page.wait_for_selector('[data-test="review"][data-progress="1"]', timeout=600_000)
    picture(page, f"{game}-7-review")
    assert person.faults == []
    person.leave()
