"""A game in the terminal, from the first card to the result."""

import io
import random
import sys

import pytest
from rich.console import Console
from tests.games.suecia.tables import eager

from longhall.cli.table import Table
from longhall.games.suecia.game import GAME
from longhall.match.beginnings import start


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_game_is_played_to_its_end(monkeypatch, language):
    """SU-90: a person types the numbers of choices, two opponents answer; the result is shown with its clause."""
    match = start(GAME, 3, 2)
    chance = random.Random(2)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    shown = io.StringIO()

    def answer(table, seat):
        return eager(table.state, seat, chance)

    Table(match, [], [None, answer, answer], language, None, Console(file=shown, width=100, highlight=False)).play()
    text = shown.getvalue()
    assert match.over and max(len(line) for line in text.splitlines()) <= 100
    for word in {
        "en": ["Provinces in the west", "Market", "Your hand:", "Most points win", "SU-91"],
        "sv": ["Provinser i väster", "Marknad", "Din hand:", "Flest poäng vinner", "SU-91"],
    }[language]:
        assert word in text
