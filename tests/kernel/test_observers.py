"""Observations: rows of numbers that say what a seat may know, and the code that writes them."""

import random
from dataclasses import replace
from typing import Any

import pytest
from tests.toys.deck import toy as deck
from tests.toys.storm import toy as storm

import longhall
from longhall.games.registry import game as find_game
from longhall.kernel.fields import DERIVED
from longhall.kernel.observers import module_source, observer_of
from longhall.kernel.sights import Sight, Sights, observation
from longhall.kernel.state import filled
from longhall.laws import check_game
from longhall.laws.observed import collisions
from longhall.match.observing import by_piece, stream

NAMES = longhall.game_names()


@pytest.mark.parametrize("name", NAMES)
def test_the_observer_beside_a_game_is_what_its_fields_and_sights_say(name):
    """python scripts/observers.py writes it again."""
    game = find_game(name)
    assert (game.folder / "knowledge" / "observer.py").read_text("utf-8") == module_source(game)


@pytest.mark.parametrize("name", NAMES)
def test_every_attribute_goes_in_or_is_left_out_with_a_reason(name):
    game = find_game(name)
    match = longhall.start(name)
    for players in game.players:
        seen = observation(game, players)
        covered = {name for piece, sight in game.sights.seen.items() for name in (sight.covers or (piece,))}
        pieces = {piece.name for piece in seen.pieces}
        fields: Any = match.state
        for attribute, field in fields.FIELDS.items():
            if field.visibility != DERIVED:
                assert attribute in pieces | covered | set(seen.left_out), attribute
        assert all(seen.left_out.values()) and len(pieces) == len(seen.pieces)
        assert not [name for name in seen.left_out.values() if name.startswith("the game says nothing")]
        assert seen.width == seen.pieces[-1].stop == observer_of(game, players).width


@pytest.mark.both
def test_the_observer_comes_first_wherever_there_is_one_entry_a_seat():
    match = longhall.start("shipwrights", 4, 7)
    state: Any = match.state
    state.gold[2] = 9
    for seat in range(4):
        seen = by_piece(match, seat)
        assert seen["gold"][(2 - seat) % 4] == 9
        assert seen["seat"] == [int(other == seat) for other in range(4)]
        actor = match.state.next_actor()
        assert seen["decision.seat"] == [int((seat + turn) % 4 == actor) for turn in range(4)]
        assert seen["asked"] == [int(seat == actor)]


@pytest.mark.both
def test_of_the_card_game_a_seat_sees_the_orders_that_it_thinks_possible():
    """VC-2: of the own colour one order, as far as its cards lie; of another's all, until something is seen."""
    match = longhall.start("vasa_cards", 4, 3)
    orders = observation(find_game("vasa_cards"), 4)["possible"]
    assert orders.shape == (4, 24)
    state: Any = match.state
    while state.round == 1:
        match.play(match.to_act[0], match.state.legal(match.to_act[0])[0])
        state = match.state
    seat = 0
    seen = by_piece(match, seat)["possible"]
    own = list(state.controller).index(seat)
    laid = state.card(own, 0)
    names = orders.axes[1]
    assert {names[i] for i in range(24) if seen[own * 24 + i]} <= {name for name in names if name[0] == str(laid)}


def test_a_game_without_a_written_observer_has_one_all_the_same():
    match = longhall.start(deck.GAME, 3)
    for seat in range(3):
        assert by_piece(match, seat)["asked"] == [int(seat in match.to_act)]


def test_a_sight_that_tells_a_secret_is_found():
    """The law of alike worlds compares observations too."""

    def all_hands(g, seat):
        return filled(1, g.hand[(seat + 1) % g.players])

    leaky = replace(storm.GAME, sights=Sights(seen={"all_hands": Sight(all_hands)}))
    assert check_game(storm.GAME, players=3, games=2, looks=8, laws=["alike"]) == []
    found = check_game(leaky, players=3, games=2, looks=8, laws=["alike"])
    assert found and "observation.all_hands" in found[0].what


def test_what_an_observation_leaves_out_shows_in_its_collisions():
    """The share of what seats knew that some other knowledge is written like."""
    without = replace(storm.GAME, sights=Sights(left_out={"hand": "to see what that costs"}))
    whole, less = collisions(storm.GAME, 3, 20), collisions(without, 3, 20)
    assert 0 < whole < 0.1 and less > 0.25


def test_the_stream_holds_the_own_choices_and_only_what_the_seat_was_told():
    match = longhall.start("vasa_cards", 3, 5)
    kinds = [kind.name for kind in match.game.events]
    seat = match.to_act[0]
    match.play(seat, match.state.legal(seat)[0])
    own, other = stream(match, seat), stream(match, (seat + 1) % 3)
    action = match.plays[0].action
    assert [-1, action] in own and [-1, action] not in other
    built = kinds.index("built")
    assert [entry[-1] for entry in own if entry[0] == built] != [-1]
    assert [entry[-1] for entry in other if entry[0] == built] == [-1]


@pytest.mark.parametrize("name", longhall.game_names())
def test_an_observer_that_remembers_writes_what_a_new_one_writes(name):
    """One row for two games and all their seats in turn, as a batch has it."""
    game = find_game(name)
    players = game.usual_players
    seen = observer_of(game, players)
    luck = random.Random(3)
    for seed in (1, 2):
        match = longhall.start(name, players, seed)
        for _ in range(60):
            if match.over:
                break
            for seat in range(players):
                fresh = observer_of(game, players)
                seen.write(match.state, seat, 0)
                fresh.write(match.state, seat, 0)
                assert list(seen.out) == list(fresh.out)
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(match.state.legal(seat)))
