"""The texts: the same keys and variables in every language, and none missing."""

import dataclasses
import re
import shutil

import pytest

import longhall
from longhall.games import registry
from longhall.games.registry import game
from longhall.kernel.playout import playout
from longhall.laws import words
from longhall.match.fluent import ENGLISH, HOUSE, LANGUAGES, messages
from longhall.match.rules import clauses_of

NAMES = registry.HOUSE

ROOMS = sorted(text.parent.name for text in HOUSE.parents[1].glob("*/text"))
FOLDERS = {"house": HOUSE, **{name: HOUSE.parents[1] / "games" / name / "text" for name in NAMES}}


def test_the_house_speaks_english_first_and_swedish():
    assert LANGUAGES[0] == ENGLISH == "en" and "sv" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_the_same_in_every_language(room, language):
    """A language is there once it has its file beside the match's texts; then every other room needs one."""
    text = HOUSE.parents[1] / room / "text"
    assert messages(text / f"{language}.ftl") == messages(text / f"{ENGLISH}.ftl")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_all_its_texts_in_every_language_with_the_same_variables(name):
    assert words.languages_of(game(name)) == list(LANGUAGES)
    assert [fault.what for fault in words.texts(game(name))] == []


def test_a_game_that_speaks_english_only_is_played_in_every_language(tmp_path):
    """A game from elsewhere need not be translated."""
    whole = game("vasa_cards")
    (tmp_path / "text").mkdir()
    shutil.copy(whole.folder / "text" / "en.ftl", tmp_path / "text")
    shutil.copy(whole.folder / "rules.md", tmp_path)
    little = dataclasses.replace(whole, folder=tmp_path)
    assert words.languages_of(little) == [ENGLISH] and list(words.texts(little)) == []
    match = longhall.start(little, 2, seed=1)
    for language in LANGUAGES:
        assert match.choices(match.to_act[0], language)[0].text == match.choices(match.to_act[0])[0].text


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_translated(name, language):
    english, other = clauses_of(game(name)), clauses_of(game(name), language)
    assert list(english) == list(other)
    assert [key for key in english if english[key].text == other[key].text] == []
    assert {clause.section for clause in english.values()} - {clause.section for clause in other.values()}


@pytest.mark.parametrize(
    ("swedish", "fault"),
    [
        ("- **VC-1** Högst 3 kort, se VC-2. [3]\n- **VC-2** Ett kort.\n", ""),
        ("- **VC-1** Högst 3 kort, se VC-2. [3]\n", "clauses in one language only, or in another order: ['VC-2']"),
        ("- **VC-2** Ett kort.\n- **VC-1** Högst 3 kort, se VC-2. [3]\n", "clauses in one language only"),
        ("- **VC-1** Högst 4 kort, se VC-2. [3]\n- **VC-2** Ett kort.\n", "VC-1 has ['3'] in en, ['4'] in sv"),
        ("- **VC-1** Högst 3 kort, se VC-1. [3]\n- **VC-2** Ett kort.\n", "VC-1 has ['VC-2'] in en"),
        ("- **VC-1** Högst 3 kort, se VC-2. [4]\n- **VC-2** Ett kort.\n", "VC-1 has ['[3]'] in en"),
    ],
)
def test_a_clause_that_says_something_else_in_swedish_is_found(tmp_path, swedish, fault):
    (tmp_path / "rules.md").write_text("- **VC-1** At most 3 cards, see VC-2. [3]\n- **VC-2** One card.\n")
    (tmp_path / "rules.sv.md").write_text(swedish)
    found = [fault.what for fault in words.translated(dataclasses.replace(game("vasa_cards"), folder=tmp_path), "sv")]
    assert len(found) == bool(fault) and "".join(found).startswith(fault)


def test_the_table_of_a_clause_belongs_to_it(tmp_path):
    rules = "- **VC-1** {}:\n\n| a | b |\n|---|---:|\n| {} | x |\n\n- **VC-2** No table.\n\n| c |\n"
    (tmp_path / "rules.md").write_text(rules.format("Prices", "2 / 6"))
    (tmp_path / "rules.sv.md").write_text(rules.format("Priser", "2 / 5"))
    little = dataclasses.replace(game("vasa_cards"), folder=tmp_path)
    assert [clause.table for clause in clauses_of(little).values()] == [(("a", "b"), ("2 / 6", "x")), ()]
    assert [fault.what for fault in words.translated(little, "sv")] == ["VC-1 has ['6'] in en, ['5'] in sv"]


@pytest.mark.parametrize("name", NAMES)
def test_no_clause_announces_what_is_not_there(name):
    for language in LANGUAGES:
        for clause in clauses_of(game(name), language).values():
            assert bool(clause.table) == clause.text.endswith(":"), clause.id


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
