"""Set-up: players, colours, the neutral colour, the first Captain."""

import random

import pytest

import longhall
from longhall.games.vasa_cards.game import GAME
from longhall.kernel.chance import ChanceError
from longhall.match import replay, start


def test_the_game_is_for_two_to_four():
    """VC-1"""
    for players in (1, 5, 0, -2):
        with pytest.raises(ValueError, match="2 to 4 players"):
            longhall.start("vasa_cards", players)
    assert {longhall.start("vasa_cards", players).players for players in (2, 3, 4)} == {2, 3, 4}
    assert longhall.start("vasa_cards").players == 4


@pytest.mark.parametrize(("players", "colours"), [(2, "green red black white"), (3, "green red black"), (4, None)])
def test_every_colour_that_a_player_has_may_be_first_captain_and_no_other(players, colours):
    """VC-8, VC-12"""
    drawn = {longhall.start("vasa_cards", players, seed).view(-1)["captain"] for seed in range(60)}
    assert drawn == set((colours or "green red black white").split())


def test_the_neutral_colour_cannot_be_dictated_as_captain():
    """VC-12"""
    record = longhall.start("vasa_cards", 3).record
    record["entries"][0]["chance"][-1] = "captain:white"
    with pytest.raises(ChanceError, match="cannot come up here"):
        replay(record)


def test_the_neutral_cards_are_shuffled_so_that_each_place_may_hold_each_value():
    """VC-4, VC-2"""
    seen = set()
    for seed in range(60):
        match = longhall.start("vasa_cards", 3, seed)
        cards = list(match.position["state"]["pile"]["white"].values())
        assert sorted(cards) == [1, 2, 3, 4]
        seen |= set(enumerate(cards))
    assert len(seen) == 16


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_set_up_the_sixteen_cards_are_there(players):
    """VC-2, VC-3, VC-4, VC-5"""
    match = longhall.start("vasa_cards", players, seed=3)
    assert GAME.check(match.state) == []
    hands = [row["hand"]["count"] for row in match.view(-1)["colours"]]
    assert hands == ([4, 4, 4, 0] if players == 3 else [4, 4, 4, 4])
    there = [sum(pile["there"] for pile in row["piles"]) for row in match.view(-1)["colours"]]
    assert there == ([0, 0, 0, 4] if players == 3 else [0, 0, 0, 0])
    assert [row["seat"] for row in match.view(0)["colours"]] == {
        2: [0, 1, 0, 1],
        3: [0, 1, 2, None],
        4: [0, 1, 2, 3],
    }[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_picked_the_seats_act_by_turns_from_the_first_captain_on(players):
    """VC-6, VC-7, VC-10, VC-11"""
    for seed in range(20):
        luck = random.Random(seed)
        match = start("vasa_cards", players=players, seed=seed, options={"colours": "chosen"})
        first = match.to_act[0]
        while match.view(-1)["round"] == 0:
            seat = match.to_act[0]
            match.play(seat, luck.choice(match.state.legal(seat)))
        for round in range(1, 4):
            asked = []
            while match.view(-1)["round"] == round:
                seat = match.to_act[0]
                asked.append(seat)
                match.play(seat, luck.choice(match.state.legal(seat)))
            turns = 4 if players == 2 else players
            assert asked == [(first + round - 1 + turn) % players for turn in range(turns)] * 3
