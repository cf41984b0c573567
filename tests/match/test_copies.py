"""Matches and states are pickled and deep-copied by Python's own means, and go on as if nothing had happened."""

import copy
import pickle
import random

import pytest

import longhall
from longhall.games import registry
from longhall.kernel.frames import Sealed
from longhall.match import positions

TABLES = [(name, players) for name in registry.HOUSE for players in registry.game(name).players]
FURTHER = 40  # choices that original and copy make after they parted


def copies_of(thing):
    return pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)


def is_half_answered(match):
    """Whether a poll is open that some have answered and some have not."""
    return isinstance(match.state.waiting, Sealed) and any(match.state.sealed)


def go_on(match, seed, choices, until=None):
    chance = random.Random(seed)
    for _ in range(choices):
        if match.over or (until is not None and until(match)):
            return
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.state.legal(seat)))


def in_the_middle(game, players):
    """A match that has gone on for a while: up to an open poll, in a game that has any."""
    has_polls = any(issubclass(frame, Sealed) for frame in registry.game(game).frames)
    for seed in range(3, 30):
        match = longhall.start(game, players, seed)
        go_on(match, seed, 20)
        if has_polls:
            go_on(match, seed + 1, 400, until=is_half_answered)
        if not match.over:
            return match
    raise AssertionError("no game came to the middle")


def all_of(match):
    """Whatever can be asked of a match, and its whole truth."""
    seats = (*range(match.players), -1)
    asked = [[match.view(seat), match.log(seat, "sv"), match.awaited(seat), match.transcript(seat)] for seat in seats]
    undo = [[match.can_undo(seat), match.can_redo(seat), match.choices(seat)] for seat in range(match.players)]
    return match.record, match.position, match.to_act, asked, undo


@pytest.mark.both
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_copied_match_goes_on_like_its_original(game, players):
    match = in_the_middle(game, players)
    before = all_of(match)
    made = copies_of(match)
    for one in made:
        assert one.game is match.game and one.state.tape is one.tape
        assert all_of(one) == before
        go_on(one, 4, FURTHER)
    assert all_of(match) == before, "what a copy does changes the original"
    go_on(match, 4, FURTHER)
    for one in made:
        assert all_of(one) == all_of(match)


@pytest.mark.both
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_copied_state_goes_on_like_its_original(game, players):
    match = longhall.start(game, players, seed=5)
    go_on(match, 1, 25)
    state = match.state.clone()
    state.events = []
    made = copies_of(state)
    chance = random.Random(6)
    for _ in range(FURTHER):
        if state.over:
            break
        seat = state.next_actor()
        action = chance.choice(state.legal(seat))
        for one in (*made, state):
            assert one.legal(seat) == state.legal(seat)
            one.events.clear()
            one.apply(seat, action)
        assert truth(match.game, made[0]) == truth(match.game, made[1]) == truth(match.game, state)


def truth(game, state):
    told = [(event.kind, event.args, event.who) for event in state.events]
    return positions.write(game, state, {}), state.actors(), state.over, state.moved, state.opened, told


def test_a_choice_taken_back_in_a_copy_is_taken_back_as_in_the_original():
    match = longhall.start("shipwrights", 3, seed=5)
    while not any(match.can_undo(seat) for seat in range(3)):
        go_on(match, match.length, 1)
    made = pickle.loads(pickle.dumps(match))
    [seat, *_] = [seat for seat in range(3) if match.can_undo(seat)]
    for one in (match, made):
        one.undo(seat)
    assert all_of(made) == all_of(match)
    for one in (match, made):
        one.redo(seat)
    assert all_of(made) == all_of(match)
