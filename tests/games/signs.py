"""What the client draws for the things of a game: the table beside its board."""

import json
from pathlib import Path

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def without_sign(game, *axes):
    """The names of things on these axes that have no sign, and the signs of things that are not there."""
    table = json.loads((BOARDS / game / "signs.json").read_text("utf-8"))
    return {axis.label: set(axis.names) ^ table.get(axis.label, {}).keys() for axis in axes}
