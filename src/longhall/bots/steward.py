"""The steward: how a sensible player of a game judges it. The base that each game's steward fills in."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.state import State, zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Steward:
    """Rules of thumb for one game, given a world that the seat believes possible.

    A search calls `weigh`, `hunch` and `worth` many thousand times a second: they look, they never try out.
    """

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        """How much speaks for a legal action, on a scale where 1 more makes it about three times as likely."""
        raise NotImplementedError

    def worth(self, g: State, seat: i64) -> float:
        """The share of the game that the seat may expect to win, from 0 to 1; all seats together about 1."""
        raise NotImplementedError

    def reason(self, g: State, seat: i64, action: i64) -> str:
        """The text key (in the bots' .ftl files) of why this action is good."""
        return "hint-plain"

    def horizon(self) -> int:
        """How many decisions a search plays on before it asks for the worth."""
        return 1000

    def worlds(self) -> int:
        """How many possible worlds are looked at before a choice is made."""
        return 12

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        """A choice of the menu without much thought: what somebody may do far ahead in a search. Any one by default."""
        return g.menu[below(random, options)]

    def choose(self, g: State, seat: i64, seed: i64) -> int:
        """The action with the greatest weight in this one world; equal ones by lot."""
        options = g.list_options(seat)
        menu = taken(g, options)
        weights = vec[float]()
        for i in range(options):
            weights = append(weights, self.weigh(g, seat, menu[i]))
        return menu[greatest(weights, seed)]

    def opinion(self, world: State, seat: i64, menu: vec[i64], seed: i64) -> vec[float]:
        """The weight of every entry of the menu, on average over several worlds that the seat believes possible."""
        weights = vec[float]([0.0] * len(menu))
        count = self.worlds()
        random = seeded(seed)
        for _ in range(count):
            random = advance(random)
            g = world.redeal(seat, random)
            for i in range(len(menu)):
                weights[i] += self.weigh(g, seat, menu[i]) / float(count)
        return weights

    def ponder(self, world: State, seat: i64, seed: i64) -> int:
        """The action of which the steward has the best opinion."""
        menu = taken(world, world.list_options(seat))
        if len(menu) == 1:
            return menu[0]
        return menu[greatest(self.opinion(world, seat, menu, seed), seeded(seed))]


@final
class Indifferent(Steward):
    """A steward with no opinion, for games that have none: the search then plays every game to its end."""

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        return 0.0

    def worth(self, g: State, seat: i64) -> float:
        return 1.0 / float(g.players)

    def worlds(self) -> int:
        return 1


def better_of_two(steward: Steward, g: State, seat: i64, options: i64, random: i64) -> i64:
    """A hunch: of two entries of the menu taken by lot the one with the greater weight."""
    one = g.menu[below(random, options)]
    other = g.menu[below(advance(random), options)]
    if one == other or steward.weigh(g, seat, one) >= steward.weigh(g, seat, other):
        return one
    return other


def greatest(weights: vec[float], seed: i64) -> i64:
    """The index of the greatest weight; equal ones by lot."""
    best: float = -1e18
    found: i64 = 0
    ties: i64 = 0
    random = seed
    for i in range(len(weights)):
        if weights[i] > best:
            best = weights[i]
            found = i
            ties = 1
        elif weights[i] == best:
            ties += 1
            random = advance(random)
            if below(random, ties) == 0:
                found = i
    return found


def taken(g: State, options: i64) -> vec[i64]:
    """A copy of the menu, which the next call of `list_options` overwrites."""
    menu = zeros(options)
    for i in range(options):
        menu[i] = g.menu[i]
    return menu
