"""Undo follows from knowledge: a seat takes back its own choices as far as it has learned nothing since.

The rules never mention it. A state says after every choice which seats have learned something (`moved`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from longhall.kernel.events import Event
from longhall.kernel.state import State


@dataclass
class Play:
    """A choice that stands: who made it, what it did, and the state before it (kept while it can be taken back)."""

    seat: int
    action: int
    events: list[Event]
    moved: int
    before: State | None
    entry: int  # the number of the record's entry that made it

    def taught(self, seat: int) -> bool:
        """Whether the seat has learned something by it."""
        return bool(self.moved >> seat & 1)


def frontier(plays: Sequence[Play], seat: int) -> int:
    """How many plays lie before the first that the seat may take back."""
    first = len(plays)
    for index in range(first - 1, -1, -1):
        play = plays[index]
        if seat < 0 or play.taught(seat) or play.before is None:
            break
        if play.seat == seat:
            first = index
    return first


def last_undoable(plays: Sequence[Play], seat: int) -> int | None:
    """The seat's last play, if nothing that it has learned lies behind it."""
    for index in range(len(plays) - 1, -1, -1):
        play = plays[index]
        if play.taught(seat) or play.before is None:
            return None
        if play.seat == seat:
            return index
    return None


def let_go(plays: Sequence[Play], players: int) -> None:
    """Drop the states that nobody can return to, once the last play has taught everybody something."""
    if all(plays[-1].taught(seat) for seat in range(players)):
        for play in reversed(plays):
            if play.before is None:
                break
            play.before = None


def answered_again(state: State, later: Sequence[Play]) -> list[Play]:
    """What others answered since, sealed and so without effect yet, on a state in which one play was taken back."""
    again = []
    for play in later:
        before = state.clone()
        state.apply(play.seat, play.action)
        again.append(Play(play.seat, play.action, play.events, state.moved, before, play.entry))
    return again
