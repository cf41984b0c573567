"""The texts: the same keys and variables in English and Swedish, and none missing."""

import re

import pytest

import longhall
from longhall.games import registry
from longhall.games.registry import game
from longhall.kernel.playout import playout
from longhall.laws import words
from longhall.match.texts import HOUSE, LANGUAGES, messages

# Other tests register toy games for themselves; those have neither cases nor files of texts.
NAMES = [name for name in registry.NAMES if not name.startswith("toy_")]

FOLDERS = {"house": HOUSE, **{name: HOUSE.parents[1] / "games" / name / "text" for name in NAMES}}


def test_the_house_says_the_same_in_english_and_swedish():
    english, swedish = (messages(HOUSE / f"{language}.ftl") for language in ("en", "sv"))
    assert english == swedish


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_all_its_texts_in_both_languages_with_the_same_variables(name):
    assert [fault.what for fault in words.texts(game(name))] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_key_stands_twice(folder):
    for language in LANGUAGES:
        keys = re.findall(r"^([a-zA-Z][\w-]*) *=", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_text_is_left_of_an_action_a_prompt_or_an_event_that_is_gone(name):
    needed = dict(words.needed(game(name)))
    there = messages(FOLDERS[name] / "en.ftl")
    kinds = ("action-", "event-", "prompt-")
    assert [key for key in there if key.startswith(kinds) and key not in needed] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_ends_of_random_games_have_texts(name):
    there = messages(FOLDERS[name] / "en.ftl").keys()
    for players in game(name).players:
        for seed in range(3):
            g = longhall.start(name, players, seed).state.clone()
            playout(g, seed + 1)
            result = g.results()
            assert {f"outcome-{outcome}" for outcome in result.outcomes} | {f"reason-{result.reason}"} <= there


def test_what_the_house_says_is_there():
    there = messages(HOUSE / "en.ftl").keys()
    said = set()
    for file in HOUSE.parent.glob("*.py"):
        said |= set(re.findall(r'\.say\(\s*"([\w-]+)"', file.read_text("utf-8")))
    assert said and said <= there
