"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.shipwrights.terms import CARD, GOOD


def test_every_card_and_good_has_a_sign():
    assert not any(without_sign("shipwrights", CARD, GOOD).values())
