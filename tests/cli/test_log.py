"""The log after the end: who won, and what was compared down to what decided."""

import json
import random

import pytest

import longhall
from longhall.cli.screen import log_lines
from longhall.games import registry
from longhall.match.fluent import LANGUAGES

NAMES = ["Anna", "Birger", "Cecilia", "Dag", "Eva"]


def played(game, players, seed):
    luck = random.Random(seed)
    match = longhall.start(game, players, seed=seed, names=NAMES[:players])
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.HOUSE)
def test_a_log_ends_with_who_won_and_what_decided(run, tmp_path, name, language):
    match = played(name, registry.game(name).usual_players, seed=4)
    lines, ending = log_lines(match, -1, language), match.ending(language)
    own = match.log(-1, language)
    assert lines[: len(own)] == own
    decider = next((row.text for row in ending.comparisons if row.decides), "")
    assert decider, "`say_ending` names the comparison that decides"
    assert {ending.headline, decider} <= set(lines) and lines[-1] == decider
    assert len(set(lines[len(own) :])) == len(lines[len(own) :]) and not set(lines[len(own) :]) & set(own)

    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record))
    told = " ".join(run("replay", file, "--language", language, columns=200).output.split())
    log = told[: told.index("╭", told.index(own[-1]))]
    assert log.index(own[-1]) < log.index(decider)
    before = run("replay", file, "--language", language, "--upto", 1, columns=200).output
    assert decider not in before and ending.headline not in before


def test_before_the_end_the_log_says_what_happened_and_no_more():
    match = longhall.start("vasa_cards", 3, seed=1)
    assert log_lines(match, 0, "en") == match.log(0, "en")
