"""What is printed on the cards, with an edition's figures: for views, and for the sentences about them."""

from collections.abc import Mapping
from typing import Any

from longhall.games.shipwrights.components import FIXED, MILL_CAPACITY, PER_GOLD, PER_NONMILITANT_SHIP, Components
from longhall.games.shipwrights.face.view_types import Card
from longhall.games.shipwrights.terms import (
    CARD_NAMES,
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    FIRST_TOWNSFOLK,
    GOOD,
    GOODS,
    RAIDER,
    SAGE,
    TRADE_CART,
    TRADER,
)


def printed(data: Any) -> dict[str, Mapping[str, int]]:
    """By key, the variables of all texts that tell what is printed."""
    told: dict[str, Mapping[str, int]] = {
        f"card-{name}-text": card_view(data, card)["figures"] for card, name in enumerate(CARD_NAMES)
    }
    told["guide-2"] = {"ships": data.last_ship, "bonus": data.bonus}
    told["guide-3"] = {"gold": data.worker_gold}
    return told


def card_view(data: Components, card: int) -> Card:
    """What is printed on a card: `figures` are the variables of `card-<id>-text`."""
    if card < FIRST_CRAFTSMAN:
        craftsmen = [
            kind
            for index, kind in enumerate(CRAFTSMAN_NAMES)
            for _ in range(data.ship_craftsmen[card * CRAFTSMEN + index])
        ]
        return {"group": "ship", "craftsmen": craftsmen, "figures": ship_figures(data, card)}
    if card < FIRST_TOWNSFOLK:
        return {"group": "craftsman", "figures": {"gold": data.hire_gold[card - FIRST_CRAFTSMAN]}}
    if card < FIRST_TOOL:
        return {"group": "townsfolk", "figures": townsfolk_figures(data, card)}
    if card < FIRST_BUILDING:
        return {"group": "tool", "figures": tool_figures(data, card - FIRST_TOOL)}
    return {"group": "building", "figures": building_figures(data, card - FIRST_BUILDING)}


def ship_figures(data: Components, ship: int) -> dict[str, int]:
    return {
        "points": data.ship_vp[ship],
        "military": data.ship_military[ship],
        "gold": data.ship_gold[ship],
        "workers": data.ship_workers[ship],
        **{name: data.ship_goods[ship * GOODS + good] for good, name in enumerate(GOOD.names)},
        "mill_icons": data.mill_icons[ship],
        "worker_icons": data.worker_icons[ship],
        "gold_icons": data.gold_icons[ship],
    }


def townsfolk_figures(data: Components, card: int) -> dict[str, int]:
    """The numbers of a Townsfolk card; most are 0. `blocked` and `own` are 1 for yes."""
    row = card - FIRST_TOWNSFOLK
    figures = {
        "cost": data.cost_gold[row],
        "cost_workers": data.cost_workers[row],
        "blocked": data.blocked[row],
        "own": data.reaches_own[row],
        "gold": data.gain_gold[row],
        "gold_each": data.gain_gold_each[row],
        "loss": data.others_lose[row],
        "workers": data.gain_workers[row],
        "goods": data.gain_goods[row],
        "draw": data.draw[row],
    }
    if card == SAGE:
        figures |= {"least": data.discard_min, "most": data.discard_max, "more": data.draw_over}
    if card == TRADER:
        figures |= {"least": data.exchange_min, "most": data.exchange_max, "rate": data.exchange_gain}
    if card == RAIDER:
        figures |= {"per_good": data.raid_gold}
    return figures


def tool_figures(data: Components, tool: int) -> dict[str, int]:
    figures = {"gold": data.tool_gold[tool]}
    if tool == TRADE_CART:
        return figures | {name: data.cart[good] for good, name in enumerate(GOOD.names)} | {"moves": data.cart_moves}
    return figures | {"waives": data.tool_waives[tool]}


def building_figures(data: Components, building: int) -> dict[str, int]:
    """The price, how it scores, and the figure of each way of scoring; 0 for those that are not its own."""
    scoring = data.building_scoring[building]
    figure = data.building_vp[building]
    return {
        "gold": data.building_gold[building],
        "workers": data.building_workers[building],
        "scoring": scoring,
        "points": figure if scoring == FIXED else 0,
        "gold_per_point": figure if scoring == PER_GOLD else 0,
        "points_per_ship": figure if scoring == PER_NONMILITANT_SHIP else 0,
        "minimum": figure if scoring == MILL_CAPACITY else 0,
        "base": data.building_base[building],
    }
