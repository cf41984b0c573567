"""The command's own words, in English and Swedish. What is said about a game stands with the game."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

TEXT = Path(__file__).parent / "text"


class Words:
    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text("utf-8")))

    def __call__(self, key: str, /, **variables: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, variables)
        if errors:
            raise KeyError(f"text '{key}': {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    return Words(language)
