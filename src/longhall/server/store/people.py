"""People with accounts: who they are, which browsers are signed in, and which keys they sign in with.

Reading takes the store, writing the connection of a transaction that somebody else commits.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from sqlalchemy import Column, Connection, Table, and_, delete, insert, or_, select, update

from longhall.server.store import groups, tournaments
from longhall.server.store.ages import today
from longhall.server.store.rows import Overtaken
from longhall.server.store.schema import (
    BANS,
    CALLS,
    CHALLENGES,
    CHANGES,
    HOLDERS,
    INVITATIONS,
    LEAVERS,
    METADATA,
    MUTES,
    PASSKEYS,
    PEOPLE,
    RATED,
    RATINGS,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
)
from longhall.server.store.store import Store

UNUSED = 400  # days after which a session that nobody uses is forgotten
ENDED = 30 * 86400.0  # seconds for which one that was ended is kept
# Where somebody stands in the rows of others.
OTHERWISE = (INVITATIONS.c.inviter, MUTES.c.other, REPORTS.c.about, REPORTS.c.by)
Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    folded: str
    password: str | None
    email: str | None
    confirmed: bool
    shield: dict[str, Any] | None
    created: float


@dataclass(frozen=True)
class Session:
    token: str
    id: str
    person: str
    device: str
    created: float
    used: int
    ended: float | None = None


@dataclass(frozen=True)
class Passkey:
    credential: str
    person: str
    public_key: str
    uses: int
    device: str
    created: float


@dataclass(frozen=True)
class Challenge:
    challenge: str
    purpose: str
    person: str
    name: str
    until: float


# Reading


def person(store: Store, person_id: str) -> Person | None:
    return one(store, PEOPLE.c.id == person_id)


def person_named(store: Store, folded: str) -> Person | None:
    return one(store, PEOPLE.c.folded == folded)


def one(store: Store, here: Any) -> Person | None:
    with store.reading() as connection:
        found = connection.execute(select(PEOPLE).where(here)).mappings().first()
    return Person(**found) if found else None


def faces_of(store: Store, ids: Iterable[str]) -> dict[str, tuple[str, dict[str, Any] | None]]:
    """The names and shields of those who have an account."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.shield).where(PEOPLE.c.id.in_(list(ids)))
    with store.reading() as connection:
        return {row.id: (row.name, row.shield) for row in connection.execute(query)}


def session(store: Store, token: str) -> Session | None:
    """The session with this token, unless it was ended."""
    query = "SELECT token, id, person, device, created, used FROM sessions WHERE token = ? AND ended IS NULL"
    found = store.driver().first(query, (token,))
    return Session(*found) if found else None


def sessions(store: Store, person_id: str) -> list[Session]:
    """Those that are not ended, the last used first."""
    here = and_(SESSIONS.c.person == person_id, SESSIONS.c.ended.is_(None))
    query = select(SESSIONS).where(here).order_by(SESSIONS.c.used.desc(), SESSIONS.c.created.desc())
    with store.reading() as connection:
        return [Session(**row) for row in connection.execute(query).mappings()]


def passkeys(store: Store, person_id: str) -> list[Passkey]:
    query = select(PASSKEYS).where(PASSKEYS.c.person == person_id).order_by(PASSKEYS.c.created)
    with store.reading() as connection:
        return [Passkey(**row) for row in connection.execute(query).mappings()]


def passkey(store: Store, credential: str) -> Passkey | None:
    with store.reading() as connection:
        query = select(PASSKEYS).where(PASSKEYS.c.credential == credential)
        found = connection.execute(query).mappings().first()
    return Passkey(**found) if found else None


def challenge(store: Store, wanted: str, purpose: str) -> Challenge | None:
    here = and_(CHALLENGES.c.challenge == wanted, CHALLENGES.c.purpose == purpose)
    with store.reading() as connection:
        found = connection.execute(select(CHALLENGES).where(here)).mappings().first()
    return Challenge(**found) if found and found["until"] > time.time() else None


def tables_of(store: Store, visitor: str) -> list[str]:
    """All tables that somebody sits at, has left for a bot, or has set up."""
    with store.reading() as connection:
        return all_tables(connection, visitor)


def rows_of(store: Store, whose: Column[Any], visitor: str) -> list[dict[str, Any]]:
    """The rows of a part of the store in which somebody stands."""
    with store.reading() as connection:
        query = select(whose.table).where(whose == visitor).order_by(*whose.table.primary_key.columns)
        return [dict(row) for row in connection.execute(query).mappings()]


# Writing


def add(person: Person, session: Session, passkey: Passkey | None = None) -> Writes:
    """A new account, signed in to where it was made. Overtaken if somebody has the name already."""

    def write(connection: Connection) -> None:
        connection.execute(insert(PEOPLE).values(vars(person)))
        connection.execute(insert(SESSIONS).values(vars(session)))
        if passkey is not None:
            connection.execute(insert(PASSKEYS).values(vars(passkey)))

    return write


def alter(person_id: str, **values: Any) -> Writes:
    """Overtaken if the account is gone, or somebody has the name already."""

    def write(connection: Connection) -> None:
        if connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(values)).rowcount != 1:
            raise Overtaken

    return write


def add_session(session: Session) -> Writes:
    """A browser is signed in; what is long over is forgotten."""

    def write(connection: Connection) -> None:
        over = or_(SESSIONS.c.used < today() - UNUSED, SESSIONS.c.ended < time.time() - ENDED)
        connection.execute(delete(SESSIONS).where(over))
        connection.execute(insert(SESSIONS).values(vars(session)))

    return write


def use_session(token: str, day: int) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(used=day))

    return write


def end_sessions(tokens: Iterable[str]) -> Writes:
    def write(connection: Connection) -> None:
        here = SESSIONS.c.token.in_(list(tokens))
        connection.execute(update(SESSIONS).where(here).values(ended=time.time()))

    return write


def add_passkey(passkey: Passkey) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(insert(PASSKEYS).values(vars(passkey)))

    return write


def use_passkey(credential: str, uses: int) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(update(PASSKEYS).where(PASSKEYS.c.credential == credential).values(uses=uses))

    return write


def remove_passkey(credential: str) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(PASSKEYS).where(PASSKEYS.c.credential == credential))

    return write


def add_challenge(challenge: Challenge) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < time.time()))
        connection.execute(insert(CHALLENGES).values(vars(challenge)))

    return write


def spend_challenge(challenge: str) -> Writes:
    """It is good for one answer. Overtaken if it was given already."""

    def write(connection: Connection) -> None:
        if connection.execute(delete(CHALLENGES).where(CHALLENGES.c.challenge == challenge)).rowcount != 1:
            raise Overtaken

    return write


def hand_over(guest: str, person_id: str) -> Writes:
    """All that a guest holds and has set up is a person's from now on."""

    def write(connection: Connection) -> None:
        tables = all_tables(connection, guest)
        raise_revisions(connection, tables)
        for was in connection.execute(select(HOLDERS).where(HOLDERS.c.visitor == guest)).mappings().all():
            here = and_(HOLDERS.c.table_id == was["table_id"], HOLDERS.c.seat == was["seat"])
            mine = and_(here, HOLDERS.c.visitor == person_id)
            theirs = and_(here, HOLDERS.c.visitor == guest)
            since = connection.execute(select(HOLDERS.c.since).where(mine)).scalar_one_or_none()
            if since is None:
                connection.execute(update(HOLDERS).where(theirs).values(visitor=person_id))
            else:  # who took a seat first owns it
                connection.execute(delete(HOLDERS).where(theirs))
                connection.execute(update(HOLDERS).where(mine).values(since=min(since, was["since"])))
        connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=person_id))
        connection.execute(update(CALLS).where(CALLS.c.owner == guest).values(owner=person_id))
        for part in beside_seats():
            move(connection, part.c.visitor, guest, person_id)
        for column in OTHERWISE:
            move(connection, column, guest, person_id)
        connection.execute(delete(MUTES).where(MUTES.c.visitor == MUTES.c.other))

    return write


def forget(person_id: str, renamed: Iterable[tuple[str, int, str]]) -> Writes:
    """The account goes, and with it all that is known of the person. `renamed`: what its seats are called now."""

    def write(connection: Connection) -> None:
        raise_revisions(connection, all_tables(connection, person_id))
        for table_id, seat, name in renamed:
            here = and_(SEATS.c.table_id == table_id, SEATS.c.number == seat)
            connection.execute(update(SEATS).where(here).values(name=name))
        connection.execute(delete(HOLDERS).where(HOLDERS.c.visitor == person_id))
        connection.execute(update(TABLES).where(TABLES.c.host == person_id).values(host=""))
        connection.execute(update(CALLS).where(CALLS.c.owner == person_id).values(owner=""))
        connection.execute(update(RATED).where(RATED.c.person == person_id).values(person=None))
        tournaments.replace_person(connection, person_id, token_hex(32))
        connection.execute(delete(CHANGES).where(CHANGES.c.scope == f"visitor/{person_id}"))
        for group_id in groups.ids_of(connection, person_id):
            groups.leave(group_id, person_id)(connection)
        for part in beside_seats():
            connection.execute(delete(part).where(part.c.visitor == person_id))
        for column in OTHERWISE:
            connection.execute(delete(column.table).where(column == person_id))
        connection.execute(delete(BANS).where(BANS.c.who == person_id))
        for part in (RATINGS, PASSKEYS, SESSIONS, CHALLENGES):
            connection.execute(delete(part).where(part.c.person == person_id))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))

    return write


# What those are made of


def all_tables(connection: Connection, visitor: str) -> list[str]:
    holds = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
    left = select(LEAVERS.c.table_id).where(LEAVERS.c.visitor == visitor)
    here = or_(TABLES.c.host == visitor, TABLES.c.id.in_(holds), TABLES.c.id.in_(left))
    query = select(TABLES.c.id).where(here).order_by(TABLES.c.id)
    return list(connection.execute(query).scalars())


def beside_seats() -> list[Table]:
    """Whatever else is somebody's: every part of the store that has a column `visitor`."""
    return [part for part in METADATA.sorted_tables if "visitor" in part.c and part is not HOLDERS]


def move(connection: Connection, whose: Column[Any], guest: str, person_id: str) -> None:
    """What is the guest's becomes the person's; what both have stays as the person has it."""
    part = whose.table
    others = [column for column in part.primary_key if column is not whose]
    for row in connection.execute(select(*others, whose).where(whose == guest)).all():
        same = and_(*(column == value for column, value in zip(others, row[:-1], strict=True)))
        both = (
            whose.name in part.primary_key.columns
            and connection.execute(select(whose).where(same, whose == person_id)).first()
        )
        theirs = and_(same, whose == guest)
        if both:
            connection.execute(delete(part).where(theirs))
        else:
            connection.execute(update(part).where(theirs).values({whose: person_id}))


def raise_revisions(connection: Connection, tables: Iterable[str]) -> None:
    """Copies of these tables are outdated from here on."""
    for table_id in tables:
        here = TABLES.c.id == table_id
        connection.execute(update(TABLES).where(here).values(revision=TABLES.c.revision + 1))
