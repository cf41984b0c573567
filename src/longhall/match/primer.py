"""The page from which people learn a game: `primer/<language>.ftl` beside its texts, read into sections and paragraphs.

A key says where a message stands and how it is drawn: `turn` is the heading of a section, `turn-step-buy` a step in it.
Its `.clauses` are those that it tells, its `.title` stands above it. docs/rules-pages.md has all of it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser, ast

from longhall.kernel.components import SOURCE
from longhall.kernel.game import Game
from longhall.match import editions
from longhall.match.fluent import ENGLISH, HOUSE, Speech, read, variables_in
from longhall.match.texts import NAMES, axes_of, own_texts, printed_names

# How a paragraph is drawn; the word stands second in its key.
FORMS = ("line", "head", "step", "item", "spot", "deed", "point", "note", "figure", "table", "word", "card", "box")
BY_LINES = ("table", "box")  # whose text is read line by line
CITED = re.compile(r"([A-Z]{2})-(\d+)(?:\.\.\1-(\d+))?")
SIGN = re.compile(r" ?<(\w+)>")  # a small drawing beside a word


@dataclass(frozen=True)
class Paragraph:
    """`name` says which drawing belongs to it. `rows`: the cells of a table, headings first, or the lines of a box."""

    key: str
    form: str
    name: str
    title: str
    text: str
    rows: tuple[tuple[str, ...], ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def primer_text(game: Game, language: str) -> str | None:
    """The page as it is written; in English where nobody has translated it, None for a game without one."""
    return game.file(f"primer/{language}.ftl") or game.file(f"primer/{ENGLISH}.ftl")


def primer(game: Game, language: str = ENGLISH, edition: Mapping[str, Any] | None = None) -> list[Section]:
    """The page of a game with an edition's names and figures; nothing for a game without one.

    ValueError names the key that is wrong.
    """
    text = primer_text(game, language)
    return [] if text is None else list(sections(game, language, text, edition))


def sections(game: Game, language: str, text: str, edition: Mapping[str, Any] | None) -> Iterator[Section]:
    own = own_texts(game, language)
    speech = Speech(language, f"the primer of {game.name}", read(HOUSE, language), own, text)
    speech.reword(printed_names(game, edition).get(language, {}))
    figures, printed = figures_of(game, edition, speech), printed_of(game, edition)
    found = {message.id.name: message for part in (own, text) for message in messages_of(part)}
    name, title, paragraphs = "", "", list[Paragraph]()
    for message in messages_of(text):
        key = message.id.name
        # Only what it uses: Fluent looks at all that it is given, for every message.
        given = {name: figures[name] for name in variables_in(message, found) if name in figures}
        for used in references(message, found):
            given |= printed.get(used, {})
        if "-" not in key:
            if name:
                yield Section(name, title, tuple(paragraphs))
            name, title, paragraphs = key, capital(speech.say(key, **given)), []
        else:
            paragraphs.append(paragraph(key, name, speech, given))
    if name:
        yield Section(name, title, tuple(paragraphs))


def paragraph(key: str, section: str, speech: Speech, given: Mapping[str, Any]) -> Paragraph:
    where, form, *rest = key.split("-", 2)
    if where != section:
        raise ValueError(f"{key}: stands in the section '{section}'; its key must begin with that")
    if form not in FORMS or not rest:
        raise ValueError(f"{key}: needs the form {section}-FORM-NAME, with one of {', '.join(FORMS)}")
    try:
        text = speech.say(key, **given)
        title = capital(speech.attribute(key, "title", **given))
        cited = speech.attribute(key, "clauses", **given)
    except KeyError as fault:
        raise ValueError(f"{key}: {fault.args[0]}") from fault
    rows = tuple(cells(line) for line in text.splitlines() if line.strip()) if form in BY_LINES else ()
    plain = "" if rows else " ".join(text.split())
    return Paragraph(key, form, rest[0], title, plain, rows, tuple(clauses_in(key, cited)))


def capital(title: str) -> str:
    """A title begins with a capital, though it may begin with the name of a thing."""
    return title[:1].upper() + title[1:]


def cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.split("|"))


def clauses_in(key: str, cited: str) -> Iterator[str]:
    """`VC-3, VC-5..VC-7`, one by one."""
    for part in filter(None, (part.strip() for part in cited.split(","))):
        fits = CITED.fullmatch(part)
        if fits is None:
            raise ValueError(f"{key}: '{part}' is no clause; write `.clauses = VC-3, VC-5..VC-7`")
        prefix, first, last = fits[1], int(fits[2]), int(fits[3] or fits[2])
        yield from (f"{prefix}-{number}" for number in range(first, last + 1))


def messages_of(text: str) -> Iterator[ast.Message]:
    """The messages in the order of the file; ValueError quotes what is not understood."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not understood: {(entry.content or '').strip().splitlines()[:1]}")
        if isinstance(entry, ast.Message):
            yield entry


def references(node: Any, known: Mapping[str, ast.Message]) -> Iterator[str]:
    """The messages that one is made of, and those that they are made of."""
    if isinstance(node, ast.MessageReference) and node.id.name in known:
        yield node.id.name
        yield from references(known[node.id.name], known)
    elif isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name != "span":
                yield from references(value, known)
    elif isinstance(node, list):
        for item in node:
            yield from references(item, known)


# The figures: an edition's values follow by themselves


def figures_of(game: Game, edition: Mapping[str, Any] | None, speech: Speech) -> dict[str, Any]:
    """Every value of the component data by its path: `[limits]`, `gold_max` is `$limits-gold_max`.

    What names a thing of the game is given as its word, and a list as its words with commas.
    """
    values = {name: value for name, value in (edition or {}).items() if name not in (editions.TITLE, NAMES)}
    merged = editions.merged(game.raw_data, values, "", game.may_gain)
    keys = {name: f"{axis.of}-{name}" for _, axis in axes_of(game) if axis.of != "seat" for name in axis.names}

    def word(value: Any) -> Any:
        key = keys.get(value, "") if isinstance(value, str) else ""
        return speech.say(key) if key and speech.has(key) else value

    return {path: word(value) for path, value in leaves(merged, "", word)}


def leaves(found: Any, where: str, word: Callable[[Any], Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(found, Mapping):
        for name, value in found.items():
            if name != SOURCE:
                yield from leaves(value, f"{where}-{name}" if where else str(name), word)
    elif isinstance(found, list):
        yield where, ", ".join(str(word(value)) for value in found)
        for i, value in enumerate(found, 1):
            yield from leaves(value, f"{where}-{i}", word)
    elif not isinstance(found, bool):
        yield where, found


def printed_of(game: Game, edition: Mapping[str, Any] | None) -> Mapping[str, Mapping[str, int]]:
    """What the game gives its texts about components; a paragraph that is made of such a text is given the same."""
    return game.printed(editions.apply(game, edition)) if game.printed is not None else {}
