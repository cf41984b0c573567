"""Texts in Fluent files: what can be said in one language, and the languages that the house speaks.

A language is there once `text/<language>.ftl` lies beside this file. Every room and every game has one of its own.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

HOUSE = Path(__file__).parent / "text"
ENGLISH = "en"
MOST_KEPT = 4096  # texts of a speech; a server meets ever new names
LANGUAGES = (ENGLISH, *sorted({file.stem for file in HOUSE.glob("*.ftl")} - {ENGLISH}))


class Speech:
    """What can be said in one language."""

    def __init__(self, language: str, source: str, *texts: str) -> None:
        self.language = language
        self.source = source  # the room or the game, for faults
        # The same is said again and again, and Fluent takes its time: it was a seventh of what a move cost a server.
        self.kept = lru_cache(MOST_KEPT, typed=True)(self._said)
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self.bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def reword(self, words: Mapping[str, str]) -> None:
        """Other words under keys that there are; whatever is made of them follows."""
        for key, text in words.items():
            self.bundle.add_resource(FluentResource(f"{key} = {text}\n"), allow_overrides=True)
        self.kept.cache_clear()

    def say(self, key: str, /, **variables: Any) -> str:
        """The text under a key; KeyError if there is none or a variable is missing."""
        return self.kept(key, **variables)

    def _said(self, key: str, /, **variables: Any) -> str:
        if not self.bundle.has_message(key):
            raise KeyError(f"no text '{key}' in {self.language} for {self.source}")
        return self._formatted(key, self.bundle.get_message(key).value, variables)

    def attribute(self, key: str, name: str, /, **variables: Any) -> str:
        """An attribute of a text; empty if it has none of that name."""
        pattern = self.bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else self._formatted(key, pattern, variables)

    def _formatted(self, key: str, pattern: Any, variables: Mapping[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, variables)  # type: ignore[arg-type]
        if errors:
            raise KeyError(f"text '{key}' in {self.language} for {self.source}: {errors[0]}")
        return str(text)


@cache
def speech(folder: Path, language: str) -> Speech:
    """The texts of a room, read once."""
    return Speech(language, folder.parent.name, read(folder, language))


def read(folder: Path, language: str) -> str:
    """A folder's texts in a language of the house; in English where nobody has translated them."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
    file = folder / f"{language}.ftl"
    return (file if file.exists() else folder / f"{ENGLISH}.ftl").read_text("utf-8")


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file with the variables that each uses."""
    return messages_in(file.read_text("utf-8"), file.name)


def messages_in(text: str, name: str) -> dict[str, set[str]]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}: not understood: {(entry.content or '').strip().splitlines()[:1]}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return {key: set(variables_in(message, found)) for key, message in found.items()}


def variables_in(node: Any, known: Mapping[str, ast.Message]) -> Iterator[str]:
    """The variables of a message, and of those that it is made of."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    if isinstance(node, ast.MessageReference) and node.id.name in known:
        yield from variables_in(known[node.id.name], known)
    if isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name != "span":
                yield from variables_in(value, known)
    elif isinstance(node, list):
        for item in node:
            yield from variables_in(item, known)
