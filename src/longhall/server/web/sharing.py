"""What an address has asked for at one process counts at the others too.

Nobody waits for that: what was spent is told a few times a second, so that an address can have a little more than its
rate for a moment, where there are several processes, and no request costs a journey to Redis.
"""

import asyncio
import contextlib
import json
from secrets import token_hex
from typing import Any

from longhall.server.faults import report
from longhall.server.web.guard import Guard

SPENT = "longhall:spent"
TICK = 0.25  # seconds
PAUSE = 1.0  # seconds until a broken line is tried again


async def share_rates(guard: Guard, address: str) -> None:
    """For as long as the hall is open."""
    import redis.asyncio

    line: Any = redis.asyncio.from_url(address)
    name = token_hex(8)
    try:
        while True:
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(tell(guard, line, name))
                    both.create_task(hear(guard, line, name))
            except* Exception as faults:
                report(faults.exceptions[0])
            await asyncio.sleep(PAUSE)
    finally:
        with contextlib.suppress(Exception):
            await line.aclose()


async def tell(guard: Guard, line: Any, name: str) -> None:
    while True:
        await asyncio.sleep(TICK)
        if spent := guard.spent():
            await line.publish(SPENT, json.dumps({"by": name, "spent": spent}))


async def hear(guard: Guard, line: Any, name: str) -> None:
    async with line.pubsub(ignore_subscribe_messages=True) as ear:
        await ear.subscribe(SPENT)
        async for message in ear.listen():
            told = json.loads(message["data"])
            if told["by"] != name:
                guard.spend(told["spent"])
