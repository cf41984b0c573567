"""Tutorials: each is played to its end in every language, wrong choices are answered, and faults name the place."""

import dataclasses
import re
from pathlib import Path

import pytest

from longhall.games import registry
from longhall.match.fluent import LANGUAGES
from longhall.match.lessons import Lesson, elements, faults
from longhall.match.tutorials import FOLDER, PARTS, STEP_PARTS, tutorial, tutorials

GAMES = [registry.game(name) for name in registry.HOUSE]
ALL = [plan for game in GAMES for plan in tutorials(game)]
FIRST = ALL[0]


def titled(plan):
    return f"{plan.game.name}-{plan.name}"


@pytest.mark.parametrize("plan", ALL, ids=titled)
def test_a_tutorial_is_well_written_in_every_language(plan):
    assert faults(plan.game, plan.name) == []
    for language in LANGUAGES:
        assert plan.game.file(f"{FOLDER}/{plan.name}.{language}.ftl"), f"no sentences in {language}"


@pytest.mark.both
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plan", ALL, ids=titled)
def test_a_tutorial_is_played_to_its_end_with_a_wrong_choice_at_every_step(plan, language):
    lesson = Lesson(plan, language)
    for number, step in enumerate(plan.steps):
        moment = lesson.moment
        assert moment.step == step and lesson.number == number
        assert lesson.sentence(step) and set(moment.at) <= elements(moment)
        assert bool(lesson.scene(step)) == (step in plan.leaps)
        assert [clause.id for clause in lesson.clauses(step)] == list(step.clauses)
        others = [choice.key for choice in moment.match.choices(plan.seat) if choice.key != step.play][:1]
        refused = [refusal.key for refusal in moment.match.refusals(plan.seat)][:1]
        for key in [*others, *refused, *step.wrong]:
            answer = lesson.choose(key)
            assert not answer.goes_on and answer.text and lesson.number == number
            assert answer.refused == (key in refused or key not in [c.key for c in moment.match.choices(plan.seat)])
        if step.play:
            assert lesson.choose(step.play).goes_on
        else:
            lesson.go_on()
    assert lesson.over and lesson.learned
    lesson.back()
    assert lesson.moment.step is plan.steps[-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_tutorials_of_a_game_have_the_same_number(game):
    numbers = [plan.number for plan in tutorials(game)]
    assert numbers == sorted(set(numbers))


def test_going_back_and_on_again_shows_the_same():
    lesson = Lesson(FIRST)
    lesson.go_on()
    shown = lesson.moment.match.view(FIRST.seat)
    lesson.go_on()
    lesson.back()
    assert lesson.moment.match.view(FIRST.seat) == shown
    lesson.back()
    lesson.back()
    assert lesson.number == 0


def test_a_choice_that_nobody_foresaw_is_answered_by_the_rules_or_kindly():
    lesson = Lesson(tutorial(registry.game("vasa_cards"), "first"))
    assert lesson.choose("build:2").text == lesson.speech.say("tutorial-go-on-first")
    lesson.go_on()
    lesson.go_on()
    allowed = lesson.choose("build:2")
    assert allowed.text == lesson.speech.say("tutorial-not-now") and not allowed.refused
    lesson.choose("build:3")
    refused = lesson.choose("inspect_pile:black:2")
    assert refused.clause == "VC-19" and "pile 2 has not been begun" in refused.text
    assert lesson.choose("inspect_pile:green:1").text == lesson.speech.say("draw-own")
    assert lesson.choose("nonsense").text


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("minutes = 5", "", "minutes: is missing"),
        ("minutes = 5", "minutes = 'five'", "minutes: needs a whole number"),
        ("minutes = 5", "minutes = 5\nhours = 1", "hours: there is no such part"),
        ('seat = "p1"', 'seat = "p5"', "seat: cannot be 'p5'"),
        ('"Cecilia", "Dag"', '"Cecilia"', "names: needs 4 names"),
        ('name = "lay"', "", "scene 1, step 3.name: is missing"),
        ('name = "lay"', 'name = "coach"', "scene 1, step 3 (coach).name: 'coach' cannot be a name"),
        ('name = "lay"', 'name = "draw"', "scene 1, step 3 (draw): two steps have this name"),
        ('name = "lay"', 'name = "lay"\nsay = "x"', "scene 1, step 3 (lay).say: there is no such part here"),
        ('"VC-15", "VC-16"', '"VC-99"', "scene 1, step 3 (lay).clauses: there is no clause 'VC-99'"),
        (
            'play = "build:3"',
            'play = "no_fix"',
            "scene 1, step 3 (lay).play: 'no_fix' is not open: Asked and open",
        ),
        ('at = ["hand:red"]', 'at = ["hat:red"]', "scene 1, step 5 (drawn).at: there is no 'hat:red' in what the"),
        ('"build:1" = "one"', '"no_fix" = "one"', "scene 1, step 3 (lay).wrong: 'no_fix' is not another choice"),
        ("p2 build:2", "p2 build:9", "scene 1, step 3 (lay): then: 'p2 build:9': There is no choice"),
        ("p2 build:2", "p1 build:2", "scene 1, step 3 (lay): then: p1 is the learner"),
        ('"p4 build:2"]', '"p4 build:2"]\nchance = ["hand_card:1"]', "scene 1, step 3 (lay): chance results left over"),
        ('chance = ["hand_card:4"]', "", "scene 1, step 4 (draw): the chance results given end"),
        ('chance = ["captain:green"]', 'set = {round = 9}\nat = {entry = "fix"}', "scene 1: the position is not right"),
        ('chance = ["captain:green"]', "players = 3", "scene 1.players: there is no such part here"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_place(was, becomes, fault):
    (found,) = told("first.toml", was, becomes)
    assert found.startswith(f"vasa_cards/tutorial/first.toml: {fault}")


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("coach = Astrid, shipwright", "", "coach: is missing"),
        ("lay-why = A middle", "lay-because = A middle", "lay-why: is missing"),
        ("lay-one = You", "lay-two = You", "lay-one: is missing"),
        ("*lay the 3*", "lay the 3", "lay: the deed is not marked"),
        ("*lay the 3*", "*lay the 3", "lay: a star is missing"),
        ("on pile 1.", "on { $pile }.", "lay: cannot have variables (pile)"),
        ("on pile 1.", "on { pile-9 }.", "lay: text 'lay' in en for"),
        ("on pile 1.", "on pile 1." + " And so on." * 20, "lay: has 249 letters; at most 140 are read"),
        ("learned-2", "learned-9", "learned-2: is missing"),
    ],
)
def test_what_is_wrong_with_the_sentences_is_told_with_its_key(was, becomes, fault):
    assert told("first.en.ftl", was, becomes)[0].startswith(f"vasa_cards/tutorial/first.en.ftl: {fault}")


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("later-scene = Later: the sixth round\n", "", "later-scene: is missing"),
        ("the sixth round", "when everybody has had five rounds", "later-scene: has 41 letters; at most 40 are read"),
        ("aim =", "aim-scene = Later\naim =", "aim-scene: nothing in the tutorial says this"),
    ],
)
def test_a_later_scene_has_a_short_heading_and_nothing_else_has(was, becomes, fault):
    assert told("first.en.ftl", was, becomes, "vasa_voyage") == [f"vasa_voyage/tutorial/first.en.ftl: {fault}"]


def test_a_sentence_that_nobody_says_is_found():
    found = told("first.en.ftl", "learned-1 =", "stray = Something\nlearned-1 =")
    assert found == ["vasa_cards/tutorial/first.en.ftl: stray: nothing in the tutorial says this"]


def told(file, was, becomes, name="vasa_cards"):
    """The faults of a game's first tutorial, the card game's by default, with one thing changed."""
    game = registry.game(name)
    source = game.file(f"{FOLDER}/{file}") or ""
    assert was in source
    broken = dataclasses.replace(game, inline={f"{FOLDER}/{file}": source.replace(was, becomes, 1)})
    return faults(broken, "first")


def test_the_tutorial_on_the_page_is_played_to_its_end_and_every_part_is_explained():
    page = (Path(__file__).parents[2] / "docs" / "tutorials.md").read_text("utf-8")
    (file,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (sentences,) = re.findall(r"```fluent\n(.*?)```", page, re.DOTALL)
    inline = {f"{FOLDER}/peek.toml": file, f"{FOLDER}/peek.en.ftl": sentences}
    game = dataclasses.replace(registry.game("vasa_cards"), inline=inline)
    assert faults(game, "peek") == [] and [plan.name for plan in tutorials(game)] == ["first", "peek"]
    explained = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert explained >= {*PARTS, *STEP_PARTS}
