"""Groups: made, invited to, left. Only members see a group, and who has its link sees its name."""

import secrets
import time
from collections import Counter
from typing import Any

from longhall.match.happened import read_result
from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import me
from longhall.server.hall.names import checked_name, folded
from longhall.server.hall.own import has_won
from longhall.server.hall.visitors import Visitor, new_key, new_table_id
from longhall.server.store import Overtaken, people
from longhall.server.store import groups as kept
from longhall.server.store.groups import Group

LONGEST_NAME = 40
MOST = 50  # groups of one person, and people in one group


def found(hall: Hall, group_id: str) -> Group:
    group = kept.group(hall.store, group_id)
    if group is None:
        raise Fault(404, "no_group")
    return group


def check_member(hall: Hall, who: Visitor, group_id: str) -> Group:
    person = me(hall, who)
    group = found(hall, group_id)
    if person.id not in kept.members(hall.store, group_id):
        raise Fault(403, "not_member")
    return group


def check_owner(hall: Hall, who: Visitor, group_id: str) -> Group:
    group = check_member(hall, who, group_id)
    if group.owner != who.id:
        raise Fault(403, "not_group_owner")
    return group


async def create(hall: Hall, who: Visitor, name: str) -> str:
    person = me(hall, who)
    if len(kept.groups_of(hall.store, person.id)) >= MOST:
        raise Fault(409, "too_many_groups", {"most": MOST})
    group = Group(new_table_id(), checked_name(name, LONGEST_NAME), person.id, new_key(), time.time())
    await hall.store.write(kept.add(group))
    return group.id


def invited(hall: Hall, group_id: str, key: str) -> dict[str, Any]:
    """What who has the link is told before joining."""
    group = found(hall, group_id)
    if not secrets.compare_digest(group.key.encode(), key.encode()):
        raise Fault(403, "wrong_invitation")
    return {"id": group.id, "name": group.name, "members": len(kept.members(hall.store, group_id))}


async def join(hall: Hall, who: Visitor, group_id: str, key: str) -> None:
    """Belong to a group, by its link. Who belongs to it already just stays."""
    person = me(hall, who)
    invited(hall, group_id, key)
    members = kept.members(hall.store, group_id)
    if person.id in members:
        return
    if len(members) >= MOST:
        raise Fault(409, "group_full", {"most": MOST})
    try:
        await hall.store.write(kept.join(group_id, person.id, key))
    except Overtaken:
        raise Fault(403, "wrong_invitation") from None


async def renew_key(hall: Hall, who: Visitor, group_id: str) -> None:
    """The link of before invites nobody any more."""
    check_owner(hall, who, group_id)
    await hall.store.write(kept.alter(group_id, key=new_key()))


async def rename(hall: Hall, who: Visitor, group_id: str, name: str) -> None:
    check_owner(hall, who, group_id)
    await hall.store.write(kept.alter(group_id, name=checked_name(name, LONGEST_NAME)))


async def leave(hall: Hall, who: Visitor, group_id: str) -> None:
    check_member(hall, who, group_id)
    await hall.store.write(kept.leave(group_id, who.id))


async def remove(hall: Hall, who: Visitor, group_id: str, name: str) -> None:
    """Somebody belongs to the group no longer; its owner says so. The link is another one from then on."""
    check_owner(hall, who, group_id)
    person = people.person_named(hall.store, folded(name))
    if person is None or person.id == who.id or person.id not in kept.members(hall.store, group_id):
        raise Fault(404, "no_member")
    await hall.store.write(kept.leave(group_id, person.id))
    await hall.store.write(kept.alter(group_id, key=new_key()))


# Looking


def mine(hall: Hall, who: Visitor) -> list[dict[str, Any]]:
    return [
        {"id": group.id, "name": group.name, "members": faces(hall, who, group)}
        for group in kept.groups_of(hall.store, me(hall, who).id)
    ]


def about(hall: Hall, who: Visitor, group_id: str, base: str) -> dict[str, Any]:
    group = check_member(hall, who, group_id)
    path = f"/group/{group.id}#key={group.key}"  # behind the #, so that it is in no log
    return {
        "id": group.id,
        "name": group.name,
        "owner": group.owner == who.id,
        "since": group.created,
        "members": members(hall, who, group),
        "path": path,
        "url": base + path,
    }


def members(hall: Hall, who: Visitor, group: Group) -> list[dict[str, Any]]:
    """The members, and how many games of the group each has played to the end and won."""
    ids = kept.members(hall.store, group.id)
    played, won = Counter[str](), Counter[str]()
    for (person, _), (seats, result) in kept.finished_by(hall.store, group.id).items():
        played[person] += 1
        won[person] += has_won(read_result(result), seats)
    return [
        {**one, "played": played[person], "won": won[person]}
        for person, one in zip(ids, faces(hall, who, group), strict=True)
    ]


def faces(hall: Hall, who: Visitor, group: Group) -> list[dict[str, Any]]:
    """The members as others see them."""
    ids = kept.members(hall.store, group.id)
    known = people.faces_of(hall.store, ids)
    return [face(known, person, who, group.owner) for person in ids]


def face(
    known: dict[str, tuple[str, dict[str, Any] | None]], person: str, who: Visitor, owner: str = ""
) -> dict[str, Any]:
    """Somebody as others see them; without a name if the account is gone."""
    name, shield = known.get(person, ("", None))
    return {"name": name, "shield": shield, "me": person == who.person, "owner": person == owner}


def tables(hall: Hall, who: Visitor, group_id: str, finished: bool, most: int, skip: int = 0) -> list[str]:
    check_member(hall, who, group_id)
    return hall.store.of_group(group_id, finished, most, skip)
