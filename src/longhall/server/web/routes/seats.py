"""Who sits where, and the links that open a seat on another device."""

from fastapi import Request
from starlette.responses import Response

from longhall.server.hall import agreeing, programs, seating
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import (
    Base,
    Language,
    Seat,
    Seated,
    TableId,
    TheHall,
    Who,
    answer,
    api,
    from_outside,
    greet,
    qr_code,
)
from longhall.server.web.models import seats as models
from longhall.server.web.models.tables import TableInfo


@api.post("/tables/{table}/seats", response_model=TableInfo)
async def sit_anywhere(
    table: TableId, wish: models.NameWish, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Take any open seat."""
    await hall.at(table, seating.sit, hall, who, table, None, wish.name)
    return greet(await from_outside(hall, who, table, language, base), who, request)


@api.post("/tables/{table}/seats/{seat}", response_model=TableInfo)
async def sit(
    table: TableId,
    seat: Seat,
    wish: models.NameWish,
    request: Request,
    hall: TheHall,
    who: Seated,
    language: Language,
    base: Base,
) -> Response:
    """Take an open seat with a name. A program takes the one that it was invited to."""
    await hall.at(table, seating.sit, hall, who, table, seat, wish.name)
    return greet(await from_outside(hall, who, table, language, base), who, request)


@api.put("/tables/{table}/seats/{seat}", response_model=TableInfo)
async def arrange(
    table: TableId, seat: Seat, wish: models.Arrangement, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Give a seat to a bot or open it: the host before the start. Where a game is on, leave one's own to a bot, or as
    the others say."""
    await hall.at(table, agreeing.arrange, hall, who, table, seat, wish.kind, wish.bot, wish.name, language)
    return await from_outside(hall, who, table, language, base)


@api.post("/tables/{table}/seats/{seat}/program", response_model=models.Invitation)
async def invite(table: TableId, seat: Seat, wish: models.ProgramWish, hall: TheHall, who: Who) -> Response:
    """Invite a program to an open seat: the token with which it sits down there, looks and answers. The host asks for
    it. Asked again, the token before it is worth nothing any more."""
    token = await hall.at(table, programs.invite, hall, who, table, seat, wish.seconds)
    return answer({"token": token, "seconds": wish.seconds})


@api.put("/tables/{table}/seats/{seat}/name", response_model=TableInfo)
async def rename(
    table: TableId, seat: Seat, wish: models.NameWish, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Go by another name."""
    await hall.at(table, seating.rename, hall, who, table, seat, wish.name)
    return await from_outside(hall, who, table, language, base)


@api.delete("/tables/{table}/seats/{seat}", response_model=TableInfo)
async def stand_up(table: TableId, seat: Seat, hall: TheHall, who: Who, language: Language, base: Base) -> Response:
    """Leave a seat before the start."""
    await hall.at(table, seating.stand_up, hall, who, table, seat)
    return await from_outside(hall, who, table, language, base)


async def link_of(hall: Hall, who: Visitor, table: str, seat: int, base: str) -> dict[str, str]:
    return link_with(await hall.at(table, seating.seat_key, hall, who, table, seat), table, seat, base)


def link_with(key: str, table: str, seat: int, base: str) -> dict[str, str]:
    path = f"/table/{table}#seat={seat}&key={key}"  # behind the #, so that it is in no log
    return {"path": path, "url": base + path}


@api.get("/tables/{table}/seats/{seat}/link", response_model=models.SeatLink)
async def seat_link(table: TableId, seat: Seat, hall: TheHall, who: Who, base: Base) -> Response:
    """The link that opens one's own seat on another device."""
    return answer(await link_of(hall, who, table, seat, base))


@api.post("/tables/{table}/seats/{seat}/link", response_model=models.SeatLink)
async def renew_link(table: TableId, seat: Seat, hall: TheHall, who: Who, base: Base) -> Response:
    """Another link for one's own seat: the one before, and every device that came by it, loses the seat."""
    return answer(link_with(await hall.at(table, seating.renew_link, hall, who, table, seat), table, seat, base))


@api.get(
    "/tables/{table}/seats/{seat}/link.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def seat_qr(table: TableId, seat: Seat, hall: TheHall, who: Who, base: Base) -> Response:
    """The same as a QR code."""
    return qr_code((await link_of(hall, who, table, seat, base))["url"])


@api.post("/tables/{table}/claim", response_model=TableInfo)
async def claim(
    table: TableId, wish: models.Claim, request: Request, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """Open one's own seat on this device, with the key from its link."""
    await hall.at(table, seating.claim, hall, who, table, wish.seat, wish.key)
    return greet(await from_outside(hall, who, table, language, base), who, request)
