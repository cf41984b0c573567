"""Inviting people whom one has played with, or a whole group, to a table that waits.

Nobody is named by an id: the host says who sat where at a table that both know, or asks all of the table's group.
The invited are told the game and who asks, and learn of the table itself only when they open the invitation, so that
one taken back before opens nothing. Who has muted the host is not told, and the host cannot tell. By which channel
somebody is told is nobody else's matter.
"""

from typing import Any

from longhall.match.texts import texts
from longhall.server.faults import Fault
from longhall.server.hall import groups, instants
from longhall.server.hall.hall import Hall
from longhall.server.hall.seating import again
from longhall.server.hall.sitting import NUDGE
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import Tiding, Write, nothing
from longhall.server.hall.visitors import Visitor, new_table_id
from longhall.server.store import Overtaken, invitations, people, talking
from longhall.server.store import groups as kept_groups
from longhall.server.store.invitations import ASKED, NO, Invitation

MOST = 20  # to one table
SHOWN = 50  # people whom one has played with


# The host's side


def companions(hall: Hall, who: Visitor) -> list[dict[str, Any]]:
    """Whom I have played with, the last first: under the name that they had then, and where that was."""
    found: dict[str, dict[str, Any]] = {}
    for meeting in invitations.meetings(hall.store, who.id):
        first = {"name": meeting.name, "games": 0, "last": meeting.begun, "table": meeting.table_id}
        one = found.setdefault(meeting.visitor, {**first, "seat": meeting.seat})
        one["games"] += 1
    chosen = dict(list(found.items())[:SHOWN])
    faces = people.faces_of(hall.store, chosen)
    return [{**one, "shield": faces[other][1] if other in faces else None} for other, one in chosen.items()]


def hosted(hall: Hall, who: Visitor, table_id: str) -> Table:
    table = hall.tables.find(table_id)
    if table.row.host != who.id:
        raise Fault(403, "not_host")
    return table


def told(hall: Hall, who: Visitor, table_id: str) -> list[dict[str, Any]]:
    """Who is invited, and what came of it: nothing of whether, where or when it was read."""
    table = hosted(hall, who, table_id)
    found = invitations.at_table(hall.store, table_id)
    faces = people.faces_of(hall.store, [one.visitor for one in found])
    known = {meeting.visitor: meeting for meeting in reversed(invitations.meetings(hall.store, who.id))}
    return [
        {
            "id": one.id,
            "name": one.name,
            "shield": faces[one.visitor][1] if one.visitor in faces else None,
            "state": "in" if table.is_somebodys(one.visitor) else one.answer,
            "at": one.at,
            "again": one.reminded + NUDGE,
            # Where they have played last, by which `companions` names the same person.
            "table": known[one.visitor].table_id if one.visitor in known else None,
            "seat": known[one.visitor].seat if one.visitor in known else None,
        }
        for one in found
    ]


@again
async def invite(hall: Hall, who: Visitor, table_id: str, met_at: str, seat: int) -> None:
    """Ask who took a seat at a table where the host sat too. Who is invited already stays so."""
    table = hosted(hall, who, table_id)
    check_waiting(table)
    met = next(
        (one for one in invitations.meetings(hall.store, who.id) if (one.table_id, one.seat) == (met_at, seat)), None
    )
    if met is None:
        raise Fault(404, "no_companion")
    there = invitations.at_table(hall.store, table_id)
    if table.is_somebodys(met.visitor) or any(one.visitor == met.visitor for one in there):
        return
    if len(there) >= MOST:
        raise Fault(409, "many_invited", {"most": MOST})
    now = instants.now()
    new = Invitation(table_id, met.visitor, new_table_id(), who.id, met.name, now, now)
    await keep(hall, invitations.add(new), tiding(hall, new))


@again
async def invite_group(hall: Hall, who: Visitor, table_id: str) -> None:
    """Ask everybody else in the group that the table belongs to. Who is invited already, or sits there, stays so."""
    table = hosted(hall, who, table_id)
    check_waiting(table)
    group = groups.check_member(hall, who, table.row.group_id or "")
    there = {one.visitor for one in invitations.at_table(hall.store, table_id)}
    members = [one for one in kept_groups.members(hall.store, group.id) if one not in there and one != who.id]
    now, faces = instants.now(), people.faces_of(hall.store, members)
    new = [
        Invitation(table_id, one, new_table_id(), who.id, faces[one][0], now, now)
        for one in members
        if one in faces and not table.is_somebodys(one)
    ]
    writes = [write for one in new for write in (invitations.add(one), tiding(hall, one))]

    def all_of_them(connection: Any) -> None:
        for write in writes:
            write(connection)

    await hall.store.write(all_of_them)


@again
async def remind(hall: Hall, who: Visitor, table_id: str, invitation_id: str) -> None:
    one = of_host(hall, who, table_id, invitation_id)
    check_waiting(hall.tables.find(table_id))
    now = instants.now()
    if one.answer != ASKED or hall.tables.find(table_id).is_somebodys(one.visitor):
        raise Fault(409, "answered_invitation")
    if now < one.reminded + NUDGE:
        raise Fault(409, "nudged", {"when": one.reminded + NUDGE})
    await keep(hall, invitations.alter(one, reminded=now), tiding(hall, one))


@again
async def take_back(hall: Hall, who: Visitor, table_id: str, invitation_id: str) -> None:
    await hall.store.write(invitations.take_back(of_host(hall, who, table_id, invitation_id)))


def of_host(hall: Hall, who: Visitor, table_id: str, invitation_id: str) -> Invitation:
    hosted(hall, who, table_id)
    return named(invitations.at_table(hall.store, table_id), invitation_id)


def named(found: list[Invitation], invitation_id: str) -> Invitation:
    one = next((one for one in found if one.id == invitation_id), None)
    if one is None:
        raise Fault(404, "no_invitation")
    return one


def check_waiting(table: Table) -> None:
    if table.row.status != "waiting":
        raise Fault(409, "already_started")


def tiding(hall: Hall, one: Invitation) -> Write:
    """What is written besides. Whoever has muted the host is left alone."""
    if hall.outbox is None or one.inviter in talking.muted(hall.store, one.visitor):
        return nothing
    return hall.outbox([Tiding("invited", one.table_id, -1, is_secret=True, visitor=one.visitor)])


async def keep(hall: Hall, write: Write, also: Write) -> None:
    def both(connection: Any) -> None:
        write(connection)
        also(connection)

    await hall.store.write(both)


# The invited person's side


def mine(hall: Hall, who: Visitor, language: str) -> list[dict[str, Any]]:
    """To which tables I am invited that still have room for me."""
    quiet = talking.muted(hall.store, who.id)
    told = []
    for one in invitations.to(hall.store, who.id):
        row = hall.store.table(one.table_id)
        if row is None or one.inviter in quiet or row.host != one.inviter:
            continue
        table = hall.tables.outside(row)
        free = sum(seat.kind == "open" and seat.bot is None for seat in table.seats)
        if not free or table.is_somebodys(who.id):
            continue
        told.append(
            {
                "id": one.id,
                "game": row.game,
                "title": texts(row.game, language).say("game-name"),
                "by": name_of(hall, table),
                "names": [seat.name for seat in table.seats if seat.kind == "person"],
                "players": row.players,
                "free": free,
                "rated": row.rated,
                "at": one.at,
            }
        )
    return told


def name_of(hall: Hall, table: Table) -> str:
    """The host, by the name of the seat there, else of the account."""
    seat = next((seat for holder, seat in sorted(table.holders) if holder == table.row.host), None)
    if seat is not None:
        return table.seats[seat].name
    person = people.person(hall.store, table.row.host)
    return "" if person is None else person.name


def to_me(hall: Hall, who: Visitor, invitation_id: str) -> Invitation:
    quiet = talking.muted(hall.store, who.id)
    return named([one for one in invitations.to(hall.store, who.id) if one.inviter not in quiet], invitation_id)


def open_it(hall: Hall, who: Visitor, invitation_id: str) -> str:
    """The table to which somebody is invited. It stays an invitation until a seat is taken there."""
    return to_me(hall, who, invitation_id).table_id


async def decline(hall: Hall, who: Visitor, invitation_id: str) -> None:
    one = to_me(hall, who, invitation_id)
    try:
        await hall.store.write(invitations.alter(one, answer=NO))
    except Overtaken:
        raise Fault(404, "no_invitation") from None
