"""Standing orders in whole matches: they are in the record, and nobody else can tell them from passes."""

import json
import random
from typing import Any

import pytest
from tests.games.svea_rike.tables import at_random, table

import longhall
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.state import SveaRike
from longhall.laws.payload import payload
from longhall.match import positions
from longhall.match.match import Match

ORDERS: list[dict[str, Any]] = [
    {"profile": "off"},
    {"profile": "primary"},
    {"profile": "all", "mute": ["inflation", "plague", "witch_hunt"]},
    {"windows": {"move_end": "off", "after_draw": "primary"}, "stop": [["move_end", "p1"]]},
]


def play_on(match: Match, choices: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(choices):
        if not match.over:
            assert isinstance(match.state, SveaRike)
            seat = chance.choice(match.to_act)
            match.play(seat, at_random(match.state, seat, chance))


def same_again(match: Match) -> None:
    again = longhall.replay(json.loads(json.dumps(match.record)))
    assert again.record == match.record and again.settings == match.settings and again.sent == match.sent
    for seat in range(-1, match.players):
        assert payload(again, seat) == payload(match, seat)


@pytest.mark.parametrize("mask", [False, True])
def test_orders_are_followed_and_replayed(mask):
    """SR-156"""
    match = longhall.start("svea_rike", players=4, seed=8, options={"mask_polls": mask})
    for seat, orders in enumerate(ORDERS):
        match.set(seat, orders)
    for number in range(60):
        play_on(match, 2, number)
        for seat in match.to_act:
            assert match.ordered(seat) is None  # whoever has ordered an answer is not kept waiting for
        if isinstance(match.state.waiting, Poll):
            assert 0 not in match.to_act
            if 2 in match.to_act:
                plays = [GAME.actions.key(action) for action in match.state.legal(2)]
                assert {"pass"} < set(plays) - {f"play:{title}" for title in ORDERS[2]["mute"]}
    assert [entry["set"] for entry in match.entries if "set" in entry] == ORDERS
    passes = [entry for entry in match.entries if entry.get("seat") == 0 and entry.get("play") == "pass"]
    assert len(passes) > 10
    same_again(match)


def test_orders_are_changed_and_taken_back_in_the_middle():
    """SR-156: pass until the own next move, then be asked again."""
    match = longhall.start("svea_rike", players=3, seed=3, options={"mask_polls": True})
    play_on(match, 30, 1)
    g = match.state
    assert isinstance(g, SveaRike)
    begun = g.moves_begun[1]
    match.set(1, {"pass_until_move": begun})
    asked_again = False
    for number in range(200):
        g = match.state
        assert isinstance(g, SveaRike)
        if isinstance(g.waiting, Poll) and 1 in match.to_act:
            assert g.moves_begun[1] > begun
            asked_again = True
            break
        play_on(match, 1, number)
    assert asked_again
    match.set(1, {})
    play_on(match, 20, 2)
    same_again(match)


def test_nobody_can_tell_an_order_from_a_pass_or_who_was_asked():
    """SR-156: p1 and p2 are asked; p3, p1 and a spectator see the same whatever p2 has ordered, asked or not."""

    def seen_by_others(hand, orders):
        g = table("window", {"window": "move_end", "seat": 2}, players=3, options={"mask_polls": True}, hand=hand)
        match = longhall.position("svea_rike", positions.write(GAME, g, GAME.whole_options({"mask_polls": True})))
        match.set(1, orders)
        return [payload(match, seat) for seat in (0, 2, -1)]

    holds = {"p1": ["inflation"], "p2": ["tax_refund"], "p3": ["plague"]}
    holds_nothing_fitting = {"p1": ["inflation"], "p2": ["treason"], "p3": ["plague"]}
    shown = seen_by_others(holds, {})
    assert shown[1]["awaited"] == [2, -2] and shown[2]["awaited"] == [-2]
    for hand in (holds, holds_nothing_fitting):
        for orders in ({"profile": "off"}, {"profile": "primary"}, {"mute": ["tax_refund"]}, {}):
            assert seen_by_others(hand, orders) == shown
