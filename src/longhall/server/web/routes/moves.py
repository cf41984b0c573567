"""What a seat does to the game."""

from starlette.responses import Response

from longhall.server.hall import commands
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import Language, Seat, Seated, TableId, TheHall, Who, answer, api
from longhall.server.web.models import moves as models


async def make(
    hall: Hall, who: Visitor, table: str, seat: int, command: commands.Command, wish: models.Move, language: str
) -> Response:
    return answer(await hall.at(table, hall.change, who, table, seat, command, wish.transcript, wish.key, language))


@api.post("/tables/{table}/seats/{seat}/play", response_model=models.Done)
async def play(
    table: TableId, seat: Seat, wish: models.Play, hall: TheHall, who: Seated, language: Language
) -> Response:
    """Make a choice: one of those that the seat is offered, by its key. A program's is kept until it is due."""
    return await make(hall, who, table, seat, commands.Play(wish.choice), wish, language)


@api.post("/tables/{table}/seats/{seat}/undo", response_model=models.Done)
async def undo(table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language) -> Response:
    """Take back one's last choice, as far as nothing was learned since."""
    return await make(hall, who, table, seat, commands.Undo(), wish, language)


@api.post("/tables/{table}/seats/{seat}/redo", response_model=models.Done)
async def redo(table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language) -> Response:
    """Make the choice again that was taken back last."""
    return await make(hall, who, table, seat, commands.Redo(), wish, language)


@api.post("/tables/{table}/seats/{seat}/restart", response_model=models.Done)
async def restart(
    table: TableId, seat: Seat, wish: models.Move, hall: TheHall, who: Who, language: Language
) -> Response:
    """Take back everything that can be taken back."""
    return await make(hall, who, table, seat, commands.Restart(), wish, language)


@api.post("/tables/{table}/seats/{seat}/orders", response_model=models.Done)
async def orders(
    table: TableId, seat: Seat, wish: models.Orders, hall: TheHall, who: Who, language: Language
) -> Response:
    """Give standing orders: what the table is to answer for this seat."""
    return await make(hall, who, table, seat, commands.Order(wish.orders), wish, language)
