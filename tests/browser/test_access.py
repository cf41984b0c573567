"""Nobody is left out: axe-core finds no serious fault on any screen."""

from pathlib import Path
from typing import Any

import pytest
from people import PHONE, Person

from longhall.games.registry import NAMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Any) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:120]})"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_hall(chromium: Any, hall: str, theme: str) -> None:
    person = Person(chromium, hall, color_scheme=theme)
    person.enter()
    assert serious(person.page) == []
    person.page.click("article button:not(.main)")
    person.page.wait_for_selector("dialog ol")
    assert serious(person.page) == []
    person.leave()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table(chromium: Any, hall: str, game: str, theme: str) -> None:
    person = Person(chromium, hall, color_scheme=theme)
    person.play_now(game)
    person.wait_for_choice()
    assert serious(person.page) == []
    person.page.keyboard.press("w")
    person.page.wait_for_selector("dialog")
    assert serious(person.page) == []
    person.leave()


def test_a_table_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    assert serious(person.page) == []
    person.leave()


def test_rules_and_replay(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.page.goto(hall + "/rules/vasa_cards")
    person.page.wait_for_selector("dt")
    assert serious(person.page) == []
    person.play_now("vasa_cards")
    person.play_to_the_end("list")
    person.page.click("[data-test=result] a")
    person.page.wait_for_selector("[data-test=slider]")
    person.page.wait_for_selector("[data-test=log] .line")
    assert serious(person.page) == []
    person.leave()
