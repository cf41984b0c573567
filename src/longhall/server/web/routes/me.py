"""One's own tables, and where one stands."""

from typing import Annotated, Any, Literal

from fastapi import Query, Request
from starlette.responses import FileResponse, Response

from longhall.server.hall import instants, own, ratings
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import (
    LARGEST,
    Base,
    Language,
    Origin,
    Seated,
    TheBeside,
    TheHall,
    Who,
    answer,
    api,
    greet,
)
from longhall.server.web.models import me as models
from longhall.server.web.packing import packed


async def each(hall: Hall, who: Visitor, ids: list[str], language: str, base: str) -> list[dict[str, Any]]:
    """One after the other, so that nobody's choice waits for a long list."""
    found = [await hall.at(table, own.held, hall.tables, who.id, table, language, base) for table in ids]
    return [table for table in found if table is not None]


@api.get("/me", response_model=models.Me)
async def me(request: Request, hall: TheHall, who: Seated, language: Language, base: Base) -> Response:
    """The tables at which this browser holds seats and that go on. A new browser gets its cookie. A program is told of
    the one seat that its token is good for."""
    ids, finished = ([], 0) if who.is_new else await hall.do(own.going, hall.tables, who.id)
    tables = await each(hall, who, ids, language, base)
    return greet(answer({"tables": tables, "finished": finished, "at": instants.now()}), who, request)


@api.get("/me/finished", response_model=list[models.HeldTable])
async def finished(
    hall: TheHall,
    who: Who,
    language: Language,
    base: Base,
    skip: Annotated[int, Query(ge=0, le=LARGEST, description="so many of the newest")] = 0,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    game: Annotated[str | None, Query(max_length=32)] = None,
    name: Annotated[str, Query(max_length=64, description="of somebody who sat there, or a part of it")] = "",
    outcome: Literal["won", "other"] | None = None,
) -> Response:
    """Those that have ended, newest first."""
    ids = [] if who.is_new else await hall.do(own.ended, hall.tables, who.id, skip, limit, game, name, outcome)
    return answer(await each(hall, who, ids, language, base))


@api.get("/me/games.zip", response_class=FileResponse, responses={200: {"content": {"application/zip": {}}}})
async def download(hall: TheHall, beside: TheBeside, who: Who, origin: Origin) -> Response:
    """The records of all my games that have ended, as one file."""
    ids = [] if who.is_new else await hall.do(own.ended, hall.tables, who.id, 0, None)
    return await packed(beside, origin, who, ids, "longhall-games.zip")


@api.get("/me/ratings", response_model=list[models.MyRating])
async def my_ratings(hall: TheHall, who: Who, language: Language) -> Response:
    """Where I stand in every game that I have played rated."""
    return answer(await hall.do(ratings.mine, hall, who, language))


@api.get("/me/rivals", response_model=list[models.Rival])
async def rivals(hall: TheHall, who: Who) -> Response:
    """Those with accounts whom I have finished games with, and who was ahead how often."""
    return answer(await hall.do(ratings.rivals, hall, who))


@api.get("/games/{game}/ratings", response_model=list[models.Standing])
async def board(game: str, hall: TheHall, who: Who) -> Response:
    """Everybody who plays a game rated, the surely strongest first, with the bots where they stand."""
    return answer(await hall.do(ratings.board, hall, who, game))
