"""News between processes: that a table has changed, and that one calls for bots.

What happened is in the store; news only say where to look. So news that are lost cost time and nothing else: whoever
listens here is told with the next ones, or when the line to Redis is up again.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from secrets import token_hex
from typing import Any

from longhall.server import metrics
from longhall.server.faults import report

TABLES = "longhall:table:"
CALLS = "longhall:calls"
TALK = b"/talk"
ARRIVED = b"@"  # before the time at which the request came that it comes of
PAUSE = 1.0  # seconds until a broken line is tried again
LOOK = 0.25  # seconds after which it is seen anew which tables concern anybody here


class News:
    """Where there is only one process there are none."""

    def tell(self, table_id: str, talk: bool = False) -> None:
        """A table has changed, or something was said there."""

    def tell_callers(self) -> None:
        """A table may call for bots, and nobody thinks here."""

    def follow(self) -> None:
        """Other tables concern somebody here than before."""


class RedisNews(News):
    """`heard` is told of tables that others have changed, and whether anything was said there; `called` that one calls;
    `followed` are those of interest."""

    def __init__(
        self,
        address: str,
        heard: Callable[[str, bool], Awaitable[None]],
        followed: Callable[[], Iterable[str]],
        called: Callable[[], None],
    ) -> None:
        import redis.asyncio

        self.line: Any = redis.asyncio.from_url(address)
        self.heard = heard
        self.followed = followed
        self.called = called
        self.name = token_hex(8).encode()
        self.told: dict[str, bytes] = {}  # what waits to be said, by channel
        self.arrived: dict[str, float] = {}  # when the first request came of which it tells
        self.waits = asyncio.Event()
        self.changed = asyncio.Event()
        self.tasks: set[asyncio.Future[None]] = set()

    def tell(self, table_id: str, talk: bool = False) -> None:
        talk = talk or self.told.get(TABLES + table_id, b"").endswith(TALK)
        self.say(TABLES + table_id, TALK if talk else b"")

    def tell_callers(self) -> None:
        self.say(CALLS)

    def say(self, channel: str, what: bytes = b"") -> None:
        self.told[channel] = self.name + what
        if (arrived := metrics.ARRIVED.get()) is not None:
            at = time.time() - (time.monotonic() - arrived)
            self.arrived[channel] = min(at, self.arrived.get(channel, math.inf))
        self.waits.set()

    def waiting(self) -> dict[str, bytes]:
        """What is to be said now, by channel."""
        told, arrived, self.told, self.arrived = self.told, self.arrived, {}, {}
        return {
            channel: what + (b"%b%.3f" % (ARRIVED, arrived[channel]) if channel in arrived else b"")
            for channel, what in told.items()
        }

    def follow(self) -> None:
        self.changed.set()

    async def listen(self) -> None:
        """For as long as the hall is open."""
        speaking = asyncio.create_task(self.speak())
        try:
            while True:
                try:
                    await self.hear_all()
                except Exception as fault:
                    report(fault)
                await asyncio.sleep(PAUSE)
        finally:
            speaking.cancel()
            with contextlib.suppress(Exception):
                await self.line.aclose()

    async def speak(self) -> None:
        """Whatever is to be told at the same time goes out at once."""
        while True:
            await self.waits.wait()
            self.waits.clear()
            told = self.waiting()
            try:
                pipe = self.line.pipeline(transaction=False)
                for channel, message in told.items():
                    pipe.publish(channel, message)
                await pipe.execute()
            except Exception as fault:
                report(fault)
                await asyncio.sleep(PAUSE)

    async def hear_all(self) -> None:
        async with self.line.pubsub(ignore_subscribe_messages=True) as ear:
            await ear.subscribe(CALLS)
            following: set[str] = set()
            self.called()
            looking = asyncio.create_task(self.keep_following(ear, following))
            try:
                async for message in ear.listen():
                    if not message["data"].startswith(self.name):
                        self.hear(message["channel"].decode(), message["data"])
            finally:
                looking.cancel()

    def hear(self, channel: str, message: bytes) -> None:
        if channel == CALLS:
            self.called()
            return
        what, _, at = message.partition(ARRIVED)
        task = asyncio.create_task(self.see_to(channel.removeprefix(TABLES), what.endswith(TALK), at))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def see_to(self, table_id: str, talk: bool, at: bytes) -> None:
        """The machines' clocks may differ a little: nothing is told before its request came."""
        metrics.ARRIVED.set(time.monotonic() - max(0.0, time.time() - float(at)) if at else None)
        await self.heard(table_id, talk)

    async def keep_following(self, ear: Any, following: set[str]) -> None:
        """Listen to the tables that concern somebody here, and look at each once when that begins."""
        while True:
            wanted = set(self.followed())
            new, old = wanted - following, following - wanted
            if new:
                await ear.subscribe(*(TABLES + table_id for table_id in new))
            if old:
                await ear.unsubscribe(*(TABLES + table_id for table_id in old))
            following -= old
            following |= new
            for table_id in new:
                await self.heard(table_id, True)  # it may have changed before we listened
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), LOOK)
            self.changed.clear()
