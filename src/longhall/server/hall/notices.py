"""From tidings to notices: who is told what by which channel, decided within the transaction of the change itself.

Whether it is still true, and what it says, is decided when it is sent (telling.py).
"""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, or_, select

from longhall.server.hall import instants, wanted
from longhall.server.hall.digests import next_digest
from longhall.server.hall.tidings import Tiding, Write
from longhall.server.hall.wanted import AT_ONCE, DIGEST, MAIL, ROW, SLOT, WEBHOOK, Wanted
from longhall.server.store import outbox, wishes
from longhall.server.store.outbox import Notice
from longhall.server.store.schema import ENDPOINTS, HOLDERS, PEOPLE
from longhall.server.store.wishes import Endpoint

SHARED = ("awaited", "full", "end")  # what everybody may know
OVERHEARD = ("awaited", "end")  # and of it what does not follow from who else is asked
SHARED_WAIT = 60.0  # seconds for which a turn lasts before a shared channel is told of it
LATER = 3600.0  # seconds after which a letter is sent if nobody has looked by then
LONGEST_DIGEST = 200  # lines

Line = list[Any]  # of a digest: table, seat, kind, and since when


class Notices:
    """What a hall does with tidings (`Hall.outbox`)."""

    def __init__(self, offers_mail: bool) -> None:
        self.offers_mail = offers_mail

    def __call__(self, tidings: Sequence[Tiding]) -> Write:
        now = instants.now()

        def write(connection: Connection) -> None:
            self.write(connection, tidings, now)

        return write

    def write(self, connection: Connection, tidings: Sequence[Tiding], now: float) -> None:
        table_id = tidings[0].table_id
        if not any(tiding.visitor for tiding in tidings) and not wishes.has_ears(connection, table_id):
            return
        public = [tiding for tiding in tidings if tiding.kind in SHARED and not tiding.is_secret]
        if public:
            for endpoint in wishes.shared(connection, table_id):
                share(connection, endpoint, public, now)
        for tiding in tidings:
            if tiding.visitor:
                self.tell(connection, tiding.visitor, tiding, now)
        seated = [tiding for tiding in tidings if not tiding.visitor]
        reached = self.reachable(connection, table_id, {tiding.seat for tiding in seated})
        for tiding in seated:
            for visitor in reached.get(tiding.seat, ()):
                self.tell(connection, visitor, tiding, now)

    def reachable(self, connection: Connection, table_id: str, seats: set[int]) -> dict[int, list[str]]:
        """By seat those of its people who have a channel at all. Of most tables nobody has, and that ends it."""
        if not seats:
            return {}
        has_endpoint = select(ENDPOINTS.c.id).where(ENDPOINTS.c.visitor == HOLDERS.c.visitor).exists()
        has_mail = select(PEOPLE.c.id).where(PEOPLE.c.id == HOLDERS.c.visitor, PEOPLE.c.confirmed).exists()
        query = select(HOLDERS.c.seat, HOLDERS.c.visitor).where(
            HOLDERS.c.table_id == table_id, HOLDERS.c.seat.in_(sorted(seats)), or_(has_endpoint, has_mail)
        )
        found: dict[int, list[str]] = {}
        for seat, visitor in connection.execute(query.order_by(HOLDERS.c.seat, HOLDERS.c.visitor)):
            found.setdefault(seat, []).append(visitor)
        return found

    def tell(self, connection: Connection, visitor: str, tiding: Tiding, now: float) -> None:
        row = ROW[tiding.kind]
        hears = wishes.hears(connection, visitor, tiding.table_id)
        if hears == "nothing" or (hears == "turn" and row not in ("turn", "time")):
            return
        want = wanted.read(wishes.wishes(connection, visitor))
        endpoints = wishes.endpoints(connection, visitor)
        is_turn = row == "turn" and tiding.kind not in ("nudge", "awaited")
        for kind in (tiding.kind, *(["time"] if is_turn and tiding.is_timed else [])):
            for endpoint in endpoints:
                if want.has(ROW[kind], endpoint.channel) and is_for(endpoint, kind):
                    due = now + SHARED_WAIT if kind == "awaited" else now
                    put(connection, visitor, endpoint.channel, endpoint.id, tiding, kind, due, now)
            by_mail = self.offers_mail and kind != "awaited" and want.has(ROW[kind], MAIL)
            if by_mail and wishes.address_of(connection, visitor) is not None:
                write_letter(connection, visitor, tiding, kind, want, now)


def is_for(endpoint: Endpoint, kind: str) -> bool:
    """Whether a channel of a person's own hears of such a thing: one that others may read, only what they may know."""
    return kind in OVERHEARD if endpoint.is_overheard else kind != "awaited"


def put(
    connection: Connection, visitor: str, channel: str, endpoint: str, tiding: Tiding, kind: str, due: float, now: float
) -> None:
    slot = SLOT[kind]
    notice = Notice(
        token_hex(16), visitor, channel, endpoint, tiding.table_id, tiding.seat, kind, slot, created=now, due=due
    )
    outbox.add(connection, notice, now, replaces=slot != "talk")


def write_letter(connection: Connection, visitor: str, tiding: Tiding, kind: str, want: Wanted, now: float) -> None:
    if want.mail != DIGEST:
        at = now if want.mail == AT_ONCE or kind == "time" else now + LATER
        put(connection, visitor, MAIL, "", tiding, kind, at, now)
        return
    add_to_digest(connection, visitor, [[tiding.table_id, tiding.seat, kind, now]], want, now)


def add_to_digest(connection: Connection, visitor: str, lines: Sequence[Line], want: Wanted, now: float) -> None:
    """In the digest that comes next: the newest line of a slot of a table, and the oldest first."""
    there = outbox.waiting(connection, visitor, DIGEST, now)
    newest: dict[tuple[str, str], Line] = {}
    for line in sorted([*(there.more["lines"] if there else ()), *lines], key=lambda line: line[3]):
        newest.pop((line[0], SLOT[line[2]]), None)
        newest[line[0], SLOT[line[2]]] = line
    more = {"lines": list(newest.values())[-LONGEST_DIGEST:]}
    if there is not None:
        outbox.alter(connection, there.id, more=more)
        return
    at = next_digest(want, now)
    digest = Notice(token_hex(16), visitor, MAIL, "", None, -1, DIGEST, DIGEST, created=now, due=at, more=more)
    outbox.add(connection, digest, now)


def share(connection: Connection, endpoint: Endpoint, public: Sequence[Tiding], now: float) -> None:
    """A channel that several read: one line for a beginning or an end, and whose turn it is if that lasts."""
    for kind in SHARED:
        found = next((tiding for tiding in public if tiding.kind == kind), None)
        if found is not None:
            due = now + SHARED_WAIT if kind == "awaited" else now
            put(connection, "", WEBHOOK, endpoint.id, found, kind, due, now)


def trial(visitor: str, endpoints: Sequence[Endpoint], mail: bool, now: float) -> Write:
    """One to every channel that somebody has, to see whether it arrives."""

    def write(connection: Connection) -> None:
        where = [(endpoint.channel, endpoint.id) for endpoint in endpoints] + ([(MAIL, "")] if mail else [])
        for channel, endpoint in where:
            notice = Notice(token_hex(16), visitor, channel, endpoint, None, -1, "test", "test", created=now, due=now)
            outbox.add(connection, notice, now)

    return write
