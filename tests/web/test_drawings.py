"""Every game of the house has its own drawings in the folder of its name."""

import pytest
from tests.web.scripts import BOARDS, GAMES

from longhall.games.registry import game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_board_a_cover_and_a_usual_length(name: str) -> None:
    missing = [file for file in ("board.ts", "Board.svelte", "cover.svg") if not (BOARDS / name / file).exists()]
    assert missing == [], f"they lie in web/src/boards/{name}"
    assert 'viewBox="0 0 260 190"' in (BOARDS / name / "cover.svg").read_text("utf-8"), "as the hall shows it"
    assert 1 <= len(game(name).minutes) <= 2


def test_no_folder_of_drawings_belongs_to_no_game() -> None:
    assert {folder.name for folder in BOARDS.iterdir() if folder.is_dir()} == set(GAMES)
