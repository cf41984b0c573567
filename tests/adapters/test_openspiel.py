"""The door to OpenSpiel: its own tests, its observers, and its search at every game."""

from typing import Any

import pytest

import longhall
from longhall.games.registry import game as find_game

pytestmark = [pytest.mark.long, pytest.mark.needs("pyspiel")]

NAMES = longhall.game_names()
TABLES = [(name, players) for name in NAMES for players in find_game(name).players]


def dealt(game: Any, seed: int = 1) -> Any:
    state = game.new_initial_state()
    for roll in range(4):
        state.apply_action((seed * 31 + roll) % 256)
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_passes_the_random_simulations_of_openspiel(name, players):
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game(f"longhall_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "vasa_cards", verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_another_that_the_player_cannot_tell_apart(name):
    import pyspiel

    from longhall.adapters.openspiel import resampler

    state = dealt(pyspiel.load_game(f"longhall_{name}"))
    deal = resampler(7)
    others = set()
    for step in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        world: Any = deal(state, player)
        assert world.current_player() == player and world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        others.add(world.core.random != state.core.random)
        actions = state.legal_actions()
        state.apply_action(actions[step % len(actions)])
    assert others == {True}


@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_plays(name):
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from longhall.adapters.openspiel import resampler

    game = pyspiel.load_game(f"longhall_{name}")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=3,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(resampler(3))
    state = dealt(game)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_options_are_parameters():
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("longhall_vasa_cards", {"players": 3, "aggregate": "sum"})
    assert game.num_players() == 3 and game.table.options["aggregate"] == "sum"
    assert pyspiel.load_game("longhall_svea_rike").table.options["mask_polls"] is True


def test_an_observer_has_the_pieces_by_name():
    import pyspiel
    from open_spiel.python.observation import make_observation

    import longhall.adapters.openspiel

    game = pyspiel.load_game("longhall_vasa_cards", {"players": 3})
    observer = make_observation(game)
    state = dealt(game)
    observer.set_from(state, 1)
    assert observer.dict["seat"].tolist() == [0, 1, 0]
    assert len(observer.tensor) == longhall.observation("vasa_cards", 3).width


@pytest.mark.parametrize("name", NAMES)
def test_what_loops_in_python_are_told_is_what_openspiel_itself_would_find(name):
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game(f"longhall_{name}")
    state = game.new_initial_state()
    for step in range(80):
        base = pyspiel.State
        assert state.is_chance_node() == base.is_chance_node(state) == (step < 4 and not state.is_terminal())
        assert list(state.legal_actions()) == list(base.legal_actions(state))
        for player in range(game.num_players()):
            assert list(state.legal_actions(player)) == list(base.legal_actions(state, player))
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
