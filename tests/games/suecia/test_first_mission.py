"""A stored game of rules 1.0 in which a mission is fulfilled early: it is read and repeated under today's rules.

`tests/fixtures/suecia/first_mission.json.xz`: three seats, seed 15849, played under rules 1.0 to show that a mission is
within reach in the sixth own turn. p1 fulfils two and wins by far. The game holds the rules that missions need:
collecting, exchanging, demanding, filling.
"""

import json
import lzma
from pathlib import Path

from longhall.games.suecia.chapters.scoring import fulfilled
from longhall.games.suecia.state import Suecia
from longhall.match import earlier, replay

FILE = Path(__file__).resolve().parents[2] / "fixtures" / "suecia" / "first_mission.json.xz"
RECORD = json.loads(lzma.decompress(FILE.read_bytes()))


def test_a_mission_fulfilled_under_rules_1_0_is_fulfilled_today():
    reading = earlier.read(RECORD)
    assert RECORD["rules_version"] == "1.0" and reading.is_earlier and reading.stops is None
    match = reading.match
    assert match is not None and match.result is not None and match.length == len(RECORD["entries"])
    assert isinstance(match.state, Suecia)
    assert [fulfilled(match.state, seat) for seat in range(3)] == [2, 0, 0]
    assert match.result.scores[0] == max(match.result.scores) and match.result.places[0] == 1


def test_the_first_mission_comes_in_the_sixth_own_turn():
    turns = 0
    for number, entry in enumerate(RECORD["entries"]):
        if entry.get("seat") != 0:
            continue
        turns += entry["play"].startswith("play:")
        state = replay(RECORD, number + 1).state
        assert isinstance(state, Suecia)
        if fulfilled(state, 0):
            break
    assert turns == 6
