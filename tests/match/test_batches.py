"""Many games at once: the same games as one by one."""

import random

import pytest

import longhall
from longhall.games.registry import game as find_game
from longhall.match.batches import Batch
from longhall.match.observing import observe

NAMES = longhall.game_names()
TABLES = [(name, players) for name in NAMES for players in find_game(name).players]
OPTIONS = [
    (name, option, value)
    for name in NAMES
    for option, described in find_game(name).options.items()
    for value in described.values
    if value != described.default
]


def skip_forced(match):
    """What a batch does by itself: choices that are none."""
    while not match.over:
        seat = int(match.state.next_actor())
        legal = match.state.legal(seat)
        if len(legal) > 1:
            return seat, legal
        match.play(seat, legal[0])
    return -1, []


def hold_together(batch, matches, begin, steps):
    """A batch and the same games one by one: who is asked, what is open and what is seen. `begin` is given a seed."""
    rng = random.Random(1)
    width = batch.observation.width
    for _ in range(steps):
        rows, masks, seats = batch.look()
        chosen = []
        for lane, match in enumerate(matches):
            seat, legal = skip_forced(match)
            if match.over:
                matches[lane] = match = begin(batch.seeds[lane])
                seat, legal = skip_forced(match)
            assert seats[lane] == seat
            assert [action for action in range(batch.actions) if masks[lane, action]] == legal
            assert rows.cast("B").cast("h").tolist()[lane * width : (lane + 1) * width] == list(observe(match, seat))
            chosen.append(rng.choice(legal))
            match.play(seat, chosen[-1])
        batch.step(chosen)
    assert batch.decisions == steps * batch.games


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_shows_and_plays_what_matches_do(name, players):
    batch = Batch(name, players, games=3, seed=40)
    matches = [longhall.start(name, players, 40 + lane) for lane in range(3)]
    hold_together(batch, matches, lambda seed: longhall.start(name, players, seed), 40)


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_a_batch_is_played_with_every_value_of_an_option(name, option, value):
    players = find_game(name).usual_players

    def begin(seed):
        return longhall.start(name, players, seed, {option: value})

    hold_together(Batch(name, players, 2, 6, {option: value}), [begin(6), begin(7)], begin, 15)


@pytest.mark.both
def test_how_a_game_ended_is_kept_as_a_seat_was_shown_it():
    batch = Batch("vasa_cards", 2, games=3, seed=40)
    endings = batch.keep_endings([0, 1, 0])
    matches = [longhall.start("vasa_cards", 2, 40 + lane) for lane in range(3)]
    ended = 0
    for _ in range(60):
        chosen = list(batch.random_actions())
        for match, action in zip(matches, chosen, strict=True):
            skip_forced(match)
            match.play(int(match.state.next_actor()), action)
        batch.step(chosen)
        for lane, match in enumerate(matches):
            skip_forced(match)
            assert match.over == bool(batch.finished[lane])
            if match.over:
                row = [endings[lane, column] for column in range(batch.observation.width)]
                assert row == list(observe(match, [0, 1, 0][lane]))
                matches[lane] = longhall.start("vasa_cards", 2, batch.seeds[lane])
                ended += 1
    assert ended >= 3


@pytest.mark.both
def test_a_game_that_ends_is_noted_and_another_begins():
    batch = Batch("vasa_cards", 2, games=4, seed=9, options={"aggregate": "sum"})
    first = list(batch.seeds)
    while not any(batch.finished):
        batch.step(batch.random_actions())
    lane = list(batch.finished).index(1)
    assert batch.ended >= 1 and batch.seeds[lane] == first[lane] + 4
    assert sum(batch.shares[lane, seat] for seat in range(2)) == pytest.approx(1)
    assert min(batch.places[lane, seat] for seat in range(2)) == 1


def test_a_batch_is_played_with_the_values_of_an_edition():
    """The same games as one by one, and other ones than without it."""
    edition = {"setup": {"gold": 9}}
    batch, plain = Batch("shipwrights", 2, 3, 5, edition=edition), Batch("shipwrights", 2, 3, 5)
    matches = [longhall.start("shipwrights", 2, 5 + lane, edition=edition) for lane in range(3)]
    gold = batch.observation["gold"]
    for step in range(30):
        rows, _, seats = batch.look()
        chosen = []
        for lane, match in enumerate(matches):
            seat, legal = skip_forced(match)
            seen = [rows[lane, column] for column in range(batch.observation.width)]
            assert seats[lane] == seat and seen == list(observe(match, seat))
            assert step or seen[gold.start : gold.stop] == [9, 9]
            chosen.append(legal[step % len(legal)])
            match.play(seat, chosen[-1])
        batch.step(chosen)
    assert batch.look()[0].tobytes() != plain.look()[0].tobytes()


@pytest.mark.both
def test_a_choice_that_is_not_open_changes_nothing():
    batch = Batch("vasa_voyage", 3, games=2)
    before = [view.tobytes() for view in batch.look()]
    good = list(batch.random_actions())
    with pytest.raises(ValueError, match="game 1: 157 is not open"):
        batch.step([good[0], batch.actions - 1])
    with pytest.raises(ValueError, match="2 games and 3 actions"):
        batch.step([*good, 0])
    assert [view.tobytes() for view in batch.look()] == before and batch.decisions == 0


def test_options_go_into_a_batch_and_wrong_wishes_are_named():
    batch = Batch("vasa_voyage", 3, options={"inventory": True, "max_rounds": 20})
    inventory, limit = batch.observation["inventory"].start, batch.observation["max_rounds"].start
    rows, _, _ = batch.look()
    assert (rows[0, inventory], rows[0, limit]) == (1, 20)
    with pytest.raises(ValueError, match="has no option 'colour'"):
        Batch("vasa_cards", options={"colour": 1})
    with pytest.raises(ValueError, match="is for 2 to 4 players"):
        Batch("vasa_cards", 7)
