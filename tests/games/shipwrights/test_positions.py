"""Positions: what is wrong with them is said, and what is right goes on."""

import pytest
from tests.games.shipwrights.tables import begun, laid, played

from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.knowledge.ledger import PLAYED, entry
from longhall.kernel.fields import PositionError, read_object
from longhall.match import positions
from longhall.match.positions import bare


def faults(g):
    return "; ".join(GAME.check(g))


def change(**changes):
    """What the check says of a good position after some attributes were set in it."""
    g = laid(2, "turn", {"hand.p1": ["karv"], "tool.p2": "bow_saw", "row.p1.carver": 1, "leftovers": ["king"]})
    read_object(g, changes, 2, "")
    return faults(g)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"gold": {"p1": 13}}, "gold.p1: 13 is not between 0 and 12"),
        ({"workers": {"p2": -1}}, "workers.p2: cannot be -1"),
        ({"mill": {"p2": {"wool": -2}}}, "mill.p2.wool: cannot be -2"),
        ({"cart": {"p2": {"oak": 1}}}, "cart.p2.oak: there is no Trade Cart for 1 Goods"),
        ({"row": {"p1": {"carver": 5}}}, "row.p1: 5 Craftsmen; a row holds 4"),
        ({"row": {"p1": {"carver": 2}}}, "row.p1.carver: says 2 of carver, but 1 of its copies lie there"),
        ({"buildings": {"p1": {"church": 2}}}, "buildings.p1.church: a player has 0 or 1 of a type"),
        ({"workshop": {"p1": {"a": "karv"}}}, "workshop.p1.a: says 1 of karv, but 0"),
        ({"fleet": {"p1": {"karv": 1}}}, "fleet.p1.karv: says 1 of karv, but 0"),
        ({"tool": {"p2": -1}}, "tool.p2: says 0 of bow_saw, but 1"),
        ({"watchmen": {"p1": 1}}, "watchmen.p1: says 1 of watchman, but 0"),
        ({"starter": 2}, "starter: there is no seat 2"),
        ({"next_start": 7}, "next_start: there is no seat 7"),
        ({"day": 41}, "day: 41 is not between 0 and 40"),
        ({"turns_done": 3}, "turns_done: 3 is not between 0 and 2"),
        ({"top": "444"}, "top: no card has such a back"),
        ({"top": -1}, "top: a pile with cards shows the back of the top one"),
        ({"ledger": []}, "hand.p1: the ledger does not say where karv came from"),
        ({"hand": {"p2": ["queen"]}}, "hand.p2: the ledger does not say where queen came from"),
        ({"buried": ["queen"]}, "buried: the ledger does not say where queen came from"),
        ({"ledger": [255 + 2048 * 2]}, "ledger[0]: there is no copy 255"),
    ],
)
def test_what_is_wrong_is_said(changes, fault):
    assert fault in change(**changes)


def test_a_good_position_has_no_faults():
    assert change() == ""


def test_a_card_played_must_have_come_to_that_hand():
    g = laid(2, "turn", {"hand.p1": ["karv"]})
    g.ledger = [*g.ledger, entry(PLAYED, 1, 3)]
    assert "p2 plays a card that did not come to that hand today" in faults(g)


def test_a_day_begins_with_empty_hands():
    g = laid(2, "turn", {"hand.p1": ["karv"]})
    g.ledger = [*g.ledger, 0]
    assert "a day begins while hands hold cards" in faults(g)


def test_cards_must_lie_somewhere():
    g = laid(2, "turn")
    g.place[5] = 60
    assert faults(g) == "copies: 1 cards lie nowhere"
    g.place[5] = 20  # the Workshop of a player who is not there
    assert "cards lie where they cannot be" in faults(g)
    g.place[5] = 10
    assert "there is no seat p4 whose hand could hold cards" in faults(g)


def test_an_empty_pile_beside_discards_is_impossible():
    """SW-11, SW-13"""
    g = laid(2, "turn", {"pile": ["karv"], "discards": ["queen"]})
    g.pile = []
    assert "pile: is empty although there are discards" in faults(g)
    g = laid(2, "turn", {"pile": ["karv", "queen"], "top": "222"})
    g.top = GAME.chance.number("back:123") - GAME.chance.number("back:000")
    assert "top: no card with the back 123 lies in the pile" in faults(g)


def test_there_are_no_more_cards_than_there_are():
    """SW-2"""
    with pytest.raises(ValueError, match="there are not so many cards 'fortress'"):
        laid(2, "turn", {"hand.p1": ["fortress", "fortress"]})
    with pytest.raises(ValueError, match="there are not so many cards 'fortress'"):
        laid(2, "turn", {"hand.p1": ["fortress"], "buildings.p2.fortress": 1})
    with pytest.raises(PositionError, match="there is no 'castle' here"):
        read_object(bare(GAME, 2, {}, GAME.data), {"hand": {"p1": ["castle"]}}, 2, "")
    with pytest.raises(ValueError, match="there are 128 copies"):
        setattr(bare(GAME, 2, {}, GAME.data), "copies", [0])  # noqa: B010


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_is_the_whole_truth(players):
    g = begun(players, 4)
    for _ in range(25):
        played(g, 23)
        written = positions.write(GAME, g, {})
        again = positions.read(GAME, written, GAME.data)
        assert positions.write(GAME, again, {}) == written
        for part in ("held", "hand_size", "backs_left"):
            assert list(getattr(again, part)) == list(getattr(g, part))
        for part in ("packet_held", "pile_size"):
            assert getattr(again, part) == getattr(g, part)
        if g.over:
            return
        assert played(again.clone(), 9).copies == played(g.clone(), 9).copies


def test_a_named_pile_leaves_the_other_cards_in_the_box():
    """SW-12: they are in no shuffle."""
    g = laid(2, "turn", {"pile": ["karv"], "discards": ["queen"], "hand.p1": ["king"]})
    assert len(g.box) == 125 and g.pile_size == 1 and GAME.view(g, -1)["pile"]["count"] == 1
