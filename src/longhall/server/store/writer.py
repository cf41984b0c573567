"""The writer: one thread that commits. What waits at the same time is written in one transaction, and told after it."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from longhall.server.store.rows import Append, Overtaken, Unavailable
from longhall.server.store.writing import append_all

MOST = 500  # changes in one transaction

Write = Append | Callable[[Connection], Any]


@dataclass(eq=False)
class Waiting:
    """A change that waits to be written, and whoever waits for it."""

    write: Write
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[None]"
    fault: BaseException | None = field(default=None)

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.fault is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.fault)


class Writer:
    """`transaction` opens one; everything within it is committed when it ends, or nothing is."""

    def __init__(self, transaction: Callable[[], Any]) -> None:
        self.transaction = transaction
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    async def write(self, write: Write) -> None:
        """Returns when it is on the disk. Overtaken: somebody else's change of the table came before it.

        After any other fault it may have been written or not: whoever wants to know must read.
        """
        loop = asyncio.get_running_loop()
        there = Waiting(write, loop, loop.create_future())
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
            self.thread.start()
        self.waiting.put(there)
        await there.future

    def run(self) -> None:
        while True:
            batch = self.gather()
            if not batch:
                return
            self.commit(batch)
            loops = {id(there.loop): there.loop for there in batch}
            for number, loop in loops.items():
                own = [there for there in batch if id(there.loop) == number]
                try:
                    loop.call_soon_threadsafe(settle, own)
                except RuntimeError:  # the loop has ended: the server is stopping
                    continue

    def gather(self) -> list[Waiting]:
        """All that waits; nothing if the writer is to end."""
        batch = []
        there = self.waiting.get()
        while there is not None:
            batch.append(there)
            if len(batch) == MOST:
                break
            try:
                there = self.waiting.get_nowait()
            except queue.Empty:
                break
        if there is None and batch:
            self.waiting.put(None)
        return batch

    def commit(self, batch: list[Waiting]) -> None:
        try:
            with self.transaction() as connection:
                write_all(connection, batch)
        except BaseException as fault:
            for there in batch:
                if len(batch) == 1 or isinstance(fault, Unavailable):
                    there.fault = fault
                else:  # one of them may be to blame: the others must not suffer for it
                    self.commit([there])

    def close(self) -> None:
        """Write what still waits, then end."""
        if self.thread is not None:
            self.waiting.put(None)
            self.thread.join()
            self.thread = None


def settle(batch: list[Waiting]) -> None:
    for there in batch:
        there.settle()


def write_all(connection: Connection, batch: list[Waiting]) -> None:
    """Games in the order of their tables, so that two processes that write the same ones never wait for each other."""
    games = [(there, there.write) for there in batch if isinstance(there.write, Append)]
    games.sort(key=lambda pair: pair[1].table_id)
    if games:
        for (there, _), won in zip(games, append_all(connection, [append for _, append in games]), strict=True):
            there.fault = None if won else Overtaken()
    for there in batch:
        if not isinstance(there.write, Append):
            try:
                with connection.begin_nested():
                    there.write(connection)
                there.fault = None
            except (Overtaken, IntegrityError):
                there.fault = Overtaken()
