"""The vocabulary: numbers with names."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from longhall.kernel.actions import SEAT, Axis, Vocabulary

pytestmark = pytest.mark.both

CARD = Axis("card", ["hare", "fox", "bear"])
PLACE = Axis("place", ["hand", "table"])
ACTIONS = Vocabulary()
PASS = ACTIONS.family("pass")
PLAY = ACTIONS.family("play", CARD)
MOVE = ACTIONS.family("move", CARD, PLACE)
GIVE = ACTIONS.family("give", SEAT, CARD, PLACE)


def test_families_lie_one_after_the_other():
    assert [family.base for family in ACTIONS.families] == [0, 1, 4, 10]
    assert ACTIONS.size == 10 + 5 * 3 * 2


def test_keys_name_the_arguments():
    assert ACTIONS.key(PASS.of(0)) == "pass"
    assert ACTIONS.key(PLAY.of(2)) == "play:bear"
    assert ACTIONS.key(MOVE.of2(1, 1)) == "move:fox:table"
    assert ACTIONS.key(GIVE.of3(4, 0, 1)) == "give:p5:hare:table"


@given(some.integers(0, 39))
def test_every_number_has_a_key_that_leads_back_to_it(number):
    assert ACTIONS.number(ACTIONS.key(number)) == number
    family = ACTIONS.family_of(number)
    assert family.has(number) and family.of(family.arg(number)) == number


@given(some.integers(0, 4), some.integers(0, 2), some.integers(0, 1))
def test_arguments_come_back(seat, card, place):
    assert GIVE.args(GIVE.of3(seat, card, place)) == [seat, card, place]
    assert GIVE.second(GIVE.of3(seat, card, place)) == place
    assert (MOVE.first(MOVE.of2(card, place)), MOVE.second(MOVE.of2(card, place))) == (card, place)
    assert MOVE.args(MOVE.of2(card, place)) == [card, place]


@pytest.mark.parametrize("number", [-1, 40, 1000])
def test_a_number_that_is_none_is_refused_with_the_range(number):
    with pytest.raises(ValueError, match="from 0 to 39"):
        ACTIONS.key(number)


def test_a_key_that_is_none_is_refused_with_the_families():
    with pytest.raises(ValueError, match="pass, play, move, give"):
        ACTIONS.number("play:wolf")


def test_an_axis_can_go_by_another_label():
    target = CARD.called("target")
    assert (target.label, target.of, target.names) == ("target", "card", CARD.names)
