"""The server as one ASGI application."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import longhall
from longhall.games.registry import NAMES
from longhall.match.fluent import ENGLISH
from longhall.match.texts import LANGUAGES, texts
from longhall.server.faults import Fault
from longhall.server.hall import catalogue
from longhall.server.hall.beside import Beside
from longhall.server.hall.keeping import Keeper
from longhall.server.hall.opening import opened, when_it_answers
from longhall.server.hall.reviews import Reviews
from longhall.server.hall.sender import Sender
from longhall.server.hall.timekeeper import Timekeeper
from longhall.server.settings import Settings
from longhall.server.web.description import Description
from longhall.server.web.guard import Guard, deny, hush, refusal
from longhall.server.web.pages import Pages
from longhall.server.web.routes import api
from longhall.server.web.sharing import share_rates
from longhall.server.web.short import Short

ABOUT = """
Tables, seats and games of Longhall. Whoever asks is known by a cookie (`GET /api/me`). Requests that change something
carry the header `X-Longhall: 1`, the length of the seat's transcript that they were made for, and a key under which a
repetition is known again. `?language=` takes one of the languages of the house.
"""


def create_app(settings: Settings | None = None) -> ASGIApp:
    settings = settings or Settings()
    app = FastAPI(
        title="Longhall",
        version=longhall.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url=None,  # see Description
        docs_url=None,  # those pages bring scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.include_router(api)
    app.add_route("/api/openapi.json", Description(app).answer, include_in_schema=False)
    app.add_exception_handler(Fault, refuse)
    app.add_exception_handler(RequestValidationError, refuse)
    app.add_exception_handler(HTTPException, refuse)
    app.add_exception_handler(Exception, fail)
    app.add_exception_handler(WebSocketRequestValidationError, refuse_socket)  # type: ignore[arg-type]
    app.router.default = elsewhere(Pages(settings.static))
    guard = app.state.guard = Guard(Short(app), settings.limits, settings.public_url)
    return guard


def collect_seldom() -> None:
    """A look through all objects of 200 tables holds everybody up for a fifth of a second; little here is in cycles.

    Paced at 200 moves a second 99 % of them were told within 206 ms before this, and within 12 ms with it
    (`python -m benchmarks.server --only paced`).
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    hush()
    collect_seldom()
    async with opened(settings) as (hall, workers):
        await asyncio.to_thread(load_words)
        app.state.hall, app.state.workers = hall, workers
        app.state.guard.house = hall.house
        beside = app.state.beside = Beside(hall, workers)
        reviews = app.state.reviews = Reviews(hall, workers, beside)
        keeper = app.state.keeper = Keeper(hall)
        sender = app.state.sender = await when_it_answers(settings.database, Sender, hall)
        tasks = [asyncio.create_task(one.run()) for one in (keeper, Timekeeper(hall), sender)]
        tasks.append(asyncio.create_task(list_games(beside)))
        if settings.redis:
            tasks.append(asyncio.create_task(share_rates(app.state.guard, settings.redis)))
        yield
        reviews.stop()
        for task in tasks:
            task.cancel()
        await sender.close()


def load_words() -> None:
    """What every game says, before anybody asks: to read one of them at a table would hold up all others for 50 ms."""
    for language in LANGUAGES:
        for name in NAMES:
            texts(name, language)


async def list_games(beside: Beside) -> None:
    """What there is to play is put together while the browser opens."""
    with suppress(Fault):  # whoever asks for it first waits for it then
        await beside.page("", catalogue.games, ENGLISH)


def elsewhere(pages: Pages) -> ASGIApp:
    """Whatever is not the API's: the client's pages."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await deny(Fault(404, "no_page"), scope, send)
        elif scope["path"].startswith("/api/") or scope["path"] == "/api":
            raise HTTPException(404)
        else:
            await pages(scope, receive, send)

    return serve


async def refuse(request: Request, fault: Exception) -> Response:
    return refusal(as_fault(fault), request.scope)


async def fail(request: Request, _: Exception) -> Response:
    """A fault of the hall itself looks like any other; the guard, which it reaches all the same, writes it down."""
    return refusal(Fault(500, "fault"), request.scope)


async def refuse_socket(socket: WebSocket, fault: WebSocketRequestValidationError) -> None:
    await deny(as_fault(fault), socket.scope, socket.send)


def as_fault(fault: Exception) -> Fault:
    if isinstance(fault, Fault):
        return fault
    if isinstance(fault, (RequestValidationError, WebSocketRequestValidationError)):
        first = fault.errors()[0]
        if first["type"] == "json_invalid":
            return Fault(400, "malformed")
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return Fault(422, "invalid", {"where": where[:100].encode("ascii", "replace").decode() or "body"})
    assert isinstance(fault, HTTPException)
    code = {404: "no_page", 405: "no_method", 400: "malformed"}.get(fault.status_code, "invalid")
    headers = dict(fault.headers or {})
    return Fault(fault.status_code, code, {"where": ""} if code == "invalid" else None, headers=headers)
