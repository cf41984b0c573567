"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.vasa_cards.terms import COLOUR


def test_every_colour_has_a_sign():
    assert not any(without_sign("vasa_cards", COLOUR).values())
