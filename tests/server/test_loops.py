"""The loops on which everybody's requests and moves run: nothing that one person asks for holds them up.

What counts is the processor time of a single step of theirs, which other work on the machine leaves alone.
"""

import asyncio
import json
import time
from asyncio import Handle
from typing import Any

import httpx
import pytest
from tests.server.fuzzing import padded
from tests.server.machines import Postgres, lacking
from tests.server.test_editions import MINE

import longhall
from longhall.games.registry import NAMES
from longhall.match import editions
from longhall.match.texts import LANGUAGES, MADE
from longhall.server.hall import hall as hall_module
from longhall.server.hall import looking
from longhall.server.settings import Limits, Rate, Settings
from longhall.server.store import room
from longhall.server.web.app import create_app, lifespan

LONGEST = 0.05  # seconds of the processor


@pytest.fixture
def steps(monkeypatch):
    """How long every step of every loop takes from now on: the web's, and the hall's own."""
    taken: list[float] = []
    run = Handle._run

    def timed(handle):
        began = time.thread_time()
        try:
            run(handle)
        finally:
            taken.append(time.thread_time() - began)

    monkeypatch.setattr(Handle, "_run", timed)
    monkeypatch.setattr(hall_module, "new_loop", asyncio.new_event_loop)  # uvloop's steps cannot be timed
    return taken


def asked(tmp_path, steps, ask, **more):
    """The answer to a request, and the longest step that it took."""
    guard: Any = create_app(Settings(**{"database": f"sqlite:///{tmp_path / 'hall.sqlite3'}", "workers": 1, **more}))

    async def open_and_ask():
        async with lifespan(guard.app.app):
            door = httpx.ASGITransport(guard, client=("127.0.0.1", 1))
            headers = {"x-longhall": "1", "content-type": "application/json"}
            async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1", headers=headers) as person:
                for _ in range(3):
                    await person.get("/api/health")
                await person.get("/api/ready")
                await asyncio.sleep(0.5)  # what is loaded at the start is loaded
                steps.clear()
                await asyncio.sleep(0)
                answer = await ask(person)
                await person.get("/api/ready")  # the steps that brought it have ended, the hall's too
                return answer, max(steps)

    return asyncio.run(open_and_ask())


def test_what_games_say_is_read_before_the_door_opens(tmp_path):
    MADE.clear()
    guard: Any = create_app(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite3'}", workers=1))

    async def open_door():
        async with lifespan(guard.app.app):
            return {(game, language) for game, language, *_ in MADE}

    assert asyncio.run(open_door()) >= {(game, language) for game in NAMES for language in LANGUAGES}


def test_the_description_of_the_api_is_made_beside_the_loop_and_once(tmp_path, steps):
    async def ask(person):
        found = [(await person.get("/api/openapi.json")).content for _ in range(3)]
        assert len(set(found)) == 1
        return json.loads(found[0])

    description, longest = asked(tmp_path, steps, ask)
    assert description["openapi"] and "/api/records" in description["paths"]
    assert longest < LONGEST


def test_a_record_of_one_and_a_half_megabytes_is_read_elsewhere(tmp_path, steps, monkeypatch):
    read: list[int] = []

    def noted(text, *args, loads=json.loads, **more):
        read.append(len(text))
        return loads(text, *args, **more)

    monkeypatch.setattr(json, "loads", noted)
    sent = json.dumps(padded(room.MOST_ENTRIES), separators=(",", ":")).encode()
    assert len(sent) > 1_500_000

    async def ask(person):
        return await person.post("/api/records", content=sent, timeout=60.0)

    answer, longest = asked(tmp_path, steps, ask)
    assert answer.status_code == 201, answer.text
    assert longest < LONGEST and max(read, default=0) < 100_000


def test_an_edition_is_read_elsewhere_and_a_key_of_many_parts_not_at_all(tmp_path, steps, monkeypatch):
    read: list[str] = []
    monkeypatch.setattr(editions, "read", lambda game, text, file="": read.append(text))
    deep = "a." * 14_000 + "b = 1"  # more than a second to read
    many = f"[{'a.' * 50}b]\n" + "".join(f"{'a.' * 50}x{number} = 1\n" for number in range(250))

    async def ask(person):
        wish = {"game": "shipwrights", "key": "one"}
        return [(await person.post("/api/tables", json={**wish, "edition": one})).status_code for one in (deep, many)]

    answers, longest = asked(tmp_path, steps, ask)
    assert answers == [422, 422]
    assert longest < LONGEST and not read


def test_a_step_of_the_halls_own_loop_is_seen(tmp_path, steps, monkeypatch):
    def slow(*_, work=looking.plays):
        end = time.thread_time() + 2 * LONGEST
        while time.thread_time() < end:
            pass
        return work(*_)

    monkeypatch.setattr(looking, "plays", slow)

    async def ask(person):
        return await person.get("/api/tables/none/texts")

    answer, longest = asked(tmp_path, steps, ask)
    assert answer.status_code == 404 and longest > LONGEST


def test_no_page_holds_up_a_move(tmp_path, steps):
    """Not even whoever asks for it first; nor one with an edition of somebody's own."""

    async def ask(person):
        pages = []
        for game in (await person.get("/api/games")).json():
            here = f"/games/{game['name']}"
            pages += [f"{here}/primer", f"{here}/texts", f"{here}/rules"]
            pages += [f"{here}/tutorials/{there['name']}" for there in game["tutorials"]]
        wish = {"game": "shipwrights", "edition": MINE, "key": "one"}
        table = (await person.post("/api/tables", json=wish)).json()["id"]
        steps.clear()
        pages += ["/games", f"/tables/{table}/primer", f"/tables/{table}/texts"]
        found = [
            await person.get(f"/api{page}", params={"language": language}, timeout=60.0)
            for language in LANGUAGES
            for page in pages
        ]
        return [(answer.status_code, len(answer.content) > 1000) for answer in found]

    found, longest = asked(tmp_path, steps, ask)
    assert set(found) == {(200, True)} and len(found) > 30
    assert longest < LONGEST


def test_a_list_of_many_tables_is_made_in_small_steps(tmp_path, steps):
    async def ask(person):
        wish = {"game": "vasa_cards", "visibility": "public", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [
            (await person.post("/api/tables", json={**wish, "key": str(key)})).json()
            for key in range(looking.MOST_LISTED)
        ]
        again = [(await person.get("/api/tables")).json() for _ in range(2)]
        steps.clear()
        listed = (await person.get("/api/tables")).json()
        return made, again, listed, len(steps)

    (made, again, listed, count), longest = asked(tmp_path, steps, ask, limits=Limits(tables=Rate(100, 1), running=100))
    assert sorted(listed, key=by_id) == sorted(made, key=by_id) and again == [listed, listed]
    assert longest < LONGEST and count > len(listed)  # others get in between any two


def by_id(table):
    return table["id"]


def test_the_largest_record_is_kept_and_looked_at_elsewhere(tmp_path, steps):
    """Between its two ends there is no snapshot, as there is always something that can be taken back."""
    record = swaying(room.MOST_ENTRIES)

    async def ask(person):
        brought = await person.post("/api/records", json=record, timeout=60.0)
        here, last = f"/api/tables/{brought.json()['id']}", len(record["entries"])
        steps.clear()
        kept = await person.get(f"{here}/record", timeout=60.0)
        middle = await person.get(f"{here}/replay", params={"entry": last - 1, "seat": "open"}, timeout=60.0)
        then = await person.get(f"{here}/seats/-1/history/1", timeout=60.0)
        whole = await person.get("/api/me/games.zip", timeout=60.0)
        now = await person.get(f"{here}/seats/-1", timeout=60.0)
        return kept, [middle, then, whole, now]

    (kept, others), longest = asked(tmp_path, steps, ask)
    assert [answer.status_code for answer in others] == [200] * 4
    assert kept.status_code == 200 and kept.json()["entries"] == record["entries"]
    assert others[0].json()["entry"] == len(record["entries"]) - 1 and others[1].json()["transcript"] == 1
    assert longest < LONGEST


@pytest.mark.long
def test_a_game_that_has_ended_is_looked_at_elsewhere_in_postgresql_too(tmp_path, steps):
    if why := lacking():
        pytest.skip(why)
    record = swaying(2_000)

    async def ask(person):
        brought = await person.post("/api/records", json=record, timeout=60.0)
        here = f"/api/tables/{brought.json()['id']}"
        steps.clear()
        kept = await person.get(f"{here}/record", timeout=60.0)
        return kept.json(), (await person.get(f"{here}/replay", params={"entry": 1_000}, timeout=60.0)).json()

    with Postgres() as server:
        (kept, then), longest = asked(tmp_path, steps, ask, database=server.database("hall"))
    assert kept["entries"] == record["entries"] and then["entry"] == 1_000
    assert longest < LONGEST


def swaying(entries):
    """A record with so many entries, all of them far from its ends: something is taken back and done again."""
    match = longhall.start("vasa_cards", players=2, seed=1)
    seat = match.to_act[0]
    while not match.can_undo(seat):
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[0])
    record = json.loads(json.dumps(match.record))
    back_and_again = [{"seat": seat, "undo": True}, {"seat": seat, "redo": True}]
    return {**record, "entries": (record["entries"] + back_and_again * entries)[:entries]}
