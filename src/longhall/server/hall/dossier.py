"""All that the hall knows of somebody, to take along: but for what is hidden in games that are on, keys by which
something is opened, who others are, and what others have reported."""

from typing import Any
from urllib.parse import urlsplit

from longhall.match.happened import read_result
from longhall.server.hall import tournaments
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import account, devices, me
from longhall.server.hall.visitors import Visitor
from longhall.server.store import groups, people, presences, ratings, wishes
from longhall.server.store.people import beside_seats, rows_of
from longhall.server.store.schema import INVITATIONS, REPORTS

# Of every part of the store that somebody has rows in: what is told of them; nothing: only how many there are.
PARTS: dict[str, tuple[str, ...]] = {
    "endpoints": ("channel", "style", "device", "language", "table_id", "group_id", "created", "failing"),
    "hours": ("zone", "start", "end", "shown"),
    "invitations": ("name", "at", "reminded", "answer"),
    "leavers": ("table_id", "seat", "at"),
    "letter_tokens": ("purpose", "address", "until"),
    "mutes": (),
    "notes": ("table_id", "seat", "text"),
    "notice_wishes": ("body",),
    "outbox": ("channel", "table_id", "seat", "kind", "more", "created", "due"),
    "read_marks": ("table_id", "channel", "number"),
    "table_wishes": ("table_id", "hears"),
    "talk": ("table_id", "channel", "number", "seat", "name", "text", "phrase", "language", "at"),
}


def dossier(hall: Hall, who: Visitor) -> dict[str, Any]:
    found = me(hall, who)
    store = hall.store
    return {
        "account": account(hall, who)["account"],
        "devices": devices(hall, who),
        "ratings": {game: vars(rating) for game, rating in ratings.ratings_of(store, found.id).items()},
        "groups": [{"id": group.id, "name": group.name} for group in groups.groups_of(store, found.id)],
        "tournaments": tournaments.played_by(hall, found.id),
        "tables": [told for table_id in people.tables_of(store, found.id) if (told := table(hall, who, table_id))],
        **{part.name: told_of(rows_of(store, part.c.visitor, who.id), PARTS[part.name]) for part in beside_seats()},
        "webhook_hosts": [urlsplit(one.address).hostname for one in wishes.endpoints_of(store, found.id)],
        "invited_by_me": told_of(
            rows_of(store, INVITATIONS.c.inviter, found.id), ("table_id", "name", "at", "reminded", "answer")
        ),
        "reported_by_me": told_of(rows_of(store, REPORTS.c.by, found.id), ("at_table", "name", "reason", "at")),
    }


def told_of(rows: list[dict[str, Any]], columns: tuple[str, ...]) -> Any:
    return [{name: row[name] for name in columns} for row in rows] if columns else len(rows)


def table(hall: Hall, who: Visitor, table_id: str) -> dict[str, Any] | None:
    row = hall.store.table(table_id)
    if row is None:
        return None
    result = read_result(row.result)
    seats = sorted(seat for holder, seat in hall.store.holders(table_id) if holder == who.id)
    change = ratings.change_at(hall.store, table_id, who.id)
    seen = presences.rows(hall.store, table_id)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "set_up_by_me": row.host == who.id,
        "names": [seat.name for seat in hall.store.seats(table_id)],
        "my_seats": seats,
        "last_seen": {seat: seen[seat].seen for seat in seats if seat in seen},
        "places": None if result is None else list(result.places),
        "scores": None if result is None else list(result.scores),
        "rating": None if change is None else {"before": change[0], "after": vars(change[1])},
    }
