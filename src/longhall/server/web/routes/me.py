"""One's own tables."""

from typing import Annotated, Any

from fastapi import Query, Request
from starlette.responses import Response

from longhall.server.hall import own
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.web import models
from longhall.server.web.connection import Base, Language, Seated, TheHall, Who, answer, api, greet


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
    return greet(answer({"tables": tables, "finished": finished}), who, request)


@api.get("/me/finished", response_model=list[models.HeldTable])
async def finished(
    hall: TheHall,
    who: Who,
    language: Language,
    base: Base,
    skip: Annotated[int, Query(ge=0, le=2**31, description="so many of the newest")] = 0,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Response:
    """Those that have ended, newest first."""
    ids = [] if who.is_new else await hall.do(own.ended, hall.tables, who.id, skip, limit)
    return answer(await each(hall, who, ids, language, base))
