"""Longhall: five Nordic board games with enforced rules.

longhall.start(game, players, seed, options) begins a match; longhall.replay(record) and longhall.position(game, data)
bring one back; longhall.game_names() names the games. longhall.Batch plays many games at once for programs that learn;
longhall.observation(game) tells what they are shown, longhall.observe(match, seat) shows it.
"""

from longhall import _build

_build.choose()  # compiled or interpreted: before every other import

from longhall.games.registry import NAMES
from longhall.laws import check_game
from longhall.match import (
    Batch,
    Choice,
    IllegalChoice,
    Match,
    Observation,
    RecordError,
    observation,
    observe,
    position,
    replay,
    start,
    stream,
)

__version__ = "0.1.0"


def game_names() -> list[str]:
    """The names of the games."""
    return list(NAMES)


__all__ = [
    "Batch",
    "Choice",
    "IllegalChoice",
    "Match",
    "Observation",
    "RecordError",
    "check_game",
    "game_names",
    "observation",
    "observe",
    "position",
    "replay",
    "start",
    "stream",
]
