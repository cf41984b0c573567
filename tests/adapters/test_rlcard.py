"""The door for those who know RLCard: its dictionaries, without RLCard."""

import random

import pytest

import longhall
from longhall.games.registry import game as find_game

pytestmark = [pytest.mark.long, pytest.mark.needs("numpy")]


class Lot:
    """An agent as RLCard has them."""

    use_raw = False

    def __init__(self, seed):
        self.luck = random.Random(seed)

    def step(self, state):
        assert len(state["legal_actions"]) == len(state["raw_legal_actions"]) > 0
        return self.luck.choice(list(state["legal_actions"]))

    def eval_step(self, state):
        return self.step(state), {}


def games():
    return [(name, players) for name in longhall.game_names() for players in find_game(name).players]


@pytest.mark.parametrize("name", longhall.game_names())
def test_agents_play_a_whole_game_and_nothing_is_won_or_lost_in_all(name):
    from longhall.adapters.rlcard import Env

    def played():
        table = Env(name, seed=3)
        table.set_agents([Lot(seat) for seat in range(table.num_players)])
        return table, *table.run()

    table, trajectories, payoffs = played()
    assert table.is_over() and sum(payoffs) == pytest.approx(0) and len(payoffs) == table.num_players
    for trajectory, shape in zip(trajectories, table.state_shape, strict=True):
        assert len(trajectory) % 2 and list(trajectory[0]["obs"].shape) == shape
        assert trajectory[-1]["action_record"] == trajectory[1::2] and not trajectory[-1]["legal_actions"]
    again = played()
    assert [list(map(int, one[1::2])) for one in again[1]] == [list(map(int, one[1::2])) for one in trajectories]


@pytest.mark.parametrize(("name", "players"), games())
def test_a_state_is_the_same_in_all_worlds_that_the_player_cannot_tell_apart(name, players):
    import numpy as np

    from longhall.adapters.rlcard import Env

    table = Env(name, players, seed=1, raw=True)
    luck = random.Random(4)
    state, player = table.reset()
    for _ in range(12):
        truth, table.g = table.g, table.g.redeal(player, luck.getrandbits(40))
        other = table.get_state(player)
        table.g = truth
        assert np.array_equal(state.pop("obs"), other.pop("obs")) and state == other
        state, player = table.step(luck.choice(state["raw_legal_actions"]), raw_action=True)
        if table.is_over():
            break


def test_an_action_that_is_not_open_is_refused_and_changes_nothing():
    from longhall.adapters.rlcard import Env

    table = Env("vasa_cards", 2)
    state, _ = table.reset()
    wrong = next(action for action in range(table.num_actions) if action not in state["legal_actions"])
    with pytest.raises(ValueError, match="may not choose"):
        table.step(wrong)
    assert table.timestep == 0 and list(table.turn()[0]["legal_actions"]) == list(state["legal_actions"])
