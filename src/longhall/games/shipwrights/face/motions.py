"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]


def mill_of(f: Fields) -> str:
    return f"mill:{f['seat']}.{f['good']}"


def shop_of(f: Fields) -> str:
    return f"workshop:{f['seat']}.{f['workshop']}"


def gold_of(f: Fields) -> str:
    return f"gold:{f['seat']}"


def workers_of(f: Fields) -> str:
    return f"workers:{f['seat']}"


def front_of(f: Fields) -> str:
    return f"front:{f['seat']}.{f['card']}"


def known(place: str, f: Fields) -> str:
    """A card's own place, for whoever is told the card."""
    return place if f["card"] is None else f"{place}.{f['card']}"


BANK = "bank"  # no element of a view: where coins and Workers come from and go to
STAY_IN_FRONT = ("pioneer", "watchman")

# By kind of event. A card that only its owner knows goes to or from the hand, for others never a place in it.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "top_shown": lambda f: ["pile"],
    "packet_drawn": lambda f: ["pile", "packet"],
    "kept": lambda f: [known("packet", f), known(f"hand:{f['seat']}", f)],
    "left_over": lambda f: [known(f"hand:{f['seat']}", f), "leftovers"],
    "leftovers_buried": lambda f: ["leftovers", "discards"],
    "discarded": lambda f: [f"hand:{f['seat']}" if f["from"] == "hand" else front_of(f), "discards"],
    "good_taken": lambda f: ["pile", mill_of(f)],
    "good_returned": lambda f: [mill_of(f), "pile"],
    "goods_bought": lambda f: ["pile", mill_of(f)],
    "cart_unloaded": lambda f: [f"tool:{f['seat']}", mill_of(f)],
    "tool_bought": lambda f: [f"hand:{f['seat']}", f"tool:{f['seat']}"],
    "tool_gone": lambda f: [f"tool:{f['seat']}", "discards"],
    "hired": lambda f: [f"hand:{f['seat']}", f"row:{f['seat']}.{f['craftsman']}"],
    "called_on": lambda f: [f"hand:{f['seat']}", front_of(f) if f["card"] in STAY_IN_FRONT else "discards"],
    "craftsman_removed": lambda f: [f"row:{f['seat']}.{f['craftsman']}", "discards"],
    "craftsman_lured": lambda f: [f"row:{f['target']}.{f['craftsman']}", f"row:{f['seat']}.{f['craftsman']}"],
    "ship_removed": lambda f: [shop_of(f), "discards"],
    "good_stolen": lambda f: [f"mill:{f['target']}.{f['good']}", mill_of(f)],
    "gold_gained": lambda f: [BANK, gold_of(f)],
    "gold_lost": lambda f: [gold_of(f), BANK],
    "gold_paid": lambda f: [gold_of(f), BANK],
    "workers_gained": lambda f: [BANK, workers_of(f)],
    "workers_paid": lambda f: [workers_of(f), BANK],
    "card_drawn": lambda f: ["pile", known(f"hand:{f['seat']}", f)],
    "ship_begun": lambda f: [f"hand:{f['seat']}", shop_of(f)],
    "ship_paid": lambda f: [shop_of(f)],
    "craftsman_used": lambda f: [
        f"row:{f['seat']}.{f['craftsman']}" if f["source"] == "row" else f"hand:{f['seat']}",
        "discards",
    ],
    "ship_finished": lambda f: [f"workshop:{f['seat']}", f"fleet:{f['seat']}.{f['ship']}"],
    "building_built": lambda f: [f"hand:{f['seat']}", f"building:{f['seat']}.{f['building']}"],
    "evening_gold": lambda f: [f"board:{f['seat']}", gold_of(f)],
    "evening_workers": lambda f: [f"board:{f['seat']}", workers_of(f)],
    "workers_leave": lambda f: [workers_of(f), BANK],
    "end_triggered": lambda f: [f"board:{f['seat']}"],
    "scored": lambda f: [f"board:{f['seat']}"],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
