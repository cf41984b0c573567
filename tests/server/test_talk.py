"""Talk at a table: two channels, quick phrases, unread lines, notes of one's own, muting and reporting."""

import json
from dataclasses import replace

import pytest
from sqlalchemy.exc import DatabaseError
from tests.server.club import ANNA, BO, CAJSA, THREE
from tests.server.machines import Postgres, lacking
from tests.server.people import wait_until

from longhall.server import metrics
from longhall.server.hall import talk
from longhall.server.hall.letters import GATHER
from longhall.server.store import Store, house, talking
from longhall.server.web.connection import LARGEST


@pytest.fixture
def table(anna, bo):
    found = anna.table("toy_chain", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{found}/seats/1", {"name": "Bo"})
    return found


def say(person, table, text="", channel="table", **more):
    return person.post(f"/tables/{table}/talk/{channel}", {"text": text, **more})


def texts(talk):
    return [(line["name"], line["text"]) for line in talk["lines"]]


def test_what_is_said_reaches_the_others_at_once_and_is_unread_until_it_is_read(anna, bo, table):
    with bo.listening(table, 1) as ear:
        said = say(anna, table, "  Good   evening\n\nBo ")
        assert said["unread"] == 0 and said["lines"][0]["mine"]
        message = wait_until(lambda: (told := ear.hear())["type"] == "talk" and told)
        assert (message["line"]["text"], message["line"]["seat"]) == ("Good evening\n\nBo", 0)
    here = f"/tables/{table}/talk/table"
    assert bo.get(here)["unread"] == 1
    assert bo.put(f"{here}/read", {"number": 1})["unread"] == 0
    say(anna, table, "And now?")
    assert (bo.get(here)["unread"], bo.get(here)["read"]) == (1, 1)
    assert texts(bo.get(here, before=2)) == [("Anna", "Good evening\n\nBo")]


def test_quick_phrases_have_a_number_and_everybody_reads_the_own_language(anna, bo, table):
    assert {phrase["text"] for phrase in anna.get("/phrases", language="sv")} >= {"Snyggt!", "Jag drar i kväll."}
    say(anna, table, phrase=3, language="sv")
    line = bo.get(f"/tables/{table}/talk/table", language="en")["lines"][0]
    assert (line["text"], line["translated"], line["phrase"]) == ("I move tonight.", True, 3)
    line = bo.get(f"/tables/{table}/talk/table", language="sv")["lines"][0]
    assert (line["text"], line["translated"]) == ("Jag drar i kväll.", False)
    anna.fault("POST", f"/tables/{table}/talk/table", 422, "invalid", json={"phrase": 99})


def test_those_who_watch_have_a_talk_of_their_own(hall, anna, bo, table):
    cajsa = hall.person()
    cajsa.get("/me")
    say(anna, table, "secret plans")
    cajsa.fault("GET", f"/tables/{table}/talk/table", 403, "not_your_talk")
    cajsa.fault("POST", f"/tables/{table}/talk/table", 403, "not_your_talk", json={"text": "Bo has nothing!"})
    with anna.listening(table, 0) as player, cajsa.listening(table) as watcher:
        assert texts(say(cajsa, table, "Bo is strong", "watch", name="Cajsa")) == [("Cajsa", "Bo is strong")]
        assert wait_until(lambda: (told := watcher.hear())["type"] == "talk" and told)["line"]["seat"] is None
        say(anna, table, "now for all who play")
        told = wait_until(lambda: (told := player.hear())["type"] == "talk" and told)
        assert told["line"]["text"] == "now for all who play", "of the watchers' talk nothing came"
        assert watcher.hears_nothing()
    anna.fault("GET", f"/tables/{table}/talk/watch", 403, "not_your_talk")
    anna.fault("POST", f"/tables/{table}/talk/watch", 403, "not_your_talk", json={"text": "hello"})
    cajsa.fault("POST", f"/tables/{table}/talk/watch", 422, "bad_name", json={"text": "nameless"})


def test_a_host_without_a_seat_talks_with_who_plays_only_until_the_game_begins(anna, bo):
    table = anna.table("toy_chain", seats=("open", "bot:random"), ways={"ready": True})
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/0", {"name": "Bo"})
    say(bo, table, "who else comes?")
    assert texts(say(anna, table, "Cajsa", name="Anna")) == [("Bo", "who else comes?"), ("Anna", "Cajsa")]
    bo.put(f"/tables/{table}/seats/0/ready", {"ready": True})
    assert anna.post(f"/tables/{table}/begin", {})["status"] == "playing"
    anna.fault("GET", f"/tables/{table}/talk/table", 403, "not_your_talk")
    anna.fault("POST", f"/tables/{table}/talk/table", 403, "not_your_talk", json={"text": "play X", "name": "Anna"})
    assert texts(say(anna, table, "Bo is strong", "watch", name="Anna")) == [("Anna", "Bo is strong")]


def test_nothing_of_the_talk_is_in_the_record(anna, table):
    say(anna, table, "xyzzy")
    anna.put(f"/tables/{table}/seats/0/notes", {"text": "xyzzy"})
    alone = anna.table("toy_chain", seats=("Anna", "Bo"))
    say(anna, alone, "xyzzy")
    anna.play_out(alone, [0, 1])
    assert "xyzzy" not in json.dumps(anna.get(f"/tables/{alone}/record"))
    assert "xyzzy" not in json.dumps(anna.state(alone, 0))


def test_empty_and_endless_texts_are_refused(anna, table):
    for text in ("", "   ", "\n\n", "x" * 501):
        anna.fault("POST", f"/tables/{table}/talk/table", 422, "bad_text", json={"text": text})
    assert texts(say(anna, table, "a\u0007b")) == [("Anna", "ab")]


def test_notes_are_seen_by_their_holder_alone(hall, anna, bo, table):
    here = f"/tables/{table}/seats/1/notes"
    assert bo.get(here) == {"text": ""}
    bo.put(here, {"text": "Anna bluffs"})
    anna.fault("GET", here, 403, "not_your_seat")
    link = bo.get(f"/tables/{table}/seats/1/link")["path"]
    phone = hall.person()
    phone.get("/me")
    key = link.split("key=")[1]
    phone.post(f"/tables/{table}/claim", {"seat": 1, "key": key})
    assert phone.get(here) == {"text": "Anna bluffs"}, "another device of the same person"
    bo.post(f"/tables/{table}/seats/1/leave", {})
    bo.fault("GET", here, 403, "not_your_seat")
    phone.fault("GET", here, 403, "not_your_seat")
    bo.post(f"/tables/{table}/seats/1/return", {})
    assert bo.get(here) == {"text": "Anna bluffs"}


def test_a_new_holder_of_a_seat_has_notes_of_its_own(anna, bo, hall):
    table = anna.table("toy_chain", seats=("Anna", "open", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    bo.put(f"/tables/{table}/seats/1/notes", {"text": "mine"})
    bo.ask("DELETE", f"/tables/{table}/seats/1", json={})
    cajsa = hall.person()
    cajsa.get("/me")
    cajsa.post(f"/tables/{table}/seats/1", {"name": "Cajsa"})
    assert cajsa.get(f"/tables/{table}/seats/1/notes") == {"text": ""}


def test_who_is_muted_is_not_heard_and_does_not_know(hall, anna, bo, table):
    assert anna.put(f"/tables/{table}/seats/1/mute", {"muted": True})["muted"] == [1]
    with anna.listening(table, 0) as ear:
        say(bo, table, "la la la")
        assert bo.get(f"/tables/{table}/talk/table")["muted"] == []
        heard = [ear.hear()["type"] for _ in range(3)]
        assert "talk" not in heard and ear.hears_nothing()
    assert anna.get(f"/tables/{table}/talk/table")["lines"] == []
    assert anna.get(f"/tables/{table}/talk/table")["unread"] == 0
    anna.put(f"/tables/{table}/seats/1/mute", {"muted": False})
    assert texts(anna.get(f"/tables/{table}/talk/table")) == [("Bo", "la la la")]
    anna.fault("PUT", f"/tables/{table}/seats/0/mute", 404, "no_seat", json={"muted": True})
    watcher = hall.person()
    watcher.get("/me")
    watcher.fault("PUT", f"/tables/{table}/seats/0/mute", 403, "not_your_talk", json={"muted": True})
    assert watcher.get(f"/tables/{table}/talk/watch")["muted"] == [], "who is refused has changed nothing"


def test_who_watches_or_has_left_is_muted_by_what_was_said(hall, anna, bo, table):
    eve, cajsa = hall.person(), hall.person()
    for watcher, name in ((eve, "Eve"), (cajsa, "Cajsa")):
        watcher.get("/me")
        say(watcher, table, f"I am {name}", "watch", name=name)
    here = f"/tables/{table}/talk/watch"
    muted = cajsa.put(f"{here}/mute", {"number": 1, "muted": True})
    assert texts(muted) == [("Cajsa", "I am Cajsa")] and muted["hushed"] == [{"number": 1, "name": "Eve"}]
    say(eve, table, "la la la", "watch", name="Eve")
    assert cajsa.get(here)["unread"] == 0 and eve.get(here)["hushed"] == [], "and does not know"
    heard = cajsa.put(f"{here}/mute", {"number": 3, "muted": False})
    assert len(heard["lines"]) == 3 and heard["hushed"] == []
    cajsa.fault("PUT", f"{here}/mute", 404, "no_line", json={"number": 2, "muted": True})
    say(bo, table, "farewell")
    bo.post(f"/tables/{table}/seats/1/leave", {})
    muted = anna.put(f"/tables/{table}/talk/table/mute", {"number": 1, "muted": True})
    assert muted["lines"] == [] and muted["hushed"] == [{"number": 1, "name": "Bo"}] and muted["muted"] == []


def test_whoever_runs_the_hall_hears_of_reports_without_a_name_and_gets_one_letter(writing, office, caplog):
    writing.hall.settings = replace(writing.hall.settings, reports_to="keeper@hall.example")
    table = writing.club.table("toy_chain", people=THREE)
    before = metrics.REPORTS._value.get()
    for text in ("a bad word", "and another"):
        writing.do(talk.speak, BO, table, "table", text, None, "", "en")
    with caplog.at_level("WARNING"):
        for number, who in ((1, ANNA), (2, CAJSA)):
            writing.do(talk.report, who.id, table, "table", number, "rude")
    assert metrics.REPORTS._value.get() == before + 2 and len(caplog.records) == 2
    writing.send()
    assert office.letters == [], "they are gathered"
    writing.pass_by(GATHER)
    (letter,) = office.letters
    assert letter["To"] == "keeper@hall.example" and letter["Subject"] == "2 reports / 2 anmälningar"
    said = letter.get_content() + caplog.text
    assert "longhall admin reports" in said
    for secret in ("bad word", "rude", "P1", table, BO.id, ANNA.id):
        assert secret not in said
    writing.do(talk.report, ANNA.id, table, "table", 1, "")
    for one in talking.reports(writing.hall.store):
        writing.hall.wait(writing.hall.store.write(house.dismiss(one["id"])))
    writing.pass_by(GATHER)
    assert len(office.letters) == 1 and writing.waiting() == [], "nothing is left to look at"


def test_what_was_said_long_ago_is_read_page_by_page_and_who_is_muted_takes_no_room_there(anna, bo, table):
    for number in range(6):
        say(anna if number % 2 else bo, table, f"line {number}")
    here = f"/tables/{table}/talk/table"
    last = anna.get(here, limit=4)
    assert [text for _, text in texts(last)] == ["line 2", "line 3", "line 4", "line 5"] and last["more"]
    first = anna.get(here, limit=4, before=last["lines"][0]["number"])
    assert [text for _, text in texts(first)] == ["line 0", "line 1"] and not first["more"]
    anna.put(f"/tables/{table}/seats/1/mute", {"muted": True})
    alone = anna.get(here, limit=3)
    assert [text for _, text in texts(alone)] == ["line 1", "line 3", "line 5"] and not alone["more"]


def test_a_report_is_kept_for_whoever_runs_the_hall(own_hall):
    from longhall.server.store import Store

    hall = own_hall()
    anna, bo = hall.person(), hall.person()
    table = anna.table("toy_chain", seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
    say(bo, table, "something bad")
    here = f"/tables/{table}/talk/table/report"
    anna.post(here, {"number": 1, "reason": "rude"})
    bo.fault("POST", here, 404, "no_line", json={"number": 1})
    anna.fault("POST", here, 404, "no_line", json={"number": 7})
    hall.stop()
    store = Store(hall.wishes["database"])
    [report] = talking.reports(store)
    store.close()
    assert (report["at_table"], report["name"], report["reason"]) == (table, "Bo", "rude")
    assert [said[2] for said in report["said"]] == ["something bad"]


def test_private_advice_is_off_where_people_play_unless_they_allow_it(anna, bo):
    for ways, allowed in (({}, False), ({"hints": True}, True)):
        table = anna.table("vasa_cards", seats=("Anna", "open"), ways=ways)
        bo.get("/me")
        assert anna.get(f"/tables/{table}/people")["hints"] is True
        bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
        assert anna.get(f"/tables/{table}/people")["hints"] is allowed
        seat, person = (0, anna) if anna.state(table, 0)["asked"] else (1, bo)
        if allowed:
            assert person.get(f"/tables/{table}/seats/{seat}/hint")["text"]
        else:
            person.fault("GET", f"/tables/{table}/seats/{seat}/hint", 409, "no_hints")


def test_no_number_in_an_address_is_larger_than_what_every_store_can_be_asked_for(anna, table):
    """The whole numbers of PostgreSQL end where those of SQLite go on."""
    for path in (f"/tables/{table}/talk/table", f"/tables/{table}/seats/0/log"):
        anna.get(path, before=2**31 - 1)
        anna.fault("GET", path, 422, "invalid", params={"before": 2**31})
    paths = anna.get("/openapi.json")["paths"]
    asked = [there["schema"] for ways in paths.values() for there in ways.get("get", {}).get("parameters", [])]
    numbers = [one for there in asked for one in there.get("anyOf", [there]) if one.get("type") == "integer"]
    assert max(one.get("maximum", 0) for one in numbers) == LARGEST == 2**31 - 1


@pytest.mark.long
def test_the_largest_number_that_may_be_asked_for_is_one_that_postgresql_takes():
    if why := lacking():
        pytest.skip(why)
    with Postgres() as server:
        store = Store(server.database("hall"))
        assert talking.lines(store, "none", "table", 0, LARGEST, 200) == []
        assert store.of_group("none", True, 50, LARGEST) == []
        with pytest.raises(DatabaseError):
            talking.lines(store, "none", "table", 0, LARGEST + 1, 200)
        store.close()
