"""Who is told what, and how it is kept."""

from itertools import permutations, product

import pytest

import longhall
from longhall.games.vasa_cards.game import GAME
from longhall.games.vasa_cards.knowledge import belief
from longhall.kernel.chance import Tape


def after(players, chance, plays):
    """A game with these chance results and choices behind it."""
    g = GAME.new(players, GAME.whole_options({}), None)
    g.tape = Tape([GAME.chance.number(key) for key in chance], True)
    g.events = []
    g.run()
    for key in plays:
        g.events = []
        g.apply(g.actors()[0], GAME.actions.number(key))
    return g


@pytest.mark.parametrize(("inspector", "target"), [pair for pair in product(range(4), repeat=2) if pair[0] != pair[1]])
def test_a_look_is_told_to_the_inspector_and_the_owner_alone(inspector, target):
    """VC-21"""
    names = ["green", "red", "black", "white"]
    built = [f"captain:{names[inspector]}", "hand_card:2"], ["build:4"] * 4
    hand = after(4, built[0], [*built[1], f"inspect_hand:{names[target]}"])
    pile = after(4, built[0][:1], [*built[1], f"inspect_pile:{names[target]}:1"])
    for (event,), value in ((hand.events, 1), (pile.events, 3)):
        told = {seat: event.seen_by(seat)["value"] for seat in range(-1, 4)}
        assert told == {seat: value if seat in (inspector, target) else None for seat in range(-1, 4)}


@pytest.mark.parametrize("seat", range(4))
def test_a_build_and_a_fix_are_told_with_their_values_to_their_own_seat_alone(seat):
    """VC-16, VC-28"""
    names = ["green", "red", "black", "white"]
    looks = [f"inspect_pile:{names[(seat + turn + 1) % 4]}:1" for turn in range(4)]
    built = after(4, [f"captain:{names[seat]}"], ["build:4"])
    fixed = after(4, [f"captain:{names[seat]}"], ["build:4"] * 4 + looks + ["fix_hand:1:1"])
    for (event,), field in ((built.events, "value"), (fixed.events, "taken")):
        told = {viewer: event.seen_by(viewer)[field] for viewer in range(-1, 4)}
        assert told == {viewer: 3 if viewer == seat else None for viewer in range(-1, 4)}


def test_a_spectator_cannot_know_the_neutral_cards():
    """VC-4"""
    chance = ["neutral_card:2", "neutral_card:4", "neutral_card:1", "neutral_card:3", "captain:green"]
    g = after(3, chance, ["build:1", "build:1", "build:1", "inspect_pile:white:3"])
    dealt = {tuple(g.redeal(-1, seed).pile)[12:] for seed in range(400)}
    assert dealt == set(permutations((1, 2, 3, 4)))


def test_a_redealt_history_has_nothing_behind_its_end():
    """VC-21"""
    plays = ["build:1", "build:4", "build:3", "build:2", "inspect_pile:green:1", "inspect_pile:green:1"]
    g = after(4, ["captain:red"], plays)
    for seed in range(30):
        assert not any(list(g.redeal(3, seed).history)[2:])


def test_each_seat_knows_its_own_cards_and_of_others_where_one_lies():
    """VC-16"""
    g = after(4, ["captain:red"], ["build:1", "build:4", "build:3", "build:2"])
    for seat, own in enumerate((2, 1, 4, 3)):
        pile = g.seen("pile", seat)
        first = [pile[colour]["1"] for colour in ("green", "red", "black", "white")]
        assert first == [own if other == seat else 1 for other in range(4)]


def test_a_look_that_a_seat_may_not_know_is_kept_without_its_value():
    """VC-21"""
    g = after(4, ["captain:red", "hand_card:3"], ["build:1", "build:4", "build:3", "build:2", "inspect_hand:green"])
    (move,) = list(g.history)[:1]
    assert move == belief.inspect_hand_entry(1, 0, 1, 3)
    assert [g.seen("history", seat) for seat in (0, 1, 2, -1)] == [[move], [move], [move - 3], [move - 3]]


def test_what_is_remembered_is_written_in_positions_and_so_keeps_its_numbers():
    """VC-21, VC-28"""
    assert belief.inspect_pile_entry(3, 2, 1, 4) == 0o2314
    assert belief.inspect_hand_entry(3, 2, 1, 4) == 0o12314
    assert belief.fix_hand_entry(2, 1, 3) == 0o22130
    assert belief.fix_piles_entry(2, 1, 3) == 0o32130


@pytest.mark.parametrize(("players", "decisions"), [(2, 44), (3, 33), (4, 44)])
def test_every_game_has_the_same_number_of_decisions(players, decisions):
    """VC-9, VC-17: four rounds of Build, Inspect and Fix for every acting colour; the last Build is no choice."""
    match = longhall.start("vasa_cards", players, 5)
    made = 0
    while not match.over:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
        made += 1
    assert made == decisions
