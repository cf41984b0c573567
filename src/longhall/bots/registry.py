"""Bots by name: `random`, `steward`, `skald:1s`, `skald:500` (simulations), `oracle:1s`, levels for people, and
whatever else is registered, by a call of `register` or by an entry point of the group `longhall.bots`.

Seconds are processor time of the thread that thinks: a tournament on a busy machine is as fair as one on a quiet one.
"""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import entry_points
from typing import ClassVar

from longhall.kernel.state import State

GROUP = "longhall.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]*")
SPEC = re.compile(r"([^:]+)(?::(\d+(?:\.\d+)?)(s?))?")


class Thinking(Enum):
    """Whether a budget follows a bot's name."""

    FREELY = "takes no budget"
    MAY = "may have a budget"
    MUST = "needs a budget"


@dataclass(frozen=True)
class Budget:
    """How much a bot thinks about each choice: seconds or simulations (0: not said)."""

    seconds: float = 0.0
    simulations: int = 0
    longest: float = 0.0  # seconds by the clock on the wall, where people wait


class Bot:
    """A player made of code. `world` is dealt anew from its seat's point of view, unless the bot `cheats`."""

    version: ClassVar[str] = "1"  # raised when it begins to choose otherwise: results of two versions are kept apart
    cheats: ClassVar[bool] = False  # given the truth; never seated in a hall
    thinking: ClassVar[Thinking] = Thinking.FREELY
    in_hall: ClassVar[bool] = True  # offered by its name to people who look for company
    answers_in: ClassVar[float] = (
        1.0  # seconds in a hall, always the same, so that they tell nothing; its budget on top
    )

    def __init__(self, spec: str, game: str, luck: random.Random, budget: Budget) -> None:
        self.spec = spec
        self.game = game
        self.luck = luck
        self.budget = budget
        self.simulations = 0  # in all choices so far, where it counts them
        self.seconds = 0.0  # that they took

    def choose(self, world: State, seat: int) -> int:
        """One of `world.legal(seat)`."""
        raise NotImplementedError

    def why(self, world: State, seat: int, action: int) -> str:
        """The text key of a sentence that says why."""
        return "hint-plain"

    @classmethod
    def version_at(cls, game: str) -> str:
        """The version of what it does at one game."""
        return cls.version


@dataclass(frozen=True)
class Level:
    """A strength that people choose by a word."""

    spec: str
    longest: float = 0.0


# At most 1 and 3 seconds by the clock, as people wait; easy takes no 0.2.
LEVELS: Mapping[str, Level] = {
    "easy": Level("steward"),
    "fair": Level("skald:0.8s", 0.95),
    "strong": Level("skald:2.7s", 2.95),
}

registered: dict[str, type[Bot]] = {}


def register(name: str, bot: type[Bot]) -> None:
    """From now on a bot plays by this name, here and in the processes that play for this one."""
    if not NAME.fullmatch(name):
        raise ValueError(f"'{name}' is no name for a bot: small letters, digits, _ and - after a first letter")
    if Bot not in getattr(bot, "__mro__", ()):
        raise ValueError(f"bot '{name}' is {bot!r}, not a class made from longhall.bots.Bot")
    if "<locals>" in bot.__qualname__:
        raise ValueError(f"bot '{name}' is made inside a function, where other processes cannot find it")
    if name in LEVELS or registered.get(name, bot) is not bot:
        raise ValueError(f"there is a bot '{name}' already")
    registered[name] = bot


def register_all(bots: Mapping[str, type[Bot]]) -> None:
    for name, bot in bots.items():
        register(name, bot)


def names() -> list[str]:
    """All names, those of the house first; a name that is taken stays with its first owner."""
    return [*registered, *sorted({point.name for point in entry_points(group=GROUP)} - {*registered, *LEVELS})]


def bot_named(name: str) -> type[Bot]:
    """The bot's class; ValueError says which bots there are."""
    if name not in registered:
        for point in entry_points(group=GROUP, name=name):
            try:
                found = point.load()
            except Exception as fault:
                raise ValueError(f"bot '{name}' ({point.value}) cannot be loaded: {fault}") from fault
            register(name, found)
            break
        else:
            raise ValueError(f"there is no bot '{name}'; there are {in_words()}")
    return registered[name]


def in_words() -> str:
    """How every bot is called, for people who ask."""
    words = {
        Thinking.FREELY: "{0}",
        Thinking.MAY: "{0}, {0}:1s, {0}:500",
        Thinking.MUST: "{0}:1s (a second for each choice), {0}:500 (simulations)",
    }
    said = [words[registered[name].thinking].format(name) if name in registered else name for name in names()]
    return f"{', '.join(said)}, and the levels {', '.join(LEVELS)}"


def kind_of(spec: str) -> str:
    """The name of the bot behind a spec or a level."""
    return (LEVELS[spec].spec if spec in LEVELS else spec).partition(":")[0]


def read(spec: str) -> tuple[type[Bot], Budget]:
    """The bot of a spec and the budget that it states; ValueError says how bots are named."""
    level = LEVELS.get(spec, Level(spec))
    match = SPEC.fullmatch(level.spec)
    bot = bot_named(match[1] if match else spec.partition(":")[0])
    name, amount, unit = match.groups() if match else (kind_of(spec), None, "")
    seconds = float(amount) if amount and unit else 0.0
    simulations = int(float(amount)) if amount and not unit else 0
    if match is None or ((amount or bot.thinking is Thinking.MUST) and seconds <= 0.0 and simulations <= 0):
        raise ValueError(f"'{spec}' needs a budget: {name}:1s for a second, {name}:500 for 500 simulations")
    if amount and bot.thinking is Thinking.FREELY:
        raise ValueError(f"'{spec}' states a budget, and {name} takes none: write {name}")
    return bot, Budget(seconds, simulations, level.longest)


def make(spec: str, game: str, seed: int = 0) -> Bot:
    """The bot of this name for a game; ValueError says how bots are named."""
    bot, budget = read(spec)
    return bot(spec, game, random.Random(f"{game}/{spec}/{seed}"), budget)


def choose(bot: Bot, truth: State, seat: int, seed: int) -> int:
    """Ask a bot: it is handed a redealt world, or the truth if it says that it cheats."""
    return bot.choose(truth.clone() if bot.cheats else truth.redeal(seat, seed), seat)
