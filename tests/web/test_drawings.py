"""Every game of the house has its own drawings in the folder of its name."""

from pathlib import Path

import pytest

from longhall.games import registry
from longhall.games.registry import game

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"

# Other tests register toy games for themselves; those have no drawings.
NAMES = [name for name in registry.NAMES if not name.startswith("toy_")]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_a_board_a_cover_and_a_usual_length(name: str) -> None:
    assert (BOARDS / name / "Board.svelte").exists()
    assert 'viewBox="0 6 160 88"' in (BOARDS / name / "cover.svg").read_text("utf-8"), "as the hall shows it"
    assert 1 <= len(game(name).minutes) <= 2


def test_no_folder_of_drawings_belongs_to_no_game() -> None:
    assert {folder.name for folder in BOARDS.iterdir() if folder.is_dir()} == set(NAMES)
