"""The table as a picture on screens of any width."""

import io
import random
from textwrap import dedent

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tests.review.games import end_of, played

import longhall
from longhall.cli.hot_seat import HotSeat
from longhall.cli.menu import menu
from longhall.cli.review import show
from longhall.cli.screen import LOG_LINES, Picture, log_lines, log_panel, result_panel, table_panel
from longhall.cli.words import words
from longhall.games import registry
from longhall.match.fluent import LANGUAGES
from longhall.review import review

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


@pytest.fixture(scope="module")
def ended():
    """A finished game of each, with as many players as it takes."""
    return {name: played(name, ["random"] * registry.game(name).players[-1], 4) for name in NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_end_breaks_no_word_in_eighty_columns_and_no_name_from_its_value(name, language, ended):
    match = ended[name]
    ending, texts = match.ending(language), match.texts(language)
    lines = inside(shown(result_panel(match, 0, language), 80))
    said = [ending.headline, *(category.text for category in ending.categories), *match.names]
    said += [texts.say(f"outcome-{outcome}") for outcome in match.result.outcomes]
    whole(lines, [*said, *(row.text for row in ending.comparisons)])
    marks = [f"{mark.name} {mark.value}" for row in ending.comparisons for mark in row.marks]
    assert [mark for mark in marks if not any(mark in line for line in lines)] == []
    begun = next(number for number, line in enumerate(lines) if words(language)("decided") in line)
    assert all(line[0] in " ▸" and line[1:3] == "  " for line in lines[begun:] if line)  # every line lies in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_log_and_help_break_no_word_in_eighty_columns(name, language, ended):
    match = ended[name]
    told = log_lines(match, 0, language)[-LOG_LINES:]
    lines = inside(shown(log_panel(match, 0, told, language, "log-end"), 80))
    whole(lines, told)
    assert all(line.startswith(("·", " ")) for line in lines if line)  # a line that goes on lies further in
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    begun = longhall.start(name, match.players, seed=3)
    HotSeat(begun, [], [None] * match.players, language, None, screen).help(0)
    lines = inside(screen.file.getvalue())  # type: ignore[attr-defined]
    say = words(language)
    whole(lines, [say(f"command-{command}-does") for command in ("choose", "why", "hint", "log", "quit")])
    whole(lines, [clause.text for clause in begun.clauses_behind(language)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_breaks_no_word_in_eighty_columns(language):
    found = review(end_of("vasa_cards", ["random", "steward", "random"], 6).record)
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    show(found, 0, language, screen)
    mattered = found["choices"][0]["mattered"]
    assert mattered and found["turns"]
    said = [text for each in mattered for text in (each["said"][language]["chose"], each["said"][language]["better"])]
    said += [turn["said"][language]["choice"] for turn in found["turns"] if not turn["said"][language]["happened"]]
    lines = inside(screen.file.getvalue())  # type: ignore[attr-defined]
    whole(lines, [found["headline"][language], *said])


def inside(text):
    """The lines without the frames of their panels."""
    lines = [line[1:-1].rstrip() if line[:1] == "│" else "" for line in text.splitlines()]
    return dedent("\n".join(lines)).split("\n")


def whole(lines, said):
    """Nothing is cut off, and no word is broken."""
    assert not any("…" in line for line in lines) or any("…" in text for text in said)
    there = set(" ".join(lines).split())
    assert [word for text in said for word in text.split() if word not in there] == []


def fits(match, seat, language):
    """Whether the picture names the person, after it was found to fit."""
    drawn = match.game.draw(match.view(seat), match.texts(language).naming(match.names))
    lines = Text.from_markup(drawn).plain.split("\n")
    assert [line for line in lines if cell_len(line) > 76 and ", " not in line and ": " not in line] == []
    text = shown(table_panel(match, seat, language), 80)
    assert all(cell_len(line) == 80 for line in text.splitlines())
    assert all(cell_len(line) <= 80 for line in shown(menu(match.game, match.choices(seat, language)), 80).splitlines())
    return "Ragnhild" in text.split("─ Ragnhild ─")[0]
