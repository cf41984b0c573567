"""The map that is drawn and the borders that the rules know are the same."""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_drawn_borders_equal_the_adjacency_table() -> None:
    drawn = json.loads((ROOT / "web/src/boards/svea_rike/map.json").read_text("utf-8"))
    data = tomllib.loads((ROOT / "src/longhall/games/svea_rike/data.toml").read_text("utf-8"))
    assert {tuple(border) for border in drawn["borders"]} == {tuple(sorted(pair)) for pair in data["borders"]["pairs"]}
