"""Accounts, for those who want one: made, signed in to on several devices, told everything of, and taken away again."""

import re
import secrets
import time
from typing import Any

from sqlalchemy import Connection

from longhall.server.faults import Fault
from longhall.server.hall import agreeing, passwords, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import me
from longhall.server.hall.names import checked_name, folded, free_name
from longhall.server.hall.sitting import BOT
from longhall.server.hall.tidings import nothing
from longhall.server.hall.visitors import Visitor, known_as, new_person_id, new_secret
from longhall.server.store import Overtaken, people, sittings
from longhall.server.store.ages import today
from longhall.server.store.people import Passkey, Person, Session

EMAIL = re.compile(r"[^@\s\x00-\x1f\x7f]{1,64}@[^@\s\x00-\x1f\x7f]{1,180}\.[^@\s.\x00-\x1f\x7f]{2,60}")


# Making one, and signing in


async def create(hall: Hall, name: str, password: str, email: str | None, device: str) -> str:
    """A new account with a password; the secret of the session in which its maker is signed in to it."""
    tidy, address = checked_name(name), checked_email(email)
    kept = await passwords.kept(password)  # before the name is looked up: time tells nothing
    secret, session = new_session(new_person_id(), device)
    await add(hall, new_person(session.person, tidy, kept), session)
    if address:
        await change_email(hall, session.person, address)
    return secret


async def add(hall: Hall, person: Person, session: Session, passkey: Passkey | None = None) -> None:
    try:
        await hall.store.write(people.add(person, session, passkey))
    except Overtaken:
        raise Fault(409, "account_taken") from None


def new_person(person_id: str, name: str, password: str | None) -> Person:
    return Person(person_id, name, folded(name), password, None, False, None, time.time())


def new_session(person_id: str, device: str) -> tuple[str, Session]:
    """A browser is signed in from now on: its secret, and what the store knows of it."""
    secret = new_secret()
    return secret, Session(known_as(secret), secrets.token_hex(8), person_id, device, time.time(), today())


async def sign_in(hall: Hall, name: str, password: str, device: str) -> str:
    """The secret of a new session. Whether there is such an account is told neither by the answer nor by its time."""
    found = people.person_named(hall.store, folded(name))
    known = found.password if found is not None else None
    if not await passwords.fits(known, password) or found is None or known is None:
        raise Fault(403, "wrong_password")
    if passwords.is_outdated(known):
        await hall.store.write(people.alter(found.id, password=await passwords.kept(password)))
    return await begin_session(hall, found.id, device)


async def begin_session(hall: Hall, person_id: str, device: str) -> str:
    hall.house.check(person_id)
    secret, session = new_session(person_id, device)
    await hall.store.write(people.add_session(session))
    return secret


async def sign_out(hall: Hall, who: Visitor) -> None:
    if who.session:
        await end(hall, [who.session])


async def end_session(hall: Hall, who: Visitor, session_id: str) -> None:
    """One of the person's own sessions, wherever that browser is."""
    mine = [found.token for found in people.sessions(hall.store, me(hall, who).id) if found.id == session_id]
    if not mine:
        raise Fault(404, "no_session")
    await end(hall, mine)


async def end(hall: Hall, tokens: list[str]) -> None:
    """Sessions are over: what they listen to falls silent."""
    await hall.store.write(people.end_sessions(tokens))
    for token in tokens:
        hall.sessions.forget(token)
    hall.listeners.end_sessions(set(tokens))


# Changing it


async def check_password(person: Person, password: str) -> None:
    """Who has a password shows that it is still them before something that cannot be undone."""
    if person.password is not None and not await passwords.fits(person.password, password):
        raise Fault(403, "wrong_password")


async def change_password(hall: Hall, who: Visitor, password: str, new: str) -> None:
    """Another password; every other session of the account ends."""
    mine = me(hall, who)
    await check_password(mine, password)
    await hall.store.write(people.alter(mine.id, password=await passwords.kept(new)))
    others = [found.token for found in people.sessions(hall.store, mine.id) if found.token != who.session]
    await end(hall, others)


async def change(hall: Hall, who: Visitor, wishes: dict[str, Any]) -> None:
    """Another name, address or shield."""
    mine = me(hall, who)
    values: dict[str, Any] = {}
    if "name" in wishes:
        name = checked_name(wishes["name"])
        values |= {"name": name, "folded": folded(name)}
    if "shield" in wishes:
        values["shield"] = wishes["shield"]
    address = checked_email(wishes["email"]) if "email" in wishes else mine.email
    if values:
        try:
            await hall.store.write(people.alter(mine.id, **values))
        except Overtaken:
            raise Fault(409, "account_taken") from None
    if address != mine.email:
        await change_email(hall, mine.id, address)


async def change_email(hall: Hall, person_id: str, address: str | None) -> None:
    """Another address, which counts for nothing until somebody has shown that mail arrives there."""
    alter = people.alter(person_id, email=address, confirmed=False)
    ask = nothing if address is None else hall.wants_mail_confirmed(person_id, address)

    def write(connection: Connection) -> None:
        alter(connection)
        ask(connection)

    await hall.store.write(write)


async def confirm_email(hall: Hall, person_id: str, address: str) -> None:
    """Mail to this address has arrived. For whoever sends it; an address that was changed since stays unconfirmed."""
    found = people.person(hall.store, person_id)
    if found is not None and found.email == address:
        await hall.store.write(people.alter(person_id, confirmed=True))


def checked_email(address: str | None) -> str | None:
    tidy = (address or "").strip()
    if tidy and (len(tidy) > 254 or not EMAIL.fullmatch(tidy)):
        raise Fault(422, "bad_email")
    return tidy or None


# What a guest played


async def take_over(hall: Hall, who: Visitor) -> int:
    """The tables of this browser's guest are the account's from now on; how many there were."""
    mine = me(hall, who)
    tables = people.tables_of(hall.store, who.guest)
    await hall.store.write(people.hand_over(who.guest, mine.id))
    await tell(hall, tables)
    return len(tables)


async def tell(hall: Hall, tables: list[str]) -> None:
    """Other people hold their seats now: whoever listened for the former ones hears nothing more."""
    for table_id in tables:
        hall.news.tell(table_id)
        if table_id in hall.tables.kept or table_id in hall.listeners.there:
            await hall.in_passing(table_id, hall.catch_up, table_id)


# The end of it


async def delete(hall: Hall, who: Visitor, name: str, password: str, language: str) -> None:
    """The account goes. Tables stay, with other names; where a game is on, it is as when somebody leaves.

    If something comes between, the account is still there, and deleting it again goes on from where that stopped.
    """
    mine = me(hall, who)
    if folded(name) != mine.folded:
        raise Fault(422, "wrong_name")
    await check_password(mine, password)
    await remove(hall, mine.id, language)


async def remove(hall: Hall, person_id: str, language: str) -> None:
    """Everything of an account, for its person or for whoever runs the hall."""
    who = Visitor("", False, person=person_id)
    sessions = [found.token for found in people.sessions(hall.store, person_id)]
    tables = people.tables_of(hall.store, person_id)
    for table_id in tables:
        try:
            await hall.in_passing(table_id, leave, hall, who, table_id)
        except Fault as fault:
            if fault.code != "unreadable":  # nobody plays there
                raise
    renamed = [named for table_id in tables for named in other_names(hall, person_id, table_id, language)]
    await hall.store.write(people.forget(person_id, renamed))
    await end(hall, sessions)
    await tell(hall, tables)


async def leave(hall: Hall, who: Visitor, table_id: str) -> None:
    """Give up the seats that the person took at a table, but for those that stay other people's too."""
    table = hall.tables.find(table_id)
    for seat in table.seats:
        shared = any(holder != who.id and number == seat.number for holder, number in table.holders)
        if shared or table.row.status not in ("waiting", "playing"):
            continue
        if hall.store.owner(table_id, seat.number) == who.id:
            if table.row.status == "waiting":
                await seating.stand_up(hall, who, table_id, seat.number)
            else:
                await agreeing.leave(hall, who, table_id, seat.number)
        elif (who.id, seat.number) in table.leavers and seat.kind == "person":  # the others still wait
            await agreeing.to_bot(hall, hall.tables.find(table_id), seat.number, BOT)


def other_names(hall: Hall, person_id: str, table_id: str, language: str) -> list[tuple[str, int, str]]:
    """What seats are to be called that the person had, or has left for a bot."""
    seats = hall.store.seats(table_id)
    left = {seat for visitor, seat in sittings.leavers(hall.store, table_id) if visitor == person_id}
    taken = {seat.name.casefold() for seat in seats}
    renamed = []
    for seat in seats:
        if seat.number in left or hall.store.owner(table_id, seat.number) == person_id:
            name = free_name("gone-name", seat.number, language, taken)
            taken.add(name.casefold())
            renamed.append((table_id, seat.number, name))
    return renamed
