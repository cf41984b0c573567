"""Tables of attributes: how a state is written and read, and what a seat knows of it."""

import json
from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.actions import SEAT, Axis
from longhall.kernel.fields import (
    DERIVED,
    NOBODY_SEES,
    OWNER,
    PUBLIC,
    SEEN,
    Field,
    PositionError,
    known,
    knows,
    read_object,
    write_object,
)
from longhall.kernel.piles import Pile, new_pile
from longhall.kernel.state import State, zeros

pytestmark = pytest.mark.both

CARD = Axis("card", ["hare", "fox", "bear"])


class Camp:
    """A small thing that lies in a state."""

    FIELDS: ClassVar[dict[str, Field]] = {"tents": Field(PUBLIC), "animal": Field(PUBLIC, values=CARD)}

    def __init__(self, tents, animal):
        self.tents = tents
        self.animal = animal


class Forest(State):
    FIELDS: ClassVar[dict[str, Field]] = {
        "year": Field(PUBLIC),
        "is_winter": Field(PUBLIC),
        "leader": Field(PUBLIC, values=CARD),
        "hand": Field(OWNER, SEAT, CARD),
        "dens": Field(NOBODY_SEES, CARD),
        "path": Field(PUBLIC, values=CARD),
        "pile": Field(SEEN, values=CARD),
        "tracks": Field(SEEN),
        "camps": Field(PUBLIC),
        "total": Field(DERIVED),
    }

    def __init__(self):
        super().__init__(None, 2)
        self.year = 1
        self.is_winter = False
        self.leader = 0
        self.hand: vec[i64] = zeros(6)
        self.dens: vec[i64] = zeros(3)
        self.path = [0, 2]
        self.pile: Pile = new_pile([1, 1, 1])
        self.tracks = [3, 4]
        self.camps = [Camp(1, 0), Camp(2, 1)]
        self.total = 99

    def seen(self, name, seat):
        return self.tracks if seat == 1 else len(self.tracks)


def read(data):
    g = Forest()
    read_object(g, data, 2, "")
    return g


def test_tables_are_written_nested_with_names():
    g = Forest()
    g.hand[4] = 7  # the fox of seat 2
    written = write_object(g, 2)
    assert written["hand"] == {"p1": {"hare": 0, "fox": 0, "bear": 0}, "p2": {"hare": 0, "fox": 7, "bear": 0}}
    assert written["leader"] == "hare" and written["path"] == ["hare", "bear"] and written["is_winter"] is False
    assert written["pile"] == {"top": [], "middle": {"hare": 1, "fox": 1, "bear": 1}, "bottom": []}
    assert written["camps"] == [{"tents": 1, "animal": "hare"}, {"tents": 2, "animal": "fox"}]
    assert "total" not in written


def test_what_is_written_is_read_again():
    g = Forest()
    g.year, g.is_winter, g.leader, g.path = 7, True, 2, [1]
    g.hand[1], g.dens[2] = 4, 5
    g.pile.put_on_top(1, 0b10)
    g.pile.put_under(2, -1)
    g.camps[1].tents = 6
    data = write_object(g, 2)
    assert write_object(read(json.loads(json.dumps(data))), 2) == data


def test_what_a_sparse_position_does_not_name_stays():
    g = read({"hand": {"p2": {"bear": 2}}, "leader": "fox"})
    assert list(g.hand) == [0, 0, 0, 0, 0, 2] and g.leader == 1 and g.year == 1


def test_a_list_may_stand_for_a_whole_axis():
    assert list(read({"hand": [[1, 2, 3], [0, 0, 0]]}).hand) == [1, 2, 3, 0, 0, 0]


def test_a_pile_may_be_given_in_part():
    g = read({"pile": {"middle": {"bear": 2}, "top": ["fox", ["hare", 1]]}})
    assert (g.pile.count, g.pile.top, g.pile.top_seen) == (2, [1, 0], [-1, 1])


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"yaer": 1}, "yaer: there is no such thing"),
        ({"total": 1}, "total: there is no such thing"),
        ({"year": "one"}, "year: needs a whole number"),
        ({"year": True}, "year: needs a whole number"),
        ({"is_winter": 1}, "is_winter: needs true or false"),
        ({"leader": "wolf"}, "leader: there is no 'wolf' here; there are hare, fox, bear"),
        ({"hand": {"p3": {}}}, "hand: there is no 'p3' here; there are p1, p2"),
        ({"hand": {"p1": {"wolf": 1}}}, "hand.p1: there is no 'wolf'"),
        ({"hand": {"p1": [1, 2]}}, "hand.p1: needs 3 entries"),
        ({"hand": 3}, "hand: needs a table"),
        ({"path": "hare"}, "path: needs a list"),
        ({"path": ["wolf"]}, "path[0]: there is no 'wolf'"),
        ({"pile": [1]}, "pile: a pile is a table"),
        ({"pile": {"middle": {"wolf": 1}}}, "pile.middle: there is no 'wolf'"),
        ({"camps": [{"tents": 1}]}, "camps: needs 2 entries, has 1"),
        ({"camps": [{}, {"tents": "many"}]}, "camps[1].tents: needs a whole number"),
        ([], "needs a table"),
    ],
)
def test_a_fault_says_what_is_wrong_and_where(data, where):
    with pytest.raises(PositionError) as fault:
        read(data)
    assert str(fault.value).startswith(where)


def test_a_seat_knows_what_is_public_its_own_and_what_it_has_seen():
    g = Forest()
    first, second, spectator = (known(g, seat) for seat in (0, 1, -1))
    assert first["year"] == second["year"] == spectator["year"] == 1
    assert first["hand"] == {"hare": 0, "fox": 0, "bear": 0} and "hand" not in spectator
    assert "dens" not in first and "total" not in first
    assert (first["tracks"], second["tracks"]) == (2, [3, 4])


@pytest.mark.parametrize(
    ("change", "noticed_by"),
    [
        (lambda g: setattr(g, "year", 2), [-1, 0, 1]),
        (lambda g: g.hand.__setitem__(0, 1), [0]),
        (lambda g: g.dens.__setitem__(0, 1), []),
        (lambda g: setattr(g, "tracks", [4, 3]), [1]),
        (lambda g: setattr(g, "total", 1), []),
        (lambda g: setattr(g, "random", 5), []),
        (lambda g: setattr(g, "answer", 5), [-1, 0, 1]),
        (lambda g: setattr(g, "sealed", [[1], []]), [0, 1]),
        (lambda g: g.camps[0].__setattr__("tents", 4), [-1, 0, 1]),
    ],
)
def test_a_change_is_noticed_by_those_who_may_see_it(change, noticed_by):
    g, changed = Forest(), Forest()
    change(changed)
    assert [seat for seat in (-1, 0, 1) if knows(g, seat) != knows(changed, seat)] == noticed_by


def test_another_seats_answer_under_seal_is_not_noticed():
    g, changed = Forest(), Forest()
    g.sealed, changed.sealed = [[1], []], [[1], [2]]
    assert knows(g, 0) == knows(changed, 0) and knows(g, 1) != knows(changed, 1)
