"""The hall in a real browser: my tables, open tables, friends, choices that are held, and a line that breaks."""

from typing import Any

import httpx
import pytest
from tests.browser.people import CHOICE, LAPTOP, PHONE, Person
from tests.browser.test_access import serious

DAILY = {"clock": {"kind": "move", "seconds": 86400}}
WIDE = {"width": 1920, "height": 1080}
SIZES = {
    "laptop": {"width": 1366, "height": 768},
    "wide": WIDE,
    "phone": PHONE,
    "tablet": {"width": 900, "height": 1100},
}

# What is wrong with how the page is set: sideways scrolling, small letters, cut texts, and small targets for a thumb.
FAULTS = """(touch) => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && !element.closest(".visually-hidden");
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, script, style, option") || !shown(element)) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    const name = `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`;
    if (own.length && parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`small: ${name}`);
    const box = element.getBoundingClientRect();
    if (own.length && (box.left < -1 || box.right > innerWidth + 1)) found.push(`cut off: ${name}`);
    if (own.length && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
        && getComputedStyle(element).overflowX !== "visible") found.push(`overflows: ${name}`);
    if (touch && element.matches("a, button, select, input:not(.visually-hidden), summary")) {
      const target = (element.closest("label") ?? element).getBoundingClientRect();
      if (target.height < 43.5) found.push(`target of ${target.height} px: ${name}`);
    }
  }
  return found;
}"""


def settled(person: Person) -> None:
    person.page.wait_for_selector("[data-test=play-vasa_cards]")
    person.page.wait_for_function("() => document.fonts.status === 'loaded'")


def check_layout(person: Person, touch: bool = False) -> None:
    assert person.page.evaluate(FAULTS, touch) == []


def public_table(hall: str, *seats: dict[str, str], **more: Any) -> str:
    """Somebody else sets up a table that is listed."""
    with httpx.Client(base_url=hall, headers={"x-longhall": "1"}) as http:
        http.get("/api/me")
        wish = {"game": "vasa_cards", "visibility": "public", "key": "k", "seats": seats, **more}
        return str(http.post("/api/tables", json=wish).raise_for_status().json()["path"])


def a_few_tables(person: Person) -> None:
    """One to be played, one that waits for people, and a finished one."""
    person.play_now("vasa_cards")
    assert person.play("list")
    person.open_table("shipwrights", 3, "Anna")
    person.page.wait_for_selector("[data-test=only-here]")
    person.enter()
    person.page.click("[data-test=play-vasa_voyage]")
    person.at_table()
    person.enter()


@pytest.mark.parametrize("language", ["en", pytest.param("sv", marks=pytest.mark.long)])
def test_the_hall_reads_at_every_size_full_and_empty(chromium: Any, hall: str, language: str) -> None:
    person = Person(chromium, hall, language=language, has_touch=True)
    for state in ("empty", "full"):
        if state == "full":
            a_few_tables(person)
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme)
            for name, size in SIZES.items():
                person.page.set_viewport_size(size)
                person.enter()
                settled(person)
                check_layout(person, touch=name == "phone")
            assert serious(person.page) == []
        person.page.set_viewport_size(LAPTOP)
    assert person.faults == []
    person.leave()


def test_tables_stand_by_what_they_want_and_none_vanishes(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    a_few_tables(person)
    page = person.page
    page.wait_for_selector("[data-test=mine-turn]")
    rows = page.locator("[data-test=tables] > li")
    assert [rows.nth(i).get_attribute("data-test") for i in range(rows.count())] == ["mine-turn", "mine-waiting"]
    turn = page.locator("[data-test=mine-turn]")
    assert "Your turn" in turn.inner_text() and "Round 1" in turn.inner_text() and "Easy" in turn.inner_text()
    assert page.title().startswith("(1) ")
    assert page.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
    page.click("[data-test=finished]")
    ended = page.locator("[data-test=mine-ended]")
    ended.wait_for()
    assert ended.locator(".whose span").inner_text()
    ways = [ended.locator(f"[data-test={way}]").get_attribute("href") or "" for way in ("review", "go")]
    assert [way.split("/")[1] for way in ways] == ["review", "replay"]
    for _ in range(7):
        page.evaluate(
            """() => fetch("/api/tables", {
              method: "POST", headers: {"Content-Type": "application/json", "X-Longhall": "1"},
              body: JSON.stringify({game: "vasa_cards", key: String(Math.random()),
                                    seats: [{kind: "me", name: "Anna"}, {kind: "open"}]})})"""
        )
    person.enter()
    page.wait_for_function("() => document.querySelectorAll('[data-test=tables] > li').length === 9")
    assert "9" in page.locator("[data-test=running]").inner_text()
    page.click("[data-test=mine-turn] [data-test=go]")
    page.wait_for_selector(CHOICE)
    assert page.title().startswith("(1) ")
    assert person.faults == []
    person.leave()


def test_bots_are_of_the_chosen_level(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.enter()
    person.page.select_option("[data-test=level]", "fair")
    person.page.click("[data-test=play-vasa_cards]")
    person.at_table()
    person.enter()
    person.page.wait_for_selector("[data-test=tables] > li")
    assert "Fair" in person.page.locator("[data-test=tables] > li").first.inner_text()
    assert person.page.input_value("[data-test=level]") == "fair"
    person.leave()


def test_open_tables_come_by_themselves_and_can_be_filtered(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.enter()
    path = public_table(hall, {"kind": "me", "name": "Ingrid of the open table"}, {"kind": "open"}, ways=DAILY)
    link = f"[data-test=open-tables] a[href='{path}']"
    person.page.wait_for_selector(link, timeout=20_000)
    told = person.page.locator("[data-test=open-tables] li", has=person.page.locator(f"a[href='{path}']")).inner_text()
    assert "Ingrid" in told and "1 of 2 seats free" in told and "Per move: 1 d" in told
    assert "ago" not in told and "now" not in told
    person.page.select_option("[data-test=filter-game]", "suecia")
    person.page.wait_for_selector(link, state="detached")
    person.page.select_option("[data-test=filter-game]", "")
    person.page.click(link)
    person.page.fill("[data-test=name]", "Anna")
    person.page.click("[data-test=sit-1]")
    person.at_table()
    person.leave()


def test_a_link_or_a_code_leads_to_its_table(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    path = public_table(hall, {"kind": "me", "name": "Ingrid"}, {"kind": "open"})
    person.enter()
    person.page.click("[data-test=enter-link]")
    person.page.fill("[data-test=link]", "somewhere")
    person.page.keyboard.press("Enter")
    assert "/table/" in person.page.locator("#friends [role=alert]").inner_text()
    person.page.fill("[data-test=link]", path.rsplit("/", 1)[1])
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("[data-test=sit-1]")
    person.leave()


def test_the_waiting_room_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, language="sv", has_touch=True)
    person.open_table("shipwrights", 3, "Anna")
    person.page.wait_for_selector("[data-test=missing] >> text=platserna B, C är lediga")
    check_layout(person, touch=True)
    person.page.click("[data-test=part-invite]")
    person.page.wait_for_selector("[data-test=only-here]")
    assert "longhall serve --host 0.0.0.0" in person.page.locator("[data-test=only-here]").inner_text()
    assert person.page.locator("[data-test=qr]").count() == 0
    check_layout(person, touch=True)
    person.page.select_option("[data-test=level]", "random")
    person.page.click("[data-test=fill-bots]")
    person.at_table()
    assert person.faults == []
    person.leave()


def test_a_seat_goes_on_on_another_device(chromium: Any, hall: str) -> None:
    person, phone = Person(chromium, hall), Person(chromium, hall, size=PHONE)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    person.page.click("[data-test=device]")
    person.page.wait_for_selector("dialog input")
    assert serious(person.page) == []
    link = person.page.input_value("dialog input")
    phone.page.goto(link)
    phone.at_table()
    phone.page.wait_for_selector(CHOICE)
    person.page.click("[data-test=renew]")
    person.page.wait_for_selector("dialog [role=status]")
    assert person.page.input_value("dialog input") != link
    phone.page.wait_for_selector(".fault")
    for one in (person, phone):
        one.leave()


def test_a_choice_made_while_the_line_is_broken_is_played_once(chromium: Any, hall: str) -> None:
    """The answer of the first try is lost on its way back: the choice was made, and must not be made again."""
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    page = person.page
    keys: list[str] = []
    sent: list[int] = []

    def lose(route: Any) -> None:
        keys.append(route.request.post_data_json["key"])
        if len(keys) == 1:
            sent.append(route.fetch().status)
        if len(keys) <= 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/play?*", lose)
    before = person.transcript()
    person.choose()
    page.wait_for_function("() => /kept/.test(document.querySelector('.fault')?.textContent ?? '')")
    person.wait_for_choice(after=before)
    page.wait_for_function("() => !document.querySelector('.fault')")
    assert len(keys) == 3 and len(set(keys)) == 1 and sent == [200]
    lines = page.locator("[data-test=log] .line").all_inner_texts()
    assert sum("Guest" in line for line in lines) <= 1, lines
    person.leave()


def test_that_the_hall_cannot_be_reached_is_told_only_while_it_is_so(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    sockets: list[Any] = []
    person.page.route_web_socket("**/live?*", lambda socket: sockets.append((socket, socket.connect_to_server())))
    person.page.reload()
    person.wait_for_choice()
    sockets[-1][0].close(code=1012, reason="gone")
    person.page.wait_for_selector(".fault")
    person.page.wait_for_selector(".fault", state="detached", timeout=20_000)
    assert len(sockets) == 2
    person.leave()


def test_a_click_can_be_held_confirmed_and_taken_back(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.play_now("vasa_cards")
    person.wait_for_choice()
    page = person.page
    page.click("[data-test=settings]")
    page.check("[data-test=care-confirm]")
    assert serious(page) == []
    page.keyboard.press("Escape")
    before = person.transcript()
    person.choose()
    page.wait_for_selector("[data-test=held]")
    page.mouse.move(5, 300)
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-test=held]", state="detached")
    assert person.transcript() == before
    person.choose()
    page.keyboard.press("Enter")  # the word is where the keyboard is
    person.wait_for_choice(after=before)
    page.click("[data-test=settings]")
    page.check("[data-test=care-hold]")
    page.keyboard.press("Escape")
    before = person.transcript()
    person.choose()
    page.click("[data-test=held-back]")
    page.wait_for_timeout(2_200)
    assert person.transcript() == before
    person.choose()
    person.wait_for_choice(after=before)
    assert person.faults == []
    person.leave()


def test_the_parts_of_the_hall_are_at_the_thumb_on_a_phone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall, size=PHONE, has_touch=True)
    person.enter()
    for part in ("games", "open", "learn", "me"):
        person.page.click(f"[data-test=bar-{part}]")
        person.page.wait_for_function(
            "id => { const { y } = document.getElementById(id).getBoundingClientRect(); return y >= 0 && y < 844; }",
            arg=part,
        )
    person.leave()


def test_the_hall_is_used_with_the_keyboard_alone(chromium: Any, hall: str) -> None:
    person = Person(chromium, hall)
    person.enter()
    person.page.locator("[data-test=my-name]").focus()
    person.page.keyboard.type("Anna")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#me .who")
    person.page.locator("[data-test=friends-vasa_cards]").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("dialog ol")
    assert person.page.locator("dialog ol input").input_value() == "Anna"
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog", state="detached")
    focused = "() => document.activeElement?.dataset.test"
    person.page.wait_for_function(f"() => ({focused})() === 'friends-vasa_cards'")
    assert person.faults == []
    person.leave()
