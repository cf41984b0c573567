"""Finished games of old play again to the same end."""

import json

import pytest
from tests.games.svea_rike.finished import FINISHED, FOLDER, outcome

from longhall.games.svea_rike.game import GAME
from longhall.match.beginnings import replay


def fixture(name):
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


@pytest.mark.both
@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_plays_again_to_the_same_end(name):
    """SR-1, SR-145, SR-148"""
    kept = fixture(name)
    match = replay(kept["record"], game=GAME)
    assert match.over and outcome(match) == kept["outcome"]
    assert match.record == kept["record"]


@pytest.mark.parametrize("name", FINISHED)
def test_a_fixture_shows_what_it_is_kept_for(name):
    """SR-80, SR-129, SR-145, SR-149"""
    assert FINISHED[name][2](replay(fixture(name)["record"], game=GAME))


def test_there_is_no_fixture_that_nobody_plays():
    assert {file.stem for file in FOLDER.glob("*.json")} == set(FINISHED)
