"""Live updates: who listens at which table, and the websocket through which they do."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from longhall.match.texts import LANGUAGES
from longhall.server.faults import Fault
from longhall.server.payloads import encode
from longhall.server.security import Bucket

if TYPE_CHECKING:
    from longhall.server.settings import Limits
    from longhall.server.tables import Hall

QUEUE = 64  # messages that wait for a slow reader before the line is cut
BAD_MESSAGES = 5
POLICY, TRY_AGAIN = 1008, 1013


@dataclass(eq=False)
class Listener:
    """One websocket: the eyes of one seat (-1: a spectator). Told by the hall's thread, read by the socket's task."""

    table_id: str
    seat: int
    visitor: str
    language: str
    base: str  # the address that this browser knows the hall by
    loop: asyncio.AbstractEventLoop
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def tell(self, message: bytes) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the server is stopping
            self.loop.call_soon_threadsafe(self._put, message)

    def _put(self, message: bytes) -> None:
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
        else:
            self.queue.put_nowait(message)


async def serve_socket(
    hall: "Hall", socket: WebSocket, listener: Listener, since: int | None, limits: "Limits"
) -> None:
    """Accept a socket and keep it until either side has had enough."""
    first = await hall.do(hall.listen, listener, since)  # Fault: refused before it is accepted
    try:
        await socket.accept()
        for message in first:
            await socket.send_text(message.decode())
        sending = asyncio.create_task(send(socket, listener))
        reading = asyncio.create_task(read(hall, socket, listener, Bucket(limits.messages), limits.message))
        done, rest = await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            code = task.exception() or task.result()
            if isinstance(code, int):
                await socket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # gone in the middle of a message
    finally:
        with contextlib.suppress(RuntimeError):  # the hall's thread has ended: the server is stopping
            await asyncio.shield(hall.do(hall.leave, listener))


async def send(socket: WebSocket, listener: Listener) -> int:
    while True:
        message = await listener.queue.get()
        if message is None:
            return TRY_AGAIN
        await socket.send_text(message.decode())


async def read(hall: "Hall", socket: WebSocket, listener: Listener, bucket: Bucket, longest: int) -> int:
    """What a browser may say over the socket: its language."""
    bad = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
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
            await hall.do(hall.speak, listener, wish)


def understood(text: str, longest: int) -> str | None:
    """The language that a message asks for; None if it is not such a message."""
    try:
        wish: Any = json.loads(text) if len(text) <= longest else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(wish, dict) or set(wish) != {"language"} or wish["language"] not in LANGUAGES:
        return None
    return str(wish["language"])
