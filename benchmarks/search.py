"""How fast the search is: skald beside OpenSpiel's searches, in the same run on one core.

    python benchmarks/search.py [GAME...] [--repeats N] [--json FILE]

*skald*: simulations per second on a position of the game. *OpenSpiel, Python*: its own IS-MCTS
(open_spiel.python.algorithms.ismcts) on the same position of the same game, through the lean adapter below, which takes
less time than a registered Python game would. *OpenSpiel, C++*: its compiled IS-MCTS on its compiled hearts, in the
middle of a game. All take turns in every repeat, so that a slow spell of the machine touches all; the medians are
given. Seconds are those that the processor worked for this process. A simulation of skald ends where its game's steward
judges the position, one of OpenSpiel's with the end of a random game: each search as it is made to be used.
"""

import argparse
import json
import random
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import numpy  # type: ignore[import-not-found,unused-ignore]
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.openspiel_hearts import dealt  # noqa: E402

from longhall import _build  # noqa: E402
from longhall.bots.players import steward_of  # noqa: E402
from longhall.bots.search import Skald  # noqa: E402
from longhall.games import registry  # noqa: E402
from longhall.kernel.state import State  # noqa: E402

REPEATS = 5
SECONDS = 0.5  # of each measurement of skald
PYTHON_SIMULATIONS = 40
HEARTS_SIMULATIONS = 4000
HEARTS_TRICKS = 20  # cards played before the search begins
UCT = 2.0
TARGET_PYTHON = 20


class Type:
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Adapted:
    """A state as OpenSpiel's Python search sees one. What a seat knows is written as the choices it has made."""

    def __init__(self, state: State, own: list[tuple[int, ...]]) -> None:
        self.state = state
        self.own = own

    def get_game(self) -> "Adapted":
        return self

    def get_type(self) -> type[Type]:
        return Type

    def num_players(self) -> int:
        return self.state.players

    def current_player(self) -> int:
        return self.state.next_actor()

    def is_terminal(self) -> bool:
        return self.state.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.state.legal(self.state.next_actor() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        return str(self.own[self.current_player() if player is None else player])

    def apply_action(self, action: int) -> None:
        seat = self.state.next_actor()
        self.own[seat] = (*self.own[seat], action)
        self.state.apply(seat, action)

    def clone(self) -> "Adapted":
        return Adapted(self.state.clone(), self.own.copy())

    def returns(self) -> list[float]:
        return self.state.results().shares()

    rewards = returns


def resample(state: Adapted, seat: int) -> Adapted:
    return Adapted(state.state.redeal(seat, random.getrandbits(50)), state.own.copy())


def position(name: str, seed: int) -> State:
    """A choice among at least two, a third into a random game."""
    game = registry.game(name)
    players = 4 if 4 in game.players else game.players[-1]
    length = len(whole_game(name, players, seed))
    return whole_game(name, players, seed)[length // 3]


def whole_game(name: str, players: int, seed: int) -> list[State]:
    game = registry.game(name)
    rng = random.Random(seed)
    g = game.new(players, game.whole_options({}), game.data)
    g.reseed(seed)
    g.run()
    found = []
    while not g.over:
        seat = g.next_actor()
        legal = g.legal(seat)
        if len(legal) > 1:
            found.append(g.clone())
        g.apply(seat, rng.choice(legal))
    return found


def skald_rate(name: str, g: State, seed: int) -> float:
    search = Skald(steward_of(name), seed, False)
    seat = g.next_actor()
    search.search(g, seat, 200, 0.0)  # warm
    start = time.process_time()
    done = 0
    while time.process_time() - start < SECONDS:
        search.search(g, seat, 1000, 0.0)
        done += search.simulations
    return done / (time.process_time() - start)


def python_rate(g: State, seed: int) -> float:
    rng = numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    start_state = Adapted(g, [() for _ in range(g.players)])
    bot = ismcts.ISMCTSBot(
        start_state, evaluator, UCT, PYTHON_SIMULATIONS, random_state=rng, allow_inconsistent_action_sets=True
    )
    bot.set_resampler(resample)
    start = time.process_time()
    bot.run_search(start_state)
    return PYTHON_SIMULATIONS / (time.process_time() - start)


def hearts_state(seed: int) -> Any:
    rng = random.Random(seed)
    state = dealt(pyspiel.load_game("hearts"), rng)
    for _ in range(HEARTS_TRICKS):
        state.apply_action(rng.choice(state.legal_actions()))
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    return state


def hearts_rate(state: Any, seed: int) -> float:
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), UCT, HEARTS_SIMULATIONS)
    start = time.process_time()
    bot.step(state)
    return HEARTS_SIMULATIONS / (time.process_time() - start)


def measure(names: list[str], repeats: int) -> dict[str, Any]:
    hearts = hearts_state(1)
    places = {name: position(name, 3) for name in names}
    found: dict[str, dict[str, list[float]]] = {name: {"skald": [], "python": []} for name in names}
    compiled: list[float] = []
    for repeat in range(repeats):
        compiled.append(hearts_rate(hearts, repeat + 1))
        for name, g in places.items():
            found[name]["skald"].append(skald_rate(name, g, repeat + 1))
            found[name]["python"].append(python_rate(g, repeat + 1))
    games = {name: {who: median(rates) for who, rates in its.items()} for name, its in found.items()}
    return {"build": _build.build_kind(), "hearts_cpp": median(compiled), "games": games}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=registry.NAMES)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--json", type=Path)
    wishes = parser.parse_args()
    report = measure(wishes.games or registry.NAMES, wishes.repeats)
    print(f"simulations per second on one core, {report['build']}")
    print(f"{'OpenSpiel, C++, hearts':28} {report['hearts_cpp']:10,.0f}")
    for name, its in report["games"].items():
        times = its["skald"] / its["python"]
        verdict = "" if times >= TARGET_PYTHON else f"  below {TARGET_PYTHON}"
        print(f"{name + ', skald':28} {its['skald']:10,.0f}")
        print(f"{name + ', OpenSpiel, Python':28} {its['python']:10,.0f}   skald: {times:.0f} times{verdict}")
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
