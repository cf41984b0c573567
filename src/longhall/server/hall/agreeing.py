"""Leaving a game and coming back, pausing, and ending a game before its end: what the people at a table agree upon."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from longhall.match import SPECTATOR
from longhall.server.faults import Fault
from longhall.server.hall import asks, instants, seating, timing
from longhall.server.hall import clock as clocks
from longhall.server.hall.again import play_again
from longhall.server.hall.asks import AGAIN, LEFT, PAUSE, ZERO
from longhall.server.hall.commands import Expire
from longhall.server.hall.hall import Hall
from longhall.server.hall.hours import is_quiet, quiet_until
from longhall.server.hall.seating import again
from longhall.server.hall.sitting import BACK, BOT, GONE, NUDGE, Ask, Sitting
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import Tiding
from longhall.server.hall.visitors import Visitor, new_key
from longhall.server.players.bots import USUAL, check_bot
from longhall.server.store import SeatRow, sittings, talking

DECIDE = 6 * 3600.0  # seconds until a bot takes the seat of who has left, if the others do not say otherwise
MORE = 12 * 3600.0  # the most that the others give at once
LONGEST_PAUSE = 60 * 86400.0


# Leaving and coming back


@again
async def leave(hall: Hall, visitor: Visitor, table_id: str, seat: int, bot: str = USUAL) -> None:
    """Leave a game that goes on: a bot takes the seat at once, or as the others say."""
    table = going(hall, table_id)
    table.check_holder(visitor.id, seat)
    seating.check_owner(hall, visitor, table_id, seat)
    check_bot(bot)
    others = asks.voters(table, seat)
    if table.row.ways.get("leaving") != "asked" or not others:
        await to_bot(hall, table, seat, GONE, bot)
        return
    now = instants.now()
    sitting = still(table, seat, table.sitting.without(ZERO), now)
    sitting = sitting.asking(Ask(LEFT, seat, now, now + DECIDE)).noting(seat, LEFT, now)
    there = replace(table.seats[seat], key=new_key())
    await hand_over(hall, table, there, sitting, now)


async def arrange(
    hall: Hall, visitor: Visitor, table_id: str, seat: int, kind: str, bot: str | None, name: str | None, language: str
) -> None:
    """Give a seat to a bot or open it before the start; where a game is on it is an own seat that is left to a bot."""
    table = hall.tables.find(table_id)
    if kind == "bot" and table.match is not None and table.is_held(visitor.id, seat):
        await leave(hall, visitor, table_id, seat, bot or USUAL)
    else:
        await seating.arrange(hall, visitor, table_id, seat, kind, bot, name, language)


async def to_bot(hall: Hall, table: Table, seat: int, kind: str, bot: str = USUAL) -> None:
    """A bot plays for a seat; who had it may come back. `kind`: GONE if that person leaves just now."""
    now = instants.now()
    sitting = still(table, seat, table.sitting.without(LEFT).without(ZERO), now).noting(seat, kind, now)
    there = replace(table.seats[seat], kind="bot", bot=bot, key=new_key())
    await hand_over(hall, table, there, sitting, now)


async def hand_over(hall: Hall, table: Table, there: SeatRow, sitting: Sitting, now: float) -> None:
    """Who took a seat leaves it."""
    leave_it = sittings.left(table.id, there.number, now)
    tell = hall.tidings(table, [Tiding("left", table.id, number) for number in asks.voters(table, there.number)])

    def write(connection: Connection) -> None:
        leave_it(connection)
        tell(connection)

    await seating.give(hall, table, there, None, sitting, write)


@again
async def come_back(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> None:
    """Take the seat again that one has left; whoever sits there already just stays."""
    table = going(hall, table_id)
    there = table.seat(seat)
    if table.is_held(visitor.id, seat):
        return
    if (visitor.id, seat) not in table.leavers:
        raise Fault(403, "not_your_seat")
    now = instants.now()
    sitting, way = table.sitting.without(LEFT).noting(seat, BACK, now), timing.way_of(table.row)
    if sitting.clock is not None and way is not None and sitting.paused is None:
        sitting = replace(sitting, clock=clocks.refilled(sitting.clock, way, seat, now))
    back = replace(there, kind="person", bot=None, key=new_key())
    await seating.give(hall, table, back, visitor.id, sitting, sittings.came_back(table_id, seat))


def still(table: Table, seat: int, sitting: Sitting, now: float) -> Sitting:
    """The clock of a seat stands still, as nobody sits there; that of a sealed question is the table's."""
    way, clock = timing.way_of(table.row), sitting.clock
    if clock is None or way is None or clock.asked.seat != seat:
        return sitting
    return replace(sitting, clock=clocks.held(clock, timing.free_at(table, way), now))


async def look_over(hall: Hall, visitor: Visitor, table_id: str, number: int) -> None:
    """Somebody who sits here has seen who left and came back, up to this."""
    table = hall.tables.find(table_id)
    own_seat(table, visitor)
    known = max((going.number for going in table.sitting.goings), default=0)
    await hall.store.write(talking.read(table_id, talking.GOINGS, visitor.id, min(number, known)))
    hall.tables.attend(table)
    hall.listeners.tell(table)


@again
async def nudge(hall: Hall, visitor: Visitor, table_id: str, seat: int) -> None:
    """Remind whoever the table openly waits for: once in a while, and never in quiet hours. Where those are not shown
    nobody is told of them: the reminder goes out when they are over."""
    table = going(hall, table_id)
    own_seat(table, visitor)
    match = table.playing()
    if match.is_sealed or seat not in match.awaited(SPECTATOR) or table.seat(seat).kind != "person":
        raise Fault(409, "not_awaited")
    if table.is_held(visitor.id, seat):
        raise Fault(409, "not_awaited")
    now, hours = instants.now(), table.hours[seat]
    since = table.sitting.nudged.get(seat)
    if since is not None and now < since + NUDGE:
        raise Fault(409, "nudged", {"when": since + NUDGE})
    if hours is not None and hours.shown and is_quiet(hours, now):
        raise Fault(409, "quiet", {"when": quiet_until(hours, now)})
    await keep(hall, table, replace(table.sitting, nudged={**table.sitting.nudged, seat: now}), [("nudge", seat)])


# Agreeing


@again
async def propose_pause(hall: Hall, visitor: Visitor, table_id: str, until: float | None) -> None:
    """Propose a pause, perhaps until some moment. Whoever plays alone just has it."""
    table = going(hall, table_id)
    seat = own_seat(table, visitor)
    now = instants.now()
    if table.sitting.paused is not None or (until is not None and not now < until <= now + LONGEST_PAUSE):
        raise Fault(409, "no_pause")
    ask = Ask(PAUSE, seat, now, until, {}, {"until": until})
    others = asks.voters(table, seat)
    await proceed(hall, table, ask, asks.settled(ask, others), [("pause", other) for other in others])


@again
async def resume(hall: Hall, visitor: Visitor, table_id: str) -> None:
    """End a pause: anybody can who plays."""
    table = going(hall, table_id)
    own_seat(table, visitor)
    if table.sitting.paused is not None:
        await go_on(hall, table)


async def go_on(hall: Hall, table: Table) -> None:
    sitting = replace(table.sitting, paused=None, resumes=None)
    if sitting.clock is not None and is_held(table, sitting.clock.asked.seat):
        sitting = replace(sitting, clock=clocks.goes_on(sitting.clock, instants.now()))
    await keep(hall, table, sitting)


def is_held(table: Table, seat: int) -> bool:
    """Whether somebody sits there; a sealed question is the table's."""
    return seat < 0 or any(held == seat for _, held in table.holders)


@again
async def say(hall: Hall, visitor: Visitor, table_id: str, kind: str, word: str) -> None:
    """Say something to what the table is asked, for all one's seats."""
    table = hall.tables.find(table_id)
    ask = table.sitting.ask(kind)
    if ask is None:
        raise Fault(409, "not_asked")
    asked = asks.voters(table, ask.seat)
    own = [seat for seat in asked if table.is_held(visitor.id, seat)]
    if not own:
        raise Fault(403, "not_your_seat")
    ask = asks.said(table, ask, own, word)
    await proceed(hall, table, ask, asks.settled(ask, asked))


async def proceed(hall: Hall, table: Table, ask: Ask, word: str | None, news: Sequence[tuple[str, int]] = ()) -> None:
    """Do what the people have settled, or keep what they said."""
    sitting = table.sitting.without(ask.kind)
    if word is None:
        await keep(hall, table, table.sitting.asking(ask), news)
    elif ask.kind == AGAIN:
        await play_again(hall, table, ask)
    elif word == "bot":
        await to_bot(hall, table, ask.seat, BOT)
    elif word == "end":
        await end(hall, table, {"why": ask.kind, "seat": ask.seat})
    elif word == "more":
        way = timing.way_of(table.row)
        assert way is not None and sitting.clock is not None
        seconds = min(MORE, way.sealed)
        clock = clocks.granted(sitting.clock, way, timing.free_at(table, way), seconds, instants.now())
        await keep(hall, table, replace(sitting, clock=clock))
    elif word == "yes":
        await keep(hall, table, halted(table, sitting, ask.more.get("until")))
    else:
        await keep(hall, table, sitting)


def halted(table: Table, sitting: Sitting, until: float | None) -> Sitting:
    now, way = instants.now(), timing.way_of(table.row)
    sitting = replace(sitting, paused=now, resumes=until)
    if sitting.clock is None or way is None:
        return sitting
    return replace(sitting, clock=clocks.held(sitting.clock, timing.free_at(table, way), now))


async def end(hall: Hall, table: Table, why: dict[str, Any]) -> None:
    """A game ends before its end: it stays as it is, to be read."""
    sitting = Sitting(ended=why, unsealed=table.sitting.unsealed, goings=table.sitting.goings)
    tell = hall.tidings(table, [Tiding("end", table.id, seat) for seat in sorted({seat for _, seat in table.holders})])
    await hall.store.write(sittings.stop(timing.row_of(table, sitting), table.row.revision, tell))
    hall.settle(table.row)
    hall.tell(hall.tables.find(table.id))


async def keep(hall: Hall, table: Table, sitting: Sitting, news: Sequence[tuple[str, int]] = ()) -> None:
    """`news`: what a person may be told of it, by kind and seat."""
    if sitting == table.sitting:
        return
    tell = hall.tidings(table, [Tiding(kind, table.id, seat) for kind, seat in news])
    await hall.store.write(sittings.put(timing.row_of(table, sitting), table.row.revision, tell))
    hall.tell(hall.tables.find(table.id))


def going(hall: Hall, table_id: str) -> Table:
    """A table where a game is on."""
    table = hall.tables.find(table_id)
    table.playing()
    if table.row.status != "playing":
        raise Fault(409, "only_to_read")
    return table


def own_seat(table: Table, visitor: Visitor) -> int:
    found = sorted(seat for holder, seat in table.holders if holder == visitor.id)
    if not found:
        raise Fault(403, "not_your_seat")
    return found[0]


# What happens by itself


async def look(hall: Hall, table_id: str) -> None:
    """Something may be due at a table: a clock is out, a pause is over, or nobody has said anything for long."""
    table = hall.tables.find(table_id)
    sitting, way, now = table.sitting, timing.way_of(table.row), instants.now()
    row = timing.row_of(table, sitting)
    late = next((ask for ask in sitting.asks if ask.until is not None and ask.until <= now), None)
    if late is not None and (late.kind == AGAIN or table.row.status == "playing"):
        await proceed(hall, table, late, asks.settled(late, asks.voters(table, late.seat), is_late=True))
    elif table.row.status != "playing":
        await hall.store.write(sittings.put(row, table.row.revision))
    elif sitting.resumes is not None and sitting.resumes <= now:
        await go_on(hall, table)
    elif row.due is None or row.due > now or way is None or sitting.clock is None:
        await hall.store.write(sittings.put(row, table.row.revision))  # it has changed since: look again then
    elif sitting.clock.asked.seat == clocks.SEALED:
        await hall.carry_out(table, -1, Expire(), "en")
    else:
        await at_zero(hall, table, sitting.clock.asked.seat, way)


async def at_zero(hall: Hall, table: Table, seat: int, way: clocks.Way) -> None:
    """The time of whoever is openly asked is out: what the table chose for that."""
    if way.zero == "bot":
        await to_bot(hall, table, seat, BOT)
    elif way.zero == "end":
        await end(hall, table, {"why": ZERO, "seat": seat})
    else:
        now = instants.now()
        sitting = still(table, seat, table.sitting, now)
        others = asks.voters(table, seat)
        await keep(hall, table, sitting.asking(Ask(ZERO, seat, now)), [("zero", other) for other in others])
