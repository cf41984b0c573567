"""An end that explains itself wrongly is found."""

from dataclasses import replace

import pytest

from longhall.games.registry import game
from longhall.kernel.telling import Category, Comparison, Ending, Mark
from longhall.laws import check_game

CARDS = game("vasa_cards")


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (Ending("", [Category("cards", "", [1, 0])]), "add up to [1, 0]"),
        (Ending("", (), [Comparison("", "", "VC-1", decides=True)]), "the last comparison is of VC-1"),
        (Ending("", (), [Comparison("", "", "VC-37")]), "and no other, is the one that decides"),
        (Ending("", (), [Comparison("", "", "VC-37", [Mark("", "", True, 7)], decides=True)]), "leaves the seats {7}"),
    ],
)
def test_a_wrong_explanation_is_found(told, fault):
    found = check_game(replace(CARDS, say_ending=lambda g, say: told), 2, {}, games=2, looks=0, laws=["ending"])
    assert any(fault in failure.what for failure in found)
