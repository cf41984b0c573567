"""Whole games: random ones, one in the terminal, and the laws where more happens than at a random table."""

import random
from dataclasses import replace

import pytest
from tests.games.shipwrights.tables import begun, laid, play, played
from tests.games.shipwrights.test_data import RICH
from tests.games.terminal import played_by_first_choices

import longhall
from longhall.games.shipwrights.face.reading import read_data
from longhall.games.shipwrights.game import GAME
from longhall.laws import check_game
from longhall.match.editions import merged

EAGER = ["finish", "build", "begin", "hire", "buy_tool", "call", "buy", "keep"]


def eager(state, seat, chance):
    """A player who builds: the first kind of choice that is open, else any."""
    keys = {GAME.actions.key(action): action for action in state.legal(seat)}
    for wish in EAGER:
        able = [action for key, action in keys.items() if key.split(":")[0] == wish]
        if able:
            return chance.choice(able)
    return chance.choice(list(keys.values()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_ends_by_day_forty(players):
    """SW-1, SW-91, SW-101"""
    for seed in range(3):
        g = begun(players, seed)
        decisions = 0
        while not g.over:
            played(g, 1, decisions)
            decisions += 1
        assert g.day <= 40
        assert g.day == 40 or max(g.ships) >= 4
        assert list(g.hand_size) == [0] * players and g.packet_size == 0


def test_builders_end_the_game_before_day_forty():
    """SW-80, SW-91"""
    days = []
    for seed in range(6):
        g, chance = begun(3, seed), random.Random(seed)
        while not g.over:
            g.apply(g.next_actor(), eager(g, g.next_actor(), chance))
        days.append(g.day)
    assert min(days) < 30


def test_who_runs_out_of_time_empties_the_hand_and_ends_the_turn():
    """SW-27, SW-29"""
    g = laid(2, "turn", {"hand.p1": ["karv", "king"]})
    for key in ("discard:king", "discard:karv", "end_turn"):
        assert GAME.actions.key(g.fallback(0)) == key
        play(g, f"p1 {key}")


def test_a_clone_goes_its_own_way():
    g = played(begun(3, 2), 40)
    before = g.copies, list(g.gold), g.ledger
    played(g.clone(), 200)
    assert (g.copies, list(g.gold), g.ledger) == before


def test_the_ledger_grows_when_it_must():
    """SW-102: even a long day finds room."""
    g = begun(5, 9)
    longest = 0
    while not g.over:
        played(g, 5, g.day)
        longest = max(longest, g.moves)
    assert longest > 160 and len(g.book) >= longest


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_game_in_the_terminal_is_played_to_its_end(monkeypatch, language):
    """SW-91, SW-99: a person types numbers of choices, two opponents answer; the result is shown with its clause."""
    text = played_by_first_choices(monkeypatch, GAME, 4, eager, language)
    for word in {
        "en": ["Workshops", "Mill", "Packet 1", "Pile", "SW-99"],
        "sv": ["Verkstäder", "Kvarn", "Bunt 1", "Draghög", "SW-99"],
    }[language]:
        assert word in text


@pytest.mark.parametrize("players", [2, 4])
def test_the_laws_hold_with_another_edition(players):
    """SW-2"""
    game = replace(GAME, read_data=lambda raw: read_data(merged(raw, RICH, "", GAME.may_gain)))
    assert check_game(game, players, {}, games=1, looks=3, seed=players) == []


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_with_another_edition_looked_at_closely(players):
    """SW-2"""
    game = replace(GAME, read_data=lambda raw: read_data(merged(raw, RICH, "", GAME.may_gain)))
    assert check_game(game, players, {}, games=3, looks=12, seed=40 + players) == []


def test_the_last_drafter_is_not_told_that_the_rest_is_passed_on():
    """SW-19, SW-20"""
    match = longhall.start("shipwrights", players=3, seed=2)
    prompts: list[str] = []
    while len(prompts) < 3:
        seat = match.to_act[0]
        if "Packet" in match.prompt(seat):
            prompts.append(match.prompt(seat))
        match.play(seat, match.choices(seat)[0])
    assert ["goes on to" in prompt for prompt in prompts] == [True, True, False]
    assert "laid aside" in prompts[2]


def test_a_watchman_stays_in_front_and_a_craftsman_from_the_hand_comes_from_there():
    """SW-47, SW-77"""
    at = GAME.event_at
    assert at is not None
    assert at("called_on", {"seat": "p1", "card": "watchman"}) == ["hand:p1", "front:p1.watchman"]
    assert at("called_on", {"seat": "p1", "card": "thief"}) == ["hand:p1", "discards"]
    assert at("discarded", {"seat": "p1", "card": "pioneer", "from": "front"}) == ["front:p1.pioneer", "discards"]
    assert at("discarded", {"seat": "p1", "card": "pioneer", "from": "hand"}) == ["hand:p1", "discards"]
    used = {"seat": "p2", "craftsman": "carver", "count": 1}
    assert at("craftsman_used", {**used, "source": "hand"}) == ["hand:p2", "discards"]
    assert at("craftsman_used", {**used, "source": "row"}) == ["row:p2.carver", "discards"]


def test_a_ship_leaves_her_slip_and_whoever_pays_pays_somebody():
    at = GAME.event_at
    assert at is not None
    assert at("ship_finished", {"seat": "p1", "ship": "ferje"}) == ["workshop:p1", "fleet:p1.ferje"]
    assert at("gold_paid", {"seat": "p2", "count": 3}) == ["gold:p2", "bank"]
    assert at("gold_gained", {"seat": "p2", "count": 3}) == ["bank", "gold:p2"]
    assert at("evening_gold", {"seat": "p2", "count": 3}) == ["board:p2", "gold:p2"]


def test_a_card_that_is_kept_has_its_place_only_for_whoever_is_told_it():
    at = GAME.event_at
    assert at is not None
    assert at("kept", {"seat": "p1", "card": "sage"}) == ["packet.sage", "hand:p1.sage"]
    assert at("kept", {"seat": "p1", "card": None}) == ["packet", "hand:p1"]


def test_a_view_tells_who_starts_tomorrow():
    """SW-53, SW-92"""
    match = longhall.start("shipwrights", players=3, seed=2)
    while match.view(-1)["starter"] is None:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    view = match.view(-1)
    assert view["tomorrow"] == (view["starter"] + 1) % 3 and view["end_triggered"] is False
