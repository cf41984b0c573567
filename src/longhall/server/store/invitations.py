"""Who was invited to a table, and whom somebody has played with."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, select, update

from longhall.server.store.rows import Overtaken
from longhall.server.store.schema import HOLDERS, INVITATIONS, SEATS, TABLES
from longhall.server.store.store import Store

ASKED, NO = "asked", "no"
Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Invitation:
    table_id: str
    visitor: str
    id: str
    inviter: str
    name: str
    at: float
    reminded: float
    answer: str = ASKED


@dataclass(frozen=True)
class Meeting:
    """Somebody who took a seat at a table where somebody else sat too."""

    table_id: str
    seat: int
    visitor: str
    name: str
    begun: float


def at_table(store: Store, table_id: str) -> list[Invitation]:
    return found(store, INVITATIONS.c.table_id == table_id)


def to(store: Store, visitor: str) -> list[Invitation]:
    """Those that somebody has not answered, to tables that still wait for people; the newest first."""
    waits = select(TABLES.c.id).where(TABLES.c.status == "waiting")
    here = and_(INVITATIONS.c.visitor == visitor, INVITATIONS.c.answer == ASKED, INVITATIONS.c.table_id.in_(waits))
    return list(reversed(found(store, here)))


def found(store: Store, here: object) -> list[Invitation]:
    query = select(INVITATIONS).where(here).order_by(INVITATIONS.c.at, INVITATIONS.c.id)  # type: ignore[arg-type]
    with store.reading() as connection:
        return [Invitation(**row) for row in connection.execute(query).mappings()]


def add(invitation: Invitation) -> Writes:
    """Overtaken if that person is invited there already."""

    def write(connection: Connection) -> None:
        connection.execute(insert(INVITATIONS).values(vars(invitation)))

    return write


def alter(invitation: Invitation, **values: object) -> Writes:
    """Overtaken if it was taken back, or somebody else was quicker."""

    def write(connection: Connection) -> None:
        same = and_(INVITATIONS.c.id == invitation.id, INVITATIONS.c.reminded == invitation.reminded)
        if connection.execute(update(INVITATIONS).where(same).values(values)).rowcount != 1:
            raise Overtaken

    return write


def take_back(invitation: Invitation) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(INVITATIONS).where(INVITATIONS.c.id == invitation.id))

    return write


def meetings(store: Store, visitor: str) -> list[Meeting]:
    """All who took a seat where the visitor plays or has played, the newest games first."""
    mine = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
    query = (
        select(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.visitor, SEATS.c.name, TABLES.c.begun)
        .join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
        .join(SEATS, and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.number == HOLDERS.c.seat))
        .where(TABLES.c.id.in_(mine), TABLES.c.begun.is_not(None), SEATS.c.kind == "person")
        .order_by(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.since.desc(), HOLDERS.c.visitor.desc())
    )
    with store.reading() as connection:
        first = {(row.table_id, row.seat): Meeting(*row) for row in connection.execute(query)}  # the last took the seat
    others = [meeting for meeting in first.values() if meeting.visitor != visitor]
    return sorted(others, key=lambda meeting: (-meeting.begun, meeting.table_id, meeting.seat))
