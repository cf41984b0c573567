"""Every game of the house under every law, at every number of players and with every option."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import longhall
from longhall import _build
from longhall.games.registry import game as find_game
from longhall.laws import check_game
from longhall.laws.check import some_tables, tables
from longhall.laws.moments import difference
from longhall.laws.records import shown_to_all

NAMES = longhall.game_names()
FEW_TABLES = [(name, *wish) for name in NAMES for wish in some_tables(find_game(name))]
TABLES = [(name, *wish) for name in NAMES for wish in tables(find_game(name), most=16)]


def called(wish):
    """A short name for a test: vasa_cards-4-aggregate=sum."""
    name, players, options = wish
    usual = find_game(name).whole_options({})
    return "-".join(
        [name, str(players)] + [f"{option}={value}" for option, value in options.items() if value != usual[option]]
    )


def agree(failures):
    assert not failures, "\n" + "\n".join(map(str, failures))


@pytest.mark.parametrize("wish", FEW_TABLES, ids=called)
def test_a_game_obeys_every_law(wish):
    name, players, options = wish
    agree(check_game(name, players, options, games=1, looks=4))


@pytest.mark.long
@pytest.mark.parametrize("wish", TABLES, ids=called)
def test_a_game_obeys_every_law_in_many_games(wish):
    name, players, options = wish
    agree(check_game(name, players, options, games=6, looks=12, seed=500))


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "options", "seed"),
    [
        ("svea_rike", 2, {}, 504),  # a purchase step that ended untold
        ("svea_rike", 4, {"loan_cap": 20}, 505),  # what Hidden cache was played for
        ("svea_rike", 5, {"bid_cap": 120}, 9008),  # cards lost and shuffled in by one step
    ],
)
def test_games_in_which_a_law_once_found_something(name, players, options, seed):
    agree(check_game(name, players, options, games=1, looks=20, seed=seed, laws=["steps"]))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_hidden_varies_and_every_text_is_there(name):
    """Over all tables of a game together, as some attributes are used at few of them."""
    agree(check_game(name, games=1, looks=10, seed=900, laws=["texts", "varied"]))


# Hypothesis looks for a way through a game that breaks the record, and then for the shortest one.

ways = some.lists(some.tuples(some.sampled_from(["play", "play", "play", "undo", "redo"]), some.integers(0, 10**6)))
unhurried = settings(deadline=None, max_examples=15, suppress_health_check=list(HealthCheck), derandomize=True)


def walk(match, way):
    """Follow a way: each entry says what is done, and a number which seat does it and what it chooses."""
    for what, number in way:
        if match.over:
            break
        seats = range(match.players)
        can = {"undo": match.can_undo, "redo": match.can_redo}
        able = [seat for seat in seats if can[what](seat)] if what in can else []
        if able:
            getattr(match, what)(able[number % len(able)])
        else:
            actors = match.to_act
            seat = actors[number % len(actors)]
            legal = match.state.legal(seat)
            match.play(seat, legal[number // len(actors) % len(legal)])


@pytest.mark.parametrize("name", NAMES)
@unhurried
@given(seed=some.integers(0, 2**40), way=ways)
def test_whatever_is_done_the_record_gives_the_same_match(name, seed, way):
    match = longhall.start(name, seed=seed)
    walk(match, way)
    again = longhall.replay(json.loads(json.dumps(match.record)))
    assert difference(shown_to_all(match), shown_to_all(again)) == ""
    assert again.record == match.record and again.sent == match.sent


@pytest.mark.parametrize("name", NAMES)
@unhurried
@given(seed=some.integers(0, 2**40), way=ways, then=ways)
def test_whatever_was_done_the_position_goes_on_as_the_match_does(name, seed, way, then):
    match = longhall.start(name, seed=seed)
    walk(match, way)
    again = longhall.position(name, json.loads(json.dumps(match.position)))
    onward = [("play", number) for _, number in then]
    walk(match, onward)
    walk(again, onward)
    assert difference(match.position, again.position) == ""


@pytest.mark.parametrize("name", NAMES)
@unhurried
@given(seed=some.integers(0, 2**40), way=ways)
def test_whatever_was_done_can_be_taken_back_and_done_again(name, seed, way):
    match = longhall.start(name, seed=seed)
    walk(match, way)
    for seat in range(match.players):
        before = shown_to_all(match)
        taken = 0
        while match.can_undo(seat):
            match.undo(seat)
            taken += 1
        for _ in range(taken):
            assert match.can_redo(seat)
            match.redo(seat)
        assert difference(before, shown_to_all(match)) == ""


@pytest.mark.parametrize("name", NAMES)
@unhurried
@given(seed=some.integers(0, 2**40), way=ways)
def test_whatever_is_done_to_a_clone_leaves_the_match_alone(name, seed, way):
    match = longhall.start(name, seed=seed)
    walk(match, way)
    before, record = shown_to_all(match), json.dumps(match.record)
    walk(match.clone(), [("undo", 0), ("redo", 0), *way])
    walk(match.imagined(0, 7), way)
    assert difference(before, shown_to_all(match)) == "" and json.dumps(match.record) == record


# Compiled and interpreted rules play the same games.

GAMES_COMPARED = {"vasa_cards": 2000, "shipwrights": 24, "suecia": 60}  # of the others 100


@pytest.mark.parametrize("name", NAMES)
def test_compiled_rules_play_the_same_games_as_interpreted_ones(name):
    if _build.state_of_build(_build.PACKAGE) != _build.COMPILED:
        pytest.skip("no compiled build here that matches the sources: python setup.py build_ext --inplace makes one")
    games = GAMES_COMPARED.get(name, 100)
    compiled, interpreted = fingerprint(name, games, "0"), fingerprint(name, games, "1")
    assert compiled[1:] == ["compiled"] and interpreted[1] == "interpreted"
    assert compiled[0] == interpreted[0]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_compiled_rules_play_many_games_as_interpreted_ones_do(name):
    if _build.state_of_build(_build.PACKAGE) != _build.COMPILED:
        pytest.skip("no compiled build here that matches the sources: python setup.py build_ext --inplace makes one")
    games = 10 * GAMES_COMPARED.get(name, 100)
    assert fingerprint(name, games, "0")[0] == fingerprint(name, games, "1")[0]


def fingerprint(name, games, pure):
    command = [sys.executable, "-m", "longhall.laws.digest", name, "--games", str(games), "--kind"]
    done = subprocess.run(command, env={**os.environ, "LONGHALL_PURE": pure}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()
