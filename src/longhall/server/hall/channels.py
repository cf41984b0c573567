"""Where somebody is told, as that person sets it up. Nobody else sees any of it."""

import asyncio
import secrets
from typing import Any
from urllib.parse import urlsplit

from longhall.server.faults import Fault
from longhall.server.hall import groups, instants, wanted
from longhall.server.hall.hall import Hall
from longhall.server.hall.notices import trial
from longhall.server.hall.visitors import Visitor
from longhall.server.hall.wanted import MAIL, PUSH, WEBHOOK
from longhall.server.post import NotSent, push, reach
from longhall.server.store import Overtaken, outbox, people, wishes
from longhall.server.store.wishes import Endpoint

MOST = 10  # endpoints of one person
MOST_SHARED = 3  # of a table, or of a group


def overview(hall: Hall, who: Visitor) -> dict[str, Any]:
    """All that somebody has set up, and what could not be sent."""
    store = hall.store
    person = people.person(store, who.person) if who.person else None
    waiting = outbox.failed(store, who.id)
    return {
        "wishes": vars(wanted.read(wishes.wishes_of(store, who.id))),
        "endpoints": [shown(endpoint, waiting) for endpoint in wishes.endpoints_of(store, who.id)],
        "mail": {
            "offered": bool(hall.settings.smtp),
            "address": None if person is None else person.email,
            "confirmed": person is not None and person.confirmed,
            "waiting": waiting.get((MAIL, ""), 0),
        },
    }


def shown(endpoint: Endpoint, waiting: dict[tuple[str, str], int]) -> dict[str, Any]:
    """Of an address only the machine: whoever has the rest can write there."""
    return {
        "id": endpoint.id,
        "channel": endpoint.channel,
        "style": endpoint.style,
        "host": urlsplit(endpoint.address).hostname or "",
        "device": endpoint.device,
        "created": endpoint.created,
        "failing": endpoint.failing,
        "waiting": waiting.get((endpoint.channel, endpoint.id), 0),
    }


async def wish(hall: Hall, who: Visitor, body: dict[str, Any]) -> None:
    await hall.store.write(wishes.put_wishes(who.id, body, secrets.token_urlsafe(24)))


async def add_push(hall: Hall, who: Visitor, address: str, keys: dict[str, str], device: str, language: str) -> None:
    """This browser takes pushes."""
    try:
        push.check_keys(keys)
    except (ValueError, KeyError):
        raise Fault(422, "invalid", {"where": "keys"}) from None
    await check(hall, address)
    new = Endpoint(new_id(), who.id, PUSH, address, instants.now(), keys=keys, device=device, language=language)
    await put(hall, new, MOST)


async def add_webhook(
    hall: Hall,
    who: Visitor,
    address: str,
    style: str,
    language: str,
    table_id: str | None = None,
    group_id: str | None = None,
) -> None:
    """One's own, or one that a table or a group shares."""
    if table_id is not None:
        check_host(hall, who, table_id)
    if group_id is not None:
        check_keeper(hall, who, group_id)
    await check(hall, address)
    new = Endpoint(
        new_id(),
        who.id,
        WEBHOOK,
        address,
        instants.now(),
        style,
        language=language,
        table_id=table_id,
        group_id=group_id,
    )
    await put(hall, new, MOST if table_id is None and group_id is None else MOST_SHARED)


async def check(hall: Hall, address: str) -> None:
    """Whether an address may be asked at all. One that cannot be found now is refused too."""
    try:
        await asyncio.to_thread(reach.target, address, hall.settings.local_targets)
    except NotSent:
        raise Fault(422, "bad_target") from None


async def put(hall: Hall, new: Endpoint, most: int) -> None:
    try:
        await hall.store.write(wishes.put_endpoint(new, most))
    except Overtaken:
        raise Fault(409, "too_many_endpoints", {"most": most}) from None


async def remove(hall: Hall, who: Visitor, endpoint_id: str) -> None:
    """One's own, or one of a table or a group that one sees to, whoever gave it."""
    found = wishes.endpoint(hall.store, endpoint_id)
    if found is None or not (found.visitor == who.id or sees_to(hall, who, found)):
        raise Fault(404, "no_endpoint")
    await hall.store.write(wishes.remove_endpoint(endpoint_id))


def sees_to(hall: Hall, who: Visitor, endpoint: Endpoint) -> bool:
    try:
        if endpoint.table_id is not None:
            check_host(hall, who, endpoint.table_id)
        if endpoint.group_id is not None:
            check_keeper(hall, who, endpoint.group_id)
    except Fault:
        return False
    return endpoint.table_id is not None or endpoint.group_id is not None


async def try_out(hall: Hall, who: Visitor) -> None:
    """A notice to every channel that somebody has."""
    person = people.person(hall.store, who.person) if who.person else None
    mail = bool(hall.settings.smtp) and person is not None and person.confirmed
    await hall.store.write(trial(who.id, wishes.endpoints_of(hall.store, who.id), mail, instants.now()))


async def hurry(hall: Hall, who: Visitor) -> None:
    await hall.store.write(outbox.hurry(who.id, instants.now()))


# Of a table, and of a group


def hears(hall: Hall, who: Visitor, table_id: str) -> str:
    check_seated(hall, who, table_id)
    return wishes.hears_at(hall.store, who.id, table_id)


async def hear(hall: Hall, who: Visitor, table_id: str, much: str) -> None:
    check_seated(hall, who, table_id)
    await hall.store.write(wishes.put_hears(who.id, table_id, much))


def check_seated(hall: Hall, who: Visitor, table_id: str) -> None:
    if not hall.tables.find(table_id).is_somebodys(who.id):
        raise Fault(403, "not_your_seat")


def check_host(hall: Hall, who: Visitor, table_id: str) -> None:
    if hall.tables.find(table_id).row.host != who.id:
        raise Fault(403, "not_host")


def check_keeper(hall: Hall, who: Visitor, group_id: str) -> None:
    groups.check_owner(hall, who, group_id)


def shared(hall: Hall, who: Visitor, table_id: str | None, group_id: str | None) -> list[dict[str, Any]]:
    """The webhooks of a table or a group, for who sees to it."""
    if table_id is not None:
        check_host(hall, who, table_id)
    if group_id is not None:
        check_keeper(hall, who, group_id)
    return [shown(endpoint, {}) for endpoint in wishes.shared_by(hall.store, table_id, group_id)]


def new_id() -> str:
    return secrets.token_hex(16)
