"""Who listens at which table, and what they are told.

Whether a listener may see is asked again whenever something is told, not only when it began to listen: a seat that was
left, given to a bot or taken over has other eyes from that moment on.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from longhall.server import metrics
from longhall.server.faults import Fault
from longhall.server.hall.looking import about
from longhall.server.hall.people import NOTHING, people, told
from longhall.server.hall.sessions import Sessions
from longhall.server.hall.sight import encode, now, sight
from longhall.server.hall.table import Table, Tables
from longhall.server.store import talking

QUEUE = 64  # messages that wait for a slow reader before the line is cut
TRY_AGAIN = 1013  # the code with which a socket ends whose reader was too slow
EYES_LOST = 4403  # the code with which a socket ends that may no longer see what it listens to


@dataclass(frozen=True)
class Face:
    """What of a table is told to everybody who listens there, besides the game."""

    status: str
    names: list[str]
    seats: list[tuple[str, str | None, str]]
    options: dict[str, Any]
    ways: dict[str, Any]


@dataclass(eq=False)
class Listener:
    """One websocket: the eyes of one seat (-1: a spectator). Told by the hall's thread, read by the socket's task."""

    table_id: str
    seat: int
    visitor: str
    language: str
    base: str  # the address that this browser knows the hall by
    loop: asyncio.AbstractEventLoop
    session: str = ""  # by which it is signed in, if it is
    address: str = ""  # from where it came
    # What it is told, with the moment at which the change arrived that it comes of; a number ends it.
    queue: asyncio.Queue[tuple[bytes, float | None] | int] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    broke: bool = False  # the line broke off: nobody has ended it
    lost: bool = False  # its eyes: nothing more is sent, whatever waits
    has: int | None = None  # the transcript that it was told last
    face: Face | None = None  # and who sat there
    said: int | None = None  # the line of the talk that it was told last
    people: dict[str, Any] | None = None  # and what went on besides the game

    def tell(self, message: bytes) -> None:
        self._soon(self._put, (message, metrics.ARRIVED.get()))

    def end(self) -> None:
        """It may no longer see: what still waits is not sent either."""
        self.lost = True
        self._soon(self._cut, EYES_LOST)

    def _soon(self, act: Callable[[Any], None], what: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended: the server is stopping
            self.loop.call_soon_threadsafe(act, what)

    def _put(self, message: tuple[bytes, float | None]) -> None:
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

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self.tables = tables
        self.sessions = sessions
        self.there: dict[str, list[Listener]] = {}
        self.broken: set[tuple[str, int]] = set()  # tables and seats at which a line broke off

    def listen(self, listener: Listener, since: int | None) -> list[bytes]:
        """From now on the listener is told; what it is told first."""
        table = self.tables.find(listener.table_id)
        table.check_eyes(listener.visitor, listener.seat)
        first = self.whole(table, listener, since)
        channel = "table" if table.is_somebodys(listener.visitor) else "watch"
        listener.said = talking.last(self.tables.store, table.id, channel)
        self.there.setdefault(listener.table_id, []).append(listener)
        self.tables.watch(table)
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
        listener.face = face(table)
        listener.people = told(table, listener.visitor)
        if listener.people != NOTHING:
            messages.append(people_message(table, listener))
        if table.match is not None or table.past is not None:
            listener.has = table.transcript(listener.seat)
            messages.append(sight(self.tables, table, now(table, listener.seat, listener.language, since)))
        return messages

    def say(self, listener: Listener, table: Table, channel: str, line: dict[str, Any]) -> None:
        """Something was said."""
        listener.tell(encode({"type": "talk", "table": table.id, "channel": channel, "line": line}))

    def leave(self, listener: Listener) -> None:
        there = self.there.get(listener.table_id, [])
        if listener in there:
            there.remove(listener)
        if listener.broke and listener.seat >= 0:
            self.broken.add((listener.table_id, listener.seat))
        if not there:
            self.there.pop(listener.table_id, None)

    def table_message(self, table: Table, listener: Listener) -> bytes:
        seen = about(self.tables, table, listener.visitor, listener.language, listener.base)
        return encode({"type": "table", "table": seen})

    def allowed(self, table: Table) -> list[Listener]:
        """Those who may still see; the others' sockets end."""
        for listener in list(self.there.get(table.id, [])):
            try:
                table.check_eyes(listener.visitor, listener.seat)
                if listener.session and self.sessions.find(listener.session) is None:
                    self.cut(listener)
            except Fault:
                self.cut(listener)
        return self.there.get(table.id, [])

    def cut(self, listener: Listener) -> None:
        self.leave(listener)
        listener.end()

    def end_sessions(self, tokens: set[str]) -> None:
        """These browsers are signed in no longer."""
        for there in list(self.there.values()):
            for listener in list(there):
                if listener.session in tokens:
                    self.cut(listener)

    def tell(self, table: Table) -> None:
        """Everybody what they lack: who sits there now, and what has happened since they were told last.

        A transcript that did not grow is not sent again: who cannot notice a change notices nothing.
        """
        now_there = face(table)
        for listener in self.allowed(table):
            was, listener.face = listener.face, now_there
            if was != listener.face:
                listener.tell(self.table_message(table, listener))
            people, listener.people = listener.people, told(table, listener.visitor)
            if people != listener.people:
                listener.tell(people_message(table, listener))
            if table.match is None and table.past is None:
                continue
            has, listener.has = listener.has, table.transcript(listener.seat)
            if has is None or was is None or was.names != listener.face.names:
                has = None  # the game has begun, or the log speaks of somebody by another name
            elif has == listener.has:
                continue
            listener.tell(sight(self.tables, table, now(table, listener.seat, listener.language, has)))


def people_message(table: Table, listener: Listener) -> bytes:
    return encode({"type": "people", "table": table.id, "people": people(table, listener.visitor)})


def face(table: Table) -> Face:
    row = table.row
    seats = [(seat.kind, seat.bot, seat.key) for seat in table.seats]
    return Face(row.status, table.names, seats, row.options, row.ways)
