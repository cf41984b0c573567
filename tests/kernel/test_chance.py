"""The generator in a state, and the tape that records or dictates what it gives."""

from collections import Counter

import pytest

from longhall.kernel.actions import Axis, Vocabulary
from longhall.kernel.chance import ChanceError, Tape, advance, below, seeded
from longhall.kernel.sets import count, nth
from longhall.kernel.state import State, zeros

pytestmark = pytest.mark.both

CHANCE = Vocabulary()
DIE = CHANCE.family("die", Axis("face", ["1", "2", "3", "4", "5", "6"]))
CARD = CHANCE.family("card", Axis("card", ["hare", "fox", "bear"]))


def table(seed=1, tape=None):
    g = State(None, 2)
    g.reseed(seed)
    g.tape = tape
    return g


def test_the_generator_stays_within_62_bits():
    for seed in (0, 1, 2**30 - 1, 2**58 - 1):
        state = seeded(seed)
        for _ in range(200):
            assert 0 < state < 2**62
            state = advance(state)


def test_neighbouring_seeds_give_unrelated_dice():
    faces = Counter(table(seed).roll(DIE, 6) for seed in range(1200))
    assert set(faces) == set(range(1, 7))
    assert all(140 < count < 260 for count in faces.values())


def test_a_number_is_always_below_its_limit():
    state = seeded(3)
    for n in (1, 2, 7, 1000, 2**29):
        for _ in range(50):
            state = advance(state)
            assert 0 <= below(state, n) < n


def test_the_same_seed_gives_the_same_chance():
    assert [table(5).roll(DIE, 6) for _ in range(3)] == [table(5).roll(DIE, 6)] * 3


def test_a_tape_records_what_came_up_and_dictates_it_again():
    tape = Tape([], False)
    g = table(tape=tape)
    counts = zeros(3)
    counts[0], counts[2] = 2, 1
    came = [g.roll(DIE, 6), g.pick(CARD, 3), g.pick_of(CARD, 0b110), g.draw(CARD, counts, 3)]
    again = table(seed=99, tape=Tape(tape.entries, True))
    assert [again.roll(DIE, 6), again.pick(CARD, 3), again.pick_of(CARD, 0b110), again.draw(CARD, counts, 3)] == came
    assert again.tape.left == 0


def test_a_dictated_result_moves_the_generator_on_as_a_drawn_one_does():
    drawn, dictated = table(seed=4), table(seed=4, tape=Tape([DIE.of(0)], True))
    drawn.roll(DIE, 6)
    dictated.roll(DIE, 6)
    assert drawn.random == dictated.random


def test_a_result_that_does_not_belong_here_is_refused():
    with pytest.raises(ChanceError, match="'die'"):
        table(tape=Tape([CARD.of(0)], True)).roll(DIE, 6)


def test_a_result_that_cannot_come_up_is_refused_by_name():
    with pytest.raises(ChanceError, match="die:6"):
        table(tape=Tape([DIE.of(5)], True)).roll(DIE, 4)
    with pytest.raises(ChanceError, match="card:hare"):
        table(tape=Tape([CARD.of(0)], True)).pick_of(CARD, 0b110)
    with pytest.raises(ChanceError, match="card:fox"):
        table(tape=Tape([CARD.of(1)], True)).draw(CARD, zeros(3), 0)


def test_results_that_end_too_early_are_missed():
    with pytest.raises(ChanceError, match="end where one of 'die' is needed"):
        table(tape=Tape([], True)).roll(DIE, 6)


@pytest.mark.parametrize("use", ["pick", "pick_of", "draw"])
def test_chance_moves_every_frontier(use):
    g = table()
    counts = zeros(3)
    counts[1] = 1
    {"pick": lambda: g.pick(CARD, 3), "pick_of": lambda: g.pick_of(CARD, 7), "draw": lambda: g.draw(CARD, counts, 1)}[
        use
    ]()
    assert g.moved == -1


def test_every_piece_of_a_draw_is_as_likely():
    counts = zeros(3)
    counts[0], counts[2] = 3, 1
    g = table()
    drawn = Counter(g.draw(CARD, counts, 4) for _ in range(2000))
    assert set(drawn) == {0, 2} and 1400 < drawn[0] < 1600


def test_dealing_takes_pieces_out_of_the_pool_unrecorded():
    tape = Tape([], False)
    g = table(tape=tape)
    pool = zeros(3)
    pool[0], pool[1] = 1, 2
    assert sorted(g.deal(pool) for _ in range(3)) == [0, 1, 1]
    assert list(pool) == [0, 0, 0] and tape.entries == [] and g.moved == 0


def test_bits():
    assert count(0) == 0 and count(0b1011) == 3
    assert [nth(0b1011, n) for n in range(3)] == [0, 1, 3]
    assert count(2**62 - 1) == 62 and [nth(2**62 - 1, n) for n in range(62)] == list(range(62))
