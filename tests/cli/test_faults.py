"""Bad input: what is wrong and what helps is said, with exit code 2 and nothing changed."""

import json

import pytest

import longhall
from longhall.games.registry import game
from longhall.match.fluent import LANGUAGES
from longhall.match.rules import clauses_of


def test_an_unknown_game_with_the_nearest_one(fault):
    said = fault("play", "vasa_card")
    assert "no game 'vasa_card'" in said and "Did you mean vasa_cards?" in said


@pytest.mark.parametrize("command", [["sim"], ["rules"], ["position"]])
def test_every_command_refuses_an_unknown_game(fault, command, tmp_path):
    more = [tmp_path / "x.json"] if command == ["position"] else []
    assert "no game 'hnefatafl'" in fault(*command, "hnefatafl", *more)


def test_no_game_at_all(fault):
    assert "Which game?" in fault("play")


def test_a_number_of_players_that_the_game_is_not_for(fault):
    assert "2 to 4 players, not 7" in fault("play", "vasa_cards", "--players", 7)


def test_an_option_that_does_not_exist(fault):
    assert "no option 'nosuch'; it has: aggregate" in fault("play", "vasa_cards", "-o", "nosuch=1")


def test_a_value_that_an_option_cannot_have(fault):
    assert "it can be: lowest_card, sum" in fault("sim", "vasa_cards", "-o", "aggregate=max")


def test_an_option_without_a_value(fault):
    assert "NAME=VALUE" in fault("play", "vasa_cards", "-o", "aggregate")


def test_a_bot_that_does_not_exist(fault):
    assert "'nobody'" in fault("play", "vasa_cards", "--seats", "me,nobody")


def test_more_seats_than_players(fault):
    assert "3 seats; 2 play" in fault("play", "vasa_cards", "--players", 2, "--seats", "me,random,random")


def test_more_people_than_seats(fault):
    assert "--humans can be 0 to 2" in fault("play", "vasa_cards", "--players", 2, "--humans", 3)


def test_more_names_than_people(fault):
    assert "at most one for each person" in fault("play", "vasa_cards", "--names", "Anna,Olof")


def test_an_unknown_language(fault):
    assert f"There are: {', '.join(LANGUAGES)}" in fault("play", "vasa_cards", "--language", "da")


def test_a_seed_out_of_range(fault):
    assert "2**58" in fault("play", "vasa_cards", "--seed", -1)


def test_an_edition_that_is_not_there(fault, tmp_path):
    assert "No such file" in fault("play", "vasa_cards", "--edition", tmp_path / "no.toml")


def test_a_folder_for_the_record_that_is_not_there(fault, tmp_path):
    """It is said before the game, not after it."""
    assert "there is no folder" in fault("play", "vasa_cards", "--record", tmp_path / "no" / "game.json")


def test_a_choice_that_is_not_legal(fault, tmp_path):
    file = tmp_path / "game.json"
    said = fault("play", "vasa_cards", "--seed", 3, "--record", file, typed=["build:1", "inspect_hand:green"])
    assert "VC-22" in said and "your own" in said and "why KEY" in said
    assert not file.exists()


def test_a_choice_of_another_moment(fault):
    assert "not what is asked now" in fault("play", "vasa_cards", "--seed", 3, typed=["no_fix"])


def test_a_choice_that_is_no_choice(fault):
    assert "no choice 'build:9'" in fault("play", "vasa_cards", "--seed", 3, typed=["build:9"])


def test_a_number_that_is_not_listed(fault):
    assert "from 1 to 4" in fault("play", "vasa_cards", "--seed", 3, typed=["5"])


def test_a_choice_for_the_wrong_seat(fault):
    said = fault("play", "vasa_cards", "--seed", 3, typed=["p2 build:1"])
    assert "p2 is not asked" in said and "p1" in said


def test_a_record_that_is_not_there(fault, tmp_path):
    assert "No such file" in fault("replay", tmp_path / "no.json")


def test_a_record_that_is_not_json(fault, tmp_path):
    file = tmp_path / "record.json"
    file.write_text("{")
    assert "is not JSON" in fault("replay", file)


def test_a_record_that_is_something_else(fault, tmp_path):
    file = tmp_path / "record.json"
    file.write_text("[1, 2]")
    assert "not a table" in fault("replay", file)
    file.write_text('{"schema": 1}')
    assert "not a record" in fault("replay", file)


def change(record, **entry):
    """The record with its third entry changed."""
    data = json.loads(record.read_text())
    data["entries"][3].update(entry)
    record.write_text(json.dumps(data))
    return record


def test_a_record_with_a_choice_that_is_not_legal(fault, record):
    assert "entry 3 of the record cannot be repeated" in fault("replay", change(record, play="no_fix"))


def test_a_record_with_a_choice_for_the_wrong_seat(fault, record):
    seat = json.loads(record.read_text())["entries"][3]["seat"]
    assert "entry 3 of the record" in fault("replay", change(record, seat=(seat + 1) % 3))


def test_a_record_with_a_seat_that_is_not_there(fault, record):
    assert "seat" in fault("replay", change(record, seat=9))


def test_a_broken_record_cannot_be_resumed(fault, record):
    before = change(record, play="no_fix").read_text()
    assert "entry 3" in fault("play", "--resume", record, "--record", record)
    assert record.read_text() == before


def test_a_seat_that_nobody_has(fault, record):
    assert "no seat 'p4' at a table of 3" in fault("replay", record, "--seat", "p4")


def test_a_position_with_seventeen_cards(fault, tmp_path):
    data = longhall.start("vasa_cards", 4, seed=1).position
    data["state"]["pile"]["green"]["1"] = 2
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data))
    said = fault("position", "vasa_cards", file)
    assert "green has 5 cards" in said and "1, 2, 3 and 4 once each" in said
    assert "green has 5 cards" in fault("play", "vasa_cards", "--position", file)


def test_a_position_of_another_shape(fault, tmp_path):
    file = tmp_path / "position.json"
    file.write_text('{"players": 4, "hands": {}}')
    assert "hands: there is no such part" in fault("position", "vasa_cards", file)


def test_a_clause_that_the_rules_do_not_have(fault):
    last = list(clauses_of(game("vasa_cards")))[-1]
    assert f"from VC-1 to {last}" in fault("rules", "vasa_cards", "VC-99")


def test_a_case_that_is_not_there(fault, tmp_path):
    assert "no file or folder" in fault("case", tmp_path / "no.toml")
    assert "no cases in" in fault("case", tmp_path)


def test_no_traceback_in_a_process_of_its_own(process):
    done = process("play", "vasa_cards", "--players", 9)
    assert done.returncode == 2 and "Traceback" not in done.stderr and "2 to 4 players" in done.stderr
