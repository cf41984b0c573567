"""What whoever runs the hall does: keep somebody out and let in again, take away a table or an account."""

import ipaddress
from contextlib import suppress
from dataclasses import replace

from longhall.server.faults import Fault
from longhall.server.hall import accounts, agreeing, instants, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import folded
from longhall.server.hall.sitting import GONE
from longhall.server.hall.visitors import Visitor
from longhall.server.store import Store, house, people, talking
from longhall.server.store.house import Ban

SHORT = 12  # signs of an id that are shown, and at least enough to name somebody


class Unknown(ValueError):
    """Nobody, or more than one, is known by what was typed."""


def meant(store: Store, typed: str, reason: str = "") -> Ban:
    """Whom somebody means: an address or network, the name of an account, or the beginning of an id."""
    now, tidy = instants.now(), " ".join(typed.split())
    with suppress(ValueError):
        network = str(ipaddress.ip_network(tidy, strict=False))
        return Ban(network, "address", network, reason, now)
    person = people.person_named(store, folded(tidy))
    if person is not None:
        return Ban(person.id, "account", person.name, reason, now)
    found = house.known_by(store, tidy) if len(tidy) >= SHORT else set()
    if len(found) != 1:
        raise Unknown(tidy)
    (who,) = found
    return known(store, Ban(who, "guest", who[:SHORT], reason, now))


def reported(store: Store, number: int, reason: str = "") -> Ban:
    """Whom a report is about."""
    found = next((one for one in talking.reports(store) if one["id"] == number), None)
    if found is None:
        raise Unknown(str(number))
    return known(store, Ban(found["about"], "guest", found["name"], reason or found["reason"], instants.now()))


def known(store: Store, found: Ban) -> Ban:
    """By the account's name, if there is one."""
    person = people.person(store, found.who)
    return found if person is None else replace(found, kind="account", name=person.name)


async def ban(hall: Hall, found: Ban) -> None:
    """Keep somebody out. Sessions end, and bots play on at the seats, which wait for who is let in again."""
    await hall.store.write(house.ban(found))
    if found.kind == "address":
        return
    tokens = [session.token for session in people.sessions(hall.store, found.who)]
    await accounts.end(hall, tokens)
    for table_id in people.tables_of(hall.store, found.who):
        with suppress(Fault):  # it cannot be read, or is over
            await hall.in_passing(table_id, vacate, hall, found.who, table_id)
    await hall.store.write(house.speak)


async def vacate(hall: Hall, visitor: str, table_id: str) -> None:
    table = hall.tables.find(table_id)
    for seat in table.seats:
        holders = {holder for holder, number in table.holders if number == seat.number}
        if holders != {visitor} or seat.kind != "person":
            continue
        if table.row.status == "waiting":
            await seating.stand_up(hall, Visitor("", False, person=visitor), table_id, seat.number)
        elif table.row.status == "playing":
            await agreeing.to_bot(hall, hall.tables.find(table_id), seat.number, GONE)


async def unban(hall: Hall, who: str) -> None:
    await hall.store.write(house.unban(who))


async def remove_table(hall: Hall, table_id: str) -> None:
    """Everything of it, at once and for good."""
    await hall.store.write(house.remove_table(table_id))


async def remove_account(hall: Hall, person_id: str, language: str) -> None:
    """As if its person had deleted it."""
    await accounts.remove(hall, person_id, language)
    await hall.store.write(house.speak)
