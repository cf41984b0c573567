"""Do bots keep their time? Many tables of strong bots run; elsewhere somebody plays an easy bot and asks for advice.

    python -m benchmarks.fairness --tables 50 --seconds 30
    python -m benchmarks.fairness --review                     what a running review costs those who play

It starts a hall of its own on this machine and stops by itself. The same is measured before the strong bots begin, so
that what the machine itself costs can be seen. Times are in milliseconds; bots have their usual pace. What is promised
stands in docs/server.md; the exit status is 1 if it was not kept.

With --review moves and reads are timed without a review, while one of Svea Rike with four players is made and looked
at, and without one again, round after round. Told is how many times as long they take, with the spread over the rounds:
beside the review, and the second time without one, which is what the machine does by itself. The exit status is 1 if
the first is clearly more than the second.
"""

import argparse
import asyncio
import contextlib
import json
import math
import statistics
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.lines import Line
from benchmarks.review import played
from tests.server.people import Process

from longhall.server.players.bots import LEVELS

# Seconds within which 99 of 100 answers come, however many strong bots there are.
# A strong bot shares its processes with all others, and whoever watches comes round to each table only now and then.
PROMISES = {"an easy bot": LEVELS["easy"] + 0.3, "advice": 1.0, "a strong bot": LEVELS["strong"] + 0.5}
Times = dict[str, list[float]]

PEOPLE = ("1", "2")  # who sets up the tables of strong bots
LOOKS = 1.5  # seconds between two looks of a page at a review that is being made
SHARES = {50: "half of", 95: "95 % of"}


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


# Beside a review


async def play_together(port: int, seconds: float, over: asyncio.Event) -> Times:
    """How long moves and reads take at a table of two people, for so long or until it is over."""
    line = await Line(port, "0" * 43).open()
    moves: list[float] = []
    reads: list[float] = []
    table, end = "", time.monotonic() + seconds
    while time.monotonic() < end and not over.is_set():
        if not table:
            table = await sit_down(line, [{"kind": "me", "name": name} for name in ("Anna", "Bo")])
        for seat in (0, 1):
            began = time.perf_counter()
            state = await line.ask("GET", f"/tables/{table}/seats/{seat}")
            reads.append(time.perf_counter() - began)
            if state["over"]:
                table = ""
                break
            if state["asked"]:
                choice = state["choices"][0]["key"]
                wish = {"choice": choice, "transcript": state["transcript"], "key": str(uuid.uuid4())}
                began = time.perf_counter()
                await line.ask("POST", f"/tables/{table}/seats/{seat}/play", wish)
                moves.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)
    line.close()
    return {"moves": moves, "reads": reads}


async def look_on(port: int, table: str, over: asyncio.Event) -> None:
    """As the page does, until the review is whole."""
    line = await Line(port, "1" * 43).open()
    while (await line.ask("GET", f"/tables/{table}/review"))["progress"] < 1:
        await asyncio.sleep(LOOKS)
    over.set()


async def beside_review(port: int, seconds: float, record: Any) -> Times:
    line = await Line(port, "1" * 43).open()
    table, over = (await line.ask("POST", "/records", record))["id"], asyncio.Event()
    while (await line.ask("POST", f"/tables/{table}/review", {}))["progress"] == 0:
        await asyncio.sleep(0.1)
    looking = asyncio.create_task(look_on(port, table, over))
    found = await play_together(port, seconds, over)
    await looking
    return found


class Ratio(NamedTuple):
    """How many times as long something took: the mean over the rounds, and two standard errors to both sides."""

    mean: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} times that ({self.least:.2f} to {self.most:.2f})"


def ratio_of(pairs: list[tuple[float, float]]) -> Ratio:
    """Of what was measured (without, with) in each round."""
    logs = [math.log(beside / alone) for alone, beside in pairs]
    mean = statistics.fmean(logs)
    spread = 2 * statistics.stdev(logs) / math.sqrt(len(logs)) if len(logs) > 1 else math.inf
    return Ratio(math.exp(mean), math.exp(mean - spread), math.exp(min(mean + spread, 700.0)))


def is_beyond(beside: Ratio, again: Ratio) -> bool:
    """Whether the review cost more than chance and the machine explain."""
    return beside.least > max(again.most, 1.0)


def told_of_review(rounds: list[tuple[Times, Times, Times]]) -> bool:
    """Say what was measured in every round: without a review, beside one, and without one again; whether it is fair."""
    fair = True
    for name in rounds[0][0]:
        for share, words in SHARES.items():
            times = [[at_most(phase[name], share) for phase in phases] for phases in rounds]
            beside = ratio_of([(alone, loud) for alone, loud, _ in times])
            again = ratio_of([(alone, quiet) for alone, _, quiet in times])
            fair &= not (beyond := is_beyond(beside, again))
            alone = statistics.median(one for one, _, _ in times)
            print(
                f"  {words} {name} within {alone * 1000:.1f}; beside a review {beside}, without one again {again}"
                + (": MORE than by chance" if beyond else ""),
                flush=True,
            )
    return fair


async def measure_review(hall: Process, record: Any, rounds: int, seconds: float) -> bool:
    found = []
    await play_together(hall.port, min(seconds, 2.0), asyncio.Event())  # what is only done at first
    for number in range(rounds):
        alone = await play_together(hall.port, seconds, asyncio.Event())
        beside = await beside_review(hall.port, seconds, record)
        again = await play_together(hall.port, seconds, asyncio.Event())
        found.append((alone, beside, again))
        print(f"round {number + 1}: " + ", ".join(str(len(one["moves"])) for one in found[-1]) + " moves", flush=True)
    return told_of_review(found)


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float)
    arguments.add_argument("--review", action="store_true")
    arguments.add_argument("--rounds", type=int, default=10)
    arguments.add_argument("--game", default="svea_rike")
    arguments.add_argument("--players", type=int, default=4)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        record = played(given.game, given.players, 1) if given.review else None
        hall = Process(Path(folder), pace=1.0, workers=2, quiet=True, limits={"running": 1000})
        stack.callback(hall.stop)
        if given.review:
            return 0 if asyncio.run(measure_review(hall, record, given.rounds, given.seconds or 10.0)) else 1
        return 0 if asyncio.run(measure(hall, given.tables, given.seconds or 30.0)) else 1


if __name__ == "__main__":
    sys.exit(main())
