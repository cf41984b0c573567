"""Bad input: the right status, a message that a person understands, nothing lost and nothing leaked."""

import json
import random
from typing import Any

import pytest
from tests.server.people import key
from tests.server.test_playing import seat_asked

import longhall
from longhall.server.faults import Fault
from longhall.server.hall import looking, seating, sight
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store
from longhall.server.store.brought import pack
from longhall.server.store.transcripts import transcribe


def raw(person, path, content, status, code, **headers):
    return person.fault(
        "POST", path, status, code, content=content, headers={"content-type": "application/json", **headers}
    )


@pytest.fixture
def table(anna):
    return anna.table(seats=["Anna", "Bo"])


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b'{"a": 1} x', b"[" * 10000, b'{"transcript": ' + b"9" * 5000 + b"}"]
)
def test_malformed_json_is_a_400(anna, table, content):
    error = anna.ask(
        "POST",
        f"/tables/{table}/seats/0/play",
        400 if content else 422,
        content=content,
        headers={"content-type": "application/json", "accept-language": "sv"},
    )["error"]
    assert error["code"] == ("malformed" if content else "invalid")
    assert "begäran" in error["message"].lower()


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        None,
        "build:1",
        {"choice": "build:1", "key": "k"},
        {"choice": "build:1", "transcript": "1", "key": "k"},
        {"choice": "build:1", "transcript": True, "key": "k"},
        {"choice": "build:1", "transcript": -1, "key": "k"},
        {"choice": "build:1", "transcript": 1.5, "key": "k"},
        {"choice": 3, "transcript": 1, "key": "k"},
        {"choice": "build:1", "transcript": 1, "key": ""},
        {"choice": "build:1", "transcript": 1, "key": "a b"},
        {"choice": "build:1", "transcript": 1, "key": "k" * 65},
        {"choice": "x" * 300, "transcript": 1, "key": "k"},
        {"choice": "\ud800", "transcript": 1, "key": "k"},
        {"choice": "build:1", "transcript": 1, "key": "k", "seat": 1},
        {"choice": "build:1", "transcript": 2**70, "key": "k"},
    ],
)
def test_requests_of_the_wrong_shape_are_a_422_that_says_where(anna, table, body):
    before = anna.state(table, 0), anna.state(table, 1)
    error = raw(anna, f"/tables/{table}/seats/0/play", json.dumps(body).encode(), 422, "invalid")
    assert error["where"] in error["message"]
    assert before == (anna.state(table, 0), anna.state(table, 1))


def test_a_foreign_seat_is_a_403_for_everything(anna, bo, table):
    bo.get("/me")
    seat, state = seat_asked(anna, table, [0, 1])
    before = anna.state(table, seat)
    for verb in ("play", "undo", "redo", "restart", "orders"):
        more = {"choice": state["choices"][0]["key"]} if verb == "play" else {"orders": {}} if verb == "orders" else {}
        body = {"transcript": state["transcript"], "key": key(), **more}
        error = bo.fault("POST", f"/tables/{table}/seats/{seat}/{verb}", 403, "not_your_seat", json=body)
        assert set(error) == {"code", "message"}
    for path in ("", "/why", "/hint", "/log?before=3", "/history/1", "/link", "/link.svg"):
        bo.fault("GET", f"/tables/{table}/seats/{seat}{path}", 403, "not_your_seat")
    bo.http.cookies.set("longhall", "A" * 43)
    bo.fault("GET", f"/tables/{table}/seats/{seat}", 403, "not_your_seat")
    bo.http.cookies.set("longhall", "../../etc")
    bo.fault("GET", f"/tables/{table}/seats/{seat}", 403, "not_your_seat")
    assert anna.state(table, seat) == before


@pytest.mark.parametrize("name", ["0" * 20, "nonsense", "..%2f..", "å", "' OR 1=1 --", "a" * 2000])
def test_a_table_that_does_not_exist_is_a_404(anna, name):
    anna.fault("GET", f"/tables/{name}/seats/0", 404, "no_table" if "%2f" not in name else "no_page")


def test_seats_and_pages_that_do_not_exist_are_a_404(anna, table):
    anna.fault("GET", f"/tables/{table}/seats/5", 404, "no_seat")
    anna.fault("GET", f"/tables/{table}/seats/-2", 404, "no_seat")
    anna.fault("GET", f"/tables/{table}/seats/x", 422, "invalid")
    anna.fault("GET", f"/tables/{table}/seats/{10**30}", 404, "no_seat")
    anna.fault("GET", "/nothing", 404, "no_page")
    anna.fault("GET", "/tables/", 404, "no_page")
    anna.fault("DELETE", "/games", 405, "no_method")
    assert (
        anna.ask("GET", "/nothing", 404, headers={"accept-language": "sv"})["error"]["message"]
        == "Här finns ingenting."
    )


def record():
    match = longhall.start("vasa_cards", players=2, seed=3)
    while not match.over:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    return match.record


def spoil(change):
    made = record()
    change(made)
    return made


@pytest.mark.parametrize(
    "spoiled",
    [
        {},
        {"schema": 1},
        {"schema": 1, "game": "chess"},
        spoil(lambda r: r.update(schema=2)),
        spoil(lambda r: r.update(game=["vasa_cards"])),
        spoil(lambda r: r.update(entries="many")),
        spoil(lambda r: r.update(entries=[None] * 5)),
        spoil(lambda r: r.update(entries=[[]] * 30000)),
        spoil(lambda r: r.update(players=9)),
        spoil(lambda r: r.update(seed="x")),
        spoil(lambda r: r.update(names=[{}])),
        spoil(lambda r: r.update(names=["\ud800", "b"])),
        spoil(lambda r: r.update(options={"aggregate": []})),
        spoil(lambda r: r.update(rules_version="0.0")),
        spoil(lambda r: r.update(edition={"x": 1})),
        spoil(lambda r: r.update(position={"state": {}})),
        spoil(lambda r: r["entries"][3].update(seat=1 - r["entries"][3]["seat"])),
        spoil(lambda r: r["entries"][3].update(play="build:9")),
        spoil(lambda r: r["entries"][0].update(chance=["captain:pink"])),
        spoil(lambda r: r["entries"].insert(4, {"seat": 0, "undo": True})),
        spoil(lambda r: r["entries"].append(r["entries"][-1])),
    ],
)
def test_an_upload_that_is_no_record_is_a_422(anna, spoiled):
    error = raw(anna, "/records", json.dumps(spoiled).encode(), 422, "not_a_record", **{"accept-language": "sv"})
    assert "protokoll" in error["message"]


def test_an_upload_that_is_no_object_is_refused_too(anna):
    for content in (b"[]", b"7", b'"record"', b"null"):
        raw(anna, "/records", content, 422, "invalid")
    raw(anna, "/records", b"not json", 400, "malformed")


def test_standing_orders_that_are_not_plain_are_refused(anna, table):
    anna.move(table, 0, "orders", anna.state(table, 0)["transcript"], 422, orders=[])
    done = anna.move(table, 0, "orders", anna.state(table, 0)["transcript"], orders={"mute": ["x"]})
    assert done["state"]["orders"] == {"mute": ["x"]}
    assert anna.state(table, 1)["orders"] == {}


def test_standing_orders_are_shown_again_however_deep_they_are(anna, table):
    deep: list[Any] = []
    for _ in range(400):
        deep = [deep]
    done = anna.move(table, 0, "orders", anna.state(table, 0)["transcript"], orders={"mute": deep})
    assert done["state"]["orders"] == anna.state(table, 0)["orders"] == {"mute": deep}


@pytest.mark.parametrize("orders", [r'{"a": "\ud800"}', r'{"a": [{"\ud800": 1}]}', r'{"\ud800": 1}', '{"a": NaN}'])
def test_standing_orders_that_cannot_be_written_are_refused(anna, table, orders):
    before = anna.state(table, 0)
    body = f'{{"transcript": {before["transcript"]}, "key": "k", "orders": {orders}}}'
    raw(anna, f"/tables/{table}/seats/0/orders", body.encode(), 422, "invalid")
    assert anna.state(table, 0) == before


def test_a_bot_with_half_a_letter_is_refused(anna):
    body = r'{"game": "vasa_cards", "key": "k", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "\ud800"}]}'
    raw(anna, "/tables", body.encode(), 422, "invalid")


@pytest.mark.parametrize(
    "orders", [{"windows": 5}, {"windows": {"door": "off"}}, {"profile": []}, {"stop": "all"}, {"pass_until_move": "x"}]
)
def test_standing_orders_that_mean_nothing_are_refused(anna, orders):
    """They would be read at every later choice, whoever makes it."""
    table = anna.table("svea_rike", seats=["Anna", "Bo"])
    anna.move(table, 0, "orders", anna.state(table, 0)["transcript"], 422, orders=orders)
    assert anna.state(table, 0)["orders"] == {"profile": "primary"}


def crafted(luck):
    """A record that begins with a position of which somebody has changed a number or two."""
    match = longhall.start("vasa_cards", players=2, seed=luck.getrandbits(30))
    for _ in range(luck.randrange(4, 30)):
        if not match.over:
            match.play(match.to_act[0], luck.choice(match.choices(match.to_act[0])))
    made = json.loads(json.dumps(longhall.position("vasa_cards", match.position).record))
    state = made["position"]["state"]
    for name in luck.sample(sorted(state), 2):
        if isinstance(state[name], list) and state[name] and isinstance(state[name][0], int):
            state[name][luck.randrange(len(state[name]))] = luck.choice([-1, 3, 98, 2**40])
        elif isinstance(state[name], int):
            state[name] = luck.choice([-1, 3, 98, 2**40])
    return made


def test_a_record_with_a_position_made_by_hand_is_shown_or_refused(anna):
    luck = random.Random(8)
    statuses = []
    anna.get("/me")
    for _ in range(60):
        made = crafted(luck)
        answer = anna.http.post("/api/records", json=made)
        statuses.append(answer.status_code)
        assert answer.status_code in (201, 422), answer.text
        if answer.status_code == 201:
            for seat in ("open", "-1", "0", "1"):
                shown = anna.http.get(f"/api/tables/{answer.json()['id']}/replay", params={"seat": seat})
                assert shown.status_code in (200, 409), shown.text
    assert {201, 422} == set(statuses)  # both happen, or the test would mean little


def test_a_history_that_names_no_cards_is_refused(anna):
    match = longhall.start("vasa_cards", players=2, seed=1)
    for _ in range(12):
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    made = longhall.position("vasa_cards", match.position).record
    made["position"]["state"]["history"] = [98] * len(made["position"]["state"]["history"]) or [98]
    raw(anna, "/records", json.dumps(made).encode(), 422, "not_a_record")


def test_what_cannot_be_drawn_of_such_a_record_is_unreadable(tmp_path, monkeypatch):
    hall = Hall(Settings(), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    anna = Visitor("A" * 43, False)
    start = longhall.start("vasa_cards", players=2, seed=1)
    position = longhall.position("vasa_cards", start.position)
    tables = [
        hall.wait(seating.take_in(hall, anna, pack(transcribe(match.record, 16)), "en")) for match in (position, start)
    ]

    def seen(*_):
        raise IndexError

    monkeypatch.setattr(sight, "seen", seen)
    with pytest.raises(Fault) as refusal:
        looking.replay(hall.tables, anna.id, tables[0], None, None, "en")
    assert refusal.value.code == "unreadable"
    with pytest.raises(IndexError):  # a fault of ours: it must be heard of
        looking.replay(hall.tables, anna.id, tables[1], None, None, "en")
