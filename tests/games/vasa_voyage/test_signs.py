"""The client can draw what lies on the table."""

from tests.games.signs import without_sign

from longhall.games.vasa_voyage.terms import MATERIAL, ROLE


def test_every_material_and_role_has_a_sign():
    assert not any(without_sign("vasa_voyage", MATERIAL, ROLE).values())
