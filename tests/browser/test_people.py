"""My page in a real browser: an account with a passkey of Chromium's own, a guest's tables, devices, groups."""

import json
import uuid
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
from tests.browser.people import PHONE, Person, tab_to
from tests.browser.test_access import faults

PASSWORD = "long ships row by night"
TABS = ("ratings", "notices", "devices", "data")


@pytest.fixture
def page(chromium: Any, hall: str) -> Iterator[Any]:
    """A page of the hall by the name localhost, where passkeys can be had, and a device that makes them."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(hall.replace("127.0.0.1", "localhost"))
    yield page
    context.close()


def ask(person: Person, path: str, body: dict[str, str]) -> Any:
    headers = {"x-longhall": "1", "content-type": "application/json"}
    return person.page.request.post(f"{person.hall}/api/{path}", headers=headers, data=json.dumps(body)).json()


def new_name() -> str:
    return "P" + uuid.uuid4().hex[:10]


def test_a_passkey_makes_an_account_and_signs_in_again(page: Any) -> None:
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    name = new_name()
    page.locator("[data-test=my-page]").click()
    page.locator("[data-test=other-way]").click()
    page.locator("[data-test=account-name]").fill(name)
    page.locator("[data-test=by-key]").click()
    page.locator("[data-test=tab-devices]").click()
    assert page.locator("[data-test=my-account]").inner_text() == name
    page.locator("[data-test=devices]").get_by_role("button").click()
    page.locator("[data-test=by-key]").click()
    page.locator("[data-test=tab-data]").wait_for()
    assert page.locator("[data-test=my-account]").inner_text() == name


def test_a_guest_signs_up_takes_its_tables_over_and_the_screens_leave_nobody_out(page: Any, hall: str) -> None:
    name = new_name()
    headers = {"x-longhall": "1", "content-type": "application/json"}
    wish = {"game": "vasa_cards", "seats": [{"kind": "me", "name": "Guest"}, {"kind": "open"}], "key": name}
    here = hall.replace("127.0.0.1", "localhost")
    page.request.post(f"{here}/api/tables", headers=headers, data=json.dumps(wish))
    page.goto(f"{here}/me")
    page.locator("[data-test=other-way]").click()
    page.locator("[data-test=account-name]").fill(name)
    page.locator("[data-test=account-password]").fill(PASSWORD)
    page.locator("[data-test=by-password]").click()
    page.locator("[data-test=take-over]").click()
    page.locator("[data-test=mine-waiting]").wait_for()
    page.goto(f"{here}/groups")
    page.locator("[data-test=group-name]").fill("Thursday")
    page.locator("[data-test=make-group]").click()
    page.locator("[data-test=group-title]").wait_for()
    group = page.url
    for width, theme, language in ((1366, "light", "en"), (390, "dark", "sv")):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(f"localStorage.setItem('longhall.theme', '{theme}')")
        page.evaluate(f"localStorage.setItem('longhall.language', '{language}')")
        for path in ("/me", *(f"/me/{tab}" for tab in TABS), "/groups", "/ratings/vasa_cards", group):
            page.goto(path if path.startswith("http") else here + path)
            page.wait_for_load_state("networkidle")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
            assert faults(page) == [], (path, width)
            assert page.locator("main h1").count() == 1


def test_who_comes_by_the_link_of_a_group_on_a_phone_makes_an_account_and_joins(chromium: Any, hall: str) -> None:
    anna, bo = Person(chromium, hall), Person(chromium, hall, size=PHONE, language="sv")
    anna.enter()
    ask(anna, "account", {"name": new_name(), "password": PASSWORD})
    path = ask(anna, "groups", {"name": "Thursday"})["path"]
    bo.page.goto(hall + path)
    bo.page.wait_for_selector("h1:visible >> text=Thursday")
    assert faults(bo.page) == []
    name = new_name()
    bo.page.fill("[data-test=account-name]", name)
    bo.page.fill("[data-test=account-password]", PASSWORD)
    bo.page.click("[data-test=by-password]")
    bo.page.click("[data-test=join-group]")
    bo.page.click("[role=tab]:has-text('Medlemmar')")
    bo.page.wait_for_selector(f"#members:visible >> text={name}")
    bo.page.wait_for_selector("#members [data-test=played]:visible >> nth=1")
    assert faults(bo.page) == []

    # Anna asks all of the group to a new table: Bo finds it in the hall.
    anna.page.goto(hall + path.split("#")[0])
    anna.page.click("[data-test=ask-all]")
    anna.page.click("dialog button:has-text('Vasa Regalis: The Card Game')")
    assert anna.page.is_checked("[data-test=ask-group]")
    assert faults(anna.page) == []
    anna.page.click("[data-test=open-table]")
    anna.page.wait_for_selector(f"[data-test=companions] >> text={name}")
    assert anna.page.query_selector("[data-test=ask-group]") is None, "everybody is asked"
    assert faults(anna.page) == []
    bo.page.goto(hall)
    bo.page.click("[data-test=invited-look]")
    bo.page.click("[data-test=sit-1]")
    anna.page.wait_for_selector("[data-test=companions] >> text=sits here")
    assert anna.faults == []
    anna.leave()
    bo.leave()


def test_where_the_page_is_not_secure_it_says_why_there_are_no_passkeys(chromium: Any, hall: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{hall}/me")
    assert "localhost" in page.locator("[data-test=no-passkeys]").inner_text()
    assert page.locator("[data-test=by-key]").count() == 0
    context.close()


@pytest.mark.long
def test_what_my_page_and_my_groups_offer_is_done_by_keyboard(chromium: Any, hall: str) -> None:
    anna, bo = Person(chromium, hall), Person(chromium, hall)
    names = [new_name(), new_name()]
    for person, name in zip((anna, bo), names, strict=True):
        person.enter()
        ask(person, "account", {"name": name, "password": PASSWORD})
    page = anna.page

    def press(test: str) -> None:
        page.wait_for_selector(f"[data-test={test}]")
        tab_to(page, test)
        page.keyboard.press("Enter")

    # What I finished: found by its result, and taken along.
    table, _ = anna.play_ahead("vasa_cards", 2, 10_000)
    result = anna.get("/api/me/finished")[0]["result"]
    mine, other = ("won", "other") if result["places"][0] == 1 else ("other", "won")
    page.goto(f"{hall}/me")
    row = f"[data-test=history] a[href='/replay/{table}']"
    page.wait_for_selector(row)
    assert page.locator(f"[data-test=history] a[href='/review/{table}']").count() == 1
    tab_to(page, "filter-outcome")
    page.select_option("[data-test=filter-outcome]", other)
    page.wait_for_selector(row, state="detached")
    page.select_option("[data-test=filter-outcome]", mine)
    page.wait_for_selector(row)
    with page.expect_download() as games:
        press("download-all")
    assert games.value.suggested_filename == "longhall-games.zip"
    press("tab-data")
    with page.expect_download() as data:
        press("export")
    with zipfile.ZipFile(data.value.path()) as folder:
        assert json.loads(folder.read("me.json"))["account"]["name"] == names[0]

    # Notices, and the devices that are signed in.
    press("tab-notices")
    press("test-notices")
    page.wait_for_selector("text=On its way.")
    assert faults(page) == []
    for _ in range(2):
        other_device = Person(chromium, hall)
        ask(other_device, "sessions", {"name": names[0], "password": PASSWORD})
        other_device.leave()
    press("tab-devices")
    press("end-others")
    page.wait_for_selector("[data-test=end-others]", state="detached")
    assert page.locator("[data-test=devices] li").count() == 1

    # Without the hall what is known stays, and says of when it is.
    anna.context.set_offline(True)
    page.wait_for_selector("[data-test=stale] p")
    assert faults(page) == []
    anna.context.set_offline(False)
    page.wait_for_selector("[data-test=stale] p", state="detached")

    # A group: somebody is sent away, and I leave.
    group = ask(anna, "groups", {"name": "Thursday"})
    ask(bo, f"groups/{group['id']}/claim", {"key": group["path"].split("key=")[1]})
    page.goto(f"{hall}/group/{group['id']}")
    page.wait_for_selector(f"#members >> text={names[1]}")
    press("remove-member")
    page.wait_for_selector("[data-test=remove-member-sure]")
    assert faults(page) == []
    press("remove-member-sure")
    page.wait_for_selector(f"#members >> text={names[1]}", state="detached")
    assert bo.page.request.get(f"{hall}/api/groups/{group['id']}").status == 403
    press("leave-group")
    press("leave-group-sure")
    page.wait_for_url(f"{hall}/groups")
    anna.leave()
    bo.leave()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_pages_that_letters_open(chromium: Any, hall: str, language: str) -> None:
    """A letter's key that nobody has is answered like another; a hall without mail says that it cannot send any."""
    person = Person(chromium, hall, size=PHONE, language=language)
    person.page.goto(f"{hall}/unsubscribe#{'k' * 32}")
    person.page.click("main form button")
    person.page.wait_for_selector("main [role=status]:not(:empty)")
    assert faults(person.page) == []
    person.page.goto(f"{hall}/recover")
    person.page.reload()
    person.page.fill("main form input", "Anna")
    person.page.press("main form input", "Enter")
    person.page.wait_for_selector("main [role=alert]")
    assert faults(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    person.leave()
