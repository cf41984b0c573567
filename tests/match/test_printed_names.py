"""Names that an edition corrects: no text says a printed one in letters, so that all follow."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from longhall.games import registry
from longhall.games.registry import game
from longhall.kernel.game import Game
from longhall.match.fluent import LANGUAGES
from longhall.match.primer import SIGN, messages_of, primer, primer_text
from longhall.match.texts import axes_of, key_of, own_texts, texts

# The axes whose entries bear a name on the components. The others are words of the rules, which sentences inflect:
# the row, a church, peace, the nobility.
PRINTED = {
    "vasa_cards": {"colour"},
    "vasa_voyage": {"role", "material"},
    "shipwrights": {"card", "good"},
    "svea_rike": {"title", "history", "activity", "country", "fief", "family", "era"},
    "suecia": {"nation", "chit", "mat", "tile"},
}
TOKEN = "the Pioneer Token is a piece of its own, which no edition names"
KING = "the king for whom the ship is built, not the role"
PARTED = "the printed name and where it may be broken; the browser shows it only as long as that is the name"
EXEMPT = {
    "shipwrights": dict.fromkeys(
        ("event-starter_drawn", "board-pioneer-token", "start-line-first", "words-word-pioneer_token"), TOKEN
    ),
    "vasa_voyage": {
        **dict.fromkeys(
            ("game-about", "guide-1", "reason-none_operational", "board-kings-ship", "fate-sculpture", "aim-line-ship"),
            KING,
        ),
        **dict.fromkeys([f"card-{m}_procurer" for m in ("wood", "cloth", "iron", "sculpture")], PARTED),
        "card-tailor_blacksmith": PARTED,
    },
    "svea_rike": {"royal_text-demand": "what a royal card bears; an event card happens to be called the same"},
}
ENDINGS = {"en": "s?", "sv": "(?:e?n|e?t|na|a)?s?"}  # the Swedish king is 'kungen' in most sentences
BREAKS = re.compile("[\u00ad\u200b]")


def names_of(played: Game, language: str) -> dict[str, str]:
    """By their keys, the names that stand on the components of a game and that an edition can correct."""
    said = texts(played, language)
    found: dict[str, str] = {}
    for _, axis in axes_of(played):
        for thing in axis.names if axis.of in PRINTED[played.name] else ():
            try:
                key = key_of(played, thing, "")
            except ValueError:
                continue  # the name of two things
            found[key] = said.say(key)
    return found


def letters_of(node: Any) -> Iterator[str]:
    """What a message says in letters, in every variant of it."""
    if isinstance(node, ast.TextElement):
        yield BREAKS.sub("", SIGN.sub("", node.value))
    elif isinstance(node, ast.Attribute) and node.id.name == "clauses":
        return
    elif isinstance(node, ast.BaseNode):
        for name, value in vars(node).items():
            if name != "span":
                yield from letters_of(value)
    elif isinstance(node, list):
        for item in node:
            yield from letters_of(item)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.HOUSE)
def test_no_text_says_a_printed_name_in_letters(name: str, language: str) -> None:
    played = game(name)
    names = names_of(played, language)
    assert names
    whole = {
        key: re.compile(rf"(?<!\w){re.escape(word)}{ENDINGS[language]}(?!\w)", re.I) for key, word in names.items()
    }
    said, exempt = [], EXEMPT.get(name, {})
    for source in (own_texts(played, language), primer_text(played, language) or ""):
        for message in messages_of(source):
            key = message.id.name
            if key not in names and key not in exempt:
                told = " | ".join(letters_of(message))
                said += [f"{key} says {names[thing]}: {told}" for thing, word in whole.items() if word.search(told)]
    assert said == [], "\n" + "\n".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.HOUSE)
def test_with_other_names_for_all_things_the_page_of_rules_tells_none_of_the_printed(name: str, language: str) -> None:
    played = game(name)
    names = names_of(played, language)
    others = {key.split("-", 1)[1]: f"Qx{number}z" for number, key in enumerate(names)}
    page = primer(played, language, {"names": {language: others}})
    told = {
        paragraph.key: " ".join([paragraph.title, paragraph.text, *(cell for row in paragraph.rows for cell in row)])
        for section in page
        for paragraph in section.paragraphs
        if paragraph.key not in EXEMPT.get(name, {})
    }
    assert any(re.search(r"Qx\d+z", text) for text in told.values())
    for key, text in told.items():
        for word in names.values():
            assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", SIGN.sub("", text), re.I), f"{key}: {text}"
