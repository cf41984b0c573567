"""What a rated table asks of those who sit there: an account, one seat each under its name, and bots that are measured.

Advice is not given there, and a seat's link opens nothing. Taking back is what it is everywhere: choices can be taken
back only until another seat was, or could have been, asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.table import Table
from longhall.server.hall.visitors import Visitor
from longhall.server.players.bots import LEVELS, USUAL
from longhall.server.store import people


def name_of(hall: Hall, visitor: Visitor) -> str:
    found = people.person(hall.store, visitor.person) if visitor.person else None
    if found is None:
        raise Fault(401, "rated_account")
    return found.name


def checked_wishes(
    hall: Hall, visitor: Visitor, wishes: Sequence[Mapping[str, Any]], edition: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """The seats of a new rated table: its host's under the name of the account."""
    name = name_of(hall, visitor)
    if edition:
        raise Fault(422, "rated_edition")
    if len(wishes) < 2 or sum(wish["kind"] == "me" for wish in wishes) > 1:
        raise Fault(422, "rated_seats")
    for wish in wishes:
        if wish["kind"] == "bot":
            check_bot(wish.get("bot") or USUAL)
    return [{**wish, "name": name} if wish["kind"] == "me" else dict(wish) for wish in wishes]


def check_bot(spec: str) -> None:
    if spec not in LEVELS:
        raise Fault(422, "rated_bot")


def checked_sitter(hall: Hall, visitor: Visitor, table: Table) -> str:
    """The name under which somebody sits down; everybody has one seat."""
    name = name_of(hall, visitor)
    if any(holder == visitor.id for holder, _ in table.holders):
        raise Fault(409, "rated_seats")
    return name
