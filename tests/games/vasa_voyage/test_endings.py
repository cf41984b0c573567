"""Finished games kept as fixtures: every choice by its key, and the shape of the end, for every way a game can end.

After a change that is meant to alter them: `python tests/games/vasa_voyage/test_endings.py` writes their ends anew.
"""

import json
from pathlib import Path

import pytest

from longhall.kernel.actions import SEATS
from longhall.match import start

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = sorted(file.stem for file in FIXTURES.glob("*.json"))

# By fixture: how it must end, so that none turns into a second one of another kind.
ENDS = {
    "none_operational": ("none_operational", None),
    "sails_threes_in_hand": ("sails", "threes_in_hand"),
    "sails_twos_in_hand": ("sails", "twos_in_hand"),
    "sails_ones_in_hand": ("sails", "ones_in_hand"),
    "sails_leader": ("sails", "leader"),
    "sails_next_to_leader": ("sails", "next_to_leader"),
    "one_fails_sinks": ("sinks", ...),
    "one_fails_lost_at_sea": ("lost_at_sea", ...),
    "one_fails_lost_in_battle": ("lost_in_battle", ...),
    "one_fails_disgraced": ("disgraced", ...),
    "two_fail": ("several_fail", ...),
    "three_fail": ("several_fail", ...),
    "fails_threes_on_failed": (..., "threes_on_failed"),
    "fails_threes_on_ship": (..., "threes_on_ship"),
    "fails_twos_on_ship": (..., "twos_on_ship"),
    "fails_leader": (..., "leader"),
    "fails_next_to_leader": (..., "next_to_leader"),
    "round_limit": (..., ...),
    "locked": (..., ...),
}


def load(name):
    return json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))


def play(fixture):
    """The game of a fixture once more, choice by choice."""
    match = start("vasa_voyage", players=fixture["players"], seed=fixture["seed"], options=fixture["options"])
    for choice in fixture["plays"]:
        seat, key = choice.split(" ")
        match.play(SEATS.index(seat), key)
    return match


def shape(match):
    """What there is to say about a finished game."""
    view = match.view(-1)
    return {
        "rounds": view["round"],
        "leader": view["leader"],
        "ships": {seat["seat"]: [square["value"] for square in seat["ship"]["squares"]] for seat in view["seats"]},
        "hands": {
            seat["seat"]: [f"{good['count']} {good['material']} {good['value']}" for good in seat["hand"]["goods"]]
            for seat in view["seats"]
        },
        "supply": {row["material"]: [good["count"] for good in row["goods"]] for row in view["supply"]},
        "ending": view["ending"],
        "places": match.result.places,
        "outcomes": match.result.outcomes,
        "reason": match.result.reason,
        "clause": match.result.clause,
        "events": tally([event.kind.name for event in match.events()]),
    }


def tally(words):
    return {word: words.count(word) for word in sorted(set(words))}


def write(name, fixture):
    """One line for every choice and every part of the end."""

    def lines(table, space):
        return ",\n".join(f"{space}{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())

    head = {part: fixture[part] for part in ("players", "options", "seed")}
    plays = ",\n".join(f"    {json.dumps(choice)}" for choice in fixture["plays"])
    end = lines(fixture["end"], "    ")
    text = f'{{\n{lines(head, "  ")},\n  "plays": [\n{plays}\n  ],\n  "end": {{\n{end}\n  }}\n}}\n'
    (FIXTURES / f"{name}.json").write_text(text, "utf-8")


@pytest.mark.both
@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_keeps_its_shape(name):
    """VV-73, VV-75, VV-76, VV-77, VV-79"""
    fixture = load(name)
    match = play(fixture)
    assert match.over
    assert shape(match) == fixture["end"]


def test_there_is_a_finished_game_for_every_way_to_end():
    """VV-74, VV-75, VV-76, VV-77, VV-79"""
    assert sorted(ENDS) == NAMES
    for name, (reason, step) in ENDS.items():
        end = load(name)["end"]
        assert reason in (..., end["reason"]), name
        assert step in (..., end["ending"]["decided_by"]), name
    assert len(load("two_fail")["end"]["ending"]["failed"]) == 2
    assert len(load("three_fail")["end"]["ending"]["failed"]) == 3


def test_every_number_of_players_and_the_inventory_are_among_them():
    fixtures = [load(name) for name in NAMES]
    assert {fixture["players"] for fixture in fixtures} == {3, 4, 5}
    assert any(fixture["options"].get("inventory") for fixture in fixtures)


def test_from_the_round_limit_on_a_material_is_built_every_round():
    """VV-78"""
    fixture = load("round_limit")
    limit = fixture["options"]["max_rounds"]
    assert fixture["end"]["rounds"] == limit + 3
    match = play(fixture)
    causes = [event.args[2] for event in match.events() if event.kind.name == "building_forced"]
    assert causes == [2, 2, 2, 2]
    assert not any(event.kind.name == "building_passed" for event in match.events())


def test_a_locked_material_is_built():
    """VV-59"""
    causes = [event.args[2] for event in play(load("locked")).events() if event.kind.name == "building_forced"]
    assert 1 in causes


if __name__ == "__main__":
    for name in NAMES:
        fixture = load(name)
        fixture["end"] = shape(play(fixture))
        write(name, fixture)
