"""One sitting: choices by name, record, replay, undo, positions, cases, result."""

from longhall.kernel.fields import PositionError
from longhall.kernel.sights import Observation
from longhall.match.batches import Batch
from longhall.match.beginnings import RecordError, position, replay, start
from longhall.match.match import OTHERS, SPECTATOR, Choice, IllegalChoice, Match, Refusal
from longhall.match.observing import observation, observe, stream

__all__ = [
    "OTHERS",
    "SPECTATOR",
    "Batch",
    "Choice",
    "IllegalChoice",
    "Match",
    "Observation",
    "PositionError",
    "RecordError",
    "Refusal",
    "observation",
    "observe",
    "position",
    "replay",
    "start",
    "stream",
]
