"""Setting up tables and sitting down at them."""

import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.match import Match, start
from longhall.match import position as begin_with
from longhall.server.faults import Fault
from longhall.server.hall import groups, instants, looking, rating, timing
from longhall.server.hall.catalogue import game_named
from longhall.server.hall.commands import digest
from longhall.server.hall.hall import TRIES, Hall, is_repeated
from longhall.server.hall.names import check_free, checked_name, free_name
from longhall.server.hall.sitting import Sitting
from longhall.server.hall.table import Table, call_of
from longhall.server.hall.tidings import Tiding, of_beginning, of_gathering
from longhall.server.hall.visitors import Visitor, new_key, new_table_id
from longhall.server.players.bots import USUAL, check_bot
from longhall.server.store import Begun, Change, Overtaken, SeatRow, TableRow, writing
from longhall.server.store.brought import Brought, writes
from longhall.server.store.transcripts import opening_of

WAYS = ("clock", "leaving", "hints", "ready")

Wish = ParamSpec("Wish")
Answer = TypeVar("Answer")


def again(work: Callable[Wish, Coroutine[Any, Any, Answer]]) -> Callable[Wish, Coroutine[Any, Any, Answer]]:
    """Whoever is overtaken by another process looks anew: what was wanted may still be possible, or is refused."""

    @wraps(work)
    async def tried(*args: Wish.args, **named: Wish.kwargs) -> Answer:
        for _ in range(TRIES):
            try:
                return await work(*args, **named)
            except Overtaken:
                continue
        raise Fault(503, "busy")

    return tried


def check_running(hall: Hall, visitor: Visitor) -> None:
    """One visitor has so many tables that it has begun and that are not over."""
    most = hall.settings.limits.running
    if hall.store.running(visitor.id) >= most:
        raise Fault(429, "too_many_tables", {"most": most})


async def set_up(
    hall: Hall,
    visitor: Visitor,
    game: str,
    players: int | None,
    options: Mapping[str, Any],
    visibility: str,
    spectators: bool,
    wishes: Sequence[Mapping[str, Any]] | None,
    key: str,
    language: str,
    changes: dict[str, Any] | None = None,
    rated: bool = False,
    group: str | None = None,
    ways: Mapping[str, Any] | None = None,
) -> str:
    """A new table; its id. `changes`: what its edition changes. `group`: to which it belongs. `ways`: how its people
    play."""
    found = game_named(game)
    if players is None:
        players = len(wishes) if wishes is not None else found.players[0]
    if players not in found.players:
        raise Fault(422, "wrong_players")
    try:
        if wishes is None:
            wishes = [{"kind": "me"}] + [{"kind": "bot"}] * (players - 1)
        whole = found.whole_options({**usual_for(found, wishes), **options})
    except (ValueError, TypeError):
        raise Fault(422, "wrong_options") from None
    if len(wishes) != players:
        raise Fault(422, "wrong_seats")
    changes = changes or {}
    if rated:
        wishes = rating.checked_wishes(hall, visitor, wishes, changes)
    if group is not None:
        groups.check_member(hall, visitor, group)
    wanted: list[Any] = [game, players, whole, changes, visibility, spectators, [dict(wish) for wish in wishes]]
    wanted += [rated, group] if rated or group else []
    fingerprint = digest([*wanted, dict(ways)] if ways else wanted)
    asked = Change(f"visitor/{visitor.id}", key, fingerprint)
    known = hall.store.change(asked.scope, key)
    if known is not None and is_repeated(asked, known):
        return known.answer
    check_running(hall, visitor)
    row = TableRow(
        id=new_table_id(),
        game=game,
        rules_version=found.rules_version,
        players=players,
        options=whole,
        edition=changes or None,
        origin=None,
        seed=secrets.randbits(58),
        visibility=visibility,
        spectators=spectators,
        status="waiting",
        host=visitor.id,
        created=time.time(),
        length=0,
        rated=rated,
        group_id=group,
        ways=dict(ways or {}),
    )
    if found.seats_host_first(whole):
        wishes = host_first(wishes)
    rows = seat_rows(row.id, wishes, language)
    held = {seat.number: visitor.id for seat in rows if seat.kind == "person"}
    change = replace(asked, answer=row.id)
    begun = None if row.ways.get("ready") else beginning(row, rows)
    try:
        await hall.store.write(writing.add_table(row, rows, held, change, begun))
    except Overtaken:  # the same wish came to another process
        known = hall.store.change(asked.scope, key)
        if known is None or not is_repeated(asked, known):
            raise
        return known.answer
    hall.tell(hall.tables.find(row.id))
    return row.id


def usual_for(game: Game, wishes: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Options that differ from the game's own where two or more people sit, or may sit down."""
    if sum(wish["kind"] != "bot" for wish in wishes) < 2:
        return {}
    return game.for_people


def host_first(wishes: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The seats from the host's on: all keep their neighbours."""
    first = next((number for number, wish in enumerate(wishes) if wish["kind"] == "me"), 0)
    return [*wishes[first:], *wishes[:first]]


@again
async def sit(hall: Hall, visitor: Visitor, table_id: str, seat: int | None, name: str) -> None:
    """Take a seat, or any that is open. Whoever sits there already just stays."""
    table = hall.tables.find(table_id)
    if seat is None:
        free = [there.number for there in table.seats if there.kind == "open" and there.bot is None]
        if not free:
            raise Fault(409, "table_full")
        seat = free[0]
    there = table.seat(seat)
    is_invited = there.kind == "open" and table.is_held(visitor.id, seat)  # a program, by its token
    if table.is_held(visitor.id, seat) and not is_invited:
        return
    if visitor.is_program and not is_invited:
        raise Fault(403, "not_your_seat")
    if there.kind != "open" or (there.bot is not None and not is_invited):
        full = all(other.kind != "open" for other in table.seats)
        raise Fault(409, "table_full" if full else "seat_taken")
    tidy = checked_name(name)
    if table.row.rated:
        tidy = rating.checked_sitter(hall, visitor, table)
    check_free(tidy, table.seats, seat)
    kind = "bot" if is_invited else "person"
    await give(hall, table, replace(there, kind=kind, name=tidy, key=new_key()), visitor.id, actor=visitor.id)


async def give(
    hall: Hall,
    table: Table,
    seat: SeatRow,
    visitor: str | None,
    sitting: Sitting | None = None,
    also: Callable[[Connection], None] | None = None,
    actor: str = "",
) -> None:
    """Write who has a seat now, and the beginning if that was the last one; tell everybody who may still see.

    `sitting` is what people have going on then, `also` what else is written with it, before the seat changes hands.
    `actor` did it, and need not be told.
    """
    row = table.row
    seats = [seat if there.number == seat.number else there for there in table.seats]
    if row.status == "waiting" and seat.number in table.sitting.ready:  # whoever sits there now has not said so
        sitting = unready(table.sitting, [seat.number])
    call = call_of(row, seats, table.match)
    begun = None if row.ways.get("ready") else beginning(row, seats)
    take = writing.take_seat(seat, row.revision, visitor, call, begun)
    tell = hall.told_of_beginning(row, seats, begun, seat.number)
    call_host = hall.while_gathering(of_gathering(table, seats, (sitting or table.sitting).ready, actor))
    kept = [] if sitting is None else [timing.row_of(replace(table, seats=seats), sitting)]

    def write(connection: Connection) -> None:
        if also is not None:
            also(connection)
        take(connection)
        writing.put_sittings(connection, kept)
        tell(connection)
        call_host(connection)

    await hall.store.write(write)
    hall.tell(hall.tables.find(table.id))


@again
async def arrange(
    hall: Hall, visitor: Visitor, table_id: str, seat: int, kind: str, bot: str | None, name: str | None, language: str
) -> None:
    """Before the start the host gives a seat to a bot or opens it, and anybody an own one. (Later: `agreeing`.)"""
    table = hall.tables.find(table_id)
    there = table.seat(seat)
    is_own = table.is_held(visitor.id, seat)
    if table.match is not None:
        raise Fault(409, "already_started")
    if not is_own and table.row.host != visitor.id:
        raise Fault(403, "not_host")
    if not is_own and there.kind == "person":
        raise Fault(409, "seat_taken")
    if is_own:
        check_owner(hall, visitor, table_id, seat)
    if kind == "open":
        new = replace(there, kind="open", name="", bot=None, key=new_key())
    else:
        spec = bot or USUAL
        check_bot(spec)
        if table.row.rated:
            rating.check_bot(spec)
        taken = {other.name.casefold() for other in table.seats if other.number != seat}
        if name is not None:
            shown = checked_name(name)
            check_free(shown, table.seats, seat)
        else:
            shown = free_name("bot-name", seat, language, taken)
        new = replace(there, kind="bot", name=shown, bot=spec, key=new_key())
    await give(hall, table, new, None, actor=visitor.id)


@again
async def change_ways(
    hall: Hall, visitor: Visitor, table_id: str, options: Mapping[str, Any] | None, ways: Mapping[str, Any]
) -> None:
    """The host plays otherwise than was said when the table was set up: all see what it was."""
    table = hall.tables.find(table_id)
    row = table.row
    if row.host != visitor.id:
        raise Fault(403, "not_host")
    if row.status != "waiting":
        raise Fault(409, "already_started")
    try:
        whole = find_game(row.game).whole_options({**row.options, **(options or {})})
    except (ValueError, TypeError):
        raise Fault(422, "wrong_options") from None
    ways = {**ways, **{name: row.ways[name] for name in ("ready",) if name in row.ways}}  # that stays
    was = {f"option:{name}": row.options.get(name) for name in whole if row.options.get(name) != whole[name]}
    was |= {f"way:{name}": row.ways.get(name) for name in {*row.ways, *ways} if row.ways.get(name) != ways.get(name)}
    if not was:
        return
    new = {f"option:{name}": value for name, value in whole.items()} | {f"way:{name}": ways.get(name) for name in WAYS}
    # What it was at first; nothing if the host thought better of it.
    changed = {name: value for name, value in {**was, **table.sitting.changed}.items() if new.get(name) != value}
    others = [seat for seat in table.sitting.ready if not table.is_held(visitor.id, seat)]
    sitting = replace(unready(table.sitting, others), changed=changed)
    change = writing.change_ways(row.id, row.revision, whole, ways, timing.row_of(table, sitting))
    tell = hall.while_gathering([Tiding("changed", row.id, seat) for seat in others])

    def write(connection: Connection) -> None:
        change(connection)
        tell(connection)

    await hall.store.write(write)
    hall.tell(hall.tables.find(table_id))


def unready(sitting: Sitting, seats: Sequence[int]) -> Sitting:
    """These seats' people have not said that they are ready."""
    return replace(sitting, ready=tuple(seat for seat in sitting.ready if seat not in seats))


@again
async def stand_up(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> None:
    table = hall.tables.find(table_id)
    table.check_holder(visitor.id, seat)
    check_owner(hall, visitor, table_id, seat)
    if table.match is not None:
        raise Fault(409, "already_started")
    there = table.seat(seat)
    await give(hall, table, replace(there, kind="open", name="", bot=None, key=new_key()), None)


@again
async def rename(hall: Hall, visitor: Visitor, table_id: str, seat: int, name: str) -> None:
    table = hall.tables.find(table_id)
    table.check_holder(visitor.id, seat)
    tidy = checked_name(name)
    if table.row.rated:
        raise Fault(409, "rated_name")
    check_free(tidy, table.seats, seat)
    await hall.store.write(writing.rename(table_id, table.row.revision, seat, tidy))
    hall.tell(hall.tables.find(table_id))


def seat_key(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> str:
    table = hall.tables.find(table_id)
    table.check_holder(visitor.id, seat)
    return table.seat(seat).key


def check_owner(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> None:
    """Who came by a seat's link plays, but cannot put out who took the seat."""
    if hall.store.owner(table_id, seat) != visitor.id:
        raise Fault(403, "not_owner")


@again
async def renew_link(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> str:
    """The seat's link is worth nothing any more, nor is what was claimed by it; the new key."""
    table = hall.tables.find(table_id)
    table.check_holder(visitor.id, seat)
    check_owner(hall, visitor, table_id, seat)
    key = new_key()
    await hall.store.write(writing.renew_link(table_id, table.row.revision, seat, visitor.id, key))
    hall.tell(hall.tables.find(table_id))
    return key


@again
async def claim(hall: Hall, visitor: Visitor, table_id: str, seat: int, key: str) -> None:
    """Hold a seat on this device too, by its link."""
    table = hall.tables.find(table_id)
    there = table.seat(seat)
    if table.row.rated:
        raise Fault(409, "rated_link")
    if there.kind != "person" or not secrets.compare_digest(there.key.encode(), key.encode()):
        raise Fault(403, "wrong_key")
    await hall.store.write(writing.share_seat(table_id, table.row.revision, seat, visitor.id))


def beginning(row: TableRow, seats: Sequence[SeatRow]) -> Begun | None:
    """The game begins by itself when no seat is open: what it begins with."""
    if row.status != "waiting" or any(seat.kind == "open" for seat in seats):
        return None
    names = [seat.name for seat in seats]
    if row.origin is None:
        match = start(row.game, row.players, row.seed, row.options, row.edition, names, unforeseen=True)
    else:
        match = placed(row.game, row.origin, names)
    match.follows = False
    for seat in seats:
        if seat.kind == "person":
            match.settings[seat.number] = dict(match.game.usual_orders)
    sitting = timing.first(row, seats, match, instants.now())
    return Begun(opening_of(match), call_of(row, seats, match), sitting, of_beginning(row.id, match))


def placed(game: str, origin: Mapping[str, Any], names: Sequence[str]) -> Match:
    """A match that begins with a position, in which nobody can work out what comes."""
    match = begin_with(game, origin)
    match.names = list(names)
    match.tape.unforeseen = True
    return match


async def play_on(
    hall: Hall, visitor: Visitor, table_id: str, entry: int, seat: int, bot: str | None, key: str, language: str
) -> str:
    """A table that goes on from a moment of a finished game; its id. The visitor has one seat, bots have the others."""
    was = looking.check_over(hall.tables, visitor.id, table_id)
    was.seat(seat)
    first, last = hall.store.opening_length(table_id), was.row.length
    if was.match is None:
        raise Fault(409, "only_to_read")
    match = hall.tables.match_at(was.row, was.names, entry) if first <= entry < last else None
    if match is None or match.over:
        raise Fault(404, "no_moment")
    wishes = [{"kind": "me" if number == seat else "bot", "bot": bot} for number in range(was.row.players)]
    asked = Change(f"visitor/{visitor.id}", key, digest(["play on", table_id, entry, seat, bot]))
    known = hall.store.change(asked.scope, key)
    if known is not None and is_repeated(asked, known):
        return known.answer
    check_running(hall, visitor)
    row = TableRow(
        id=new_table_id(),
        game=was.row.game,
        rules_version=match.game.rules_version,
        players=was.row.players,
        options=was.row.options,
        edition=was.row.edition,
        origin=match.position,
        seed=secrets.randbits(58),
        visibility="private",
        spectators=was.row.spectators,
        status="waiting",
        host=visitor.id,
        created=time.time(),
        length=0,
        revision=0,
        ways={},  # nobody waits for anybody
    )
    rows = seat_rows(row.id, wishes, language)
    change = replace(asked, answer=row.id)
    await hall.store.write(writing.add_table(row, rows, {seat: visitor.id}, change, beginning(row, rows)))
    hall.tell(hall.tables.find(row.id))
    return row.id


async def take_in(hall: Hall, visitor: Visitor, record: Brought, language: str) -> str:
    """A table for a record that somebody brought; its id. Moves at other tables are written in between."""
    header = record.header
    row = TableRow(
        id=new_table_id(),
        game=header["game"],
        rules_version=header["rules_version"],
        players=header["players"],
        options=header["options"],
        edition=header["edition"],
        origin=header["position"],
        seed=header["seed"],
        visibility="private",
        spectators=True,
        status="over" if record.over else "stopped",
        versions=record.versions,
        result=record.result,
        host=visitor.id,
        created=time.time(),
        length=record.length,
    )
    names = [*header["names"], *[""] * row.players][: row.players]
    rows = [SeatRow(row.id, number, "person", name, None, new_key()) for number, name in enumerate(names)]
    for write in writes(row, rows, record):
        await hall.store.write(write)
    return row.id


def seat_rows(table_id: str, wishes: Sequence[Mapping[str, Any]], language: str) -> list[SeatRow]:
    """The seats of a new table as its host wishes them."""
    rows: list[SeatRow] = []
    taken = {wish["name"].casefold() for wish in wishes if wish.get("name")}
    for number, wish in enumerate(wishes):
        kind = wish["kind"]
        if kind == "open":
            rows.append(SeatRow(table_id, number, "open", "", None, new_key()))
            continue
        bot = None
        if kind == "bot":
            bot = wish.get("bot") or USUAL
            check_bot(bot)
        if wish.get("name"):
            name = checked_name(wish["name"])
        else:
            name = free_name("bot-name" if bot else "person-name", number, language, taken)
        check_free(name, rows)
        taken.add(name.casefold())
        rows.append(SeatRow(table_id, number, "bot" if bot else "person", name, bot, new_key()))
    if all(row.kind == "open" for row in rows):
        raise Fault(422, "nobody")
    return rows
