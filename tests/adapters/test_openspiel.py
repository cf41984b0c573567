"""The door to OpenSpiel: its own tests, its observers, and its search at every game."""

import random
from typing import Any

import pytest

import longhall
from longhall.games.registry import game as find_game
from longhall.match.positions import write

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
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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
def test_nothing_of_a_resampled_state_follows_from_what_the_player_cannot_know(name):
    """Neither the seed nor the choices of others: made of any alike state with the same luck, it is the same."""
    import pyspiel

    from longhall.adapters.openspiel import resampler

    game = pyspiel.load_game(f"longhall_{name}")
    state = dealt(game, 3)
    for step in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        world, alike = resampler(5)(state, player), resampler(5)(state.redealt(player, step), player)
        assert len(world.history()) == 4 and world.history() != state.history()[:4]
        assert world.seed != state.seed and vars(world.recall)["seed"] != state.seed
        for one in (world, alike):
            assert one.information_state_string(player) == state.information_state_string(player)
        assert shown(world) == shown(alike)
        actions = state.legal_actions()
        state.apply_action(actions[step % len(actions)])


def shown(state: Any) -> Any:
    """All that can be read from a state, but for the names of things."""
    seats = range(state.num_players())
    table = state.shared.table
    texts = [state.information_state_string(seat) for seat in seats]
    return (
        state.history(),
        state.seed,
        texts,
        write(table.game, state.core, table.options),
        vars(state.recall) | {"before": write(table.game, state.recall.before, table.options), "table": table.options},
    )


def test_a_state_is_read_again_as_it_was_written():
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("longhall_shipwrights")
    state = dealt(game, 8)
    for step in range(30):
        state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
    again: Any = game.deserialize_state(state.serialize())
    assert shown(again) == shown(state)


def searcher(game: Any, simulations: int) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from longhall.adapters.openspiel import resampler

    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(resampler(3))
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_plays(name):
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game(f"longhall_{name}")
    bot = searcher(game, 10)
    state = dealt(game)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_search_of_openspiel_plays_a_whole_card_game_and_beats_the_lot():
    import pyspiel

    import longhall.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("longhall_vasa_cards", {"players": 2})
    won = 0.0
    for number in range(4):
        state, bot, luck = dealt(game, number), searcher(game, 50), random.Random(number)
        while not state.is_terminal():
            mine = state.current_player() == number % 2
            state.apply_action(bot.step(state) if mine else luck.choice(state.legal_actions()))
        assert sum(state.returns()) == pytest.approx(0)
        won += state.returns()[number % 2]
    assert won > 0


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
