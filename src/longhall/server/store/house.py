"""What whoever runs the hall decides: who is kept out, what goes. Processes that serve the hall look for it."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from longhall.server.store.ages import remove
from longhall.server.store.schema import BANS, BEATS, HOLDERS, PEOPLE, REPORTS, TABLES
from longhall.server.store.store import Store

HOUSE = "house"
Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Ban:
    who: str  # a person's or a guest's id, or a network
    kind: str  # account, guest, address
    name: str
    reason: str
    at: float


# Reading


def bans(store: Store) -> list[Ban]:
    with store.reading() as connection:
        return [Ban(**row) for row in connection.execute(select(BANS).order_by(BANS.c.at.desc())).mappings()]


def last_word(store: Store) -> float | None:
    """When something was decided last: asked all the time."""
    found = store.driver().first("SELECT at FROM beats WHERE name = ?", (HOUSE,))
    return None if found is None else float(found[0])


def known_by(store: Store, begins: str) -> set[str]:
    """All who are known here and whose id begins so: at tables, with accounts, in reports."""
    columns = (HOLDERS.c.visitor, PEOPLE.c.id, TABLES.c.host, REPORTS.c.about, REPORTS.c.by, BANS.c.who)
    with store.reading() as connection:
        return {
            found
            for column in columns
            for found in connection.execute(select(column).where(column.startswith(begins, autoescape=True))).scalars()
        }


def has_account(store: Store, who: str) -> bool:
    with store.reading() as connection:
        return connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == who)).first() is not None


# Writing


def speak(connection: Connection) -> None:
    """Something was decided: every process looks what, within a few seconds. No two words have the same time."""
    at = connection.execute(select(BEATS.c.at).where(BEATS.c.name == HOUSE)).scalar_one_or_none()
    if at is None:
        connection.execute(insert(BEATS).values(name=HOUSE, at=time.time()))
    else:
        later = max(time.time(), at + 0.001)
        connection.execute(update(BEATS).where(BEATS.c.name == HOUSE).values(at=later))


def ban(found: Ban) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(BANS).where(BANS.c.who == found.who))
        connection.execute(insert(BANS).values(vars(found)))
        speak(connection)

    return write


def unban(who: str) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(BANS).where(BANS.c.who == who))
        speak(connection)

    return write


def dismiss(number: int) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(delete(REPORTS).where(REPORTS.c.id == number))

    return write


def remove_table(table_id: str) -> Writes:
    def write(connection: Connection) -> None:
        remove(connection, table_id)
        speak(connection)

    return write
