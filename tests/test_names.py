"""A game is named by its own folders and by the registry, and nowhere else."""

import re
from pathlib import Path

import pytest

from longhall.games import registry

ROOT = Path(__file__).parents[1]
NAMES = registry.HOUSE
TITLES = sorted(
    {
        title
        for name in NAMES
        for words in (registry.game(name).folder / "text").glob("*.ftl")
        for title in re.findall(r"^game-name = (.+)$", words.read_text("utf-8"), re.M)
    }
)
A_NAME = re.compile(rf"\b(?:{'|'.join([*NAMES, *map(re.escape, TITLES)])})\b")


@pytest.mark.parametrize("place", ["web/src", "scripts", "src/longhall"])
def test_nothing_outside_a_games_folders_names_it(place: str) -> None:
    files = [
        file
        for file in (ROOT / place).rglob("*")
        if file.suffix in {".py", ".ts", ".svelte", ".css", ".ftl"} and "static" not in file.parts  # the built client
    ]
    if place == "src/longhall":
        files.remove(Path(registry.__file__))
    assert files
    named = {
        str(file.relative_to(ROOT)): found
        for file in files
        if not set(file.relative_to(ROOT).parts) & set(NAMES)
        and (found := set(A_NAME.findall(file.read_text("utf-8"))))
    }
    assert named == {}
