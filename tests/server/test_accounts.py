"""Accounts: made, signed in to on several devices, taken over from a guest, exported, deleted."""

import io
import json
import sqlite3
import uuid
import zipfile
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import JSON, Column, Integer, MetaData, String, Table, create_engine, insert, select
from starlette.requests import HTTPConnection
from tests.server.authenticator import Authenticator
from tests.server.club import member
from tests.server.people import Person, key
from websockets.exceptions import ConnectionClosed

from longhall.server.hall import accounts, dossier, passwords
from longhall.server.hall.hall import Hall
from longhall.server.settings import Settings
from longhall.server.store import Store, people
from longhall.server.store.schema import INVITATIONS, MUTES, REPORTS
from longhall.server.web.routes.accounts import why_no_passkeys

PASSWORD = "long ships row by night"


def new_name():
    return "P" + uuid.uuid4().hex[:12]


def register(person, name=None, **more):
    """A browser makes an account; its name."""
    name = name or new_name()
    person.post("/account", {"name": name, "password": PASSWORD, **more}, 201)
    return name


def sign_in(person, name, password=PASSWORD, status=201):
    return person.post("/sessions", {"name": name, "password": password}, status)


def dumped(hall):
    """All that the store holds."""
    with sqlite3.connect(hall.folder / "hall.sqlite3") as store:
        return "\n".join(store.iterdump())


@pytest.fixture
def named(hall):
    """A hall that the browser knows by a name, as passkeys need it."""
    return hall.url.replace("127.0.0.1", "localhost")


def test_guests_need_no_account(anna):
    anna.table(seats=("Anna", "open"))
    found = anna.get("/account")
    assert found["account"] is None and found["guest"] == 0
    for path in ("/sessions", "/account/export"):
        anna.fault("GET", path, 401, "not_signed_in")
    anna.fault("POST", "/account/guest", 401, "not_signed_in", json={})


def test_an_account_is_the_same_person_on_every_device(anna, bo):
    name = register(anna)
    table = anna.table(seats=("Anna", "open"))
    bo.fault("GET", f"/tables/{table}/seats/0/link", 403, "not_your_seat")
    sign_in(bo, name.upper())
    assert bo.get(f"/tables/{table}/seats/0/link")["path"]
    assert [held["table"]["id"] for held in bo.get("/me")["tables"]] == [table]
    assert bo.get("/account")["account"]["name"] == name


def test_the_cookie_of_a_session_is_for_no_script_and_the_store_has_only_what_follows_from_it(hall, anna):
    answer = anna.http.post("/api/account", json={"name": new_name(), "password": PASSWORD})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("longhall-session=")
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
    secret = anna.http.cookies["longhall-session"]
    whole = b"".join(path.read_bytes() for path in hall.folder.glob("hall.*"))
    assert secret.encode() not in whole and PASSWORD.encode() not in whole and b"$argon2id$" in whole


def test_names_are_taken_once_however_they_are_written(anna, bo):
    name = register(anna)
    bo.fault("POST", "/account", 409, "account_taken", json={"name": name.swapcase(), "password": PASSWORD})
    bo.fault("POST", "/account", 422, "bad_password", json={"name": new_name(), "password": "short"})
    bo.fault("POST", "/account", 422, "bad_name", json={"name": " ", "password": PASSWORD})
    wish = {"name": new_name(), "password": PASSWORD, "email": "nowhere"}
    bo.fault("POST", "/account", 422, "bad_email", json=wish)


def test_a_wrong_password_and_a_name_that_nobody_has_are_refused_alike(anna, bo):
    name = register(anna)
    wrong = bo.http.post("/api/sessions", json={"name": name, "password": "not the password"})
    nobody = bo.http.post("/api/sessions", json={"name": new_name(), "password": "not the password"})
    for answer in (wrong, nobody):
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "wrong_password"
    assert wrong.content == nobody.content
    without = [{name: value for name, value in answer.headers.items() if name != "date"} for answer in (wrong, nobody)]
    assert without[0] == without[1]


def test_the_same_work_is_done_whether_or_not_there_is_such_an_account(tmp_path, monkeypatch):
    """Not by the clock: what is counted is how often, and with what cost, Argon2 is asked."""
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    hall.wait(accounts.create(hall, "Anna", PASSWORD, None, ""))
    asked = []

    class Counting:
        def verify(self, known, password):
            asked.append(known.split("$")[1:4])
            return hasher.verify(known, password)

    hasher = passwords.HASHER
    passwords.nobodys()
    monkeypatch.setattr(passwords, "HASHER", Counting())
    for name in ("Anna", "Nobody"):
        with pytest.raises(Exception, match="wrong_password"):
            hall.wait(accounts.sign_in(hall, name, "not the password", ""))
    assert len(asked) == 2 and asked[0] == asked[1] and asked[0][0] == "argon2id"
    hall.close()


def test_guessing_is_limited_for_each_account_and_address(own_hall):
    hall = own_hall(limits={"guesses": (3, 0.001), "accounts": (13, 0.001)})
    anna, eve = hall.person(), hall.person()
    name = register(anna, "Anna")
    for wanted in (name, "Nobody"):
        statuses = [
            eve.http.post("/api/sessions", json={"name": wanted, "password": f"guess number {n}"}).status_code
            for n in range(4)
        ]
        assert statuses[-1] == 429 and statuses.count(429) in (1, 2), (wanted, statuses)
    for written in (name.upper(), f" {name}", f"{name}\t "):
        answer = eve.http.post("/api/sessions", json={"name": written, "password": PASSWORD})
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1, written
    assert anna.get("/account")["account"]["name"] == "Anna", "who is signed in stays it"
    statuses = [
        eve.http.post("/api/account", json={"name": new_name(), "password": PASSWORD}).status_code for _ in range(3)
    ]
    assert statuses[0] == 201 and statuses[-1] == 429, "an address makes only so many accounts"


def test_devices_are_listed_and_signed_out(anna, bo, hall):
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    anna.http.headers["user-agent"] = agent
    name = register(anna)
    sign_in(bo, name)
    mine = anna.get("/sessions")
    assert sorted(found["this"] for found in mine) == [False, True]
    assert [found["device"] for found in mine if found["this"]] == ["Firefox, Linux"]
    other = next(found["id"] for found in mine if not found["this"])
    hall.person().fault("DELETE", f"/sessions/{other}", 401, "not_signed_in")
    assert anna.http.delete(f"/api/sessions/{other}").status_code == 204
    assert bo.get("/account")["account"] is None
    assert [found["this"] for found in anna.get("/sessions")] == [True]
    anna.fault("DELETE", f"/sessions/{other}", 404, "no_session")


def test_nobody_ends_another_persons_session(anna, bo):
    register(anna)
    register(bo)
    theirs = anna.get("/sessions")[0]["id"]
    bo.fault("DELETE", f"/sessions/{theirs}", 404, "no_session")
    assert anna.get("/account")["account"] is not None


def test_who_signs_out_is_the_guest_of_before_and_hears_nothing_more(anna):
    guests = anna.table(seats=("Anna", "open"))
    register(anna)
    mine = anna.table(seats=("Anna", "open"))
    assert [held["table"]["id"] for held in anna.get("/me")["tables"]] == [mine]
    with anna.listening(mine, 0) as ear:
        ear.hear()
        assert anna.http.delete("/api/sessions").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert [held["table"]["id"] for held in anna.get("/me")["tables"]] == [guests]
    anna.fault("GET", f"/tables/{mine}/seats/0/link", 403, "not_your_seat")


def account_of(hall, name):
    found = people.person_named(hall.store, name)
    assert found is not None
    return found


def test_an_ended_session_opens_nothing_in_another_process_that_remembers_it(tmp_path, monkeypatch):
    """Two halls on one store: what one ends the other knows as soon as it asks anew."""
    address = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    here, there = (Hall(Settings(), Store(address)) for _ in range(2))
    here.wait(accounts.create(here, "Anna", PASSWORD, None, ""))
    token = people.sessions(here.store, account_of(here, "anna").id)[0].token
    assert there.sessions.find(token) is not None
    here.wait(accounts.end(here, [token]))
    assert here.sessions.find(token) is None
    there.sessions.known[token] = (there.sessions.known[token][0], 0.0)  # the seconds have passed
    assert there.sessions.find(token) is None
    here.close()
    there.close()


def test_another_password_signs_all_other_devices_out(anna, bo, hall):
    name = register(anna)
    sign_in(bo, name)
    new = "other ships sail by day"
    anna.fault("PUT", "/account/password", 403, "wrong_password", json={"password": "no", "new": new})
    anna.fault("PUT", "/account/password", 422, "bad_password", json={"password": PASSWORD, "new": "short"})
    anna.put("/account/password", {"password": PASSWORD, "new": new})
    assert anna.get("/account")["account"]["name"] == name and bo.get("/account")["account"] is None
    eve = hall.person()
    sign_in(eve, name, PASSWORD, 403)
    sign_in(eve, name, new)


def test_name_address_and_shield_can_be_changed(anna, bo):
    taken = register(bo)
    register(anna)
    new = new_name()
    shield = {"pattern": 2, "one": 1, "two": 7}
    found = anna.put("/account", {"name": new, "email": "anna@hall.example", "shield": shield})["account"]
    assert (found["name"], found["email"], found["confirmed"]) == (new, "anna@hall.example", False)
    assert found["shield"] == shield
    anna.fault("PUT", "/account", 409, "account_taken", json={"name": taken})
    anna.fault("PUT", "/account", 422, "bad_email", json={"email": "anna@"})
    anna.fault("PUT", "/account", 422, "invalid", json={"shield": {"pattern": 99, "one": 0, "two": 0}})
    assert anna.put("/account", {"email": ""})["account"]["email"] is None
    assert anna.get("/account")["account"]["name"] == new


def test_an_address_is_confirmed_only_as_it_stands(tmp_path):
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    wanted: list[tuple[str, str]] = []
    hall.wants_mail_confirmed = lambda *told: lambda connection: wanted.append(told)
    hall.wait(accounts.create(hall, "Anna", PASSWORD, "anna@old.example", ""))
    anna = account_of(hall, "anna").id
    hall.wait(accounts.change_email(hall, anna, "anna@new.example"))
    assert wanted == [(anna, "anna@old.example"), (anna, "anna@new.example")]
    hall.wait(accounts.confirm_email(hall, anna, "anna@old.example"))
    assert not account_of(hall, "anna").confirmed
    hall.wait(accounts.confirm_email(hall, anna, "anna@new.example"))
    assert account_of(hall, "anna").confirmed
    hall.close()


def test_a_guests_tables_can_be_taken_over(anna, bo, hall):
    """All of them at once: those that go on, that wait, that have ended, and that only were set up."""
    running = anna.table(seats=("Anna", "open"))
    bo.get("/me")
    bo.post(f"/tables/{running}/seats/1", {"name": "Bo"})
    waiting = anna.table(seats=("open", "bot:easy"))
    over = anna.table(seats=("Anna", "bot:random"))
    anna.play_out(over, [0])
    before = anna.state(running, 0)
    with anna.listening(running, 0) as ear:
        ear.hear_state()
        register(anna)
        assert anna.get("/account")["guest"] == 3 and anna.get("/me")["tables"] == []
        assert anna.post("/account/guest", {}) == {"tables": 3}
        with pytest.raises(ConnectionClosed):  # it listened for the guest
            while True:
                ear.hear()
    found = anna.get("/me")
    assert {held["table"]["id"] for held in found["tables"]} == {running, waiting} and found["finished"] == 1
    assert anna.get(f"/tables/{waiting}")["host"] and anna.state(running, 0) == before
    assert anna.get("/account")["guest"] == 0
    anna.http.delete("/api/sessions")
    anna.fault("GET", f"/tables/{running}/seats/0", 403, "not_your_seat")
    assert bo.state(running, 1)["names"] == ["Anna", "Bo"]


def test_who_held_a_seat_with_both_owns_it_once(anna, bo, hall):
    """The account came by the seat's link; the guest took the seat first, and that stays so."""
    table = anna.table(seats=("Anna", "open"))
    link = anna.get(f"/tables/{table}/seats/0/link")["path"]
    name = register(bo)
    bo.post(f"/tables/{table}/claim", {"seat": 0, "key": link.split("key=")[1]})
    bo.fault("POST", f"/tables/{table}/seats/0/link", 403, "not_owner", json={})
    sign_in(anna, name)
    assert anna.post("/account/guest", {})["tables"] == 1
    assert bo.post(f"/tables/{table}/seats/0/link", {})["path"] != link


def test_whatever_is_a_visitors_moves_with_the_tables_and_what_both_have_stays_the_persons():
    engine = create_engine("sqlite://")
    data = MetaData()
    key: dict[str, Any] = {"primary_key": True}
    notes = Table(
        "notes", data, Column("table_id", String, **key), Column("visitor", String, **key), Column("text", String)
    )
    said = Table("said", data, Column("number", Integer, **key), Column("visitor", String))
    data.create_all(engine)
    with engine.begin() as store:
        store.execute(
            insert(notes), [{"table_id": t, "visitor": v, "text": t + v} for t, v in ("ag", "bg", "bp", "cx")]
        )
        store.execute(insert(said), [{"number": n, "visitor": v} for n, v in enumerate("gpgx")])
        for part in (notes, said):
            people.move(store, part.c.visitor, "g", "p")
        assert set(store.execute(select(notes)).all()) == {("a", "p", "ag"), ("b", "p", "bp"), ("c", "x", "cx")}
        assert [who for _, who in store.execute(select(said).order_by(said.c.number))] == list("pppx")


@pytest.mark.parametrize("column", people.OTHERWISE, ids=lambda column: f"{column.table.name}-{column.name}")
def test_where_a_guest_stands_in_others_rows_the_person_stands_then(tmp_path, column):
    """Whom the guest invited, who has muted the guest, what was reported of the guest, and by the guest."""
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    part = column.table
    values: dict[str, Any] = {"said": [], **dict.fromkeys(("at", "reminded"), 1.0)}
    rows = [
        {one.name: "g" if one is column else f"{one.name}{number}" for one in part.c if one.name != "id"}
        | {one.name: values[one.name] for one in part.c if one.name in values}
        | {"id": number}
        for number in range(2)
    ]
    rows = [{name: row[name] for name in row if name in part.c} for row in rows]
    with store.engine.begin() as connection:
        connection.exec_driver_sql("pragma defer_foreign_keys = on")
        connection.execute(insert(part), rows)
        if column is MUTES.c.other:
            connection.execute(insert(part).values(visitor="visitor0", other="p"))  # has muted both
        people.hand_over("g", "p")(connection)
        assert list(connection.execute(select(column)).scalars()) == ["p", "p"]
        connection.rollback()
    store.close()


def test_what_is_taken_over_makes_copies_outdated(anna):
    table = anna.table(seats=("Anna", "Bo"))
    seen = anna.state(table, 0)
    seat = 0 if seen["asked"] else 1
    state = anna.state(table, seat)
    register(anna)
    wish = {"choice": state["choices"][0]["key"], "transcript": state["transcript"], "key": key()}
    anna.fault("POST", f"/tables/{table}/seats/{seat}/play", 403, "not_your_seat", json=wish)
    anna.post("/account/guest", {})
    anna.post(f"/tables/{table}/seats/{seat}/play", wish)


def test_all_that_is_known_of_me_can_be_had(anna, bo):
    name = register(anna, email="anna@hall.example")
    register(bo)
    table = anna.table(seats=("Anna", "bot:random"))
    bo.table(seats=("Bo", "bot:random"))
    anna.play_out(table, [0])
    answer = anna.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        assert folder.namelist() == ["me.json", f"vasa_cards-{table}.json"]
        text = folder.read("me.json").decode()
        assert json.loads(folder.read(f"vasa_cards-{table}.json"))["entries"]
    found = json.loads(text)
    assert found["account"]["name"] == name and found["account"]["email"] == "anna@hall.example"
    assert [told["id"] for told in found["tables"]] == [table]
    assert found["tables"][0]["my_seats"] == [0] and sorted(found["tables"][0]["places"])[0] == 1
    assert len(found["devices"]) == 1
    assert "argon2" not in text and anna.http.cookies["longhall-session"] not in text


def test_nothing_that_is_somebodys_is_missing_from_what_can_be_had(club):
    """A row of everybody's in every part of the store that has a person: a new one is told of, or this fails."""
    anna = member(club.hall, "Anna")
    table = club.table("toy_chain")

    def row(part, who):
        values: dict[str, Any] = {}
        for column in part.c:
            kind = column.type
            marked = f"{who}-{column.name}"[: getattr(kind, "length", None) or 99]
            values[column.name] = marked if isinstance(kind, String) else {} if isinstance(kind, JSON) else 0
        return {**values, **({"table_id": table} if "table_id" in values else {})}

    def fill(connection):
        for part in people.beside_seats():
            for who, visitor in (("mine", anna.id), ("theirs", "b" * 64)):
                connection.execute(insert(part).values({**row(part, who), "visitor": visitor}))
        for part, column in ((INVITATIONS, "inviter"), (REPORTS, "by")):
            more = {"id": 7, "about": "x"} if part is REPORTS else {}
            connection.execute(insert(part).values({**row(part, "mine too"), column: anna.id, **more}))

    club.hall.wait(club.hall.store.write(fill))
    found = dossier.dossier(club.hall, anna)
    assert set(dossier.PARTS) == {part.name for part in people.beside_seats()}
    for part in people.beside_seats():
        assert found[part.name] == 1 if not dossier.PARTS[part.name] else len(found[part.name]) == 1, part.name
    text = json.dumps(found)
    for told in ("mine-text", "mine-zone", "mine-kind", "mine-hea", "mine too-name", "mine too-reason"):
        assert told in text
    assert "theirs" not in text and anna.id not in text
    for secret in ("mine-token", "mine-letter_key", "mine-keys", "mine-other", "mine-inviter"):
        assert secret not in text


def in_a_tournament(anna, bo, names):
    """A group with a round robin of the two; the ids of both."""
    group = anna.post("/groups", {"name": "Thursday"}, 201)
    bo.post(f"/groups/{group['id']}/claim", {"key": group["path"].split("key=")[1]})
    wish = {"name": "Duel", "game": "vasa_cards", "players": 2, "people": names}
    return group["id"], anna.post(f"/groups/{group['id']}/tournaments", wish, 201)[0]["id"]


def test_a_deleted_account_leaves_its_tables_readable_under_another_name(hall, anna, bo):
    name, other = register(anna), register(bo)
    person = dumped(hall).split(f"'{name}'")[0].rsplit("VALUES('", 1)[1].split("'")[0]
    over = anna.table(seats=(name, "bot:random"))
    anna.play_out(over, [0])
    running = anna.table(seats=(name, "open"))
    bo.get("/me")
    bo.post(f"/tables/{running}/seats/1", {"name": "Bo"})
    waiting = anna.table(seats=(name, "open", "open"))
    bo.post(f"/tables/{waiting}/seats/1", {"name": "Bo"})
    left, awaited = (anna.table(seats=(name, "open"), ways=ways) for ways in ({}, {"leaving": "asked"}))
    for table in (left, awaited):
        bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
        anna.post(f"/tables/{table}/seats/0/leave", {})
    again = bo.play_out(left, [1]) and bo.post(f"/tables/{left}/again", {})["next"]
    group, tournament = in_a_tournament(anna, bo, [name, other])
    anna.fault("POST", "/account/delete", 422, "wrong_name", json={"name": "Anna", "password": PASSWORD})
    anna.fault("POST", "/account/delete", 403, "wrong_password", json={"name": name, "password": "no"})
    with anna.listening(running, 0) as ear:
        ear.hear_state()
        answer = anna.http.post("/api/account/delete", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 204
        with pytest.raises(ConnectionClosed):
            while True:
                ear.hear()
    assert anna.get("/account")["account"] is None and anna.get("/me")["tables"] == []
    sign_in(anna, name, PASSWORD, 403)
    seats = bo.get(f"/tables/{running}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"] and seats[0]["name"] == "Somebody 1"
    assert bo.play_out(running, [1])["over"]
    assert bo.get(f"/tables/{waiting}")["seats"][0]["kind"] == "open"
    assert bo.get(f"/tables/{over}/record")["names"][0] == "Somebody 1"
    assert bo.get(f"/tables/{left}/record")["names"][0] == "Somebody 1"
    assert [seat["kind"] for seat in bo.get(f"/tables/{awaited}")["seats"]] == ["bot", "person"], "nobody comes back"
    assert name not in [seat["name"] for seat in bo.get(f"/tables/{again}")["seats"]]
    (told,) = bo.get(f"/groups/{group}/tournaments")
    assert told["id"] == tournament and "" in [person["name"] for person in told["people"]], "its results stay"
    assert name not in dumped(hall) and person not in dumped(hall)


# Passkeys


def test_a_passkey_opens_an_account_without_a_password(named):
    anna, bo = Person(named), Person(named)
    phone = Authenticator(named)
    name = new_name()
    made = phone.create(anna.post("/account/keys/new", {"name": name}))
    found = anna.post("/account/with-key", {"credential": made}, 201)["account"]
    assert found["name"] == name and not found["password"] and len(found["keys"]) == 1
    options = bo.post("/sessions/key/new", {})
    assert "allowCredentials" not in options or options["allowCredentials"] == [], "nobody is named"
    assert bo.post("/sessions/key", {"credential": phone.get(options)}, 201)["account"]["name"] == name
    assert len(anna.get("/sessions")) == 2
    sign_in(bo, name, PASSWORD, 403)
    anna.fault("DELETE", "/account/keys/0", 409, "last_key")


def test_keys_are_added_and_removed(named):
    anna = Person(named)
    name = register(anna)
    phone, laptop = Authenticator(named), Authenticator(named)
    for device in (phone, laptop):
        made = device.create(anna.post("/account/keys/new", {}))
        found = anna.post("/account/keys", {"credential": made}, 201)["account"]
    assert len(found["keys"]) == 2
    assert anna.http.delete("/api/account/keys/0").status_code == 204
    bo = Person(named)
    said = phone.get(bo.post("/sessions/key/new", {}))
    bo.fault("POST", "/sessions/key", 403, "wrong_passkey", json={"credential": said})
    said = laptop.get(bo.post("/sessions/key/new", {}))
    assert bo.post("/sessions/key", {"credential": said}, 201)["account"]["name"] == name
    anna.fault("DELETE", "/account/keys/7", 404, "no_key")


def test_what_an_authenticator_says_counts_once_here_and_only_if_its_owner_was_asked(named):
    anna, eve = Person(named), Person(named)
    phone = Authenticator(named)
    made = phone.create(anna.post("/account/keys/new", {"name": new_name()}))
    anna.post("/account/with-key", {"credential": made}, 201)
    eve.fault("POST", "/account/with-key", 403, "late_passkey", json={"credential": made})
    said = phone.get(eve.post("/sessions/key/new", {}))
    anna.post("/sessions/key", {"credential": said}, 201)
    eve.fault("POST", "/sessions/key", 403, "late_passkey", json={"credential": said})
    elsewhere = Authenticator("http://elsewhere.example")
    elsewhere.keys = phone.keys
    said = elsewhere.get(eve.post("/sessions/key/new", {}))
    eve.fault("POST", "/sessions/key", 403, "wrong_passkey", json={"credential": said})
    careless = Authenticator(named, verifies=False)
    careless.keys, careless.uses = phone.keys, phone.uses
    said = careless.get(eve.post("/sessions/key/new", {}))
    eve.fault("POST", "/sessions/key", 403, "wrong_passkey", json={"credential": said})
    forged = phone.get(eve.post("/sessions/key/new", {}))
    forged["response"]["signature"] = forged["response"]["signature"][::-1]
    eve.fault("POST", "/sessions/key", 403, "wrong_passkey", json={"credential": forged})
    for nonsense in ({}, {"id": 3, "response": []}, {"response": {"clientDataJSON": "%"}}):
        eve.fault("POST", "/sessions/key", 403, "late_passkey", json={"credential": nonsense})
    assert eve.get("/account")["account"] is None


def test_passkeys_are_offered_where_browsers_make_them_and_elsewhere_it_says_why(hall, named):
    here, by_number = Person(named), hall.person()
    assert here.get("/account")["passkeys"] == {"offered": True, "reason": ""}
    assert by_number.get("/account")["passkeys"] == {"offered": False, "reason": "address"}
    by_number.fault("POST", "/sessions/key/new", 409, "no_passkeys", json={})
    found = by_number.ask("GET", "/account", headers={"host": "192.168.1.7:8765"})
    assert found["passkeys"] == {"offered": False, "reason": "insecure"}


@pytest.mark.parametrize(
    ("scheme", "host", "public", "reason"),
    [
        ("http", "127.0.0.1:80", "https://hall.example", ""),
        ("https", "hall.example", "", ""),
        ("https", "10.0.0.7", "", "address"),
        ("http", "hall.localhost:8765", "", ""),
        ("http", "127.0.0.1:80", "http://hall.example", "insecure"),
    ],
)
def test_a_page_is_secure_by_https_or_because_it_is_this_machines_own(scheme, host, public, reason):
    app = FastAPI()
    app.state.settings = Settings(public_url=public)
    headers = [(b"host", host.encode())]
    assert why_no_passkeys(HTTPConnection({"type": "http", "scheme": scheme, "headers": headers, "app": app})) == reason
