"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.suecia.terms import BONUS, CHIT, DEED, ESTATE, NATION, SORT, ZONE


def test_every_chit_estate_deed_nation_and_bonus_has_a_sign():
    assert not any(without_sign("suecia", BONUS, CHIT, DEED, ESTATE, NATION, SORT, ZONE).values())
