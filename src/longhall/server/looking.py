"""Looking at a table: what a seat is shown now, what it was shown then, and everything once the game is over."""

from dataclasses import replace
from typing import Any

from longhall.match.match import SPECTATOR
from longhall.match.texts import texts
from longhall.server import payloads, seats
from longhall.server.faults import Fault
from longhall.server.lines import Reader
from longhall.server.rooms import Room, Rooms
from longhall.server.store import Store

LOG_LINES = 100
LONGEST_RESUME = 300  # further back than this a log is sent anew
MOST_LISTED = 60


# From outside


def about(room: Room, visitor: str, language: str, base: str) -> dict[str, Any]:
    """A table as a visitor sees it from outside. Nothing in it follows from what is hidden in the game."""
    row = room.row
    path = f"/table/{row.id}"
    return {
        "id": row.id,
        "game": row.game,
        "title": texts(row.game, language).say("game-name"),
        "players": row.players,
        "options": row.options,
        "visibility": row.visibility,
        "spectators": row.spectators,
        "status": row.status,
        "seats": [seats.seat_info(seat, room.is_held(visitor, seat.number)) for seat in room.seats],
        "host": row.host == visitor,
        "path": path,
        "url": base + path,
    }


def table(rooms: Rooms, visitor: str, table_id: str, language: str, base: str) -> dict[str, Any]:
    row = rooms.store.table(table_id)
    if row is None:
        raise Fault(404, "no_table")
    return about(rooms.outside(row), visitor, language, base)


def listed(rooms: Rooms, visitor: str, language: str, base: str) -> list[dict[str, Any]]:
    return [table(rooms, visitor, table_id, language, base) for table_id in rooms.store.listed(MOST_LISTED)]


def mine(rooms: Rooms, visitor: str, language: str, base: str) -> list[dict[str, Any]]:
    found = []
    for table_id in rooms.store.held_by(visitor, MOST_LISTED):
        there = table(rooms, visitor, table_id, language, base)
        found.append({"table": there, "seats": [seat["number"] for seat in there["seats"] if seat["mine"]]})
    return found


# From a seat


def seen(store: Store, room: Room, seat: int, language: str, since: int | None) -> dict[str, Any]:
    return payloads.seen(room.playing(), room.id, seat, language, log(store, room, seat, language, since))


def see(rooms: Rooms, visitor: str, table_id: str, seat: int, language: str, since: int | None) -> bytes:
    room = rooms.room(table_id)
    room.check_eyes(visitor, seat)
    return payloads.encode(seen(rooms.store, room, seat, language, since))


def reader(room: Room, seat: int, language: str, sees_all: bool = False) -> Reader:
    return Reader(room.playing().game, texts(room.row.game, language), seat, room.names, sees_all)


def log(store: Store, room: Room, seat: int, language: str, since: int | None) -> dict[str, Any]:
    """The log from where the seat's transcript stood; anew if that is unknown or long ago."""
    match = room.playing()
    reads = reader(room, seat, language)
    now = match.transcript(seat)
    if since is None or not 0 < since <= now or now - since > LONGEST_RESUME:
        found, more = last_lines(store, room, reads, match.length)
        return {"since": None, "lines": found, "gone": [], "more": more}
    first = store.first_behind(room.id, match.length, seat, since) if since < now else match.length
    happened = store.happenings(room.id, first, match.length)
    return {
        "since": since,
        "lines": [line for happening in happened for line in reads.lines(happening)],
        "gone": reads.gone(store.taken_back(room.id, first)),
        "more": False,
    }


def last_lines(
    store: Store, room: Room, reads: Reader, entry: int, limit: int = LOG_LINES, at: int | None = None
) -> tuple[list[dict[str, Any]], bool]:
    """The last lines before an entry, and whether there are older ones."""
    found: list[dict[str, Any]] = []
    for happening in store.happenings_before(room.id, entry, at):
        found[:0] = reads.lines(happening)
        if len(found) > limit:
            return found[len(found) - limit :], True
    return found, False


def older(
    rooms: Rooms, visitor: str, table_id: str, seat: int, language: str, before: int, limit: int
) -> dict[str, Any]:
    """Lines with smaller numbers than `before`."""
    room = rooms.room(table_id)
    room.check_eyes(visitor, seat)
    length = room.playing().length
    first = rooms.store.first_behind(table_id, length, seat, before - 1) if before > 1 else -1
    found, more = last_lines(rooms.store, room, reader(room, seat, language), first, limit)
    return {"lines": found, "more": more}


def history(rooms: Rooms, visitor: str, table_id: str, seat: int, language: str, transcript: int) -> dict[str, Any]:
    """What a seat was shown when its transcript had this length."""
    room = rooms.room(table_id)
    room.check_eyes(visitor, seat)
    now = room.playing()
    if not 1 <= transcript <= now.transcript(seat):
        raise Fault(404, "no_moment")
    if transcript == 1:
        length = rooms.store.opening_length(table_id)
    else:
        length = rooms.store.first_behind(table_id, now.length, seat, transcript - 1) + 1
    return moment(rooms, room, reader(room, seat, language), length)


def moment(rooms: Rooms, room: Room, reads: Reader, length: int) -> dict[str, Any]:
    """The table behind so many entries, as the reader saw it then."""
    match = rooms.match_at(room.row, room.names, length)
    found, more = last_lines(rooms.store, room, reads, length, at=length)
    said = {"since": None, "lines": found, "gone": [], "more": more}
    return payloads.seen(match, room.id, reads.seat, reads.words.language, said, is_past=True)


def why(rooms: Rooms, visitor: str, table_id: str, seat: int, language: str) -> dict[str, Any]:
    room = rooms.room(table_id)
    room.check_holder(visitor, seat)
    return payloads.refusals(room.playing(), seat, language)


# After the end


def record(rooms: Rooms, visitor: str, table_id: str) -> dict[str, Any]:
    room = rooms.room(table_id)
    room.check_eyes(visitor, SPECTATOR)
    match = room.finished()
    entries = rooms.store.entries(table_id, 0, match.length)
    return replace(match, past=0, entries=entries, origin=room.row.origin).record


def replay(
    rooms: Rooms, visitor: str, table_id: str, seat: int | None, entry: int | None, language: str
) -> dict[str, Any]:
    """Any moment of a finished game from any seat (None: everything open)."""
    room = rooms.room(table_id)
    room.check_eyes(visitor, SPECTATOR)
    last = room.finished().length
    first = rooms.store.opening_length(table_id)
    if seat is not None and seat != SPECTATOR:
        room.seat(seat)
    entry = last if entry is None else entry
    if not first <= entry <= last:
        raise Fault(404, "no_moment")
    eyes = SPECTATOR if seat is None else seat
    reads = replace(reader(room, eyes, language, sees_all=seat is None), names_entries=True)
    shown = moment(rooms, room, reads, entry)
    if seat is None:
        match = rooms.match_at(room.row, room.names, entry)
        shown["views"] = [match.view(other) for other in range(match.players)]
    return {"entry": entry, "first": first, "last": last, "state": shown}
