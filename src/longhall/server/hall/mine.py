"""What people are told of their own accounts, and nobody else is."""

from typing import Any

from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.store import people
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
