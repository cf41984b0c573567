"""The steward: how a sensible player of a game judges it. The base that each game's steward fills in."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.frames import NOBODY
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
        """The share of the game that the seat may expect to win, from 0 to 1; all seats together about 1, or less where
        all may lose."""
        raise NotImplementedError

    def version(self) -> str:
        """Raised when it begins to choose otherwise: results of two versions are kept apart."""
        return "1"

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

    def answers_by_hunch(self) -> bool:
        """Whether a search lets opponents answer by their hunches, as these know better than a tree taught in a moment
        what the opponents have in hand."""
        return False

    def deals_anew(self) -> int:
        """One in how many worlds a search deals anew; more than 1 where dealing takes longer than playing on."""
        return 1

    def settled(self, world: State, seat: i64, random: i64) -> int:
        """A choice that needs no search, as the steward can think it through; -1: there is none."""
        return -1

    def imagine(self, world: State, seat: i64, random: i64) -> State:
        """A world that the seat believes possible. A steward who knows what makes sense to the others may prefer some:
        what they did tells what they hold."""
        return world.redeal(seat, random)

    def choose(self, g: State, seat: i64, seed: i64) -> int:
        """The action with the greatest weight in this one world; equal ones by lot."""
        options = g.list_options(seat)
        menu = taken(g, options)
        weights = vec[float]()
        for i in range(options):
            weights = append(weights, self.weigh(g, seat, menu[i]))
        return menu[greatest(weights, seed)]

    def ahead(self) -> float:
        """What a sure win is worth on the scale of `weigh`: with more than 0, each choice is tried out in imagination
        and the worth of what comes of it is added to its weight."""
        return 0.0

    def opinion(self, world: State, seat: i64, menu: vec[i64], seed: i64) -> vec[float]:
        """The weight of every entry of the menu, on average over several worlds that the seat believes possible."""
        weights = vec[float]([0.0] * len(menu))
        count = self.worlds()
        ahead = self.ahead()
        random = seeded(seed)
        for _ in range(count):
            random = advance(random)
            g = world.redeal(seat, random)
            for i in range(len(menu)):
                weight = self.weigh(g, seat, menu[i])
                if ahead > 0.0:
                    weight += ahead * self.prospect(g, seat, menu[i])
                weights[i] += weight / float(count)
        return weights

    def patience(self) -> int:
        """How many more decisions are imagined, by everybody's hunches, before a choice that was tried out is judged:
        as many as it takes until the choice has shown what it is good for."""
        return 0

    def prospect(self, g: State, seat: i64, action: i64) -> float:
        """The worth of what comes of an action."""
        return self.value(self.played_on(g, seat, action), seat)

    def played_on(self, g: State, seat: i64, action: i64) -> State:
        """What comes of an action. Where others answer at the same time, they do so by their hunches."""
        after = g.clone()
        decision = after.waiting
        after.apply(seat, action)
        random = after.random
        left: i64 = self.patience()
        sealed = decision is not None and decision.seat == NOBODY
        while after.waiting is not None and (left > 0 or (sealed and after.waiting is decision)):
            actor = after.next_actor()
            options = after.list_options(actor)
            chosen = after.menu[0]
            if options > 1:
                random = advance(random)
                chosen = self.hunch(after, actor, options, random)
                left -= 1
            after.apply(actor, chosen)
        return after

    def value(self, g: State, seat: i64) -> float:
        """The seat's share of the game: what it got, or what it may expect."""
        return g.results().shares()[seat] if g.waiting is None else self.worth(g, seat)

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


def share_by(points: vec[float], seat: i64, spread: float) -> float:
    """The share of the wins that fits points: so many points more (`spread`) are worth about three times the share."""
    highest: float = -1e18
    for i in range(len(points)):
        if points[i] > highest:
            highest = points[i]
    total: float = 0.0
    own: float = 0.0
    for i in range(len(points)):
        part = tripled((points[i] - highest) / spread)
        total += part
        if i == seat:
            own = part
    return own / total


def tripled(x: float) -> float:
    """About 3 to the power x for x <= 0, cheaply."""
    if x < -6.0:
        return 0.0
    y = 1.0 + x * 1.0986 / 16.0
    y = y * y
    y = y * y
    y = y * y
    return y * y


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
