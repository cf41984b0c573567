"""Power cuts: processes of a hall are killed again and again while people and bots play. Is anything lost or doubled?

    python -m benchmarks.kill                   300 kills: SQLite with one process, PostgreSQL with three and a worker
    python -m benchmarks.kill --kills 20 --only sqlite

Every change that was acknowledged must be in the record once, whichever process was asked and however often; no table
may stand still afterwards, and bots must go on by themselves. It stops by itself and fails if anything is wrong, if
more than a tenth of the kills met a hall at which nobody had played, or if a store that was wanted had to be left out.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.lines import Line
from tests.server.machines import Postgres, Redis, lacking

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0  # seconds in which somebody must play on after the last kill
OFTEN = 100  # choices of most people, in which everybody must come to choose too
LONGEST = 120.0  # seconds to wait for somebody to play before the next kill: on a busy machine a hall opens slowly
IDLE = 0.1  # of the kills: those before which nobody had played show nothing
GAMES = ["vasa_cards", "vasa_voyage"]


def branch_off() -> None:
    """In a process of its own that has loaded everything: one hall for each line, so that a kill costs no start."""
    import multiprocessing

    from tests.server import host

    import longhall.server.players.preloaded
    import longhall.server.web.app  # noqa: F401
    from longhall.server.players import lanes

    lanes.context = lambda: multiprocessing.get_context("fork")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wishes = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setpgid(0, 0)
            log = os.open(wishes.pop("log"), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            os.dup2(log, 1)
            os.dup2(log, 2)
            sys.argv = ["host", json.dumps(wishes)]
            host.main()
            os._exit(0)
        with contextlib.suppress(PermissionError):  # it has done so itself, and gone on
            os.setpgid(child, child)  # before anybody can ask for its end
        print(child, flush=True)


def steady_port() -> int:
    """One that stays free while a hall is away: below those that the system gives to whoever connects somewhere."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        if is_free(port):
            return port


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class Halls:
    """Processes that serve or think, each killed and begun anew at any moment."""

    def __init__(self, folder: Path, all_wishes: list[dict[str, Any]]) -> None:
        command = [sys.executable, "-m", "benchmarks.kill", "--branch-off"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        self.stem = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=environment, text=True
        )
        self.wishes = [
            {"log": str(folder / f"{number}.log"), "port": steady_port(), **wishes}
            for number, wishes in enumerate(all_wishes)
        ]
        self.pids = [self.begin(number) for number in range(len(all_wishes))]

    @property
    def ports(self) -> list[int]:
        return [wishes["port"] for wishes in self.wishes if not wishes.get("thinks")]

    def begin(self, number: int) -> int:
        while not is_free(self.wishes[number]["port"]):  # the one before is killed, but not gone yet
            time.sleep(0.01)
        assert self.stem.stdin is not None and self.stem.stdout is not None
        print(json.dumps(self.wishes[number]), file=self.stem.stdin, flush=True)
        return int(self.stem.stdout.readline())

    def kill(self, number: int) -> None:
        try:
            os.killpg(self.pids[number], signal.SIGKILL)  # with the processes in which its bots think
        except ProcessLookupError:
            log = Path(self.wishes[number]["log"])
            raise SystemExit(f"process {number} had ended by itself:\n{log.read_text()[-4000:]}") from None

    def close(self) -> None:
        for pid in self.pids:
            try:
                os.killpg(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.stem.kill()
        self.stem.wait()


@dataclass
class Table:
    game: str
    id: str
    done: list[str] = field(default_factory=list)  # the choices that were acknowledged, in order
    transcript: int = 0  # the longest that anybody was shown
    lost: int = 0  # times that something was shown again as it had been before


class Player:
    """One person at one table after the other, with bots. Asks any door, and the next one if that does not answer."""

    def __init__(self, number: int, halls: Halls) -> None:
        self.number = number
        self.halls = halls
        self.secret = f"{number:043d}"
        self.luck = random.Random(number)
        self.tables: list[Table] = []
        self.ends = False

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Until somebody answers; the same wish with the same key, at whichever door."""
        while True:
            port = self.luck.choice(self.halls.ports)
            try:
                async with asyncio.timeout(20):
                    line = await Line(port, self.secret).open()
                    try:
                        status, found = await line.answer(method, path, body)
                    finally:
                        line.close()
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.1)
                continue
            if status < 500:
                return status, found
            await asyncio.sleep(0.1)

    async def sit_down(self) -> Table:
        game = GAMES[self.number % len(GAMES)]
        wish = {
            "game": game,
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}],
            "key": str(uuid.uuid4()),
        }
        status, found = await self.ask("POST", "/tables", wish)
        assert status == 201, (status, found)
        self.tables.append(Table(game, found["id"]))
        return self.tables[-1]

    async def play(self) -> None:
        table = await self.sit_down()
        while not self.ends:
            status, state = await self.ask("GET", f"/tables/{table.id}/seats/0")
            assert status == 200, (status, state)
            table.lost += state["transcript"] < table.transcript
            table.transcript = max(table.transcript, state["transcript"])
            if state["over"]:
                table = await self.sit_down()
            elif state["asked"] and not state["foregone"]:
                await self.choose(table, state)
            else:
                await asyncio.sleep(0.05)

    async def choose(self, table: Table, state: Any) -> None:
        choice = self.luck.choice(state["choices"])["key"]
        wish = {"choice": choice, "transcript": state["transcript"], "key": str(uuid.uuid4())}
        status, found = await self.ask("POST", f"/tables/{table.id}/seats/0/play", wish)
        if status == 200:
            table.done.append(choice)
            table.transcript = max(table.transcript, found["state"]["transcript"])
        else:
            assert (status, found["error"]["code"]) == (409, "stale"), (status, found)


def entries_of(address: str, table: str) -> list[dict[str, Any]]:
    """The record as the store has it."""
    query = "select body from entries where table_id = {} order by number"
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as store:
            return [json.loads(row[0]) for row in store.execute(query.format("?"), (table,))]
    import psycopg

    with psycopg.connect(address) as connection:
        return [row[0] for row in connection.execute(query.format("%s"), (table,))]


@dataclass
class Outcome:
    kills: int = 0
    idle: int = 0  # of them, before which nobody had played since the one before
    tables: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0

    @property
    def is_good(self) -> bool:
        is_busy = self.acknowledged > 0 and self.idle <= IDLE * self.kills
        return is_busy and not (self.lost or self.doubled or self.stuck)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.idle} of halls at which nobody had played), {self.tables} tables, "
            f"{self.acknowledged} acknowledged changes: "
            f"{self.lost} lost, {self.doubled} doubled, {self.stuck} tables stuck"
        )


def changes(everybody: list[Player]) -> int:
    return sum(len(table.done) for player in everybody for table in player.tables)


def see_that_they_play(playing: list[asyncio.Task[None]]) -> None:
    """Whoever has stopped met something wrong, which is told at once."""
    for task in playing:
        if task.done():
            task.result()


async def busy(everybody: list[Player], playing: list[asyncio.Task[None]]) -> bool:
    """Until some have played since the last kill: a hall that is killed while it opens has nothing to lose."""
    before, end = changes(everybody), time.monotonic() + LONGEST
    while changes(everybody) < before + len(everybody) // 3 and time.monotonic() < end:
        await asyncio.sleep(0.05)
        see_that_they_play(playing)
    return changes(everybody) > before


async def stuck(everybody: list[Player], playing: list[asyncio.Task[None]]) -> int:
    """How many do not come to choose twice more, for which the bots must have gone on.

    How long that takes is the machine's affair: one is stuck if most of the others have chosen much oftener meanwhile,
    or if nobody at all plays on.
    """
    before = [changes([player]) for player in everybody]
    last, end = changes(everybody), time.monotonic() + PATIENCE
    while True:
        await asyncio.sleep(0.2)
        see_that_they_play(playing)
        chosen = sorted(changes([player]) - was for player, was in zip(everybody, before, strict=True))
        if chosen[0] >= 2:
            return 0
        if changes(everybody) > last:
            last, end = changes(everybody), time.monotonic() + PATIENCE
        if chosen[len(chosen) // 2] >= OFTEN or time.monotonic() > end:
            return sum(times < 2 for times in chosen)


async def torment(halls: Halls, store: Postgres | None, address: str, kills: int, players: int, seed: int) -> Outcome:
    everybody = [Player(number, halls) for number in range(players)]
    playing = [asyncio.create_task(player.play()) for player in everybody]
    luck = random.Random(seed)
    outcome = Outcome(kills)
    for number in range(kills):
        outcome.idle += not await busy(everybody, playing)
        await asyncio.sleep(luck.uniform(0.0, 0.5))
        if store is not None and number % 10 == 9:
            store.kill()
            await asyncio.sleep(luck.uniform(0.0, 0.5))
            await asyncio.to_thread(store.start)
        else:
            which = luck.randrange(len(halls.pids))
            halls.kill(which)
            await asyncio.sleep(luck.uniform(0.0, 0.3))
            halls.pids[which] = halls.begin(which)
        if number % 25 == 24:
            print(f"  {number + 1} kills, {changes(everybody)} changes", flush=True)
    outcome.stuck = await stuck(everybody, playing)
    for player in everybody:
        player.ends = True
    await asyncio.wait(playing, timeout=30)
    for task in playing:
        task.cancel()
    for player in everybody:
        for table in player.tables:
            outcome.tables += 1
            outcome.acknowledged += len(table.done)
            outcome.lost += table.lost
            entries = await asyncio.to_thread(entries_of, address, table.id)
            made = [entry["play"] for entry in entries if entry.get("seat") == 0 and "play" in entry]
            if table.lost or made != table.done:
                told = {"went back": table.lost, "acknowledged": table.done, "made": made, "entries": entries}
                print(f"  {table.game}: {json.dumps(told)}", flush=True)
            outcome.doubled += max(0, len(made) - len(table.done))
            outcome.lost += sum(a != b for a, b in zip(made, table.done, strict=False))
            outcome.lost += max(0, len(table.done) - len(made))
    return outcome


def sqlite_run(folder: Path, kills: int, players: int = 24, seed: int = 1) -> Outcome:
    address = f"sqlite:///{folder / 'hall.sqlite3'}"
    halls = Halls(folder, [{"database": address, "pace": 0.1, "snapshot_every": 4, "quiet": True}])
    try:
        return asyncio.run(torment(halls, None, address, kills, players, seed))
    finally:
        halls.close()


def postgres_run(folder: Path, kills: int, players: int = 24, seed: int = 2) -> Outcome:
    with Postgres() as store, Redis(folder / "redis") as news:
        address = store.database("killed")
        wishes = {"database": address, "redis": news.url, "pace": 0.1, "lease": 3.0, "snapshot_every": 4, "quiet": True}
        serving = [{**wishes, "workers": 0}] * 3
        halls = Halls(folder, [*serving, {**wishes, "thinks": True}])
        try:
            return asyncio.run(torment(halls, store, address, kills, players, seed))
        finally:
            halls.close()


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--kills", type=int, default=150, help="on each of the two stores")
    arguments.add_argument("--only", choices=["sqlite", "postgresql"])
    arguments.add_argument("--branch-off", action="store_true", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.branch_off:
        branch_off()
        return
    good = True
    for name, run in (("sqlite", sqlite_run), ("postgresql", postgres_run)):
        if given.only not in (None, name):
            continue
        if name == "postgresql" and (reason := lacking()):
            print(f"PostgreSQL is left out: {reason}")
            good = False
            continue
        with tempfile.TemporaryDirectory() as folder:
            outcome = run(Path(folder), given.kills)
        print(f"{name}: {outcome}", flush=True)
        good = good and outcome.is_good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
