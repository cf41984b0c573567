"""The other commands: games, sim, replay, rules, case, position, version, help."""

import json
import re
import resource
from pathlib import Path

import pytest

import longhall
from longhall.cli.sim import Tally, figures
from longhall.games import registry
from longhall.kernel.results import Result

CASES = Path(__file__).resolve().parents[1] / "cases"
COMMANDS = ["games", "play", "tutorial", "learn", "serve", "sim", "replay", "review", "rules", "case", "position"]


def test_the_games_are_listed_with_their_options(run):
    output = run("games", columns=120).output
    for name in registry.NAMES:
        assert name in output
        for option, its in registry.game(name).options.items():
            for value in its.values:
                assert f"{option}={str(value).lower()}" in output


def test_the_games_are_listed_in_swedish(run):
    assert "Kortspelet" in run("games", "--language", "sv").output


def test_the_version_says_which_build_runs(run):
    from longhall import _build

    output = run("--version").output
    assert longhall.__version__ in output and _build.build_kind() in output


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(run, command):
    output = run(command, "--help").output
    assert f"longhall {command} " in output[output.index("Examples") :] + " "


def test_the_shell_completes_games(process):
    done = process(_LONGHALL_COMPLETE="complete_bash", COMP_WORDS="longhall play vasa_c", COMP_CWORD="2")
    assert "vasa_cards" in done.stdout


def test_the_first_question_comes_quickly(process):
    """Counted in computing time, so that a busy machine does not matter."""
    process("play", "vasa_cards", "--seed", "1")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = process("play", "vasa_cards", "--seed", "1")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert "lay one of your green cards" in done.stdout
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.5


def test_simulated_games_are_reported(run, tmp_path):
    file = tmp_path / "games.json"
    done = run("sim", "vasa_cards", "-n", 40, "--players", 3, "-o", "aggregate=sum", "--json", file)
    assert done.exit_code == 0 and "40 random games" in done.output
    report = json.loads(file.read_text())
    assert (report["games"], report["players"], report["options"]["aggregate"]) == (40, 3, "sum")
    assert sum(seat["share"] for seat in report["seats"]) == pytest.approx(1)
    for seat in report["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["share"] <= high <= 1
        assert sum(seat["outcomes"].values()) == 40
    assert 0 < report["decisions"]["least"] <= report["decisions"]["mean"] <= report["decisions"]["most"]


def finished(places, outcomes):
    return Result(places, [0] * len(places), outcomes, "won", "")


def test_first_places_are_those_of_games_that_somebody_won():
    """VC-30, VC-36, VC-40, VV-75: in a draw all are first, and so they are where all lose; nobody won."""
    tally = Tally(2, [1] * 5)
    tally.results = [
        finished([1, 2], ["win", "lose"]),
        finished([1, 1], ["shared_win", "shared_win"]),
        finished([1, 1], ["lose", "lose"]),
        finished([1, 1], ["draw", "draw"]),
        finished([1, 2], ["no_win", "lose"]),
    ]
    one, other = figures(registry.game("vasa_cards"), 2, {}, 0, tally)["seats"]
    assert (one["first_places"], other["first_places"]) == (2, 1)


def test_shared_wins_are_as_certain_in_simulations_as_in_tournaments():
    """Where every game is shared, there is nothing uncertain about the share."""
    tally = Tally(2, [1] * 40, [finished([1, 1], ["win", "win"])] * 40)
    for seat in figures(registry.game("vasa_cards"), 2, {}, 0, tally)["seats"]:
        assert seat["interval"] == [0.5, 0.5]


@pytest.mark.parametrize("game", registry.HOUSE)
def test_every_game_is_simulated(run, game):
    assert run("sim", game, "-n", 2).exit_code == 0


def test_simulations_with_the_same_seed_agree(run, tmp_path):
    reports = []
    for name in ("a.json", "b.json"):
        run("sim", "vasa_cards", "-n", 10, "--seed", 6, "--json", tmp_path / name)
        report = json.loads((tmp_path / name).read_text())
        del report["seconds"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_bots_are_measured(run, tmp_path):
    file = tmp_path / "bots.json"
    done = run("sim", "suecia", "--bots", "steward,random", "-n", 2, "--json", file)
    assert done.exit_code == 0 and "missions fulfilled" in done.output and "opened actions given up" in done.output
    bots = json.loads(file.read_text())["bots"]
    assert bots.keys() == {"steward", "random"}
    given_up = bots["random"]["measures"]["given_up"]
    assert given_up["interval"][0] <= given_up["value"] <= given_up["interval"][1]


def test_options_are_swept_and_drawn(run, tmp_path):
    file, drawn = tmp_path / "bots.json", tmp_path / "balance.html"
    wishes = ["--bots", "random", "-n", 6, "--players", 2, "--sweep", "aggregate", "--json", file, "--draw", drawn]
    done = run("sim", "vasa_cards", *wishes)
    assert done.exit_code == 0 and "Seat p2 wins, 1 = fair" in done.output and "Lead changes" in done.output
    variants = json.loads(file.read_text())["variants"]
    assert [found["variant"] for found in variants] == ["aggregate=lowest_card", "aggregate=sum"]
    assert "aggregate=sum" in drawn.read_text("utf-8")


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (["--sweep", "agregate"], "There is no option 'agregate'"),
        (["--draw", "picture.txt"], "ends in .html, .svg, .png"),
        (["--on", "moon"], "cannot be played on 'moon'"),
    ],
)
def test_a_sweep_that_cannot_be_is_refused(run, wishes, said):
    done = run("sim", "vasa_cards", "--bots", "random", *wishes)
    assert done.exit_code != 0 and said in " ".join(done.output.replace("│", " ").split())
    assert run("sim", "vasa_cards", "--draw", "balance.html").exit_code == 2


@pytest.mark.parametrize(
    ("bots", "said"),
    [("steward,dragon", "there is no bot 'dragon'"), (",", "No bot is named"), ("random,steward,random", "do not fit")],
)
def test_bots_that_cannot_play_are_refused(run, bots, said):
    done = run("sim", "vasa_cards", "--players", 2, "--bots", bots)
    assert done.exit_code != 0 and said in " ".join(done.output.split())


def test_a_record_is_replayed(run, record):
    output = run("replay", record).output
    assert "Anna" in output and "The end" in output and "Round 4" in output


def test_a_seat_sees_its_own_cards_in_a_replay(run, record):
    anna = run("replay", record, "--seat", "p1").output
    stranger = run("replay", record).output
    assert re.search(r"Anna builds green \d on pile 1", anna)
    assert not re.search(r"Anna builds green \d on pile 1", stranger)


def test_a_part_of_a_record_is_replayed(run, record):
    output = run("replay", record, "--upto", 3, "--language", "sv").output
    assert "Väljer" in output and "Slutet" not in output


def test_a_record_is_stepped_through(run, record):
    output = run("replay", record, "--step", typed=["", "", "b", "999", "q"]).output
    steps = re.findall(r"Entry (\d+) of (\d+)", output)
    last = steps[0][1]
    assert [step for step, _ in steps] == ["0", "1", "2", "1", last]
    assert "The end" in output


@pytest.mark.parametrize("game", registry.HOUSE)
def test_the_rules_of_every_game_are_shown(run, game):
    from longhall.match.rules import clauses_of

    output = run("rules", game).output
    for clause in clauses_of(registry.game(game)):
        assert clause in output


def test_the_rules_are_shown_in_swedish(run):
    assert "2, 3 eller 4 spelare" in run("rules", "vasa_cards", "--language", "sv").output
    assert "2, 3 eller 4 spelare" in run("rules", "vasa_cards", "VC-1", "--language", "sv").output
    refused = run("rules", "vasa_cards", "--language", "de")
    assert refused.exit_code == 2 and "There are: en, sv." in refused.output


def test_one_clause_with_the_code_that_carries_it_out(run):
    output = run("rules", "vasa_cards", "vc-24").output
    assert "the replaced card returns to the hand" in " ".join(output.replace("│", " ").split())
    assert re.search(r"Fix\.fix_hand +games/vasa_cards/chapters/phases.py:\d+", output)


def test_clauses_are_found_by_a_word(run):
    output = run("rules", "vasa_cards", "feigned").output
    assert "VC-28" in output and "VC-24" not in output
    assert "SU-15" in run("rules", "suecia", "flip tile").output


def test_cases_hold(run):
    done = run("case", CASES / "vasa_cards")
    assert done.exit_code == 0 and "0 do not" in done.output


FAILING = """
clauses = ["VC-24"]
about = "A case that does not hold."
game = "vasa_cards"
[set.pile]
green = [2, 0, 0, 0]
red = [1, 0, 0, 0]
black = [1, 0, 0, 0]
white = [1, 0, 0, 0]
[at]
entry = "fix"
colour = "green"
[[step]]
[step.expect.legal]
p1 = ["no_fix"]
"""


def test_a_case_that_fails_tells_what_was_found(run, tmp_path):
    file = tmp_path / "wrong.toml"
    file.write_text(FAILING)
    done = run("case", file, "--show")
    assert done.exit_code == 1
    assert "legal for p1: expected ['no_fix']" in " ".join(done.output.split())
    assert "Round 1 of 4" in done.output and "1 does not" in done.output


def test_a_case_that_is_not_well_written_fails(run, tmp_path):
    for name, text in {"a": "clauses = 3", "b": "=", "c": 'clauses = ["VC-1"]\nstart = 4'}.items():
        (tmp_path / f"{name}.toml").write_text(text)
    done = run("case", tmp_path)
    assert done.exit_code == 1 and "3 do not" in done.output


def test_the_case_that_the_help_names_is_there(run):
    named = re.findall(r"tests/cases/\S+", run("case", "--help", columns=160).output)
    assert len(named) == 2 and all((CASES.parents[1] / name).exists() for name in named)


def test_a_case_is_run_from_within_its_games_folder(run, monkeypatch):
    monkeypatch.chdir(CASES / "vasa_cards")
    done = run("case", "build-is-secret.toml")
    assert done.exit_code == 0 and "1 holds" in done.output


def test_a_position_is_checked_and_drawn(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(longhall.start("vasa_cards", 4, seed=1).position))
    done = run("position", "vasa_cards", file)
    assert done.exit_code == 0 and "in order" in done.output and "face down on pile 1" in done.output
    assert "Spectator" in run("position", "vasa_cards", file, "--seat", "spectator").output


@pytest.mark.parametrize("report", ["coverage", "mutants"])
def test_reports_of_the_laws_are_told_with_their_exit_code(run, monkeypatch, report):
    monkeypatch.setattr(f"longhall.laws.{report}.report", lambda game, **_: ([f"{game}: [VC-1] is missing"], 1))
    done = run("rules", "vasa_cards", f"--{report}")
    assert done.exit_code == 1 and "vasa_cards: [VC-1] is missing" in done.output
