"""OpenSpiel: every game under the name `longhall_<game>`, with observers and a resampler.

    import pyspiel
    import longhall.adapters.openspiel as longhall_games
    game = pyspiel.load_game(f"longhall_{name_of_game}", {"players": 3})
    bot = ismcts.ISMCTSBot(...)
    bot.set_resampler(longhall_games.resampler(seed=1))

Parameters are the number of players and the game's options. Chance moves first: four rolls decide the seed from which
everything else follows, and no seat is ever shown them. So whoever searches must deal anew what the seat cannot know,
which is what the resampler does; a search on a clone would see what comes.

The information state is a string with perfect recall: all that a player was told and has chosen. It grows with the
game, so it has no tensor; whoever learns takes the tensor of the observation, and remembers by itself.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from longhall.adapters import need

need("openspiel")

import numpy as np
import pyspiel

from longhall.adapters.recall import Recall
from longhall.adapters.tables import Array, Table, returns
from longhall.games import registry
from longhall.kernel.fields import knows
from longhall.kernel.observers import observer_of
from longhall.kernel.sights import observation
from longhall.kernel.state import State

SIDES = 256  # of the die that chance rolls
ROLLS = 4
DICE = [(side, 1 / SIDES) for side in range(SIDES)]
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)
LONGEST = 100  # times the longest of ten thousand random games


def game_type(name: str) -> pyspiel.GameType:
    game = registry.game(name)
    options = {option: value for option, value in Table(game).options.items()}
    return pyspiel.GameType(
        short_name=f"longhall_{name}",
        long_name=f"Longhall: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_players, **options},
    )


class LonghallGame(pyspiel.Game):
    """One of the games, for a number of players and with options."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wishes = dict(params or {})
        self.table = Table(self.name, wishes.pop("players", None), wishes)
        players = self.table.players
        super().__init__(
            game_type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.table.actions,
                max_chance_outcomes=SIDES,
                num_players=players,
                min_utility=-1.0,
                max_utility=float(players - 1),
                utility_sum=0.0,
                max_game_length=LONGEST * self.table.game.longest,
            ),
            {"players": players, **self.table.options},
        )

    def new_initial_state(self) -> "LonghallState":
        return LonghallState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "LonghallObserver":
        if params:
            raise ValueError(f"observers of Longhall take no parameters, not {dict(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LonghallObserver(self.table, bool(kind.perfect_recall))


class LonghallState(pyspiel.State):
    """A state of the rules, `core`, which is there as soon as chance has rolled the seed."""

    def __init__(self, game: LonghallGame) -> None:
        super().__init__(game)
        self.shared = Shared(game)
        self.rolls = 0
        self.seed = 0
        self.core: State | None = None
        self.recall: Recall | None = None
        self.player = CHANCE  # kept, as OpenSpiel asks four times for every action

    def current_player(self) -> int:
        return self.player

    def note_player(self, core: State) -> None:
        actor = int(core.next_actor())
        self.player = TERMINAL if actor < 0 else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.legal(player) if self.core is not None else []

    # What loops in Python ask for every action. OpenSpiel would come back here to ask who plays, and for the rest.

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        mine = self.player
        if mine >= 0 and (player is None or player == mine) and self.core is not None:
            return self.core.legal(mine)
        found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DICE

    def _apply_action(self, action: int) -> None:
        if self.core is not None:
            assert self.recall is not None
            self.recall.note(self.player, action)
            self.core.apply(self.player, action)
            self.note_player(self.core)
            return
        self.seed = self.seed * SIDES + action
        self.rolls += 1
        if self.rolls == ROLLS:
            self.core = self.shared.table.begin(self.seed)
            self.recall = Recall(self.shared.table, self.seed)
            self.note_player(self.core)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll:{action}" if player < 0 else str(self.shared.table.game.actions.key(action))

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        return returns(self.core) if self.core is not None and self.core.over else [0.0] * self.shared.table.players

    def __str__(self) -> str:
        """What all can see."""
        return "before the deal" if self.core is None else knows(self.core, -1).decode()

    def redealt(self, player: int, seed: int) -> "LonghallState":
        """Another state that the player cannot tell from this one.

        It is made of what the player knows alone: it has a seed and a history of its own, which lead elsewhere.
        """
        made = LonghallState(self.shared.game)
        luck = Random(seed)
        for _ in range(self.rolls):
            made.apply_action(luck.randrange(SIDES))
        if self.core is not None and self.recall is not None:
            made.core = self.core.redeal(player, seed)
            made.recall = self.recall.redealt(made.core, player)
            made.player = self.player
        return made


class Shared:
    """What copies of a state have in common: OpenSpiel clones by copying deeply."""

    def __init__(self, game: LonghallGame) -> None:
        self.game = game
        self.table: Table = game.table

    def __deepcopy__(self, memo: Any) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, with which OpenSpiel writes states: the game by its name."""
        parameters = self.game.get_parameters()
        return shared, (self.game.get_type().short_name, tuple(sorted(parameters.items())))


@lru_cache(32)
def shared(name: str, parameters: tuple[tuple[str, Any], ...]) -> Shared:
    return Shared(pyspiel.load_game(name, dict(parameters)))


class LonghallObserver:
    """The row of numbers that `longhall.observation` explains, whole in `tensor` and by piece in `dict`.

    As a string, with perfect recall: all that the player was told and has chosen (`longhall.stream`).
    """

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        seen = observation(table.game, table.players)
        self.perfect_recall = perfect_recall
        self.observer = observer_of(table.game, table.players)
        self.row: Array = np.frombuffer(self.observer.out, np.int16)
        self.tensor: Array = np.zeros(seen.width, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.stop].reshape(piece.shape or (1,)) for piece in seen.pieces
        }

    def set_from(self, state: LonghallState, player: int) -> None:
        if state.core is None:
            self.tensor.fill(0)
        else:
            self.observer.write(state.core, player, 0)
            self.tensor[:] = self.row

    def string_from(self, state: LonghallState, player: int) -> str:
        if state.core is None:
            return "before the deal"
        if self.perfect_recall:
            assert state.recall is not None
            return state.recall.text(player)
        self.observer.write(state.core, player, 0)
        return str(self.row.tobytes().hex())


def resampler(seed: int = 0) -> Callable[[LonghallState, int], LonghallState]:
    """For OpenSpiel's IS-MCTS: deals anew what the player cannot know."""
    luck = Random(seed)
    return lambda state, player: state.redealt(player, luck.randrange(2**40))


def register() -> None:
    """All games of the house; again, it does nothing."""
    known = set(pyspiel.registered_names())
    for name in registry.NAMES:
        if f"longhall_{name}" not in known:
            kind = type(f"Longhall_{name}", (LonghallGame,), {"name": name})
            pyspiel.register_game(game_type(name), kind)


register()
