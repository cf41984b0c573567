"""Who listens at which table, and what they are told.

Whether a listener may see is asked again whenever something is told, not only when it began to listen: a seat that was
left, given to a bot or taken over has other eyes from that moment on.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from longhall.server.faults import Fault
from longhall.server.hall.looking import about
from longhall.server.hall.sight import encode, now, sight
from longhall.server.hall.table import Table, Tables

QUEUE = 64  # messages that wait for a slow reader before the line is cut
TRY_AGAIN = 1013  # the code with which a socket ends whose reader was too slow
EYES_LOST = 4403  # the code with which a socket ends that may no longer see what it listens to


@dataclass(eq=False)
class Listener:
    """One websocket: the eyes of one seat (-1: a spectator). Told by the hall's thread, read by the socket's task."""

    table_id: str
    seat: int
    visitor: str
    language: str
    base: str  # the address that this browser knows the hall by
    loop: asyncio.AbstractEventLoop
    queue: asyncio.Queue[bytes | int] = field(default_factory=lambda: asyncio.Queue(QUEUE))  # a number ends it
    lost: bool = False  # its eyes: nothing more is sent, whatever waits

    def tell(self, message: bytes) -> None:
        self._soon(self._put, message)

    def end(self) -> None:
        """It may no longer see: what still waits is not sent either."""
        self.lost = True
        self._soon(self._cut, EYES_LOST)

    def _soon(self, act: Callable[[Any], None], what: bytes | int) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the server is stopping
            self.loop.call_soon_threadsafe(act, what)

    def _put(self, message: bytes) -> None:
        if self.queue.full():
            self._cut(TRY_AGAIN)
        else:
            self.queue.put_nowait(message)

    def _cut(self, code: int) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)


class Listeners:
    """All who listen, by table. Told by the hall's thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.there: dict[str, list[Listener]] = {}

    def listen(self, listener: Listener, since: int | None) -> list[bytes]:
        """From now on the listener is told; what it is told first."""
        table = self.tables.find(listener.table_id)
        table.check_eyes(listener.visitor, listener.seat)
        first = self.whole(table, listener, since)
        self.there.setdefault(listener.table_id, []).append(listener)
        return first

    def speak(self, listener: Listener, language: str) -> None:
        """From now on in another language."""
        listener.language = language
        table = self.tables.find(listener.table_id)
        if listener in self.allowed(table):
            for message in self.whole(table, listener, None):
                listener.tell(message)

    def whole(self, table: Table, listener: Listener, since: int | None) -> list[bytes]:
        messages = [self.table_message(table, listener)]
        if table.match is not None or table.past is not None:
            messages.append(sight(self.tables, table, now(table, listener.seat, listener.language, since)))
        return messages

    def leave(self, listener: Listener) -> None:
        there = self.there.get(listener.table_id, [])
        if listener in there:
            there.remove(listener)
        if not there:
            self.there.pop(listener.table_id, None)

    def table_message(self, table: Table, listener: Listener) -> bytes:
        seen = about(table, listener.visitor, listener.language, listener.base)
        return encode({"type": "table", "table": seen})

    def allowed(self, table: Table) -> list[Listener]:
        """Those who may still see; the others' sockets end."""
        for listener in list(self.there.get(table.id, [])):
            try:
                table.check_eyes(listener.visitor, listener.seat)
            except Fault:
                self.leave(listener)
                listener.end()
        return self.there.get(table.id, [])

    def tell_table(self, table: Table) -> None:
        for listener in self.allowed(table):
            listener.tell(self.table_message(table, listener))

    def tell_all(self, table: Table) -> None:
        """Everybody anew: the game has begun, or a name has changed."""
        for listener in self.allowed(table):
            for message in self.whole(table, listener, None):
                listener.tell(message)

    def tell_changed(self, table: Table, before: Sequence[int]) -> None:
        """Those whose transcript grew, from where it stood; the others notice nothing."""
        match = table.playing()
        made: dict[tuple[int, str], bytes] = {}
        for listener in self.allowed(table):
            eyes = (listener.seat, listener.language)
            if match.sent[listener.seat] == before[listener.seat]:
                continue
            if eyes not in made:
                made[eyes] = sight(self.tables, table, now(table, *eyes, before[listener.seat]))
            listener.tell(made[eyes])
