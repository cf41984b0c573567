"""What everybody is shown of a war, of the royal pile and of status, beyond the pieces."""

import random

import pytest
from tests.games.svea_rike.tables import table

from longhall.games.svea_rike.events import ATTACKED, ENEMY_ATTACKED
from longhall.games.svea_rike.face.view import view
from longhall.games.svea_rike.terms import COMMIT, FIGHTING
from longhall.match.beginnings import start


def moments(players, seed, decisions):
    """A random game that marches whenever it can; the state after every choice, with what happened in it."""
    choose = random.Random(seed)
    g = start("svea_rike", players, seed=seed).state
    for _ in range(decisions):
        if g.over:
            return
        seat = g.next_actor()
        legal = list(g.legal(seat))
        marching = [action for action in legal if COMMIT.has(action)]
        g.events = []
        g.apply(seat, choose.choice(marching or legal))
        yield g


@pytest.fixture(scope="module")
def moved():
    """All that was seen over some random games: the view and the rolls told with it."""
    return [(view(g, -1), list(g.events or []), g.stage) for seed in range(4) for g in moments(3, seed, 500)]


def test_the_dice_of_a_round_are_those_that_were_told(moved):
    """SR-98, SR-99, SR-100"""
    wars = rolls = 0
    for told, events, stage in moved:
        if told["war"] is None:
            continue
        wars += 1
        fought = [event for event in events if event.kind in (ATTACKED, ENEMY_ATTACKED)]
        dice = [event.args[1] if event.kind is ATTACKED else event.args[0] for event in fought]
        shown = told["war"]["rolls"]
        assert all(roll["hit"] == (roll["die"] <= roll["value"]) for roll in shown)
        assert (told["war"]["round"] == 0) == (shown == [])
        if dice and stage == FIGHTING:
            assert [roll["die"] for roll in shown][-1] == dice[-1]
            rolls += 1
    assert wars and rolls


def test_a_soldier_is_worth_the_troops_of_the_fief_and_the_military_cards(moved):
    """SR-71, SR-97"""
    seen = 0
    for told, _, _ in moved:
        for soldier in told["war"]["committed"] if told["war"] else []:
            assert soldier["value"] == soldier["troops"] + soldier["bonus"]
            seen += 1
    assert seen


def test_who_is_rewarded_first_are_the_participants_by_strength(moved):
    """SR-111"""
    for told, _, _ in moved:
        if told["war"]:
            marching = sorted(soldier["seat"] for soldier in told["war"]["committed"] if soldier["takes_part"])
            assert sorted(seat for group in told["war"]["rewards"] for seat in group) == marching


def test_what_is_left_of_the_royal_cards_and_the_parts_of_status_add_up(moved):
    """SR-10, SR-148"""
    for told, _, _ in moved:
        assert sum(told["royal"]["left"].values()) == told["royal"]["pile"]
        for player in told["players"]:
            assert sum(player["parts"].values()) == player["status"]
            assert sum(player["series"].values()) == len(player["history"])


def test_every_event_card_in_ones_hand_says_when_it_may_be_played():
    """Section 5.3"""
    g = start("svea_rike", 3, seed=2).state
    told = view(g, 1)
    hand = told["players"][1]["hand"]["cards"]
    assert hand and all(told["events"]["cards"][title]["windows"] for title in hand)
    assert set(view(g, -1)["events"]["cards"]) <= set(told["events"]["discard"])


def test_a_history_card_tells_in_figures_what_it_brings_also_in_an_edition():
    """SR-64, SR-65, SR-69, SR-72, SR-146"""
    row = ["skokloster", "iron_works", "tessin", "polhem"]
    told = view(table("activity", turn=6, row=row, edition={"tables": {"palace_gold": 3}}), -1)
    brought = [{"agriculture": 3}, {"turn": 2}, {"event": 1}, {"history": 1}]
    assert [place["figures"] for place in told["row"] if place["card"]] == brought
    row = ["dobeln", "hat_party", "east_india", "factories"]
    late = view(table("activity", turn=12, row=row, history={"p1": ["horn"]}), -1)
    brought = [{"combat": 1}, {"draw": 2}, {"company": 5}, {"die": 10}]
    assert [place["figures"] for place in late["row"] if place["card"]] == brought
    assert late["players"][0]["history"][0]["figures"] == {}
