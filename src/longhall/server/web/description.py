"""The description of the API: made when somebody asks for it first, and beside the loop, as it takes half a second."""

import asyncio
import json

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response


class Description:
    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.made: asyncio.Future[bytes] | None = None

    def make(self) -> bytes:
        return json.dumps(self.app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()

    async def answer(self, _: Request) -> Response:
        if self.made is None:
            self.made = asyncio.ensure_future(asyncio.to_thread(self.make))
        return Response(await asyncio.shield(self.made), media_type="application/json")
