"""Finished games of old play again to the same end."""

import json

import pytest
from tests.games.suecia.finished import FINISHED, FOLDER, outcome

from longhall.games.suecia.game import GAME
from longhall.match.beginnings import replay


def fixture(name):
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


@pytest.mark.both
@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_plays_again_to_the_same_end(name):
    """SU-90, SU-91"""
    kept = fixture(name)
    match = replay(kept["record"], game=GAME)
    assert match.over and outcome(match) == kept["outcome"]
    assert match.record == kept["record"]


def test_a_tie_is_among_them_that_resources_decide():
    """SU-92"""
    kept = fixture("three-players-tie-decided-by-resources")["outcome"]
    first, second = sorted(kept["scores"])[-2:]
    assert first == second and kept["reason"] == "resources" and kept["places"].count(1) == 1


def test_tiles_run_out_in_one_and_ships_in_another():
    """SU-80"""
    assert 0 in fixture("three-players-some-tiles-run-out")["outcome"]["tiles"].values()
    cards = fixture("five-players-ships-run-out")["outcome"]["cards"]
    assert [cards[nation] for nation in ("england", "hansa", "holland")] == [0, 0, 0]


def test_a_mission_is_fulfilled_in_one():
    """SU-65, SU-91"""
    kept = fixture("four-players-missions-fulfilled")["outcome"]
    assert any(chits[chit] for chits in kept["chits"].values() for chit in ("economy", "military", "religion"))


def test_one_is_shared():
    """SU-93"""
    kept = fixture("five-players-share-the-victory")["outcome"]
    assert kept["reason"] == "shared" and kept["places"] == [1] * 5


def test_there_is_no_fixture_that_nobody_plays():
    assert {file.stem for file in FOLDER.glob("*.json")} == set(FINISHED)
