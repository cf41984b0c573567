"""Piles: a known top, an unknown middle, a known bottom."""

import pytest

from longhall.kernel.actions import Axis, Vocabulary
from longhall.kernel.chance import ChanceError, Tape
from longhall.kernel.piles import knows, new_pile
from longhall.kernel.state import State, zeros

pytestmark = pytest.mark.both

CHANCE = Vocabulary()
CARD = CHANCE.family("card", Axis("card", ["hare", "fox", "bear"]))
HARE, FOX, BEAR = range(3)


def table(*dictated):
    g = State(None, 3)
    g.reseed(1)
    g.tape = Tape([CARD.of(kind) for kind in dictated], True) if dictated else None
    return g


def test_a_pile_is_drawn_from_the_top_then_the_middle_then_the_bottom():
    g = table(BEAR, HARE)
    pile = new_pile([1, 0, 1])
    pile.put_under(FOX, 0)
    pile.put_under(BEAR, 0)
    pile.put_on_top(FOX, 0)
    assert pile.size() == 5
    assert [pile.draw(g, CARD) for _ in range(5)] == [FOX, BEAR, HARE, FOX, BEAR]
    assert pile.size() == 0


def test_what_has_not_been_drawn_does_not_exist():
    drawn = set()
    for seed in range(60):
        g = State(None, 2)
        g.reseed(seed)
        drawn.add(new_pile([1, 1, 1]).draw(g, CARD))
    assert drawn == {HARE, FOX, BEAR}


def test_a_card_that_is_not_there_cannot_be_dictated():
    with pytest.raises(ChanceError, match="card:bear"):
        new_pile([1, 1, 0]).draw(table(BEAR), CARD)


def test_looking_makes_the_top_card_exist_for_those_who_look():
    g = table(FOX)
    pile = new_pile([1, 1, 1])
    assert pile.look(g, CARD, 0b010) == FOX
    assert pile.known_to(1) == {"top": [FOX], "count": 2, "bottom": []}
    assert pile.known_to(0) == pile.known_to(-1) == {"top": [None], "count": 2, "bottom": []}
    assert pile.look(g, CARD, 0b001) == FOX
    assert pile.known_to(0)["top"] == [FOX] and g.tape.left == 0


def test_looking_at_the_last_card_keeps_what_others_know_of_it():
    pile = new_pile([0, 0, 0])
    pile.put_under(BEAR, 0b001)
    assert pile.look(table(), CARD, 0b010) == BEAR
    assert pile.known_to(0)["top"] == pile.known_to(1)["top"] == [BEAR]
    assert pile.known_to(2)["top"] == [None]


def test_who_knows_the_next_card_to_be_drawn():
    pile = new_pile([0, 1, 0])
    pile.put_under(HARE, 0b100)
    pile.put_on_top(BEAR, 0b001)
    g = table()
    seen = []
    while pile.size() > 0:
        seen.append(pile.next_seen())
        pile.draw(g, CARD)
    assert seen == [0b001, 0, 0b100]


@pytest.mark.parametrize("place", ["top", "middle", "bottom"])
def test_drawing_moves_every_frontier_wherever_the_card_lay(place):
    """A seat that could take back the drawing of a card that was decided long ago would have seen it for nothing."""
    pile = new_pile([1 if place == "middle" else 0, 0, 0])
    if place == "top":
        pile.put_on_top(HARE, 0)
    if place == "bottom":
        pile.put_under(HARE, 0)
    g = table()
    pile.draw(g, CARD)
    assert g.moved == -1


def test_looking_moves_only_the_frontiers_of_those_who_look():
    pile = new_pile([1, 0, 0])
    pile.put_on_top(FOX, 0)
    g = table()
    pile.look(g, CARD, 0b010)
    assert g.moved == 0b010


def test_shuffling_makes_everything_unknown():
    pile = new_pile([1, 0, 0])
    pile.put_on_top(FOX, -1)
    pile.put_under(BEAR, 0b001)
    pile.shuffle()
    assert pile.known_to(0) == {"top": [], "count": 3, "bottom": []}
    assert list(pile.middle) == [1, 1, 1] and pile.size() == 3


def test_a_copy_is_independent():
    pile = new_pile([1, 1, 1])
    pile.put_on_top(FOX, 1)
    copy = pile.copy()
    copy.draw(table(), CARD)
    copy.shuffle_in(BEAR)
    assert pile.known_to(0) == {"top": [FOX], "count": 3, "bottom": []} and list(pile.middle) == [1, 1, 1]


def test_lifting_leaves_what_the_seat_knows_and_settling_fills_the_rest():
    pile = new_pile([2, 0, 1])
    pile.put_on_top(FOX, 0b001)
    pile.put_on_top(BEAR, 0b010)
    pile.put_under(FOX, 0b010)
    pool = zeros(3)
    pile.lift(0, pool)
    assert list(pool) == [2, 1, 2]  # the middle, and two cards that seat 0 does not know
    assert pile.known_to(0) == {"top": [FOX, None], "count": 0, "bottom": [None]}
    pile.settle(table(), pool)
    assert pile.size() == 6 and list(pool) == [0, 0, 0]
    assert pile.top[0] == FOX and pile.top_seen == [0b001, 0b010] and pile.bottom_seen == [0b010]
    cards = [*pile.top, *pile.bottom]
    assert [cards.count(kind) + pile.middle[kind] for kind in range(3)] == [2, 2, 2]


def test_every_deal_of_the_unknown_comes_up():
    tops = set()
    for seed in range(1, 80):
        g = State(None, 2)
        g.reseed(seed)
        pile = new_pile([1, 1, 0])
        pile.put_on_top(BEAR, 0b010)
        pool = zeros(3)
        pile.lift(0, pool)
        pile.settle(g, pool)
        tops.add(pile.top[0])
    assert tops == {HARE, FOX, BEAR}


def test_masks():
    assert knows(-1, 0) and knows(-1, -1)
    assert knows(0b10, 1) and not knows(0b10, 0) and not knows(0b10, -1)
