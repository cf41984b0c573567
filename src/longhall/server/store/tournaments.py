"""Tournaments of groups: who meets whom at which seat, at which table, and how it ended."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, String, and_, cast, delete, insert, select, update

from longhall.server.store.rows import Overtaken
from longhall.server.store.schema import PAIRINGS, TABLES, TOURNAMENTS
from longhall.server.store.store import Store

Writes = Callable[[Connection], None]


@dataclass(frozen=True)
class Tournament:
    id: str
    group_id: str
    name: str
    game: str
    options: dict[str, Any]
    rated: bool
    created: float
    clock: dict[str, Any] | None = None


@dataclass(frozen=True)
class Pairing:
    tournament: str
    number: int
    round: int
    people: list[str]  # by seat
    at: str | None = None  # the table
    places: list[int] | None = None


def tournament(store: Store, tournament_id: str) -> Tournament | None:
    with store.reading() as connection:
        query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
        found = connection.execute(query).mappings().first()
    return Tournament(**found) if found else None


def tournaments_of(store: Store, group_id: str) -> list[Tournament]:
    """The newest first."""
    here = TOURNAMENTS.c.group_id == group_id
    query = select(TOURNAMENTS).where(here).order_by(TOURNAMENTS.c.created.desc())
    with store.reading() as connection:
        return [Tournament(**row) for row in connection.execute(query).mappings()]


def pairings(store: Store, tournament_id: str) -> list[Pairing]:
    query = select(PAIRINGS).where(PAIRINGS.c.tournament == tournament_id).order_by(PAIRINGS.c.number)
    with store.reading() as connection:
        return [Pairing(**row) for row in connection.execute(query).mappings()]


def played_by(store: Store, person: str) -> list[tuple[Tournament, Pairing]]:
    """All games that somebody has in tournaments."""
    with store.reading() as connection:
        found = connection.execute(
            select(PAIRINGS).where(has(person)).order_by(PAIRINGS.c.tournament, PAIRINGS.c.number)
        )
        games = [Pairing(**row) for row in found.mappings()]
    rows = {one: tournament(store, one) for one in {game.tournament for game in games}}
    return [(row, game) for game in games if (row := rows[game.tournament]) is not None]


def has(person: str) -> ColumnElement[bool]:
    return cast(PAIRINGS.c.people, String).contains(person, autoescape=True)


def standing(store: Store, tables: Collection[str]) -> dict[str, str]:
    """How it stands at these tables, as far as they are there: waiting, playing, over, stopped."""
    with store.reading() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(list(tables))))
        return {row.id: row.status for row in found}


def add(tournament: Tournament, games: Sequence[Pairing]) -> Writes:
    def write(connection: Connection) -> None:
        connection.execute(insert(TOURNAMENTS).values(vars(tournament)))
        connection.execute(insert(PAIRINGS), [vars(game) for game in games])

    return write


def begin(pairing: Pairing, table_id: str, set_up: Writes) -> Writes:
    """A game of it begins at a table that is set up for it, in the place of one that came to nothing. Overtaken if
    somebody else was quicker."""

    def write(connection: Connection) -> None:
        set_up(connection)
        here = and_(PAIRINGS.c.tournament == pairing.tournament, PAIRINGS.c.number == pairing.number)
        as_known = PAIRINGS.c.at.is_(None) if pairing.at is None else PAIRINGS.c.at == pairing.at
        begun = update(PAIRINGS).where(here, as_known, PAIRINGS.c.places.is_(None)).values(at=table_id)
        if connection.execute(begun).rowcount != 1:
            raise Overtaken

    return write


def replace_person(connection: Connection, person: str, stranger: str) -> None:
    """Somebody is nobody from now on: the results stay, of a stranger who is the same in all of them."""
    for row in connection.execute(select(PAIRINGS).where(has(person))).mappings().all():
        here = and_(PAIRINGS.c.tournament == row["tournament"], PAIRINGS.c.number == row["number"])
        others = [stranger if one == person else one for one in row["people"]]
        connection.execute(update(PAIRINGS).where(here).values(people=others))


def remove(tournament_id: str) -> Writes:
    """Its tables stay."""

    def write(connection: Connection) -> None:
        connection.execute(delete(PAIRINGS).where(PAIRINGS.c.tournament == tournament_id))
        connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id))

    return write
