"""The law of texts: everything that can be said is there in all of a game's languages."""

import re
from collections import Counter
from collections.abc import Iterator

from longhall.kernel.actions import Axis
from longhall.kernel.frames import Decision
from longhall.kernel.game import Game
from longhall.laws.moments import Fault, Faults, Moment
from longhall.match.fluent import ENGLISH, LANGUAGES, messages_in
from longhall.match.rules import clauses_of
from longhall.match.texts import axes_of

FIXED = ("game-name", "game-about")
FIGURES = re.compile(r"\[[^]]*\]|`[^`]*`|\b[A-Z]{1,2}-?\d+|\d+")  # citations, code, clauses and rulings, numbers


def texts(game: Game) -> Faults:
    """Every action, prompt, event, name, option and clause has a text in all of the game's languages.

    All of them use the same variables, and none that is not given. A clause has the same figures and citations in all.
    """
    files = {
        language: messages_in(game.file(f"text/{language}.ftl") or "", f"text/{language}.ftl")
        for language in languages_of(game)
    }
    wanted = dict(needed(game))
    for language, found in files.items():
        for key, variables in wanted.items():
            if key not in found:
                yield Fault(f"there is no text '{key}' in {language}")
            elif variables is not None and found[key] - variables:
                unknown = ", ".join(sorted(found[key] - variables))
                yield Fault(f"the text '{key}' in {language} uses what it is not given: {unknown}")
    english = files.pop(ENGLISH)
    for language, other in files.items():
        for key in sorted(english.keys() ^ other.keys()):
            yield Fault(f"the text '{key}' is there in {ENGLISH if key in english else language} only")
        for key in sorted(english.keys() & other.keys()):
            # A name may need another word beside it in one language only; what is said must tell the same in all.
            if key in wanted and english[key] != other[key]:
                yield Fault(
                    f"the text '{key}' uses {sorted(english[key])} in {ENGLISH}, {sorted(other[key])} in {language}"
                )
    for language in files:
        yield from translated(game, language)


def languages_of(game: Game) -> list[str]:
    """English, and those that somebody has translated the game into."""
    return [language for language in LANGUAGES if language == ENGLISH or game.file(f"text/{language}.ftl") is not None]


def translated(game: Game, language: str) -> Faults:
    """The same clauses in the same order, and in each the same numbers, clauses and citations."""
    english, other = clauses_of(game), clauses_of(game, language)
    if list(english) != list(other):
        yield Fault(f"clauses in one language only, or in another order: {sorted(english.keys() ^ other.keys())}")
    for key in english.keys() & other.keys():
        here, there = (Counter(FIGURES.findall(rules[key].whole)) for rules in (english, other))
        if here != there:
            yield Fault(f"{key} has {sorted(here - there)} in {ENGLISH}, {sorted(there - here)} in {language}")


def needed(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Keys of texts with the variables that they are given (None: whatever)."""
    for key in FIXED:
        yield key, set()
    for family in game.actions.families:
        yield f"action-{family.name}", {axis.label for axis in family.axes}
    for kind in game.events:
        public = {axis.label for axis in kind.fields}
        yield f"event-{kind.name}", public | {axis.label for axis in kind.secret}
        if kind.secret and not kind.private:
            yield f"event-{kind.name}-hidden", public
    axes = dict(axes_of(game))
    for frame in game.frames:
        if issubclass(frame, Decision):
            keys = {f"{field}_key" for field in frame.FIELDS if field in axes}
            yield f"prompt-{frame.__name__}", keys | set(frame.FIELDS)
    for _, axis in axes_of(game):
        yield from names_of(axis)
    for name, option in game.options.items():
        yield f"option-{name}", None
        for value in option.values:
            if isinstance(value, str):
                yield f"option-{name}-{value}", None


def names_of(axis: Axis) -> Iterator[tuple[str, set[str] | None]]:
    if axis.of != "seat":
        for name in axis.names:
            if not name.isdigit():
                yield f"{axis.of}-{name}", None


def said(m: Moment) -> Faults:
    """What happens is said: events are of the game's kinds, with a value for every field, the view can be drawn,
    and where the game stands is one line.
    """
    for event in m.match.plays[-1].events if m.match.plays else m.match.opening:
        if event.kind not in m.game.events:
            yield Fault(f"the event '{event.kind.name}' is not among the game's events")
        axes = [*event.kind.fields, *event.kind.secret]
        if len(event.args) != len(axes):
            yield Fault(f"the event '{event.kind.name}' has {len(event.args)} values for {len(axes)} fields")
        for axis, value in zip(axes, event.args):
            lowest = -1 if axis.of == "seat" else 0
            if axis.names and not lowest <= value < len(axis.names):
                yield Fault(f"the event '{event.kind.name}' has {value} for '{axis.label}'")
        if len({axis.label for axis in axes}) != len(axes):
            yield Fault(f"the event '{event.kind.name}' has two fields of the same label")
    for language in LANGUAGES:
        for seat in m.viewers:
            m.game.draw(m.match.view(seat), m.match.texts(language).say)
            if "\n" in m.match.stands(seat, language):
                yield Fault("where the game stands takes more than one line", seat)
