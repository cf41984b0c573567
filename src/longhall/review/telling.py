"""A review in one language. What is kept of it holds all words in all languages."""

from typing import Any

from longhall.match.fluent import LANGUAGES


def in_language(told: Any, language: str) -> Any:
    """The same, with one text wherever there is one for each language."""
    if isinstance(told, dict):
        if told.keys() == set(LANGUAGES):
            return told[language]
        return {name: in_language(part, language) for name, part in told.items()}
    if isinstance(told, list):
        return [in_language(part, language) for part in told]
    return told
