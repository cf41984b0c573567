"""Events, and who may see which part of them."""

import pytest

from longhall.kernel.actions import COUNT, SEAT, Axis
from longhall.kernel.events import Event, EventKind
from longhall.kernel.state import State

pytestmark = pytest.mark.both

CARD = Axis("card", ["hare", "fox"])
DREW = EventKind("drew", [SEAT], [CARD])
WHISPERED = EventKind("whispered", [SEAT], [COUNT], private=True)


def told(who, kind, *values):
    g = State(None, 3)
    g.events = []
    g.tell(who, kind, *values)
    return g.events[0]


def test_all_see_an_event_that_is_emitted():
    g = State(None, 3)
    g.events = []
    g.emit(DREW, 2, 1)
    assert [g.events[0].seen_by(seat) for seat in (-1, 0, 2)] == [{"seat": 2, "card": 1}] * 3


def test_only_those_who_are_told_see_secret_fields():
    event = told(0b100, DREW, 2, 1)
    assert event.seen_by(2) == {"seat": 2, "card": 1}
    assert event.seen_by(0) == event.seen_by(-1) == {"seat": 2, "card": None}


def test_a_private_event_is_not_noticed_by_others():
    event = told(0b010, WHISPERED, 1, 7)
    assert event.seen_by(1) == {"seat": 1, "count": 7}
    assert event.seen_by(0) is None and event.seen_by(-1) is None


@pytest.mark.parametrize("who", [-1, 0, 0b001, 0b110])
@pytest.mark.parametrize("kind", [DREW, WHISPERED])
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_cut_event_says_the_same_and_holds_no_more(who, kind, seat):
    event = Event(kind, [2, 1], who)
    cut, seen = event.cut_for(seat), event.seen_by(seat)
    if seen is None or cut is None:
        assert seen is None and cut is None
    else:
        assert cut.seen_by(seat) == seen
        if None in seen.values():
            assert cut.args == [2, 0] and cut.who == 0


def test_nothing_is_kept_where_nobody_listens():
    g = State(None, 3)
    g.emit(DREW, 2, 1)
    g.tell(1, DREW, 2, 1)
    assert g.events is None
