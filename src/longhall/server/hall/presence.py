"""Who is there: here, away, in quiet hours, with a broken line, or gone from the game.

What is shown changes at most once a minute for a seat, and never while a sealed or hidden question is open: who comes
then, and goes, may have been asked. Nor does it tell that afterwards: it stands still for as long as whoever has
answered may seem to be there, and a little longer, and then follows who was seen in that little. Nobody is told who
looks or writes.
"""

from sqlalchemy.exc import IntegrityError

from longhall.server.faults import Fault
from longhall.server.hall import instants
from longhall.server.hall.hall import Hall
from longhall.server.hall.hours import Hours, is_quiet
from longhall.server.hall.sitting import AWAY, HERE, LEFT, LOST, QUIET
from longhall.server.hall.table import Table
from longhall.server.store import Overtaken, presences
from longhall.server.store.presences import PresenceRow

EVERY = 15.0  # seconds between two looks
SLOWEST = 60.0  # seconds between two changes of what is shown of a seat
STILL_HERE = 40.0  # seconds after which whoever was not seen again is not here any more
BROKEN = 600.0  # seconds for which a line that broke off may come back
DEAF = 60.0  # seconds for which a line may have been dead before that is noticed: longer than the pings of the door
LINGERS = DEAF + 2 * EVERY  # seconds after a sealed question in which whoever has gone may still be noted as there
STANDS = LINGERS + 2 * EVERY  # seconds for which nothing changes after one: meanwhile every hall has looked


def value(row: PresenceRow | None, hours: Hours | None, has_left: bool, now: float) -> str:
    if has_left:
        return LEFT
    if row is not None and now - row.seen < (BROKEN if row.lost else STILL_HERE):
        return LOST if row.lost else HERE
    if hours is not None and hours.shown and is_quiet(hours, now):
        return QUIET
    return AWAY


def was_there_at(row: PresenceRow | None, at: float, now: float) -> bool | None:
    """Whether somebody was surely there then or later, and saw it; None: that cannot be told yet."""
    if row is None:
        return False
    is_open = not row.lost and now - row.seen < STILL_HERE
    if row.seen - (DEAF if row.lost or is_open else 0.0) >= at:
        return True
    return None if is_open else False


async def go_round(hall: Hall) -> None:
    """Note who is there, and show at every table what may be shown."""
    now, listeners = instants.now(), hall.listeners
    there = {(one.table_id, one.seat, False) for all_here in listeners.there.values() for one in all_here}
    there = {one for one in there if one[1] >= 0}
    broken = {(table_id, seat, True) for table_id, seat in listeners.broken} - {(t, s, True) for t, s, _ in there}
    listeners.broken.clear()
    if there or broken:
        try:
            await hall.store.write(presences.seen(sorted(there | broken), now))
        except (Overtaken, IntegrityError):  # another process wrote the same, or the table is gone
            return
    for table_id in list(listeners.there):
        try:
            await hall.in_passing(table_id, show, hall, table_id, now)
        except Fault:  # cleared away meanwhile, or not to be read
            continue


async def show(hall: Hall, table_id: str, now: float) -> None:
    table = hall.tables.find(table_id)
    if not table.has_company or table.is_sealed:
        return
    changed = due(hall, table, now)
    if changed:
        await hall.store.write(presences.show(table_id, changed, now))
    hall.tables.attend(table)
    hall.listeners.tell(table)


def due(hall: Hall, table: Table, now: float) -> dict[int, str]:
    unsealed = table.sitting.unsealed
    if unsealed is not None and now - unsealed < STANDS:
        return {}
    rows, left = presences.rows(hall.store, table.id), {seat for _, seat in table.leavers}
    found = {}
    for seat in (there.number for there in table.seats if there.kind == "person"):
        row = rows.get(seat)
        counts = row is not None and (unsealed is None or row.seen >= unsealed + LINGERS)
        new = value(row if counts else None, table.hours[seat], seat in left, now)
        was, changed = (AWAY, 0.0) if row is None else (row.shown, row.changed)
        if new != was and now - changed >= SLOWEST:
            found[seat] = new
    return found
