"""One sitting: choices by name, record, replay, undo, positions, cases, result."""

from longhall.match.match import Choice, IllegalChoice, Match, RecordError, position, replay, start

__all__ = ["Choice", "IllegalChoice", "Match", "RecordError", "position", "replay", "start"]
