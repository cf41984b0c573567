"""The hall: games are played here, in one thread of its own; what comes of it is written by another.

Rules and listeners are only ever touched by the hall's thread, which turns from table to table while changes are being
written. A table has one thing done at a time: whoever comes while a change of it is on its way to the disk waits, so
that nobody sees what is not yet kept.
"""

import asyncio
import secrets
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from inspect import isawaitable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from longhall.match import IllegalChoice, snapshots
from longhall.match.happened import written_result
from longhall.server import metrics
from longhall.server.faults import Fault, report
from longhall.server.hall import instants, timing
from longhall.server.hall.answers import keep, kept
from longhall.server.hall.clock import asked_of
from longhall.server.hall.commands import Command, Follow, Play
from longhall.server.hall.house import House
from longhall.server.hall.listeners import Listeners
from longhall.server.hall.news import News, RedisNews
from longhall.server.hall.sessions import Sessions
from longhall.server.hall.settling import settle
from longhall.server.hall.shift import Shift
from longhall.server.hall.sight import now, sight
from longhall.server.hall.table import Table, Tables, call_of
from longhall.server.hall.tidings import Outbox, Tiding, Write, before, nothing, of_change
from longhall.server.hall.visitors import Visitor
from longhall.server.players.bots import Callers, Errand, is_guest
from longhall.server.settings import Settings
from longhall.server.store import Append, Begun, Change, Overtaken, SeatRow, Store, TableRow, Unavailable

Answer = TypeVar("Answer")
FINISH = 5.0  # seconds in which what was begun must be finished when the hall closes
TRIES = 5  # how often a change is made anew that another process was quicker than


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store, settings.open_tables)
        self.tables.watch = self.watch
        self.sessions = Sessions(store)
        self.house = House(store)
        self.listeners = Listeners(self.tables, self.sessions)
        # Told of a new address; what it gives back is written with it.
        self.wants_mail_confirmed: Callable[[str, str], Write] = lambda person, address: nothing
        self.tables.outdated = self.listeners.tell  # whoever finds out first that another process has changed it
        self.overheard: Callable[[Table], None] = lambda table: None  # something was said elsewhere
        self.outbox: Outbox | None = None  # who wants to tell people what happened
        self.news = News()  # nobody else is there, until `follow` says so
        self.callers: Callers | None = None
        self.shift: Shift | None = None
        self.rounds: list[asyncio.Task[None]] = []
        self.settling: deque[asyncio.Task[None]] = deque(maxlen=1000)  # what games that ended mean for ratings
        self.begun: set[asyncio.Task[None]] = set()  # what others have handed over, until it is done
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.loop = new_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="hall", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        """Have something done by the hall's thread that concerns no table, or one that nobody knows yet."""
        try:
            with metrics.QUEUE.track_inprogress():
                return await self.handed_over(work, args)
        except Unavailable as fault:
            report(fault.__cause__ or fault)
            raise Fault(503, "busy", headers={"retry-after": "1"}) from fault

    def handed_over(self, work: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Any]:
        """What comes of it, for the loop of whoever asks. What was begun is finished, even if nobody waits any more.

        asyncio's own way, by a future that any thread can wait for, took a tenth of all that a move costs.
        """
        asker = asyncio.get_running_loop()
        answer = asker.create_future()

        async def see_to_it() -> None:
            try:
                found, fault = await finished(work, *args), None
            except BaseException as caught:
                found, fault = None, caught
            with suppress(RuntimeError):  # the asker's loop has ended: the server is stopping
                asker.call_soon_threadsafe(answered, answer, found, fault)

        def begin() -> None:
            task = self.loop.create_task(see_to_it())
            self.begun.add(task)
            task.add_done_callback(self.begun.discard)

        self.loop.call_soon_threadsafe(begin)
        return answer

    async def at(self, table_id: str, work: Callable[..., Any], *args: Any) -> Any:
        """Have something done at a table by the hall's thread, when it is its turn."""
        return await self.do(self.in_turn, table_id, work, *args)

    async def in_turn(self, table_id: str, work: Callable[..., Any], *args: Any) -> Any:
        lock = self.turns.get(table_id)
        if lock is None:
            lock = self.turns[table_id] = asyncio.Lock()
        async with lock:
            return await finished(work, *args)

    async def in_passing(self, table_id: str, work: Callable[..., Any], *args: Any) -> Any:
        """The same, behind whoever waits already: for what is done at many tables, one after the other."""
        await asyncio.sleep(0)
        return await self.in_turn(table_id, work, *args)

    def wait(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """The same for a thread that has nothing else to do."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def close(self) -> None:
        """End the thread and close the store; what was begun is finished."""
        with suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(self.finish(), self.loop).result(FINISH)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.store.close()

    async def finish(self) -> None:
        for task in self.rounds:
            task.cancel()
        if self.shift is not None:
            await self.shift.let_go()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    # Playing

    async def change(
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
        scope = f"seat/{table_id}/{seat}"
        asked = Change(scope, key, command.fingerprint(transcript))
        for _ in range(TRIES):
            table, known = self.tables.asked(table_id, scope, key)
            table.check_holder(visitor.id, seat)
            match = table.playing()
            is_program = is_guest(table.seats[seat].bot)
            repeated = not is_program and is_repeated(asked, known)
            if not repeated:
                if transcript != match.transcript(seat):
                    if self.store.change(scope, key) is not None:
                        continue  # another process has done just this meanwhile
                    raise Fault(409, "stale", {"transcript": match.transcript(seat)})
                command.check(match, seat)
                try:
                    if is_program:
                        repeated = await keep(self.store, table, seat, command, transcript, language)
                    else:
                        await self.carry_out(table, seat, command, language, asked)
                except IllegalChoice as fault:
                    extra = {"reason": fault.reason, "key": fault.key, "clause": fault.clause}
                    raise Fault(422, "illegal", extra, str(fault)) from fault
                except Overtaken:  # by another process: what was wanted may still be possible
                    continue
            shown = sight(self.tables, table, now(table, seat, language, transcript))
            return b'{"repeated":%s,"state":%s}' % (b"true" if repeated else b"false", shown)
        raise Fault(503, "busy")

    async def carry_out(
        self, table: Table, seat: int, command: Command, language: str, change: Change | None = None
    ) -> None:
        """Do it, write it, and only then tell. IllegalChoice changes nothing; after other faults the store decides."""
        match = table.playing()
        row = table.row
        if row.status == "stopped":
            raise Fault(409, "only_to_read")
        if table.sitting.paused is not None:
            raise Fault(409, "paused")
        is_told = self.outbox is not None and table.has_company
        was, was_sealed = before(match, table.asked) if is_told else None, table.is_sealed
        try:
            steps = command.carry_out(match, seat, language)
            status = "over" if match.over else "playing"
            is_quiet = snapshots.is_quiet(match)
            due = match.over or (is_quiet and match.length - table.snapshot_at >= self.settings.snapshot_every)
            snapshot = snapshots.take(match) if due else None
            result = written_result(match.result)
            call = call_of(row, table.seats, match)
            # What everybody sees is drawn for it, so it is asked once, and only where somebody wants to know.
            asked = asked_of(match) if is_told or table.sitting.clock is not None else None
            sitting = timing.moved_on(table, asked, instants.now(), command.takes_back)
            if was_sealed and not table.is_sealed and table.has_company:
                sitting = replace(sitting, unsealed=instants.now())
            kept = timing.row_of(table, sitting) if sitting is not table.sitting else None
            also = self.tidings(table, of_change(table.id, match, was, asked, seat)) if was and asked else None
            written = Append(table.id, row.revision, steps, status, call, change, snapshot, result, kept, also)
            await self.store.write(written)
        except IllegalChoice:
            raise
        except BaseException:
            self.tables.drop(table.id)
            raise
        metrics.CHANGES.inc()
        row = replace(row, length=match.length, status=status, result=result, revision=row.revision + 1)
        table.moved_on(row, steps, asked)
        table.sitting = sitting
        if snapshot is not None and is_quiet:
            snapshots.forget(match)
            table.snapshot_at = match.length
        self.tell(table)
        if status == "over":
            self.settle(row)

    def settle(self, row: TableRow) -> None:
        """A game has ended: write what that means for ratings and tournaments."""
        if row.rated or row.group_id is not None:
            self.settling.append(self.loop.create_task(settle(self.store, row.id)))

    def tidings(self, table: Table, found: Sequence[Tiding]) -> Write:
        """What is written with a change that people at a table may be told of. Bots are told nothing."""
        if self.outbox is None or not table.has_company:  # alone with bots, nobody is waited for
            return nothing
        is_timed = "clock" in table.row.ways
        mine = [replace(one, is_timed=is_timed) for one in found if table.seats[one.seat].kind == "person"]
        return self.outbox(mine) if mine else nothing

    def while_gathering(self, found: Sequence[Tiding]) -> Write:
        """The same before a game begins, when nobody has company yet and somebody may be told who has no seat."""
        return self.outbox(found) if self.outbox is not None and found else nothing

    def told_of_beginning(
        self, row: TableRow, seats: Sequence[SeatRow], begun: Begun | None, actor: int | None = None
    ) -> Write:
        """The same where a game begins, but for who sat down last. Written once everybody holds their seat."""
        if self.outbox is None or begun is None or sum(seat.kind == "person" for seat in seats) < 2:
            return nothing
        found = [one for one in begun.tidings if seats[one.seat].kind == "person"]
        mine = [one for one in found if one.seat != actor or one.kind == "awaited"]
        return self.outbox([replace(one, is_timed="clock" in row.ways) for one in mine]) if mine else nothing

    def tell(self, table: Table) -> None:
        """A change is written: whoever listens is told, here and elsewhere, and whoever has to answer is sent for."""
        self.listeners.tell(table)
        self.news.tell(table.id)
        if table.row.status == "playing" and self.shift is not None and not self.shift.thinks:
            self.news.tell_callers()
        self.call(table)

    def heard(self, table_id: str, talk: bool) -> Awaitable[None]:
        """Another process has changed a table, or something was said there."""
        return self.in_turn(table_id, self.catch_up, table_id, talk)

    def catch_up(self, table_id: str, talk: bool = False) -> None:
        try:
            table = self.tables.brought_on(table_id) or self.tables.find(table_id)
        except Fault:  # it was cleared away, or cannot be read: whoever asks is told
            return
        if talk:
            self.overheard(table)
        self.call(table)

    # Bots and standing orders

    def open_for_play(self, callers: Callers, thinks: bool = True) -> None:
        """Bots go on where the server stopped."""
        self.callers = callers
        self.shift = Shift(
            self.store,
            self.call_at,
            callers.tables,
            lambda: list(self.listeners.there),
            self.follow,
            thinks,
            self.settings.lease,
        )
        self.rounds = [self.loop.create_task(self.shift.go_round())]
        if self.settings.redis:
            news = RedisNews(self.settings.redis, self.heard, self.followed, self.shift.hurry.set)
            self.news = news
            self.rounds.append(self.loop.create_task(news.listen()))

    def follow(self) -> None:
        self.news.follow()

    def followed(self) -> set[str]:
        """Tables whose changes concern somebody here."""
        assert self.shift is not None
        return {*self.listeners.there, *self.shift.mine}

    async def call_at(self, table_id: str) -> None:
        await self.in_passing(table_id, lambda: self.call(self.tables.find(table_id)))

    def call(self, table: Table) -> None:
        """Send for the bots and standing orders that have to answer."""
        match = table.match
        if match is None or self.callers is None or self.shift is None or table.row.status != "playing":
            return
        if table.call() is None or not self.shift.has(table):
            return
        for seat in match.to_act:
            there, transcript = table.seats[seat], match.transcript(seat)
            is_bot = there.kind == "bot"
            if self.callers.is_sent(table.id, seat, transcript):
                continue
            if is_bot or match.foregone(seat) is not None:
                bot = there.bot if is_bot else None
                thinks_here = is_bot and not is_guest(bot)
                world = match.world_for(seat, secrets.randbits(58)) if thinks_here else None
                in_poll = match.in_hidden_poll
                alone = table.is_alone
                self.callers.send(Errand(table.id, table.row.host, seat, transcript, bot, world, in_poll, alone))

    def watch(self, table: Table) -> None:
        """Somebody looks at a table."""
        self.news.follow()
        if self.shift is not None and self.shift.watch(table):
            self.call(table)

    async def answer(self, errand: Errand, key: str | None) -> None:
        """A bot's choice (None: it had none, so the rules' fallback), or what a seat's standing orders say."""
        for _ in range(TRIES):
            table = self.tables.find(errand.table_id)
            match = table.playing()
            seat = errand.seat
            if match.transcript(seat) != errand.transcript or seat not in match.to_act:
                self.call(table)  # the table has moved on: whoever is asked now is asked anew
                return
            command = self.answer_of(table, seat, errand.bot, key)
            if command is None:
                return
            with suppress(Overtaken):  # by another process: what the bot wants may still be possible
                await self.carry_out(table, seat, command, "en")
                return
        raise Fault(503, "busy")

    def answer_of(self, table: Table, seat: int, bot: str | None, key: str | None) -> Command | None:
        match = table.playing()
        if bot is None:
            if match.ordered(seat) is not None:
                return Follow()
            only = match.foregone(seat)
            return None if only is None else Play(match.game.actions.key(only))
        if table.seats[seat].kind != "bot":
            return None
        if is_guest(bot):
            key = kept(self.store, table, seat, match.transcript(seat))
        if key is None or key not in [choice.key for choice in match.choices(seat)]:
            key = match.fallback(seat)
        return Play(key)


def new_loop() -> asyncio.AbstractEventLoop:
    """The quicker one where it can be had, as the web's own loop does."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def is_repeated(change: Change, known: Change | None) -> bool:
    """Whether a wish is what was done under its key before. A key is good for one wish."""
    if known is not None and known.fingerprint != change.fingerprint:
        raise Fault(409, "key_reused")
    return known is not None


def answered(answer: "asyncio.Future[Any]", found: Any, fault: BaseException | None) -> None:
    if answer.done():  # whoever asked has gone
        return
    if fault is None:
        answer.set_result(found)
    elif isinstance(fault, asyncio.CancelledError):
        answer.cancel()
    else:
        answer.set_exception(fault)


async def finished(work: Callable[..., Any], *args: Any) -> Any:
    """Done, whether or not there was something to wait for."""
    done = work(*args)
    return await done if isawaitable(done) else done
