"""A game in the terminal, from the first choice to the result."""

import io
import random
import sys

from rich.console import Console

from longhall.cli.hot_seat import HotSeat
from longhall.match.beginnings import start


def played_by_first_choices(monkeypatch, game, seed, eager, language):
    """What a person sees who always types 1, with two opponents who choose by `eager`, 80 signs wide."""
    match = start(game, 3, seed)
    chance = random.Random(2)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 3000))
    shown = io.StringIO()

    def answer(table, seat):
        return eager(table.state, seat, chance)

    HotSeat(match, [], [None, answer, answer], language, None, Console(file=shown, width=80, highlight=False)).play()
    text = shown.getvalue()
    assert match.over and max(len(line) for line in text.splitlines()) <= 80
    return text
