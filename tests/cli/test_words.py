"""The command's own texts, and how choices are gathered on the screen."""

import pytest

from longhall.cli.menu import Entry, row_of
from longhall.cli.words import TEXT
from longhall.match.fluent import LANGUAGES, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    assert messages(TEXT / f"{language}.ftl") == messages(TEXT / "en.ftl")


def entries(*texts):
    return [Entry(number, text) for number, text in enumerate(texts, 1)]


def test_choices_are_gathered_under_the_words_they_share():
    row = row_of(entries("Draw a card of the red hand", "Draw a card of the black hand"))
    assert row.heading == "Draw a card of the … hand"
    assert [entry.text for entry in row.entries] == ["red", "black"]


def test_a_bare_number_keeps_the_word_before_it():
    row = row_of(entries("Look into pile 1", "Look into pile 2"))
    assert row.heading == "Look into …"
    assert [entry.text for entry in row.entries] == ["pile 1", "pile 2"]


def test_choices_that_share_nothing_stay_whole():
    row = row_of(entries("Pass", "Sail to Tallinn"))
    assert row.heading == "" and [entry.text for entry in row.entries] == ["Pass", "Sail to Tallinn"]


def test_a_choice_is_never_left_without_words():
    row = row_of(entries("Buy a ship now", "Buy a ship"))
    assert all(entry.text for entry in row.entries)
