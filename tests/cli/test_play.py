"""`longhall play`: whole games in the terminal, by piped answers."""

import json

import pytest

import longhall
from longhall.cli.inputs import usual_players
from longhall.games import registry

ENOUGH = 20_000  # more lines than any game has decisions and curtains


@pytest.mark.parametrize("game", registry.HOUSE)
def test_a_whole_game_is_played_to_its_end(run, tmp_path, game):
    file = tmp_path / "game.json"
    done = run("play", game, "--seed", 3, "--record", file, typed=["1"] * ENOUGH)
    assert done.exit_code == 0, done.output[-2000:]
    match = longhall.replay(json.loads(file.read_text()))
    assert match.over and match.result is not None
    assert match.players == usual_players(match.game)
    end = done.output[done.output.index("The end") :]
    assert match.result.clause in end
    for outcome in match.result.outcomes:
        assert match.texts("en").say(f"outcome-{outcome}") in " ".join(end.replace("│", " ").split())


@pytest.mark.parametrize("game", registry.HOUSE)
def test_people_at_one_screen_play_a_whole_game_in_swedish(run, tmp_path, game):
    file = tmp_path / "game.json"
    people = registry.game(game).players[0]
    arguments = ["--players", people, "--humans", people, "--language", "sv", "--record", file]
    done = run("play", game, "--seed", 8, *arguments, typed=["1"] * ENOUGH)
    assert done.exit_code == 0, done.output[-2000:]
    assert "Slutet" in done.output
    assert longhall.replay(json.loads(file.read_text())).over


def test_the_same_seed_gives_the_same_game(run):
    first = run("play", "vasa_cards", "--seed", 4, typed=["2"] * 12)
    again = run("play", "vasa_cards", "--seed", 4, typed=["2"] * 12)
    other = run("play", "vasa_cards", "--seed", 5, typed=["2"] * 12)
    assert first.output == again.output != other.output


def test_a_choice_is_made_by_its_key(run, tmp_path):
    file = tmp_path / "game.json"
    run("play", "vasa_cards", "--seed", 3, "--record", file, typed=["build:3", "q"])
    plays = [entry for entry in json.loads(file.read_text())["entries"] if entry.get("seat") == 0]
    assert [entry["play"] for entry in plays] == ["build:3"]


def test_a_key_may_name_its_seat(run):
    assert run("play", "vasa_cards", "--seed", 3, typed=["p1 build:3", "q"]).exit_code == 0


def test_one_persons_hand_is_not_shown_to_the_next(run):
    """Between two people comes the curtain, and nothing of the first hand stands behind it."""
    arguments = ["--players", "2", "--humans", "2", "--names", "Anna,Olof", "--seed", "1"]
    done = run("play", "vasa_cards", *arguments, typed=["", "build:4", "", "q"])
    curtains = done.output.split("The screen goes to ")
    assert len(curtains) == 3
    first, second = ("Anna", "Olof") if curtains[1].startswith("Anna") else ("Olof", "Anna")
    assert curtains[2].startswith(second)
    assert f"{first} builds a " in curtains[2]


def test_one_person_alone_meets_no_curtain(run):
    assert "The screen goes to" not in run("play", "vasa_cards", "--seed", 1, typed=["1"] * 9).output


def test_what_happened_since_ones_last_turn_is_shown(run):
    """One's own choice is part of it: what was seen by looking stands there."""
    done = run("play", "vasa_cards", "--seed", 3, typed=["build:2", "inspect_pile:red:1"])
    assert "Player 1 (green) looks at the red card in pile 1: a " in done.output


def test_what_others_have_answered_since_cannot_be_taken_back(run):
    done = run("play", "vasa_cards", "--players", 2, "--seed", 3, typed=["1", "u"])
    assert done.exit_code == 2 and "nothing that you can take back" in " ".join(done.stderr.split())


def test_help_shows_the_rules_behind_the_question(run):
    output = run("play", "vasa_cards", "--seed", 3, typed=["h", "q"]).output
    assert "VC-15" in output and "face down on that pile" in output


def test_why_names_the_clause(run):
    output = run("play", "vasa_cards", "--seed", 3, typed=["build:1", "why inspect_hand:green", "q"]).output
    assert "VC-22" in output


def test_why_not_for_an_open_choice(run):
    assert "is open to you" in run("play", "vasa_cards", "--seed", 3, typed=["why 1", "q"]).output


def test_the_log_is_told_on_demand(run):
    assert "1 Round 1" in run("play", "vasa_cards", "--seed", 3, typed=["1", "log", "q"]).output


def test_leaving_saves_and_the_game_goes_on(run, tmp_path):
    file = tmp_path / "game.json"
    left = run("play", "vasa_cards", "--seed", 3, typed=["1", "1", f"q {file}"])
    assert left.exit_code == 0 and "--resume" in left.output
    done = run("play", "--resume", file, "--record", file, typed=["1"] * 20)
    assert done.exit_code == 0
    assert longhall.replay(json.loads(file.read_text())).over


def test_the_end_of_the_input_is_a_way_to_leave(run, tmp_path):
    file = tmp_path / "game.json"
    done = run("play", "vasa_cards", "--seed", 3, "--record", file, typed=["1"])
    assert done.exit_code == 0 and "not over" in done.output
    assert not longhall.replay(json.loads(file.read_text())).over


def test_a_game_begins_with_a_position(run, tmp_path):
    match = longhall.start("vasa_cards", 4, seed=2)
    for _ in range(5):
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.position))
    assert run("play", "vasa_cards", "--position", file, typed=["1"] * 20).exit_code == 0


def test_only_opponents_play_by_themselves(run):
    assert "The end" in run("play", "vasa_cards", "--humans", 0, "--seed", 1).output


def test_stronger_opponents_take_seats(run):
    done = run("play", "vasa_cards", "--seats", "me,steward,skald:5", "--seed", 1, typed=["1"] * 20)
    assert done.exit_code == 0 and "The end" in done.output


@pytest.mark.parametrize("columns", [80, 100, 120, 200])
def test_nothing_is_wider_than_the_terminal(run, columns):
    output = run("play", "vasa_cards", "--seed", 3, typed=["1"] * 20, columns=columns).output
    assert max(map(len, output.splitlines())) <= min(columns, 120)


def test_without_colours_no_colour_codes_are_written(process):
    done = process("play", "vasa_cards", "--seed", 3, typed="1\nq\n")
    assert done.returncode == 0 and "\x1b" not in done.stdout + done.stderr
