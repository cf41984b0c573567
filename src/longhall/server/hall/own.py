"""One's own tables: what each wants of whoever holds seats there, and what came of those that have ended.

Nothing here says more than those seats are shown at the table itself. The only time is when the transcript of one of
them last grew: never that of an answer which they did not notice, and none at all for whoever holds no seat.
"""

from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.results import Result
from longhall.match import OTHERS, SPECTATOR, Match
from longhall.match.happened import read_result
from longhall.match.words import words_of
from longhall.server.faults import Fault
from longhall.server.hall import asks, instants
from longhall.server.hall import sitting as sittings
from longhall.server.hall.hours import DAY, is_quiet, quiet_until
from longhall.server.hall.looking import in_brief
from longhall.server.hall.people import clock
from longhall.server.hall.sight import result
from longhall.server.hall.sitting import NUDGE
from longhall.server.hall.table import Table, Tables
from longhall.server.hall.talk import TABLE
from longhall.server.store import TableRow, ratings, talking
from longhall.server.store import sittings as kept_sittings

NO_WINS = ("lose", "no_win", "draw")  # outcomes that win nothing, even in the first place
MOST_GOING = 200  # tables that go on; whoever has more is told of the newest
MOST_AGAIN = 20  # that have ended, and whose people are asked for another game


def going(tables: Tables, visitor: str) -> tuple[list[str], int]:
    """The visitor's tables that go on, newest first, behind those whose people are asked for another game; and how many
    have ended."""
    store = tables.store
    going = store.held_by(visitor, finished=False, most=MOST_GOING)
    again = [
        table_id for table_id in store.asking_again(visitor, MOST_AGAIN) if is_asked_again(tables, visitor, table_id)
    ]
    return [*again, *going], store.count_held_by(visitor, finished=True)


def ended(
    tables: Tables,
    visitor: str,
    skip: int,
    most: int | None,
    game: str | None = None,
    name: str = "",
    outcome: str | None = None,
) -> list[str]:
    """Those that have ended, newest first: of one game, with somebody whose name has this in it, won or not."""
    wanted = name.strip().casefold()
    found = [
        table_id
        for table_id, (seats, names, kept) in tables.store.history(visitor, game).items()
        if (not wanted or any(wanted in one.casefold() for one in names))
        and (outcome is None or (outcome == "won") == has_won(read_result(kept), seats))
    ]
    return found[skip : None if most is None else skip + most]


def has_won(found: Result | None, seats: list[int]) -> bool:
    """Whether one of these seats was first in a game that somebody won."""
    return found is not None and any(
        found.places[seat] == 1 and found.outcomes[seat] not in NO_WINS for seat in seats if seat < len(found.places)
    )


def held(tables: Tables, visitor: str, table_id: str, language: str, base: str) -> dict[str, Any] | None:
    """A table of a visitor, and how it stands there; None if it cannot be read."""
    about = in_brief(tables, visitor, table_id, language, base)
    if about is None:
        return None
    seats = [seat["number"] for seat in about["seats"] if seat["mine"]]
    try:
        row = tables.row(table_id)
        table = tables.find(table_id) if row.status == "playing" else tables.outside(row)
        told = {"table": about, "seats": seats, **standing(tables, table, row, seats, language)}
        told["clock"] = clock(table, visitor) if seats else None
        told["remind"] = remind(table, visitor, told["since"])
        told["asks"] = asked_besides(tables, table, visitor)
        told["unread"] = talking.unread(tables.store, table_id, TABLE, visitor) if seats else 0
        return {**told, "rating": rating_change(tables, row, visitor)}
    except Fault:
        return None


def asked_besides(tables: Tables, table: Table, visitor: str) -> list[dict[str, Any]]:
    """What else than the game a visitor is asked at a table, and has not answered."""
    row, sitting = table.row, table.sitting
    if row.status in ("over", "stopped"):  # its game was left closed
        sitting = sittings.read(kept_sittings.sitting(tables.store, row.id))
    return [
        {"kind": ask.kind, "seat": ask.seat}
        for ask in sitting.asks
        if any(seat not in ask.said and table.is_held(visitor, seat) for seat in asks.voters(table, ask.seat))
    ]


def is_asked_again(tables: Tables, visitor: str, table_id: str) -> bool:
    try:
        return bool(asked_besides(tables, tables.outside(tables.row(table_id)), visitor))
    except Fault:  # it cannot be read
        return False


def rating_change(tables: Tables, row: TableRow, visitor: str) -> dict[str, float] | None:
    """What a rated game did to the visitor's rating."""
    found = ratings.change_at(tables.store, row.id, visitor) if row.rated and row.status != "playing" else None
    if found is None:
        return None
    was, now = found
    return {"change": round(now.mu - was, 1), "rating": round(now.mu, 1), "doubt": round(2 * now.sigma, 1)}


def standing(tables: Tables, table: Table, row: TableRow, seats: list[int], language: str) -> dict[str, Any]:
    match, paused = table.match, table.sitting.paused is not None
    found = read_result(row.result)
    words = words_of(find_game(row.game), row.rules_version)
    eyes = seats or [SPECTATOR]
    awaited = {other for seat in eyes for other in match.awaited(seat)} if match is not None else set()
    return {
        "asked": match is not None and not paused and any(asked(match, seat) for seat in seats),
        "paused": paused,
        "awaited": {"seats": sorted(awaited - {OTHERS}), "others": OTHERS in awaited},
        "stands": match.stands(eyes[0], language) if match is not None and not match.over else "",
        "since": since(tables, table, row, seats),
        "result": result(found, words.texts_of_end(found.reason, language)) if found is not None else None,
    }


def asked(match: Match, seat: int) -> bool:
    """Whether the seat has something to choose that nothing else answers."""
    return match.asked(seat) and match.foregone(seat) is None


def remind(table: Table, visitor: str, since: float | None) -> dict[int, float]:
    """Whom the table openly waits for, and from when the visitor may remind them: a day after the last news."""
    match, sitting = table.match, table.sitting
    if match is None or match.over or match.is_sealed or since is None or sitting.paused is not None:
        return {}
    found = {}
    for seat in match.awaited(SPECTATOR):
        if seat == OTHERS or table.seat(seat).kind != "person" or table.is_held(visitor, seat):
            continue
        at, hours = max(since + DAY, sitting.nudged.get(seat, 0.0) + NUDGE), table.hours[seat]
        soonest = max(at, instants.now())
        is_shown = hours is not None and hours.shown and is_quiet(hours, soonest)
        found[seat] = quiet_until(hours, soonest) if hours is not None and is_shown else at
    return found


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
