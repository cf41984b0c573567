"""The door to PettingZoo: its own tests, for all games and numbers of players."""

import copy
import random
import warnings

import pytest

import longhall
from longhall.games.registry import game as find_game
from longhall.match.observing import cut

pytestmark = [pytest.mark.long, pytest.mark.needs("pettingzoo")]

TABLES = [(name, players) for name in longhall.game_names() for players in find_game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_environment_passes_the_tests_of_pettingzoo(name, players):
    from pettingzoo.test import api_test, seed_test

    from longhall.adapters.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a dictionary with a mask, and agents p1 and p2, are as we want them
        api_test(env(name, players), num_cycles=200)
        seed_test(lambda: env(name, players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_goes_to_its_end_and_nothing_is_won_or_lost_in_all(name, players):
    from longhall.adapters.pettingzoo import raw_env

    table = raw_env(name, players)
    table.reset(seed=5)
    luck = random.Random(2)
    won = {}
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        assert seen["action_mask"].tolist() == info["action_mask"].tolist()
        idle = [other for other in table.agents if other != agent]
        assert not any(table.infos[other]["action_mask"].any() for other in idle)
        if over:
            assert not info["action_mask"].any()
            won[agent] = reward
            table.step(None)
        else:
            open_actions = seen["action_mask"].nonzero()[0].tolist()
            assert open_actions == table.g.legal(table.actor)
            table.step(luck.choice(open_actions))
    assert set(won) == set(table.possible_agents)
    assert sum(won.values()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_who_is_asked_and_what_is_shown_are_the_same_in_all_worlds_that_an_agent_cannot_tell_apart(name, players):
    from longhall.adapters.pettingzoo import raw_env

    table, luck = raw_env(name, players), random.Random(players)
    table.reset(seed=3)
    compared = 0
    for step in range(60):
        seat = step % players
        worlds = [at(table, table.g.clone()), at(table, table.g.redeal(seat, step))]
        worlds[0].g.withdraw_others(seat)  # what others have answered under seal is in no world that is dealt anew
        for world in worlds:
            world.ask()
        for _ in range(8):
            here, there = worlds
            assert here.agent_selection == there.agent_selection
            agent = table.possible_agents[seat]
            one, other = here.observe(agent), there.observe(agent)
            assert all(one[key].tolist() == other[key].tolist() for key in one)
            compared += 1
            common = [action for action in here.legal if action in there.legal]
            if not common:
                break
            there.g.random = here.g.random
            action = luck.choice(common)
            told = [heard(world, action, seat) for world in worlds]
            if told[0] != told[1] or here.g.over:
                break
        table.step(luck.choice(table.legal))
        if table.g.over:
            break
    assert compared > 150


def at(table, state):
    """The same table with another state."""
    made = copy.copy(table)
    made.infos = copy.deepcopy(table.infos)
    made.g = state
    return made


def heard(table, action, seat):
    """What a seat is told of a step."""
    table.g.events = []
    table.step(action)
    return [cut(event, seat, table.table.kinds) for event in table.g.events]


def test_an_illegal_action_is_refused_and_in_the_wrapped_environment_loses():
    from longhall.adapters.pettingzoo import env, raw_env

    bare = raw_env("vasa_cards", 2)
    bare.reset(seed=1)
    illegal = next(action for action in range(bare.table.actions) if action not in bare.legal)
    before = bare.observe("p1")["observation"].tolist()
    with pytest.raises(ValueError, match="may not choose"):
        bare.step(illegal)
    assert bare.observe("p1")["observation"].tolist() == before
    wrapped = env("vasa_cards", 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[loser] and wrapped.rewards[loser] == -1


def test_a_hidden_poll_asks_by_what_all_can_see_unless_somebody_wishes_otherwise():
    from longhall.adapters.pettingzoo import raw_env

    assert raw_env("svea_rike", 3).table.options["mask_polls"] is True
    assert raw_env("svea_rike", 3, options={"mask_polls": False}).table.options["mask_polls"] is False


def test_a_table_is_played_with_the_values_of_an_edition():
    from longhall.adapters.pettingzoo import raw_env

    gold = longhall.observation("shipwrights", 2)["gold"]
    held = []
    for edition in (None, {"setup": {"gold": 9}}):
        env = raw_env("shipwrights", 2, edition=edition)
        env.reset(seed=1)
        held.append(env.observe(env.agent_selection)["observation"][gold.start : gold.stop].tolist())
    assert held[1] == [9, 9] != held[0]
