"""Many tables of strong bots take nobody's time: `python -m benchmarks.fairness` tells the exact figures."""

import asyncio

import pytest
from benchmarks.fairness import PROMISES, at_most, beside, told
from tests.server.people import Process

GENEROUS = 2.5  # times the promise, on a machine that does other things too


@pytest.mark.long
def test_beside_fifty_tables_of_strong_bots_an_easy_bot_and_advice_keep_their_time(tmp_path):
    hall = Process(tmp_path, pace=1.0, workers=2, quiet=True)
    try:
        found = asyncio.run(beside(hall, tables=50, seconds=20.0))
    finally:
        hall.stop()
    assert all(len(times) > 5 for times in found.values())
    late = {name: at_most(found[name], 95) for name in PROMISES}
    assert {name: took for name, took in late.items() if took > GENEROUS * PROMISES[name]} == {}


def test_a_promise_that_is_not_kept_is_told(capsys):
    assert told({"advice": [0.1] * 200}) and not told({"advice": [0.1] * 190 + [2.0] * 10})
    assert "NOT kept" in capsys.readouterr().out
