"""That something happened which a person may be told: the one place where it is known. Nothing is sent here.

Whoever wants to tell people sets `Hall.outbox`. It is handed the tidings of a change before that is written, and what
it gives back is written in the same transaction, so that none is lost and none told of what did not happen. It must
look up the holders of the seats itself, and decide by what channel, if any, each may be told.

A seat that is really asked has a question that nothing else answers: no standing order, no only answer. Where the
others do not see that it is asked the tiding is secret: it may go to the seat's own people alone.

Whom everybody sees the table wait for is a tiding of its own (`awaited`), for channels that people share: it follows
from what anybody can see, and not from whether a standing order will answer.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection

from longhall.match import Match
from longhall.server.hall.clock import Asked, asked_of
from longhall.server.hall.table import Table
from longhall.server.store import SeatRow

Write = Callable[[Connection], None]


@dataclass(frozen=True)
class Tiding:
    # turn, question, awaited, full, end, left, zero, pause, again, nudge, talk, invited; while people gather: filled,
    # ready, changed
    kind: str
    table_id: str
    seat: int  # whose people it is for; -1: it is for `visitor`, who has none there
    is_secret: bool = False
    visitor: str = ""
    is_timed: bool = field(default=False, compare=False)  # the table has a clock


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


def before(match: Match, asked: Asked | None) -> Before:
    return Before(asked or asked_of(match), really_asked(match))


def of_change(table_id: str, match: Match, was: Before, asked: Asked, actor: int) -> list[Tiding]:
    """What came of a choice: who is asked now that was not before it, or that the game has ended.

    Who has just chosen need not be told, and knows what is asked next.
    """
    if match.over:
        return [Tiding("end", table_id, seat) for seat in range(match.players)]
    known = was.seats if asked == was.asked else {actor}
    return waited_for(table_id, asked, was.asked) + asked_anew(table_id, match, known)


def asked_anew(table_id: str, match: Match, known: Collection[int]) -> list[Tiding]:
    kind = "question" if match.is_sealed else "turn"
    new = sorted(really_asked(match) - set(known))
    return [Tiding(kind, table_id, seat, is_secret=match.in_hidden_poll) for seat in new]


def waited_for(table_id: str, asked: Asked, was: Asked | None) -> list[Tiding]:
    """Whom everybody sees the table wait for, if that is somebody else than before."""
    seat = asked.seat
    return [Tiding("awaited", table_id, seat)] if seat >= 0 and (was is None or was.seat != seat) else []


def of_gathering(table: Table, seats: Sequence[SeatRow], ready: Collection[int], actor: str) -> list[Tiding]:
    """Where a table begins at its host's word: the host is told when no seat is open, and when all are ready."""
    row = table.row
    if row.status != "waiting" or not row.ways.get("ready") or row.host in ("", actor):
        return []
    own = sorted(seat for holder, seat in table.holders if holder == row.host)
    was, now = (
        "" if any(seat.kind == "open" for seat in there) else "filled" if missing(there, {*said, *own}) else "ready"
        for there, said in ((table.seats, table.sitting.ready), (seats, ready))
    )
    if now in ("", was) or was == "ready":
        return []
    return [Tiding(now, row.id, own[0] if own else -1, visitor=row.host)]


def missing(seats: Sequence[SeatRow], ready: Collection[int]) -> list[int]:
    """The seats whose people are not ready."""
    return [seat.number for seat in seats if seat.kind == "person" and seat.number not in ready]


def of_beginning(table_id: str, match: Match) -> list[Tiding]:
    """A game begins: who is asked is told that, the others that it has begun."""
    if match.over:
        return []
    anew = asked_anew(table_id, match, ())
    others = set(range(match.players)) - {tiding.seat for tiding in anew}
    full = [Tiding("full", table_id, seat) for seat in sorted(others)]
    return [*waited_for(table_id, asked_of(match), None), *full, *anew]
