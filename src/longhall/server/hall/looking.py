"""Looking at a table: from outside, from a seat now and then, and at everything once the game is over."""

import asyncio
import json
from typing import Any

from longhall.games.registry import game as find_game
from longhall.match import SPECTATOR, editions
from longhall.match.happened import SET_UP, written_result
from longhall.match.questions import SCHEMA
from longhall.match.rules import clauses_of
from longhall.match.texts import texts
from longhall.server.faults import Fault
from longhall.server.hall.catalogue import about_edition, clause_of
from longhall.server.hall.earlier import notice
from longhall.server.hall.lines import last_lines
from longhall.server.hall.sight import Look, encode, now, reader_of, sight
from longhall.server.hall.table import Table, Tables
from longhall.server.store import SeatRow
from longhall.server.store.sittings import leavers

MOST_LISTED = 60


# From outside


def about(tables: Tables, table: Table, visitor: str, language: str, base: str, whole: bool = True) -> dict[str, Any]:
    """A table as a visitor sees it from outside. Nothing in it follows from what is hidden in the game.

    Not `whole`: that it plays an edition, and which, but not all that differs.
    """
    row = table.row
    path = f"/table/{row.id}"
    return {
        "id": row.id,
        "game": row.game,
        "title": texts(row.game, language).say("game-name"),
        "players": row.players,
        "options": row.options,
        "edition": about_edition(find_game(row.game), row.edition, language, whole),
        "visibility": row.visibility,
        "spectators": row.spectators,
        "rated": row.rated,
        "status": row.status,
        "ways": row.ways,
        "seats": [seat_info(seat, table.is_held(visitor, seat.number)) for seat in table.seats],
        "host": row.host == visitor,
        "group": row.group_id if row.host == visitor else None,
        "host_seat": next((seat for holder, seat in sorted(table.holders) if holder == row.host), None),
        "notice": notice(row, language),
        "last_day": tables.due.get(row.id),
        "path": path,
        "url": base + path,
    }


def from_outside(tables: Tables, visitor: str, table_id: str, language: str, base: str) -> dict[str, Any]:
    return about(tables, tables.glimpse(table_id), visitor, language, base)


def plays(tables: Tables, table_id: str) -> tuple[str, str]:
    """The game of a table, and its edition as JSON."""
    row = tables.row(table_id)
    return row.game, json.dumps(row.edition)


async def listed(tables: Tables, visitor: str, language: str, base: str) -> list[dict[str, Any]]:
    """Public tables, looked at one after the other: what others want gets in between."""
    found = []
    for table_id in tables.store.listed(MOST_LISTED):
        there = in_brief(tables, visitor, table_id, language, base)
        if there is not None:
            found.append(there)
        await asyncio.sleep(0)
    return found


def in_brief(tables: Tables, visitor: str, table_id: str, language: str, base: str) -> dict[str, Any] | None:
    """For a list. None if it cannot be read."""
    try:
        return about(tables, tables.glimpse(table_id), visitor, language, base, whole=False)
    except Fault:
        return None


def seat_info(seat: SeatRow, is_mine: bool) -> dict[str, Any]:
    return {"number": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "mine": is_mine}


# From a seat


def see(tables: Tables, visitor: str, table_id: str, seat: int, language: str, since: int | None) -> bytes:
    table = tables.find(table_id)
    table.check_eyes(visitor, seat)
    tables.watch(table)
    return sight(tables, table, now(table, seat, language, since))


def older(
    tables: Tables, visitor: str, table_id: str, seat: int, language: str, before: int, limit: int
) -> dict[str, Any]:
    """Lines with smaller numbers than `before`."""
    table = tables.find(table_id)
    table.check_eyes(visitor, seat)
    reader = reader_of(table, now(table, seat, language, None))
    first = tables.store.first_behind(table_id, table.row.length, seat, before - 1) if before > 1 else -1
    found, more = last_lines(tables.store, table_id, reader, first, limit)
    return {"lines": found, "more": more}


def history(tables: Tables, visitor: str, table_id: str, seat: int, language: str, transcript: int) -> bytes:
    """What a seat was shown when its transcript had this length."""
    table = tables.find(table_id)
    table.check_eyes(visitor, seat)
    table.check_begun()
    if not 1 <= transcript <= table.transcript(seat):
        raise Fault(404, "no_moment")
    if transcript == 1:
        entry = tables.store.opening_length(table_id)
    else:
        entry = tables.store.first_behind(table_id, table.row.length, seat, transcript - 1) + 1
    return sight(tables, table, Look(entry, seat, language, is_past=True))


def why(tables: Tables, visitor: str, table_id: str, seat: int, language: str) -> dict[str, Any]:
    """Everything that the seat's question is about and that is not open to it, with the clauses that forbid it."""
    table = tables.find(table_id)
    table.check_holder(visitor, seat)
    match = table.playing()
    rules = clauses_of(match.game, language)
    refused = match.refusals(seat, language)
    return {
        "transcript": match.transcript(seat),
        "refused": [vars(refusal) for refusal in refused],
        "clauses": {refusal.clause: clause_of(rules[refusal.clause]) for refusal in refused},
    }


# After the end


def has_ended(tables: Tables, visitor: str, table_id: str, seat: int) -> bool:
    """Whether a game is over that a visitor may look at from there. It stays closed: to open one may take long."""
    table = tables.glimpse(table_id)
    table.leavers = leavers(tables.store, table_id)
    table.check_eyes(visitor, seat)
    if table.row.status == "waiting":
        raise Fault(409, "not_started")
    return table.has_ended


def check_over(tables: Tables, visitor: str, table_id: str) -> Table:
    """The table, if the visitor may see all that there is of it."""
    table = tables.find(table_id)
    table.check_eyes(visitor, SPECTATOR)
    table.check_finished()
    return table


def record(tables: Tables, visitor: str, table_id: str) -> dict[str, Any]:
    """The record of a game, with what happened."""
    found = bare_record(tables, visitor, table_id)
    happened = tables.store.happenings(table_id, SET_UP, tables.find(table_id).row.length)
    return {**found, "happened": [[each.entry, each.events] for each in happened]}


def record_file(tables: Tables, visitor: str, table_id: str) -> tuple[str, bytes]:
    """The same to keep: a name for it, and its bytes."""
    found = record(tables, visitor, table_id)
    return f"{found['game']}-{table_id}.json", encode(found)


def bare_record(tables: Tables, visitor: str, table_id: str) -> dict[str, Any]:
    table = check_over(tables, visitor, table_id)
    row = table.row
    ended = table.playing() if table.past is None else table.past
    return {
        "schema": SCHEMA,
        "game": row.game,
        "rules_version": row.rules_version,
        "versions": row.versions,
        "edition": row.edition,
        "edition_hash": editions.digest(row.edition),
        "players": row.players,
        "options": row.options,
        "seed": row.seed,
        "names": table.names,
        "position": row.origin,
        "entries": tables.store.entries(table_id, 0, row.length),
        "result": row.result or written_result(ended.result),
    }


def replay(tables: Tables, visitor: str, table_id: str, seat: int | None, entry: int | None, language: str) -> bytes:
    """Any moment of a finished game from any seat (None: everything open)."""
    table = check_over(tables, visitor, table_id)
    last = table.row.length
    first = tables.store.opening_length(table_id)
    if seat is not None and seat != SPECTATOR:
        table.seat(seat)
    entry = last if entry is None else entry
    if not first <= entry <= last:
        raise Fault(404, "no_moment")
    eyes = SPECTATOR if seat is None else seat
    look = Look(entry, eyes, language, is_past=True, is_over=True, sees_all=seat is None)
    return b'{"entry":%d,"first":%d,"last":%d,"state":%s}' % (entry, first, last, sight(tables, table, look))
