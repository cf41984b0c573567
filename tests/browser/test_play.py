"""Whole games in a real browser."""

from typing import Any

import pytest
from people import PHONE, Person

from longhall.games.registry import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_played_to_its_end_by_clicks(chromium: Any, hall: str, game: str) -> None:
    person = Person(chromium, hall)
    person.play_now(game)
    person.play_to_the_end("board")
    assert person.page.locator("[data-test=result] li").count() >= 2
    assert person.faults == []
    person.leave()


def test_a_game_is_played_with_the_keyboard_alone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.play_to_the_end("keys")
    assert person.faults == []
    person.leave()


def test_a_game_is_played_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    person.play_now("vasa_cards")
    person.play_to_the_end("list")
    assert person.faults == []
    person.leave()


def test_a_game_is_played_in_swedish(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, language="sv")
    person.play_now("vasa_cards")
    assert person.page.locator("[data-test=undo]").inner_text().endswith("Ångra")
    person.play_to_the_end("list")
    assert "Spelet är slut" in person.page.locator("[data-test=result]").inner_text()
    person.leave()


@pytest.mark.parametrize("game", [name for name in NAMES if name != "vasa_cards"])
@pytest.mark.parametrize("way", ["keys", "phone", "swedish"])
def test_the_first_rounds_of_the_others(chromium: Any, hall: str, game: str, way: str) -> None:
    size = {"size": PHONE, "has_touch": True} if way == "phone" else {}
    person = Person(chromium, hall, language="sv" if way == "swedish" else "en", **size)
    person.play_now(game)
    for _ in range(12):
        if not person.wait_for_choice():
            break
        if way == "keys":
            person.press_choice()
        else:
            person.choose()
    assert person.faults == []
    person.leave()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    for _ in range(3):
        person.wait_for_choice()
        person.choose()
    person.wait_for_choice()
    before = person.page.locator("[data-test=choices] button[data-key]").all_inner_texts()
    lines = person.page.locator("[data-test=log] .line").all_inner_texts()
    person.page.reload()
    person.wait_for_choice()
    assert person.page.locator("[data-test=choices] button[data-key]").all_inner_texts() == before
    assert person.page.locator("[data-test=log] .line").all_inner_texts() == lines
    person.leave()


def test_two_browsers_at_one_table(chromium: Any, hall: str) -> None:
    host, guest = Person(chromium, hall), Person(chromium, hall)
    host.enter()
    host.page.click("article:has([data-test=play-vasa_cards]) button:not(.main)")
    host.page.select_option("dialog form > label select", "2")
    host.page.fill("dialog ol input", "Anna")
    host.page.click("[data-test=open-table]")
    host.page.wait_for_selector("img[alt*='/table/']")
    guest.page.goto(host.page.url)
    guest.page.fill("[data-test=name]", "Bo")
    guest.page.click("[data-test=sit-1]")
    for person in (host, guest):
        person.page.wait_for_selector("[data-test=guide-skip]", timeout=10_000)
        person.page.click("[data-test=guide-skip]")
    for _ in range(200):
        if host.over() and guest.over():
            break
        for person in (host, guest):
            if person.page.locator("[data-test=choices] button[data-key]").count():
                person.choose()
        host.page.wait_for_timeout(20)
    assert host.over() and guest.over()
    assert host.faults == [] and guest.faults == []
    host.leave()
    guest.leave()


def test_language_changes_in_the_middle_of_a_game(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    assert "Log" in person.page.locator("aside h2").inner_text()
    person.page.click("[data-test=language]")
    person.page.wait_for_function("() => document.querySelector('aside h2').textContent === 'Logg'")
    person.page.wait_for_function("() => /Lägg|Titta|byta/.test(document.querySelector('.prompt').textContent)")
    person.leave()


def test_undo_and_redo(chromium: Any, hall: str) -> None:
    """At one device, where the same person's next choice follows: undo is offered exactly while nothing was learned."""
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    assert person.page.locator("[data-test=undo]").is_disabled()
    person.leave()
