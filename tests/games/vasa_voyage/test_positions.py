"""Positions that cannot be, the defaults of sparse ones, and component data with an edition laid over it."""

import copy

import pytest

import longhall
from longhall.games.vasa_voyage.game import GAME
from longhall.kernel.components import source_of
from longhall.kernel.fields import PositionError
from longhall.match import editions
from longhall.match.cases import CaseError, set_up


def sparse(players=3, entry="building", options=None, **state):
    case = {"start": {"players": players, "options": options or {}}, "set": state, "at": {"entry": entry}}
    return set_up(GAME, case).state


def fault_of(**state):
    with pytest.raises((CaseError, PositionError)) as fault:
        sparse(**state)
    return str(fault.value)


def test_a_sparse_position_gets_its_defaults():
    """VV-2, VV-4"""
    g = sparse(ship={"p2": {"iron": 3}}, hand={"p1": {"wood": {"2": 2}}})
    assert [g.on_ship(seat, 2) for seat in range(3)] == [1, 3, 1]
    assert [g.in_hand(0, 0, value) for value in (1, 2, 3)] == [0, 2, 0]
    assert g.hand_count(0, 2) == 0 and g.hand_count(0, 1) == 1
    assert [g.in_supply(2, value) for value in (1, 2, 3)] == [4, 3, 2]
    assert [g.in_supply(0, value) for value in (1, 2, 3)] == [4, 1, 3]


def test_every_good_is_somewhere():
    """VV-2"""
    fault = fault_of(hand={"p1": {"wood": [1, 0, 0]}}, supply={"wood": [9, 3, 3]})
    assert "there are 12 goods wood 1 in supply, hands and ships; there must be 6 (VV-2)" in fault


def test_there_are_no_fewer_goods_than_none():
    """VV-2"""
    assert "supply: fewer than no cloth 3" in fault_of(hand={"p1": {"cloth": [1, 0, 4]}})
    assert "hand.p1: fewer than no cloth 1" in fault_of(hand={"p1": {"cloth": [-1, 2, 0]}})


def test_a_built_material_lies_on_every_ship():
    """VV-56"""
    fault = fault_of(ship={"p1": {"wood": 1}, "p2": {"wood": 0}})
    assert "ship: wood is built, but not on the ship of p2 (VV-56)" in fault


def test_of_an_unbuilt_material_every_hand_holds_a_good():
    """VV-58"""
    assert "hand.p3.iron: iron is not built" in fault_of(hand={"p3": {"iron": [0, 0, 0]}})


def test_other_faults_are_named():
    """VV-12"""
    assert "ship.p1.wood: 4 is not a value" in fault_of(ship={"p1": {"wood": 4}})
    assert "leader: there is no seat" in fault_of(leader=4)
    assert "round: 99 is not a round" in fault_of(round=99)
    assert "p1 has more than one role" in fault_of(taken_by={"king": "p1", "admiral": "p1"})
    assert "taken_by.king: there is no seat 4" in fault_of(taken_by={"king": "p5"})


def test_faults_of_the_history_and_of_offers_are_named():
    """VV-67, VV-72"""
    assert "history[0]: -1 is not an entry" in fault_of(history=[-1])
    assert "history[0]: there is no such square" in fault_of(history=[12 * 8])
    assert "history[0]: nobody can have seen that" in fault_of(history=[2])
    assert "talks.partner.p1: there is no such partner: 0" in fault_of(talks={"partner": {"p1": "p1"}})
    assert "talks.partner.p1: an offer has a partner and goods on both sides" in fault_of(
        talks={"partner": {"p1": "p2"}}
    )
    assert "is not a bundle of goods" in fault_of(talks={"give": {"p1": -1}})
    offer = {"partner": {"p1": "p2"}, "give": {"p1": 1}, "want": {"p1": 16}, "counter_give": {"p1": 1}}
    assert "the counter to p1 has goods on both sides" in fault_of(talks=offer)


def test_the_history_must_leave_the_truth_possible():
    """VV-10"""
    match = longhall.start("vasa_voyage", players=3, seed=2)
    position = match.position
    g = sparse(ship={"p1": {"wood": 2}}, hand={"p1": {"wood": [1, 0, 0]}})
    broken = copy.deepcopy(position)
    broken["state"]["ship"]["p1"]["wood"] = 1
    broken["state"]["hand"]["p1"]["wood"]["1"] = 0
    for seat in ("p2", "p3"):
        broken["state"]["ship"][seat]["wood"] = 1
        broken["state"]["hand"][seat]["wood"]["1"] = 0
    with pytest.raises(PositionError, match="history: by what a spectator has seen"):
        longhall.position("vasa_voyage", broken)
    broken["state"]["history"] = list(g.history)
    assert not longhall.position("vasa_voyage", broken).over


def test_a_position_can_be_written_and_read_in_the_middle_of_an_inventory():
    """VV-71"""
    match = longhall.start("vasa_voyage", players=3, seed=2, options={"inventory": True})
    while match.view(-1)["step"] != "inventory":
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[0])
    for choice in ("offer_to:p2", "give:cloth:1"):
        match.play(0, choice)
    again = longhall.position("vasa_voyage", match.position)
    assert again.view(0) == match.view(0)
    assert [choice.key for choice in again.choices(0)] == [choice.key for choice in match.choices(0)]


def test_the_components_have_a_provenance():
    """VV-2, VV-74"""
    assert source_of(GAME.raw_data, "goods.box") == "rulebook"
    assert source_of(GAME.raw_data, "inventory.cycles") == "inferred"
    assert [GAME.data.needed(players) for players in (3, 4, 5)] == [7, 9, 11]
    assert [GAME.data.in_game(4, value) for value in (1, 2, 3)] == [8, 4, 4]


def test_an_edition_changes_the_goods_and_what_a_part_needs():
    """VV-2, VV-3, VV-74"""
    edition = {"players": {"3": {"removed": [3, 2, 1], "operational": 8}}, "inventory": {"cycles": 1}}
    match = longhall.start("vasa_voyage", players=3, seed=1, edition=edition)
    supply = match.view(-1)["supply"][0]["goods"]
    assert [good["copies"] for good in supply] == [7, 3, 4]
    assert [good["count"] for good in supply] == [4, 3, 4]
    assert match.view(-1)["needed"] == 8
    assert not GAME.check(match.state)


@pytest.mark.parametrize(
    ("edition", "fault"),
    [
        ({"goods": {"box": [10, 5]}}, "goods.box: needs 3 numbers"),
        ({"goods": {"start": [0, 0, 0]}}, "goods.start: a hand begins with at least one good"),
        ({"goods": {"box": [20, 5, 5]}}, "players.3.removed: 16 goods of value 1 are left; at most 15"),
        ({"players": {"5": {"removed": [6, 0, 0]}}}, "players.5.removed: 4 goods of value 1 are left, which 5 first"),
        ({"players": {"3": {"removed": [4, 2, 5]}}}, "players.3.removed: no good of value 3 is left"),
        ({"players": {"3": {"operational": 0}}}, "players.3.operational: 0 is out of range; it can be 1 to 99"),
        ({"players": {"3": {"operational": "7"}}}, "players.3.operational: needs a whole number"),
        ({"inventory": {"cycles": True}}, "inventory.cycles: needs a whole number"),
        ({"source": "hearsay"}, "source: cannot be 'hearsay'"),
        ({"goods": 3}, "goods: needs a table"),
        ({"ships": {}}, "ships: there is no such thing in the data"),
    ],
)
def test_an_edition_that_cannot_be_is_refused_with_the_place(edition, fault):
    """VV-2"""
    with pytest.raises(ValueError, match="^" + fault.split(":")[0].replace(".", r"\.")) as found:
        editions.apply(GAME, edition)
    assert fault in str(found.value)


def test_data_with_parts_missing_or_unknown_is_refused():
    """VV-2"""
    assert GAME.read_data is not None
    for change, fault in (
        (lambda data: data.pop("goods"), "goods: is missing"),
        (lambda data: data["players"].pop("4"), "players.4: is missing"),
        (lambda data: data["players"].update({"6": {}}), "players.6: there is no such number of players"),
        (lambda data: data.update(ships={}), "ships: there is no such value here"),
    ):
        data = copy.deepcopy(GAME.raw_data)
        change(data)
        with pytest.raises(ValueError) as found:
            GAME.read_data(data)
        assert str(found.value).startswith(fault)
