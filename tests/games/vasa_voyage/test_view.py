"""What a seat is shown beyond the goods: what a role would bring, the sums of the parts, who looked."""

import random

import pytest

from longhall import start
from longhall.games.vasa_voyage.face.motions import event_at
from longhall.games.vasa_voyage.terms import MATERIAL
from longhall.kernel.actions import SEATS


def at_random(match, choose):
    seat = match.to_act[0]
    key = choose.choice([choice.key for choice in match.choices(seat)])
    match.play(seat, key)
    return seat, key


def seat_view(match, seat):
    return match.view(seat)["seats"][seat]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_procurers_shares_are_what_everybody_gets(players):
    """VV-17, VV-18, VV-22"""
    choose = random.Random(players)
    match = start("vasa_voyage", players, seed=players)
    seen = 0
    while not match.over and seen < 12:
        view = match.view(-1)
        roles = {role["role"]: role["shares"] for role in view["roles"] if role["shares"]}
        before = {seat["seat"]: seat["hand"]["count"] for seat in view["seats"]}
        _, key = at_random(match, choose)
        if key.startswith("take_role:") and key.endswith("_procurer") and not match.over:
            after = {seat["seat"]: seat["hand"]["count"] for seat in match.view(-1)["seats"]}
            shares = {share["seat"]: share["count"] for share in roles[key.split(":")[1]]}
            assert {seat: after[seat] - before[seat] for seat in before} == shares
            seen += 1
    assert seen


@pytest.mark.parametrize("memory", ["kept", "own"])
def test_the_bounds_of_a_sum_hold_what_lies_there_and_close_at_the_end(memory):
    """Until then they are told only where memory is kept: elsewhere not even to a spectator.  VV-74, VV-81"""
    choose = random.Random(7)
    match = start("vasa_voyage", 3, seed=7, options={"memory": memory})
    while not match.over:
        for seat in (-1, 0):
            for row in match.view(seat)["supply"]:
                assert (row["sum"] is not None) == (memory == "kept" and row["status"] == "built")
        at_random(match, choose)
        totals = [
            sum(match.view(owner)["seats"][owner]["ship"]["squares"][m]["value"] or 0 for owner in range(3))
            for m in range(4)
        ]
        for seat in (-1, 0):
            for m, row in enumerate(match.view(seat)["supply"]):
                if row["sum"] is not None:
                    assert row["sum"]["lowest"] <= totals[m] <= row["sum"]["highest"]
    ending = match.view(-1)["ending"]["totals"]
    assert [row["sum"] for row in match.view(-1)["supply"]] == [
        {"lowest": ending[name], "highest": ending[name]} for name in MATERIAL.names
    ]


def looked(memory):
    """A game at the moment after somebody looked at a good: the match, who looked, whose it is, the material."""
    choose = random.Random(1)
    match = start("vasa_voyage", 4, seed=1, options={"memory": memory})
    while True:
        seat, key = at_random(match, choose)
        if key.startswith("inspect:"):
            _, owner, material = key.split(":")
            return match, seat, SEATS.index(owner), MATERIAL.names.index(material)


def test_who_looked_at_a_good_and_when_is_told_to_its_owner_alone():
    """VV-63, VV-64"""
    match, looker, owner, material = looked("kept")
    squares = {seat: match.view(seat)["seats"][owner]["ship"]["squares"][material] for seat in range(-1, 4)}
    [look] = squares[owner]["seen_by"]
    assert look == {
        "seat": SEATS[looker],
        "value": squares[owner]["value"],
        "round": match.view(0)["round"],
        "certain": True,
    }
    assert all(squares[seat]["seen_by"] is None for seat in squares if seat != owner)


def test_where_everybody_remembers_alone_no_look_is_kept():
    """VV-81"""
    match, _, owner, material = looked("own")
    assert match.view(owner)["seats"][owner]["ship"]["squares"][material]["seen_by"] is None


def test_inspection_goes_back_from_the_last_to_build():
    """VV-61"""
    choose = random.Random(2)
    match = start("vasa_voyage", 4, seed=2)
    asked = []
    while match.view(-1)["step"] != "inspection":
        at_random(match, choose)
    order = match.view(-1)["order"]
    while match.view(-1)["step"] == "inspection":
        asked.append(match.view(-1)["acting"])
        at_random(match, choose)
    assert asked == order and set(order) == set(SEATS[:4])


def talk(match):
    return match.view(-1)["question"].get("talk")


def test_the_step_of_the_inventory_and_the_trade_being_put_together():
    """VV-71, VV-72: all see which step it is; a trade that is still being put together only its maker."""
    match = start("vasa_voyage", 3, seed=1, options={"inventory": True})
    while talk(match) is None:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0].key)
    assert talk(match) == "offers"
    for key in ("offer_to:p2", "give:wood:1"):
        match.play(0, key)
    assert match.view(0)["answer"]["draft"] == {"partner": "p2", "give": goods("wood", 1), "want": []}
    assert match.view(1)["answer"] is None
    for key in ("next", "want:wood:2", "next", "confirm"):
        match.play(0, key)
    for seat in (1, 2):
        match.play(seat, "no_offer")
    assert talk(match) == "answers"
    match.play(1, "counter:p1")
    assert match.view(1)["answer"]["draft"] == {"partner": "p1", "give": [], "want": []}
    for key in ("give:cloth:1", "next", "want:cloth:2", "next", "confirm"):
        match.play(1, key)
    assert talk(match) == "counters"


def goods(material, value):
    return [{"material": material, "value": value, "count": 1}]


def test_the_leaders_wheel_goes_to_the_next_leader():
    """VV-16"""
    assert event_at("round_begun", {"seat": "p2", "round": 2}) == ["leader", "leader:p2"]
