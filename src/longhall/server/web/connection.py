"""What every route needs: the API that it belongs to, the hall, who asks, in which language, and how to answer."""

import io
from collections.abc import Mapping
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from longhall.server.addresses import EVERYWHERE, is_only_here, network_address, one_address
from longhall.server.faults import Fault
from longhall.server.hall import looking
from longhall.server.hall.beside import Beside
from longhall.server.hall.hall import Hall
from longhall.server.hall.keeping import Keeper
from longhall.server.hall.reviews import Reviews
from longhall.server.hall.sight import encode
from longhall.server.hall.visitors import Visitor, program, visitor
from longhall.server.players.workers import Workers
from longhall.server.settings import Settings
from longhall.server.web.models import shared as models
from longhall.server.words import preferred

YEAR = 365 * 24 * 3600
SESSION = "-session"
LARGEST = 2**31 - 1  # whole number that every store can be asked for

api = APIRouter(
    prefix="/api",
    responses={
        "4XX": {"model": models.ErrorAnswer, "description": "What is wrong, in the reader's language"},
        "5XX": {"model": models.ErrorAnswer, "description": "What went wrong here, in the reader's language"},
    },
)


# Plain functions would be run by threads, and for every request that took longer than all the rest of it.


async def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


async def keeper_of(connection: HTTPConnection) -> Keeper:
    keeper: Keeper = connection.app.state.keeper
    return keeper


async def workers_of(connection: HTTPConnection) -> Workers:
    workers: Workers = connection.app.state.workers
    return workers


async def reviews_of(connection: HTTPConnection) -> Reviews:
    reviews: Reviews = connection.app.state.reviews
    return reviews


async def beside_of(connection: HTTPConnection) -> Beside:
    beside: Beside = connection.app.state.beside
    return beside


async def language_of(connection: HTTPConnection, language: Annotated[models.Language | None, Query()] = None) -> str:
    return preferred(language, connection.headers.get("accept-language", ""))


def is_secure(connection: HTTPConnection) -> bool:
    public: str = connection.app.state.settings.public_url
    return connection.scope["scheme"] in ("https", "wss") or public.startswith("https:")


def cookie_name(connection: HTTPConnection) -> str:
    return "__Host-longhall" if is_secure(connection) else "longhall"


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a program shows, if it is one that asks."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def session_cookie(connection: HTTPConnection) -> str:
    """Beside the guest's own cookie, which stays: who signs out is that guest again."""
    return cookie_name(connection) + SESSION


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """A browser. A program is nobody, but where a seat looks and answers: see seated_of."""
    if token_of(connection) is not None:
        raise Fault(403, "only_a_seat")
    cookies, name = connection.cookies, cookie_name(connection)
    guest = visitor(cookies.get(name))
    secret = cookies.get(name + SESSION)
    hall: Hall = connection.app.state.hall
    found: Visitor = await hall.do(hall.sessions.recognise, guest, secret) if secret else guest
    hall.house.check(found.guest, found.id)
    return found


async def seated_of(connection: HTTPConnection) -> Visitor:
    """A browser, or a program by its token: for what every seat may do, and no more."""
    token = token_of(connection)
    return await visitor_of(connection) if token is None else program(token)


async def base_of(connection: HTTPConnection) -> str:
    """The address of the hall: as its keeper says, or as this browser knows it.

    Where the whole network is served, but this browser came by a name that means its own machine, the network's name.
    """
    settings: Settings = connection.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = connection.headers.get("host", "")
    if settings.host in EVERYWHERE and is_only_here(host) and connection.scope.get("server"):
        host = f"{network_address()}:{connection.scope['server'][1]}"
    return f"{'https' if is_secure(connection) else 'http'}://{host}"


async def origin_of(connection: HTTPConnection) -> str:
    """Where somebody comes from: where turns are taken they go by that, as a new guest costs no more than a cookie."""
    return one_address(connection.client.host) if connection.client else ""


TheHall = Annotated[Hall, Depends(hall_of)]
TheKeeper = Annotated[Keeper, Depends(keeper_of)]
TheWorkers = Annotated[Workers, Depends(workers_of)]
TheBeside = Annotated[Beside, Depends(beside_of)]
TheReviews = Annotated[Reviews, Depends(reviews_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]
Language = Annotated[str, Depends(language_of)]
Who = Annotated[Visitor, Depends(visitor_of)]
Seated = Annotated[Visitor, Depends(seated_of)]
Origin = Annotated[str, Depends(origin_of)]
Base = Annotated[str, Depends(base_of)]
TableId = Annotated[str, Path(description="from the table's link")]
Seat = Annotated[int, Path(description="0 for the first")]
Eyes = Annotated[int, Path(description="a seat, or -1 for a spectator")]
Since = Annotated[int | None, Query(description="the transcript that the reader has already")]


def answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, headers, "application/json")


async def from_outside(
    hall: Hall, who: Visitor, table_id: str, language: str, base: str, status: int = 200
) -> Response:
    """The table as a visitor sees it from outside: what every change to its seats is answered with."""
    return answer(await hall.do(looking.from_outside, hall.tables, who.id, table_id, language, base), status)


def greet(response: Response, who: Visitor, request: Request) -> Response:
    """A new visitor gets its secret, which no script can read and no other site's page can use."""
    if who.is_new:
        secure = is_secure(request)
        response.set_cookie(
            cookie_name(request), who.secret, YEAR, path="/", secure=secure, httponly=True, samesite="strict"
        )
    return response


def sign_on(response: Response, secret: str, request: Request) -> Response:
    """The browser is signed in to an account, until somebody ends it."""
    secure = is_secure(request)
    response.set_cookie(
        session_cookie(request), secret, YEAR, path="/", secure=secure, httponly=True, samesite="strict"
    )
    return response


def sign_off(response: Response, request: Request) -> Response:
    response.delete_cookie(
        session_cookie(request), path="/", secure=is_secure(request), httponly=True, samesite="strict"
    )
    return response


def qr_code(address: str) -> Response:
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=3, light="white", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
