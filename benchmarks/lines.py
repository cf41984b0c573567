"""The two kinds of line to a hall, without the weight of a library: the machine is shared with what is measured.

A `Line` asks and is answered, an `Ear` is told. They understand what the hall sends and no more.
"""

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any

LENGTH = b"content-length: "
PONG = 0x8A
CLOSE, PING = 0x8, 0x9


class Line(asyncio.Protocol):
    """One keep-alive connection; one request at a time."""

    def __init__(self, port: int, secret: str) -> None:
        self.port = port
        head = f"Host: 127.0.0.1:{port}\r\nX-Longhall: 1\r\nCookie: longhall={secret}\r\n"
        self.head = head + "Content-Type: application/json\r\nContent-Length: "
        self.came = b""
        self.transport: Any = None
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None

    async def open(self) -> "Line":
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, found = await self.answer(method, path, body)
        assert status < 300, (status, found)
        return found

    async def answer(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, found = await self.fetch(method, path, body)
        return status, json.loads(found)

    async def fetch(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        sent = b"" if body is None else json.dumps(body).encode()
        whole = f"{method} /api{path} HTTP/1.1\r\n{self.head}{len(sent)}\r\n\r\n".encode() + sent
        was_open = self.transport is not None
        try:
            return await self.send(whole)
        except ConnectionResetError:
            if not was_open:
                raise
            return await self.send(whole)  # it was idle for too long, and ended as we began to speak

    async def send(self, whole: bytes) -> tuple[int, bytes]:
        if self.transport is None:
            await self.open()
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(whole)
        return await self.waiting

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        came = self.came = self.came + data if self.came else data
        end = came.find(b"\r\n\r\n")
        if end < 0:
            return
        at = came.lower().find(LENGTH, 0, end) + len(LENGTH)
        body = end + 4
        if len(came) < body + int(came[at : came.index(b"\r", at)]):
            return
        self.came = b""
        if self.waiting is not None and not self.waiting.done():  # else nobody waits for it any more
            self.waiting.set_result((int(came[9:12]), came[body:]))

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport, self.came = None, b""  # the next question opens another
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(exc or ConnectionResetError())


class Ear(asyncio.Protocol):
    """A websocket that listens. `told` is handed every message."""

    def __init__(self, told: Callable[[bytes], None]) -> None:
        self.told = told
        self.came = b""
        self.is_open = False
        self.transport: Any = None

    async def open(self, port: int, path: str, secret: str) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: longhall={secret}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        came = self.came + data if self.came else data
        if not self.is_open:
            end = came.find(b"\r\n\r\n")
            if end >= 0:
                assert came.startswith(b"HTTP/1.1 101 "), came
                self.is_open = True
                came = came[end + 4 :]
        while self.is_open and len(came) >= 2:
            start, length = 2, came[1]
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(came[2:start], "big")
            if len(came) < start + length:
                break
            self.hear(came[0] & 0x0F, came[start : start + length])
            came = came[start + length :]
        self.came = came

    def hear(self, kind: int, message: bytes) -> None:
        if kind == PING:  # what a client says is masked; by nothing will do
            self.transport.write(bytes([PONG, 0x80 | len(message), 0, 0, 0, 0]) + message)
        elif kind != CLOSE:
            self.told(message)

    def close(self) -> None:
        self.transport.close()
