"""Do bots keep their time? Many tables of strong bots run; elsewhere somebody plays an easy bot and asks for advice.

    python -m benchmarks.fairness --tables 50 --seconds 30

It starts a hall of its own on this machine and stops by itself. The same is measured before the strong bots begin, so
that what the machine itself costs can be seen. Times are in milliseconds; bots have their usual pace.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

from benchmarks.lines import Line
from tests.server.people import Process

from longhall.server.players.bots import LEVELS

PEOPLE = ("1", "2")  # who sets up the tables of strong bots


async def sit_down(line: Line, seats: list[dict[str, str]]) -> str:
    wish = {"game": "vasa_cards", "seats": seats, "key": str(uuid.uuid4())}
    found = await line.ask("POST", "/tables", wish)
    return str(found["id"])


async def play_easy(port: int, seconds: float) -> tuple[list[float], list[float]]:
    """Play against an easy bot: how long it takes from being asked to having answered, and how long advice takes."""
    line = await Line(port, "0" * 43).open()
    bots, hints = [], []
    table = await sit_down(line, [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = await line.ask("GET", f"/tables/{table}/seats/0")
        if state["over"]:
            table = await sit_down(line, [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])
            continue
        if not state["asked"]:
            await asyncio.sleep(0.02)
            continue
        began = time.monotonic()
        advice = await line.ask("GET", f"/tables/{table}/seats/0/hint")
        hints.append(time.monotonic() - began)
        wish = {"choice": advice["key"], "transcript": state["transcript"], "key": str(uuid.uuid4())}
        answer = await line.ask("POST", f"/tables/{table}/seats/0/play", wish)
        began, known = time.monotonic(), answer["state"]
        while not known["asked"] and not known["over"]:
            await asyncio.sleep(0.01)
            seen = await line.ask("GET", f"/tables/{table}/seats/0")
            if seen["transcript"] > known["transcript"]:
                bots.append(time.monotonic() - began)  # one choice of the bot's; it may have several in a row
                began = time.monotonic()
            known = seen
    return bots, hints


async def watch(port: int, secret: str, tables: int, strong: list[float], begun: asyncio.Event) -> None:
    """Set up tables of strong bots and watch them all: how long each choice takes, as a spectator sees it."""
    line = await Line(port, secret.zfill(43)).open()
    found = [await sit_down(line, [{"kind": "bot", "bot": "strong"}] * 4) for _ in range(tables)]
    known: dict[str, tuple[int, float]] = {}
    begun.set()
    while True:
        for table in found:
            state = await line.ask("GET", f"/tables/{table}/seats/-1")
            was = known.get(table)
            if was is None or state["transcript"] != was[0]:
                if was is not None and state["transcript"] == was[0] + 1:
                    strong.append(time.monotonic() - was[1])
                known[table] = (state["transcript"], time.monotonic())
        await asyncio.sleep(0.05)


def told(name: str, times: list[float], promise: float | None = None) -> None:
    cuts = [time * 1000 for time in statistics.quantiles(times, n=100)] if len(times) > 1 else []
    promised = f" (promised {promise * 1000:.0f})" if promise else ""
    if cuts:
        print(f"  {name}{promised}: {len(times)} times, median {cuts[49]:.0f}, 99 % {cuts[98]:.0f}", flush=True)
    else:
        print(f"  {name}: {len(times)} times")


async def measure(hall: Process, tables: int, seconds: float) -> None:
    print("nobody else is there:")
    bots, hints = await play_easy(hall.port, seconds)
    told("an easy bot", bots, LEVELS["easy"])
    told("advice", hints)
    strong: list[float] = []
    begun = [asyncio.Event() for _ in PEOPLE]
    watching = [
        asyncio.create_task(watch(hall.port, secret, tables // len(PEOPLE), strong, event))
        for secret, event in zip(PEOPLE, begun, strict=True)
    ]
    for event in begun:
        await event.wait()
    await asyncio.sleep(5.0)
    print(f"with {tables} tables of four strong bots:")
    bots, hints = await play_easy(hall.port, seconds)
    told("an easy bot", bots, LEVELS["easy"])
    told("advice", hints)
    told("a strong bot", strong, LEVELS["strong"])
    pressed: Any = await (await Line(hall.port, "0" * 43).open()).ask("GET", "/bots")
    print("  bots say that they think less: " + json.dumps({bot["spec"]: bot["pressed"] for bot in pressed}))
    for task in watching:
        task.cancel()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=30.0)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Process(Path(folder), pace=1.0, workers=2, quiet=True, limits={"running": 1000})
        try:
            asyncio.run(measure(hall, given.tables, given.seconds))
        finally:
            hall.stop()


if __name__ == "__main__":
    main()
