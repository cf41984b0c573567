"""Where events happen on the board: the elements that each touches, from the first to the last."""

from collections.abc import Callable, Mapping
from typing import Any

Fields = Mapping[str, Any]

# By kind of event. A card goes to the family, never a place in its hand.
MOTIONS: dict[str, Callable[[Fields], list[str]]] = {
    "royal_turned": lambda f: ["royal"],
    "royal_chosen": lambda f: ["royal"],
    "resources_paid": lambda f: [f"family:{f['seat']}"],
    "taxed": lambda f: [f"family:{f['seat']}"],
    "drew": lambda f: ["pile:events", f"family:{f['seat']}"],
    "activity_chosen": lambda f: [f"activity:{f['activity']}"],
    "source_chosen": lambda f: [f"source:{f['source']}"],
    "fief_income": lambda f: [f"family:{f['seat']}"],
    "trade_income": lambda f: [f"family:{f['seat']}"],
    "merchant_placed": lambda f: [f"family:{f['seat']}", f"circle:{f['country']}"],
    "merchant_moved": lambda f: [f"circle:{f['country']}", f"circle:{f['to']}"],
    "merchants_home": lambda f: [f"circle:{f['country']}", f"family:{f['seat']}"],
    "fief_bought": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "history_bought": lambda f: [f"card:{f['history']}", f"family:{f['seat']}"],
    "fief_won": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "fief_taken": lambda f: [f"family:{f['other']}", f"fief:{f['fief']}"],
    "fief_returned": lambda f: [f"family:{f['seat']}", f"fief:{f['fief']}"],
    "fief_freed": lambda f: [f"fief:{f['fief']}"],
    "fief_to_enemy": lambda f: [f"fief:{f['fief']}", f"circle:{f['country']}"],
    "fief_gone": lambda f: [f"fief:{f['fief']}"],
    "history_turned": lambda f: ["pile:history", f"row:{f['place']}"],
    "history_won": lambda f: ["pile:history", f"family:{f['seat']}"],
    "history_taken": lambda f: [f"family:{f['other']}", f"family:{f['seat']}"],
    "office_used": lambda f: [f"card:{f['history']}"],
    "played": lambda f: [f"family:{f['seat']}", "pile:events"],
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
    "picked_up": lambda f: ["pile:events", f"family:{f['seat']}"],
    "lost_card_of_hand": lambda f: [f"family:{f['seat']}", "pile:events"],
    "rolled": lambda f: [f"family:{f['seat']}"],
    "received": lambda f: [f"family:{f['seat']}"],
    "paid": lambda f: [f"family:{f['seat']}"],
    "paid_player": lambda f: [f"family:{f['seat']}", f"family:{f['other']}"],
    "borrowed": lambda f: [f"family:{f['seat']}"],
    "fief_sold": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "fief_offered": lambda f: [f"fief:{f['fief']}"],
    "bid_shown": lambda f: [f"family:{f['seat']}"],
    "bid_accepted": lambda f: [f"fief:{f['fief']}", f"family:{f['other']}"],
    "war_broke_out": lambda f: [f"circle:{f['country']}"],
    "committed": lambda f: [f"family:{f['seat']}", f"fief:{f['fief']}"],
    "withdrew": lambda f: [f"fief:{f['fief']}", f"family:{f['seat']}"],
    "enemy_joined": lambda f: ["royal"],
    "attacked": lambda f: [f"family:{f['seat']}"],
    "turned_down": lambda f: [f"fief:{f['fief']}"],
    "war_won": lambda f: [f"circle:{f['country']}"],
    "war_lost": lambda f: [f"circle:{f['country']}"],
    "booty_gold": lambda f: [f"family:{f['seat']}"],
    "booty_lost": lambda f: [f"family:{f['seat']}"],
    "status_counted": lambda f: [f"family:{f['seat']}"],
}


def event_at(kind: str, fields: Fields) -> list[str]:
    found = MOTIONS.get(kind)
    return found(fields) if found is not None else []
