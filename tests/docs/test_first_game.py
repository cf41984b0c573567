"""The page on a first game: its pieces are run as they stand there."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from longhall.cli import app
from longhall.games import registry
from longhall.laws import check_game

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-game.md"
PIECES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
GAME_PIECES = next(number for number, piece in enumerate(PIECES) if "GAME = Game(" in piece) + 1
SWEDISH = """
game-name = Vedtraven
game-about = Ta vedträn, men inte som grannen.
action-take = Ta { $logs }
prompt-Take = Hur många vedträn tar du?
event-stacked = Traven har { $count } vedträn.
event-taken = { $seat } tar { $logs }.
outcome-win = vinner
outcome-lose = förlorar
reason-points = flest vedträn
"""


@pytest.fixture
def woodpile(tmp_path):
    """The file that somebody has who follows the page; afterwards the house is as it was."""
    file = tmp_path / "woodpile.py"
    file.write_text("\n\n".join(PIECES[:GAME_PIECES]), "utf-8")
    yield file
    registry.ADDED.pop("woodpile", None)
    if "woodpile" in registry.NAMES:
        registry.NAMES.remove("woodpile")


def test_the_game_on_the_page_is_about_a_hundred_lines(woodpile):
    assert len([line for line in woodpile.read_text("utf-8").splitlines() if line.strip()]) <= 100


def test_every_piece_of_the_page_runs_as_it_stands(woodpile):
    names: dict = {"__name__": "woodpile"}
    exec(compile("\n\n".join(PIECES), str(PAGE), "exec"), names)
    assert names["match"].why_not(1, "take:2") == "WP-3"


def test_with_swedish_texts_and_rules_the_game_obeys_every_law(woodpile):
    names: dict = {"__name__": "woodpile"}
    exec(compile(woodpile.read_text("utf-8"), str(woodpile), "exec"), names)
    names["GAME"].inline["text/sv.ftl"] = SWEDISH
    failures = check_game(names["GAME"], games=3)
    assert not failures, "\n".join(map(str, failures))


def test_the_file_is_played_and_simulated_by_its_name(woodpile):
    runner = CliRunner()
    played = runner.invoke(app, ["play", str(woodpile), "--seats", "random,steward"])
    assert played.exit_code == 0, played.output
    assert "Woodpile" in played.output and "WP-4" in played.output
    counted = runner.invoke(app, ["sim", str(woodpile), "-n", "20"])
    assert counted.exit_code == 0 and "20 random games" in counted.output
    missing = runner.invoke(app, ["play", str(woodpile.parent / "elsewhere.py")])
    assert missing.exit_code == 2 and "There is no file" in missing.output
