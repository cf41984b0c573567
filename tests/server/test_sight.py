"""What a seat is shown is made once, and kept as bytes until the table changes."""

import json

import pytest
from tests.server.test_store import new_table, open_hall, play_some

from longhall.server.hall import lines, sight


@pytest.fixture
def hall(tmp_path):
    there = open_hall(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    yield there
    there.close()


def test_who_reads_again_is_sent_the_same_bytes_and_nothing_is_drawn_anew(hall, monkeypatch):
    drawn = []

    def noted(name, work):
        def made(*args):
            drawn.append(name)
            return work(*args)

        return made

    for name in ("picture", "log"):
        monkeypatch.setattr(sight, name, noted(name, getattr(sight, name)))
    table = new_table(hall)

    def read(seat, language, since=None):
        drawn.clear()
        there = hall.tables.find(table)
        return sight.sight(hall.tables, there, sight.now(there, seat, language, since)), sorted(drawn)

    all_eyes = [(0, "en"), (1, "en"), (0, "sv"), (-1, "en")]
    shown = {}
    for eyes in all_eyes:
        shown[eyes], made = read(*eyes)
        assert made == ["log", "picture"]
        assert read(*eyes) == (shown[eyes], [])
    transcript = hall.tables.find(table).transcript(0)
    assert read(0, "en", since=transcript)[1] == ["log"]  # that alone depends on what the reader has already
    assert read(0, "en", since=transcript)[1] == []
    play_some(hall, table, 1)
    for eyes in all_eyes:
        changed, _ = read(*eyes)
        assert changed != shown[eyes] and read(*eyes) == (changed, [])


def test_nobody_fills_the_memory_by_asking_from_odd_moments_on(hall):
    table = new_table(hall)
    play_some(hall, table, 40)
    there = hall.tables.find(table)
    there.said.clear()
    reached = there.transcript(0)

    def read(since):
        return json.loads(sight.sight(hall.tables, there, sight.now(there, 0, "en", since)))["log"]

    anew = read(None)
    for odd in (*range(-300, 1), *range(reached + 1, reached + 700), 2**31, 10**30):
        assert read(odd) == anew
    assert len(there.said) == 1
    for since in range(1, reached + 1):
        assert read(since)["since"] == since
    assert reached > sight.MOST_SAID == len(there.said)


def test_what_happened_too_long_ago_is_told_anew_and_kept_once(hall, monkeypatch):
    monkeypatch.setattr(lines, "LONGEST_RESUME", 5)
    table = new_table(hall)
    play_some(hall, table, 20)
    there = hall.tables.find(table)
    there.said.clear()
    reached = there.transcript(0)
    for since in range(1, reached + 1):
        shown = json.loads(sight.sight(hall.tables, there, sight.now(there, 0, "en", since)))
        assert shown["log"]["since"] == (since if reached - since <= 5 else None)
    assert len(there.said) == 7  # six moments, and all older ones together
