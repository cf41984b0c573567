"""Words: the texts of a game in one language, and the names of things for people."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.kernel.actions import Axis
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.kernel.telling import Say
from longhall.match.fluent import ENGLISH, HOUSE, LANGUAGES, Speech, messages, read

MOST_LINES = 20_000
NAMES = "names"  # the part of an edition that corrects names, by language
PRINTED = re.compile(r"\w[\w '’.,&/()-]{0,22}[\w.)]|\w")  # a name as a component may bear it


@dataclass(frozen=True)
class Line:
    """A line of the log, and the words in it by their labels."""

    text: str
    words: dict[str, str]


class Texts(Speech):
    """Everything that is said about a game in one language."""

    def __init__(
        self, game: Game, language: str, folder: Path | None = None, edition: Mapping[str, Any] | None = None
    ) -> None:
        house = read(HOUSE, language)
        own = read(folder, language) if folder else own_texts(game, language)
        super().__init__(language, game.name, house, own)
        self.game = game
        self.axes = dict(axes_of(game))
        try:
            self.corrected = printed_names(game, edition).get(language, {})
        except ValueError:
            self.corrected = {}  # it was checked when its match began; a later version may know a thing no more
        self.reword(self.corrected)
        self.lines: dict[tuple[Any, ...], Line] = {}

    def word(self, axis: Axis, index: int, names: Sequence[str]) -> Any:
        """The word for an entry of an axis: a seat's name, a translated name, or the plain number."""
        if axis.of == "seat":
            return self.seat(index, names)
        if not 0 <= index < len(axis.names):
            return index
        key = f"{axis.of}-{axis.names[index]}"
        return self.say(key) if self.has(key) else axis.names[index]

    def seat(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat-nobody") if seat < 0 else self.say("seat-default", number=seat + 1)

    def naming(self, names: Sequence[str]) -> Say:
        """`say` for the games' own words, in which a seat has its name."""

        def say(key: str, /, **variables: Any) -> str:
            if key == "seat-default":
                return self.seat(variables["number"] - 1, names)
            return self.say(key, **variables)

        return say

    def action(self, action: int, names: Sequence[str]) -> str:
        family = self.game.actions.family_of(action)
        variables = {
            axis.label: self.word(axis, index, names)
            for axis, index in zip(family.axes, family.args(action), strict=True)
        }
        return self.say(f"action-{family.name}", **variables)

    def event(self, event: Event, seat: int, names: Sequence[str]) -> str | None:
        """The log line of an event as this seat sees it; None if it does not notice it."""
        line = self.line(event, seat, names)
        return None if line is None else line.text

    def line(self, event: Event, seat: int, names: Sequence[str]) -> Line | None:
        """The same with its words. A log is read again and again and lines are slow to make: so they are kept."""
        cut = event.seen_by(seat)
        if cut is None:
            return None
        key = f"event-{event.kind.name}"
        if event.kind.secret and any(cut[axis.label] is None for axis in event.kind.secret):
            key += "-hidden"
        made = (key, tuple(cut.values()), tuple(names))
        line = self.lines.get(made)
        if line is None:
            words = {
                axis.label: self.word(axis, value, names)
                for axis in (*event.kind.fields, *event.kind.secret)
                if (value := cut[axis.label]) is not None
            }
            if len(self.lines) >= MOST_LINES:
                self.lines.clear()  # a server meets ever new names
            shown = {label: str(word) for label, word in words.items()}
            line = self.lines[made] = Line(self.say(key, **words), shown)
        return line

    def prompt(self, g: State, names: Sequence[str]) -> str:
        """What the decision on top asks for."""
        decision = g.waiting
        if decision is None:
            return self.say("game-over")
        variables: dict[str, Any] = {}
        for field in decision.FIELDS:
            value = getattr(decision, field)
            axis = self.axes.get(field)
            variables[field] = self.word(axis, value, names) if axis is not None else value
            if axis is not None and 0 <= value < len(axis.names):
                variables[f"{field}_key"] = axis.names[value]  # by which a text may choose its words
        return self.say(f"prompt-{type(decision).__name__}", **variables)


def own_texts(game: Game, language: str) -> str:
    """A game's texts; in English where nobody has translated them."""
    found = game.file(f"text/{language}.ftl") or game.file(f"text/{ENGLISH}.ftl")
    if found is None:
        raise ValueError(f"{game.name} has no texts: there is no text/{ENGLISH}.ftl in {game.folder}")
    return found


def axes_of(game: Game) -> Iterator[tuple[str, Axis]]:
    """All axes of the game by label."""
    for family in (*game.actions.families, *game.chance.families):
        for axis in family.axes:
            yield axis.label, axis
    for kind in game.events:
        for axis in (*kind.fields, *kind.secret):
            yield axis.label, axis


def printed_names(game: Game, edition: Mapping[str, Any] | None) -> dict[str, dict[str, str]]:
    """By language, the names that an edition corrects, under the keys of their texts. ValueError begins with the path.

    An edition names things as the data do: `[names.en]`, `karv = "Karve"`.
    """
    given = (edition or {}).get(NAMES, {})
    found: dict[str, dict[str, str]] = {}
    for language, names in check_table(given, NAMES).items():
        where = f"{NAMES}.{language}"
        if language not in LANGUAGES:
            raise ValueError(f"{where}: there is no such language; there are {', '.join(LANGUAGES)}")
        words = found[language] = {}
        for thing, name in check_table(names, where).items():
            if not isinstance(name, str) or not PRINTED.fullmatch(name):
                raise ValueError(f"{where}.{thing}: needs a name of 1 to 24 letters, signs and spaces, not {name!r}")
            words[key_of(game, thing, f"{where}.{thing}")] = name
    return found


def check_table(found: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(found, Mapping):
        raise ValueError(f"{where}: needs a table")
    return found


def key_of(game: Game, thing: str, where: str) -> str:
    """The key under which the name of a thing stands."""
    keys = {f"{axis.of}-{thing}" for _, axis in axes_of(game) if axis.of != "seat" and thing in axis.names}
    if len(keys) != 1:
        fault = f"is the name of several: {', '.join(sorted(keys))}" if keys else "there is no such thing in the game"
        raise ValueError(f"{where}: {fault}")
    return keys.pop()


MADE: dict[tuple[str, str, Path | None, str], Texts] = {}
MOST_MADE = 100  # a server may meet ever new editions


def texts(
    game: Game | str, language: str, edition: Mapping[str, Any] | None = None, folder: Path | None = None
) -> Texts:
    """The texts of a game, given itself or by its name in the registry, with an edition's names; read once.

    `folder`: where those of an earlier version lie.
    """
    if isinstance(game, str):
        from longhall.games.registry import game as find

        game = find(game)
    names = edition.get(NAMES) if edition else None
    key = game.name, language, folder, json.dumps(names, sort_keys=True) if names else ""
    found = MADE.get(key)
    if found is None or found.game is not game:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        found = MADE[key] = Texts(game, language, folder, edition)
    return found


__all__ = ["HOUSE", "LANGUAGES", "NAMES", "Line", "Texts", "axes_of", "messages", "own_texts", "printed_names", "texts"]
