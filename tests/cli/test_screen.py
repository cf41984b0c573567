"""The table as a picture on screens of any width."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import longhall
from longhall.cli.menu import menu
from longhall.cli.screen import Picture, table_panel
from longhall.games import registry

NAMES = registry.HOUSE


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
def test_pictures_fit_eighty_columns_over_whole_games_and_call_people_by_their_names(name, language):
    """A line that a frame of 80 columns would break is a fault, but for lists and sentences, which go on below."""
    rng = random.Random(f"{name} {language}")
    match = longhall.start(name, registry.game(name).players[-1], seed=3, names=["Ragnhild"])
    called = False
    while not match.over:
        if rng.random() < 0.05:
            called |= fits(match, 0, language)
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    fits(match, 0, language)
    assert called or name in ["vasa_cards"], "`seat_called` names seats; a game that shows colours is named here"


def fits(match, seat, language):
    """Whether the picture names the person, after it was found to fit."""
    drawn = match.game.draw(match.view(seat), match.texts(language).naming(match.names))
    lines = Text.from_markup(drawn).plain.split("\n")
    assert [line for line in lines if cell_len(line) > 76 and ", " not in line and ": " not in line] == []
    text = shown(table_panel(match, seat, language), 80)
    assert all(cell_len(line) == 80 for line in text.splitlines())
    assert all(cell_len(line) <= 80 for line in shown(menu(match.game, match.choices(seat, language)), 80).splitlines())
    return "Ragnhild" in text.split("─ Ragnhild ─")[0]
