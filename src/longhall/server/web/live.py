"""The websocket through which somebody listens at a table."""

import asyncio
import contextlib
import json
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from longhall.match.texts import LANGUAGES
from longhall.server import metrics
from longhall.server.faults import Fault
from longhall.server.hall.hall import Hall
from longhall.server.hall.listeners import EYES_LOST, Listener
from longhall.server.hall.sight import encode
from longhall.server.settings import Limits
from longhall.server.web.guard import Bucket

BAD_MESSAGES = 5
POLICY = 1008
BROKE = 1006
ENDED = (1000, 1001, 1005)  # how a browser ends a line by itself


async def serve_socket(hall: Hall, socket: WebSocket, listener: Listener, since: int | None, limits: Limits) -> None:
    """Accept a socket and keep it until either side has had enough."""
    # A Fault refuses it before it is accepted.
    first = await hall.at(listener.table_id, hall.listeners.listen, listener, since)
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        sending = asyncio.create_task(send(socket, listener, first))
        reading = asyncio.create_task(read(hall, socket, listener, Bucket(limits.messages), limits.message))
        done, rest = await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            fault = task.exception()
            listener.broke = isinstance(fault, WebSocketDisconnect) and fault.code not in ENDED
            code = fault or task.result()
            if isinstance(code, int):
                await socket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # gone in the middle of a message
    finally:
        metrics.SOCKETS.dec()
        with contextlib.suppress(RuntimeError):  # the hall's thread has ended: the server is stopping
            await asyncio.shield(hall.do(hall.listeners.leave, listener))


async def send(socket: WebSocket, listener: Listener, first: list[bytes]) -> int:
    """What is told, for as long as the listener may see it; the code with which the socket ends."""
    for message in first:
        if listener.lost:
            return EYES_LOST
        await socket.send_text(message.decode())
    while True:
        told = await listener.queue.get()
        if listener.lost:
            return EYES_LOST
        if isinstance(told, int):
            return told
        message, arrived = told
        await socket.send_text(message.decode())
        metrics.shown(arrived)


async def read(hall: Hall, socket: WebSocket, listener: Listener, bucket: Bucket, longest: int) -> int:
    """What a browser may say over the socket: its language."""
    bad = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or BROKE)
        if bucket.wait() > 0.0:
            return POLICY
        wish = understood(message.get("text") or "", longest)
        if wish is None:
            bad += 1
            if bad == BAD_MESSAGES:
                return POLICY
            await socket.send_text(
                encode({"type": "error", **Fault(400, "malformed").body(listener.language)}).decode()
            )
        else:
            await hall.at(listener.table_id, hall.listeners.speak, listener, wish)


def understood(text: str, longest: int) -> str | None:
    """The language that a message asks for; None if it is not such a message."""
    try:
        wish: Any = json.loads(text) if len(text) <= longest else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(wish, dict) or set(wish) != {"language"} or wish["language"] not in LANGUAGES:
        return None
    return str(wish["language"])
