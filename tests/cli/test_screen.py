"""The table as a picture on screens of any width."""

import io
import random

import pytest
from rich.console import Console

import longhall
from longhall.cli.screen import Picture, table_panel

# Other tests register toy games for themselves.
NAMES = [name for name in longhall.game_names() if not name.startswith("toy_")]


def shown(thing, width):
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(thing)
    return screen.file.getvalue()  # type: ignore[attr-defined]


def test_a_long_line_goes_on_in_the_next_and_nothing_is_lost():
    words = [f"word{i}" for i in range(40)]
    text = shown(Picture("  [bold]" + " ".join(words) + "[/]\nshort  "), 44)
    assert text.split() == [*words, "short"]
    lines = text.splitlines()
    assert all(len(line) <= 44 for line in lines) and lines[1].startswith("    word")


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("name", NAMES)
def test_pictures_fit_a_hundred_columns_and_call_people_by_their_names(name, language):
    """But for lists, which may be of any length and go on in the next line."""
    rng = random.Random(name)
    match = longhall.start(name, seed=3, names=["Ragnhild"])
    called = False
    while not match.over:
        if rng.random() < 0.02:
            text = shown(table_panel(match, 0, language), 100)
            called = called or "Ragnhild" in text.split("─ Ragnhild ─")[0]
            assert all(len(line) == 100 for line in text.splitlines())
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    assert called or name == "vasa_cards"  # there the seats are colours
