"""The loop: frames on the stack, in which order they run, and what they pass on."""

import pytest

from longhall.kernel.actions import Family, Vocabulary
from longhall.kernel.frames import Decision, Frame, Step
from longhall.kernel.state import State

pytestmark = pytest.mark.both

ACTIONS = Vocabulary()
GO = ACTIONS.family("go")


class Table(State):
    """A state that only remembers what happened."""

    def __init__(self, players, source=None):
        super().__init__(source, players)
        self.happened = [] if source is None else list(source.happened)

    def clone(self):
        return Table(self.players, self)


class Say(Step):
    def __init__(self, word: str, then=None) -> None:
        self.word = word
        self.then = then

    def on_run(self, g) -> None:
        g.happened.append(self.word)
        if self.then is not None:
            self.then(g)


class Wait(Decision):
    def span(self) -> list[Family]:
        return [GO]

    def on_legal(self, g: State, seat: int) -> None:
        g.offer(GO.of(0))

    def on_why_not(self, g: State, seat: int, action: int) -> str:
        return ""

    def on_apply(self, g, seat: int, action: int) -> None:
        g.happened.append(f"p{seat + 1} goes")


class End(Say):
    """A frame to cut down to."""


def run(*frames: Frame, players: int = 2) -> Table:
    """A table on which these frames happen in order."""
    g = Table(players)
    g.order(list(frames))
    g.run()
    return g


def test_ordered_frames_happen_in_order():
    assert run(Say("a"), Say("b"), Say("c")).happened == ["a", "b", "c"]


def test_the_last_frame_pushed_happens_first():
    g = run(Say("a", lambda g: (g.push(Say("b")), g.push(Say("c")))), Say("d"))
    assert g.happened == ["a", "c", "b", "d"]


def test_frames_ordered_from_within_happen_before_those_that_waited():
    g = run(Say("a", lambda g: g.order([Say("b"), Say("c")])), Say("d"))
    assert g.happened == ["a", "b", "c", "d"]


def test_what_a_frame_becomes_happens_after_all_that_it_has_ordered():
    g = run(Say("a", lambda g: (g.push(Say("b")), g.become(Say("c")))), Say("d"))
    assert g.happened == ["a", "b", "c", "d"]


def test_becoming_several_times_orders_a_sequence():
    g = run(Say("a", lambda g: [g.become(Say(word)) for word in "bcd"]), Say("e"))
    assert g.happened == ["a", "b", "c", "d", "e"]


def test_becoming_counts_from_the_frame_that_runs_not_from_the_whole_stack():
    deep = Say("a", lambda g: g.push(Say("b", lambda g: (g.become(Say("c")), g.become(Say("d"))))))
    assert run(deep, Say("e")).happened == ["a", "b", "c", "d", "e"]


def test_a_decision_stops_the_loop_until_it_is_answered():
    g = run(Say("a"), Wait(1), Say("b"))
    assert g.happened == ["a"]
    assert g.actors() == [1] and g.next_actor() == 1
    assert g.legal(1) == [GO.of(0)] and g.legal(0) == []
    g.apply(1, GO.of(0))
    assert g.happened == ["a", "p2 goes", "b"] and g.over
    assert g.actors() == [] and g.next_actor() == -1


def test_a_seat_that_is_not_asked_cannot_choose():
    g = run(Wait(1))
    for refused in (lambda: g.apply(0, 0), lambda: g.why_not(0, 0), lambda: g.fallback(0)):
        with pytest.raises(ValueError, match="not asked"):
            refused()
    assert g.span(0) == [] and g.span(-1) == []


def test_when_the_game_is_over_nobody_is_asked():
    g = run(Say("a"))
    assert g.over and g.awaited(0) == [] and g.legal(0) == []
    with pytest.raises(ValueError, match="not asked"):
        g.apply(0, 0)


def test_a_result_is_read_by_the_next_frame_and_only_by_that():
    answers = []

    def read(g):
        answers.append(g.answer)

    run(Say("a", lambda g: g.give(7)), Say("b", read), Say("c", read))
    assert answers == [7, 0]


def test_a_decision_can_give_a_result_too():
    class Give(Wait):
        def on_apply(self, g: State, seat: int, action: int) -> None:
            g.give(5)

    answers = []
    g = run(Give(0), Say("a", lambda g: answers.append(g.answer)))
    g.apply(0, GO.of(0))
    assert answers == [5]


def test_a_cut_drops_everything_above_the_nearest_frame_of_its_class():
    storm = Say("storm", lambda g: g.cut(End))
    g = run(Say("a", lambda g: g.order([Say("b", lambda g: g.order([storm, Say("lost")])), Say("lost")])), End("end"))
    assert g.happened == ["a", "b", "storm", "end"]


def test_a_cut_spares_frames_beneath_the_nearest_one():
    g = run(Say("storm", lambda g: g.cut(End)), Say("lost"), End("near"), Say("kept"), End("far"))
    assert g.happened == ["storm", "near", "kept", "far"]


def test_a_frame_that_cuts_finishes_first_and_what_it_ordered_is_cut_too():
    g = run(Say("storm", lambda g: (g.cut(End), g.push(Say("lost")), g.happened.append("done"))), End("end"))
    assert g.happened == ["storm", "done", "end"]


def test_a_decision_can_cut():
    class Stop(Wait):
        def on_apply(self, g: State, seat: int, action: int) -> None:
            g.cut(End)

    g = run(Stop(0), Say("lost"), Wait(1), End("end"))
    g.apply(0, GO.of(0))
    assert g.happened == ["end"] and g.over


def test_a_cut_with_nothing_to_cut_down_to_is_an_error_that_names_it():
    with pytest.raises(RuntimeError, match="End"):
        run(Say("storm", lambda g: g.cut(End)), Say("a"))


def test_whether_the_game_is_inside_a_frame_is_read_from_the_stack():
    inside = []
    run(Say("a", lambda g: inside.append(g.inside(End))), End("end", lambda g: inside.append(g.inside(End))))
    assert inside == [True, False]


def test_a_clone_shares_frames_but_not_the_stack():
    g = run(Wait(0), Wait(1))
    copy = g.clone()
    copy.apply(0, GO.of(0))
    assert g.actors() == [0] and copy.actors() == [1]
    assert g.happened == [] and copy.happened == ["p1 goes"]


# Undo frontiers: a bit for every seat whose frontier the last choice moved.


def test_a_choice_that_leads_to_ones_own_next_choice_moves_only_the_others():
    g = run(Wait(0), Wait(0), players=3)
    g.apply(0, GO.of(0))
    assert [g.moved >> seat & 1 for seat in range(3)] == [0, 1, 1]


def test_a_choice_that_leads_to_another_seat_moves_ones_own_frontier():
    g = run(Wait(0), Wait(1), players=3)
    g.apply(0, GO.of(0))
    assert [g.moved >> seat & 1 for seat in range(3)] == [1, 0, 1]


def test_a_shown_fact_moves_the_frontier_of_those_who_saw_it():
    g = run(Wait(0), Say("look", lambda g: g.reveal(0b101)), Wait(0), players=3)
    g.apply(0, GO.of(0))
    assert g.moved & 1 == 1


def test_the_end_of_the_game_moves_every_frontier():
    """All may lie open then: nobody takes back a choice with the cards on the table."""
    g = run(Wait(0), Say("end"))
    g.apply(0, GO.of(0))
    assert g.over and g.moved == -1


def test_a_deep_stack_keeps_its_order_also_in_a_copy():
    """Frames enter at every height, far more than the stack was made for."""

    def pile_up(g):
        for number in range(40):
            g.become(Say(str(number)))
        g.push_at(g.height - 1, Say("last but one on the stack"))

    g = run(Say("a", pile_up), Wait(0), Say("z"))
    words = [str(number) for number in range(40)]
    assert g.happened == ["a", words[0], "last but one on the stack", *words[1:]]
    assert [type(frame) for frame in g.pending] == [Say, Wait]
    copy = g.clone()
    g.apply(0, GO.of(0))
    assert g.happened[-1] == "z" and g.pending == () and copy.next_actor() == 0
    copy.push(Say("y"))
    assert [type(frame) for frame in copy.pending] == [Say, Wait, Say]
