"""Letters that are about an account: whether mail arrives, how to get back in, and no more of them. And one to whoever
runs the hall, that something was reported."""

import secrets
from dataclasses import replace

from sqlalchemy import Connection

from longhall.server.faults import Fault
from longhall.server.hall import accounts, instants, passwords, wanted
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import folded
from longhall.server.hall.tidings import Write, nothing
from longhall.server.hall.visitors import known_as, new_secret
from longhall.server.store import Overtaken, outbox, people, wishes
from longhall.server.store.outbox import Notice

CONFIRM, RECOVER, REPORT = "confirm", "recover", "report"
GATHER = 600.0  # seconds for which reports are gathered before they are told of in one letter
GOOD_FOR = {CONFIRM: 3 * 86400.0, RECOVER: 3600.0}  # seconds


def letter(kind: str, visitor: str, address: str, language: str, now: float) -> Notice:
    more = {"address": address, "language": language}
    return Notice(secrets.token_hex(16), visitor, "mail", "", None, -1, kind, kind, created=now, due=now, more=more)


def ask_whether_it_arrives(hall: Hall, person_id: str, address: str) -> Write:
    """A new address: a letter goes there, with what shows that it arrived."""
    if not hall.settings.smtp:
        return nothing
    now = instants.now()

    def write(connection: Connection) -> None:
        language = wanted.read(wishes.wishes(connection, person_id)).language
        outbox.add(connection, letter(CONFIRM, person_id, address, language, now), now)

    return write


def of_report(hall: Hall) -> Write:
    """Something was reported: whoever runs the hall gets a letter, if there is an address for that."""
    if not hall.settings.reports_to:
        return nothing
    now = instants.now()
    told = replace(letter(REPORT, "", hall.settings.reports_to, "en", now), due=now + GATHER)
    return lambda connection: outbox.add(connection, told, now, replaces=False)


async def send_again(hall: Hall, person_id: str, address: str) -> None:
    await hall.store.write(ask_whether_it_arrives(hall, person_id, address))


async def new_token(hall: Hall, kind: str, notice: Notice) -> str:
    """What goes into a letter; the store has only what follows from it."""
    token, now = new_secret(), instants.now()
    until = now + GOOD_FOR[kind]
    add = wishes.add_token(known_as(token), kind, notice.visitor, notice.more["address"], until, now)
    await hall.store.write(add)
    return token


async def confirm(hall: Hall, token: str) -> None:
    """A letter has arrived."""
    found = wishes.token(hall.store, known_as(token), CONFIRM, instants.now())
    if found is None:
        raise Fault(409, "late_letter")
    await spend(hall, token)
    await accounts.confirm_email(hall, *found)


async def ask_to_recover(hall: Hall, name: str, language: str) -> None:
    """Somebody wants back into an account: its address gets a letter. The same is done where there is none."""
    found = people.person_named(hall.store, folded(name))
    has_mail = found is not None and found.email is not None and found.confirmed
    visitor, address = (found.id, found.email or "") if found is not None and has_mail else ("", "")
    now = instants.now()

    def write(connection: Connection) -> None:
        outbox.add(connection, letter(RECOVER, visitor, address, language, now), now)

    await hall.store.write(write)


async def recover(hall: Hall, token: str, password: str, device: str) -> str:
    """A new password by a letter: every session of the account ends; the secret of a new one."""
    known = known_as(token)
    found = wishes.token(hall.store, known, RECOVER, instants.now())
    person = None if found is None else people.person(hall.store, found[0])
    if found is None or person is None or person.email != found[1] or not person.confirmed:
        raise Fault(409, "late_letter")
    kept = await passwords.kept(password)
    await spend(hall, token)
    await hall.store.write(people.alter(person.id, password=kept))
    await accounts.end(hall, [one.token for one in people.sessions(hall.store, person.id)])
    return await accounts.begin_session(hall, person.id, device)


async def spend(hall: Hall, token: str) -> None:
    try:
        await hall.store.write(wishes.spend_token(known_as(token)))
    except Overtaken:
        raise Fault(409, "late_letter") from None


async def unsubscribe(hall: Hall, key: str) -> None:
    """No more letters, without signing in. A key that nobody has is answered alike."""
    visitor = wishes.with_letter_key(hall.store, key)
    if visitor is not None:
        want = wanted.read(wishes.wishes_of(hall.store, visitor))
        await hall.store.write(wishes.put_wishes(visitor, wanted.without_mail(want), key))


async def letter_key(hall: Hall, visitor: str) -> str:
    found = wishes.letter_key(hall.store, visitor)
    if found is None:
        body = wishes.wishes_of(hall.store, visitor)
        await hall.store.write(wishes.put_wishes(visitor, body, secrets.token_urlsafe(24)))
        found = wishes.letter_key(hall.store, visitor)
    assert found is not None
    return found
