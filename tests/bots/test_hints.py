"""Hints: an action that is open, and a sentence in the reader's language."""

import re

import pytest

import longhall
from longhall.bots.hints import TEXT, hint, words_for
from longhall.games import registry
from longhall.match.fluent import LANGUAGES, messages


def moments(game, players, seed, every):
    """Choices of a random game, one in so many."""
    import random

    luck = random.Random(seed)
    match = longhall.start(game, players, seed=seed, names=["Anna"])
    count = 0
    while not match.over:
        seat = match.to_act[0]
        legal = match.state.legal(seat)
        if len(legal) > 1:
            count += 1
            if count % every == 0:
                yield match, seat
        match.play(seat, luck.choice(legal))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [TEXT, *(TEXT.parent / name / "text" for name in registry.HOUSE)])
def test_every_language_has_the_same_hints(folder, language):
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_reason_that_a_steward_can_give_has_a_sentence(name):
    sources = [*TEXT.parent.glob("*.py"), *(TEXT.parent / name).glob("*.py")]
    keys = {key for file in sources for key in re.findall(r'"(hint-[\w-]+)"', file.read_text("utf-8"))}
    assert keys and {key for key in keys if not words_for(name, key, "en").has(key)} == set()


@pytest.mark.parametrize("game", registry.HOUSE)
def test_a_hint_is_an_open_choice_with_a_sentence(game):
    players = registry.game(game).players[-1]
    for match, seat in moments(game, players, 5, 9):
        for language in LANGUAGES:
            action, why = hint(match, seat, language)
            assert action in match.state.legal(seat)
            assert why.endswith(".") and "{" not in why


@pytest.mark.parametrize("game", registry.HOUSE)
def test_a_hint_tells_nothing_that_the_seat_does_not_know(game):
    """The truth and worlds dealt anew from the seat's point of view give the same hint."""
    players = registry.game(game).players[0]
    for match, seat in moments(game, players, 6, 11):
        told = {hint(match.imagined(seat, seed), seat) for seed in range(3)}
        assert told == {hint(match, seat)}


def test_the_terminal_gives_a_hint():
    from typer.testing import CliRunner

    from longhall.cli import app

    done = CliRunner().invoke(app, ["play", "vasa_cards", "--seed", "3"], input="hint\nq\n", env={"COLUMNS": "100"})
    assert "Hint: " in done.output and "endings that fit what you have seen" in " ".join(done.output.split())
