"""The door to Gymnasium: one seat among bots, and many games at once."""

import warnings

import pytest

import longhall
from longhall.games.registry import game as find_game

pytestmark = [pytest.mark.long, pytest.mark.needs("gymnasium")]

TABLES = [(name, players) for name in longhall.game_names() for players in find_game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_environment_passes_the_check_of_gymnasium(name, players):
    from gymnasium.utils.env_checker import check_env

    from longhall.adapters.gymnasium import LonghallEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like spaces from -1 to 1
        check_env(LonghallEnv(name, players, seat=players - 1), skip_render_check=True)


@pytest.mark.parametrize("name", longhall.game_names())
def test_a_seat_among_stewards_plays_to_the_end(name):
    from longhall.adapters.gymnasium import LonghallEnv

    env = LonghallEnv(name, opponents="steward")
    _, info = env.reset(seed=4)
    over = False
    while not over:
        mask = info["action_mask"]
        assert mask.sum() > 1 and mask.tolist() == env.action_masks().tolist()
        _, reward, over, _, info = env.step(int(mask.nonzero()[0][0]))
        assert over or reward == 0
    assert -1 <= reward <= env.table.players - 1


@pytest.mark.parametrize("name", longhall.game_names())
def test_a_game_is_made_by_its_name(name):
    import gymnasium

    import longhall.adapters.gymnasium as door

    door.register()
    by_name = f"longhall.adapters.gymnasium:longhall/{name}-v1"
    one = gymnasium.make(by_name, seat=1, options=find_game(name).for_people)
    first, info = one.reset(seed=2)
    assert isinstance(one.unwrapped, door.LonghallEnv) and one.unwrapped.seat == 1
    assert first.tolist() == door.LonghallEnv(name, seat=1).reset(seed=2)[0].tolist()
    one.step(int(info["action_mask"].nonzero()[0][0]))
    many = gymnasium.make_vec(by_name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(many.unwrapped, door.LonghallVectorEnv) and many.reset(seed=2)[0].shape[0] == 3


def test_one_game_and_many_are_played_with_the_values_of_an_edition():
    from longhall.adapters.gymnasium import LonghallEnv, LonghallVectorEnv

    gold = longhall.observation("shipwrights", 2)["gold"]
    for edition, held in ((None, None), ({"setup": {"gold": 9}}, [9, 9])):
        one = LonghallEnv("shipwrights", 2, edition=edition).reset(seed=1)[0]
        many = LonghallVectorEnv("shipwrights", 2, num_envs=2, seat=0, edition=edition).reset(seed=1)[0]
        for row in (one, many[0]):
            assert (row[gold.start : gold.stop].tolist() == [9, 9]) == (held is not None)


def test_an_action_that_is_not_open_counts_as_the_fallback():
    from longhall.adapters.gymnasium import LonghallEnv

    one, two = LonghallEnv("vasa_voyage", 3), LonghallEnv("vasa_voyage", 3)
    for env in (one, two):
        env.reset(seed=8)
    illegal = int((~one.action_masks()).nonzero()[0][0])
    seen, _, _, _, info = one.step(illegal)
    other, _, _, _, plain = two.step(two.g.fallback(0))
    assert info["illegal"] and "illegal" not in plain
    assert seen.tolist() == other.tolist()


def test_wishes_that_cannot_be_are_named():
    from longhall.adapters.gymnasium import LonghallEnv

    with pytest.raises(ValueError, match="there is no seat 2"):
        LonghallEnv("vasa_cards", 2, seat=2)
    with pytest.raises(ValueError, match="2 other seats, and 1 opponents"):
        LonghallEnv("vasa_cards", 3, opponents=["random"])


@pytest.mark.parametrize("name", longhall.game_names())
def test_one_game_and_many_are_played_with_the_same_options(name):
    """Hidden polls ask by what all can see in both, unless somebody wishes otherwise."""
    from longhall.adapters.gymnasium import LonghallEnv, LonghallVectorEnv

    game = find_game(name)
    wishes = [None, *({option: value} for option, value in game.whole_options({}).items())]
    for wish in wishes:
        one, many = LonghallEnv(name, options=wish), LonghallVectorEnv(name, num_envs=1, options=wish)
        assert one.table.options == many.batch.options == game.whole_options({**game.for_people, **(wish or {})})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_many_games_at_once_ask_only_the_own_seat(name, players):
    import numpy as np

    from longhall.adapters.gymnasium import LonghallVectorEnv

    env = LonghallVectorEnv(name, players, num_envs=6)
    seen, info = env.reset(seed=3)
    assert seen.shape == (6, env.batch.observation.width) and seen in env.observation_space
    luck = np.random.default_rng(1)
    won = []
    for _ in range(30):
        own = env.batch.observation["seat"]
        assert seen[:, own.start : own.stop].argmax(1).tolist() == [lane % players for lane in range(6)]
        actions = np.array([luck.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any() and not rewards[~over].any()
        won += rewards[over].tolist()
        assert ("final_obs" in info) == over.any()
        for lane in over.nonzero()[0]:
            last = info["final_obs"][lane]
            assert last in env.single_observation_space and last.tolist() != seen[lane].tolist()
            assert info["_final_obs"].tolist() == over.tolist() and not info["final_info"]["action_mask"].any()
    assert all(-1 <= reward <= players - 1 for reward in won)
    again, _ = LonghallVectorEnv(name, players, num_envs=6).reset(seed=3)
    first, _ = env.reset(seed=3)
    assert again.tolist() == first.tolist()
