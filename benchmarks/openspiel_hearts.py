"""A yardstick: OpenSpiel's hearts, written in C++, counted the way Longhall counts its own games.

A decision is a choice among at least two; chance steps are made and not counted. Seconds are those that the processor
worked for this process.

*Driven*: whole games, from the first state on, with uniformly random choices made in a Python loop.

*Inside*: random games played on by C++ alone. They are had through OpenSpiel's search, whose evaluator plays so many of
them at each of its few steps that nothing else matters: their number per second, times the decisions in such a game.
"""

import random
import time
from statistics import median
from typing import Any

ROLLOUTS = 500  # random games at each step of the search
SIMULATIONS = 20  # steps of the search
REPEATS = 7
GAMES_DRIVEN = 60  # in each repeat
GAMES_COUNTED = 200  # to learn how many decisions a random game has


def measure(repeats: int = REPEATS, seed: int = 1) -> dict[str, float]:
    """Decisions per second of OpenSpiel's hearts on one core, the median of several repeats."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(seed)
    # The two take turns, so that a slow spell of the machine touches both.
    driven, inside = [], []
    for repeat in range(repeats):
        driven.append(driven_decisions_per_s(game, rng))
        inside.append(inside_decisions_per_s(pyspiel, game, rng, seed + repeat))
    return {"inside_decisions_per_s": median(inside), "driven_decisions_per_s": median(driven)}


def driven_decisions_per_s(game: Any, rng: random.Random) -> float:
    decisions = 0
    start = time.process_time()
    for _ in range(GAMES_DRIVEN):
        decisions += play_on(game.new_initial_state(), rng)
    return decisions / (time.process_time() - start)


def inside_decisions_per_s(pyspiel: Any, game: Any, rng: random.Random, seed: int) -> float:
    state = dealt(game, rng)
    decisions_per_rollout = sum(play_on(state.clone(), rng) for _ in range(GAMES_COUNTED)) / GAMES_COUNTED
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS)
    start = time.process_time()
    bot.step(state)
    rollouts_per_s = ROLLOUTS * SIMULATIONS / (time.process_time() - start)
    return rollouts_per_s * decisions_per_rollout


def play_on(state: Any, rng: random.Random) -> int:
    """Play to the end at random; how many decisions there were."""
    decisions = 0
    while not state.is_terminal():
        choices = state.legal_actions()
        if len(choices) > 1 and not state.is_chance_node():
            decisions += 1
        state.apply_action(choices[int(rng.random() * len(choices))])
    return decisions


def dealt(game: Any, rng: random.Random) -> Any:
    """A state with the cards dealt and a real choice to make."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        choices = state.legal_actions()
        state.apply_action(choices[int(rng.random() * len(choices))])
    return state


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:24} {value:12,.0f}")
