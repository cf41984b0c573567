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

from longhall.server.settings import Settings
from longhall.server.store import room
from longhall.server.web.app import create_app, lifespan

LONGEST = 0.1  # seconds of the processor


@pytest.fixture
def steps(monkeypatch):
    """How long every step of every loop takes from now on."""
    taken: list[float] = []
    run = Handle._run

    def timed(handle):
        began = time.thread_time()
        try:
            run(handle)
        finally:
            taken.append(time.thread_time() - began)

    monkeypatch.setattr(Handle, "_run", timed)
    return taken


def asked(tmp_path, steps, ask, **more):
    """The answer to a request, and the longest step that it took."""
    guard: Any = create_app(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite3'}", workers=1, **more))

    async def open_and_ask():
        async with lifespan(guard.app.app):
            door = httpx.ASGITransport(guard, client=("127.0.0.1", 1))
            headers = {"x-longhall": "1", "content-type": "application/json"}
            async with httpx.AsyncClient(transport=door, base_url="http://127.0.0.1", headers=headers) as person:
                for _ in range(3):
                    await person.get("/api/health")
                await asyncio.sleep(0.5)  # what is loaded at the start is loaded
                steps.clear()
                await asyncio.sleep(0)
                answer = await ask(person)
                await asyncio.sleep(0)  # the step that brought it has ended
                return answer, max(steps)

    return asyncio.run(open_and_ask())


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
