"""How fast the doors for researchers are, each beside what it is measured by, in one run on one core.

    pip install -e '.[bench]'           what they are compared with; `./test all` brings no shimmy, which hanabi needs
    python benchmarks/doors.py [GAME...] [--repeats N] [--collisions N] [--keep]

It ends with 1 if a goal is missed. `--keep` writes the run of all games into docs/research.md, with date, version and
processor; if a goal could not be measured it refuses, and ends with 1.

*Batch*: many games in one compiled loop, with observations and without. *Vector*: the Gymnasium environment on it,
which asks for the own seats' choices only: decisions of all seats are counted, and those of the own seats alone.
*PettingZoo*: `raw_env` at the Maiden Voyage beside PettingZoo's own hanabi. *OpenSpiel*: each game beside OpenSpiel's
own liar's poker, which is written in Python too. Everybody chooses by lot. A decision is a choice among at least two.
Seconds are those that the processor worked for this process; repeats take turns, and the medians are given.
*Strength*: how skald does among plain searches, in the games of the ladder that are played so far; a goal is what it
does at the usual number of players.
*Collisions*: of all that seats to act have known in so many random games, the share whose observation is that of some
other knowledge.
"""

import argparse
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from longhall import Batch, __version__, _build  # noqa: E402
from longhall.arena.ladder import lines_of, open_books  # noqa: E402
from longhall.arena.schedule import parts_named  # noqa: E402
from longhall.games import registry  # noqa: E402
from longhall.laws.observed import collisions  # noqa: E402

SECONDS = 0.4  # of each measurement
LANES = 256
GOALS = {"vasa_cards": 0.5e6, "vasa_voyage": 0.5e6, "shipwrights": 0.5e6, "svea_rike": 0.3e6, "suecia": 0.3e6}
VOYAGE = "vasa_voyage"
OWN = ", own seats alone"
PAGE = ROOT / "docs" / "research.md"
BEGIN, END = "<!-- python benchmarks/doors.py --keep -->", "<!-- what it wrote ends here -->"

Goal = tuple[str, float | None, float]  # what, how much of it, which is nothing where it was not measured, and the goal


def timed(play: Callable[[], int]) -> float:
    """Decisions a second."""
    counted = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < SECONDS:
        counted += play()
    return counted / seconds


def batch(name: str, looks: bool) -> Callable[[], int]:
    games = Batch(name, games=LANES)

    def play() -> int:
        before = games.decisions
        for _ in range(4):
            if looks:
                games.look()
            games.step(games.random_actions())
        return games.decisions - before

    return play


def vector(name: str, own: bool) -> Callable[[], int]:
    """`own`: decisions of the others, which are played in the same loop and looked at by nobody, do not count."""
    from longhall.adapters.gymnasium import LonghallVectorEnv

    env = LonghallVectorEnv(name, num_envs=LANES)
    env.reset(seed=1)

    def play() -> int:
        before = env.batch.decisions
        for _ in range(4):
            env.step(env.batch.random_actions())
        return 4 * LANES if own else env.batch.decisions - before

    return play


def aec(env: Any) -> Callable[[], int]:
    """A PettingZoo environment, played as its documentation shows: `last`, a choice by its mask, `step`."""
    import numpy as np

    luck = random.Random(1)
    seeds = iter(range(1, 10**9))

    def play() -> int:
        counted = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            open_actions = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
            counted += len(open_actions) > 1
            env.step(int(luck.choice(open_actions)))
        return counted

    return play


def spiel(game: Any) -> Callable[[], int]:
    luck = random.Random(1)

    def play() -> int:
        counted = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            counted += len(actions) > 1
            state.apply_action(actions[int(luck.random() * len(actions))])
        return counted

    return play


def players(names: list[str]) -> Iterator[tuple[str, Callable[[], int]]]:
    for name in names:
        yield f"batch {name}", batch(name, looks=True)
        yield f"batch without looking {name}", batch(name, looks=False)
    if find_spec("gymnasium") is not None:
        for name in names:
            yield f"vector {name}", vector(name, own=False)
            yield f"vector {name}{OWN}", vector(name, own=True)
    if find_spec("pettingzoo") is not None and VOYAGE in names:
        from longhall.adapters.pettingzoo import raw_env

        yield f"pettingzoo {VOYAGE}", aec(raw_env(VOYAGE))
        try:
            from pettingzoo.classic import hanabi_v5

            yield "pettingzoo hanabi", aec(hanabi_v5.raw_env())
        except ImportError as fault:
            print(f"PettingZoo's hanabi is left out (pip install -e '.[bench]'): {fault}", file=sys.stderr)
    if find_spec("pyspiel") is not None:
        import open_spiel.python.games.liars_poker  # noqa: F401  registers itself
        import pyspiel

        import longhall.adapters.openspiel  # noqa: F401

        for name in names:
            yield f"openspiel {name}", spiel(pyspiel.load_game(f"longhall_{name}"))
        yield "openspiel liars_poker", spiel(pyspiel.load_game("python_liars_poker"))


def goals(names: list[str], found: dict[str, float]) -> Iterator[Goal]:
    """All that the doors are measured by. What could not be measured is among them."""

    def ratio(what: str, than: str) -> float | None:
        return found[what] / found[than] if what in found and than in found else None

    for name in names:
        yield f"batch {name}, millions", found[f"batch {name}"] / 1e6, GOALS.get(name, 0.3e6) / 1e6
        for seats in ("", OWN):
            yield f"vector {name} / batch{seats}", ratio(f"vector {name}{seats}", f"batch {name}"), 0.5
        yield f"openspiel {name} / liars_poker", ratio(f"openspiel {name}", "openspiel liars_poker"), 2
    if VOYAGE in names:
        yield f"pettingzoo {VOYAGE} / hanabi", ratio(f"pettingzoo {VOYAGE}", "pettingzoo hanabi"), 5


def verdict(what: str, value: float | None, goal: float) -> str:
    if value is None:
        return f"{what:<58} {'':>9}  goal {goal:>5.2f}  not measured"
    return f"{what:<58} {value:>9.2f}  goal {goal:>5.2f}  {'reached' if value >= goal else 'MISSED'}"


def table(names: list[str], found: dict[str, float]) -> list[str]:
    """The goals and what was reached, as docs/research.md has them: a line for each game."""
    reached = {what: value for what, value, _ in goals(names, found)}
    at_doors = ["batch {}, millions", "vector {} / batch", f"vector {{}} / batch{OWN}", "openspiel {} / liars_poker"]
    lines = [
        "| | `Batch`, millions | vector / `Batch` | own seats alone | OpenSpiel / liar's poker | PettingZoo / hanabi |",
        "|---|---:|---:|---:|---:|---:|",
        "| goal | 0.5, the last two 0.3 | 0.5 | 0.5 | 2 | 5 |",
    ]
    for name in names:
        values = [reached[what.format(name)] for what in at_doors]
        values.append(reached[f"pettingzoo {VOYAGE} / hanabi"] if name == VOYAGE else None)
        figures = ["" if value is None else f"{value:.2f}" for value in values]
        lines.append(f"| `{name}` | {' | '.join(figures)} |")
    return lines


def processor() -> str:
    cpus = Path("/proc/cpuinfo")
    told = cpus.read_text("utf-8").split("\n") if cpus.exists() else []
    names = [line.partition(":")[2].strip() for line in told if line.startswith("model name")]
    return next(iter(names), "") or platform.processor() or platform.machine()


def origin() -> str:
    return f"Measured on {date.today()} with Longhall {__version__} ({_build.build_kind()}), one core of {processor()}."


def keep(lines: list[str]) -> None:
    """Put the table into its place on the page, and under it what it was measured with."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([before + BEGIN, "", *lines, "", origin(), "", END + after]), "utf-8")


def strength(names: list[str]) -> Iterator[str]:
    """The games of the ladder among plain searches, as far as they are played."""
    (part,) = parts_named(["plain"])
    lines = lines_of(part, open_books(ROOT / "results", names))
    for line in lines:
        what = f"{line.pairing.game} with {line.pairing.players}, {line.games} of {line.planned} games"
        goal = "goal above 1" if line.usual else ""
        if line.standing is None:
            yield f"{what:<58} {'':>9}  {goal:<12}  not measured"
        else:
            played = line.standing
            bounds = f"{played.fair_low:.2f} to {played.fair_high:.2f}"
            judged = line.verdict(part, lines) or "not all are played"
            age = "" if line.today else ", of an earlier version"
            missed = "  MISSED" if line.usual and judged in ("level", "below") else ""
            yield f"{what:<58} {played.fair:>9.2f}  {goal:<12}  {bounds}  {judged}{age}{missed}"


def main() -> int:
    """How many goals were missed, and one more where the run should be kept and cannot."""
    parser = argparse.ArgumentParser(description="How fast the doors for researchers are.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"by default {', '.join(registry.HOUSE)}")
    parser.add_argument("--repeats", type=int, default=5, metavar="N")
    parser.add_argument("--collisions", type=int, default=10, metavar="N", help="games to look for them in; 0 for none")
    parser.add_argument("--keep", action="store_true", help="write the table into docs/research.md; for all games")
    wishes = parser.parse_args()
    if wishes.keep and wishes.games:
        parser.error("the page has a line for every game: --keep goes without games")
    names = wishes.games or list(registry.HOUSE)
    if unknown := [name for name in names if name not in registry.NAMES]:
        parser.error(f"there is no game '{unknown[0]}'; there are: {', '.join(registry.NAMES)}")
    measured: dict[str, list[float]] = {}
    playing = list(players(names))
    for _ in range(wishes.repeats):
        for what, play in playing:
            measured.setdefault(what, []).append(timed(play))
    found = {what: median(values) for what, values in measured.items()}
    print(f"Decisions a second on one core, {_build.build_kind()}")
    for what, value in found.items():
        print(f"  {what:<58} {value:>12,.0f}")
    print("Against the goals")
    verdicts = [verdict(*each) for each in goals(names, found)]
    for told in verdicts:
        print("  " + told)
    unmeasured = [what for what, value, _ in goals(names, found) if value is None]
    refused = wishes.keep and bool(unmeasured)
    if unmeasured:
        print(f"Not measured: {', '.join(unmeasured)}.{' So the run is not kept.' if refused else ''}")
    elif wishes.keep:
        keep(table(names, found))
    print("skald:0.3s among ismcts:0.3s, shares in units of the fair one (longhall ladder --part plain plays on)")
    strengths = list(strength(names))
    for told in strengths:
        print("  " + told)
    if wishes.collisions:
        print(f"Knowledge that is written like other knowledge, in {wishes.collisions} random games")
        for name in names:
            game = registry.game(name)
            print(f"  {name:<58} {collisions(game, game.usual_players, wishes.collisions):>11.1%}")
    return sum(told.endswith("MISSED") for told in [*verdicts, *strengths]) + refused


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
