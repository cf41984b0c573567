"""Gymnasium: one seat of a game is yours, the others are played by bots of the house.

    from longhall.adapters.gymnasium import LonghallEnv, LonghallVectorEnv
    env = LonghallEnv(name_of_game, players=3, opponents="steward")
    many = LonghallVectorEnv(name_of_game, players=3, num_envs=256)

    gymnasium.make("longhall.adapters.gymnasium:longhall/NAME_OF_GAME-v1", players=3)    the same by their names
    gymnasium.make_vec("longhall.adapters.gymnasium:longhall/NAME_OF_GAME-v1", num_envs=256, players=3)

`action_masks()` tells which actions are open, as the maskable learners of sb3-contrib ask for it. Choices that are none
are made without asking.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.adapters import need

need("gymnasium")

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from librt.vecs import vec
from mypy_extensions import i64

from longhall.adapters.tables import Array, Table, returns
from longhall.bots.registry import choose, make
from longhall.games import registry
from longhall.kernel.game import Game
from longhall.kernel.observers import observer_of
from longhall.kernel.sights import observation
from longhall.match.batches import Batch

I16 = np.iinfo(np.int16)


class LonghallEnv(gymnasium.Env[Array, int]):
    """One seat among bots, each named by its spec (`random`, `steward`, `skald:100`).

    An action that is not open counts as the choice that a clock would make, and `info["illegal"]` says so.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, edition)
        if not 0 <= seat < self.table.players:
            raise ValueError(f"there is no seat {seat}; seats run from 0 to {self.table.players - 1}")
        self.seat = seat
        others = self.table.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} other seats, and {len(self.opponents)} opponents")
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        width = observation(self.table.game, self.table.players).width
        self.observer = observer_of(self.table.game, self.table.players)
        self.row: Array = np.frombuffer(self.observer.out, np.int16)
        self.observation_space = spaces.Box(I16.min, I16.max, (width,), np.int16)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.g = self.table.begin(self.draw())
        specs = iter(self.opponents)
        name = self.table.game.name
        self.bots = [
            None if seat == self.seat else make(next(specs), name, self.draw()) for seat in range(self.table.players)
        ]
        self.go_on()
        return self.look(), {"action_mask": self.action_masks()}

    def draw(self) -> int:
        return int(self.np_random.integers(2**40))

    def go_on(self) -> None:
        """Let the others play, and choices that are none pass, until the seat has something to choose."""
        g = self.g
        while not g.over:
            actor = int(g.next_actor())
            self.legal = g.legal(actor)
            bot = self.bots[actor]
            if len(self.legal) == 1:
                g.apply(actor, self.legal[0])
            elif bot is None:
                return
            else:
                g.apply(actor, choose(bot, g, actor, self.draw()))
        self.legal = []

    def look(self) -> Array:
        self.observer.write(self.g, self.seat, 0)
        return self.row.copy()

    def action_masks(self) -> Array:
        mask: Array = np.zeros(self.table.actions, bool)
        mask[self.legal] = True
        return mask

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        g = self.g
        if not self.legal:
            raise ValueError("the game is over: reset begins another")
        illegal = action not in self.legal
        g.apply(self.seat, g.fallback(self.seat) if illegal else int(action))
        self.go_on()
        reward = returns(g)[self.seat] if g.over else 0.0
        info = {"action_mask": self.action_masks(), **({"illegal": True} if illegal else {})}
        return self.look(), reward, bool(g.over), False, info

    def render(self) -> str | None:  # type: ignore[override]
        """What the seat can see, as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{name}: {value}" for name, value in self.table.game.view(self.g, self.seat).items())


class LonghallVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games in one compiled loop, one seat of each yours and the others played by lot; a game that ends begins
    anew in the same step.

    `seat` is yours everywhere; without it, seats alternate from one game to the next. Masks of open actions come in
    `info["action_mask"]` and from `action_masks()`, the last observation of a game that ended in `info["final_obs"]`.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        num_envs: int = 64,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | None = None,
        copy: bool = True,
    ) -> None:
        self.table = Table(game, players, options, edition)
        self.num_envs = num_envs
        self.copy = copy  # False: observations are the rules' own memory, and change with the next step
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.seed_ = 0
        seats = [lane % self.table.players if seat is None else seat for lane in range(num_envs)]
        self.seats = vec[i64](seats)
        self.own = (np.arange(num_envs), np.array(seats))
        self.begin()
        self.single_observation_space = spaces.Box(I16.min, I16.max, (self.batch.observation.width,), np.int16)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = spaces.Box(I16.min, I16.max, (num_envs, self.batch.observation.width), np.int16)
        self.action_space = spaces.MultiDiscrete([self.batch.actions] * num_envs)

    def begin(self) -> None:
        table = self.table
        self.batch = Batch(table.game, table.players, self.num_envs, self.seed_, table.options, table.edition)
        self.rows: Array = np.asarray(self.batch.rows)
        self.masks: Array = np.asarray(self.batch.masks)
        self.finished = np.asarray(self.batch.finished)
        self.shares = np.asarray(self.batch.shares)
        self.endings: Array = np.asarray(self.batch.keep_endings(self.own[1].tolist()))

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All games anew; without a seed, others than before."""
        self.seed_ = self.seed_ + 2**32 if seed is None else seed
        self.begin()
        self.batch.lanes.rush(self.seats)
        return self.look(), {"action_mask": self.action_masks()}

    def look(self) -> Array:
        self.batch.look()
        return self.rows.copy() if self.copy else self.rows

    def action_masks(self) -> Array:
        return self.masks.astype(bool)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One choice in every game. ValueError names the first that is not open, and then nothing has happened."""
        self.batch.step(actions)  # type: ignore[arg-type]
        self.batch.lanes.rush(self.seats)
        over = self.finished.astype(bool)
        rewards = np.where(over, self.shares[self.own] * self.batch.players - 1, 0.0)
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if over.any():
            info |= self.ended(over)
        return self.look(), rewards, over, np.zeros(self.num_envs, bool), info

    def ended(self, over: Array) -> dict[str, Any]:
        """How the games ended that are over, as Gymnasium's own vectors tell it where another has begun already."""
        rows: Array = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(over):
            rows[lane] = self.endings[lane].copy()
        last = {"action_mask": np.zeros((self.num_envs, self.batch.actions), bool), "_action_mask": over}
        return {"final_obs": rows, "_final_obs": over, "final_info": last, "_final_info": over}


def register() -> None:
    """All games of the house by their names; again, it does nothing."""
    for name in registry.NAMES:
        if f"longhall/{name}-v1" not in gymnasium.registry:
            gymnasium.register(
                f"longhall/{name}-v1",
                entry_point=LonghallEnv,
                vector_entry_point=LonghallVectorEnv,
                kwargs={"game": name},
            )


register()
