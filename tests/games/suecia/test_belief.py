"""What a seat knows of the estate cards, and what it may imagine."""

import random

import pytest
from tests.games.suecia.tables import PLAYERS, bare_state, eager

from longhall.games.suecia.chapters.turn import KeepOrSwap
from longhall.games.suecia.face.position import check
from longhall.games.suecia.game import GAME
from longhall.games.suecia.state import NONE
from longhall.games.suecia.terms import ESTATE_CARD, ESTATE_CARDS, KEEP, SWAP
from longhall.kernel.fields import knows


def hand(g, seat):
    return [g.hand[seat * ESTATE_CARDS + card] for card in range(ESTATE_CARDS)]


def known(g, seat):
    return [g.known[seat * ESTATE_CARDS + card] for card in range(ESTATE_CARDS)]


def steps(players, seed, until=10**6):
    """A game, decision by decision."""
    g = bare_state(players, seed)
    chance = random.Random(seed)
    while not g.over and until:
        yield g
        seat = g.next_actor()
        g.apply(seat, eager(g, seat, chance))
        until -= 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_redealt_world_is_known_alike_and_whole(players):
    """SU-5, SU-18: for every seat and a spectator, from a redealt world as from the truth."""
    chance = random.Random(players)
    for number, g in enumerate(steps(players, 4)):
        if number % 23:
            continue
        for seat in range(-1, players):
            world = g.redeal(seat, chance.randrange(2**40))
            again = world.redeal(seat, chance.randrange(2**40))
            assert knows(world, seat) == knows(g, seat) == knows(again, seat)
            assert check(world) == [] == check(again)
            assert all(known(world, other) == known(g, other) for other in range(players))


def drawn_state(action=None):
    """A table at which p1 (the first seat) has just drawn."""
    for g in steps(4, 7):
        if isinstance(g.waiting, KeepOrSwap):
            if action is not None:
                g.apply(g.active, action)
            return g
    raise AssertionError("nobody drew")


def test_the_card_just_drawn_is_for_its_drawer():
    """SU-18: others imagine any card left, the drawer always the true one."""
    g = drawn_state()
    other = (g.active + 1) % 4
    assert {g.redeal(g.active, seed).drawn for seed in range(40)} == {g.drawn}
    assert {g.redeal(other, seed).drawn for seed in range(400)} == set(range(ESTATE_CARDS))
    assert GAME.view(g, g.active)["drawn"]["card"] == ESTATE_CARD.names[g.drawn]
    assert GAME.view(g, other)["drawn"]["card"] is None and GAME.view(g, -1)["drawn"]["card"] is None


def test_a_card_kept_is_imagined_otherwise_and_a_card_swapped_is_known():
    """SU-18"""
    kept = drawn_state(KEEP.of(0))
    drawer = [seat for seat in range(4) if hand(kept, seat) != known(kept, seat)]
    assert len(drawer) == 1
    others = [seat for seat in range(4) if seat != drawer[0]]
    imagined = {tuple(hand(kept.redeal(others[0], seed), drawer[0])) for seed in range(200)}
    assert len(imagined) == ESTATE_CARDS
    swapped = drawn_state(SWAP.of(0))
    assert all(hand(swapped, seat) == known(swapped, seat) for seat in range(4))
    assert {tuple(hand(swapped.redeal(others[0], seed), drawer[0])) for seed in range(50)} == {
        tuple(hand(swapped, drawer[0]))
    }


def test_playing_a_card_that_all_know_tells_nothing_about_the_others():
    """SU-10, SU-18: copies are alike, so the known one is taken to be the one that was played."""
    for g in steps(5, 12):
        for seat in range(5):
            assert all(held >= sure >= 0 for held, sure in zip(hand(g, seat), known(g, seat), strict=True))
            assert sum(hand(g, seat)) == g.hand_size[seat]
    assert g.drawn == NONE


def test_the_last_card_is_taken_openly():
    """SU-19: it lay face up, so all know who has it."""
    before = None
    for g in steps(3, 9):
        if g.pile.size() == 0 and before is None and g.face_up != NONE and not isinstance(g.waiting, KeepOrSwap):
            before = (g.face_up, (g.active + 0) % 3)
        if before is not None and g.face_up == NONE:
            card, seat = before
            assert g.known[seat * ESTATE_CARDS + card] >= 1 or g.playing == card
            return
    raise AssertionError("the last card was never taken")


def test_the_generator_of_a_redealt_world_is_its_own():
    """SU-18: the next card of an imagined world says nothing about the true one."""
    g = bare_state(3, 21)
    worlds = {g.redeal(0, seed).random for seed in range(50)}
    assert len(worlds) == 50 and g.random not in worlds
