"""Skald: information-set Monte Carlo tree search for any game of the house.

Every seat has a tree of its own, made of what that seat chooses, the menus it is offered and what it is shown in
secret, so nobody's tree can tell apart what its owner cannot see. A simulation begins in a world dealt anew from one
seat's point of view and teaches only that seat's tree, for which every choice is good that is good for its owner
(max^n); the other seats choose by their own trees, taught in worlds dealt from *their* points of view. So the
opponents that a seat imagines do not know its cards.

A budget in seconds is processor time of the thread that searches, so that a second means the same on a busy machine as
on a quiet one; the clock on the wall only ends a search that gets too little of its core.
"""

import time
from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, taken, tripled
from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.events import EVERYBODY
from longhall.kernel.state import State, filled, zeros

EXPLORE: Final[float] = 1.0
HASH: Final[i64] = 0x1FFFFFFFFFFFFF
SPREAD: Final[i64] = 1000003
ROOT: Final[i64] = 17
LEFT: Final[i64] = -1  # the way of a seat that has gone beyond its tree
BUSY: Final[float] = (
    4.0  # times the seconds: the longest that a search takes by the clock, where others use the core too
)
GLANCE: Final[i64] = 4  # simulations between two looks at the clock
EARLY: Final[float] = 0.1  # the part of the time after which a search knows how many simulations are to come
CARE: Final[float] = 0.3  # a lead by this part of what is to come is rarely lost, see benchmarks/early.py
STOCK: Final[i64] = 64  # worlds of a seat that are dealt before any of them is used again


@final
class Node:
    """A choice of one seat: the menu it was shown, and for every entry the visits, what they earned, and the prior."""

    def __init__(self, menu: vec[i64], prior: vec[float]) -> None:
        self.menu: vec[i64] = menu
        self.prior: vec[float] = prior
        self.visits: vec[i64] = zeros(len(menu))
        self.earned: vec[float] = vec[float]([0.0] * len(menu))
        self.total: i64 = 0
        self.sum: float = 0.0

    def pick(self, fair: float, explore: float) -> i64:
        """The entry with the best promise: what it earned so far, and the prior where little is known."""
        best: float = -1.0
        found: i64 = 0
        bonus = explore * sqrt(float(self.total + 1))
        usual = (self.sum + fair) / float(self.total + 1)  # what an entry not tried yet is taken to be worth
        for i in range(len(self.menu)):
            visits = self.visits[i]
            value = (self.earned[i] + usual) / float(visits + 1)
            promise = value + bonus * self.prior[i] / float(visits + 1)
            if promise > best:
                best = promise
                found = i
        return found

    def learn(self, entry: i64, value: float) -> None:
        self.visits[entry] += 1
        self.earned[entry] += value
        self.total += 1
        self.sum += value

    def lead(self) -> i64:
        """How many visits the entry visited most has more than the next."""
        most: i64 = 0
        second: i64 = 0
        for i in range(len(self.visits)):
            if self.visits[i] > most:
                second = most
                most = self.visits[i]
            elif self.visits[i] > second:
                second = self.visits[i]
        return most - second

    def most_visited(self) -> i64:
        found: i64 = 0
        for i in range(len(self.menu)):
            if self.visits[i] > self.visits[found]:
                found = i
        return found


@final
class Skald:
    """A search for one choice of one seat."""

    def __init__(self, steward: Steward, seed: int, cheats: bool) -> None:
        self.steward = steward
        self.random: i64 = seeded(seed)
        self.cheats = cheats  # the oracle: looks at the truth
        self.explore: float = EXPLORE
        self.care: float = CARE
        self.by_hunch: bool = steward.answers_by_hunch()
        self.anew: i64 = steward.deals_anew()
        self.horizon: i64 = steward.horizon()
        self.trees: list[dict[int, Node]] = []
        self.dealt: list[list[State]] = []
        self.simulations: i64 = 0

    def search(self, world: State, seat: i64, most: int, seconds: float, longest: float = 0.0) -> int:
        """The action found best within so many simulations or seconds (0: no limit of that sort, not both); `longest`
        is the limit by the clock on the wall, a few times the seconds if nothing is said."""
        begun = time.thread_time()
        late = time.perf_counter() + (longest if longest > 0.0 else seconds * BUSY)
        players = world.players
        self.trees = [{} for _ in range(players)]
        self.dealt = [[] for _ in range(players)]
        self.simulations = 0
        options = world.list_options(seat)
        if options == 1:
            return world.menu[0]
        settled = -1 if self.cheats else self.steward.settled(world, seat, self.random)
        if settled >= 0:
            return settled
        key = menu_key(world, ROOT, options)
        menu = taken(world, options)
        self.random = advance(self.random)
        root = Node(menu, shares_of(self.steward.opinion(world, seat, menu, self.random)))
        self.trees[seat][key] = root
        own = 1.0 if self.by_hunch else 0.5  # the part of the simulations that teach the seat's own tree
        turn: i64 = 0
        while most == 0 or self.simulations < most:
            if seconds > 0.0 and turn % GLANCE == 0:
                used = time.thread_time() - begun
                if used >= seconds or time.perf_counter() >= late:
                    break
                to_come = own * float(self.simulations) * (seconds / used - 1.0) if used > seconds * EARLY else 1e18
                if float(root.lead()) > self.care * to_come:
                    break  # what is still to come will hardly change the choice any more
            # Every second simulation is the seat's own; the others teach its opponents in turn.
            teacher = seat
            if turn % 2 == 1 and not self.by_hunch:
                teacher = (seat + 1 + (turn // 2) % (players - 1)) % players if players > 1 else seat
            self.simulate(world, seat, teacher)
            self.simulations += 1
            turn += 1
        return root.menu[root.most_visited()]

    def simulate(self, world: State, seat: i64, teacher: i64) -> None:
        """Play on from a world that `teacher` believes possible, and let its tree learn how it went for it."""
        g = self.deal(world, seat, teacher)
        players = g.players
        fair = 1.0 / float(players)
        paths = filled(players, ROOT)
        visited: list[Node] = []
        entries: list[int] = []
        growing = True
        left: i64 = self.horizon
        g.events = []
        actor = g.next_actor()
        while actor >= 0 and left > 0:
            options = g.list_options(actor)
            if options == 1:
                g.apply(actor, g.menu[0])
                actor = g.next_actor()
                continue
            left -= 1
            action: i64 = -1
            if paths[actor] != LEFT:
                self.look(g, paths)
                key: i64 = menu_key(g, paths[actor], options)
                node = self.known(g, actor, key, options)
                if actor != teacher:
                    if node is not None:
                        action = node.menu[self.likely(node)]
                elif node is not None or growing:
                    if node is None:
                        node = self.grow(g, actor, options)
                        self.trees[actor][key] = node
                        growing = False
                    entry = node.pick(fair, self.explore)
                    visited.append(node)
                    entries.append(entry)
                    action = node.menu[entry]
                paths[actor] = ((key ^ action) * SPREAD + 1) & HASH if action >= 0 else LEFT
                if actor == teacher and action < 0:
                    g.events = None  # from here on nobody needs to know what happened
            if action < 0:
                self.random = advance(self.random)
                action = self.steward.hunch(g, actor, options, self.random)
            g.apply(actor, action)
            actor = g.next_actor()
        value = self.steward.value(g, teacher)
        for i in range(len(visited)):
            visited[i].learn(entries[i], value)

    def known(self, g: State, actor: i64, key: i64, options: i64) -> Node | None:
        """What the actor's tree has at a choice. Rarely another choice has the same key: its menu tells."""
        node = self.trees[actor].get(key)
        if node is None or len(node.menu) != options:
            return None
        for i in range(options):
            if node.menu[i] != g.menu[i]:
                return None
        return node

    def deal(self, world: State, seat: i64, teacher: i64) -> State:
        """A world that the teacher believes possible: a new one, or where dealing takes long often an earlier one with
        other luck to come."""
        self.random = advance(self.random)
        if self.anew == 1:
            return self.believed(world, seat, teacher)
        stock = self.dealt[teacher]
        if len(stock) >= STOCK and below(self.random, self.anew) != 0:
            self.random = advance(self.random)
            g = stock[below(self.random, len(stock))].clone()
            self.random = advance(self.random)
            g.reseed(self.random)
            return g
        g = self.believed(world, seat, teacher)
        stock.append(g.clone())
        return g

    def believed(self, world: State, seat: i64, teacher: i64) -> State:
        """A world dealt anew. The oracle's own is the truth; its opponents do not know it."""
        if self.cheats:
            g = world.clone()
            g.reseed(self.random)
        else:
            g = self.steward.imagine(world, seat, self.random)
        if teacher != seat:
            self.random = advance(self.random)
            g = g.redeal(teacher, self.random)
        return g

    def look(self, g: State, paths: vec[i64]) -> None:
        """What seats were shown in secret since the last choice belongs to their ways. What all saw does not: it would
        split the trees into more choices than a search has time for."""
        events = g.events
        if events is None or not events:
            return
        for event in events:
            who: i64 = event.who
            if who != EVERYBODY:
                for seat in range(len(paths)):
                    if (who >> seat) & 1 == 1 and paths[seat] != LEFT:
                        way = paths[seat]
                        for arg in event.args:
                            number: i64 = arg
                            way = ((way ^ number) * SPREAD + 3) & HASH
                        paths[seat] = way
        events.clear()

    def likely(self, node: Node) -> i64:
        """What an opponent does at a choice that its own tree knows: in proportion to its visits and priors."""
        self.random = advance(self.random)
        at = float(below(self.random, 1000000)) / 1000000.0 * float(node.total + 1)
        for i in range(len(node.menu)):
            at -= float(node.visits[i]) + node.prior[i]
            if at < 0.0:
                return i
        return len(node.menu) - 1

    def grow(self, g: State, actor: i64, options: i64) -> Node:
        menu = taken(g, options)
        weights = vec[float]([0.0] * options)
        for i in range(options):
            weights[i] = self.steward.weigh(g, actor, menu[i])
        return Node(menu, shares_of(weights))


def shares_of(weights: vec[float]) -> vec[float]:
    """The steward's weights as shares that add up to 1, none of them tiny."""
    highest: float = -1e18
    for i in range(len(weights)):
        if weights[i] > highest:
            highest = weights[i]
    total: float = 0.0
    for i in range(len(weights)):
        weights[i] = tripled(weights[i] - highest) + 0.02
        total += weights[i]
    for i in range(len(weights)):
        weights[i] = weights[i] / total
    return weights


def menu_key(g: State, path: i64, options: i64) -> int:
    """What a seat's tree knows a choice by: the way to it and the menu shown."""
    key = path
    for i in range(options):
        key = ((key ^ g.menu[i]) * SPREAD + 7) & HASH
    return key
