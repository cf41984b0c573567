"""Plain information-set Monte Carlo tree search, as the textbooks have it: a yardstick that shares no judgement with
the other bots of the house.

One tree, seen from the seat that searches (single observer). Every simulation deals a world anew, walks down by UCB1
among what is open in that world, where an entry counts how often it was *available* and not how often its parent was
visited, adds one entry, plays to the end of the game by lot, and tells every entry on its way what it brought the seat
that chose it.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.playout import playout
from longhall.kernel.state import State

EXPLORE: Final[float] = 0.7
BUSY: Final[float] = 4.0  # times the seconds: the longest by the clock on the wall
GLANCE: Final[i64] = 4  # simulations between two looks at the clock


@final
class Entry:
    """What one seat may choose at one place of the tree, and what follows it."""

    def __init__(self, actor: i64, action: i64) -> None:
        self.actor: i64 = actor
        self.action: i64 = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.earned: float = 0.0
        self.entries: dict[int, Entry] = {}

    def promise(self) -> float:
        visits = float(self.visits)
        return self.earned / visits + EXPLORE * sqrt(log(float(self.available)) / visits)


@final
class Plain:
    """A search for one choice of one seat."""

    def __init__(self, seed: int) -> None:
        self.random: i64 = seeded(seed)
        self.simulations: i64 = 0

    def search(self, world: State, seat: i64, most: int, seconds: float, longest: float = 0.0) -> int:
        """The action visited most within so many simulations or seconds (0: no limit of that sort, not both)."""
        begun = time.thread_time()
        late = time.perf_counter() + (longest if longest > 0.0 else seconds * BUSY)
        self.simulations = 0
        if world.list_options(seat) == 1:
            return world.menu[0]
        root = Entry(-1, -1)
        while most == 0 or self.simulations < most:
            if seconds > 0.0 and self.simulations % GLANCE == 0:
                if time.thread_time() - begun >= seconds or time.perf_counter() >= late:
                    break
            self.simulate(world, seat, root)
            self.simulations += 1
        best: Entry | None = None
        for entry in root.entries.values():
            if best is None or entry.visits > best.visits:
                best = entry
        return best.action if best is not None else world.menu[0]

    def simulate(self, world: State, seat: i64, root: Entry) -> None:
        self.random = advance(self.random)
        g = world.redeal(seat, self.random)
        at = root
        way: list[Entry] = []
        growing = True
        actor = seat  # where several are asked at once, the others answer after her
        while actor >= 0 and growing:
            options = g.list_options(actor)
            if options == 1:
                g.apply(actor, g.menu[0])
            else:
                at = self.step(g, at, actor, options)
                growing = at.visits > 0
                way.append(at)
                g.apply(actor, at.action)
            actor = g.next_actor()
        if actor >= 0:
            self.random = advance(self.random)
            playout(g, self.random)
        shares = g.results().shares()
        for entry in way:
            entry.visits += 1
            entry.earned += shares[entry.actor]

    def step(self, g: State, at: Entry, actor: i64, options: i64) -> Entry:
        """One that was never tried, by lot; when all were, the one with the best promise. All that are open now were
        available once more."""
        best: Entry | None = None
        promised: float = -1.0
        fresh: i64 = 0
        chosen: i64 = -1
        for i in range(options):
            action = g.menu[i]
            entry = at.entries.get(key_of(actor, action))
            if entry is None:
                fresh += 1
                self.random = advance(self.random)
                if below(self.random, fresh) == 0:
                    chosen = action
            else:
                entry.available += 1
                if fresh == 0:
                    promise = entry.promise()
                    if promise > promised:
                        promised = promise
                        best = entry
        if chosen < 0 and best is not None:
            return best
        new = Entry(actor, chosen)
        new.available = 1
        at.entries[key_of(actor, chosen)] = new
        return new


def key_of(actor: i64, action: i64) -> int:
    return action * 8 + actor
