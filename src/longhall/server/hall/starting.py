"""Tables that begin when their people are ready, not by themselves: being ready, and the host's word to begin."""

from dataclasses import replace

from sqlalchemy import Connection

from longhall.server.faults import Fault
from longhall.server.hall import rating, timing
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import free_name
from longhall.server.hall.seating import again, beginning, unready
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import missing, of_gathering
from longhall.server.hall.visitors import Visitor, new_key
from longhall.server.players.bots import USUAL, check_bot
from longhall.server.store import SeatRow, sittings, writing


def gathering(hall: Hall, table_id: str) -> Table:
    """A table that waits for its people to be ready."""
    table = hall.tables.find(table_id)
    if table.row.status != "waiting":
        raise Fault(409, "already_started")
    if not table.row.ways.get("ready"):
        raise Fault(409, "begins_itself")
    return table


@again
async def set_ready(hall: Hall, visitor: Visitor, table_id: str, seat: int, is_ready: bool) -> None:
    table = gathering(hall, table_id)
    table.check_holder(visitor.id, seat)
    sitting = unready(table.sitting, [seat])
    if is_ready:
        sitting = replace(sitting, ready=tuple(sorted({*sitting.ready, seat})))
    if sitting != table.sitting:
        tell = hall.while_gathering(of_gathering(table, table.seats, sitting.ready, visitor.id))
        await hall.store.write(sittings.put(timing.row_of(table, sitting), table.row.revision, tell))
        hall.tell(hall.tables.find(table_id))


@again
async def begin(hall: Hall, visitor: Visitor, table_id: str, bots: bool, bot: str | None, language: str) -> None:
    """The host begins: nobody else, unless there is none any more. With `bots` they take the seats that are open."""
    table = gathering(hall, table_id)
    row = table.row
    if row.host != visitor.id and (row.host or not table.is_somebodys(visitor.id)):
        raise Fault(403, "not_host")
    seats = [bot_at(table, seat, bot, language) if bots else seat for seat in table.seats]
    if any(seat.kind == "open" for seat in seats):
        raise Fault(409, "seats_open")
    own = {seat for holder, seat in table.holders if holder == visitor.id}
    if missing(seats, {*table.sitting.ready, *own}):
        raise Fault(409, "not_all_ready")
    begun = beginning(row, seats)
    assert begun is not None
    new = [seat for seat, was in zip(seats, table.seats, strict=True) if seat is not was]
    kept = begun.sitting or timing.row_of(table, replace(table.sitting, ready=(), changed={}))
    start = writing.begin_table(table_id, row.revision, new, replace(begun, sitting=kept))
    tell = hall.told_of_beginning(row, seats, begun, min(own, default=None))

    def write(connection: Connection) -> None:
        start(connection)
        tell(connection)

    await hall.store.write(write)
    hall.tell(hall.tables.find(table_id))


def bot_at(table: Table, seat: SeatRow, bot: str | None, language: str) -> SeatRow:
    """A bot where nobody sits; a program that was invited keeps its seat."""
    if seat.kind != "open" or seat.bot is not None:
        return seat
    spec = bot or USUAL
    check_bot(spec)
    if table.row.rated:
        rating.check_bot(spec)
    taken = {other.name.casefold() for other in table.seats}
    name = free_name("bot-name", seat.number, language, taken)
    return replace(seat, kind="bot", name=name, bot=spec, key=new_key())
