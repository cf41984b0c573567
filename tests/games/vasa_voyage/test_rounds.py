"""Whole games: invariants, bounds, defaults when a clock runs out, standing orders."""

import random

import pytest

from longhall.games.vasa_voyage.game import GAME
from longhall.kernel.actions import SEATS
from longhall.match import start
from longhall.match.cases import set_up


def begin(players, seed=1, **options):
    g = GAME.new(players, GAME.whole_options(options), GAME.data)
    g.reseed(seed)
    g.run()
    return g


def at(entry, players=3, options=None, seat_args=None, **state):
    """A game at an entry point, with a sparse position as in a case."""
    where = {"entry": entry, **(seat_args or {})}
    return set_up(GAME, {"start": {"players": players, "options": options or {}}, "set": state, "at": where})


@pytest.mark.both
@pytest.mark.parametrize("options", [{}, {"inventory": True}, {"max_rounds": 10}])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_keep_the_invariants_and_end_in_time(players, options):
    """VV-2, VV-3, VV-47, VV-58, VV-78"""
    chance = random.Random(players)
    for seed in range(3):
        g = begin(players, seed, **options)
        decisions = 0
        threes = [players] * 4
        while not g.over:
            seat = chance.choice(g.actors())
            g.apply(seat, chance.choice(g.legal(seat)))
            decisions += 1
            if decisions % 7 == 0:
                assert not GAME.check(g)
            now = [g.in_supply(material, 3) for material in range(4)]
            assert all(after <= before for after, before in zip(now, threes, strict=True))
            threes = now
        assert not GAME.check(g)
        assert g.round <= g.max_rounds + 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_in_which_nobody_ever_answers_ends_at_the_round_limit(players):
    """VV-78"""
    g = begin(players, inventory=True)
    while not g.over:
        seat = g.actors()[0]
        g.apply(seat, g.fallback(seat))
    assert g.round == 63


def test_the_first_leader_is_any_seat():
    """VV-6"""
    assert {begin(5, seed).leader for seed in range(60)} == {0, 1, 2, 3, 4}


def test_players_are_three_to_five():
    """VV-1"""
    for players in (2, 6):
        with pytest.raises(ValueError):
            start("vasa_voyage", players=players)
    assert [begin(3).left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [begin(3).right_of(seat) for seat in range(3)] == [2, 0, 1]


# What is chosen when a clock runs out: section 4.1 (c) of the rules


def fallback(match, seat=0):
    return GAME.actions.key(match.state.fallback(seat))


def test_the_first_role_left_is_taken_for_a_seat_that_does_not_answer():
    """VV-14"""
    match = at("role", taken_by={"wood_procurer": "p2", "cloth_procurer": "p3"})
    assert fallback(match) == "take_role:iron_procurer"


def test_rights_are_not_used_for_a_seat_that_does_not_answer():
    """VV-31, VV-38, VV-40, VV-51, VV-62"""
    pair = {"p1": {"wood": [2, 0, 0]}}
    assert fallback(at("craft", hand=pair)) == "done"
    built = {"p1": {"wood": 1}}
    admiral = at("admiral", ship=built)
    assert fallback(admiral) == "procure:wood"
    admiral.play(0, "procure:wood")
    assert fallback(admiral) == "no_replacement"
    assert fallback(at("command", ship=built)) == "no_order"
    assert fallback(at("select", hand={"p1": {"wood": [1, 0, 1]}})) == "pass"
    assert fallback(at("inspection", ship=built, seat_args={"chooser": 1})) == "decline"


def test_the_lowest_good_is_placed_for_a_seat_that_does_not_answer():
    """VV-41, VV-56, VV-54"""
    hand = {"p1": {"wood": [0, 1, 1]}}
    assert fallback(at("place", hand=hand)) == "place:2"
    assert fallback(at("obey", hand=hand, ship={"p1": {"wood": 1}})) == "obey:2"
    threes = {seat: {"cloth": [1, 0, 1], "iron": [1, 0, 1]} for seat in ("p1", "p2", "p3")}
    assert fallback(at("building", hand=threes)) == "build:cloth"


def test_no_trade_comes_about_for_a_seat_that_does_not_answer():
    """VV-70, VV-72"""
    match = at("inventory", options={"inventory": True}, hand={"p1": {"wood": [2, 0, 0]}})
    assert fallback(match) == "no_offer"
    match.play(0, "offer_to:p2")
    broken_off = []
    while 0 in match.to_act:
        broken_off.append(fallback(match))
        match.play(0, broken_off[-1])
    assert broken_off == ["give:wood:1", "next", "want:wood:2", "next", "cancel"]


def test_answers_to_trades_are_no_for_a_seat_that_does_not_answer():
    """VV-70, VV-72"""
    hand = {"p1": {"wood": [2, 0, 0]}, "p2": {"cloth": [2, 0, 0]}}
    match = at("inventory", options={"inventory": True}, hand=hand)
    for choice in ("offer_to:p2", "give:wood:1", "next", "want:iron:3", "next", "confirm"):
        match.play(0, choice)
    for choice in ("offer_to:p1", "give:cloth:1", "next", "want:iron:3", "next", "confirm"):
        match.play(1, choice)
    match.play(2, "no_offer")
    assert fallback(match, 0) == "reject:p2"
    match.play(0, "reject:p2")
    assert fallback(match, 0) == "keep"
    for choice in ("counter:p1", "give:cloth:1", "next", "want:wood:1", "next", "confirm", "keep"):
        match.play(1, choice)
    match.play(0, "keep")
    assert fallback(match, 0) == "reject_counter"


# Standing orders


def test_a_standing_order_makes_no_offers_for_the_rest_of_an_inventory():
    """VV-70, VV-72"""
    match = at("inventory", options={"inventory": True}, hand={"p2": {"wood": [2, 0, 0]}})
    match.set(0, {"no_offers": 1})
    assert match.to_act == [1, 2]
    for choice in ("offer_to:p1", "give:wood:1", "next", "want:iron:1", "next", "confirm"):
        match.play(1, choice)
    match.play(2, "no_offer")
    assert match.to_act == [0]  # an offer is still hers to answer
    match.play(0, "reject:p2")
    assert match.to_act == [1, 2]


def test_a_standing_order_for_another_round_does_nothing():
    """VV-70"""
    match = at("inventory", options={"inventory": True})
    match.set(0, {"no_offers": 2})
    assert 0 in match.to_act
    match.set(0, {"no_offers": True})
    assert 0 not in match.to_act


def test_a_sealed_choice_can_be_taken_back_until_all_have_answered():
    """VV-57"""
    match = at("place", hand={seat: {"wood": [1, 0, 1]} for seat in SEATS[:3]})
    match.play(0, "place:3")
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, "place:1")
    match.play(1, "place:1")
    match.play(2, "place:1")
    assert not match.can_undo(0)
    assert match.state.on_ship(0, 0) == 1
