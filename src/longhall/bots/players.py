# interpreted
"""Bots by name: `random`, `steward`, `skald:1s`, `skald:500` (simulations), `oracle:1s`, and levels for people.

Seconds are processor time of the thread that thinks: a tournament on a busy machine is as fair as one on a quiet one.
"""

import random
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from longhall.bots.search import Skald
from longhall.bots.steward import Steward
from longhall.kernel.state import State

LEVELS = {"easy": "steward", "fair": "skald:0.8s", "strong": "skald:2.7s"}
LONGEST = {"fair": 0.95, "strong": 2.95}  # by the clock, as people wait: at most 1 and 3 seconds; easy takes no 0.2
SPEC = re.compile(r"(random|steward|skald|oracle)(?::(\d+(?:\.\d+)?)(s?))?")


class Bot(Protocol):
    """A player made of code. `world` is dealt anew from the seat's point of view, unless the bot `cheats`."""

    spec: str
    cheats: bool

    def choose(self, world: State, seat: int) -> int: ...

    def why(self, world: State, seat: int, action: int) -> str:
        """The text key of a sentence that says why."""
        ...


@cache
def steward_of(game: str) -> Steward:
    """The game's steward; a game without one gets a steward with no opinion."""
    if find_spec(f"longhall.bots.{game}") is None:
        return import_module("longhall.bots.steward").Indifferent()  # type: ignore[no-any-return]
    steward = import_module(f"longhall.bots.{game}.steward").steward()
    assert isinstance(steward, Steward)
    return steward


@dataclass
class RandomBot:
    spec: str
    luck: random.Random
    cheats: bool = False

    def choose(self, world: State, seat: int) -> int:
        return self.luck.choice(world.legal(seat))

    def why(self, world: State, seat: int, action: int) -> str:
        return "hint-random"


@dataclass
class StewardBot:
    spec: str
    luck: random.Random
    steward: Steward
    cheats: bool = False

    def choose(self, world: State, seat: int) -> int:
        return self.steward.ponder(world, seat, self.luck.getrandbits(50))

    def why(self, world: State, seat: int, action: int) -> str:
        return reason(self.steward, world, seat, action)


@dataclass
class SearchBot:
    spec: str
    luck: random.Random
    steward: Steward
    seconds: float
    simulations: int
    cheats: bool
    longest: float = 0.0

    def choose(self, world: State, seat: int) -> int:
        search = Skald(self.steward, self.luck.getrandbits(50), self.cheats)
        return search.search(world, seat, self.simulations, self.seconds, self.longest)

    def why(self, world: State, seat: int, action: int) -> str:
        return reason(self.steward, world, seat, action)


def reason(steward: Steward, world: State, seat: int, action: int) -> str:
    return "hint-only" if world.list_options(seat) == 1 else steward.reason(world, seat, action)


def make(spec: str, game: str, seed: int = 0) -> Bot:
    """The bot of this name for a game; ValueError says how bots are named."""
    wanted = LEVELS.get(spec, spec)
    match = SPEC.fullmatch(wanted)
    if match is None:
        raise ValueError(
            f"there is no bot '{spec}'; there are random, steward, skald:TIME (as skald:1s), skald:SIMULATIONS "
            f"(as skald:500), oracle:TIME, and the levels {', '.join(LEVELS)}"
        )
    kind, amount, unit = match.groups()
    luck = random.Random(f"{game}/{spec}/{seed}")
    if kind == "random":
        return RandomBot(spec, luck)
    if kind == "steward":
        return StewardBot(spec, luck, steward_of(game))
    seconds = float(amount) if amount and unit else 0.0
    simulations = int(float(amount)) if amount and not unit else 0
    if seconds <= 0.0 and simulations <= 0:
        raise ValueError(f"'{spec}' needs a budget: {kind}:1s for a second, {kind}:500 for 500 simulations")
    return SearchBot(spec, luck, steward_of(game), seconds, simulations, kind == "oracle", LONGEST.get(spec, 0.0))


def choose(bot: Bot, truth: State, seat: int, seed: int) -> int:
    """Ask a bot: it is handed a redealt world, or the truth if it says that it cheats."""
    return bot.choose(truth.clone() if bot.cheats else truth.redeal(seat, seed), seat)
