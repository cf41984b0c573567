"""The server's own words, and which language somebody is spoken to in."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from longhall.match.texts import LANGUAGES

TEXT = Path(__file__).parent / "text"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text("utf-8")))
    return made


def say(language: str, key: str, **variables: Any) -> str:
    """A text of the server's own."""
    found = bundle(language)
    text, errors = found.format_pattern(found.get_message(key).value, variables)  # type: ignore[arg-type]
    if errors:
        raise KeyError(f"text '{key}' in {language}: {errors[0]}")
    return str(text)


def preferred(query: str | None, accepted: str) -> str:
    """The language asked for, else the first of the browser's languages that the house speaks, else English."""
    if query in LANGUAGES:
        return query
    for part in accepted.split(",")[:20]:
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
