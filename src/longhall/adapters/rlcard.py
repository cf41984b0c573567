"""RLCard's way: an environment that hands out dictionaries, for agents with `step(state)` and `eval_step(state)`.

    from longhall.adapters.rlcard import Env
    table = Env(name_of_game, players=2, seed=7)
    table.set_agents([agent, other])
    trajectories, payoffs = table.run()

RLCard itself is not needed, only numpy. A state has `obs` (the row of numbers that `longhall.observation` explains),
`legal_actions` (numbers), `raw_legal_actions` (keys), `raw_obs` (what a person in the seat sees, if `raw` was asked
for) and `action_record`: the player's own choices, as those of the others may be secret.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from longhall.adapters import need

need("rlcard")

import numpy as np

from longhall.adapters.tables import Array, Table, returns
from longhall.kernel.game import Game
from longhall.kernel.observers import observer_of
from longhall.kernel.sights import observation

Turn = tuple[dict[str, Any], int]


class Env:
    """A table at which agents of RLCard sit. Every choice is asked for, also where there is only one."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
        seed: int = 0,
        raw: bool = False,
    ) -> None:
        self.table = Table(game, players, options, edition)
        self.name = self.table.game.name
        self.num_players = self.table.players
        self.num_actions = self.table.actions
        self.state_shape = [[observation(self.table.game, self.num_players).width]] * self.num_players
        self.action_shape = [None] * self.num_players
        self.observer = observer_of(self.table.game, self.num_players)
        self.raw = raw
        self.agents: Sequence[Any] = []
        self.seed(seed)

    def seed(self, seed: int) -> None:
        self.luck = Random(seed)

    def set_agents(self, agents: Sequence[Any]) -> None:
        self.agents = agents

    def reset(self) -> Turn:
        """Begin anew: what the player who is asked first is shown, and who that is."""
        self.g = self.table.begin(self.luck.randrange(2**40))
        self.records: list[list[int]] = [[] for _ in range(self.num_players)]
        self.timestep = 0
        return self.turn()

    def step(self, action: Any, raw_action: bool = False) -> Turn:
        """Make a choice, by its number or (`raw_action`) its key; what the next player is shown, and who that is."""
        player = self.get_player_id()
        number = int(self.table.game.actions.number(action)) if raw_action else int(action)
        if number not in self.g.legal(player):
            raise ValueError(f"player {player} may not choose {action}; legal_actions says what is open")
        self.records[player].append(number)
        self.g.apply(player, number)
        self.timestep += 1
        return self.turn()

    def turn(self) -> Turn:
        player = 0 if self.g.over else self.get_player_id()
        return self.get_state(player), player

    def get_player_id(self) -> int:
        return int(self.g.next_actor())

    def get_state(self, player: int) -> dict[str, Any]:
        legal = [] if self.g.over else self.g.legal(player)
        self.observer.write(self.g, player, 0)
        seen: Array = np.frombuffer(self.observer.out, np.int16).copy()
        return {
            "obs": seen,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_legal_actions": [self.table.game.actions.key(action) for action in legal],
            "raw_obs": self.table.game.view(self.g, player) if self.raw else None,
            "action_record": list(self.records[player]),
        }

    def is_over(self) -> bool:
        return bool(self.g.over)

    def get_payoffs(self) -> Array:
        return np.array(returns(self.g))

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], Array]:
        """A whole game of the agents: by player its states and actions in turn and its last state, and what it got."""
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player] += [state, action]
            state, player = self.step(action, getattr(agent, "use_raw", False))
        for player in range(self.num_players):
            trajectories[player].append(self.get_state(player))
        return trajectories, self.get_payoffs()
