"""`longhall review`: what decided a game, in the terminal."""

import json

import pytest
from tests.review.games import end_of

from longhall.cli import review as command
from longhall.match import replay
from longhall.review.played import read


@pytest.fixture(scope="module")
def record():
    return end_of("vasa_cards", ["random", "steward", "random"], 6).record


@pytest.fixture
def file(record, tmp_path):
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record))
    return path


def test_a_game_is_reviewed_in_both_languages(run, file, tmp_path, monkeypatch):
    kept = tmp_path / "review.json"
    told = run("review", file, "--cores", 1, "--language", "sv", "--json", kept).output
    assert "Chanser att vinna, med alla kort öppna" in told and "Vad slumpen gav" in told
    assert "Anna: val som spelade roll" in told and "Birger: val som spelade roll" in told
    found = json.loads(kept.read_text())
    monkeypatch.setattr(command, "measured", lambda *_: found)  # the same, in other words
    told = run("review", file, "--seat", "p1", columns=80).output
    assert "Chances to win, by what Anna knew" in told and "Birger: choices that mattered" not in told
    assert "±" in told and max(map(len, told.splitlines())) <= 80
    for mistake in found["choices"][0]["mattered"]:
        assert f"{mistake['said']['en']['where']} · entry {mistake['entry']}" in told
    assert "--upto N" in told


def test_a_moment_of_a_review_is_found_again_and_played_on_from(run, record, file):
    """The entry of a choice is the one behind which that choice is asked."""
    played = read(record)
    move = played.own(0)[-1]
    here, match = played.moves[move], replay(record, played.entry(move))
    assert here.seat in match.to_act and here.action in match.state.legal(here.seat)
    done = run("play", "--resume", file, "--upto", played.entry(move), "--seats", "me,me,me", typed=["", "q"])
    assert done.exit_code == 0 and match.prompt(0) in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [(["--resume", "FILE", "--upto", 9999], "There is no entry 9999"), (["vasa_cards", "--upto", 3], "--resume FILE")],
)
def test_a_moment_that_is_not_there_is_refused(run, file, arguments, fault):
    done = run("play", *(file if part == "FILE" else part for part in arguments))
    assert done.exit_code == 2 and fault in " ".join(done.output.replace("│", "").split())


def test_what_is_too_close_to_tell_is_not_told_as_a_number(run, file, monkeypatch):
    unclear = {"value": 7.7, "error": 6.0, "clear": False}
    row = {"chances": [50.0, 50.0], "errors": [2.9, 2.9]}
    found = {
        "players": 2,
        "names": ["Anna", "Birger"],
        "wins": [True, False],
        "headline": {"en": "Anna wins."},
        "truth": [row] * 5,
        "knew": [[row] * 5] * 2,
        "turns": [],
        "choices": [{"count": 4, "mattered": []}] * 2,
        "luck": [{"luck": unclear, "choices": unclear}] * 2,
    }
    monkeypatch.setattr(command, "measured", lambda *_: found)
    told = run("review", file).output
    assert told.count("too close to tell") == 4 and "7.7" not in told and "+8" not in told
    assert "Nothing that is sure to have cost 3 points or more." in told


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"entries": 5}, "This game is not over yet."),
        ({"rules_version": "0.1"}, "played with version 0.1 of the rules"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_a_remedy(run, record, tmp_path, change, fault):
    file = tmp_path / "other.json"
    if "entries" in change:
        change = {"entries": record["entries"][: change["entries"]]}
    file.write_text(json.dumps({**record, **change}))
    done = run("review", file, "--cores", 1)
    assert done.exit_code == 2 and fault in " ".join(done.output.replace("│", "").split())
    assert "longhall" in done.output


def test_there_is_no_such_seat(run, file):
    assert run("review", file, "--seat", "p5").exit_code == 2
