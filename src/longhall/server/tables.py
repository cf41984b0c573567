"""The hall: games are played here by one thread, change by change, in the order in which they come.

Rules, store and listeners are only ever touched by that one thread, so nothing here is locked.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from longhall.match import IllegalChoice, Match, snapshots
from longhall.server import looking
from longhall.server.bots import Callers, Errand
from longhall.server.faults import Fault
from longhall.server.live import Listener
from longhall.server.payloads import encode
from longhall.server.rooms import Room, Rooms
from longhall.server.seats import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Change, Overtaken, Store
from longhall.server.transcripts import changed

Answer = TypeVar("Answer")


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms = Rooms(store, settings.open_tables)
        self.thread = ThreadPoolExecutor(1, "hall")
        self.listeners: dict[str, list[Listener]] = {}
        self.callers: Callers | None = None

    async def do(self, work: Callable[..., Answer], *args: Any) -> Answer:
        """Have something done by the hall's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(work, *args))

    # Playing

    def change(
        self,
        visitor: Visitor,
        table_id: str,
        seat: int,
        verb: str,
        argument: Any,
        transcript: int,
        key: str,
        language: str,
    ) -> bytes:
        """A seat's change to the game, once: what the seat is shown afterwards."""
        room = self.rooms.room(table_id)
        room.check_holder(visitor.id, seat)
        match = room.playing()
        scope = f"seat/{table_id}/{seat}"
        fingerprint = digest([verb, argument, transcript])
        repeated = self.repeated(scope, key, fingerprint) is not None
        if not repeated:
            if transcript != match.transcript(seat):
                raise Fault(409, "stale", {"transcript": match.transcript(seat)})
            if verb == "orders" and match.game.order_faults is not None and match.game.order_faults(argument):
                raise Fault(422, "invalid", {"where": "orders"})
            try:
                self.carry_out(room, seat, verb, argument, language, Change(scope, key, fingerprint))
            except IllegalChoice as fault:
                extra = {"reason": fault.reason, "key": fault.key, "clause": fault.clause}
                raise Fault(422, "illegal", extra, str(fault)) from fault
            except Overtaken:
                room = self.rooms.room(table_id)
                now = room.playing().transcript(seat)
                raise Fault(409, "stale", {"transcript": now}) from None
        state = looking.seen(self.store, room, seat, language, transcript)
        return b'{"repeated":%s,"state":%s}' % (b"true" if repeated else b"false", encode(state))

    def repeated(self, scope: str, key: str, fingerprint: str) -> Change | None:
        known = self.store.change(scope, key)
        if known is not None and known.fingerprint != fingerprint:
            raise Fault(409, "key_reused")
        return known

    def carry_out(
        self, room: Room, seat: int, verb: str, argument: Any, language: str, change: Change | None = None
    ) -> None:
        """Do it, write it, and only then tell. IllegalChoice changes nothing; after other faults the store decides."""
        match = room.playing()
        before = list(match.sent)
        try:
            steps = changed(match, seat, verb, argument, language)
            status = "over" if match.over else "playing"
            calls = self.calls(room, match)
            due = match.length - room.snapshot_at >= self.settings.snapshot_every and snapshots.is_quiet(match)
            snapshot = snapshots.take(match) if match.over or due else None
            self.store.append(room.id, steps, snapshot, status, calls, change)
        except IllegalChoice:
            raise
        except BaseException:
            self.rooms.drop(room.id)
            raise
        ended = status != room.row.status
        room.row = replace(room.row, length=match.length, status=status, calls=calls)
        if snapshot is not None and snapshots.is_quiet(match):
            snapshots.forget(match)
            room.snapshot_at = match.length
        if ended:
            self.tell_table(room)
        self.tell_changed(room, before)
        self.call(room)

    # Bots and standing orders

    def open_for_play(self, callers: Callers) -> None:
        """Bots go on where the server stopped."""
        self.callers = callers
        for table_id in self.store.calling():
            try:
                self.call(self.rooms.room(table_id))
            except Fault:
                continue  # unreadable: whoever opens it is told

    def calls(self, room: Room, match: Match) -> bool:
        return any(room.seats[seat].kind == "bot" or match.foregone(seat) is not None for seat in match.to_act)

    def call(self, room: Room) -> None:
        """Send for the bots and standing orders that have to answer."""
        match = room.match
        if match is None or self.callers is None or room.row.status != "playing":
            return
        for seat in match.to_act:
            there = room.seats[seat]
            is_bot = there.kind == "bot"
            if is_bot or match.foregone(seat) is not None:
                world = match.world_for(seat, secrets.randbits(58)) if is_bot else None
                bot = there.bot if is_bot else None
                in_poll = match.in_hidden_poll
                self.callers.send(Errand(room.id, seat, match.transcript(seat), bot, world, in_poll))

    def answer(self, errand: Errand, key: str | None) -> None:
        """A bot's choice (None: it had none, so the rules' fallback), or what a seat's standing orders say."""
        assert self.callers is not None
        self.callers.back(errand)
        room = self.rooms.room(errand.table_id)
        match = room.playing()
        seat = errand.seat
        try:
            if match.transcript(seat) != errand.transcript or seat not in match.to_act:
                self.call(room)  # the table has moved on: whoever is asked now is asked anew
            elif errand.bot is None:
                if match.ordered(seat) is not None:
                    self.carry_out(room, seat, "follow", None, "en")
                elif (only := match.foregone(seat)) is not None:
                    self.carry_out(room, seat, "play", match.game.actions.key(only), "en")
            elif room.seats[seat].kind == "bot":
                if key not in [choice.key for choice in match.choices(seat)]:
                    key = match.fallback(seat)
                self.carry_out(room, seat, "play", key, "en")
        except Overtaken:
            self.call(self.rooms.room(errand.table_id))

    # Telling

    def listen(self, listener: Listener, since: int | None) -> list[bytes]:
        """From now on the listener is told; what it is told first."""
        room = self.rooms.room(listener.table_id)
        room.check_eyes(listener.visitor, listener.seat)
        first = self.whole(room, listener, since)
        self.listeners.setdefault(listener.table_id, []).append(listener)
        return first

    def speak(self, listener: Listener, language: str) -> None:
        """From now on in another language."""
        listener.language = language
        for message in self.whole(self.rooms.room(listener.table_id), listener, None):
            listener.tell(message)

    def whole(self, room: Room, listener: Listener, since: int | None) -> list[bytes]:
        messages = [self.table_message(room, listener)]
        if room.match is not None:
            messages.append(encode(looking.seen(self.store, room, listener.seat, listener.language, since)))
        return messages

    def leave(self, listener: Listener) -> None:
        there = self.listeners.get(listener.table_id, [])
        if listener in there:
            there.remove(listener)
        if not there:
            self.listeners.pop(listener.table_id, None)

    def table_message(self, room: Room, listener: Listener) -> bytes:
        table = looking.about(room, listener.visitor, listener.language, listener.base)
        return encode({"type": "table", "table": table})

    def tell_table(self, room: Room) -> None:
        for listener in self.listeners.get(room.id, []):
            listener.tell(self.table_message(room, listener))

    def tell_all(self, room: Room) -> None:
        """Everybody anew: the game has begun, or a name has changed."""
        for listener in self.listeners.get(room.id, []):
            for message in self.whole(room, listener, None):
                listener.tell(message)

    def tell_changed(self, room: Room, before: Sequence[int]) -> None:
        """Those whose transcript grew, from where it stood; the others notice nothing."""
        match = room.playing()
        made: dict[tuple[int, str], bytes] = {}
        for listener in self.listeners.get(room.id, []):
            eyes = (listener.seat, listener.language)
            if match.sent[listener.seat] == before[listener.seat]:
                continue
            if eyes not in made:
                made[eyes] = encode(looking.seen(self.store, room, *eyes, before[listener.seat]))
            listener.tell(made[eyes])


def digest(data: Any) -> str:
    return hashlib.sha256(encode(data)).hexdigest()
