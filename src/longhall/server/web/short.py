"""Moves, by a short way: what the framework does for any route costs more than playing the game does.

Only what is just as it should be is answered here. All else goes the long way, to the route that describes the move,
whose refusals everybody knows.
"""

import re
from dataclasses import dataclass

from pydantic import ValidationError
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from longhall.match.texts import LANGUAGES
from longhall.server.hall import commands
from longhall.server.web.connection import visitor_of
from longhall.server.web.models import moves as models
from longhall.server.words import preferred

MOVE = re.compile(r"/api/tables/([^/]+)/seats/([0-9]{1,2})/play")
QUERIES = {b"": None} | {b"language=" + language.encode(): language for language in LANGUAGES}


@dataclass(frozen=True)
class Route:
    """What the log calls it."""

    path: str = "/api/tables/{table}/seats/{seat}/play"


class Short:
    """Stands between the guard, which has read the body whole, and the application."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.route = Route()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVE.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or scope["query_string"] not in QUERIES or is_program(scope):
            await self.app(scope, receive, send)
            return
        message = await receive()
        try:
            wish = models.Play.model_validate_json(message.get("body", b""))
        except ValidationError:
            await self.app(scope, again(message, receive), send)
            return
        table, seat = found[1], int(found[2])
        scope["app"], scope["route"] = self.app, self.route
        asked = HTTPConnection(scope)
        who = await visitor_of(asked)
        language = preferred(QUERIES[scope["query_string"]], asked.headers.get("accept-language", ""))
        hall = self.app.state.hall
        move = commands.Play(wish.choice)
        body = await hall.at(table, hall.change, who, table, seat, move, wish.transcript, wish.key, language)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def is_program(scope: Scope) -> bool:
    """Programs show a token, and their answers wait until they are due."""
    return any(name == b"authorization" for name, _ in scope["headers"])


def again(message: Message, receive: Receive) -> Receive:
    """What was read is read once more by whoever comes next."""
    waiting = [message]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message
