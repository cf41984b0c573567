"""What somebody wants to be told, and where: wishes, endpoints, what was sent by letter, and the hall's own keys."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhall.server.store.driver import Batch
from longhall.server.store.rows import Overtaken
from longhall.server.store.schema import (
    ENDPOINTS,
    HALL_KEYS,
    HOLDERS,
    LETTER_TOKENS,
    MEMBERS,
    NOTICE_WISHES,
    OUTBOX,
    PEOPLE,
    TABLE_WISHES,
    TABLES,
)
from longhall.server.store.store import Store

Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Endpoint:
    id: str
    visitor: str
    channel: str  # push, webhook
    address: str
    created: float
    style: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    device: str = ""
    language: str = "en"
    table_id: str | None = None
    group_id: str | None = None
    failing: float | None = None

    @property
    def is_overheard(self) -> bool:
        """Whether others may read a channel, though it is a person's own: what is written at Discord or Slack."""
        return self.style in ("discord", "slack")


# Wishes


def wishes(connection: Connection, visitor: str) -> dict[str, Any]:
    found = connection.execute(select(NOTICE_WISHES.c.body).where(NOTICE_WISHES.c.visitor == visitor)).scalar()
    return dict(found or {})


def wishes_of(store: Store, visitor: str) -> dict[str, Any]:
    with store.reading() as connection:
        return wishes(connection, visitor)


def put_wishes(visitor: str, body: dict[str, Any], letter_key: str) -> Writes:
    """`letter_key` is for who has none yet."""

    def write(connection: Connection) -> None:
        here = NOTICE_WISHES.c.visitor == visitor
        if connection.execute(update(NOTICE_WISHES).where(here).values(body=body)).rowcount == 0:
            connection.execute(insert(NOTICE_WISHES).values(visitor=visitor, body=body, letter_key=letter_key))

    return write


def letter_key(store: Store, visitor: str) -> str | None:
    with store.reading() as connection:
        query = select(NOTICE_WISHES.c.letter_key).where(NOTICE_WISHES.c.visitor == visitor)
        return connection.execute(query).scalar_one_or_none()


def with_letter_key(store: Store, key: str) -> str | None:
    """Whose letters are ended by this key."""
    with store.reading() as connection:
        query = select(NOTICE_WISHES.c.visitor).where(NOTICE_WISHES.c.letter_key == key)
        return connection.execute(query).scalar_one_or_none()


def hears(connection: Connection, visitor: str, table_id: str) -> str:
    """How much somebody wants to hear of a table: usual, turn, nothing."""
    here = and_(TABLE_WISHES.c.visitor == visitor, TABLE_WISHES.c.table_id == table_id)
    return connection.execute(select(TABLE_WISHES.c.hears).where(here)).scalar_one_or_none() or "usual"


def hears_at(store: Store, visitor: str, table_id: str) -> str:
    with store.reading() as connection:
        return hears(connection, visitor, table_id)


def put_hears(visitor: str, table_id: str, wanted: str) -> Writes:
    def write(connection: Connection) -> None:
        here = and_(TABLE_WISHES.c.visitor == visitor, TABLE_WISHES.c.table_id == table_id)
        connection.execute(delete(TABLE_WISHES).where(here))
        if wanted != "usual":
            connection.execute(insert(TABLE_WISHES).values(visitor=visitor, table_id=table_id, hears=wanted))

    return write


# Endpoints


def endpoints(connection: Connection, visitor: str) -> list[Endpoint]:
    """Somebody's own, not those that a table or a group shares."""
    own = and_(ENDPOINTS.c.visitor == visitor, ENDPOINTS.c.table_id.is_(None), ENDPOINTS.c.group_id.is_(None))
    query = select(ENDPOINTS).where(own).order_by(ENDPOINTS.c.created, ENDPOINTS.c.id)
    return [Endpoint(**row) for row in connection.execute(query).mappings()]


def endpoints_of(store: Store, visitor: str) -> list[Endpoint]:
    with store.reading() as connection:
        return endpoints(connection, visitor)


def endpoint(store: Store, endpoint_id: str) -> Endpoint | None:
    with store.reading() as connection:
        found = connection.execute(select(ENDPOINTS).where(ENDPOINTS.c.id == endpoint_id)).mappings().first()
    return Endpoint(**found) if found else None


# Asked with every change of a game among people, so it is put to the driver itself: of most tables nobody hears.
EARS = (
    "SELECT 1 FROM endpoints WHERE table_id = ? UNION ALL "
    "SELECT 1 FROM tables JOIN endpoints ON endpoints.group_id = tables.group_id WHERE tables.id = ? UNION ALL "
    "SELECT 1 FROM holders JOIN endpoints USING (visitor) WHERE holders.table_id = ? UNION ALL "
    "SELECT 1 FROM holders JOIN people ON people.id = visitor WHERE holders.table_id = ? AND confirmed LIMIT 1"
)


def has_ears(connection: Connection, table_id: str) -> bool:
    """Whether a table's people, or those who share a channel of it, can be reached at all."""
    return Batch(connection).has(EARS, (table_id,) * 4)


def shared(connection: Connection, table_id: str) -> list[Endpoint]:
    """Those of a table and of its group, if who gave them still belongs there."""
    group = select(TABLES.c.group_id).where(TABLES.c.id == table_id).scalar_subquery()
    member = and_(MEMBERS.c.group_id == ENDPOINTS.c.group_id, MEMBERS.c.person == ENDPOINTS.c.visitor)
    of_group = and_(ENDPOINTS.c.group_id == group, select(MEMBERS.c.person).where(member).exists())
    query = select(ENDPOINTS).where(or_(ENDPOINTS.c.table_id == table_id, of_group)).order_by(ENDPOINTS.c.id)
    return [Endpoint(**row) for row in connection.execute(query).mappings()]


def shared_by(store: Store, table_id: str | None = None, group_id: str | None = None) -> list[Endpoint]:
    """Those that a table, or a group, has itself."""
    here = ENDPOINTS.c.table_id == table_id if group_id is None else ENDPOINTS.c.group_id == group_id
    with store.reading() as connection:
        query = select(ENDPOINTS).where(here).order_by(ENDPOINTS.c.created)
        return [Endpoint(**row) for row in connection.execute(query).mappings()]


def put_endpoint(new: Endpoint, most: int) -> Writes:
    """Another; one with the same address takes the place of the former. Overtaken if there are too many."""

    def write(connection: Connection) -> None:
        here = and_(
            ENDPOINTS.c.visitor == new.visitor,
            ENDPOINTS.c.table_id == new.table_id if new.table_id else ENDPOINTS.c.table_id.is_(None),
            ENDPOINTS.c.group_id == new.group_id if new.group_id else ENDPOINTS.c.group_id.is_(None),
        )
        if new.channel == "push":  # a browser is one person's at a time
            connection.execute(delete(ENDPOINTS).where(ENDPOINTS.c.address == new.address))
        connection.execute(delete(ENDPOINTS).where(here, ENDPOINTS.c.address == new.address))
        number = connection.execute(select(func.count()).select_from(ENDPOINTS).where(here)).scalar_one()
        if number >= most:
            raise Overtaken
        connection.execute(insert(ENDPOINTS).values(vars(new)))

    return write


def remove_endpoint(endpoint_id: str) -> Writes:
    """With all that waits for it."""

    def write(connection: Connection) -> None:
        connection.execute(delete(OUTBOX).where(OUTBOX.c.endpoint == endpoint_id))
        connection.execute(delete(ENDPOINTS).where(ENDPOINTS.c.id == endpoint_id))

    return write


def fails(endpoint_id: str, since: float | None) -> Writes:
    """Nothing arrives there since then (None: it does again)."""

    def write(connection: Connection) -> None:
        here = ENDPOINTS.c.id == endpoint_id
        if since is not None:
            here = and_(here, ENDPOINTS.c.failing.is_(None))
        connection.execute(update(ENDPOINTS).where(here).values(failing=since))

    return write


# Who is told


def holders(connection: Connection, table_id: str, seat: int) -> list[str]:
    query = select(HOLDERS.c.visitor).where(HOLDERS.c.table_id == table_id, HOLDERS.c.seat == seat)
    return sorted(connection.execute(query).scalars())


def address_of(connection: Connection, visitor: str) -> str | None:
    """Where somebody's mail has arrived before."""
    query = select(PEOPLE.c.email).where(PEOPLE.c.id == visitor, PEOPLE.c.confirmed)
    return connection.execute(query).scalar_one_or_none()


# What was sent by letter


def add_token(token: str, purpose: str, visitor: str, address: str, until: float, now: float) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(LETTER_TOKENS).where(LETTER_TOKENS.c.until < now))
        row = {"token": token, "purpose": purpose, "visitor": visitor, "address": address, "until": until}
        connection.execute(insert(LETTER_TOKENS).values(row))

    return write


def token(store: Store, wanted: str, purpose: str, now: float) -> tuple[str, str] | None:
    """Whose it is, and the address that it was sent to."""
    here = and_(LETTER_TOKENS.c.token == wanted, LETTER_TOKENS.c.purpose == purpose, LETTER_TOKENS.c.until > now)
    with store.reading() as connection:
        found = connection.execute(select(LETTER_TOKENS.c.visitor, LETTER_TOKENS.c.address).where(here)).first()
    return None if found is None else (found.visitor, found.address)


def spend_token(wanted: str) -> Writes:
    """It is good for once. Overtaken if it was used already."""

    def write(connection: Connection) -> None:
        if connection.execute(delete(LETTER_TOKENS).where(LETTER_TOKENS.c.token == wanted)).rowcount != 1:
            raise Overtaken

    return write


# The hall's own keys


def hall_key(store: Store, name: str, new: Callable[[], str]) -> str:
    """A key of the hall; made when it is first asked for, by whichever process does."""
    query = select(HALL_KEYS.c.value).where(HALL_KEYS.c.name == name)
    with store.reading() as connection:
        found: str | None = connection.execute(query).scalar_one_or_none()
    if found is not None:
        return found
    with suppress(IntegrityError), store.writing() as connection:  # another process may be quicker
        connection.execute(insert(HALL_KEYS).values(name=name, value=new()))
    with store.reading() as connection:
        return str(connection.execute(query).scalar_one())
