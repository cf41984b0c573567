"""Lanes: processes of their own for one kind of work, in which everybody who asks gets a turn."""

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from longhall.bots.registry import registered
from longhall.server.players.thinking import answer, prepare_worker

Line = OrderedDict[str, deque["asyncio.Future[None]"]]
PRELOADED = ["__main__", "longhall.server.players.preloaded"]


def context() -> Any:
    """New processes branch off from one that has loaded the games, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(PRELOADED)
    return found


class Lane:
    """A few processes, of which one that dies is replaced. Owners take turns, whatever each of them has waiting.

    Who waits for people goes before who does not.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self.niceness = niceness
        self.busy = 0
        self.first: Line = OrderedDict()  # by owner
        self.last: Line = OrderedDict()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, context(), prepare_worker, (registered, self.niceness))

    def warm_up(self) -> None:
        for number in range(self.count):
            self.pool.submit(answer, number)

    @property
    def queue(self) -> int:
        """How many have a turn or wait for one."""
        return self.busy + self.ahead(False)

    def ahead(self, people: bool) -> int:
        """How many wait for people, or (not people) all who wait."""
        lines = [self.first] if people else [self.first, self.last]
        return sum(len(there) for line in lines for there in line.values())

    async def turn(self, owner: str, people: bool = True) -> None:
        """Wait until a process is free and it is this owner's turn."""
        if self.busy < self.count and not self.first and not self.last:
            self.busy += 1
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self.first if people else self.last).setdefault(owner, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.free()
            raise

    def free(self) -> None:
        """A process is free: the next owner's first errand has it, and that owner goes to the end of the line."""
        self.busy -= 1
        while (line := self.first or self.last) and self.busy < self.count:
            owner, theirs = line.popitem(last=False)
            future = theirs.popleft()
            if theirs:
                line[owner] = theirs
            if not future.done():
                self.busy += 1
                future.set_result(None)

    async def ask(self, owner: str, seconds: float, work: Callable[[], Any]) -> Any:
        """The worker's answer; TimeoutError, BrokenProcessPool or what the work raised."""
        async with asyncio.timeout(seconds):
            await self.turn(owner)
            return await self.run(work)

    async def run(self, work: Callable[[], Any]) -> Any:
        """Have it done by a process whose turn has come, which is free again when it is done with it."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            asked: Future[Any] = pool.submit(work)
        except BaseException:
            self.free()
            self.replace(pool)
            raise
        asked.add_done_callback(lambda _: freed(loop, self.free))
        try:
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            self.replace(pool)
            raise

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """The first to notice that a process has died sets up new ones."""
        if self.pool is pool:
            self.pool = self.new_pool()

    def close(self) -> None:
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(1.0)  # one that has the store open lets go of it before the hall does


def freed(loop: asyncio.AbstractEventLoop, free: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the loop has ended: the server is stopping
        loop.call_soon_threadsafe(free)
