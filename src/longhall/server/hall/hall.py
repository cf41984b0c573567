"""The hall: games are played here by one thread, change by change, in the order in which they come.

Rules, store and listeners are only ever touched by that one thread, so nothing here is locked.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from longhall.match import IllegalChoice, Match, snapshots
from longhall.match.happened import written_result
from longhall.server.faults import LOG, Fault, report
from longhall.server.hall.commands import Command, Follow, Play
from longhall.server.hall.listeners import Listeners
from longhall.server.hall.sight import now, sight
from longhall.server.hall.table import Table, Tables
from longhall.server.hall.visitors import Visitor
from longhall.server.players.bots import Callers, Errand
from longhall.server.settings import Settings
from longhall.server.store import Change, Overtaken, SeatRow, Store

Answer = TypeVar("Answer")


def calls_for(seats: Sequence[SeatRow], match: Match) -> bool:
    """Whether a bot or a standing order has to answer."""
    return any(seats[seat].kind == "bot" or match.foregone(seat) is not None for seat in match.to_act)


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store, settings.open_tables)
        self.thread = ThreadPoolExecutor(1, "hall")
        self.listeners = Listeners(self.tables)
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
        command: Command,
        transcript: int,
        key: str,
        language: str,
    ) -> bytes:
        """A seat's change to the game, once: what the seat is shown afterwards."""
        table = self.tables.find(table_id)
        table.check_holder(visitor.id, seat)
        match = table.playing()
        scope = f"seat/{table_id}/{seat}"
        fingerprint = command.fingerprint(transcript)
        repeated = self.repeated(scope, key, fingerprint) is not None
        if not repeated:
            if transcript != match.transcript(seat):
                raise Fault(409, "stale", {"transcript": match.transcript(seat)})
            command.check(match)
            try:
                self.carry_out(table, seat, command, language, Change(scope, key, fingerprint))
            except IllegalChoice as fault:
                extra = {"reason": fault.reason, "key": fault.key, "clause": fault.clause}
                raise Fault(422, "illegal", extra, str(fault)) from fault
            except Overtaken:
                table = self.tables.find(table_id)
                raise Fault(409, "stale", {"transcript": table.playing().transcript(seat)}) from None
        shown = sight(self.tables, table, now(table, seat, language, transcript))
        return b'{"repeated":%s,"state":%s}' % (b"true" if repeated else b"false", shown)

    def repeated(self, scope: str, key: str, fingerprint: str) -> Change | None:
        known = self.store.change(scope, key)
        if known is not None and known.fingerprint != fingerprint:
            raise Fault(409, "key_reused")
        return known

    def carry_out(self, table: Table, seat: int, command: Command, language: str, change: Change | None = None) -> None:
        """Do it, write it, and only then tell. IllegalChoice changes nothing; after other faults the store decides."""
        match = table.playing()
        before = list(match.sent)
        try:
            steps = command.carry_out(match, seat, language)
            status = "over" if match.over else "playing"
            calls = calls_for(table.seats, match)
            due = match.length - table.snapshot_at >= self.settings.snapshot_every and snapshots.is_quiet(match)
            snapshot = snapshots.take(match) if match.over or due else None
            result = written_result(match.result)
            self.store.append(table.id, steps, snapshot, status, calls, change, result)
        except IllegalChoice:
            raise
        except BaseException:
            self.tables.drop(table.id)
            raise
        ended = status != table.row.status
        table.row = replace(table.row, length=match.length, status=status, calls=calls, result=result)
        if snapshot is not None and snapshots.is_quiet(match):
            snapshots.forget(match)
            table.snapshot_at = match.length
        if ended:
            self.listeners.tell_table(table)
        self.listeners.tell_changed(table, before)
        self.call(table)

    # Bots and standing orders

    def open_for_play(self, callers: Callers) -> None:
        """Bots go on where the server stopped."""
        self.callers = callers
        try:
            calling = self.store.calling()
        except DatabaseError as fault:
            report(fault)
            calling = []
            LOG.error("the list of tables is damaged: bots go on at a table when somebody opens it; see docs/server.md")
        for table_id in calling:
            try:
                self.call(self.tables.find(table_id))
            except (Fault, SQLAlchemyError) as fault:  # whoever opens it is told
                report(fault.__cause__ or fault)
                LOG.error("a table cannot be read and is left out; the others go on")

    def call(self, table: Table) -> None:
        """Send for the bots and standing orders that have to answer."""
        match = table.match
        if match is None or self.callers is None or table.row.status != "playing":
            return
        for seat in match.to_act:
            there = table.seats[seat]
            is_bot = there.kind == "bot"
            if is_bot or match.foregone(seat) is not None:
                world = match.world_for(seat, secrets.randbits(58)) if is_bot else None
                bot = there.bot if is_bot else None
                in_poll = match.in_hidden_poll
                self.callers.send(Errand(table.id, seat, match.transcript(seat), bot, world, in_poll))

    def answer(self, errand: Errand, key: str | None) -> None:
        """A bot's choice (None: it had none, so the rules' fallback), or what a seat's standing orders say."""
        assert self.callers is not None
        self.callers.back(errand)
        table = self.tables.find(errand.table_id)
        match = table.playing()
        seat = errand.seat
        try:
            if match.transcript(seat) != errand.transcript or seat not in match.to_act:
                self.call(table)  # the table has moved on: whoever is asked now is asked anew
            elif errand.bot is None:
                if match.ordered(seat) is not None:
                    self.carry_out(table, seat, Follow(), "en")
                elif (only := match.foregone(seat)) is not None:
                    self.carry_out(table, seat, Play(match.game.actions.key(only)), "en")
            elif table.seats[seat].kind == "bot":
                if key is None or key not in [choice.key for choice in match.choices(seat)]:
                    key = match.fallback(seat)
                self.carry_out(table, seat, Play(key), "en")
        except Overtaken:
            self.call(self.tables.find(errand.table_id))
