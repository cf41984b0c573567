"""Many games side by side in one compiled loop, for programs that learn. `match/batches.py` is the door to it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from longhall.kernel.chance import LOW, advance, below, seeded
from longhall.kernel.observer import Observer
from longhall.kernel.state import State, zeros

ANY_SEAT: Final[i64] = -1
SEEDS: Final[i64] = (1 << 58) - 1


@final
class Lanes:
    """Every lane has a game that waits for a seat with at least two choices: others are made by themselves.

    A game that ends is noted, and another begins in its lane.
    """

    def __init__(self, origin: State, observer: Observer, games: i64, actions: i64, seed: i64) -> None:
        self.origin = origin  # a state whose set-up has not run
        self.observer = observer
        self.games: i64 = games
        self.actions: i64 = actions
        self.players: i64 = origin.players
        self.seats: vec[i64] = zeros(games)  # by lane: the seat to act
        self.mask: vec[u8] = vec[u8]([0] * (games * actions))  # by lane and action: whether it is open to that seat
        self.menu: vec[i64] = zeros(games * actions)  # by lane: the open actions, so many as
        self.options: vec[i64] = zeros(games)
        self.chosen: vec[i64] = zeros(games)
        self.finished: vec[u8] = vec[u8]([0] * games)  # by lane: whether a game has ended in the last step
        self.places: vec[i64] = zeros(games * origin.players)  # of the game that has ended last
        self.scores: vec[i64] = zeros(games * origin.players)
        self.shares: vec[float] = vec[float]([0.0] * (games * origin.players))
        self.endings: Observer | None = None  # a sheet for how games ended, by lane, as
        self.witnesses: vec[i64] = zeros(games)  # this seat was shown it
        self.decisions: i64 = 0  # choices among at least two
        self.ended: i64 = 0  # games
        self.random: i64 = seeded(seed ^ LOW)
        self.seeds: vec[i64] = zeros(games)  # by lane: the seed of the game that is on
        for lane in range(games):
            self.seeds[lane] = seed + lane - games
        self.states: list[State] = []
        for lane in range(games):
            self.states.append(origin)
            self.begin(lane)
            self.ask(lane)

    def begin(self, lane: i64) -> None:
        self.seeds[lane] = (self.seeds[lane] + self.games) & SEEDS
        g = self.origin.clone()
        g.reseed(self.seeds[lane])
        g.run()
        self.states[lane] = g

    def ask(self, lane: i64) -> None:
        """Go on until a seat has something to choose, and list it."""
        menu = self.menu
        mask = self.mask
        first = lane * self.actions
        for i in range(self.options[lane]):
            mask[first + menu[first + i]] = 0
        while True:
            g = self.states[lane]
            seat = g.next_actor()
            if seat < 0:
                self.note(lane, g)
                self.begin(lane)
                continue
            count = g.list_options(seat)
            offered = g.menu
            options: i64 = 0
            for i in range(count):
                action = offered[i]
                if mask[first + action] == 0:
                    mask[first + action] = 1
                    menu[first + options] = action
                    options += 1
            if options > 1:
                break
            mask[first + offered[0]] = 0
            g.apply(seat, offered[0])
        self.options[lane] = options
        self.seats[lane] = seat

    def note(self, lane: i64, g: State) -> None:
        """A game has ended. Of two in one step, of which the second asked nobody, the first counts."""
        self.ended += 1
        if self.finished[lane] == 1:
            return
        self.finished[lane] = 1
        result = g.results()
        shares = result.shares()
        at = lane * self.players
        for seat in range(self.players):
            self.places[at + seat] = result.places[seat]
            self.shares[at + seat] = shares[seat]
            if result.scores:
                self.scores[at + seat] = result.scores[seat]
        if self.endings is not None:
            self.endings.write(g, self.witnesses[lane], lane)

    def look(self) -> None:
        """Write what the seats to act may know."""
        observer = self.observer
        for lane in range(self.games):
            observer.write(self.states[lane], self.seats[lane], lane)

    def wrong(self, chosen: list[int]) -> i64:
        """The first lane whose choice is not open to its seat; -1 if all are."""
        if len(chosen) != self.games:
            return len(chosen)
        for lane in range(self.games):
            action: i64 = chosen[lane]
            if not 0 <= action < self.actions or self.mask[lane * self.actions + action] == 0:
                return lane
        return -1

    def step(self, chosen: list[int]) -> None:
        """One choice in every lane. `wrong` is the caller's affair."""
        for lane in range(self.games):
            self.finished[lane] = 0
            self.play(lane, chosen[lane])

    def play(self, lane: i64, action: i64) -> None:
        self.decisions += 1
        self.states[lane].apply(self.seats[lane], action)
        self.ask(lane)

    def choose(self) -> None:
        """For every lane any open choice, by lot."""
        for lane in range(self.games):
            self.chosen[lane] = self.any_of(lane)

    def any_of(self, lane: i64) -> i64:
        self.random = advance(self.random)
        return self.menu[lane * self.actions + below(self.random, self.options[lane])]

    def rush(self, seats: vec[i64]) -> None:
        """Others choose by lot until in every lane the seat that is named for it is to act."""
        for lane in range(self.games):
            while self.seats[lane] != seats[lane]:
                self.play(lane, self.any_of(lane))
