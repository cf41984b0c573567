"""Tutorials, told whole. One is the same for everybody and every time, so it is made once and kept as bytes: going
through it asks nothing more of the hall, and nothing of it is stored."""

from functools import lru_cache
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.match.lessons import Lesson, Moment
from longhall.match.rules import clauses_of
from longhall.match.tutorials import tutorials
from longhall.match.words import words_of
from longhall.server.faults import Fault
from longhall.server.hall.catalogue import about_tutorial, clause_of
from longhall.server.hall.lines import Reader
from longhall.server.hall.sight import Look, encode, seen


@lru_cache(maxsize=64)
def told(name: str, wanted: str, language: str) -> bytes:
    """A tutorial in a language: everything that is shown and said at each of its steps."""
    game = find_game(name)
    plans = tutorials(game)
    names = [plan.name for plan in plans]
    if wanted not in names:
        raise Fault(404, "no_tutorial")
    at = names.index(wanted)
    lesson = Lesson(plans[at], language)
    steps = [step_of(lesson, number) for number in range(len(lesson.moments) - 1)]
    return encode(
        {
            "game": name,
            "name": wanted,
            "title": lesson.speech.say("name"),
            "coach": lesson.speech.say("coach"),
            "seat": lesson.plan.seat,
            "names": list(lesson.plan.names),
            "not_now": lesson.speech.say("tutorial-not-now"),
            "first_read": lesson.speech.say("tutorial-go-on-first"),
            "steps": steps,
            "end": state_of(lesson, lesson.moments[-1], len(steps)),
            "learned": lesson.learned,
            "next": about_tutorial(plans[at + 1], language) if at + 1 < len(plans) else None,
            "clauses": named(game, steps, language),
        }
    )


def step_of(lesson: Lesson, number: int) -> dict[str, Any]:
    moment = lesson.moments[number]
    step = moment.step
    assert step is not None
    return {
        "scene": lesson.scene(step),
        "sentence": lesson.sentence(step),
        "why": lesson.why(step),
        "clauses": list(step.clauses),
        "at": moment.at,
        "play": step.play or None,
        "answers": lesson.answers(step),
        "reasons": {element: vars(reason) for element, reason in lesson.reasons(moment).items()},
        "state": state_of(lesson, moment, number),
    }


def state_of(lesson: Lesson, moment: Moment, number: int) -> dict[str, Any]:
    """What a seat would be shown at a table; its log has what happened since the step before."""
    match, seat = moment.match, moment.seat
    reader = Reader(match.game, lesson.language, seat, match.names)
    words = words_of(match.game, match.game.rules_version)
    noticed = [event for event in match.events()[moment.before :] if event.seen_by(seat) is not None]
    lines = [{"n": number, "i": i, **reader.line(event, words)} for i, event in enumerate(noticed)]
    shown = seen(match, "", Look(0, seat, lesson.language))
    return {**shown, "notice": "", "log": {"since": None, "lines": lines, "gone": [], "more": False}}


def named(game: Game, steps: list[dict[str, Any]], language: str) -> dict[str, Any]:
    wanted = {clause for step in steps for clause in step["clauses"]}
    wanted |= {reason["clause"] for step in steps for reason in step["reasons"].values()}
    return {clause.id: clause_of(clause) for clause in clauses_of(game, language).values() if clause.id in wanted}
