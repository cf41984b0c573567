"""What a case can expect: also that something did not happen, and what the set-up brings."""

import pytest

from longhall.games.registry import game
from longhall.match.cases import run_case

CASE = """
clauses = ["VC-16"]
game = "vasa_cards"
start = {players = 4}
chance = ["captain:green"]
"""
STEP = '[[step]]\nplay = ["p1 build:3"]\n'


@pytest.fixture
def faults(tmp_path):
    """What does not hold in a case with these lines."""

    def run(*lines):
        file = tmp_path / "case.toml"
        file.write_text(CASE + "".join(lines), encoding="utf-8")
        return run_case(file).faults

    return run


def test_events_of_the_set_up_are_seen_before_the_first_step(faults):
    assert faults('[expect]\nevents = [{kind = "captain_named", colour = "green"}]\nno_events = ["built"]\n') == []
    (fault,) = faults('[expect]\nevents = ["built"]\n')
    assert fault.startswith("at the beginning: no event {'kind': 'built'} in its place")


def test_a_step_does_not_see_the_events_before_it(faults):
    (fault,) = faults("[[step]]\n", STEP, '[[step]]\n[step.expect]\nevents = ["built"]\n')
    assert fault.startswith("step 3: no event")


def test_an_event_that_should_not_happen(faults):
    assert faults(STEP, '[step.expect]\nno_events = ["fixed_hand", {kind = "built", colour = "red"}]\n') == []
    (fault,) = faults(STEP, '[step.expect]\nno_events = [{kind = "built", colour = "green"}]\n')
    assert fault == "the step: the event {'kind': 'built', 'colour': 'green'} should not have happened"


@pytest.mark.parametrize("event", ['"biult"', '{kind = "built", color = "red"}'])
def test_a_slip_of_the_pen_does_not_pass_for_an_event_that_did_not_happen(faults, event):
    (fault,) = faults(STEP, f"[step.expect]\nno_events = [{event}]\n")
    assert "there is no kind of event 'biult'" in fault or "has no 'color'; it has" in fault


def test_a_line_that_should_not_be_in_a_log(faults):
    assert faults(STEP, '[step.expect.no_log]\np2 = ["green 3"]\nspectator = ["green 3"]\n') == []
    (fault,) = faults(STEP, '[step.expect.no_log]\np1 = ["green 3"]\n')
    assert "the log of p1 should not say 'green 3', but says 'Player 1 builds green 3 on pile 1.'" in fault


def test_a_case_that_expects_nothing_is_no_case(faults):
    assert faults(STEP) == ["nothing is expected; a case needs an [expect] or a [step.expect]"]


def test_a_case_outside_a_games_folder_says_which_game_it_is(tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    file = folder / "case.toml"
    file.write_text('clauses = ["VC-16"]\n[expect]\nover = false\n', encoding="utf-8")
    assert run_case(file).faults == ["the folder 'mine' is not named after a game; say which it is: game = \"...\""]


def test_a_tutorial_is_no_case_and_it_is_said_how_it_is_played():
    result = run_case(game("suecia").folder / "tutorial" / "supply.toml")
    assert result.faults == ["this is a tutorial, not a case; play it with 'longhall tutorial suecia supply'"]
