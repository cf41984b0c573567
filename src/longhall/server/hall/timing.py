"""The clock at its table: when it starts, what a choice does to it, and when somebody must look at it again."""

from collections.abc import Sequence
from dataclasses import replace

from longhall.match import Match
from longhall.server.hall import clock as clocks
from longhall.server.hall.clock import Asked, Clock, Counts, Way, asked_of, counts
from longhall.server.hall.sitting import Sitting, written
from longhall.server.hall.table import Table
from longhall.server.store import SeatRow, SittingRow, TableRow


def way_of(row: TableRow) -> Way | None:
    chosen = row.ways.get("clock")
    return Way(**chosen) if chosen else None


def free_at(table: Table, way: Way) -> Counts:
    return counts(way, table.hours)


def first(row: TableRow, seats: Sequence[SeatRow], match: Match, now: float) -> SittingRow | None:
    """The sitting of a game that begins; None where nothing is going on besides it."""
    way = way_of(row)
    if way is None:
        return None
    sitting = Sitting(clocks.started(way, row.players, asked_of(match), now))
    return SittingRow(row.id, written(sitting), due_at(sitting, way, counts(way, [None] * row.players), seats))


def moved_on(table: Table, asked: Asked | None, now: float, taken_back: bool) -> Sitting:
    """What is going on after somebody has chosen; the same if nothing of it has changed."""
    way, sitting = way_of(table.row), table.sitting
    clock = sitting.clock
    if clock is None or way is None or asked is None:
        return sitting
    new = clocks.moved_on(clock, way, free_at(table, way), asked, now, taken_back)
    return sitting if new is clock else replace(sitting.without("zero"), clock=new)  # whose time was out has chosen


def row_of(table: Table, sitting: Sitting) -> SittingRow:
    way = way_of(table.row)
    free = None if way is None else free_at(table, way)
    return SittingRow(table.id, written(sitting), due_at(sitting, way, free, table.seats))


def due_at(sitting: Sitting, way: Way | None, free: Counts | None, seats: Sequence[SeatRow]) -> float | None:
    """When something happens by itself if nobody does anything: then, or before, somebody looks (timekeeper.py)."""
    found = [*(ask.until for ask in sitting.asks), sitting.resumes]
    if sitting.clock is not None and way is not None and free is not None and is_timed(sitting.clock, seats):
        found.append(clocks.zero_at(sitting.clock, way, free))
    return min((at for at in found if at is not None), default=None)


def is_timed(clock: Clock, seats: Sequence[SeatRow]) -> bool:
    """Whether the clock runs for people. A bot keeps its own time."""
    seat = clock.asked.seat
    return seat == clocks.SEALED or (seat >= 0 and seats[seat].kind == "person")
