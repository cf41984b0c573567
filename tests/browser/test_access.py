"""Nobody is left out: axe-core finds no serious fault on any screen."""

from pathlib import Path
from typing import Any

import pytest
from tests.browser.people import PHONE, Person, everyday

from longhall.games.registry import NAMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

AUDIT = """async () => (await axe.run(document, {
  resultTypes: ["violations"], rules: {"label-content-name-mismatch": {enabled: true}},
})).violations"""


def serious(page: Any) -> list[str]:
    return faults(page, ("serious", "critical"))


def faults(page: Any, impacts: tuple[str, ...] = ("minor", "moderate", "serious", "critical")) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(AUDIT)
    return [
        f"{fault['id']}: {fault['help']} ({node['html'][:160]})"
        for fault in found
        if fault["impact"] in impacts
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_hall_and_the_waiting_room(chromium: Any, hall: str, theme: str) -> None:
    person = Person(chromium, hall, color_scheme=theme, language="sv" if theme == "dark" else "en")
    person.enter()
    assert serious(person.page) == []
    person.page.click("[data-test=friends-vasa_cards]")
    person.page.wait_for_selector("dialog ol")
    assert serious(person.page) == []
    person.page.click("[data-test=open-table]")
    person.page.wait_for_selector("[data-test=only-here]")
    assert serious(person.page) == []
    person.leave()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_a_table(chromium: Any, hall: str, game: str, theme: str) -> None:
    person = Person(chromium, hall, color_scheme=theme)
    person.enter()
    person.page.click(f"[data-test=play-{game}]")
    person.wait_for_choice()
    assert serious(person.page) == []
    person.play("list", most=4)
    person.wait_for_choice()
    assert serious(person.page) == []
    person.page.keyboard.press("w")
    person.page.wait_for_selector("dialog section, dialog p")
    assert serious(person.page) == []
    person.leave()


@pytest.mark.parametrize("game", everyday(NAMES, "svea_rike"))
def test_a_table_on_a_phone(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall, size=PHONE)
    person.play_now(game)
    person.wait_for_choice()
    assert serious(person.page) == []
    person.leave()


def test_rules_curtain_ending_and_replay(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.page.goto(hall + "/rules/vasa_cards/clauses")
    person.page.wait_for_selector("dt")
    assert serious(person.page) == []
    person.open_table("vasa_cards", 2, "Anna", "Bo")
    person.page.wait_for_selector("[data-test=curtain]")
    assert serious(person.page) == []
    person.play_now("vasa_cards")
    person.play("list")
    assert serious(person.page) == []
    person.page.click("[data-test=result] a[href^='/replay']")
    person.page.wait_for_selector("[data-test=slider]")
    person.page.wait_for_selector("[data-test=log] .line")
    assert serious(person.page) == []
    person.leave()


@pytest.mark.parametrize("game", everyday(NAMES, "vasa_cards"))
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_the_rules_for_people(chromium: Any, hall: str, game: str, theme: str) -> None:
    person = Person(chromium, hall, color_scheme=theme)
    page = person.page
    page.goto(f"{hall}/rules/{game}")
    page.wait_for_selector("#law")
    assert serious(page) == []
    page.locator(".cited").first.click()  # a paragraph shows the clauses that it tells, and where they stand
    page.wait_for_selector("dialog dt")
    first = page.locator("dialog dt").first.inner_text()
    page.locator("dialog dd button").first.click()
    page.wait_for_selector(".focus dt")
    assert page.locator(".focus dt").inner_text() == first
    person.leave()


def test_wrong_turns_orders_and_the_past(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    page = person.page
    for path in ("/table/0123456789abcdef0123", "/no/such/page"):
        page.goto(hall + path)
        page.wait_for_selector("main a")
        assert serious(page) == []
    person.play_now("svea_rike")
    person.wait_for_choice()
    page.click("[data-test=orders]")
    page.wait_for_selector("dialog fieldset")
    assert serious(page) == []
    page.select_option("[data-test=stop-window]", "income_trade")
    page.select_option("[data-test=stop-whose]", "p2")
    page.click("[data-test=stop-add]")
    page.select_option("[data-test=mute-card]", "inflation")
    page.locator("dialog .group input[value=off]").first.dispatch_event("click")
    page.wait_for_selector("[data-test=stops] button")
    page.wait_for_selector("[data-test=muted] button")
    page.keyboard.press("Escape")
    page.click("[data-test=pass-until]")
    page.wait_for_selector("[data-test=passing]")
    given = person.get(f"/api/tables/{page.url.split('/')[-1]}/seats/0")["orders"]
    assert given["stop"] == [["income_trade", "p2"]] and given["mute"] == ["inflation"]
    assert set(given["windows"].values()) == {"off"} and given["pass_until_move"] >= 0
    assert serious(page) == []
    page.click("[data-test=passing] button")
    page.wait_for_selector("[data-test=passing]", state="detached")
    for opens, opened in (
        ("[data-test=piles]", "[data-test=piles-open]"),
        (".plate [data-test=in-full]", "[data-test=family]"),
    ):
        page.locator(opens).first.click()
        page.wait_for_selector(opened)
        assert serious(page) == []
        page.keyboard.press("Escape")
    page.locator("[data-test=log] .line").first.click()
    page.wait_for_selector(".past")
    assert serious(page) == []
    person.leave()
