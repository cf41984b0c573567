"""Programs that people run elsewhere: a host invites one to a seat, by a token that is good for that seat alone."""

from dataclasses import replace

from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.seating import again, give
from longhall.server.hall.visitors import Visitor, new_key, new_program
from longhall.server.players.bots import guest, is_guest


@again
async def invite(hall: Hall, visitor: Visitor, table_id: str, seat: int, seconds: int) -> str:
    """Invite a program to an open seat; its token. The seat waits for it, and for nobody else, until the host opens it.

    Asked for a seat that a program has, at any time, there is another token, and the one before is worth nothing.
    """
    table = hall.tables.find(table_id)
    there = table.seat(seat)
    if table.row.host != visitor.id:
        raise Fault(403, "not_host")
    if table.row.rated:
        raise Fault(422, "rated_bot")
    if there.kind != "open" and not is_guest(there.bot):
        raise Fault(409, "seat_taken")
    if table.row.status not in ("waiting", "playing"):
        raise Fault(409, "only_to_read")
    invited = new_program()
    await give(hall, table, replace(there, bot=guest(seconds), key=new_key()), invited.id)
    return invited.secret
