# interpreted
"""The bots of the house: random, steward, skald and the oracle; and as yardsticks, two searches without judgement."""

import random
import time
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from longhall.bots.plain import Plain
from longhall.bots.registry import Bot, Budget, Thinking, register_all
from longhall.bots.search import Skald
from longhall.bots.steward import Indifferent, Steward
from longhall.kernel.state import State


@cache
def steward_of(game: str) -> Steward:
    """The game's steward; a game without one gets a steward with no opinion."""
    if find_spec(f"longhall.bots.{game}") is None:
        return Indifferent()
    steward = import_module(f"longhall.bots.{game}.steward").steward()
    assert isinstance(steward, Steward)
    return steward


class RandomBot(Bot):
    """Any open choice, by lot."""

    def choose(self, world: State, seat: int) -> int:
        return self.luck.choice(world.legal(seat))

    def why(self, world: State, seat: int, action: int) -> str:
        return "hint-random"


class StewardBot(Bot):
    """Rules of thumb for the game at hand."""

    in_hall = False  # there it is the level easy

    def __init__(self, spec: str, game: str, luck: random.Random, budget: Budget) -> None:
        super().__init__(spec, game, luck, budget)
        self.steward = steward_of(game)

    def choose(self, world: State, seat: int) -> int:
        return self.steward.ponder(world, seat, self.luck.getrandbits(50))

    def why(self, world: State, seat: int, action: int) -> str:
        return "hint-only" if world.list_options(seat) == 1 else self.steward.reason(world, seat, action)

    @classmethod
    def version_at(cls, game: str) -> str:
        return steward_of(game).version()


class SearchBot(StewardBot):
    """Search, with the steward's judgement."""

    thinking = Thinking.MUST

    def choose(self, world: State, seat: int) -> int:
        search = self.searcher()
        budget = self.budget
        begun = time.thread_time()
        chosen = search.search(world, seat, budget.simulations, budget.seconds, budget.longest)
        self.seconds += time.thread_time() - begun
        self.simulations += search.simulations
        return chosen

    def searcher(self) -> Skald | Plain:
        return Skald(self.steward, self.luck.getrandbits(50), self.cheats)

    @classmethod
    def version_at(cls, game: str) -> str:
        """Its own, and the steward's by whose judgement it searches."""
        return f"{cls.version}.{steward_of(game).version()}"


class Oracle(SearchBot):
    """The same search, looking at the truth."""

    cheats = True


class Yardstick(SearchBot):
    """A search that knows nothing of the game but its rules: what another bot wins from it, it does not owe to knowing
    how its opponent thinks."""

    def __init__(self, spec: str, game: str, luck: random.Random, budget: Budget) -> None:
        super().__init__(spec, game, luck, budget)
        self.steward = Indifferent()

    def why(self, world: State, seat: int, action: int) -> str:
        return "hint-plain"

    @classmethod
    def version_at(cls, game: str) -> str:
        return cls.version


class BareSkald(Yardstick):
    """Skald's search without a steward: no priors, and every simulation is played to the end by lot."""


class PlainBot(Yardstick):
    """The textbook's information-set Monte Carlo tree search: single observer, UCB1, played to the end by lot."""

    def searcher(self) -> Skald | Plain:
        return Plain(self.luck.getrandbits(50))


register_all(
    {
        "random": RandomBot,
        "steward": StewardBot,
        "skald": SearchBot,
        "oracle": Oracle,
        "bare-skald": BareSkald,
        "ismcts": PlainBot,
    }
)
