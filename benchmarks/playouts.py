"""How fast the rules run: random whole games on one core, beside OpenSpiel's hearts in the same run.

    python benchmarks/playouts.py [GAME...] [--players N] [--repeats N] [--json FILE]

*Inside*: longhall.kernel.playout, a compiled loop. *Driven*: a Python loop that calls `legal` and `apply` once per
decision. *Clone*: one copy of a state from the middle of a game. A decision is a choice among at least two: where there
is only one choice it is made and not counted, here as in hearts. Every repeat measures each game and hearts in turn, so
that a slow spell of the machine touches all; the medians are given. Set-up is part of every game. Seconds are those
that the processor worked for this process, so that other programs take little from the figures.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from longhall import _build  # noqa: E402
from longhall.games import registry  # noqa: E402
from longhall.kernel.chance import seeded  # noqa: E402
from longhall.kernel.playout import playout  # noqa: E402
from longhall.kernel.state import State  # noqa: E402

USUAL_PLAYERS = 4
REPEATS = 7
SECONDS = 0.25  # of each measurement
LARGEST_BATCH = 256  # between two looks at the clock
SAMPLES = 64  # states that are cloned
QUIET = 0.5  # a load average above this, beside our own process, is marked
FIGURES = ("inside_decisions_per_s", "driven_decisions_per_s", "games_per_s", "clone_us")


class Bench:
    """One game, measured in turns."""

    def __init__(self, name: str, players: int | None) -> None:
        self.game = registry.game(name)
        self.players = players or (USUAL_PLAYERS if USUAL_PLAYERS in self.game.players else self.game.players[-1])
        self.game.check_players(self.players)
        self.options = self.game.whole_options({})
        self.seed = 0
        self.rng = random.Random(1)
        self.samples = [self.mid_game() for _ in range(SAMPLES)]
        self.found: dict[str, list[float]] = {figure: [] for figure in FIGURES}

    def begin(self) -> State:
        self.seed += 1
        g = self.game.new(self.players, self.options, self.game.data)
        g.reseed(self.seed)
        g.run()
        return g

    def mid_game(self) -> State:
        """A state of a random game, with as much behind it as before it on average."""
        length = self.drive(self.begin(), -1)
        g = self.begin()
        self.drive(g, max(1, self.rng.randrange(length // 4, length * 3 // 4 + 1)))
        return self.mid_game() if g.over else g

    def drive(self, g: State, most: int) -> int:
        """Play on at random from Python, to the end or for so many decisions; how many there were."""
        rand = self.rng.random
        decisions = 0
        seat = g.next_actor()
        while seat >= 0 and decisions != most:
            choices = g.legal(seat)
            options = len(choices)
            if options > 1:
                decisions += 1
                g.apply(seat, choices[int(rand() * options)])
            else:
                g.apply(seat, choices[0])
            seat = g.next_actor()
        return decisions

    def inside(self) -> int:
        return playout(self.begin(), seeded(self.seed))

    def driven(self) -> int:
        return self.drive(self.begin(), -1)

    def measure_once(self) -> None:
        decisions, games, seconds = timed(self.inside)
        self.found["inside_decisions_per_s"].append(decisions / seconds)
        self.found["games_per_s"].append(games / seconds)
        decisions, _, seconds = timed(self.driven)
        self.found["driven_decisions_per_s"].append(decisions / seconds)
        clones, _, seconds = timed(self.clone_samples)
        self.found["clone_us"].append(seconds / clones * 1e6)

    def clone_samples(self) -> int:
        for g in self.samples:
            g.clone()
        return SAMPLES

    def medians(self) -> dict[str, float]:
        return {figure: median(values) for figure, values in self.found.items()}


def timed(play: Callable[[], int]) -> tuple[int, int, float]:
    """Do something for a while: what it counts, how often it was done, seconds."""
    counted = done = 0
    batch = 1  # grows, as reading the clock takes time too
    start = time.process_time()
    while (seconds := time.process_time() - start) < SECONDS:
        for _ in range(batch):
            counted += play()
        done += batch
        batch = min(batch * 2, LARGEST_BATCH) if seconds < SECONDS / 10 else batch
    return counted, done, seconds


def measure(names: list[str], players: int | None, repeats: int, hearts: bool) -> dict[str, Any]:
    """Medians of interleaved repeats in this process."""
    benches = {name: Bench(name, players) for name in names}
    yardstick: dict[str, list[float]] = {}
    for repeat in range(repeats):
        for bench in benches.values():
            bench.measure_once()
        if hearts:
            from benchmarks import openspiel_hearts

            for figure, value in openspiel_hearts.measure(repeats=1, seed=repeat + 1).items():
                yardstick.setdefault(figure, []).append(value)
    return {
        "build": _build.build_kind(),
        "games": {name: bench.medians() for name, bench in benches.items()},
        "hearts": {figure: median(values) for figure, values in yardstick.items()},
        "players": {name: bench.players for name, bench in benches.items()},
    }


def measure_interpreted(names: list[str], players: int | None, repeats: int) -> dict[str, Any]:
    """The same in a process of its own that runs the sources."""
    command = [sys.executable, __file__, *names, "--repeats", str(repeats), "--raw"]
    command += ["--players", str(players)] if players else []
    environment = {**os.environ, "LONGHALL_PURE": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def has_openspiel() -> bool:
    from importlib.util import find_spec

    return find_spec("pyspiel") is not None


def show(here: dict[str, Any], interpreted: dict[str, Any], load: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title="Random games on one core, decisions per second", title_justify="left")
    table.add_column("game", no_wrap=True)
    table.add_column("build", no_wrap=True)
    for column in ("inside", "x hearts", "driven", "x hearts", "games/s", "clone us"):
        table.add_column(column, justify="right", no_wrap=True)
    hearts = here["hearts"]

    def ratio(value: float, figure: str) -> str:
        return f"{value / hearts[figure]:.2f}" if hearts else ""

    for name, players in here["players"].items():
        builds = [("compiled", here)] if here["build"] == _build.COMPILED else []
        for build, measured in [*builds, ("interpreted", interpreted)]:
            own = measured["games"][name]
            inside, driven = own["inside_decisions_per_s"], own["driven_decisions_per_s"]
            table.add_row(
                f"{name} ({players})",
                build,
                f"{inside:,.0f}",
                ratio(inside, "inside_decisions_per_s"),
                f"{driven:,.0f}",
                ratio(driven, "driven_decisions_per_s"),
                f"{own['games_per_s']:,.0f}",
                f"{own['clone_us']:.2f}",
            )
    if hearts:
        inside, driven = hearts["inside_decisions_per_s"], hearts["driven_decisions_per_s"]
        table.add_row("OpenSpiel hearts", "C++", f"{inside:,.0f}", "1.00", f"{driven:,.0f}", "1.00", "", "")
    screen = Console(highlight=False, width=None if sys.stdout.isatty() else 110)
    screen.print(table)
    screen.print(load)
    if here["build"] != _build.COMPILED:
        screen.print(f"[bold]Nothing compiled was measured:[/] this process runs {here['build']}.")
    if not hearts:
        screen.print("OpenSpiel is not installed, so there is nothing to compare with: pip install 'longhall\\[bench]'")


def load_line(before: float, after: float) -> str:
    """What else the machine was doing."""
    disturbed = before > QUIET or after - 1 > QUIET
    mark = "[bold red]Made under load: repeat on a quiet machine.[/] " if disturbed else ""
    return f"{mark}Load average {before:.2f} before, {after:.2f} after (our own process counts 1)."


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the rules run, beside OpenSpiel's hearts.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all of them by default: {', '.join(registry.NAMES)}")
    parser.add_argument("--players", type=int, metavar="N", help="4 where the game allows it")
    parser.add_argument("--repeats", type=int, default=REPEATS, metavar="N", help=f"{REPEATS} by default")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)  # the interpreted half of a run
    wishes = parser.parse_args()
    names = wishes.games or registry.NAMES
    for name in names:
        if name not in registry.NAMES:
            parser.error(f"there is no game '{name}'; there are: {', '.join(registry.NAMES)}")
        if wishes.players is not None and wishes.players not in registry.game(name).players:
            parser.error(f"{name} is not for {wishes.players} players")
    if wishes.raw:
        print(json.dumps(measure(names, wishes.players, wishes.repeats, hearts=False)))
        return
    before = os.getloadavg()[0]
    here = measure(names, wishes.players, wishes.repeats, hearts=has_openspiel())
    after = os.getloadavg()[0]
    interpreted = measure_interpreted(names, wishes.players, max(1, wishes.repeats // 2))
    show(here, interpreted, load_line(before, after))
    if wishes.json is not None:
        report: dict[str, Any] = {"games": {}, "openspiel": {"hearts": here["hearts"]} if here["hearts"] else {}}
        for name in names:
            report["games"][name] = {"interpreted": interpreted["games"][name]}
            if here["build"] == _build.COMPILED:
                report["games"][name] = {"compiled": here["games"][name], **report["games"][name]}
        wishes.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
