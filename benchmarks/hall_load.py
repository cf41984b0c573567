"""How many choices a second a hall takes, and how long each takes to be written and answered.

    python benchmarks/hall_load.py --tables 50 --seconds 10

It starts a hall of its own on this machine, plays every table from one browser, listens at each as a spectator, and
stops by itself.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import uuid

import httpx
from tests.server.people import Process
from websockets.asyncio.client import connect


async def play(url, game, seconds, all_ready, taken, heard):
    """Play one game after the other until the time is up; a spectator hears every change."""
    async with httpx.AsyncClient(base_url=f"{url}/api", headers={"x-longhall": "1"}, timeout=60) as http:
        await http.get("/me")
        until = None
        while until is None or time.monotonic() < until:
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "key": str(uuid.uuid4())}
            table = (await http.post("/tables", json=wish)).json()["id"]
            async with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/live") as socket:
                if until is None:
                    await all_ready.wait()
                    until = time.monotonic() + seconds
                listening = asyncio.create_task(count(socket, heard))
                await play_table(http, table, until, taken)
                listening.cancel()


async def play_table(http, table, until, taken):
    states = [(await http.get(f"/tables/{table}/seats/{seat}")).json() for seat in (0, 1)]
    while time.monotonic() < until and not states[0]["over"]:
        seat = next((seat for seat in (0, 1) if states[seat]["asked"]), None)
        if seat is None:
            states = [(await http.get(f"/tables/{table}/seats/{seat}")).json() for seat in (0, 1)]
            continue
        wish = {
            "choice": states[seat]["choices"][0]["key"],
            "transcript": states[seat]["transcript"],
            "key": str(uuid.uuid4()),
        }
        began = time.monotonic()
        answer = await http.post(f"/tables/{table}/seats/{seat}/play", json=wish)
        taken.append(time.monotonic() - began)
        states[seat] = answer.json()["state"]


async def count(socket, heard):
    async for message in socket:
        heard.append(json.loads(message)["type"])


async def main(tables, seconds, game):
    with tempfile.TemporaryDirectory() as folder:
        hall = Process(folder)
        try:
            taken: list[float] = []
            heard: list[str] = []
            ready = asyncio.Barrier(tables)
            await asyncio.gather(*(play(hall.url, game, seconds, ready, taken, heard) for _ in range(tables)))
        finally:
            hall.stop()
    cuts = statistics.quantiles(taken, n=100)
    print(f"{tables} tables of {game}: {len(taken) / seconds:.0f} choices/s, {len(heard) / seconds:.0f} messages/s")
    print(f"a choice: median {cuts[49] * 1000:.0f} ms, 95 % {cuts[94] * 1000:.0f} ms, 99 % {cuts[98] * 1000:.0f} ms")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=10.0)
    arguments.add_argument("--game", default="vasa_cards")
    given = arguments.parse_args()
    asyncio.run(main(given.tables, given.seconds, given.game))
