"""Who listens at which table, and what they are told."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from longhall.server.hall.looking import about
from longhall.server.hall.sight import encode, now, sight
from longhall.server.hall.table import Table, Tables

QUEUE = 64  # messages that wait for a slow reader before the line is cut


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
        for message in self.whole(self.tables.find(listener.table_id), listener, None):
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

    def tell_table(self, table: Table) -> None:
        for listener in self.there.get(table.id, []):
            listener.tell(self.table_message(table, listener))

    def tell_all(self, table: Table) -> None:
        """Everybody anew: the game has begun, or a name has changed."""
        for listener in self.there.get(table.id, []):
            for message in self.whole(table, listener, None):
                listener.tell(message)

    def tell_changed(self, table: Table, before: Sequence[int]) -> None:
        """Those whose transcript grew, from where it stood; the others notice nothing."""
        match = table.playing()
        made: dict[tuple[int, str], bytes] = {}
        for listener in self.there.get(table.id, []):
            eyes = (listener.seat, listener.language)
            if match.sent[listener.seat] == before[listener.seat]:
                continue
            if eyes not in made:
                made[eyes] = sight(self.tables, table, now(table, *eyes, before[listener.seat]))
            listener.tell(made[eyes])
