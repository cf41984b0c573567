"""The review of a game: what it tells, with which errors, and that it is the same wherever it is made."""

import json
import random
from collections import Counter

import pytest
from tests.bots.reasons import CONDITIONS, OPINIONS
from tests.review.games import played

import longhall
from longhall.bots.hints import sentence
from longhall.bots.playouts import TRUTH
from longhall.games import registry
from longhall.match.fluent import LANGUAGES
from longhall.review import NotReviewed, choices, curve, pieces, review
from longhall.review.measuring import Measure, added, measured
from longhall.review.played import read
from longhall.review.telling import in_language

EYES = ("chance", "truth")


@pytest.fixture(scope="module")
def game():
    """Three piles of guesses: one who plays by lot between two who think."""
    return played("vasa_cards", ["random", "steward", "steward"])


@pytest.fixture(scope="module")
def whole(game):
    return review(game.record)


def test_every_point_of_the_curve_has_an_error_of_three_points_at_most(whole):
    curves = [whole["truth"], *whole["knew"]]
    assert [len(rows) for rows in curves] == [len(whole["points"])] * 4
    errors = [error for rows in curves for row in rows for error in row["errors"]]
    assert 0.5 < max(errors) <= 3.0


def test_the_curve_ends_as_the_game_did(game, whole):
    assert game.result and whole["wins"] == game.result.wins()
    for rows in (whole["truth"], *whole["knew"]):
        assert rows[-1]["chances"] == [100.0 * won / max(sum(whole["wins"]), 1) for won in whole["wins"]]
        assert rows[-1]["errors"] == [0.0] * 3


def test_a_choice_is_told_only_with_a_loss_beyond_its_error(whole):
    found = [each for seat in whole["choices"] for each in seat["mattered"]]
    assert found
    for each in found:
        assert each["cost"]["clear"] and each["cost"]["value"] >= choices.LEAST and each["cost"]["error"] <= 3.0
        assert each["chose"]["key"] != each["better"]["key"]
        assert set(each["said"]) == set(LANGUAGES)


def test_no_chance_of_a_choice_has_an_error_of_more_than_three_points(whole):
    found = [each for seat in whole["choices"] for each in seat["mattered"]]
    errors = [each[which][eyes]["error"] for each in found for which in ("chose", "better") for eyes in EYES]
    assert errors and max(errors) <= 3.0


def test_two_choices_that_are_worth_the_same_are_played_on_until_the_chance_of_each_is_sure(game):
    true = read(game.record)
    move = true.own(1)[9]  # about even: the chance is surest last
    lost, chosen, best = choices.compare(true, 1, move, true.moves[move].action, 1, curve.APART)
    assert (lost.value, chosen) == (0.0, best)
    assert 30.0 < chosen.value < 70.0 and chosen.error <= 3.0


def test_both_choices_have_their_chances_with_either_eyes(whole):
    for each in [each for seat in whole["choices"] for each in seat["mattered"]]:
        for eyes, cost in (("chance", each["cost"]), ("truth", each["truth"])):
            between = each["better"][eyes]["value"] - each["chose"][eyes]["value"]
            assert between == pytest.approx(cost["value"], abs=0.02)


@pytest.mark.parametrize("name", registry.HOUSE)
def test_the_reason_of_what_was_better_holds_there(name, monkeypatch):
    """Whatever the measuring says: each choice of a game by lot against the steward's."""
    true = read(played(name, ["random"] * registry.game(name).players[0]).record)

    def advised(game, seat, move):
        return Counter([game.steward.ponder(game.moves[move].before.redeal(seat, 1), seat, 1)])

    monkeypatch.setattr(choices, "compare", lambda *_: (Measure(9.0, 1.0),) * 3)
    monkeypatch.setattr(choices, "stronger", advised)
    reasons = 0
    for seat in range(true.players):
        own = true.own(seat)
        for move in own[:: max(1, len(own) // 8)]:
            found = choices.check(true, seat, move)
            if found is None or not found["said"]["en"]["because"]:
                continue
            here = true.moves[move]
            world = here.before.redeal(seat, curve.APART + curve.seed_of(move))
            better = true.game.actions.number(found["better"]["key"])
            reason = true.steward.reason(world, seat, better)
            told = sentence(true.match.texts("en"), better, reason, true.match.names)
            assert found["said"]["en"]["because"] == told
            assert reason in OPINIONS or CONDITIONS[reason](world, seat, better), (move, reason)
            reasons += 1
    assert reasons > 2, "the steward's `reason` names a text of bots/GAME/text"


def test_turning_points_stand_clear_of_their_errors(whole):
    assert whole["turns"]
    for turn in whole["turns"]:
        largest = max(turn["changes"], key=lambda change: abs(change["value"]))
        assert largest["clear"] and abs(largest["value"]) >= curve.LEAST_TURN


def test_luck_and_choices_say_whether_they_are_clear(whole):
    for seat in whole["luck"]:
        for part in seat.values():
            assert part["clear"] == (abs(part["value"]) > 2.0 * part["error"])


def test_a_review_is_json_and_says_the_same_in_every_language(whole):
    assert json.loads(json.dumps(whole)) == whole
    for language in LANGUAGES:
        told = in_language(whole, language)
        assert isinstance(told["headline"], str) and all(isinstance(point["where"], str) for point in told["points"])
        assert all(isinstance(turn["said"]["choice"], str) for turn in told["turns"])


def test_a_review_that_was_broken_off_goes_on_and_ends_the_same(game, whole):
    """Half of the pieces come back from the store, as JSON."""
    done: dict = {}
    while left := pieces.todo(done):
        for piece in left[: max(1, len(left) // 2)]:
            done[pieces.name_of(piece)] = pieces.make(game.record, piece)
        done = json.loads(json.dumps(done))
        assert pieces.assembled(done)["progress"] <= 1.0
    assert pieces.assembled(done) == whole


def test_what_a_seat_knew_does_not_depend_on_what_it_could_not_know(game):
    """From another world that the seat cannot tell apart, the same chances and the same judgement of its choice."""
    true = read(game.record)
    move = true.own(1)[4]
    seat, state = 1, true.moves[move].before
    other = state.redeal(seat, 99)
    moves = list(true.moves)
    moves[move] = type(moves[move])(moves[move].entry, seat, moves[move].action, other, moves[move].options, False)
    alike = type(true)(true.match, moves, true.end, true.steward)
    assert curve.measure_curve(alike, seat, [move]) == curve.measure_curve(true, seat, [move])
    assert choices.look_at(alike, seat, move) == choices.look_at(true, seat, move)
    assert choices.stronger(alike, seat, move) == choices.stronger(true, seat, move)
    assert curve.measure_curve(alike, TRUTH, [move]) != curve.measure_curve(true, TRUTH, [move])


def test_what_the_stronger_bot_might_have_done_too_is_no_mistake(game, monkeypatch):
    true = read(game.record)
    move = true.own(0)[-1]
    monkeypatch.setattr(choices, "stronger", lambda *_: Counter([true.moves[move].action]))
    monkeypatch.setattr(choices, "compare", None)  # it is not even measured
    assert choices.check(true, 0, move) is None


def mistake(move, cost, better="a"):
    return {"move": move, "entry": move + 1, "cost": Measure(cost, 1.0).written(), "better": {"key": better}}


def test_a_chain_of_one_mistake_is_one_entry():
    own = [0, 1, 5, 9, 40]
    turns = {0: 0, 1: 0, 5: 2, 9: 4, 40: 20}
    found = [mistake(0, 4.0), mistake(1, 9.0, "b"), mistake(5, 5.0, "b"), mistake(9, 6.0, "c"), mistake(40, 13.0, "c")]
    told = choices.merged(own, turns, found)
    assert [(each["move"], each["also"], each["grade"]) for each in told] == [
        (1, [1, 6], "costly"),  # the same turn, then the same advice soon after
        (40, [10], "grave"),
    ]


def test_measures_add_up_with_their_errors():
    assert added([Measure(3.0, 3.0), Measure(-1.0, 4.0)]) == Measure(2.0, 5.0)
    assert measured([1.0] * 96).error > 0.5  # games that all went alike are no proof that all do
    assert not measured([0.01, -0.01] * 50).is_clear and measured([0.1] * 96, 0.0).is_clear


def test_what_cannot_be_reviewed_says_why(game):
    record = game.record
    running = {**record, "entries": record["entries"][:10]}
    with pytest.raises(NotReviewed) as refused:
        review(running)
    assert refused.value.reason == "running"
    with pytest.raises(NotReviewed) as refused:
        review({**record, "rules_version": "0.1"})
    assert refused.value.reason == "version" and refused.value.told["then"] == "0.1"


def test_choices_that_were_taken_back_do_not_count():
    """Undo and redo are entries of a record, and no moves."""
    match = longhall.start("shipwrights", 2, 5)
    luck, taken_back = random.Random(1), 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.choices(seat)))
        if taken_back < 6 and match.can_undo(seat):
            match.undo(seat)
            taken_back += 1
            if taken_back % 2:
                match.redo(seat)
    assert taken_back == 6
    found = read(match.record)
    assert [(move.seat, move.action) for move in found.moves] == [(play.seat, play.action) for play in match.plays]
    assert match.result and found.end.results().scores == match.result.scores
