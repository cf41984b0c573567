"""Tables from outside, and new ones."""

from fastapi import Request
from starlette.responses import Response

from longhall.server.hall import catalogue, looking, seating
from longhall.server.web.connection import (
    Base,
    Language,
    Origin,
    Seated,
    TableId,
    TheBeside,
    TheHall,
    TheKeeper,
    Who,
    answer,
    api,
    from_outside,
    greet,
    qr_code,
)
from longhall.server.web.models import tables as models
from longhall.server.web.models.games import Primer


@api.get("/tables", response_model=list[models.TableInfo])
async def tables(hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """Public tables: those that wait for people, then those where a game is on."""
    return answer(await hall.do(looking.listed, hall.tables, who.id, language, base))


@api.post("/tables", response_model=models.TableInfo, status_code=201)
async def set_up(
    wish: models.TableWish,
    request: Request,
    hall: TheHall,
    beside: TheBeside,
    who: Who,
    origin: Origin,
    language: Language,
    base: Base,
) -> Response:
    """Set up a table. The game begins when no seat is open."""
    wishes = None if wish.seats is None else [seat.model_dump() for seat in wish.seats]
    changes = await beside.edition(origin, wish.game, wish.edition) if wish.edition else {}
    table_id = await hall.at(
        who.id,  # a wish that comes twice at once waits for the first
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
        changes,
        wish.rated,
        wish.group,
        wish.ways.model_dump(exclude_defaults=True, exclude_none=True),
    )
    return greet(await from_outside(hall, who, table_id, language, base, 201), who, request)


@api.get("/tables/{table}", response_model=models.TableInfo)
async def table(table: TableId, hall: TheHall, who: Seated, language: Language, base: Base) -> Response:
    """A table from outside."""
    return await from_outside(hall, who, table, language, base)


@api.post("/tables/{table}/keep", response_model=models.TableInfo)
async def keep(table: TableId, hall: TheHall, keeper: TheKeeper, who: Who, language: Language, base: Base) -> Response:
    """Keep a table that would be cleared away: its `last_day` is far off again. For who sits there or has set it up."""
    await keeper.keep(who, table)
    return await from_outside(hall, who, table, language, base)


@api.get("/tables/{table}/texts", response_model=dict[str, str])
async def table_texts(table: TableId, hall: TheHall, beside: TheBeside, origin: Origin, language: Language) -> Response:
    """Every text of the table's game that stands by itself, with the names and figures of its edition."""
    game, edition = await hall.do(looking.plays, hall.tables, table)
    return answer(await beside.page(origin, catalogue.plain_texts, game, language, edition))


@api.get("/tables/{table}/primer", response_model=Primer)
async def table_primer(
    table: TableId, hall: TheHall, beside: TheBeside, origin: Origin, language: Language
) -> Response:
    """The page from which people learn the table's game, with the names and figures of its edition."""
    game, edition = await hall.do(looking.plays, hall.tables, table)
    return answer(await beside.page(origin, catalogue.page, game, language, edition))


@api.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def table_qr(table: TableId, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """The table's link as a QR code."""
    found = await hall.do(looking.from_outside, hall.tables, who.id, table, language, base)
    return qr_code(found["url"])
