"""One's own account: made, signed in to, changed, told everything of, taken away. Guests need none."""

import ipaddress
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, Response

from longhall.server.faults import Fault
from longhall.server.hall import accounts, mine, passkeys
from longhall.server.hall.dossier import dossier
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import folded
from longhall.server.hall.passkeys import Site
from longhall.server.hall.visitors import Visitor
from longhall.server.web.connection import (
    Language,
    Origin,
    TheBeside,
    TheHall,
    Who,
    answer,
    api,
    is_secure,
    sign_off,
    sign_on,
)
from longhall.server.web.devices import device
from longhall.server.web.models import accounts as models
from longhall.server.web.packing import packed


async def device_of(connection: HTTPConnection) -> str:
    return device(connection.headers.get("user-agent", ""))


def place_of(connection: HTTPConnection) -> str:
    """Where this browser has the hall: `https://hall.example`."""
    public: str = connection.app.state.settings.public_url
    if public:
        parts = urlsplit(public)
        return f"{parts.scheme}://{parts.netloc}".lower()
    return f"{'https' if is_secure(connection) else 'http'}://{connection.headers.get('host', '').lower()}"


def why_no_passkeys(connection: HTTPConnection) -> str:
    """Browsers make keys on secure pages only, and for names, not for addresses made of numbers."""
    name = urlsplit(place_of(connection)).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        is_here = name == "localhost" or name.endswith(".localhost")
        return "" if is_secure(connection) or is_here else "insecure"
    return "address" if is_secure(connection) or ipaddress.ip_address(name).is_loopback else "insecure"


async def site_of(connection: HTTPConnection) -> Site:
    if why_no_passkeys(connection):
        raise Fault(409, "no_passkeys")
    place = place_of(connection)
    return Site(urlsplit(place).hostname or "", place)


def check_letter(request: Request, address: str | None) -> None:
    """Anybody can name any address: it gets only so many letters that ask whether it is right."""
    if address and request.app.state.settings.smtp:
        request.app.state.guard.check_guess(f"mail/{address.strip().casefold()}")


Device = Annotated[str, Depends(device_of)]
TheSite = Annotated[Site, Depends(site_of)]


async def account_of(request: Request, hall: Hall, who: Visitor) -> dict[str, Any]:
    reason = why_no_passkeys(request)
    found = await hall.do(mine.account, hall, who)
    return {**found, "passkeys": {"offered": not reason, "reason": reason}}


@api.get("/account", response_model=models.Account)
async def account(request: Request, hall: TheHall, who: Who) -> Response:
    """Whose account this browser is signed in to, if it is."""
    return answer(await account_of(request, hall, who))


@api.post("/account", response_model=models.Account, status_code=201)
async def create(wish: models.NewAccount, request: Request, hall: TheHall, who: Who, device: Device) -> Response:
    """Make an account with a password, and sign in to it."""
    request.app.state.guard.check_guess(folded(wish.name))
    check_letter(request, wish.email)
    secret = await hall.do(accounts.create, hall, wish.name, wish.password, wish.email, device)
    return await signed_in(request, hall, who, secret)


@api.put("/account", response_model=models.Account)
async def change(wish: models.AccountChange, request: Request, hall: TheHall, who: Who) -> Response:
    """Go by another name, give or take away an address, paint the shield."""
    check_letter(request, wish.email)
    await hall.do(accounts.change, hall, who, wish.model_dump(exclude_none=True))
    return answer(await account_of(request, hall, who))


@api.put("/account/password", response_model=models.Account)
async def change_password(wish: models.NewPassword, request: Request, hall: TheHall, who: Who) -> Response:
    """Another password. All other devices are signed out."""
    request.app.state.guard.check_guess(who.id)
    await hall.do(accounts.change_password, hall, who, wish.password, wish.new)
    return answer(await account_of(request, hall, who))


@api.post("/account/delete", status_code=204, response_class=Response)
async def delete(wish: models.Farewell, request: Request, hall: TheHall, who: Who, language: Language) -> Response:
    """The account and all that is known of its person goes; tables stay readable under another name."""
    request.app.state.guard.check_guess(who.id)
    await hall.do(accounts.delete, hall, who, wish.name, wish.password, language)
    return sign_off(Response(status_code=204), request)


@api.post("/account/guest", response_model=models.TakenOver)
async def take_over(hall: TheHall, who: Who) -> Response:
    """The tables that this browser's guest holds become the account's."""
    return answer({"tables": await hall.do(accounts.take_over, hall, who)})


@api.get("/account/export", response_class=FileResponse, responses={200: {"content": {"application/zip": {}}}})
async def export(hall: TheHall, beside: TheBeside, who: Who, origin: Origin) -> Response:
    """All that the hall knows of me, with the records of my games that have ended, as one file."""
    found = await hall.do(dossier, hall, who)
    tables = [table["id"] for table in found["tables"]]
    return await packed(beside, origin, who, tables, "longhall-me.zip", {"me.json": found})


# Devices


@api.post("/sessions", response_model=models.Account, status_code=201)
async def sign_in(wish: models.SignIn, request: Request, hall: TheHall, who: Who, device: Device) -> Response:
    """Sign in with name and password."""
    request.app.state.guard.check_guess(folded(wish.name))
    secret = await hall.do(accounts.sign_in, hall, wish.name, wish.password, device)
    return await signed_in(request, hall, who, secret)


@api.get("/sessions", response_model=list[models.Device])
async def sessions(hall: TheHall, who: Who) -> Response:
    """The devices that are signed in to my account."""
    return answer(await hall.do(mine.devices, hall, who))


@api.delete("/sessions", status_code=204, response_class=Response)
async def sign_out(request: Request, hall: TheHall, who: Who) -> Response:
    """Sign this browser out: it is a guest again."""
    await hall.do(accounts.sign_out, hall, who)
    return sign_off(Response(status_code=204), request)


@api.delete("/sessions/{session}", status_code=204, response_class=Response)
async def end_session(session: Annotated[str, Path(max_length=16)], hall: TheHall, who: Who) -> Response:
    """Sign out one of my devices, wherever it is."""
    await hall.do(accounts.end_session, hall, who, session)
    return Response(status_code=204)


async def signed_in(request: Request, hall: Hall, who: Visitor, secret: str) -> Response:
    """The account that was just signed in to, and the cookie for it. What this browser was signed in to before ends."""
    await hall.do(accounts.sign_out, hall, who)
    found = await account_of(request, hall, await hall.do(hall.sessions.recognise, who, secret))
    return sign_on(answer(found, 201), secret, request)


# Passkeys


@api.post("/account/keys/new", response_model=dict[str, Any])
async def invite(wish: models.KeyWish, hall: TheHall, who: Who, site: TheSite) -> Response:
    """What `navigator.credentials.create` needs: for a new account, or for one more key of mine."""
    return answer(await hall.do(passkeys.invite, hall, who, wish.name, site))


@api.post("/account/keys", response_model=models.Account, status_code=201)
async def add_key(
    wish: models.Credential, request: Request, hall: TheHall, who: Who, site: TheSite, device: Device
) -> Response:
    """The key that was made, for my account."""
    await hall.do(passkeys.add, hall, who, wish.credential, site, device)
    return answer(await account_of(request, hall, who), 201)


@api.delete("/account/keys/{number}", status_code=204, response_class=Response)
async def remove_key(number: Annotated[int, Path(ge=0, le=1000)], hall: TheHall, who: Who) -> Response:
    """Take a key away; the last way in stays."""
    await hall.do(passkeys.remove, hall, who, number)
    return Response(status_code=204)


@api.post("/account/with-key", response_model=models.Account, status_code=201)
async def create_with_key(
    wish: models.Credential, request: Request, hall: TheHall, who: Who, site: TheSite, device: Device
) -> Response:
    """Make an account with the key that was made for its name."""
    secret = await hall.do(passkeys.create, hall, wish.credential, site, device)
    return await signed_in(request, hall, who, secret)


@api.post("/sessions/key/new", response_model=dict[str, Any])
async def ask_for_key(hall: TheHall, site: TheSite) -> Response:
    """What `navigator.credentials.get` needs."""
    return answer(await hall.do(passkeys.request, hall, site))


@api.post("/sessions/key", response_model=models.Account, status_code=201)
async def sign_in_with_key(
    wish: models.Credential, request: Request, hall: TheHall, who: Who, site: TheSite, device: Device
) -> Response:
    """Sign in with a key."""
    secret = await hall.do(passkeys.sign_in, hall, wish.credential, site, device)
    return await signed_in(request, hall, who, secret)
