"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]


def square_of(f: Fields) -> str:
    return f"ship:{f['seat']}.{f['material']}"


def target_square(f: Fields) -> str:
    return f"ship:{f['target']}.{f['material']}"


def hand_of(f: Fields) -> str:
    return f"hand:{f['seat']}"


# By kind of event. A good goes to or from the hand, never a place in it; of two that are
# exchanged the first place is also the last. The wheel is where the last leader had it, if there was one.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "round_begun": lambda f: ["leader", f"leader:{f['seat']}"],
    "role_taken": lambda f: [f"role:{f['role']}", f"seat:{f['seat']}"],
    "procured": lambda f: [f"supply:{f['material']}.1", f"{hand_of(f)}.{f['material']}.1"],
    "exchanged": lambda f: [hand_of(f), f"material:{f['material']}"],
    "replaced": lambda f: [hand_of(f), square_of(f), hand_of(f)],
    "ordered": lambda f: [f"seat:{f['seat']}", target_square(f)],
    "order_obeyed": lambda f: [f"hand:{f['target']}", target_square(f), f"hand:{f['target']}"],
    "building_chosen": lambda f: [f"material:{f['material']}"],
    "building_forced": lambda f: [f"material:{f['material']}"],
    "placed": lambda f: [hand_of(f), square_of(f)],
    "inspected": lambda f: [target_square(f)],
    "offered": lambda f: [f"seat:{f['seat']}", f"seat:{f['partner']}"],
    "gives": lambda f: [f"hand:{f['seat']}"],
    "traded": lambda f: [f"hand:{f['seat']}", f"hand:{f['partner']}"],
    "handed_over": lambda f: [hand_of(f)],
    "ship_opened": lambda f: [
        f"ship:{f['seat']}.wood",
        f"ship:{f['seat']}.cloth",
        f"ship:{f['seat']}.iron",
        f"ship:{f['seat']}.sculpture",
    ],
    "part_counted": lambda f: [f"material:{f['material']}"],
    "won": lambda f: [f"seat:{f['seat']}"],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
