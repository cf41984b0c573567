"""Inviting people whom one has played with, and being invited."""

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from longhall.server.hall import inviting
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import Base, Language, TableId, TheHall, Who, answer, api, from_outside
from longhall.server.web.models import invitations as models
from longhall.server.web.models.tables import TableInfo

InvitationId = Annotated[str, Path(description="of an invitation")]


async def listed(hall: Hall, who: Visitor, table: str) -> Response:
    return answer(await hall.at(table, inviting.told, hall, who, table))


@api.get("/me/companions", response_model=list[models.Companion])
async def companions(hall: TheHall, who: Who) -> Response:
    """Whom I have played with, the last first."""
    return answer([] if who.is_new else await hall.do(inviting.companions, hall, who))


@api.get("/tables/{table}/invitations", response_model=list[models.Guest])
async def invited(table: TableId, hall: TheHall, who: Who) -> Response:
    """Whom the host has invited, and what came of it; for the host alone."""
    return await listed(hall, who, table)


@api.post("/tables/{table}/invitations", response_model=list[models.Guest])
async def invite(table: TableId, wish: models.InviteWish, hall: TheHall, who: Who) -> Response:
    """Invite somebody whom the host has played with. That person is told by the notices that he or she chose."""
    await hall.at(table, inviting.invite, hall, who, table, wish.table, wish.seat)
    return await listed(hall, who, table)


@api.post("/tables/{table}/invitations/group", response_model=list[models.Guest])
async def invite_group(table: TableId, hall: TheHall, who: Who) -> Response:
    """Invite everybody else in the group that the table belongs to."""
    await hall.at(table, inviting.invite_group, hall, who, table)
    return await listed(hall, who, table)


@api.post("/tables/{table}/invitations/{invitation}/remind", response_model=list[models.Guest])
async def remind(table: TableId, invitation: InvitationId, hall: TheHall, who: Who) -> Response:
    """Remind somebody of an invitation: once in 12 hours."""
    await hall.at(table, inviting.remind, hall, who, table, invitation)
    return await listed(hall, who, table)


@api.delete("/tables/{table}/invitations/{invitation}", response_model=list[models.Guest])
async def take_back(table: TableId, invitation: InvitationId, hall: TheHall, who: Who) -> Response:
    """Take an invitation back: it opens nothing from then on."""
    await hall.at(table, inviting.take_back, hall, who, table, invitation)
    return await listed(hall, who, table)


@api.get("/me/invitations", response_model=list[models.InvitationToMe])
async def my_invitations(hall: TheHall, who: Who, language: Language) -> Response:
    """Tables that I am invited to and that still have room."""
    return answer([] if who.is_new else await hall.do(inviting.mine, hall, who, language))


@api.post("/me/invitations/{invitation}", response_model=TableInfo)
async def open_invitation(
    invitation: InvitationId, hall: TheHall, who: Who, language: Language, base: Base
) -> Response:
    """The table that an invitation leads to."""
    table: str = await hall.do(inviting.open_it, hall, who, invitation)
    return await from_outside(hall, who, table, language, base)


@api.delete("/me/invitations/{invitation}", response_model=list[models.InvitationToMe])
async def decline(invitation: InvitationId, hall: TheHall, who: Who, language: Language) -> Response:
    """Say no."""
    await hall.do(inviting.decline, hall, who, invitation)
    return answer(await hall.do(inviting.mine, hall, who, language))
