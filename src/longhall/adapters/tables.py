"""What all adapters share: a table at which programs sit, and what a game was worth to them."""

from collections.abc import Mapping
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import editions

Array = Any  # of numpy: checked the same whether it is installed or not


class Table:
    """A game with its options. Where a game has an option for tables with several people, it is taken: so hidden polls
    ask by what all can see, and the order in which seats are asked tells nothing."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.usual_players if players is None else players
        self.game.check_players(self.players)
        people = self.game.for_people
        self.options = self.game.whole_options({**people, **(options or {})})
        self.edition = edition
        self.actions = int(self.game.actions.size)
        self.kinds = {kind.name: number for number, kind in enumerate(self.game.events)}
        self.origin = self.game.new(self.players, self.options, editions.apply(self.game, edition))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: a game of the registry goes by its name."""
        return Table, (self.game.name, self.players, self.options, self.edition)

    def dealt(self, seed: int) -> State:
        """A new game that has still to run to its first decision."""
        g = self.origin.clone()
        g.reseed(seed)
        return g

    def begin(self, seed: int) -> State:
        """A new game, as `longhall.start` begins it with this seed."""
        g = self.dealt(seed)
        g.run()
        return g


def returns(g: State) -> list[float]:
    """What a game that is over was worth to each seat: nothing is won or lost in all. Whoever wins alone gets one from
    every other player; shared places share."""
    players = int(g.players)
    return [share * players - 1 for share in g.results().shares()]
