"""How many moves a second a hall takes, and how long until everybody who can notice a move has it on the screen.

    python -m benchmarks.server                        the whole table: SQLite, 50 and 200 tables, paced, PostgreSQL
    python -m benchmarks.server --only sqlite --tables 200 --seconds 10
    python -m benchmarks.server --only paced --rate 200
    python -m benchmarks.server --only boardgameio     boardgame.io's own server (npm) under the same pattern

It starts halls of its own on this machine, plays every table with program players that listen by websocket, prints a
table of what came of it, and stops by itself; the exit status is 1 if a goal was not reached, or if something that was
wanted had to be left out. Every seat is a person of its own. A move counts from its sending until every seat whose
transcript grew has been told by its socket, however late that is (shown.py). The halls are `longhall serve` with its
limits raised by variables (`LONGHALL_LIMIT_...`), and every commit is written through to the disk. boardgame.io's
server keeps its matches in memory by default, and knows no repeated request: what it answered is gone with its process.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from benchmarks.lines import Ear, Line
from benchmarks.shown import Watch, question_of
from tests.server.machines import Postgres, Redis, lacking
from tests.server.people import Process

PATIENCE = 5.0  # seconds at the end for what is still on its way to a screen

# One machine plays all the people of a whole hall.
UNLIMITED = ("READS", "CHANGES", "TABLES", "SOCKETS")
LIMITS = {f"LONGHALL_LIMIT_{name}": "1e9/1e9" for name in UNLIMITED}
LIMITS |= {f"LONGHALL_LIMIT_{name}": "1000000" for name in ("OPEN_SOCKETS", "CONNECTIONS", "RUNNING")}
SYNCED, MEMORY = "every commit on the disk", "in memory, lost with the process"
GOALS = {"moves": 500.0, "late": 0.1, "share": 1.2}  # a second in one process; seconds, where paced; two processes
PACED = 0.97  # of the rate that was wanted: who plays more slowly is told sooner

# What of a state is seen without reading it all.
STATE = b'{"type":"state",'
ASKED = b'"asked":true,"foregone":false,'
OVER = b'"over":true,"result":{'


@dataclass
class Counted:
    moves: int = 0
    open: bool = False  # whether it counts now


class Players:
    """Two people at one table, each with a socket, at one of the doors or (`apart`) each at another."""

    def __init__(self, ports: list[int], number: int, game: str, counted: Counted, apart: bool = False) -> None:
        self.ports = ports
        self.apart = apart
        self.number = number
        self.game = game
        self.counted = counted
        self.secrets = [f"{seat}{number:042d}" for seat in (0, 1)]
        self.lines = [Line(self.port(seat), self.secrets[seat]) for seat in (0, 1)]
        self.states: dict[int, bytes] = {}
        self.watch = Watch((0, 1))
        self.wakes = asyncio.Event()

    def port(self, seat: int) -> int:
        return self.ports[(self.number + seat * self.apart) % len(self.ports)]

    async def sit(self) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "key": str(uuid.uuid4())}
        self.table = (await self.lines[0].ask("POST", "/tables", wish))["id"]
        await self.lines[1].ask("POST", f"/tables/{self.table}/seats", {"name": "B"})
        self.states.clear()
        self.watch.end(time.perf_counter())
        self.watch.seen.clear()
        self.ears = [Ear(partial(self.hear, seat)) for seat in (0, 1)]
        for seat, ear in enumerate(self.ears):
            await ear.open(self.port(seat), f"/tables/{self.table}/live?seat={seat}", self.secrets[seat])
        while len(self.states) < 2:
            await self.news()

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(STATE):
            self.states[seat] = message
            self.watch.told(seat, question_of(message), time.perf_counter())
            self.wakes.set()

    async def news(self) -> None:
        await self.wakes.wait()
        self.wakes.clear()

    async def play(self, pause: float) -> None:
        """One game after the other; `pause` seconds from one move to the next (0: at once)."""
        await asyncio.sleep(pause * (self.number % 97) / 97)
        next_at = time.perf_counter()
        while True:
            if all(OVER in state for state in self.states.values()):
                self.leave()
                await self.sit()
            seat = next((seat for seat, state in self.states.items() if ASKED in state), None)
            if seat is None:
                await self.news()
                continue
            await self.move(seat)
            next_at += pause
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))

    async def move(self, seat: int) -> None:
        known = self.states[seat]
        state = json.loads(known)
        choices = state["choices"]
        choice = choices[(state["transcript"] * 7) % len(choices)]["key"]
        wish = {"choice": choice, "transcript": state["transcript"], "key": str(uuid.uuid4())}
        self.wakes.clear()
        counts = self.counted.open
        self.watch.begin(seat, time.perf_counter(), counts)
        status, answer = await self.lines[seat].fetch("POST", f"/tables/{self.table}/seats/{seat}/play", wish)
        assert status == 200, answer
        self.watch.answered(question_of(answer))
        while self.states[seat] is known:  # who has moved is always told
            await self.news()
        if counts and self.counted.open:
            self.counted.moves += 1

    def leave(self) -> None:
        for ear in self.ears:
            ear.close()


@dataclass
class Measured:
    """One row of the table."""

    server: str
    durable: str
    tables: int
    game: str
    rate: float  # moves a second in all, where they are paced
    moves: float  # a second
    median: float
    late: float  # the 99th percentile
    processor: float  # milliseconds of the halls for each move
    own: float = 0.0  # and of the players themselves
    behind: int = 0  # moves that reached the last screen when the table's next one had begun

    def __str__(self) -> str:
        paced = f"{self.rate:.0f} a second" if self.rate else "at once"
        return (
            f"| {self.server:<37} | {self.durable:<32} | {self.tables:6} | {self.game:<10} | {paced:<12} "
            f"| {self.moves:7.0f} | {self.median * 1000:7.0f} | {self.late * 1000:7.0f} "
            f"| {self.processor:7.2f} | {self.own:7.2f} | {self.behind:6} |"
        )


HEAD = (
    f"| {'server':<37} | {'what was answered is':<32} | tables | {'game':<10} | {'next move':<12} "
    "| moves/s | 50 % ms | 99 % ms | CPU ms | players | behind |\n|"
    + "|".join("-" * width for width in (39, 34, 8, 12, 14, 9, 9, 9, 9, 9, 8))
    + "|"
)


class Hall(Process):
    """`longhall serve`, as whoever keeps a hall starts it."""

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "longhall",
            "serve",
            "--no-browser",
            "--quiet",
            "--port",
            "0",
            "--workers",
            "1",
        ]
        for name, value in self.wishes.items():
            command += [f"--{name}", value]
        with self.log.open("ab") as log:
            environment = {**os.environ, **LIMITS}
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "open at" in line, self.log.read_text()
        self.port = int(line.split("(")[0].strip(" /").rpartition(":")[2])
        self.follow_log()
        self.await_door()


async def measure(
    name: str, halls: list[Hall], tables: int, seconds: float, game: str, rate: float, apart: bool
) -> Measured:
    counted = Counted()
    ports = [hall.port for hall in halls]
    everybody = [Players(ports, number, game, counted, apart) for number in range(tables)]
    for start in range(0, tables, 10):
        await asyncio.gather(*(players.sit() for players in everybody[start : start + 10]))
    pause = tables / rate if rate else 0.0
    playing = [asyncio.create_task(players.play(pause)) for players in everybody]
    await asyncio.sleep(min(3.0, seconds / 2))
    before, before_own = sum(used(hall.process.pid) for hall in halls), time.process_time()
    counted.open = True
    began = time.perf_counter()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = time.perf_counter() - began
    counted.open = False
    spent, own = sum(used(hall.process.pid) for hall in halls) - before, time.process_time() - before_own
    for task in playing:
        if task.done() and task.exception():
            raise task.exception()  # type: ignore[misc]
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end and any(players.watch.open for players in everybody):
        await asyncio.sleep(0.05)
    for players in everybody:
        players.watch.end(time.perf_counter())
        players.leave()
    cuts = statistics.quantiles([took for players in everybody for took in players.watch.done], n=100)
    moves = counted.moves
    times = moves / took, cuts[49], cuts[98], spent * 1000 / moves, own * 1000 / moves
    behind = sum(players.watch.late for players in everybody)
    return Measured(name, SYNCED, tables, game, rate, *times, behind)


def used(pid: int) -> float:
    """Processor seconds of a process, its own and the system's."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def hall_in(folder: Path, **wishes: str) -> Hall:
    folder.mkdir(exist_ok=True)
    return Hall(folder, **wishes)


def run(
    halls: list[Hall], name: str, given: Any, tables: int, game: str, rate: float = 0.0, apart: bool = False
) -> Measured:
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(measure(name, halls, tables, given.seconds, game, rate, apart))
    finally:
        for hall in halls:
            hall.stop()
    print(found, flush=True)
    return found


def lacks_boardgameio(place: Path) -> str:
    """Why boardgame.io cannot be started here; empty if it can, and now lies there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no npm here"
    shutil.copytree(Path(__file__).parent / "boardgameio", place, dirs_exist_ok=True)
    install = [npm, "install", "--silent", "--no-save", "boardgame.io@0.50.2"]
    return "npm could not install it" if subprocess.run(install, cwd=place).returncode else ""


def boardgameio(place: Path, tables: int, seconds: float, rate: float) -> None:
    """Its own server and its own client from npm, with a game of its own: see the files beside this one."""
    port = free_ports()
    server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=place, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            assert server.poll() is None, "it did not start"
        wishes = [str(number) for number in (port, tables, seconds, rate)]
        players = subprocess.Popen(["node", "players.cjs", *wishes], cwd=place, stdout=subprocess.PIPE, text=True)
        assert players.stdout is not None
        players.stdout.readline()  # they have begun
        before = used(server.pid)
        found = json.loads(players.stdout.readline())
        spent = used(server.pid) - before
    finally:
        server.kill()
        server.wait()
    moves = found["moves"]
    times = moves / seconds, found["median"], found["late"], spent * 1000 / max(1, moves)
    print(Measured("boardgame.io 0.50.2, one process", MEMORY, tables, "piles", rate, *times), flush=True)


def free_ports() -> int:
    """A port of this machine that is free, and the next one too."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            with contextlib.suppress(OSError, OverflowError):
                other.bind(("127.0.0.1", port + 1))
                return port


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--tables", type=int, action="append")
    arguments.add_argument("--games", nargs="*", default=["vasa_cards", "svea_rike"])
    arguments.add_argument("--seconds", type=float, default=10.0)
    arguments.add_argument("--rate", type=float, default=200.0, help="moves a second in all, where they are paced")
    arguments.add_argument("--only", choices=["sqlite", "paced", "postgresql", "boardgameio"])
    given = arguments.parse_args()
    print(HEAD, flush=True)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        if given.only in (None, "sqlite"):
            for game in given.games:
                for tables in given.tables or [50, 200]:
                    one = run([hall_in(place / f"{game}{tables}")], "SQLite, one process", given, tables, game)
                    if game == "vasa_cards" and tables == 200:
                        verdict("moves a second in one process", one.moves, one.moves >= GOALS["moves"], "at least 500")
        if given.only in (None, "paced"):
            most = max(given.tables or [200])
            paced = run([hall_in(place / "paced")], "SQLite, one process", given, most, given.games[0], given.rate)
            verdict("99 % of paced moves within ms", paced.late * 1000, paced.late < GOALS["late"], "under 100")
            least = PACED * given.rate
            verdict("paced moves a second", paced.moves, paced.moves >= least, f"at least {least:.0f}")
        if given.only in (None, "boardgameio"):
            if reason := lacks_boardgameio(place / "boardgameio"):
                leave_out("boardgame.io", reason)
            else:
                for tables, rate in [(tables, 0.0) for tables in given.tables or [50, 200]] + [(200, given.rate)]:
                    boardgameio(place / "boardgameio", tables, given.seconds, rate)
        if given.only in (None, "postgresql"):
            if reason := lacking():
                leave_out("PostgreSQL and Redis", reason)
            else:
                most = max(given.tables or [200])
                with Postgres() as store, Redis(place / "redis") as news:
                    machines(place, given, most, store, news)
    return 1 if MISSED else 0


def machines(place: Path, given: Any, tables: int, store: Postgres, news: Redis) -> None:
    """One process, then two: with all who are at a table at the same one, as deploy/nginx.conf does it, and apart."""
    found: list[Measured] = []
    for name, count, apart in (
        ("1 process", 1, False),
        ("2 processes", 2, False),
        ("2 processes, seats apart", 2, True),
    ):
        wishes = {"database": store.database(f"hall{len(found)}"), "redis": news.url}
        halls = [hall_in(place / f"pg{len(found)}{number}", **wishes) for number in range(count)]
        found.append(run(halls, f"PostgreSQL and Redis, {name}", given, tables, given.games[0], apart=apart))
    one, two, mixed = (measured.processor for measured in found)
    verdict(
        "two processes: processor of a move, times that of one", two / one, two / one <= GOALS["share"], "at most 1.2"
    )
    print(f"  the same, seats apart: {mixed / one:.2f} (no goal: no proxy of ours sends them so)", flush=True)


MISSED: list[str] = []  # goals that were not reached, and what was left out


def leave_out(what: str, reason: str) -> None:
    MISSED.append(what)
    print(f"{what}: left out: {reason}", flush=True)


def verdict(what: str, figure: float, is_reached: bool, goal: str) -> None:
    if not is_reached:
        MISSED.append(what)
    print(f"  {what}: {figure:.2f} ({goal}: {'reached' if is_reached else 'NOT reached'})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
