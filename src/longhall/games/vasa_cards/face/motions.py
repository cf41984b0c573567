"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]


def hand_of(f: Fields) -> str:
    return f"hand:{f['colour']}"


def pile_of(f: Fields) -> str:
    return f"pile:{f['pile']}.{f['colour']}"


# By kind of event. A card goes to or from the hand, never a place in it; of two that are
# exchanged the first place is also the last. The wheel is where the last Captain had it, if there was one.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "captain_named": lambda f: ["captain", f"captain:{f['colour']}"],
    "built": lambda f: [hand_of(f), pile_of(f)],
    "inspected_pile": lambda f: [f"pile:{f['pile']}.{f['target']}"],
    "inspected_hand": lambda f: [f"hand:{f['target']}"],
    "colour_picked": lambda f: [hand_of(f)],
    "fixed_hand": lambda f: [pile_of(f), hand_of(f), pile_of(f)],
    "fixed_piles": lambda f: [pile_of(f), f"pile:{f['other']}.{f['colour']}", pile_of(f)],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
