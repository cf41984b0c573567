"""One sitting: choices by name, record, replay, undo, positions, cases, result."""

from longhall.kernel.fields import PositionError
from longhall.match.beginnings import RecordError, position, replay, start
from longhall.match.match import OTHERS, SPECTATOR, Choice, IllegalChoice, Match, Refusal

__all__ = [
    "OTHERS",
    "SPECTATOR",
    "Choice",
    "IllegalChoice",
    "Match",
    "PositionError",
    "RecordError",
    "Refusal",
    "position",
    "replay",
    "start",
]
