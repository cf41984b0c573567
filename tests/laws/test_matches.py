"""Clones of a match, the match as a seat may take it to be, and how much each seat is sent."""

import json

import pytest
from tests.toys.auction import toy as auction
from tests.toys.chain import toy as chain
from tests.toys.deck import toy as deck
from tests.toys.veto import toy as veto

from longhall.laws.moments import difference
from longhall.laws.payload import payload
from longhall.match.beginnings import replay, start


def table(toy, seed=3, players=3):
    return start(toy.GAME, players, seed)


def vetoes(*held):
    """A match of the veto in which the seats hold so many vetoes."""
    match = table(veto, players=len(held))
    for seat, number in enumerate(held):
        match.state.vetoes[seat] = number
    return match


def test_a_game_that_is_not_in_the_registry_can_be_played_and_replayed():
    match = table(deck)
    match.play(0, "draw")
    again = replay(json.loads(json.dumps(match.record)), game=deck.GAME)
    assert again.position == match.position and again.log(0, "sv") == match.log(0, "sv")


def test_a_clone_goes_on_by_itself():
    match = table(auction)
    match.play(0, "add")
    copy = match.clone()
    copy.undo(0)
    copy.play(1, "stand")
    assert match.can_undo(0) and not match.can_redo(0) and match.state.sealed == [[auction.ADD.of(0)], [], []]
    match.undo(0)
    match.redo(0)
    assert copy.state.sealed == [[], [auction.STAND.of(0)], []]


def test_taking_back_twice_from_the_same_place_leaves_the_place_alone():
    match = table(auction)
    match.play(0, "add")
    one, other = match.clone(), match.clone()
    one.undo(0)
    one.play(0, "stand")
    other.undo(0)
    assert other.state.sealed == [[], [], []]


def test_an_imagined_match_looks_the_same_to_its_seat_and_holds_nothing_more():
    match = table(deck)
    for seat, key in ((0, "peek"), (1, "draw"), (2, "draw"), (0, "draw"), (1, "peek")):
        match.play(seat, key)
    for seat in (-1, 0, 1, 2):
        there = match.imagined(seat, 17)
        assert difference(payload(match, seat), payload(there, seat)) == ""
        assert there.entries == [] and there.seed == 0 and there.tape.entries == []
        assert there.state.random != match.state.random
        for event in there.events():
            whole = event.seen_by(seat)
            assert whole is not None and (None not in whole.values() or event.args[-1] == 0)


def test_an_imagined_match_can_be_taken_back_and_played_on():
    match = table(auction)
    for key in ("add", "add"):
        match.play(1, key)
    there = match.imagined(1, 5)
    there.undo(1)
    there.play(1, "stand")
    for seat in (0, 2):
        there.play(seat, "stand")
    assert there.state.winner == 1 and there.state.price == 1
    assert replayed_from_here(there)


def replayed_from_here(match):
    """Whether the record of an imagined match, which begins with a position, can be replayed."""
    kept = [entry for entry in match.record["entries"] if "undo" not in entry]
    return replay({**match.record, "entries": kept}, game=match.game).position["state"]


@pytest.mark.parametrize("held", [(0, 0, 0), (0, 1, 0), (0, 2, 1), (1, 1, 1)])
def test_who_was_asked_in_a_hidden_poll_cannot_be_told_from_what_is_sent(held):
    match = vetoes(*held)
    match.play(0, "try")
    while match.state.waiting is not None and type(match.state.waiting).__name__ == "Window":
        match.play(match.to_act[-1], "pass")
    own_answers = [0, held[1] > 0, held[2] > 0, 0]
    assert [sent - own for sent, own in zip(match.sent, own_answers)] == [3, 3, 3, 3]
    assert match.log(0) == ["Player 1 tries for a point.", "Player 1 scores."]
    assert not match.can_undo(0)


def test_the_last_to_answer_is_sent_as_much_as_the_first():
    orders = [(0, 1, 2), (2, 1, 0), (1, 0, 2)]
    lengths = []
    for order in orders:
        match = table(auction)
        for seat in order:
            match.play(seat, "stand")
        lengths.append(match.sent)
    assert lengths[0] == lengths[1] == lengths[2]


def test_an_answer_is_sent_to_nobody_else():
    match = table(auction)
    before = list(match.sent)
    match.play(1, "add")
    assert [now - then for now, then in zip(match.sent, before)] == [0, 1, 0, 0]


def test_a_choice_that_ends_what_could_be_done_again_is_sent_as_one():
    match = table(auction)
    match.play(1, "add")
    match.undo(1)
    match.play(1, "stand")
    before = list(match.sent)
    match.play(0, "add")
    assert match.sent[1] == before[1]


def test_at_the_end_nothing_can_be_taken_back():
    match = table(chain, players=2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[-1])
    assert not any(match.can_undo(seat) for seat in range(2))
