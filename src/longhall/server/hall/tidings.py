"""That something happened which a person may be told: the one place where it is known. Nothing is sent here.

Whoever wants to tell people sets `Hall.outbox`. It is handed the tidings of a change before that is written, and what
it gives back is written in the same transaction, so that none is lost and none told of what did not happen. It must
look up the holders of the seats itself, and decide by what channel, if any, each may be told.

A seat that is really asked has a question that nothing else answers: no standing order, no only answer. Where the
others do not see that it is asked the tiding is secret: it may go to the seat's own people alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from longhall.match import Match
from longhall.server.hall.clock import Asked, asked_of

Write = Callable[[Connection], None]


@dataclass(frozen=True)
class Tiding:
    kind: str  # turn, question, full, end, left, zero, pause, again, nudge, talk
    table_id: str
    seat: int  # whose people it is for
    is_secret: bool = False


Outbox = Callable[[Sequence[Tiding]], Write]


def nothing(connection: Connection) -> None:
    """Nobody wants to tell anybody."""


def really_asked(match: Match) -> frozenset[int]:
    """Seats that have a question which nothing else answers."""
    if match.over:
        return frozenset()
    return frozenset(seat for seat in match.to_act if match.foregone(seat) is None)


@dataclass(frozen=True)
class Before:
    """What was asked before a choice, and of whom."""

    asked: Asked
    seats: frozenset[int]


def before(match: Match) -> Before:
    return Before(asked_of(match), really_asked(match))


def of_change(table_id: str, match: Match, was: Before, actor: int) -> list[Tiding]:
    """What came of a choice: who is asked now that was not before it, or that the game has ended.

    Who has just chosen need not be told, and knows what is asked next.
    """
    if match.over:
        return [Tiding("end", table_id, seat) for seat in range(match.players)]
    known = was.seats if asked_of(match) == was.asked else {actor}
    new = sorted(really_asked(match) - known)
    kind = "question" if match.is_sealed else "turn"
    return [Tiding(kind, table_id, seat, is_secret=match.in_hidden_poll) for seat in new]
