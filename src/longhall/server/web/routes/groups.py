"""Groups and their tournaments. Only members see them."""

from typing import Annotated, Any

from fastapi import Path, Query
from starlette.responses import Response

from longhall.server.hall import groups, own, tournaments
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.store.ages import written
from longhall.server.web.connection import LARGEST, Base, Language, TheHall, Who, answer, api, qr_code
from longhall.server.web.models import groups as models

GroupId = Annotated[str, Path(max_length=32)]
MOST = 50  # tables that go on
PAGE = 20  # that have ended


@api.get("/groups", response_model=list[models.GroupInBrief])
async def mine(hall: TheHall, who: Who) -> Response:
    """The groups that I belong to."""
    return answer(await hall.do(groups.mine, hall, who))


@api.post("/groups", response_model=models.GroupInfo, status_code=201)
async def create(wish: models.GroupWish, hall: TheHall, who: Who, base: Base) -> Response:
    """Make a group."""
    group = await hall.do(groups.create, hall, who, wish.name)
    return answer(await hall.do(groups.about, hall, who, group, base), 201)


@api.get("/groups/{group}", response_model=models.GroupInfo)
async def about(group: GroupId, hall: TheHall, who: Who, base: Base) -> Response:
    """A group of mine: its people, and the link that invites to it."""
    return answer(await hall.do(groups.about, hall, who, group, base))


@api.put("/groups/{group}", response_model=models.GroupInfo)
async def rename(group: GroupId, wish: models.GroupWish, hall: TheHall, who: Who, base: Base) -> Response:
    """Call it something else; for who sees to it."""
    await hall.do(groups.rename, hall, who, group, wish.name)
    return answer(await hall.do(groups.about, hall, who, group, base))


@api.post("/groups/{group}/invited", response_model=models.Invited)
async def invited(group: GroupId, wish: models.GroupInvitation, hall: TheHall) -> Response:
    """What a link invites to."""
    return answer(await hall.do(groups.invited, hall, group, wish.key))


@api.post("/groups/{group}/claim", response_model=models.GroupInfo)
async def join(group: GroupId, wish: models.GroupInvitation, hall: TheHall, who: Who, base: Base) -> Response:
    """Belong to a group, by its link."""
    await hall.do(groups.join, hall, who, group, wish.key)
    return answer(await hall.do(groups.about, hall, who, group, base))


@api.get("/groups/{group}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def group_qr(group: GroupId, hall: TheHall, who: Who, base: Base) -> Response:
    """The link that invites to it as a QR code."""
    return qr_code((await hall.do(groups.about, hall, who, group, base))["url"])


@api.post("/groups/{group}/link", response_model=models.GroupInfo)
async def renew(group: GroupId, hall: TheHall, who: Who, base: Base) -> Response:
    """Another link; the one before invites nobody any more."""
    await hall.do(groups.renew_key, hall, who, group)
    return answer(await hall.do(groups.about, hall, who, group, base))


@api.post("/groups/{group}/remove", response_model=models.GroupInfo)
async def remove(group: GroupId, wish: models.GroupWish, hall: TheHall, who: Who, base: Base) -> Response:
    """Somebody, by name, belongs to it no longer; for who sees to it. The link is another one afterwards."""
    await hall.do(groups.remove, hall, who, group, wish.name)
    return answer(await hall.do(groups.about, hall, who, group, base))


@api.delete("/groups/{group}/me", status_code=204, response_class=Response)
async def leave(group: GroupId, hall: TheHall, who: Who) -> Response:
    """Belong to it no longer. Whoever has been there longest sees to it then."""
    await hall.do(groups.leave, hall, who, group)
    return Response(status_code=204)


@api.get("/groups/{group}/tables", response_model=models.GroupTables)
async def tables(
    group: GroupId,
    hall: TheHall,
    who: Who,
    language: Language,
    base: Base,
    skip: Annotated[int, Query(ge=0, le=LARGEST, description="so many of the newest that have ended")] = 0,
) -> Response:
    """The group's tables: as my seats are shown them, or as a spectator is."""
    going = await hall.do(groups.tables, hall, who, group, False, MOST)
    finished = await hall.do(groups.tables, hall, who, group, True, PAGE + 1, skip)
    found: dict[str, Any] = {"more": len(finished) > PAGE}
    for name, ids in (("going", going), ("finished", finished[:PAGE])):
        seen = [await hall.at(table, shown, hall, who, table, language, base) for table in ids]
        found[name] = [table for table in seen if table is not None]
    return answer(found)


def shown(hall: Hall, who: Visitor, table_id: str, language: str, base: str) -> dict[str, Any] | None:
    held = own.held(hall.tables, who.id, table_id, language, base)
    if held is None:
        return None
    row = hall.tables.row(table_id)
    if not held["seats"] and not row.spectators and row.status == "playing":
        held = {**held, "awaited": {"seats": [], "others": False}, "stands": ""}  # nobody may watch it
    at = hall.store.ended(row)
    return {**held, "ended": None if at is None else written(int(at // 86400))}


# Tournaments


@api.get("/groups/{group}/tournaments", response_model=list[models.TournamentInfo])
async def of_group(group: GroupId, hall: TheHall, who: Who, language: Language) -> Response:
    """The group's tournaments, the newest first."""
    return answer(await hall.do(tournaments.of, hall, who, group, language))


@api.post("/groups/{group}/tournaments", response_model=list[models.TournamentInfo], status_code=201)
async def new_tournament(
    group: GroupId, wish: models.TournamentWish, hall: TheHall, who: Who, language: Language
) -> Response:
    """A round robin of some members."""
    await hall.do(
        tournaments.create,
        hall,
        who,
        group,
        wish.name,
        wish.game,
        wish.players,
        wish.people,
        wish.options,
        wish.rated,
        None if wish.clock is None else wish.clock.model_dump(),
    )
    return answer(await hall.do(tournaments.of, hall, who, group, language), 201)


@api.delete("/tournaments/{tournament}", status_code=204, response_class=Response)
async def end_tournament(tournament: Annotated[str, Path(max_length=32)], hall: TheHall, who: Who) -> Response:
    """Take a tournament away; for who sees to the group. Its tables stay."""
    await hall.do(tournaments.remove, hall, who, tournament)
    return Response(status_code=204)


@api.post("/tournaments/{tournament}/games/{number}", response_model=models.TournamentTable)
async def begin(
    tournament: Annotated[str, Path(max_length=32)],
    number: Annotated[int, Path(ge=0, le=10_000)],
    hall: TheHall,
    who: Who,
) -> Response:
    """Begin a game of mine in it, for all who meet there; the table, also where it has begun already."""
    table = await hall.at(who.id, tournaments.begin, hall, who, tournament, number)
    return answer({"table": table, "path": f"/table/{table}"})
