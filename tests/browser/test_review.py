"""The page that reviews a finished game, by mouse and keys, and what it says where there is nothing to review."""

import re
import time

import httpx
import pytest
from tests.browser.people import PHONE, Person
from tests.browser.test_access import serious
from tests.review.games import end_of, played

HEAD = {"X-Longhall": "1"}


@pytest.fixture(scope="module")
def reviewed(hall):
    """A finished game in the hall, reviewed."""
    with httpx.Client(base_url=f"{hall}/api", headers=HEAD, timeout=60) as http:
        http.get("/me")
        record = end_of("vasa_cards", ["random", "steward", "random"], 6).record
        table = http.post("/records", json=record).json()["id"]
        http.post(f"/tables/{table}/review", json={})
        while http.get(f"/tables/{table}/review").json()["progress"] < 1:
            time.sleep(0.2)
    return table


def test_a_review_is_read_scrubbed_and_played_on_from(chromium, hall, reviewed):
    person = Person(chromium, hall)
    page = person.page
    page.goto(f"{hall}/review/{reviewed}?seat=0")
    page.wait_for_selector('[data-test="review"][data-progress="1"]')
    page.locator('[data-test="mattered"] button').first.click()
    assert re.fullmatch(r"−\d+ ± \d+", page.locator('[data-test="cost"]').inner_text())
    chances = page.locator('[data-test="moment"] [data-test="chance"]').all_inner_texts()
    assert len(chances) == 2
    for chance in chances:
        assert re.fullmatch(r"(<1|>99|\d+) %\s± \d", chance)
    assert "seat=0" in page.url and "eyes=knew" in page.url
    found = re.search(r"entry=(\d+)", page.url)
    assert found
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"!location.search.includes('entry={found[1]}&')")
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(f"location.search.includes('entry={found[1]}&')")
    page.locator('[data-test="truth"]').click()
    page.wait_for_function("() => location.search.includes('eyes=truth')")
    page.reload()  # the address is the whole page
    page.wait_for_selector('[data-test="truth"][aria-pressed="true"]')
    page.wait_for_selector('[data-test="moment"] [data-board]')
    assert serious(page) == []
    page.locator('[data-test="play-on"]').click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-transcript] [data-board]")
    assert person.faults == []
    person.leave()


def test_a_review_on_a_phone_in_swedish(chromium, hall, reviewed):
    person = Person(chromium, hall, size=PHONE, language="sv")
    person.page.goto(f"{hall}/review/{reviewed}?seat=0")
    person.page.wait_for_selector('[data-test="moment"] [data-board]')
    assert "Chanser att vinna" in person.page.inner_text("main")
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(person.page) == []
    person.leave()


def test_a_game_that_goes_on_has_no_review(chromium, hall):
    person = Person(chromium, hall)
    person.enter()
    table = person.post("/api/tables", {"game": "vasa_cards", "players": 2})["id"]
    person.page.goto(f"{hall}/review/{table}")
    assert "secrets" in person.page.locator('[data-test="refused"]').inner_text()
    person.leave()


def test_a_record_that_was_broken_off_says_so(chromium, hall):
    record = played("vasa_cards", ["random", "steward"], 3).record
    short = {**record, "entries": record["entries"][:9]}
    table = httpx.post(f"{hall}/api/records", json=short, headers=HEAD, timeout=60).json()["id"]
    person = Person(chromium, hall)
    person.page.goto(f"{hall}/review/{table}")
    assert "secrets" in person.page.locator('[data-test="refused"]').inner_text()
    person.leave()
