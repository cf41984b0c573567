"""Words: the texts of a game in one language, and the names of things for people."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.kernel.actions import Axis
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match.fluent import ENGLISH, HOUSE, LANGUAGES, Speech, messages, read

MOST_LINES = 20_000


@dataclass(frozen=True)
class Line:
    """A line of the log, and the words in it by their labels."""

    text: str
    words: dict[str, str]


class Texts(Speech):
    """Everything that is said about a game in one language."""

    def __init__(self, game: Game, language: str, folder: Path | None = None) -> None:
        house = read(HOUSE, language)
        own = read(folder, language) if folder else own_texts(game, language)
        super().__init__(language, game.name, house, own)
        self.game = game
        self.axes = dict(axes_of(game))
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


MADE: dict[tuple[str, str], Texts] = {}


def texts(game: Game | str, language: str) -> Texts:
    """The texts of a game, given itself or by its name in the registry; read once."""
    if isinstance(game, str):
        from longhall.games.registry import game as find

        game = find(game)
    found = MADE.get((game.name, language))
    if found is None or found.game is not game:
        found = MADE[game.name, language] = Texts(game, language)
    return found


__all__ = ["HOUSE", "LANGUAGES", "Line", "Texts", "axes_of", "messages", "own_texts", "texts"]
