"""Sealed decisions and hidden polls."""

import pytest

from longhall.kernel.actions import Axis, Vocabulary
from longhall.kernel.frames import OTHERS, Sealed, Step
from longhall.kernel.state import State

pytestmark = pytest.mark.both

ACTIONS = Vocabulary()
PICK = ACTIONS.family("pick", Axis("number", ["0", "1", "2"]))


class Table(State):
    def __init__(self, players, source=None):
        super().__init__(source, players)
        self.opened_with = None if source is None else source.opened_with
        self.answer_read = [] if source is None else list(source.answer_read)

    def clone(self):
        return Table(self.players, self)


class Pick(Sealed):
    """Some seats pick a number, or two."""

    def __init__(self, asked, length=1, is_hidden=False):
        super().__init__()
        self.asked = asked
        self.length = length
        self.is_hidden = is_hidden

    def span(self):
        return [PICK]

    def hidden(self):
        return self.is_hidden

    def on_asks(self, g, seat):
        return seat in self.asked

    def on_complete(self, g, seat):
        return len(g.sealed[seat]) >= self.length

    def on_legal(self, g, seat):
        for number in range(3):
            g.offer(PICK.of(number))

    def on_why_not(self, g, seat, action):
        return ""

    def on_open(self, g):
        g.answer_read.append(g.answer)
        g.opened_with = [list(answer) for answer in g.sealed]


class Give(Step):
    def on_run(self, g):
        g.give(9)


def table(*frames, players=3):
    g = Table(players)
    g.order(list(frames))
    g.run()
    return g


def test_all_who_are_asked_owe_an_answer_in_any_order():
    g = table(Pick([0, 2]))
    assert g.actors() == [0, 2]
    g.apply(2, PICK.of(1))
    assert g.actors() == [0] and not g.opened_with
    g.apply(0, PICK.of(2))
    assert g.over and g.opened_with == [[PICK.of(2)], [], [PICK.of(1)]]
    assert g.sealed == []


def test_an_answer_may_take_several_choices():
    g = table(Pick([0, 1], length=2))
    for seat, number in ((0, 1), (1, 0), (0, 2)):
        g.apply(seat, PICK.of(number))
    assert g.actors() == [1] and g.legal(0) == []
    g.apply(1, PICK.of(0))
    assert g.opened_with == [[1, 2], [0, 0], []]


def test_nobody_is_shown_who_has_answered():
    g = table(Pick([0, 1, 2]))
    before = [g.awaited(seat) for seat in (-1, 0, 1)]
    g.apply(2, PICK.of(0))
    assert [g.awaited(seat) for seat in (-1, 0, 1)] == before == [[0, 1, 2]] * 3
    assert g.awaited(2) == [0, 1]


def test_in_a_hidden_poll_nobody_is_shown_who_is_asked():
    g = table(Pick([0, 2], is_hidden=True))
    assert g.awaited(-1) == g.awaited(1) == [OTHERS]
    assert g.awaited(0) == [0, OTHERS]
    g.apply(0, PICK.of(0))
    assert g.awaited(0) == [OTHERS]


def test_a_spectator_is_never_asked():
    """Seat -1 is not the last seat."""
    g = table(Pick([0, 1, 2]))
    assert g.legal(-1) == [] and g.span(-1) == []
    with pytest.raises(ValueError, match="not asked"):
        g.apply(-1, PICK.of(0))


def test_opening_moves_every_frontier_even_if_nobody_is_asked():
    g = table(Pick([0]), Pick([], is_hidden=True), Pick([0]))
    g.apply(0, PICK.of(0))
    assert g.moved == -1
    assert g.opened == 2


def test_an_answer_that_is_not_the_last_moves_no_frontier():
    g = table(Pick([0, 1]))
    g.apply(0, PICK.of(0))
    assert g.moved == 0 and g.opened == 0


def test_answering_leaves_the_result_of_the_frame_before():
    """What was given before is read when the answers are opened, whether anybody was asked or not."""
    asked = table(Give(), Pick([0, 1]))
    for seat in (0, 1):
        asked.apply(seat, PICK.of(0))
    nobody = table(Give(), Pick([]))
    assert asked.answer_read == nobody.answer_read == [9]


def test_in_a_redealt_world_only_ones_own_answer_stands():
    g = table(Pick([0, 1, 2]))
    g.apply(0, PICK.of(1))
    g.apply(1, PICK.of(2))
    world = g.clone()
    world.withdraw_others(1)
    assert world.sealed == [[], [PICK.of(2)], []] and world.actors() == [0, 2]
    assert g.actors() == [2]


def test_a_clone_has_answers_of_its_own():
    g = table(Pick([0, 1]))
    g.apply(0, PICK.of(1))
    copy = g.clone()
    copy.apply(1, PICK.of(2))
    assert g.actors() == [1] and copy.over
