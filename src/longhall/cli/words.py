"""The command's own words. What is said about a game stands with the game."""

from collections.abc import Callable
from pathlib import Path

from longhall.match.fluent import speech

TEXT = Path(__file__).parent / "text"


def words(language: str) -> Callable[..., str]:
    return speech(TEXT, language).say
