"""One sitting: choices by name, record, replay, undo, positions, cases, result."""

from longhall.match.beginnings import RecordError, position, replay, start
from longhall.match.match import Choice, IllegalChoice, Match

__all__ = ["Choice", "IllegalChoice", "Match", "RecordError", "position", "replay", "start"]
