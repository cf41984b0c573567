"""What people are told of their own accounts, and nobody else is."""

from typing import Any

from longhall.match.happened import read_result
from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.store import groups, people, ratings
from longhall.server.store.ages import written
from longhall.server.store.people import Person


def me(hall: Hall, who: Visitor) -> Person:
    """Whose account the visitor is signed in to."""
    found = people.person(hall.store, who.person) if who.person else None
    if found is None:
        raise Fault(401, "not_signed_in")
    return found


def account(hall: Hall, who: Visitor) -> dict[str, Any]:
    """The account that somebody is signed in to, and what the same browser has played as a guest."""
    found = people.person(hall.store, who.person) if who.person else None
    if found is None:
        return {"account": None, "guest": 0}
    keys = people.passkeys(hall.store, found.id)
    mine = {
        "name": found.name,
        "email": found.email,
        "confirmed": found.confirmed,
        "password": found.password is not None,
        "keys": [{"number": n, "device": key.device, "created": key.created} for n, key in enumerate(keys)],
        "shield": found.shield,
        "created": found.created,
    }
    return {"account": mine, "guest": len(people.tables_of(hall.store, who.guest))}


def devices(hall: Hall, who: Visitor) -> list[dict[str, Any]]:
    return [
        {
            "id": found.id,
            "device": found.device,
            "created": found.created,
            "used": written(found.used),
            "this": found.token == who.session,
        }
        for found in people.sessions(hall.store, me(hall, who).id)
    ]


def export(hall: Hall, who: Visitor) -> dict[str, Any]:
    """All that the hall knows of somebody, but for what is hidden in games that are on."""
    found = me(hall, who)
    store = hall.store
    return {
        "account": account(hall, who)["account"],
        "devices": devices(hall, who),
        "ratings": {game: vars(rating) for game, rating in ratings.ratings_of(store, found.id).items()},
        "groups": [{"id": group.id, "name": group.name} for group in groups.groups_of(store, found.id)],
        "tables": [told for table_id in people.tables_of(store, found.id) if (told := table(hall, who, table_id))],
    }


def table(hall: Hall, who: Visitor, table_id: str) -> dict[str, Any] | None:
    row = hall.store.table(table_id)
    if row is None:
        return None
    result = read_result(row.result)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "set_up_by_me": row.host == who.id,
        "names": [seat.name for seat in hall.store.seats(table_id)],
        "my_seats": sorted(seat for holder, seat in hall.store.holders(table_id) if holder == who.id),
        "places": None if result is None else list(result.places),
        "scores": None if result is None else list(result.scores),
    }
