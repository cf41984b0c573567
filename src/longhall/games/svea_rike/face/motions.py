"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]

# No elements of a view: where coins and played cards go, and the reigns above the board. A soldier is the fief that a
# family sent to the war.
BANK = "bank"
DISCARDS = "discards"
REIGNS = "reigns"


def hand_of(f: Fields) -> str:
    return f"hand:{f['seat']}"


def card_of(f: Fields) -> str:
    return f"card:{f['history']}"


def from_bank(f: Fields) -> list[str]:
    return [BANK, f"family:{f['seat']}"]


def to_bank(f: Fields) -> list[str]:
    return [f"family:{f['seat']}", BANK]


def changes_hands(f: Fields) -> list[str]:
    return [card_of(f), card_of(f)]


# By kind of event. A card goes to the hand, never a place in it.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "sovereign_reigns": lambda f: [REIGNS, "royal"],
    "royal_turned": lambda f: ["royal"],
    "royal_chosen": lambda f: ["royal"],
    "resources_paid": to_bank,
    "taxed": to_bank,
    "drew": lambda f: ["pile:events", hand_of(f)],
    "activity_chosen": lambda f: [f"activity:{f['activity']}"],
    "source_chosen": lambda f: [f"source:{f['source']}"],
    "fief_income": from_bank,
    "trade_income": from_bank,
    "merchant_placed": lambda f: [f"family:{f['seat']}", f"circle:{f['country']}"],
    "merchant_moved": lambda f: [f"circle:{f['country']}", f"circle:{f['to']}"],
    "merchants_home": lambda f: [f"circle:{f['country']}", f"family:{f['seat']}"],
    "fief_bought": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "history_bought": changes_hands,
    "purchase_undone": from_bank,
    "fief_won": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "fief_taken": lambda f: [f"family:{f['other']}", f"family:{f['seat']}"],
    "fief_returned": lambda f: [f"family:{f['seat']}", f"fief:{f['fief']}"],
    "fief_freed": lambda f: [f"fief:{f['fief']}"],
    "fief_to_enemy": lambda f: [f"fief:{f['fief']}", f"circle:{f['country']}"],
    "fief_gone": lambda f: [f"fief:{f['fief']}"],
    "history_turned": lambda f: ["pile:history", f"row:{f['place']}"],
    "history_won": lambda f: ["pile:history", card_of(f)],
    "history_taken": changes_hands,
    "office_used": lambda f: [f"card:{f['history']}"],
    "played": lambda f: [hand_of(f), DISCARDS],
    "named_fief": lambda f: [f"fief:{f['fief']}"],
    "named_history": lambda f: [f"card:{f['history']}"],
    "named_player": lambda f: [f"family:{f['other']}"],
    "named_country": lambda f: [f"circle:{f['country']}"],
    "named_merchant": lambda f: [f"circle:{f['country']}"],
    "named_activity": lambda f: [f"activity:{f['activity']}"],
    "harvest_failed": lambda f: [f"family:{f['seat']}"],
    "famine_came": lambda f: [f"fief:{f['fief']}"],
    "famine_struck": lambda f: [f"family:{f['seat']}"],
    "demand_fell": lambda f: [f"circle:{f['country']}"],
    "merchants_idle": lambda f: [f"circle:{f['country']}"],
    "forced": lambda f: [f"activity:{f['activity']}"],
    "picked_up": lambda f: [DISCARDS, hand_of(f)],
    "lost_card_of_hand": lambda f: [hand_of(f), DISCARDS],
    "rolled": lambda f: [f"family:{f['seat']}"],
    "received": from_bank,
    "paid": to_bank,
    "paid_player": lambda f: [f"family:{f['seat']}", f"family:{f['other']}"],
    "borrowed": from_bank,
    "fief_sold": lambda f: [f"family:{f['seat']}", f"fief:{f['fief']}"],
    "fief_offered": lambda f: [f"fief:{f['fief']}"],
    "bid_shown": lambda f: [f"family:{f['seat']}"],
    "bid_accepted": lambda f: [f"family:{f['seat']}", f"family:{f['other']}"],
    "war_broke_out": lambda f: [f"circle:{f['country']}"],
    "committed": lambda f: [f"fief:{f['fief']}", f"soldier:{f['seat']}"],
    "troops_paid": to_bank,
    "withdrew": lambda f: [f"soldier:{f['seat']}", f"fief:{f['fief']}"],
    "enemy_joined": lambda f: ["royal"],
    "attacked": lambda f: [f"family:{f['seat']}"],
    "turned_down": lambda f: [f"fief:{f['fief']}"],
    "war_won": lambda f: [f"circle:{f['country']}"],
    "war_lost": lambda f: [f"circle:{f['country']}"],
    "booty_gold": from_bank,
    "booty_lost": to_bank,
    "factories_paid": from_bank,
    "status_counted": lambda f: [f"family:{f['seat']}"],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
