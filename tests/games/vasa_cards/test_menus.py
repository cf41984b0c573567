"""How many choices each decision offers, and what is chosen when a clock runs out."""

import random
from typing import Any

import pytest

import longhall
from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect

BUILD = {1: 4, 2: 3, 3: 2}
INSPECT = {4: {1: 6, 2: 9, 3: 12, 4: 12}, 3: {1: 8, 2: 10, 3: 12, 4: 12}, 2: {1: 4, 2: 6, 3: 8, 4: 8}}
FIX = {1: 4, 2: 6, 3: 7, 4: 7}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_menus_have_the_sizes_that_the_rules_give(players):
    """VC-15, VC-19, VC-20, VC-23, VC-27"""
    chance = random.Random(players)
    for seed in range(3):
        match = longhall.start("vasa_cards", players, seed)
        asked: dict[Any, int] = {}
        while not match.over:
            phase, round = type(match.state.waiting), match.view(-1)["round"]
            sizes: dict[Any, dict[int, int]] = {Build: BUILD, Inspect: INSPECT[players], Fix: FIX}
            seat = match.to_act[0]
            choices = match.choices(seat)
            assert len(choices) == sizes[phase][round]
            asked[phase, round] = asked.get((phase, round), 0) + 1
            match.play(seat, chance.choice(choices))
        acting = 3 if players == 3 else 4
        phases = [(phase, round) for phase in (Build, Inspect, Fix) for round in (1, 2, 3, 4)]
        assert asked == {phase: acting for phase in phases if phase != (Build, 4)}


def play_by_the_clock(players, seed):
    match = longhall.start("vasa_cards", players, seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.state.fallback(seat))
    return match


def test_when_the_clock_runs_out_the_lowest_card_is_built_the_next_seat_inspected_and_nothing_fixed():
    """VC-10, VC-15, VC-18, VC-22, VC-23"""
    match = play_by_the_clock(4, 2)
    plays = [entry["play"] for entry in match.entries if "play" in entry]
    captain = match.entries[0]["chance"][0]
    assert captain == "captain:white"
    assert plays[:12] == [
        *["build:1"] * 4,
        *["inspect_pile:green:1", "inspect_pile:red:1", "inspect_pile:black:1", "inspect_pile:white:1"],
        *["no_fix"] * 4,
    ]
    assert plays[12:20] == [
        *["build:2"] * 4,
        *["inspect_pile:red:2", "inspect_pile:black:2", "inspect_pile:white:2", "inspect_pile:green:2"],
    ]
    assert match.result.reason == "all_lose"


def test_the_clock_passes_over_ones_own_other_colour_and_the_neutral_one():
    """VC-12, VC-22"""
    for players, seed in [(2, 1), (3, 1), (3, 4)]:
        match = play_by_the_clock(players, seed)
        own = {"green": 0, "red": 1, "black": 2 % players, "white": 3 % players}
        for entry in match.entries:
            if entry.get("play", "").startswith("inspect_pile"):
                target = entry["play"].split(":")[1]
                assert own[target] != entry["seat"]
                assert players == 2 or target != "white"


def test_the_clock_looks_past_ones_own_colour_where_it_sits_next():
    """VC-22"""
    position = longhall.start("vasa_cards", 2, seed=0).position
    position["state"]["controller"] = {"green": 0, "red": 0, "black": 1, "white": 1}
    position["state"]["captain"] = "green"
    position["pending"] = [{"frame": "Round", "number": 1}]
    match = longhall.position("vasa_cards", position)
    for _ in range(4):
        match.play(match.to_act[0], "build:2")
    assert match.game.actions.key(match.state.fallback(0)) == "inspect_pile:black:1"
