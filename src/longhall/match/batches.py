"""Many games at once, for programs that learn: observations, masks and seats in memory that numpy reads as it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.kernel.lanes import Lanes
from longhall.kernel.observers import observer_of
from longhall.match import editions
from longhall.match.observing import observation


class Batch:
    """So many games side by side. Each waits for a seat that has at least two choices; a game that ends is noted, and
    another begins in its place.

    `look` gives observations, masks of open actions and seats to act, `step` plays one choice in every game. All of
    them are memory that the compiled rules write: `numpy.asarray` takes it without a copy, and it changes with the next
    `step` and `look`. Game number i of the batch begins with the seed `seed + i`, the next in its place with
    `seed + i + games`, and so on; `longhall.start` with that seed begins the same game.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        games: int = 1,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.observation = observation(self.game, players)
        self.players = self.observation.players
        self.games = games
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.options = self.game.whole_options(options or {})
        origin = self.game.new(self.players, self.options, editions.apply(self.game, edition))
        self.actions = int(self.game.actions.size)
        observer = observer_of(self.game, self.players, games)
        self.lanes = lanes = Lanes(origin, observer, games, self.actions, seed)
        self.rows = shaped(observer.out, games, self.observation.width)
        self.masks = shaped(lanes.mask, games, self.actions)
        self.seats = shaped(lanes.seats, games)
        self.chosen = shaped(lanes.chosen, games)
        self.finished = shaped(lanes.finished, games)
        self.places = shaped(lanes.places, games, self.players)
        self.scores = shaped(lanes.scores, games, self.players)
        self.shares = shaped(lanes.shares, games, self.players)
        self.seeds = shaped(lanes.seeds, games)

    def look(self) -> tuple[memoryview, memoryview, memoryview]:
        """Observations (games, width) of the seats to act, masks (games, actions), and those seats."""
        self.lanes.look()
        return self.rows, self.masks, self.seats

    def step(self, actions: Sequence[int]) -> None:
        """Play one choice in every game. ValueError names the first that is not open, and then nothing has happened.

        Afterwards `finished` tells in which games this was the end; `places`, `scores` and `shares` (what each seat
        won, adding up to 1) are those of the game that ended last.
        """
        chosen: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        wrong = self.lanes.wrong(chosen)
        if wrong >= 0:
            if len(chosen) != self.games:
                raise ValueError(f"there are {self.games} games and {len(chosen)} actions")
            raise ValueError(f"game {wrong}: {chosen[wrong]!r} is not open to {self.seats[wrong]}; see the mask")
        self.lanes.step(chosen)

    def keep_endings(self, seats: Sequence[int]) -> memoryview:
        """From now on: observations (games, width) of how the last game of each place ended, as the seat that is named
        for it was shown it."""
        self.lanes.endings = endings = observer_of(self.game, self.players, self.games)
        self.lanes.witnesses = vec[i64](list(seats))
        return shaped(endings.out, self.games, self.observation.width)

    def random_actions(self) -> memoryview:
        """For every game any open action, by lot."""
        self.lanes.choose()
        return self.chosen

    @property
    def decisions(self) -> int:
        """How many choices among at least two have been made."""
        return self.lanes.decisions

    @property
    def ended(self) -> int:
        """How many games have ended."""
        return self.lanes.ended


def shaped(table: Any, *shape: int) -> memoryview:
    view = memoryview(table)
    return view.cast("B").cast(view.format, list(shape))  # type: ignore[call-overload, no-any-return]
