"""Longhall: five Nordic board games with enforced rules.

longhall.start(game, players, seed, options) begins a match; longhall.replay(record) and longhall.position(game, data)
bring one back; longhall.game_names() names the games.
"""

from longhall import _build

_build.choose()  # compiled or interpreted: before every other import

from longhall.games.registry import NAMES
from longhall.laws import check_game
from longhall.match import Choice, IllegalChoice, Match, RecordError, position, replay, start

__version__ = "0.1.0"


def game_names() -> list[str]:
    """The names of the games."""
    return list(NAMES)


__all__ = ["Choice", "IllegalChoice", "Match", "RecordError", "check_game", "game_names", "position", "replay", "start"]
