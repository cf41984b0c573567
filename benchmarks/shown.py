"""When every seat that a move concerns has been told of it: what `server.py` measures, one `Watch` for each table.

A move that a spectator notices every seat notices: the number of what a spectator was shown (`question`) stands in
every state, so it is known whom the move still has to reach, however late that is. Of one that no spectator notices
only who made it is sure to be told; others that are told before the next move begins, and before the table itself may
have answered for somebody, count as well.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

BY_ITSELF = 0.5  # seconds after which a table may have answered
QUESTION = re.compile(rb'"blind":(?:true|false),"question":(\d+)')


def question_of(state: bytes) -> int:
    found = QUESTION.search(state)
    assert found is not None, state[:200]
    return int(found[1])


@dataclass
class Move:
    began: float
    seat: int
    known: int  # what a spectator had been shown before it
    counts: bool
    wanted: int | None = None  # what every seat must have been shown; None: not known before the answer
    last: float = 0.0  # when somebody was told last
    is_past: bool = False  # the next one has begun


@dataclass
class Watch:
    """The moves of one table that are not yet on every screen."""

    seats: Iterable[int]
    seen: dict[int, int] = field(default_factory=dict)  # by seat
    open: list[Move] = field(default_factory=list)
    done: list[float] = field(default_factory=list)  # seconds, of those that count
    late: int = 0  # of them, those that reached the last screen when the next move had begun

    def begin(self, seat: int, now: float, counts: bool) -> None:
        for move in self.open:
            move.is_past = True
        self.settle()
        self.open.append(Move(now, seat, self.seen.get(seat, 0), counts))

    def answered(self, question: int) -> None:
        """What a spectator has been shown behind the move that was begun last."""
        self.open[-1].wanted = question
        self.settle()

    def told(self, seat: int, question: int, now: float) -> None:
        self.seen[seat] = question
        for move in self.open:
            is_sure = move.wanted is None or move.wanted > move.known or not move.last
            if is_sure or (not move.is_past and now < move.began + BY_ITSELF):
                move.last = now
        self.settle()

    def settle(self) -> None:
        for move in list(self.open):
            if move.wanted is None or not move.last:
                continue
            if move.wanted > move.known:
                is_done = all(self.seen.get(seat, 0) >= move.wanted for seat in self.seats)
            else:
                is_done = move.is_past
            if is_done:
                self.close(move)

    def close(self, move: Move) -> None:
        self.open.remove(move)
        if move.counts:
            self.done.append(move.last - move.began)
            self.late += move.is_past and move.wanted != move.known

    def end(self, now: float) -> None:
        """Nobody waits any longer: what was answered and is still on its way has taken at least so long."""
        for move in list(self.open):
            move.counts &= move.wanted is not None
            is_quiet = move.wanted is not None and move.wanted == move.known and move.last
            move.last = move.last if is_quiet else now
            self.close(move)
