"""Another game with the same people: everybody moves on by one seat, and whoever is not in is played by a bot.

Where the first seat decides what is for the host to decide, the host sits there again.
"""

import secrets
import time
from dataclasses import replace

from sqlalchemy import Connection

from longhall.games.registry import game as find_game
from longhall.server.faults import Fault
from longhall.server.hall import asks, instants, timing
from longhall.server.hall.asks import AGAIN
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import free_name
from longhall.server.hall.seating import again, beginning
from longhall.server.hall.sitting import Ask
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import Tiding
from longhall.server.hall.visitors import Visitor, new_key, new_table_id
from longhall.server.players.bots import USUAL
from longhall.server.store import SeatRow, TableRow, sittings, writing

WAITS = 24 * 3600.0  # seconds until bots take the places of those who have said nothing


@again
async def propose(hall: Hall, visitor: Visitor, table_id: str) -> None:
    """Propose another game; whoever asks second is in. Begins at once where nobody else is to be asked."""
    table = hall.tables.find(table_id)
    table.check_finished()
    own = sorted(seat for holder, seat in table.holders if holder == visitor.id)
    if not own:
        raise Fault(403, "not_your_seat")
    if table.sitting.next is not None:
        return
    if table.row.origin is not None or table.past is not None:
        raise Fault(409, "only_to_read")
    now = instants.now()
    ask = table.sitting.ask(AGAIN)
    if ask is None:
        ask = Ask(AGAIN, own[0], now, now + WAITS)
        others = asks.voters(table, own[0])
    else:
        others = asks.voters(table, ask.seat)
        ask = asks.said(table, ask, [seat for seat in own if seat in others], "in")
    if asks.settled(ask, others) is not None:
        await play_again(hall, table, ask)
        return
    sitting = table.sitting.asking(ask)
    tell = hall.tidings(table, [Tiding("again", table_id, seat) for seat in others if seat not in ask.said])
    await hall.store.write(sittings.put(timing.row_of(table, sitting), table.row.revision, tell))
    hall.tell(hall.tables.find(table_id))


async def play_again(hall: Hall, table: Table, ask: Ask) -> None:
    """The new table, with everybody who is in; the old one says where it is."""
    row = new_row(table.row)
    out = {seat for seat in asks.voters(table, ask.seat) if ask.said.get(seat) != "in"}
    begins = asks.begins_next(table, ask.seat, out)
    seats, holders = moved_on(table, row.id, out, begins)
    holders.sort(key=lambda one: one[0] != hall.store.owner(table.id, (one[1] + begins) % row.players))  # who was first
    sitting = replace(table.sitting.without(AGAIN), next=row.id)
    put = sittings.put(timing.row_of(table, sitting), table.row.revision)
    begun = beginning(row, seats)
    add = writing.add_table(row, seats, {}, None, begun)
    told = hall.told_of_beginning(row, seats, begun)

    def write(connection: Connection) -> None:
        put(connection)
        add(connection)
        for visitor, seat in holders:
            writing.hold(connection, visitor, row.id, seat)
        told(connection)

    await hall.store.write(write)
    hall.tell(hall.tables.find(table.id))
    hall.tell(hall.tables.find(row.id))


def new_row(row: TableRow) -> TableRow:
    """Another table like this one."""
    return replace(
        row,
        id=new_table_id(),
        rules_version=find_game(row.game).rules_version,
        seed=secrets.randbits(58),
        status="waiting",
        versions=[],
        closed=None,
        result=None,
        created=time.time(),
        begun=None,
        length=0,
        revision=0,
    )


def moved_on(table: Table, table_id: str, out: set[int], begins: int) -> tuple[list[SeatRow], list[tuple[str, int]]]:
    """The seats of the new table, and who holds them. Whose seat nobody holds is played by a bot again."""
    count = table.row.players
    held = {seat for _, seat in table.holders}
    left = {seat for _, seat in table.leavers}
    taken = {seat.name.casefold() for seat in table.seats}
    seats = []
    for number in range(count):
        was = table.seats[(number + begins) % count]
        if was.kind == "person" and was.number in held and was.number not in out:
            seats.append(SeatRow(table_id, number, "person", was.name, None, new_key()))
            continue
        is_bots = was.kind == "bot" and was.number not in left  # who has left takes the name along
        name = was.name if is_bots else free_name("bot-name", number, "en", taken)
        taken.add(name.casefold())
        seats.append(SeatRow(table_id, number, "bot", name, was.bot or USUAL, new_key()))
    people = {(seat + count - begins) % count: seat for seat in held}
    holders = [
        (visitor, number)
        for number, was_at in sorted(people.items())
        for visitor, seat in sorted(table.holders)
        if seat == was_at and seats[number].kind == "person"
    ]
    return seats, holders
