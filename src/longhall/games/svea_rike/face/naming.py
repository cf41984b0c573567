"""Names instead of numbers: of sets, lists and cards."""

from typing import Any

from longhall.games.svea_rike.terms import COPIES, TITLE


def some(index: int) -> int | None:
    return index if index >= 0 else None


def members(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def named(indices: list[int], names: list[str]) -> list[str]:
    return [names[i] for i in indices]


def titles_in(cards: Any, start: int) -> list[str]:
    """The titles of three sets, one for every copy. Most are empty, and a view asks for many."""
    copies = [cards[start + copy] for copy in range(COPIES)]
    if not any(copies):
        return []
    return [name for title, name in enumerate(TITLE.names) for copy in copies if copy >> title & 1]
