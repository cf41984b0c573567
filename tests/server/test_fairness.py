"""Many tables of strong bots and reviews take nobody's time: `benchmarks/fairness.py` tells the exact figures."""

import asyncio

import pytest
from benchmarks.fairness import PROMISES, Ratio, at_most, beside, is_beyond, ratio_of, told, told_of_review
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


def test_ratios_are_told_with_their_spread():
    found = ratio_of([(1.0, 2.0), (2.0, 4.0), (5.0, 10.0)])
    assert found == pytest.approx((2.0, 2.0, 2.0))
    mixed = ratio_of([(1.0, 1.0), (1.0, 4.0)])  # the logarithms are 0 and 2 ln 2, with an error of ln 2
    assert mixed == pytest.approx((2.0, 0.5, 8.0))
    assert ratio_of([(1.0, 2.0)]).least == 0.0  # of one round nothing follows


def test_a_review_costs_more_than_chance_only_where_it_is_clear():
    noise = Ratio(1.0, 0.9, 1.1)
    assert is_beyond(Ratio(1.3, 1.2, 1.4), noise)
    assert not is_beyond(Ratio(1.3, 1.05, 1.5), noise)  # the machine does as much by itself
    assert not is_beyond(Ratio(0.8, 0.7, 0.9), Ratio(0.5, 0.4, 0.6))  # nobody is slower than without


@pytest.mark.parametrize("factor, fair", [(1.0, True), (3.0, False)])
def test_what_a_review_costs_is_told(capsys, factor, fair):
    def phase(times):
        return {name: [0.01 * times + 0.0001 * number for number in range(50)] for name in ("moves", "reads")}

    rounds = [(phase(1.0), phase(factor), phase(1.0 + wobble)) for wobble in (-0.02, 0.0, 0.02)]
    assert told_of_review(rounds) == fair
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4 and all(("MORE" in line) != fair for line in lines)
