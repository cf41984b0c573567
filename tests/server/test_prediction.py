"""Nobody can work out what comes: the attack that solves the generator finds nothing at a table of the hall.

In the bare generator, as simulations use it, the same attack must find everything: else it would prove nothing here.
"""

from dataclasses import replace
from types import SimpleNamespace
from typing import ClassVar

import pytest
from tests.server.lattice import before, seeds, solve
from tests.server.people import key
from tests.toys.bench import POINTS, Toy, in_turns, toy

import longhall
from longhall.games import registry
from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary
from longhall.kernel.chance import advance, below
from longhall.kernel.events import EventKind
from longhall.kernel.fields import Field
from longhall.kernel.frames import Decision
from longhall.match.happened import written_result
from longhall.server.hall import seating
from longhall.server.hall.commands import Play
from longhall.server.hall.hall import Hall
from longhall.server.hall.visitors import Visitor
from longhall.server.settings import Settings
from longhall.server.store import Store

SLOTS, SHOWN, TURNS = 100, 20, 30
ANNA = Visitor("A" * 43, False)
ACTIONS, CHANCE = Vocabulary(), Vocabulary()
SPIN, DEAL = ACTIONS.family("spin"), ACTIONS.family("deal")
SLOT = CHANCE.family("slot", Axis("slot", [str(number) for number in range(SLOTS)]))
SPUN = EventKind("spun", [SEAT, COUNT], [])


class Wheel(Toy):
    """A wheel of a hundred that all see."""

    FIELDS: ClassVar[dict[str, Field]] = POINTS

    def clone(self):
        return Wheel(self, self.players)


class Turn(Decision):
    """A seat spins once, or has a row of cards laid open, the last of them hidden."""

    SPAN = [SPIN, DEAL]

    def on_why_not(self, g, seat, action):
        return ""

    def on_apply(self, g, seat, action):
        for _ in range(1 if action == SPIN.of(0) else SHOWN + 1):
            g.emit(SPUN, seat, g.pick(SLOT, SLOTS))


GAME = replace(  # nothing of it is ever said, so that another toy's words will do
    toy("deck", "WH", ACTIONS, CHANCE, [SPUN], [Turn], Wheel, in_turns(Turn, TURNS // 2)), name="toy_wheel"
)


@pytest.fixture
def hall(tmp_path, monkeypatch):
    monkeypatch.setitem(registry.ADDED, GAME.name, GAME)
    registry.NAMES.append(GAME.name)
    made = Hall(Settings(snapshot_every=4), Store(f"sqlite:///{tmp_path / 'hall.sqlite3'}"))
    yield made
    made.close()
    registry.NAMES.remove(GAME.name)


def table_of(hall, game=GAME.name):
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}]
    return hall.wait(seating.set_up(hall, ANNA, game, 2, {}, "private", True, wishes, key(), "en"))


def came(entries):
    """The results of a record, as the attack takes them."""
    return [(int(key.split(":")[1]), SLOTS) for entry in entries for key in entry.get("chance", [])]


def bare(seed, choice, count):
    """A match as simulations play it: its results."""
    match = longhall.start(GAME, 2, seed=seed)
    for _ in range(count):
        match.play(match.to_act[0], choice)
    return came(match.entries)


def at_a_table(hall, choice, count):
    table = table_of(hall)
    for _ in range(count):
        there = hall.tables.find(table)
        hall.wait(hall.carry_out(there, there.playing().to_act[0], Play(choice), "en"))
    return table, came(hall.store.entries(table, 0, count))


def next_of(state, count):
    """What comes behind so many results, if the first was read off this state."""
    for _ in range(count):
        state = advance(state)
    return below(state, SLOTS)


@pytest.mark.parametrize("choice", ["spin", "deal"])
def test_in_the_bare_generator_the_attack_finds_the_seed_and_what_comes(choice):
    results = bare(20261117, choice, SHOWN + 1 if choice == "spin" else 1)
    state = solve(results[:SHOWN])
    assert state is not None
    assert next_of(state, SHOWN) == results[SHOWN][0]
    assert 20261117 in seeds(before(state))


@pytest.mark.parametrize("choice", ["spin", "deal"])
def test_at_a_table_the_attack_finds_nothing(hall, choice):
    """Not from change to change, and not within one: hidden cards are dealt together with open ones."""
    _, results = at_a_table(hall, choice, SHOWN + 1 if choice == "spin" else 1)
    assert len(results) == SHOWN + 1
    assert solve(results[:SHOWN]) is None


@pytest.mark.parametrize("reopened", [False, True])
def test_neither_the_seed_nor_the_stored_generator_tells_what_comes(hall, reopened):
    """Whoever had the whole store could not tell either. (A hundred slots, so five in a row are never the same.)"""
    table, results = at_a_table(hall, "spin", 8)
    row = hall.store.table(table)
    assert results[:5] != bare(row.seed, "spin", 5)
    if reopened:
        hall.tables.drop(table)
    there = hall.tables.find(table)
    state = there.playing().state.random
    told = [(next_of(state, number), SLOTS) for number in range(1, 6)]
    for _ in range(5):
        hall.wait(hall.carry_out(there, there.playing().to_act[0], Play("spin"), "en"))
    assert came(hall.store.entries(table, 8, 13)) != told


def came_out(match):
    """All that was dealt, without the generator."""
    return {name: value for name, value in match.position["state"].items() if name != "random"}


def test_the_seed_does_not_tell_how_a_table_was_set_up(hall, monkeypatch):
    """What lies open after the set-up would give away the seed, and that the cards that were dealt with it."""
    monkeypatch.setattr(seating, "secrets", SimpleNamespace(randbits=lambda bits: 20261117))
    tables = [table_of(hall, "svea_rike") for _ in range(2)]
    assert [hall.store.table(table).seed for table in tables] == [20261117] * 2
    assert came_out(hall.tables.find(tables[0]).playing()) != came_out(hall.tables.find(tables[1]).playing())
    alike = [came_out(longhall.start("svea_rike", 2, seed=20261117)) for _ in range(2)]
    assert alike[0] == alike[1], "elsewhere the seed is all that there is"


def test_a_record_made_at_a_table_brings_back_what_came(hall):
    table, results = at_a_table(hall, "spin", TURNS)
    row = hall.store.table(table)
    assert row.status == "over"
    entries = hall.store.entries(table, 0, TURNS)
    record = {**longhall.start(GAME, 2, seed=row.seed).record, "entries": entries}
    again = longhall.replay(record, game=GAME)
    assert again.over and came(again.entries) == results
    assert written_result(again.result) == row.result


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_the_attack_again_and_again(hall, seed):
    assert solve(bare(seed, "spin", SHOWN + 4)) is not None
    assert solve(at_a_table(hall, "spin", SHOWN + 4)[1]) is None
