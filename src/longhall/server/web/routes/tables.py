"""Tables from outside, and new ones."""

from fastapi import Request
from starlette.responses import Response

from longhall.server.hall import looking, seating
from longhall.server.web import models
from longhall.server.web.connection import (
    Base,
    Language,
    TableId,
    TheHall,
    Who,
    answer,
    api,
    from_outside,
    greet,
    qr_code,
)


@api.get("/me", response_model=models.Me)
async def me(request: Request, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """The tables at which this browser holds seats. A new browser gets its cookie."""
    tables = [] if who.is_new else await hall.do(looking.mine, hall.tables, who.id, language, base)
    return greet(answer({"tables": tables}), who, request)


@api.get("/tables", response_model=list[models.TableInfo])
async def tables(hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """Public tables: those that wait for people, then those where a game is on."""
    return answer(await hall.do(looking.listed, hall.tables, who.id, language, base))


@api.post("/tables", response_model=models.TableInfo, status_code=201)
async def set_up(
    wish: models.TableWish, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Set up a table. The game begins when no seat is open."""
    wishes = None if wish.seats is None else [seat.model_dump() for seat in wish.seats]
    table_id = await hall.do(
        seating.set_up,
        hall,
        who,
        wish.game,
        wish.players,
        wish.options,
        wish.visibility,
        wish.spectators,
        wishes,
        wish.key,
        language,
        wish.edition,
    )
    return greet(await from_outside(hall, who, table_id, language, base, 201), who, request)


@api.get("/tables/{table}", response_model=models.TableInfo)
async def table(table: TableId, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """A table from outside."""
    return await from_outside(hall, who, table, language, base)


@api.get("/tables/{table}/texts", response_model=dict[str, str])
async def table_texts(table: TableId, hall: TheHall, language: Language) -> Response:
    """Every text of the table's game that stands by itself, with the names and figures of its edition."""
    return answer(await hall.do(looking.texts_at, hall.tables, table, language))


@api.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def table_qr(table: TableId, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """The table's link as a QR code."""
    found = await hall.do(looking.from_outside, hall.tables, who.id, table, language, base)
    return qr_code(found["url"])
