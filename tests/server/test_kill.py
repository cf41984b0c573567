"""The short form of benchmarks/kill.py: what was acknowledged is there once, and every table goes on."""

import pytest
from benchmarks.kill import Outcome, postgres_run, sqlite_run
from tests.server.machines import lacking


def test_what_was_acknowledged_outlives_power_cuts_of_the_only_process(tmp_path):
    outcome = sqlite_run(tmp_path, kills=3, players=4)
    assert outcome.is_good, str(outcome)


@pytest.mark.parametrize("wrong", [{"lost": 1}, {"doubled": 1}, {"stuck": 1}, {"idle": 3}, {"acknowledged": 0}])
def test_what_is_wrong_after_power_cuts_is_told(wrong):
    assert Outcome(kills=20, idle=2, acknowledged=99).is_good
    assert not Outcome(**{"kills": 20, "acknowledged": 99, **wrong}).is_good


@pytest.mark.long
@pytest.mark.skipif(bool(lacking()), reason=lacking() or "-")
def test_what_was_acknowledged_outlives_power_cuts_of_processes_workers_and_the_database(tmp_path):
    outcome = postgres_run(tmp_path, kills=20, players=8)
    assert outcome.is_good, str(outcome)
