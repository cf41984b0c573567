"""`longhall tutorial`: a tutorial at the keyboard, from the first sentence to what was learned."""

from longhall.games.registry import game
from longhall.match.lessons import Lesson
from longhall.match.tutorials import tutorial


def answers(plan):
    """What a learner types who tries the first wrong choice of each step, asks why, and then does as told."""
    for step in plan.steps:
        yield from list(step.wrong)[:1]
        if step.play:
            yield from ("w", "s")
        yield step.play


def test_a_tutorial_is_gone_through_to_its_end(run):
    plan = tutorial(game("vasa_cards"), "first")
    done = run("tutorial", "vasa_cards", typed=list(answers(plan)), columns=80)
    lesson = Lesson(plan)
    said = " ".join(done.output.replace("│", " ").split())
    for step in plan.steps:
        assert lesson.sentence(step).replace("*", "") in said
        assert not step.play or lesson.why(step) in said
    assert all(line in said for line in lesson.learned)
    assert "you look at somebody else's. (VC-22)" in said
    assert "longhall play vasa_cards --seats me,easy,easy,easy" in said
    assert max(len(line) for line in done.output.splitlines()) <= 80


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
