"""Tries mutants of a game, each in a process of its own: `python -m longhall.laws.mutant_worker GAME`.

Everything that a test needs is imported once, save the game; each mutant is a fork that imports the game with the
change made in memory. Reads orders as lines of JSON, and answers each with a line.
"""

import ast
import contextlib
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import fluent.runtime  # noqa: F401  imported here so that no mutant has to
import pytest

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.kernel.fields import knows
from longhall.kernel.game import Game
from longhall.laws import LAWS, check_game
from longhall.laws.check import tables
from longhall.laws.moments import Failure
from longhall.laws.mutation import mutated
from longhall.match import editions, positions
from longhall.match.cases import run_case

SURVIVED = "survived"
ALIKE = "alike"  # survived, and random games show no difference
TIME = "time"

QUICK_LAWS = [law for law in LAWS if law not in ("texts", "varied", "worlds")]
GAMES_TO_COMPARE = 3
# Without what pytest does for a reader, it begins eight times as quickly (1.5 s and 0.2 s, measured).
QUICKLY = [
    "-x",
    "-q",
    "-o",
    "addopts=",
    "--import-mode=importlib",
    "--assert=plain",
    "--tb=no",
    "-p",
    "no:cacheprovider",
]
PATIENCE = 600  # by the clock, should a mutant sleep
MEMORY = 2 << 30


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a changed tree."""

    def __init__(self, name: str, file: Path, tree: ast.Module) -> None:
        self.name = name
        self.file = file
        self.code = compile(tree, str(file), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def install(game: str, prefix: str, file: str, number: int) -> None:
    """From here on the game is imported with this change."""
    path = Path(__file__).resolve().parents[1] / "games" / game / file
    module = ".".join(["longhall", "games", game, *Path(file).with_suffix("").parts])
    sys.meta_path.insert(0, Mutated(module, path, mutated(path.read_text("utf-8"), number, prefix)))


def try_mutant(game: str, order: dict[str, Any]) -> str:
    """What kills the mutant, or a digest of how it plays if nothing does."""
    if order["file"]:
        install(game, order["prefix"], order["file"], order["number"])
    try:
        found = find_game(game)
    except Exception as fault:
        return f"import: {type(fault).__name__}"
    for case, seconds in order["cases"]:
        allow(seconds)
        try:
            passed = run_case(Path(case)).passed
        except Exception:
            passed = False
        if not passed:
            return str(case)
    allow(order["laws"])
    try:
        broken = [failure.law for failure in quick_check(found)]
    except Exception as fault:
        broken = [type(fault).__name__]
    if broken:
        return f"laws: {broken[0]}"
    # Last, as pytest takes longer to begin than all the rest.
    if order["tests"] and (killer := failing_test(dict(order["tests"]))):
        return killer
    allow(10 * order["laws"])
    return SURVIVED + digest(found)


def quick_check(game: Game) -> list[Failure]:
    return check_game(game, games=1, laws=QUICK_LAWS, looks=1)


def digest(game: Game) -> str:
    """Of all that anybody could notice in some random games."""
    found = hashlib.sha256()

    def note(*things: Any) -> None:
        found.update(json.dumps(things, sort_keys=True, default=str).encode())

    for (players, options), seed in product(tables(game), range(GAMES_TO_COMPARE)):
        try:
            play(game, players, options, seed, note)
        except Exception as fault:
            note(repr(fault))
    return found.hexdigest()


def play(game: Game, players: int, options: Mapping[str, Any], seed: int, note: Callable[..., None]) -> None:
    chance = random.Random(seed)
    g = game.new(players, options, editions.apply(game, None))
    g.reseed(seed)
    g.run()
    while not g.over:
        seat = chance.choice(g.actors())
        legal = g.legal(seat)
        note(legal, [g.why_not(seat, action) for action in g.span(seat)], g.fallback(seat), game.check(g))
        viewer = chance.randrange(-1, players)
        note(game.view(g, viewer), g.awaited(viewer), knows(g, viewer).decode())
        note(positions.write(game, g.redeal(viewer, chance.randrange(2**40)), options))
        g.events = []
        g.apply(seat, chance.choice(legal))
        note([[event.kind.name, event.args, event.who] for event in g.events], g.moved)
        note(positions.write(game, g, options))
    result = g.results()
    note(result.places, result.scores, result.outcomes, result.reason, result.clause, game.view(g, -1))


def seconds_of_laws(game: str) -> float:
    found = find_game(game)
    began = time.process_time()
    quick_check(found)
    return time.process_time() - began


def allow(seconds: float) -> None:
    """The process ends when what comes next takes much longer than the so many seconds that it should."""
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 2 * seconds)


class FirstFailure:
    """A plugin for pytest."""

    name = ""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.seconds[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid


def failing_test(tests: dict[str, float]) -> str:
    """The first of these tests, given with the time that each takes, that fails; or an empty text."""
    plugin = FirstFailure(tests)
    allow(5)
    status = pytest.main([*QUICKLY, *tests], [plugin])
    if status == 0:
        return ""
    return plugin.name or f"pytest: status {int(status)}"


def in_fork(work: Callable[[], str], seconds: int) -> str:
    """What `work` gives, done in a fork that may take so long; TIME if it does not end by itself."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            quiet()
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            answer = work()
        except BaseException as fault:
            answer = f"crash: {type(fault).__name__}"
        os.write(writer, answer.encode())
        os._exit(0)
    os.close(writer)
    written = b""
    while select.select([reader], [], [], seconds)[0]:
        part = os.read(reader, 65536)
        if not part:
            break
        written += part
    else:
        os.kill(child, signal.SIGKILL)
    os.close(reader)
    os.waitpid(child, 0)
    return written.decode() or TIME


def quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def serve(game: str, orders: Iterable[str]) -> None:
    assert game in NAMES and not any(name.startswith(f"longhall.games.{game}") for name in sys.modules)
    original = ""
    laws = float(in_fork(lambda: str(seconds_of_laws(game)), PATIENCE))
    for line in orders:
        order = {**json.loads(line), "laws": laws}

        def work(order: dict[str, Any] = order) -> str:
            return try_mutant(game, order)

        answer = in_fork(work, PATIENCE)
        if answer.startswith(SURVIVED):
            original = original or in_fork(lambda: digest(find_game(game)), PATIENCE)
            answer = ALIKE if answer == SURVIVED + original else SURVIVED
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    serve(sys.argv[1], sys.stdin)
