"""What a seat remembers, as a string: the stream of its match, and the same in worlds that it cannot tell apart."""

import copy
import random

import pytest

import longhall
from longhall.adapters.recall import Recall
from longhall.adapters.tables import Table
from longhall.kernel.fields import knows

NAMES = longhall.game_names()


def written(stream):
    return "".join(",".join(map(str, entry)) + ";" for entry in stream)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_remembers_the_stream_of_its_match(name):
    table = Table(name)
    match = longhall.start(name, table.players, 5, table.options)
    recall, luck = Recall(table, 5), random.Random(1)
    for step in range(60):
        if match.over:
            break
        if step % 7 == 0:  # it is worked out when somebody asks, whenever that is
            for seat in range(table.players):
                known = knows(match.state, seat).decode()
                assert recall.text(seat) == written(longhall.stream(match, seat)) + "\n" + known
        seat = int(match.state.next_actor())
        action = luck.choice(match.state.legal(seat))
        match.play(seat, action)
        recall.note(seat, action)
    other = copy.deepcopy(recall)
    assert [other.text(seat) for seat in range(table.players)] == [recall.text(seat) for seat in range(table.players)]


@pytest.mark.parametrize("name", NAMES)
def test_who_is_in_another_world_remembers_and_knows_the_same(name):
    """And the world itself follows from that alone: made of any of them with the same luck, it is the same."""
    table, luck = Table(name), random.Random(2)
    g, recall = table.begin(1), Recall(table, 1)
    for step in range(40):
        if g.over:
            break
        seat = int(g.next_actor())
        if step % 4 == 0:
            worlds = [g.redeal(seat, number) for number in range(3)]
            memories = [recall.redealt(world, seat) for world in worlds]
            assert {memory.text(seat) for memory in memories} == {recall.text(seat)}
            again = [
                memory.redealt(world.redeal(seat, 9), seat) for memory, world in zip(memories, worlds, strict=True)
            ]
            assert len({tuple(memory.text(other) for other in range(table.players)) for memory in again}) == 1
        action = luck.choice(g.legal(seat))
        recall.note(seat, action)
        g.apply(seat, action)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_was_told_is_forgotten(name):
    """However a game goes on, a seat remembers what it remembered before and its own choice after it."""
    table, luck = Table(name), random.Random(3)
    g, recall = table.begin(4), Recall(table, 4)
    for _ in range(40):
        if g.over:
            break
        before = [recall.remembered(seat) for seat in range(table.players)]
        seat = int(g.next_actor())
        action = luck.choice(g.legal(seat))
        recall.note(seat, action)
        g.apply(seat, action)
        after = [recall.remembered(seat) for seat in range(table.players)]
        assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
        assert after[seat].removeprefix(before[seat]).startswith(f"-1,{action};")
