"""Words: the texts of a game in one language, and the names of things for people."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from longhall.kernel.actions import Axis
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.state import State

LANGUAGES = ("en", "sv")
HOUSE = Path(__file__).parent / "text"
MOST_LINES = 20_000


class Texts:
    """Everything that is said about a game in one language."""

    def __init__(self, game: Game, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in (read(HOUSE, language), read(folder, language) if folder else own_texts(game, language)):
            self.bundle.add_resource(FluentResource(text))
        self.axes = dict(axes_of(game))
        self.lines: dict[tuple[Any, ...], str] = {}

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **variables: Any) -> str:
        """The text under a key; KeyError if there is none or a variable is missing."""
        if not self.bundle.has_message(key):
            raise KeyError(f"no text '{key}' in {self.language} for {self.game.name}")
        pattern = self.bundle.get_message(key).value
        text, errors = self.bundle.format_pattern(pattern, variables)  # type: ignore[arg-type]
        if errors:
            raise KeyError(f"text '{key}' in {self.language} for {self.game.name}: {errors[0]}")
        return str(text)

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
        cut = event.seen_by(seat)
        if cut is None:
            return None
        key = f"event-{event.kind.name}"
        if event.kind.secret and any(cut[axis.label] is None for axis in event.kind.secret):
            key += "-hidden"
        # A log is read again and again, and making a line is slow.
        made = (key, tuple(cut.values()), tuple(names))
        line = self.lines.get(made)
        if line is None:
            variables = {
                axis.label: self.word(axis, value, names)
                for axis in (*event.kind.fields, *event.kind.secret)
                if (value := cut[axis.label]) is not None
            }
            if len(self.lines) >= MOST_LINES:
                self.lines.clear()  # a server meets ever new names
            line = self.lines[made] = self.say(key, **variables)
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


def read(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text("utf-8")


def own_texts(game: Game, language: str) -> str:
    """A game's texts; in English where nobody has translated them."""
    found = game.file(f"text/{language}.ftl") or game.file(f"text/{LANGUAGES[0]}.ftl")
    if found is None:
        raise ValueError(f"{game.name} has no texts: there is no text/{LANGUAGES[0]}.ftl in {game.folder}")
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


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file with the variables that each uses."""
    return messages_in(file.read_text("utf-8"), file.name)


def messages_in(text: str, name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}: not understood: {(entry.content or '').strip().splitlines()[:1]}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(variables_in(entry))
    return found


def variables_in(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    if isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name != "span":
                yield from variables_in(value)
    elif isinstance(node, list):
        for item in node:
            yield from variables_in(item)
