"""Groups of people, and who belongs to them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from longhall.server.store.rows import Overtaken
from longhall.server.store.schema import GROUPS, HOLDERS, MEMBERS, PAIRINGS, TABLES, TOURNAMENTS
from longhall.server.store.store import Store

Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Group:
    id: str
    name: str
    owner: str
    key: str
    created: float


# Reading


def group(store: Store, group_id: str) -> Group | None:
    with store.reading() as connection:
        found = connection.execute(select(GROUPS).where(GROUPS.c.id == group_id)).mappings().first()
    return Group(**found) if found else None


def groups_of(store: Store, person: str) -> list[Group]:
    query = select(GROUPS).join_from(GROUPS, MEMBERS, MEMBERS.c.group_id == GROUPS.c.id)
    query = query.where(MEMBERS.c.person == person).order_by(GROUPS.c.created)
    with store.reading() as connection:
        return [Group(**row) for row in connection.execute(query).mappings()]


def members(store: Store, group_id: str) -> list[str]:
    """Those who belong to it, the first first."""
    with store.reading() as connection:
        return members_of(connection, group_id)


def finished_by(store: Store, group_id: str) -> dict[tuple[str, str], tuple[list[int], Any]]:
    """By member and table of the group: the member's seats in a game that was played to its end, and the result."""
    query = (
        select(HOLDERS.c.visitor, HOLDERS.c.table_id, HOLDERS.c.seat, TABLES.c.result)
        .join_from(TABLES, HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
        .join(MEMBERS, and_(MEMBERS.c.group_id == TABLES.c.group_id, MEMBERS.c.person == HOLDERS.c.visitor))
        .where(TABLES.c.group_id == group_id, TABLES.c.status == "over")
    )
    found: dict[tuple[str, str], tuple[list[int], Any]] = {}
    with store.reading() as connection:
        for person, table_id, seat, result in connection.execute(query):
            found.setdefault((person, table_id), ([], result))[0].append(seat)
    return found


# Writing


def add(group: Group) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(insert(GROUPS).values(vars(group)))
        connection.execute(insert(MEMBERS).values(group_id=group.id, person=group.owner, since=group.created))

    return write


def alter(group_id: str, **values: str) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(update(GROUPS).where(GROUPS.c.id == group_id).values(values))

    return write


def join(group_id: str, person: str, key: str) -> Writes:
    """Overtaken if the invitation was taken back meanwhile, or the person belongs to it already."""

    def write(connection: Connection) -> None:
        query = select(GROUPS.c.key).where(GROUPS.c.id == group_id)
        if connection.execute(query).scalar_one_or_none() != key:
            raise Overtaken
        connection.execute(insert(MEMBERS).values(group_id=group_id, person=person, since=time.time()))

    return write


def leave(group_id: str, person: str) -> Writes:
    """Whoever has been there longest sees to the group after its owner; without anybody it goes, its tables stay."""

    def write(connection: Connection) -> None:
        here = and_(MEMBERS.c.group_id == group_id, MEMBERS.c.person == person)
        connection.execute(delete(MEMBERS).where(here))
        others = members_of(connection, group_id)
        if others:
            mine = and_(GROUPS.c.id == group_id, GROUPS.c.owner == person)
            connection.execute(update(GROUPS).where(mine).values(owner=others[0]))
            return
        connection.execute(update(TABLES).where(TABLES.c.group_id == group_id).values(group_id=None))
        ours = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.group_id == group_id)
        connection.execute(delete(PAIRINGS).where(PAIRINGS.c.tournament.in_(ours)))
        connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.group_id == group_id))
        connection.execute(delete(GROUPS).where(GROUPS.c.id == group_id))

    return write


# What those are made of


def members_of(connection: Connection, group_id: str) -> list[str]:
    query = select(MEMBERS.c.person).where(MEMBERS.c.group_id == group_id).order_by(MEMBERS.c.since, MEMBERS.c.person)
    return list(connection.execute(query).scalars())


def ids_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(MEMBERS.c.group_id).where(MEMBERS.c.person == person)).scalars())
