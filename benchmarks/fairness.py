"""Do bots keep their time? Many tables of strong bots run; elsewhere somebody plays an easy bot and asks for advice.

    python -m benchmarks.fairness --tables 50 --seconds 30

It starts a hall of its own on this machine and stops by itself. The same is measured before the strong bots begin, so
that what the machine itself costs can be seen. Times are in milliseconds; bots have their usual pace. What is promised
stands in docs/server.md; the exit status is 1 if it was not kept.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

from benchmarks.lines import Line
from tests.server.people import Process

from longhall.server.players.bots import LEVELS

# Seconds within which 99 of 100 answers come, however many strong bots there are.
PROMISES = {"an easy bot": LEVELS["easy"] + 0.3, "advice": 1.0}
Times = dict[str, list[float]]

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


def at_most(times: list[float], share: int) -> float:
    """What so many of a hundred times do not pass."""
    return statistics.quantiles(times, n=100)[share - 1] if len(times) > 1 else float("inf")


def told(found: Times) -> bool:
    """Say what was measured; whether all promises were kept."""
    kept = True
    for name, times in found.items():
        median, most = at_most(times, 50), at_most(times, 99)
        line = f"  {name}: {len(times)} times, median {median * 1000:.0f}, 99 % {most * 1000:.0f}"
        if name in PROMISES:
            is_kept = most <= PROMISES[name]
            kept &= is_kept
            line += f" (promised {PROMISES[name] * 1000:.0f}: {'kept' if is_kept else 'NOT kept'})"
        print(line, flush=True)
    return kept


async def beside(hall: Process, tables: int, seconds: float) -> Times:
    """What somebody at a table with an easy bot meets while so many tables of four strong bots play."""
    strong: list[float] = []
    begun = [asyncio.Event() for _ in PEOPLE]
    watching = [
        asyncio.create_task(watch(hall.port, secret, tables // len(PEOPLE), strong, event))
        for secret, event in zip(PEOPLE, begun, strict=True)
    ]
    for event in begun:
        await event.wait()
    await asyncio.sleep(5.0)
    bots, hints = await play_easy(hall.port, seconds)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return {"an easy bot": bots, "advice": hints, "a strong bot": strong}


async def measure(hall: Process, tables: int, seconds: float) -> bool:
    print("nobody else is there:")
    bots, hints = await play_easy(hall.port, seconds)
    told({"an easy bot": bots, "advice": hints})
    print(f"with {tables} tables of four strong bots:")
    kept = told(await beside(hall, tables, seconds))
    pressed: Any = await (await Line(hall.port, "0" * 43).open()).ask("GET", "/bots")
    print("  bots say that they think less: " + json.dumps({bot["spec"]: bot["pressed"] for bot in pressed}))
    return kept


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=30.0)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Process(Path(folder), pace=1.0, workers=2, quiet=True, limits={"running": 1000})
        try:
            return 0 if asyncio.run(measure(hall, given.tables, given.seconds)) else 1
        finally:
            hall.stop()


if __name__ == "__main__":
    sys.exit(main())
