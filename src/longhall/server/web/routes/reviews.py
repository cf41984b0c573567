"""Reviews of finished games, and playing on from a moment of one."""

from fastapi import Request
from starlette.responses import Response

from longhall.server.hall import seating
from longhall.server.web.connection import (
    Base,
    Language,
    Origin,
    TableId,
    TheHall,
    TheReviews,
    Who,
    answer,
    api,
    from_outside,
    greet,
)
from longhall.server.web.models import reviews as models
from longhall.server.web.models.tables import TableInfo


@api.get("/tables/{table}/review", response_model=models.Review)
async def review(table: TableId, reviews: TheReviews, who: Who, origin: Origin, language: Language) -> Response:
    """The review of a finished game as far as it is made."""
    return answer(await reviews.look(who, origin, table, language, begin=False))


@api.post("/tables/{table}/review", response_model=models.Review)
async def begin_review(table: TableId, reviews: TheReviews, who: Who, origin: Origin, language: Language) -> Response:
    """Have the review of a finished game made, if it is not yet."""
    return answer(await reviews.look(who, origin, table, language, begin=True))


@api.post("/tables/{table}/play-on", response_model=TableInfo, status_code=201)
async def play_on(
    table: TableId, wish: models.PlayOn, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """A new table that goes on from a moment of a finished game: me in one seat, bots in the others."""
    made = await hall.at(who.id, seating.play_on, hall, who, table, wish.entry, wish.seat, wish.bot, wish.key, language)
    return greet(await from_outside(hall, who, made, language, base, 201), who, request)
