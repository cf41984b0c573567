"""PettingZoo: any game as an environment for several agents that take turns (AEC).

    from longhall.adapters.pettingzoo import env
    table = env(name_of_game, players=3)

Agents are `p1`, `p2` and so on. An observation is a dictionary: `observation`, the row of numbers that
`longhall.observation` explains, and `action_mask`, which stands in `infos` too. Every choice is asked for, also where
there is only one, since what is skipped would tell what a seat holds.
"""

from collections.abc import Mapping
from typing import Any

from longhall.adapters import need

need("pettingzoo")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from longhall.adapters.tables import Array, Table, returns
from longhall.kernel.actions import SEATS
from longhall.kernel.game import Game
from longhall.kernel.observers import observer_of
from longhall.kernel.sights import observation

I16 = np.iinfo(np.int16)


def env(game: str | Game, players: int | None = None, **wishes: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game for all, and loses it."""
    made: AECEnv = raw_env(game, players, **wishes)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):
    """The bare environment, much quicker than the wrapped one. An illegal action is a ValueError."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, edition)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"longhall_{self.table.game.name}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = SEATS[: self.table.players]
        self.agents = list(self.possible_agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observer = observer_of(self.table.game, self.table.players, self.table.players)
        width = observation(self.table.game, self.table.players).width
        self.rows = np.frombuffer(self.observer.out, np.int16).reshape(self.table.players, width)
        self.nothing: Array = np.zeros(self.table.actions, np.int8)
        space = spaces.Dict(
            {
                "observation": spaces.Box(I16.min, I16.max, (width,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.luck, _ = seeding.np_random(0)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin anew: with a seed, the game that `longhall.start` begins with the first number drawn from it."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        self.g = self.table.begin(int(self.luck.integers(2**40)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self.mask = self.nothing
        self.ask()

    def ask(self) -> None:
        self.actor = int(self.g.next_actor())
        self.legal = self.g.legal(self.actor)
        self.agent_selection = self.possible_agents[self.actor]
        self.mask = self.nothing.copy()
        self.mask[self.legal] = 1
        self.infos[self.agent_selection]["action_mask"] = self.mask

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.seat_of[agent]
        self.observer.write(self.g, seat, seat)
        mask = self.mask if agent == self.agent_selection else self.nothing
        return {"observation": self.rows[seat].copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.legal:
            raise ValueError(f"{agent} may not choose {action}; the action_mask says what is open")
        self._cumulative_rewards[agent] = 0.0
        self.g.apply(self.actor, int(action))
        self.mask = self.infos[agent]["action_mask"] = self.nothing
        if self.g.over:
            self.rewards = dict(zip(self.possible_agents, returns(self.g), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.ask()

    def render(self) -> str | None:
        """What all can see, as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{name}: {value}" for name, value in self.table.game.view(self.g, -1).items())

    def close(self) -> None:
        pass
