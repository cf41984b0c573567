"""What processes tell each other: besides what happened, when it was asked for."""

import asyncio
import time

import pytest

from longhall.server import metrics
from longhall.server.hall.news import RedisNews

pytest.importorskip("redis")


async def passed_on(tell):
    """What another process hears when one tells this: table, whether there was talk, how long ago it was asked for."""
    heard = []

    async def hear(table_id, talk):
        arrived = metrics.ARRIVED.get()
        heard.append((table_id, talk, None if arrived is None else time.monotonic() - arrived))

    teller, listener = (RedisNews("redis://127.0.0.1:9", hear, set, lambda: None) for _ in range(2))
    tell(teller)
    for channel, message in teller.waiting().items():
        assert message.startswith(teller.name)
        listener.hear(channel, message)
    await asyncio.gather(*listener.tasks)
    assert teller.waiting() == {}
    return heard


def test_a_screen_at_another_process_is_timed_from_when_the_change_arrived_at_the_first():
    def tell(news):
        metrics.ARRIVED.set(time.monotonic() - 3.0)
        news.tell("one")
        metrics.ARRIVED.set(time.monotonic() - 1.0)
        news.tell("one", talk=True)
        news.tell("two")

    (one, talk, first), (two, silent, second) = asyncio.run(passed_on(tell))
    assert (one, talk, two, silent) == ("one", True, "two", False)
    assert 2.9 < first < 8.0 and 0.9 < second < first


def test_what_nobody_asked_for_is_not_timed():
    assert asyncio.run(passed_on(lambda news: news.tell("one"))) == [("one", False, None)]
