"""Positions: what is wrong with one is said, and a position goes on as the game would."""

import copy
import json

import pytest
from tests.games.suecia.tables import FEW_DISCS, RICH, bare_state, match_played

from longhall.games.suecia.face.position import check, fill
from longhall.games.suecia.game import GAME
from longhall.kernel.fields import PositionError
from longhall.match.beginnings import position


def put(position_data, path, value):
    here = position_data["state"]
    *steps, last = path.split(".")
    for step in steps:
        here = here[step]
    here[last] = value


MIDGAME = match_played(4, 3, RICH, 260).position
FIRST_MAT = next(mat for mat, centre in MIDGAME["state"]["centre"].items() if centre == "0,0")

WRONG = {
    "a chit too many": ("chits.p1.crop", 99, "in_play.crop: "),
    "a market too full": ("stock.iron", 7, "stock.iron: the market holds 6 of a kind, not 7"),
    "a lost disc": ("discs.p2", 25, "discs.p2: "),
    "a lost tile": ("tiles.CROP-TEX", 9, "tiles.CROP-TEX: "),
    "a stranger's shop": ("shop.3-3", 7, "shop: there is no such seat"),
    "a tile from nowhere": ("tile.3-3", 17, "tile: there is something that does not exist"),
    "a face from nowhere": ("face.3-3", 5, "face: 5 is too high; the most is 1"),
    "a mat that floats": (f"centre.{FIRST_MAT}", "7,-1", "centre: the mats in the west cannot lie like that"),
    "a mat from beyond": (f"centre.{FIRST_MAT}", 10**6, "centre: there is something that does not exist"),
    "a ship too many": ("cards.england", 9, "cards.england: "),
    "a card too many": ("hand.p1.PB", 9, "there are "),
    "a hand that is not counted": ("hand_size.p1", 9, "hand_size.p1: 9 is not the number of cards in hand"),
    "known cards that are not there": ("known.p1.PC", 9, "known.p1.PC: there are not so many in the hand"),
    "less than nothing": ("pool.nobility", -1, "pool: there is a number below 0"),
    "a seat that is not there": ("active", 9, "active: there is no seat 9"),
    "a card that is not there": ("face_up", 9, "face_up: there is no such estate card"),
    "a column too many": ("tableau.p1.6.1", "PB:peasant", ""),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_position_says_what_is_wrong(name):
    """SU-4, SU-36, SU-42, SU-80, SU-103"""
    path, value, fault = WRONG[name]
    data = copy.deepcopy(MIDGAME)
    put(data, path, value)
    with pytest.raises(PositionError) as refusal:
        position(GAME, data)
    assert fault in str(refusal.value)


def test_pieces_lie_on_pieces():
    """SU-36, SU-51: chits need a tile or a card with a place for them, discs a mat."""
    g = bare_state(3, 1)
    g.goods[0] = 1
    g.farm[0] = 1
    g.cargo[0] = 1
    assert {fault.split(":")[0] for fault in check(g)} == {"goods.1-1", "centre.MB1", "cargo.p1.ship1"}
    g = bare_state(3, 1)
    g.card[0] = 3
    g.cards[3] -= 1
    assert "card.p1.ship1: finland has no card of that sort" in check(g)
    g = bare_state(3, 1)
    g.card[0] = 0
    g.cards[0] -= 1
    g.cargo[2] = 1
    g.in_play[2] += 1
    assert check(g) == ["cargo.p1.ship1.ore: the card does not ask for 1"]
    g = bare_state(3, 1)
    g.tile[0] = 0
    g.shop[0] = 1
    g.tiles[0] -= 1
    g.discs[1] -= 1
    g.goods[4] = 1
    g.in_play[4] += 1
    g.derive()
    assert check(g) == ["goods.1-1.timber: the tile has no place for it"]


def test_a_column_is_filled_from_the_top():
    """SU-10"""
    g = bare_state(3, 1)
    g.tableau[1] = 2 * 4
    g.pile.middle[4] -= 1
    g.pile.count -= 1
    assert check(g) == ["tableau.p1.1: a column is filled without gaps"]


def test_more_cards_than_the_limit():
    """SU-36"""
    data = copy.deepcopy(MIDGAME)
    data["edition"] = {"card_rules": {"hand_limit_ships": 1}}
    data["state"]["card"]["p1"].update(ship1="england", ship2="england")
    left = sum(nation == "england" for seat in data["state"]["card"].values() for nation in seat.values())
    data["state"]["cards"]["england"] = 5 - left
    with pytest.raises(PositionError, match=r"card\.p1: more than 1 ships"):
        position(GAME, data)


@pytest.mark.parametrize("edition", [None, RICH, FEW_DISCS], ids=["usual", "rich", "few-discs"])
def test_what_is_derived_follows_from_the_position(edition):
    """SU-103, SU-105: a position that was written and read goes on with the same choices."""
    for decisions in (40, 150, 330):
        match = match_played(4, 9, edition, decisions)
        again = position(GAME, json.loads(json.dumps(match.position)))
        assert check(again.state) == []
        for _ in range(60):
            if match.over:
                break
            seat = match.to_act[0]
            assert again.to_act == [seat] and again.state.legal(seat) == match.state.legal(seat)
            choice = match.state.legal(seat)[-1]
            for one in (match, again):
                one.state.reseed(decisions)
                one.play(seat, choice)
        assert match.position["state"] == again.position["state"]


def test_a_sparse_position_is_filled_from_the_reserve():
    """SU-80: what is not named lies in the reserve, the pile and the starting hands."""
    for name, entry in GAME.entries.items():
        g = GAME.new(3, GAME.whole_options({}), GAME.data)
        g.height = 0
        fill(g, {})
        entry.build(g, **entry.arguments)
        assert check(g) == [], name
