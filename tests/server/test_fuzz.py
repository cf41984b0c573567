"""Attacks: nothing breaks the hall, and what it refuses changes nothing. `benchmarks/fuzz.py` goes on for longer."""

from collections import Counter
from contextlib import ExitStack

import pytest
from tests.server.machines import Postgres, lacking
from tests.server.people import Process

fuzzing = pytest.importorskip("tests.server.fuzzing", reason="schemathesis is not installed")

SHORT, LONG = 1, 20
HINT = "GET /api/tables/{table}/seats/{seat}/hint"


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def attacked(request, tmp_path_factory):
    """A hall with tables of every kind, whose bots never answer, so that nothing changes by itself."""
    with ExitStack() as stack:
        store = {}
        if request.param == "postgresql":
            if why := lacking():
                pytest.skip(why)
            store = {"database": stack.enter_context(Postgres()).database("hall")}
        folder = tmp_path_factory.mktemp("attacked")
        process = Process(folder, pace=1e6, still=True, local_targets=True, **store)
        stack.callback(process.stop)
        person = process.person()
        yield process, person, fuzzing.furnish(person)


long = pytest.param(LONG, marks=pytest.mark.long)


@pytest.mark.parametrize("times", [SHORT, long])
def test_requests_by_the_description_of_the_api_meet_no_fault_of_the_hall(attacked, times):
    attack = fuzzing.Attack(*attacked)
    attack.run(times, seed_number=times)
    assert attack.sent > 40 * times and {200, 404, 409, 422} <= set(attack.statuses)
    assert attack.noticed, "nothing that was taken was seen to change the store"
    assert fuzzing.above_a_second(attack.dearest) == {}
    if times == LONG:
        assert len(attack.slowest.keys() & {"POST /api/records", HINT}) == 2
        assert fuzzing.beyond_their_limit(attack.slowest) == {}
    assert fuzzing.faults_logged(attacked[0]) == []


@pytest.mark.long
def test_numbers_at_their_edges_meet_no_fault_of_the_hall(attacked):
    attack = fuzzing.Attack(*attacked)
    attack.try_edges()
    assert attack.sent > 500
    assert fuzzing.faults_logged(attacked[0]) == []


def test_an_answer_that_took_too_long_is_told():
    times = {"GET /api/games": 1.5, HINT: 16.0, "POST /api/records": 200.0, "GET /api/me": 0.9}
    assert fuzzing.above_a_second(times) == {"GET /api/games": 1.5}
    assert fuzzing.beyond_their_limit(times) == {"POST /api/records": 200.0}
    assert fuzzing.beyond_their_limit({HINT: 31.0}) == {HINT: 31.0}
    assert fuzzing.beyond_their_limit(times, 1.0) == {HINT: 16.0, "POST /api/records": 200.0}


@pytest.mark.parametrize("times", [SHORT, long])
def test_odd_sockets_and_frames_are_refused_or_ended_with_a_code(attacked, times):
    tried: Counter[str] = Counter()
    fuzzing.attack_sockets(*attacked, range(30 * times), tried)
    assert min(tried[kind] for kind in ("opened", "refused", "ended")) > 0
    assert fuzzing.faults_logged(attacked[0]) == []


@pytest.mark.long
def test_somebody_plays_on_while_the_largest_record_is_brought(attacked):
    times = fuzzing.play_beside_the_largest_record(attacked[0])
    assert len(times) > 10 and sorted(times)[len(times) // 2] < 1.0, times


@pytest.mark.parametrize("times", [SHORT, long])
def test_mutated_records_are_read_or_refused(times):
    tried: Counter[str] = Counter()
    fuzzing.attack_records(range(60 * times), tried)
    assert tried["refused"] and tried["taken"]


@pytest.mark.parametrize("times", [SHORT, long])
def test_mutated_editions_are_played_or_refused(times):
    tried: Counter[str] = Counter()
    fuzzing.attack_editions(range(40 * times), tried)
    assert tried["refused"] and tried["taken"]


@pytest.mark.parametrize("times", [SHORT, long])
def test_mutated_records_that_are_brought_can_be_looked_at_from_everywhere(attacked, times):
    hall, person, _ = attacked
    tried: Counter[int] = Counter()
    fuzzing.bring_records(person, range(12 * times), tried)
    assert tried[201] and tried[422]
    assert fuzzing.faults_logged(hall) == []
