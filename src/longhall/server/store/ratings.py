"""Ratings: who began a rated game, what came of it, and where everybody stands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from longhall.server.store.schema import HOLDERS, PAIRINGS, PEOPLE, RATED, RATINGS, SEATS, SITTINGS, TABLES
from longhall.server.store.store import Store

ENDED = ("over", "stopped")


@dataclass(frozen=True)
class Standing:
    """How strong somebody is thought to be, and how sure that is."""

    mu: float
    sigma: float
    games: int = 0


@dataclass(frozen=True)
class Began:
    """A seat of a rated game that has ended: who began it there, and how it ended for them."""

    seat: int
    person: str | None
    bot: str | None
    stayed: bool  # to the end
    standing: Standing | None  # before it


# What a game that has ended makes of the standings by seat; None where it does not count.
Reckon = Callable[[str, Sequence[Began], Sequence[int] | None], Sequence[Standing | None]]


# Reading


def unsettled(store: Store) -> list[str]:
    """Games that have ended and whose ratings, or place in a tournament, are not written yet."""
    ended = TABLES.c.status.in_(ENDED)
    rated = select(RATED.c.table_id).join(TABLES, TABLES.c.id == RATED.c.table_id).where(ended, ~RATED.c.settled)
    paired = select(PAIRINGS.c.at).join(TABLES, TABLES.c.id == PAIRINGS.c.at)
    paired = paired.where(TABLES.c.status == "over", PAIRINGS.c.places.is_(None))
    with store.reading() as connection:
        found = {*connection.execute(rated).scalars(), *connection.execute(paired).scalars()}
    return sorted(found)


def ratings_of(store: Store, person: str) -> dict[str, Standing]:
    query = select(RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(RATINGS.c.person == person)
    with store.reading() as connection:
        return {row.game: Standing(row.mu, row.sigma, row.games) for row in connection.execute(query)}


def standings(store: Store, game: str) -> list[tuple[str, str, dict[str, Any] | None, Standing]]:
    """Everybody who has played a rated game of this: who, name, shield, standing."""
    query = select(RATINGS, PEOPLE.c.name, PEOPLE.c.shield).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
    with store.reading() as connection:
        found = connection.execute(query.where(RATINGS.c.game == game))
        return [(row.person, row.name, row.shield, Standing(row.mu, row.sigma, row.games)) for row in found]


def change_at(store: Store, table_id: str, person: str) -> tuple[float, Standing] | None:
    """What a game did to somebody's rating: what it was before, and the standing after it."""
    here = and_(RATED.c.table_id == table_id, RATED.c.person == person, RATED.c.mu.is_not(None))
    with store.reading() as connection:
        row = connection.execute(select(RATED.c.was, RATED.c.mu, RATED.c.sigma).where(here)).first()
    return (row.was, Standing(row.mu, row.sigma)) if row else None


# Writing


def settle(table_id: str, reckon: Reckon, new: Standing) -> Callable[[Connection], None]:
    """Write once what a game that has ended means for ratings and for the tournament that it belongs to.

    `new`: where somebody begins.
    """

    def write(connection: Connection) -> None:
        table = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        if table is None or table["status"] not in ENDED:
            return
        places = table["result"]["places"] if table["result"] else None
        if places is not None:
            here = and_(PAIRINGS.c.at == table_id, PAIRINGS.c.places.is_(None))
            connection.execute(update(PAIRINGS).where(here).values(places=places))
        mine = and_(RATED.c.table_id == table_id, ~RATED.c.settled)
        rows = connection.execute(select(RATED).where(mine).order_by(RATED.c.seat).with_for_update()).mappings().all()
        late = out_of_time(connection, table_id)
        began = [began_as(connection, table["game"], row, new, late) for row in rows]
        for seat, after in zip(began, reckon(table["game"], began, places), strict=True):
            here = and_(RATED.c.table_id == table_id, RATED.c.seat == seat.seat)
            if after is None or seat.standing is None or seat.person is None:
                connection.execute(update(RATED).where(here).values(settled=True))
                continue
            values = {"settled": True, "was": seat.standing.mu, "mu": after.mu, "sigma": after.sigma}
            connection.execute(update(RATED).where(here).values(values))
            whose = and_(RATINGS.c.person == seat.person, RATINGS.c.game == table["game"])
            connection.execute(delete(RATINGS).where(whose))
            connection.execute(insert(RATINGS).values(person=seat.person, game=table["game"], **vars(after)))

    return write


def out_of_time(connection: Connection, table_id: str) -> int | None:
    """The seat whose time was out when a game was ended for that: it counts as left, or stalling would cost nothing."""
    body = connection.execute(select(SITTINGS.c.body).where(SITTINGS.c.table_id == table_id)).scalar_one_or_none()
    ended = (body or {}).get("ended") or {}
    return ended["seat"] if ended.get("why") == "zero" else None


def began_as(connection: Connection, game: str, row: Any, new: Standing, late: int | None) -> Began:
    person, seat = row["person"], row["seat"]
    if person is None:
        return Began(seat, None, row["bot"], row["bot"] is not None, None)
    here = and_(HOLDERS.c.table_id == row["table_id"], HOLDERS.c.seat == seat, HOLDERS.c.visitor == person)
    sits = and_(SEATS.c.table_id == row["table_id"], SEATS.c.number == seat, SEATS.c.kind == "person")
    stayed = seat != late and all(connection.execute(select(1).where(wanted)).first() for wanted in (here, sits))
    whose = and_(RATINGS.c.person == person, RATINGS.c.game == game)
    known = connection.execute(select(RATINGS).where(whose).with_for_update()).mappings().first()
    standing = Standing(known["mu"], known["sigma"], known["games"]) if known else new
    return Began(seat, person, None, stayed, standing)


# What people have played with each other


def meetings(store: Store, person: str) -> list[tuple[str, int, str, list[int]]]:
    """Of every game that somebody has finished: table, a seat, who took it, and all places. Only people's own games."""
    mine = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == person)
    ended = and_(TABLES.c.id.in_(mine), TABLES.c.status == "over", TABLES.c.origin.is_(None))
    query = (
        select(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.visitor, TABLES.c.result)
        .join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
        .join(SEATS, and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.number == HOLDERS.c.seat))
        .where(ended, SEATS.c.kind == "person")
        .order_by(HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.since.desc(), HOLDERS.c.visitor.desc())
    )
    with store.reading() as connection:
        first = {(row.table_id, row.seat): row for row in connection.execute(query)}  # the last read took the seat
    return [(row.table_id, row.seat, row.visitor, row.result["places"]) for row in first.values() if row.result]
