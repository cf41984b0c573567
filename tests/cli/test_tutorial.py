"""`longhall tutorial`: a tutorial at the keyboard, from the first sentence to what was learned."""

import pytest

from longhall.games import registry
from longhall.games.registry import game
from longhall.match.fluent import LANGUAGES
from longhall.match.lessons import Lesson, moments
from longhall.match.tutorials import tutorial, tutorials

ALL = [(name, plan.name) for name in registry.HOUSE for plan in tutorials(game(name))]


def answers(plan):
    """What a learner types who tries the first wrong choice of each step, asks why, and then does as told."""
    for step in plan.steps:
        yield from list(step.wrong)[:1]
        if step.play:
            yield from ("w", "s")
        yield step.play


def read(output):
    """What is said, whatever frames and ends of lines lie between the words."""
    return " ".join(output.replace("│", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "which"), ALL)
def test_a_tutorial_is_gone_through_to_its_end_and_points_at_things_by_their_names(run, name, which, language):
    plan = tutorial(game(name), which)
    done = run("tutorial", name, which, "--language", language, typed=list(answers(plan)), columns=80)
    lesson, said = Lesson(plan, language), read(done.output)
    assert max(len(line) for line in done.output.splitlines()) <= 80
    assert all(line in said for line in lesson.learned)
    shown = said.split(lesson.speech.say("coach"))
    told = 0
    for moment in moments(plan)[:-1]:
        step, called = moment.step, moment.called(language)
        assert step is not None
        assert len(called) == len(moment.at), (step.name, moment.at, called)
        pointing = f"{lesson.sentence(step).replace('*', '')}{' ▸ ' if called else ' '}{', '.join(called)}".strip()
        if step in plan.leaps:
            pointing = f"{lesson.scene(step)} {pointing}"
        told = next(i for i in range(told + 1, len(shown)) if pointing in shown[i])
        if step.play:
            keys = [choice.key for choice in moment.match.choices(moment.seat)]
            assert f"▸{keys.index(step.play) + 1:>{len(str(len(keys)))}} " in shown[told - 1]
        assert not step.play or lesson.why(step) in said


def test_a_wrong_choice_is_answered_with_its_clause_and_the_end_leads_on(run):
    done = run("tutorial", "vasa_cards", typed=list(answers(tutorial(game("vasa_cards"), "first"))), columns=80)
    assert "you look at somebody else's. (VC-22)" in read(done.output)
    assert "longhall play vasa_cards --seats me,easy,easy,easy" in read(done.output)


def test_a_tutorial_speaks_swedish_goes_back_and_can_be_left(run):
    done = run("tutorial", "vasa_cards", "first", "--language", "sv", typed=["", "b", "", "", "99", "build:3", "q"])
    assert done.exit_code == 0 and done.output.count("steg 1 av 18") == 2
    assert "steg 4 av 18" in done.output and "På återseende." in done.output


def test_the_tutorials_are_listed_and_checked(run):
    assert "longhall tutorial vasa_cards first" in run("tutorial", columns=120).output
    done = run("tutorial", "vasa_cards", "--check")
    assert done.exit_code == 0 and "vasa_cards/tutorial/first.toml: plays to its end." in done.output


def test_a_tutorial_that_is_not_there_is_told(fault, run):
    assert "vasa_cards has no tutorial 'last'. There are: first" in fault("tutorial", "vasa_cards", "last")
    done = run("tutorial", "vasa_cards", "last", "--check")
    assert done.exit_code == 1 and "vasa_cards has no tutorial 'last'" in done.output
