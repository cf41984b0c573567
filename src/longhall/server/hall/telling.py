"""What a notice says, and whether it is still true: looked up at the table when it is about to be sent.

Nothing here says more than the seat is shown at the table itself, and nothing that a stranger should not read on a
locked screen: the game, the public moment, the time that is left. A channel that several read, or may read, is told
what a spectator sees, and no time.
"""

from dataclasses import dataclass
from typing import Any

from longhall.match import SPECTATOR
from longhall.match.happened import read_result
from longhall.match.texts import texts
from longhall.server.faults import Fault
from longhall.server.hall import clock as clocks
from longhall.server.hall import wanted
from longhall.server.hall.clock import asked_of
from longhall.server.hall.digests import quiet_till
from longhall.server.hall.hall import Hall
from longhall.server.hall.hours import Hours, counted, reached
from longhall.server.hall.presence import was_there_at
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import missing, really_asked
from longhall.server.hall.timing import free_at, way_of
from longhall.server.hall.wanted import ROW, Wanted
from longhall.server.store import invitations, presences, sittings, talking, wishes
from longhall.server.store.outbox import Notice
from longhall.server.words import say

AGAIN = 60.0  # seconds until it is looked again whether somebody is still there
PAUSED = 600.0
QUARTER = 4


@dataclass(frozen=True)
class Said:
    title: str
    text: str
    path: str
    game: str = ""


@dataclass(frozen=True)
class Later:
    at: float


Told = Said | Later | None  # None: it is no longer true


def look(hall: Hall, notice: Notice, language: str, now: float, is_overheard: bool = False) -> Told:
    """What a notice of a table says now. `is_overheard`: others may read it, though it is for one person."""
    assert notice.table_id is not None
    try:
        table = hall.tables.find(notice.table_id)
    except Fault:  # cleared away, or not to be read
        return None
    if notice.visitor == "":
        return to_all(table, notice, language)
    with hall.store.reading() as connection:
        hears = wishes.hears(connection, notice.visitor, table.id)
        want = wanted.read(wishes.wishes(connection, notice.visitor))
    row = ROW[notice.kind]
    if hears == "nothing" or (hears == "turn" and row not in ("turn", "time")):
        return None
    if not want.has(row, notice.channel) or not is_theirs(hall, table, notice):
        return None
    return one(hall, table, notice, want, language, now, is_overheard)


def is_theirs(hall: Hall, table: Table, notice: Notice) -> bool:
    """Whether the person still has to do with the table: holds the seat, or has an invitation that was not answered."""
    if notice.kind in ("filled", "ready"):
        return table.row.host == notice.visitor
    if notice.kind != "invited":
        return table.is_held(notice.visitor, notice.seat)
    asked = [one for one in invitations.at_table(hall.store, table.id) if one.visitor == notice.visitor]
    return table.row.status == "waiting" and any(one.answer == invitations.ASKED for one in asked)


def one(hall: Hall, table: Table, notice: Notice, want: Wanted, language: str, now: float, is_overheard: bool) -> Told:
    """A notice for one person, at a moment when that person may be told something."""
    if table.sitting.paused is not None and ROW[notice.kind] in ("turn", "time"):
        return Later(now + PAUSED)
    said = to_all(table, notice, language) if is_overheard else words(hall, table, notice, want, language, now)
    if not isinstance(said, Said):
        return said
    till = quiet(hall, notice.visitor, want, now)
    if till is not None:
        return Later(till)
    if notice.kind == "time" or is_overheard:
        return said
    saw_it = was_there_at(presences.rows(hall.store, table.id).get(notice.seat), notice.created, now)
    return Later(now + AGAIN) if saw_it is None else None if saw_it else said


def quiet(hall: Hall, visitor: str, want: Wanted, now: float) -> float | None:
    """When somebody may be told something again; None if that is now."""
    kept = sittings.hours_of(hall.store, visitor)
    return quiet_till(want, None if kept is None else Hours(*kept), now)


def words(hall: Hall, table: Table, notice: Notice, want: Wanted, language: str, now: float) -> Told:
    """What it says, if it is true; Later if it is too early for it."""
    row, match, kind = table.row, table.match, notice.kind
    game = texts(row.game, language).say("game-name")
    path = f"/table/{row.id}"

    def text(key: str, body: str = "", **more: Any) -> Said:
        return Said(say(language, f"notice-{key}", game=game, **more), body, path, row.game)

    if kind in ("turn", "question", "nudge", "time"):
        if match is None or row.status != "playing" or notice.seat not in really_asked(match):
            return None
        if kind == "time":
            at = quarter(table, notice.seat)
            return None if at is None else Later(at) if at > now else text("time")
        sealed = match.is_sealed
        moment = "" if sealed else match.stands(SPECTATOR, language)
        key = "question" if sealed else "nudge" if kind == "nudge" else "turn"
        return text(key, " ".join(filter(None, (sentence(moment), left(table, notice.seat, language, now)))))
    if kind == "invited":  # the table itself is told of when the invitation is opened, in the hall
        return Said(say(language, "notice-invited", game=game), "", "/", row.game)
    if kind in ("filled", "ready", "changed"):
        return text(kind) if row.status == "waiting" and still_gathers(table, notice) else None
    if kind == "full":
        return text("full") if row.status == "playing" else None
    if kind == "end":
        return ended(table, notice, text)
    if kind == "talk":
        return talked(hall, table, notice, want, text)
    ask = table.sitting.ask(kind)
    if ask is not None:
        return None if notice.seat in ask.said else text("asked")
    return text("left") if kind == "left" and row.status == "playing" else None


def still_gathers(table: Table, notice: Notice) -> bool:
    """Whether what was told of a table that waits for its people is still so."""
    if notice.kind == "changed":
        return notice.seat not in table.sitting.ready
    own = {seat for holder, seat in table.holders if holder == table.row.host}
    is_ready = not missing(table.seats, {*table.sitting.ready, *own})
    return all(seat.kind != "open" for seat in table.seats) and is_ready == (notice.kind == "ready")


def ended(table: Table, notice: Notice, text: Any) -> Told:
    if table.row.status not in ("over", "stopped"):
        return None
    result = read_result(table.row.result)
    if result is None or table.row.status == "stopped":
        return text("stopped")  # type: ignore[no-any-return]
    return text("end", place=result.places[notice.seat], players=table.row.players)  # type: ignore[no-any-return]


def talked(hall: Hall, table: Table, notice: Notice, want: Wanted, text: Any) -> Told:
    """Who wrote last of what was not read yet. What was written only if the reader wants it so."""
    muted = talking.muted(hall.store, notice.visitor)
    upto = talking.read_upto(hall.store, table.id, "table", notice.visitor)
    lines = talking.lines(hall.store, table.id, "table", upto, None, 100)
    unread = [line for line in lines if line.visitor != notice.visitor and line.visitor not in muted]
    if not unread:
        return None
    return text("talk", unread[-1].text[:200] if want.talk_text else "", name=unread[-1].name)  # type: ignore[no-any-return]


def to_all(table: Table, notice: Notice, language: str) -> Told:
    """For a channel that several read, or may read: what a spectator sees."""
    row, match = table.row, table.match
    game = texts(row.game, language).say("game-name")
    path = f"/table/{row.id}"
    if notice.kind == "full":
        return Said(say(language, "notice-full", game=game), "", path, row.game) if row.status == "playing" else None
    if notice.kind == "end":
        key = {"over": "notice-over", "stopped": "notice-stopped"}.get(row.status)
        return None if key is None else Said(say(language, key, game=game), "", path, row.game)
    if match is None or row.status != "playing" or table.sitting.paused is not None:
        return None
    if asked_of(match).seat != notice.seat or table.seats[notice.seat].kind != "person":
        return None
    return Said(say(language, "notice-awaited", game=game, name=table.seats[notice.seat].name), "", path, row.game)


# Time


def zero(table: Table, seat: int) -> tuple[float, float, float] | None:
    """When the time of a seat that is asked is out, how much of it counts, and a quarter of the whole."""
    way, running = way_of(table.row), table.sitting.clock
    if way is None or running is None or running.since is None or running.asked.seat not in (seat, clocks.SEALED):
        return None
    asked, free = running.asked.seat, free_at(table, way)
    at = clocks.zero_at(running, way, free)
    if at is None:
        return None
    whole = way.sealed if asked == clocks.SEALED else way.seconds
    return at, clocks.left(running, way, asked), whole / QUARTER


def quarter(table: Table, seat: int) -> float | None:
    """When a quarter of the time is left."""
    way, running, found = way_of(table.row), table.sitting.clock, zero(table, seat)
    if found is None or way is None or running is None or running.since is None:
        return None
    _, rest, least = found
    if rest <= least:
        return running.since
    return reached(free_at(table, way)(running.asked.seat), running.since, rest - least)


def left(table: Table, seat: int, language: str, now: float) -> str:
    way, running, found = way_of(table.row), table.sitting.clock, zero(table, seat)
    if found is None or way is None or running is None:
        return ""
    seconds = counted(free_at(table, way)(running.asked.seat), now, found[0])
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= (2 if unit != "minutes" else 0) * length:
            return say(language, f"left-{unit}", count=int(seconds // length))
    return ""


# Words


def sentence(text: str) -> str:
    return text if not text or text.endswith((".", "!", "?")) else f"{text}."
