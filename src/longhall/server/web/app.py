"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import longhall
from longhall.server.faults import Fault
from longhall.server.hall import catalogue
from longhall.server.hall.hall import Hall
from longhall.server.players.bots import Callers, Errand
from longhall.server.players.workers import Workers
from longhall.server.settings import Settings, default_database
from longhall.server.store import Store
from longhall.server.web.guard import Guard, deny, hush, refusal
from longhall.server.web.pages import Pages
from longhall.server.web.routes import api

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
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages bring scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.include_router(api)
    app.add_exception_handler(Fault, refuse)
    app.add_exception_handler(RequestValidationError, refuse)
    app.add_exception_handler(HTTPException, refuse)
    app.add_exception_handler(Exception, fail)
    app.add_exception_handler(WebSocketRequestValidationError, refuse_socket)  # type: ignore[arg-type]
    app.router.default = elsewhere(Pages(settings.static))
    return Guard(app, settings.limits, settings.public_url)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    hush()
    loop = asyncio.get_running_loop()
    store = await loop.run_in_executor(None, Store, settings.database or default_database())
    hall = Hall(settings, store)
    workers = Workers(settings.workers)
    workers.warm_up()

    async def hand_in(errand: Errand, key: str | None) -> None:
        await hall.do(hall.answer, errand, key)

    callers = Callers(workers, settings.pace, loop, hand_in)
    app.state.hall, app.state.workers = hall, workers
    await hall.do(hall.open_for_play, callers)
    hall.thread.submit(catalogue.games, "en")  # loads the games while the browser opens
    yield
    callers.stop()
    workers.close()
    hall.thread.shutdown()
    store.close()


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
