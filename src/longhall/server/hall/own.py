"""One's own tables: what each wants of whoever holds seats there, and what came of those that have ended.

Nothing here says more than those seats are shown at the table itself. The only time is when the transcript of one of
them last grew: never that of an answer which they did not notice, and none at all for whoever holds no seat.
"""

from typing import Any

from longhall.games.registry import game as find_game
from longhall.match import OTHERS, SPECTATOR, Match
from longhall.match.happened import read_result
from longhall.match.words import words_of
from longhall.server.faults import Fault
from longhall.server.hall.looking import in_brief
from longhall.server.hall.sight import result
from longhall.server.hall.table import Table, Tables
from longhall.server.store import TableRow

MOST_GOING = 200  # tables that go on; whoever has more is told of the newest


def going(tables: Tables, visitor: str) -> tuple[list[str], int]:
    """The visitor's tables that go on, newest first, and how many have ended."""
    store = tables.store
    return store.held_by(visitor, finished=False, most=MOST_GOING), store.count_held_by(visitor, finished=True)


def ended(tables: Tables, visitor: str, skip: int, most: int) -> list[str]:
    return tables.store.held_by(visitor, finished=True, most=most, skip=skip)


def held(tables: Tables, visitor: str, table_id: str, language: str, base: str) -> dict[str, Any] | None:
    """A table of a visitor, and how it stands there; None if it cannot be read."""
    about = in_brief(tables, visitor, table_id, language, base)
    if about is None:
        return None
    seats = [seat["number"] for seat in about["seats"] if seat["mine"]]
    try:
        row = tables.row(table_id)
        table = tables.find(table_id) if row.status == "playing" else tables.outside(row)
        return {"table": about, "seats": seats, **standing(tables, table, row, seats, language)}
    except Fault:
        return None


def standing(tables: Tables, table: Table, row: TableRow, seats: list[int], language: str) -> dict[str, Any]:
    match = table.match
    found = read_result(row.result)
    words = words_of(find_game(row.game), row.rules_version)
    eyes = seats or [SPECTATOR]
    awaited = {other for seat in eyes for other in match.awaited(seat)} if match is not None else set()
    return {
        "asked": match is not None and any(asked(match, seat) for seat in seats),
        "awaited": {"seats": sorted(awaited - {OTHERS}), "others": OTHERS in awaited},
        "stands": match.stands(eyes[0], language) if match is not None and not match.over else "",
        "since": since(tables, table, row, seats),
        "result": result(found, words.texts_of_end(found.reason, language)) if found is not None else None,
    }


def asked(match: Match, seat: int) -> bool:
    """Whether the seat has something to choose that nothing else answers."""
    return match.asked(seat) and match.foregone(seat) is None


def since(tables: Tables, table: Table, row: TableRow, seats: list[int]) -> float | None:
    """When the transcript of one of these seats last grew; of a table that waits, when it was set up."""
    if not seats or (row.origin is not None and row.begun is None):  # a record that was brought
        return None
    if row.status == "waiting":
        return row.created
    store = tables.store
    lengths = table.match.sent if table.match is not None else store.sent(row.id, row.length)
    grown = [store.grew(row.id, row.length, seat, lengths[seat]) or row.begun for seat in seats]
    return max((at for at in grown if at is not None), default=None)
