"""Processes of their own for all that takes long: bots, advice, records that people bring, what is read beside the
hall (see hall/beside.py), and reviews.

What is quick never waits for what is slow: each has a lane. Where many think at once, each thinks less, so that all
answer when they promised to.
"""

import secrets
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from longhall.bots.registry import kind_of, read
from longhall.bots.seated import think
from longhall.server import metrics
from longhall.server.players.lanes import Lane
from longhall.server.players.thinking import bounded

QUICK = ("random", "steward")  # bots that answer at once
ADVISER = "steward"
MARGIN = 0.15  # seconds from a thought to its answer, for handing both over
PATIENCE = 60.0  # seconds for a worker beyond its time; then it is ended, and the seat's fallback is played
LEAST = 0.02  # seconds: where a bot has less to think, the adviser's choice is as good


class Workers:
    def __init__(self, count: int) -> None:
        self.quick = Lane(1)
        self.deep = Lane(max(count, 1), niceness=10)  # the hall itself goes before those who think hard
        self.records = Lane(1, niceness=10)
        self.reading = Lane(1, niceness=5)
        self.reviews = Lane(max(count, 1), niceness=19)  # nobody waits for them
        self.besides = 0.02  # seconds that a thought costs besides thinking, as it was lately

    def warm_up(self) -> None:
        self.quick.warm_up()
        self.deep.warm_up()

    def is_pressed(self) -> bool:
        """Whether bots that think have less time for it than they would take."""
        return self.deep.queue > self.deep.count

    async def advise(self, owner: str, seconds: float, world: Mapping[str, Any], seat: int, seed: int) -> Any:
        """The adviser's choice and why."""
        return await self.quick.ask(owner, seconds, partial(think, ADVISER, world, seat, seed))

    async def think(
        self, owner: str, spec: str, due: float, world: Mapping[str, Any], seat: int, people: bool = True
    ) -> str:
        """What a bot chooses: before it is due by the monotonic clock, if that can be. `people` wait for it."""
        seed = secrets.randbits(50)
        if kind_of(spec) in QUICK:
            ask = partial(think, spec, world, seat, seed)
            return str((await self.quick.ask(owner, max(due - time.monotonic(), 0.0) + PATIENCE, ask))[0])
        wish = read(spec)[1].seconds or due - time.monotonic()
        await self.deep.turn(owner, people)
        began = time.monotonic()
        left = due - MARGIN - began
        # Everybody who waits is to have a part of what is left, after what each costs besides thinking.
        has = min(wish, left, left * self.deep.count / (self.deep.ahead(people) + 1)) - self.besides
        if has < wish - self.besides:
            metrics.PRESSED.inc()
        if has < LEAST:
            asked = partial(think, ADVISER, world, seat, seed)
            has = 0.0
        else:
            asked = partial(think, spec, world, seat, seed, has)
        found = await self.deep.run(partial(bounded, max(left, 0.0) + PATIENCE, asked))
        self.besides += (max(0.0, time.monotonic() - began - has) - self.besides) / 8
        return str(found[0])

    def close(self) -> None:
        for lane in (self.quick, self.deep, self.records, self.reading, self.reviews):
            lane.close()
