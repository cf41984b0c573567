"""How I am told: channels, wishes, and how much of which table. And letters that are shown again."""

import ipaddress
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Path, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from longhall.server.faults import Fault
from longhall.server.hall import channels, letters
from longhall.server.hall.hall import Hall
from longhall.server.hall.mine import me
from longhall.server.hall.names import folded
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import Language, TableId, TheHall, Who, answer, api, greet, is_secure
from longhall.server.web.models import notices as models
from longhall.server.web.models.accounts import Account
from longhall.server.web.routes.accounts import Device, check_letter, place_of, signed_in

EndpointId = Annotated[str, Path(max_length=32)]
GroupId = Annotated[str, Path(max_length=32)]


def why_no_push(connection: HTTPConnection) -> str:
    """Browsers take pushes on secure pages alone."""
    name = urlsplit(place_of(connection)).hostname or ""
    try:
        is_here = ipaddress.ip_address(name).is_loopback
    except ValueError:
        is_here = name == "localhost" or name.endswith(".localhost")
    return "" if is_secure(connection) or is_here else "insecure"


async def overview(request: Request, hall: Hall, who: Visitor, status: int = 200) -> Response:
    found = await hall.do(channels.overview, hall, who)
    reason = why_no_push(request)
    key = request.app.state.sender.signer.public()
    return greet(answer({**found, "push": {"offered": not reason, "reason": reason, "key": key}}, status), who, request)


@api.get("/me/notices", response_model=models.NoticeInfo)
async def notices(request: Request, hall: TheHall, who: Who) -> Response:
    """How I am told, and what could not be sent to me."""
    return await overview(request, hall, who)


@api.put("/me/notices", response_model=models.NoticeInfo)
async def wish(wishes: models.NoticeWishes, request: Request, hall: TheHall, who: Who) -> Response:
    """Be told otherwise."""
    await hall.do(channels.wish, hall, who, wishes.model_dump())
    return await overview(request, hall, who)


@api.post("/me/notices/push", response_model=models.NoticeInfo, status_code=201)
async def add_push(
    wish: models.PushWish, request: Request, hall: TheHall, who: Who, language: Language, device: Device
) -> Response:
    """This browser takes pushes."""
    if why_no_push(request):
        raise Fault(409, "no_push")
    keys = wish.keys.model_dump()
    await hall.do(channels.add_push, hall, who, wish.endpoint, keys, device, language)
    return await overview(request, hall, who, 201)


@api.post("/me/notices/webhooks", response_model=models.NoticeInfo, status_code=201)
async def add_webhook(
    wish: models.WebhookWish, request: Request, hall: TheHall, who: Who, language: Language
) -> Response:
    """A webhook of my own."""
    await hall.do(channels.add_webhook, hall, who, wish.address, wish.style, language)
    return await overview(request, hall, who, 201)


@api.delete("/me/notices/endpoints/{endpoint}", response_model=models.NoticeInfo)
async def remove(endpoint: EndpointId, request: Request, hall: TheHall, who: Who) -> Response:
    """Tell me there no more."""
    await hall.do(channels.remove, hall, who, endpoint)
    return await overview(request, hall, who)


@api.post("/me/notices/test", response_model=models.NoticeInfo)
async def try_out(request: Request, hall: TheHall, who: Who) -> Response:
    """Send me one by every channel that I have."""
    await hall.do(channels.try_out, hall, who)
    return await overview(request, hall, who)


@api.post("/me/notices/again", response_model=models.NoticeInfo)
async def hurry(request: Request, hall: TheHall, who: Who) -> Response:
    """Try again now what could not be sent."""
    await hall.do(channels.hurry, hall, who)
    return await overview(request, hall, who)


# Of a table, and of a group


@api.get("/tables/{table}/notices", response_model=models.TableHears)
async def table_notices(table: TableId, hall: TheHall, who: Who) -> Response:
    """How much I hear of a table."""
    return answer({"hears": await hall.at(table, channels.hears, hall, who, table)})


@api.put("/tables/{table}/notices", response_model=models.TableHears)
async def hear(table: TableId, wish: models.TableHears, hall: TheHall, who: Who) -> Response:
    """Hear as much of a table as my page says, only of my turns, or nothing."""
    await hall.at(table, channels.hear, hall, who, table, wish.hears)
    return answer({"hears": wish.hears})


@api.get("/tables/{table}/webhooks", response_model=list[models.EndpointInfo])
async def table_webhooks(table: TableId, hall: TheHall, who: Who) -> Response:
    """The webhooks that a table shares, for its host."""
    return answer(await hall.at(table, channels.shared, hall, who, table, None))


@api.post("/tables/{table}/webhooks", response_model=list[models.EndpointInfo], status_code=201)
async def add_table_webhook(
    table: TableId, wish: models.WebhookWish, hall: TheHall, who: Who, language: Language
) -> Response:
    """A webhook that is told what everybody sees: whose turn it is, the beginning and the end."""
    await hall.do(channels.add_webhook, hall, who, wish.address, wish.style, language, table)
    return answer(await hall.at(table, channels.shared, hall, who, table, None), 201)


@api.get("/groups/{group}/webhooks", response_model=list[models.EndpointInfo])
async def group_webhooks(group: GroupId, hall: TheHall, who: Who) -> Response:
    """The webhooks that a group shares, for who sees to it."""
    return answer(await hall.do(channels.shared, hall, who, None, group))


@api.post("/groups/{group}/webhooks", response_model=list[models.EndpointInfo], status_code=201)
async def add_group_webhook(
    group: GroupId, wish: models.WebhookWish, hall: TheHall, who: Who, language: Language
) -> Response:
    """The same for all tables of a group."""
    await hall.do(channels.add_webhook, hall, who, wish.address, wish.style, language, None, group)
    return answer(await hall.do(channels.shared, hall, who, None, group), 201)


# Letters


@api.post("/account/email/again", status_code=204, response_class=Response)
async def ask_again(request: Request, hall: TheHall, who: Who) -> Response:
    """Send the letter once more that shows whether my address is right."""
    mine = await hall.do(me, hall, who)
    if not hall.settings.smtp or mine.email is None:
        raise Fault(409, "no_mail")
    check_letter(request, mine.email)
    await hall.do(letters.send_again, hall, mine.id, mine.email)
    return Response(status_code=204)


@api.post("/mail/confirm", status_code=204, response_class=Response)
async def confirm(wish: models.LetterToken, hall: TheHall) -> Response:
    """The letter has arrived."""
    await hall.do(letters.confirm, hall, wish.token)
    return Response(status_code=204)


@api.post("/mail/unsubscribe/{key}", status_code=204, response_class=Response)
async def unsubscribe(key: Annotated[str, Path(max_length=100)], hall: TheHall) -> Response:
    """No more letters, with one click and without signing in."""
    await hall.do(letters.unsubscribe, hall, key)
    return Response(status_code=204)


@api.get("/mail/unsubscribe/{key}", status_code=303, response_class=Response, include_in_schema=False)
async def open_unsubscribe(key: Annotated[str, Path(max_length=100, pattern=r"^[\w-]+$")]) -> Response:
    """The same address opened as a page: it asks first, as a mail program may open what it finds in a letter."""
    return Response(status_code=303, headers={"location": f"/unsubscribe#{key}"})


@api.post("/account/recover", status_code=204, response_class=Response)
async def ask_to_recover(wish: models.RecoveryWish, request: Request, hall: TheHall, language: Language) -> Response:
    """A letter with a way back in, if the account has an address to which mail has arrived."""
    if not hall.settings.smtp:
        raise Fault(409, "no_mail")
    request.app.state.guard.check_guess(f"recover/{folded(wish.name)}")
    await hall.do(letters.ask_to_recover, hall, wish.name, language)
    return Response(status_code=204)


@api.post("/account/recovered", response_model=Account, status_code=201)
async def recover(wish: models.Recovery, request: Request, hall: TheHall, who: Who, device: Device) -> Response:
    """A new password by the letter; all devices are signed out, and this one is signed in."""
    secret = await hall.do(letters.recover, hall, wish.token, wish.password, device)
    return await signed_in(request, hall, who, secret)
