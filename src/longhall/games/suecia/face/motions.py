"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]


def hex_of(f: Fields) -> str:
    return f"hex:{f['mat']}.{f['direction']}"


def card_of(f: Fields) -> str:
    return f"card:{f['seat']}.{f['slot']}"


RESERVE = "reserve"  # no element of a view: where chits come from and go to

# By kind of event. A card that another player draws goes to the hand, never to a place in it.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "started": lambda f: ["pile", "face_up"],
    "played": lambda f: [f"hand:{f['seat']}", "playing"],
    "in_column": lambda f: ["playing", f"column:{f['seat']}.{f['column']}"],
    "drew": lambda f: ["pile", "drawn"],
    "kept": lambda f: ["drawn", f"hand:{f['seat']}"],
    "swapped": lambda f: ["face_up", f"hand:{f['seat']}"],
    "took_last": lambda f: ["face_up", f"hand:{f['seat']}"],
    "opened": lambda f: [f"estate:{f['estate']}"],
    "paid": lambda f: [f"seat:{f['seat']}", f"market:{f['resource']}"],
    "mat_taken": lambda f: [f"mat:{f['mat']}"],
    "castle_built": lambda f: [f"seat:{f['seat']}", f"mat:{f['mat']}"],
    "church_built": lambda f: [f"seat:{f['seat']}", f"mat:{f['mat']}"],
    "province_chosen": lambda f: [f"mat:{f['mat']}"],
    "farm_built": lambda f: [f"seat:{f['seat']}", hex_of(f)],
    "tile_taken": lambda f: [f"tile:{f['tile']}"],
    "shop_built": lambda f: [f"tile:{f['tile']}", f"square:{f['square']}"],
    "tile_flipped": lambda f: [f"square:{f['square']}"],
    "castle_lifted": lambda f: [f"mat:{f['mat']}", f"seat:{f['seat']}"],
    "church_lifted": lambda f: [f"mat:{f['mat']}", f"seat:{f['seat']}"],
    "farm_lifted": lambda f: [hex_of(f), f"seat:{f['seat']}"],
    "shop_lifted": lambda f: [f"square:{f['square']}", f"seat:{f['seat']}"],
    "collected_reserve": lambda f: [RESERVE, f"seat:{f['seat']}"],
    "collected_market": lambda f: [f"market:{f['resource']}", f"seat:{f['seat']}"],
    "chit_to_market": lambda f: [RESERVE, f"market:{f['resource']}"],
    "card_taken": lambda f: [f"nation:{f['nation']}", f"card:{f['seat']}"],
    "card_returned": lambda f: [card_of(f), f"nation:{f['nation']}"],
    "cargo_lost": lambda f: [card_of(f), RESERVE],
    "unit_to_shop": lambda f: [f"seat:{f['seat']}", f"square:{f['square']}"],
    "unit_to_market": lambda f: [f"seat:{f['seat']}", f"market:{f['resource']}"],
    "unit_from_shop": lambda f: [f"square:{f['square']}", card_of(f)],
    "unit_from_market": lambda f: [f"market:{f['resource']}", card_of(f)],
    "owner_paid": lambda f: [f"seat:{f['seat']}", f"seat:{f['owner']}"],
    "card_completed": lambda f: [f"nation:{f['nation']}", f"seat:{f['seat']}"],
    "castle_gain": lambda f: [f"mat:{f['mat']}", f"seat:{f['seat']}"],
    "church_gain": lambda f: [f"mat:{f['mat']}", f"seat:{f['seat']}"],
    "bonus_taken": lambda f: [f"bonus:{f['seat']}.{f['bonus']}"],
    "sold": lambda f: [f"seat:{f['seat']}", f"market:{f['resource']}"],
    "bought": lambda f: [f"market:{f['resource']}", f"seat:{f['seat']}"],
    "scored": lambda f: [f"seat:{f['seat']}"],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
