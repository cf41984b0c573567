"""A match of this game: undo, records, positions, refusals, log and result."""

import json
import random
from typing import Any

import pytest

import longhall
from longhall import IllegalChoice, RecordError, replay
from longhall.kernel.fields import PositionError, knows


def play_on(match, turns, seed=1):
    chance = random.Random(seed)
    for _ in range(turns):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return match


def outcomes(match):
    return match.result.outcomes


def same(one, other):
    everybody = range(-1, one.players)
    return (
        one.position == other.position
        and [one.log(seat) for seat in everybody] == [other.log(seat) for seat in everybody]
        and [one.transcript(seat) for seat in everybody] == [other.transcript(seat) for seat in everybody]
    )


def round_of(match):
    return match.view(-1)["round"]


def last_fix_of_round_1():
    """Two players: after Y2's Fix the next choice is Y1's Build, so Y may still take the Fix back."""
    match = longhall.start("vasa_cards", 2, seed=6)
    while round_of(match) == 1:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[0])
    return match


def test_a_fix_may_be_taken_back_while_the_same_player_is_asked_next():
    match = last_fix_of_round_1()
    player = match.to_act[0]
    other = 1 - player
    assert match.can_undo(player) and not match.can_undo(other)
    done = match.position
    length = len(match.entries)
    match.undo(player)
    assert round_of(match) == 1 and match.to_act == [player]
    assert match.can_redo(player) and not match.can_undo(player)
    assert match.choices(player)[-1].key == "no_fix"
    assert len(match.entries) == length + 1, "an undo is an entry; nothing is removed"
    match.redo(player)
    assert match.position == done
    match.restart_turn(player)
    assert round_of(match) == 1
    match.play(player, "no_fix")
    assert not match.can_redo(player)
    assert same(match, replay(match.record))


def test_nothing_is_taken_back_once_another_seat_is_asked_or_a_card_was_seen():
    match = last_fix_of_round_1()
    player = match.to_act[0]
    match.play(player, "build:3")
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalChoice, match="nothing that you can take back") as refusal:
            match.undo(seat)
        assert refusal.value.reason == "nothing_to_undo"
        with pytest.raises(IllegalChoice, match="inget du kan göra om"):
            match.redo(seat, language="sv")
        with pytest.raises(IllegalChoice):
            match.restart_turn(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_match_at_every_point(players):
    match = longhall.start("vasa_cards", players, seed=8, options={"aggregate": "sum"}, names=["Anna", "Bo"])
    for turn in range(60):
        if turn % 9 == 0 or match.over:
            record = json.loads(json.dumps(match.record))
            assert same(match, replay(record))
        play_on(match, 1, seed=turn)
    assert match.over and outcomes(match) == outcomes(replay(match.record))
    first = replay(match.record, upto=6)
    assert len(first.entries) == 6
    assert first.entries == match.entries[:6]


def test_a_position_goes_on_like_the_match_it_was_written_from():
    match = play_on(longhall.start("vasa_cards", 3, seed=2), 14)
    other = longhall.position("vasa_cards", json.loads(json.dumps(match.position)))
    assert [knows(other.state, seat) for seat in range(-1, 3)] == [knows(match.state, seat) for seat in range(-1, 3)]
    play_on(match, 60)
    play_on(other, 60)
    assert outcomes(match) == outcomes(other)
    assert same(other, replay(json.loads(json.dumps(other.record))))


def test_a_refusal_names_the_clause():
    """VC-15, VC-22, VC-19"""
    match = longhall.start("vasa_cards", 4, seed=2)
    assert match.to_act == [3]
    for seat in (3, 0, 1, 2):
        match.play(seat, "build:2")
    before = match.position
    with pytest.raises(IllegalChoice, match=r"these cards are your own \(VC-22\)") as refusal:
        match.play(3, "inspect_pile:white:1")
    assert (refusal.value.reason, refusal.value.clause) == ("clause", "VC-22")
    assert refusal.value.key == "inspect_pile:white:1"
    with pytest.raises(IllegalChoice, match=r"inte påbörjad \(VC-19\)"):
        match.play(3, "inspect_pile:red:2", language="sv")
    assert match.why_not(3, "inspect_pile:red:2") == "VC-19"
    assert match.why_not(3, "inspect_pile:red:1") == ""
    with pytest.raises(ValueError, match="is not what is asked now"):
        match.why_not(3, "build:2")
    assert match.position == before


def refused(match, seat, choice):
    with pytest.raises(IllegalChoice) as refusal:
        match.play(seat, choice)
    return refusal.value.reason


def test_bad_choices_are_refused_and_change_nothing():
    match = longhall.start("vasa_cards", 4, seed=2)
    before = match.record, match.position
    assert refused(match, 0, "build:1") == "not_asked"
    assert refused(match, 3, "no_fix") == "elsewhere"
    assert refused(match, 3, "scuttle") == "unknown"
    assert refused(match, 3, "") == "unknown"
    assert refused(match, 3, "build:5") == "unknown"
    assert refused(match, 3, -1) == "unknown"
    assert refused(match, 3, 10**6) == "unknown"
    seats: list[Any] = [4, -1, True, "p1"]
    for seat in seats:
        with pytest.raises(ValueError, match="there is no seat"):
            match.play(seat, "build:1")
    assert (match.record, match.position) == before
    play_on(match, 60)
    assert refused(match, 3, "build:1") == "over"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda record: record.update(schema=2), "schema 1"),
        (lambda record: record.update(rules_version="0.9"), "0.9"),
        (lambda record: record.pop("players"), "not a record"),
        (lambda record: record["entries"][3].update(play="build:9"), "entry 3"),
        (lambda record: record["entries"][3].update(seat=2, play="build:1"), "entry 3"),
        (lambda record: record["entries"][2].update(play="no_fix"), "entry 2"),
        (lambda record: record["entries"][2].update(chance=["hand_card:1"]), "entry 2"),
        (lambda record: record["entries"].insert(2, {"seat": 0, "undo": True}), "entry 2"),
        (lambda record: record["entries"].insert(2, {"seat": 0, "redo": True}), "entry 2"),
        (lambda record: record["entries"].insert(2, {"seat": 0, "pray": True}), "a play, an undo"),
        (lambda record: record.update(edition_hash="00"), "edition"),
    ],
)
def test_a_broken_record_says_where_it_breaks(change, fault):
    record = json.loads(json.dumps(play_on(longhall.start("vasa_cards", 4, seed=2), 9).record))
    change(record)
    with pytest.raises(RecordError, match=fault):
        replay(record)


def broken(change):
    position = play_on(longhall.start("vasa_cards", 3, seed=2), 8).position
    position = json.loads(json.dumps(position))
    change(position)
    with pytest.raises(PositionError) as fault:
        longhall.position("vasa_cards", position)
    return str(fault.value)


def test_a_position_with_seventeen_cards_is_refused():
    """VC-2"""
    fault = broken(lambda position: position["state"]["hand"].update(green=15))
    assert "green has 5 cards" in fault and "1, 2, 3 and 4 once each" in fault
    assert "white has 3 cards" in broken(lambda position: position["state"]["pile"]["white"].update({"4": 0}))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p["state"]["hand"].update(green=99), "hand.green"),
        (lambda p: p["state"].update(round=7), "7 is not a round"),
        (lambda p: p["state"].update(round=3), "pile.green: in round 3"),
        (lambda p: p["state"].update(captain="white"), "captain"),
        (lambda p: p["state"].update(captain="blue"), "no 'blue'"),
        (lambda p: p["state"].update(moves=33), "moves"),
        (lambda p: p["state"]["controller"].update(green="p2"), "needs a colour"),
        (lambda p: p["state"]["left"].update(green="green"), "left: from the Captain on to the left"),
        (lambda p: p["state"]["left"].update(green=-1), "left: from the Captain on to the left"),
        (lambda p: p["state"]["controller"].update(white=7), "no other seats"),
        (lambda p: p["state"]["pile"].update(white=[0, 0, 0, 0]) or p["state"]["hand"].update(white=15), "neutral"),
        (lambda p: p["pending"][-1].update(colour=3), "does not play colour 3"),
        (lambda p: p["pending"][-1].update(colour=9), "does not play colour 9"),
        (lambda p: p["pending"][0].update(number=6), "no round 6"),
        (lambda p: p["pending"].append({"frame": "Round", "number": 3}), "Round needs 2"),
        (lambda p: p["pending"].append({"frame": "Reveal"}), "Reveal needs 4"),
        (lambda p: p["pending"].append({"frame": "BuildLast"}), "BuildLast needs 0"),
        (lambda p: p["pending"].append({"frame": "Build", "seat": 0, "colour": 0}), "Build needs 0"),
        (lambda p: p["pending"].append({"frame": "Mutiny"}), "no frame 'Mutiny'"),
        (lambda p: p.update(players=5), "2 to 4 players"),
        (lambda p: p["options"].update(aggregate="product"), "aggregate"),
        (lambda p: p.update(cheat=True), "cheat"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(change, fault):
    assert fault in broken(change)


def test_the_log_speaks_both_languages_and_says_no_more_than_the_seat_saw():
    """VC-16, VC-21"""
    match = longhall.start("vasa_cards", 4, seed=2, names=["Anna", "Bo", "Cia", "Dag"])
    for seat in (3, 0, 1, 2):
        match.play(seat, "build:2")
    match.play(3, "inspect_pile:red:1")
    assert match.log(3)[0] == "Round 1: white is Captain."
    assert match.log(3)[1] == "Dag builds white 2 on pile 1."
    assert match.log(3)[-1] == "Dag (white) looks at the red card in pile 1: a 2."
    assert match.log(0)[1] == "Dag builds a white card on pile 1."
    assert match.log(3, "sv")[1] == "Dag bygger vit 2 på hög 1."
    assert match.log(0, "sv")[-1] == "Dag (vit) tittar på kortet i hög 1 (röd)."
    assert match.log(-1, "sv")[0] == "Runda 1: kapten är vit."
    with pytest.raises(ValueError, match="no language 'no'"):
        match.log(0, "no")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_have_texts_and_places_on_the_board_in_both_languages(players):
    match = longhall.start("vasa_cards", players, seed=4)
    chance = random.Random(4)
    while not match.over:
        seat = match.to_act[0]
        assert match.prompt(seat) and match.prompt(seat, "sv")
        assert match.prompt((seat + 1) % players) == ""
        view = match.view(seat)
        elements = {row["hand"]["element"] for row in view["colours"]}
        elements |= {pile["element"] for row in view["colours"] for pile in row["piles"]}
        for row in view["colours"]:
            elements |= {f"{row['hand']['element']}.{value}" for value in row["hand"]["cards"] or ()}
        choices = match.choices(seat)
        for choice, swedish in zip(choices, match.choices(seat, "sv"), strict=True):
            assert choice.text and swedish.text and choice.key == swedish.key
            assert set(choice.at) <= elements
            assert choice.at or choice.key == "no_fix"
        json.dumps(view)
        match.play(seat, chance.choice(choices))
    assert match.prompt(0) == "The game is over."


def test_the_result_is_there_only_at_the_end():
    """VC-29, VC-42"""
    match = longhall.start("vasa_cards", 4, seed=2)
    assert match.result is None and match.view(0)["totals"] is None
    result = play_on(match, 60).result
    assert match.over
    view = match.view(-1)
    assert sum(view["totals"]) == 40
    assert view == match.view(2), "after the end everything is public"
    assert set(result.outcomes) <= {"win", "no_win", "lose", "draw"}
    assert 1 in result.places
    names = ["green", "red", "black", "white"]
    assert [outcome == "win" for outcome in result.outcomes] == [name in view["winners"] for name in names]
    assert [outcome == "lose" for outcome in result.outcomes] == [name in view["blamed"] for name in names]
