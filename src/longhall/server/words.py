"""The server's own words, and which language somebody is spoken to in."""

from pathlib import Path
from typing import Any

from longhall.match.fluent import ENGLISH, LANGUAGES, speech

TEXT = Path(__file__).parent / "text"


def say(language: str, key: str, **variables: Any) -> str:
    """A text of the server's own."""
    return speech(TEXT, language).say(key, **variables)


def preferred(query: str | None, accepted: str) -> str:
    """The language asked for, else the first of the browser's languages that the house speaks, else English."""
    if query in LANGUAGES:
        return query
    for part in accepted.split(",")[:20]:
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return ENGLISH
