"""What the elements of a table are called: where a browser lets `pile:1.green` glow, a screen of text names it.

A game says `element-KIND-N` for a kind with N parts, which it is given as `$one`, `$two`, `$three` in its own words.
"""

import re
from collections.abc import Sequence

from longhall.kernel.actions import SEATS
from longhall.match.texts import Texts

GIVEN = ("one", "two", "three")


def element_name(texts: Texts, element: str, names: Sequence[str]) -> str:
    """What people call an element; empty if the game has no words for its kind."""
    kind, *parts = re.split("[:.]", element)
    key = f"element-{kind}-{len(parts)}"
    if not texts.has(key):
        return ""
    return texts.say(key, **{given: part_name(texts, kind, part, names) for given, part in zip(GIVEN, parts)})


def part_name(texts: Texts, kind: str, part: str, names: Sequence[str]) -> str:
    """A seat by its name, a number as it stands; else the word for it as a thing of this kind, or of any other."""
    if part in SEATS:
        return texts.seat(SEATS.index(part), names)
    kinds = [kind] if part.isdigit() else [kind, *(axis.of for axis in texts.axes.values() if part in axis.names)]
    return next((texts.say(f"{one}-{part}") for one in kinds if texts.has(f"{one}-{part}")), part)
