"""Reviews of finished games: made in processes that give way to everything else, and kept piece by piece.

Nobody waits for one: whoever looks is shown what is made so far. A review that was broken off, as the hall was closed,
goes on when somebody looks at it again.
"""

import asyncio
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from longhall.review.pieces import Piece, assembled, make, name_of, todo
from longhall.review.telling import in_language
from longhall.server.faults import Fault, report
from longhall.server.hall import looking
from longhall.server.hall.beside import Beside
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.players.thinking import bounded
from longhall.server.players.workers import Workers
from longhall.server.store import Overtaken
from longhall.server.store.reviews import WHOLE, keep_pieces, keep_whole, pieces_of

PATIENCE = 300.0  # seconds for a piece: a record made by hand may lead to games without end
TOGETHER = 1.0  # seconds: the pieces made meanwhile are kept by one write, as moves wait for each that goes before them
MOST = 20  # reviews that are made or wait to be made at a time, for all together


class Reviews:
    """The reviews that are being made here. Lives in the web's own loop, as the workers do."""

    def __init__(self, hall: Hall, workers: Workers, beside: Beside) -> None:
        self.hall = hall
        self.beside = beside
        self.workers = workers
        self.done: dict[str, dict[str, Any]] = {}  # by table, the pieces of those that are being made
        self.begun: dict[str, float] = {}
        self.askers: dict[str, str] = {}  # where those come from who asked for them: by that they take turns
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def look(self, who: Visitor, origin: str, table_id: str, language: str, begin: bool) -> dict[str, Any]:
        """A review as far as it is made; `begin`: have it made, if nobody has yet."""
        await self.hall.at(table_id, looking.check_over, self.hall.tables, who.id, table_id)
        if table_id not in self.tasks:
            kept = await self.hall.do(pieces_of, self.hall.store, table_id)
            if WHOLE in kept:
                return {**in_language(kept[WHOLE], language), "begun": True, "seconds_left": None}
            if not kept and not begin:
                return {**assembled({}), "begun": False, "seconds_left": None}
            if table_id not in self.tasks:  # nobody else has begun meanwhile
                refused = self.refusal(origin)
                if refused is not None and begin:
                    raise refused
                if refused is not None:  # it is gone on with when there is room
                    return {**in_language(assembled(kept), language), "begun": True, "seconds_left": None}
                self.done[table_id] = kept
                self.begun[table_id] = time.monotonic()
                self.askers[table_id] = origin
                self.tasks[table_id] = asyncio.create_task(self.run(who, table_id))
        so_far = in_language(assembled(self.done[table_id]), language)
        return {**so_far, "begun": True, "seconds_left": self.left(table_id, so_far["progress"])}

    def refusal(self, origin: str) -> Fault | None:
        """Why no more reviews are made for now, of all or of those that somebody from there has asked for."""
        most = self.hall.settings.limits.reviews
        if sum(asker == origin for asker in self.askers.values()) >= most:
            return Fault(429, "too_many_reviews", {"most": most}, headers={"retry-after": "10"})
        return Fault(503, "busy", headers={"retry-after": "10"}) if len(self.tasks) >= MOST else None

    def left(self, table_id: str, progress: float) -> int | None:
        """About how many seconds it will still take, once that can be told."""
        taken = time.monotonic() - self.begun[table_id]
        return round(taken * (1.0 - progress) / progress) if 0.1 < progress < 1.0 else None

    async def run(self, who: Visitor, table_id: str) -> None:
        try:
            asker = self.askers[table_id]
            record = await self.beside.of_ended(asker, looking.bare_record, who.id, table_id)
            await self.make_all(table_id, record)
            whole = assembled(self.done[table_id])
            await self.hall.do(self.hall.store.write, keep_whole(table_id, whole))
        except Overtaken:  # the table was cleared away
            pass
        except Exception as fault:
            report(fault)
        finally:
            for kept in (self.tasks, self.askers, self.done, self.begun):
                kept.pop(table_id, None)

    async def make_all(self, table_id: str, record: Mapping[str, Any]) -> None:
        """All pieces, as many at a time as there are processes for them."""
        lane = self.workers.reviews
        done, asker = self.done[table_id], self.askers[table_id]
        made = dict(done)  # what is in `done` is kept and shown; the rest soon will be
        kept = time.monotonic()

        async def one(piece: Piece) -> None:
            await lane.turn(asker)
            made[name_of(piece)] = await lane.run(partial(bounded, PATIENCE, partial(make, record, piece)))

        underway: dict[asyncio.Task[None], Piece] = {}
        try:
            while True:
                free = [piece for piece in todo(made) if piece not in underway.values()]
                for piece in free[: lane.count - len(underway)]:
                    underway[asyncio.create_task(one(piece))] = piece
                if not underway:
                    done.update(made)  # the whole is kept next
                    return
                finished, _ = await asyncio.wait(underway, return_when=asyncio.FIRST_COMPLETED)
                for task in finished:
                    del underway[task]
                    task.result()
                if time.monotonic() - kept >= TOGETHER:
                    fresh = {name: made[name] for name in made if name not in done}
                    await self.hall.do(self.hall.store.write, keep_pieces(table_id, fresh))
                    done.update(fresh)
                    kept = time.monotonic()
        finally:
            for task in underway:
                task.cancel()

    def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
