"""What everybody can work out from the boards: what a Ship still needs, and what the Evening will bring."""

from longhall.games.shipwrights.face.view_types import Need, Tonight
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    FIRST_CRAFTSMAN,
    GOOD,
    GOODS,
    HAND,
    NONE,
)


def needs_of(g: Shipwrights, owner: int, ship: int, sees_hand: bool) -> list[Need]:
    """Gold, Workers, Goods, Craftsmen; these may come from the hand, which only its owner sees.  SW-37, SW-76, SW-77"""
    data = g.data
    waived = data.tool_waives[g.tool[owner]] if g.tool[owner] != NONE else NONE
    needs = [
        need("gold", data.ship_gold[ship], g.gold[owner]),
        need("workers", data.ship_workers[ship], g.workers[owner]),
        *[
            need(name, data.ship_goods[ship * GOODS + good], g.mill[owner * GOODS + good], waived=good == waived)
            for good, name in enumerate(GOOD.names)
        ],
        *[
            need(
                name,
                data.ship_craftsmen[ship * CRAFTSMEN + kind],
                g.row[owner * CRAFTSMEN + kind],
                g.count_in(FIRST_CRAFTSMAN + kind, HAND + owner) if sees_hand else 0,
            )
            for kind, name in enumerate(CRAFTSMAN_NAMES)
        ],
    ]
    return [each for each in needs if each["needed"] > 0]


def need(thing: str, needed: int, there: int, in_hand: int = 0, waived: bool = False) -> Need:
    return {"thing": thing, "needed": needed, "there": there, "in_hand": in_hand, "waived": waived}


def workers_for_the_night(g: Shipwrights, owner: int) -> int:
    """SW-87"""
    return max(g.data.workers_min, g.data.workers_base + g.over_fleet(owner, g.data.worker_icons))


def tonight(g: Shipwrights, owner: int) -> Tonight:
    """SW-8, SW-86, SW-87, SW-88, SW-89"""
    data = g.data
    of_village = g.workers[owner] * data.worker_gold
    of_ships = g.over_fleet(owner, data.gold_icons) * data.icon_gold
    income = max(0, of_village + of_ships)
    gold = min(income, data.gold_max - g.gold[owner])
    workers = workers_for_the_night(g, owner)
    return {
        "gold": gold,
        "gold_of_village": of_village,
        "gold_of_ships": of_ships,
        "gold_lost": income - gold,
        "workers": workers,
        "workers_of_village": data.workers_base,
        "workers_of_ships": g.over_fleet(owner, data.worker_icons),
        "workers_lost": max(0, g.workers[owner] + workers - data.village),
        "goods_lost": max(0, g.goods_of(owner) - g.mill_capacity(owner)),
    }
