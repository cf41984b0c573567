"""What one seat may see, and where its actions point."""

from typing import Any, Literal

from longhall.games.shipwrights.chapters.afternoon import Turn
from longhall.games.shipwrights.chapters.day import starts_tomorrow
from longhall.games.shipwrights.chapters.effects import TakeGoods
from longhall.games.shipwrights.chapters.evening import ReturnGoods
from longhall.games.shipwrights.chapters.morning import Keep
from longhall.games.shipwrights.chapters.scoring import building_points, military_bonus, points_of_building, ship_points
from longhall.games.shipwrights.chapters.ships import has_last_ship
from longhall.games.shipwrights.face.cards import card_view
from longhall.games.shipwrights.face.forecast import needs_of, tonight, workers_for_the_night
from longhall.games.shipwrights.face.view_types import (
    Board,
    Leftovers,
    Packet,
    Passed,
    Pile,
    Score,
    Stack,
    Tool,
    View,
    Workshop,
)
from longhall.games.shipwrights.knowledge.belief import holds_packet, packets_seen
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BACK,
    BEGIN,
    BUILD,
    BUILDING_NAMES,
    BUILDINGS,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    CALL,
    CALLED_NAMES,
    CARD_NAMES,
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    DISCARD,
    DISCARDS,
    DROP_TOOL,
    FINISH,
    FINISH_WITH_TOOL,
    FROM_HAND,
    FROM_ROW,
    GOOD,
    GOODS,
    HAND,
    HIRE,
    KEEP,
    LEFTOVERS,
    NONE,
    PACKET,
    RETURN,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    SHIP_NAMES,
    SHIPS,
    TABLE,
    TAKE,
    TOOL_NAMES,
    TRADE_CART,
    WORKSHOP,
    WORKSHOPS,
    rate,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.state import State


def view(state: State, seat: int) -> View:
    """The table from one seat (-1: a spectator)."""
    assert isinstance(state, Shipwrights)
    g = state
    told: View = {
        "day": g.day,
        "last_day": g.data.last_day,
        "phase": phase(g),
        "starter": g.starter if g.starter != NONE else None,
        "next_start": g.next_start if g.next_start != NONE else None,
        "tomorrow": starts_tomorrow(g) if g.starter != NONE and not g.over else None,
        "end_triggered": g.day >= g.data.last_day or has_last_ship(g),
        "order": [(g.starter + n) % g.players for n in range(g.players)] if g.starter != NONE else [],
        "turns_done": g.turns_done,
        "active": g.waiting.seat if g.waiting is not None else None,
        "pile": pile_view(g),
        "discards": {
            "element": "discards",
            "count": g.discards_size,
            "cards": stacks(g, DISCARDS, "discards"),
            "face_down": len(g.buried),
        },
        "played": names(g, TABLE),
        "packet": packet_view(g, seat),
        "leftovers": leftovers_view(g, seat),
        "passed": passed_view(g, seat),
        "boards": [board_view(g, seat, owner) for owner in range(g.players)],
        "scores": [score_view(g, owner) for owner in range(g.players)] if g.over else None,
        "purchase": {"gold": g.data.buy_gold, "workers": g.data.buy_workers},
        "cards": {},
    }
    told["cards"] = {name: card_view(g.data, CARD_NAMES.index(name)) for name in sorted(shown(told))}
    return told


def phase(g: Shipwrights) -> Literal["over", "setup", "morning", "evening", "afternoon"]:
    decision = g.waiting
    if decision is None:
        return "over"
    if isinstance(decision, TakeGoods) and g.day == 0:
        return "setup"
    if isinstance(decision, Keep):
        return "morning"
    return "evening" if isinstance(decision, ReturnGoods) else "afternoon"


def names(g: Shipwrights, zone: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in g.kinds_in(zone)]


def stacks(g: Shipwrights, zone: int, element: str) -> list[Stack]:
    """The cards of a zone, equal ones together."""
    found: dict[str, int] = {}
    for name in names(g, zone):
        found[name] = found.get(name, 0) + 1
    return [{"element": f"{element}.{name}", "card": name, "count": count} for name, count in found.items()]


def pile_view(g: Shipwrights) -> Pile:
    back: dict[str, str | int] | None = None
    if g.top != NONE:
        back = {"name": "/".join(BACK.names[g.top]), **{GOOD.names[good]: rate(g.top, good) for good in range(GOODS)}}
    return {"element": "pile", "count": g.pile_size, "back": back}


def packet_view(g: Shipwrights, seat: int) -> Packet:
    decision = g.waiting
    holder = decision.seat if isinstance(decision, Keep) else None
    return {
        "element": "packet",
        "number": decision.packet if isinstance(decision, Keep) else None,
        "holder": holder,
        "count": g.packet_size,
        "cards": stacks(g, PACKET, "packet") if holds_packet(g, seat) else None,
    }


def leftovers_view(g: Shipwrights, seat: int) -> Leftovers:
    """Face down beside the last drafter's board; only that seat knows them."""
    last = (g.starter - 1) % g.players if g.starter != NONE else None
    return {
        "element": f"leftovers:{SEATS[last]}" if last is not None else "leftovers",
        "seat": last,
        "count": len(g.leftovers),
        "cards": stacks(g, LEFTOVERS, "leftovers") if seat >= 0 and last == seat else None,
    }


def passed_view(g: Shipwrights, seat: int) -> list[Passed]:
    """The packets that went through the seat's hands since the pile was last shuffled, oldest first: what they held,
    and which card the seat kept."""
    if seat < 0:
        return []
    return [{"kept": kept, "held": held} for kept, held in packets_seen(g, seat)]


def board_view(g: Shipwrights, seat: int, owner: int) -> Board:
    p = SEATS[owner]
    data = g.data
    return {
        "element": f"board:{p}",
        "seat": owner,
        "gold": g.gold[owner],
        "gold_max": data.gold_max,
        "workers": g.workers[owner],
        "village": data.village,
        "mill": {GOOD.names[good]: g.mill[owner * GOODS + good] for good in range(GOODS)},
        "goods": g.goods_of(owner),
        "capacity": g.mill_capacity(owner),
        "workers_income": workers_for_the_night(g, owner),
        "gold_icons": g.over_fleet(owner, data.gold_icons),
        "military": g.over_fleet(owner, data.ship_military),
        "bonus": military_bonus(g, owner),
        "points": ship_points(g, owner) + building_points(g, owner),
        "tonight": tonight(g, owner) if phase(g) in ("morning", "afternoon") else None,
        "row": [
            {"element": f"row:{p}.{name}", "card": name, "count": g.row[owner * CRAFTSMEN + kind]}
            for kind, name in enumerate(CRAFTSMAN_NAMES)
            if g.row[owner * CRAFTSMEN + kind] > 0
        ],
        "row_max": data.row_max,
        "workshops": [workshop_view(g, seat, owner, workshop) for workshop in range(WORKSHOPS)],
        "fleet": [
            {"element": f"fleet:{p}.{name}", "card": name, "count": g.fleet[owner * SHIPS + ship]}
            for ship, name in enumerate(SHIP_NAMES)
            if g.fleet[owner * SHIPS + ship] > 0
        ],
        "ships": g.ships[owner],
        "ships_to_end": data.last_ship,
        "tool": tool_view(g, owner),
        "buildings": [
            {
                "element": f"building:{p}.{name}",
                "card": name,
                "points": points_of_building(g, owner, building),
            }
            for building, name in enumerate(BUILDING_NAMES)
            if g.buildings[owner * BUILDINGS + building] > 0
        ],
        "watchmen": {"element": f"front:{p}.watchman", "card": "watchman", "count": g.watchmen[owner]},
        "pioneers": {"element": f"front:{p}.pioneer", "card": "pioneer", "count": g.pioneers[owner]},
        "hand": {
            "element": f"hand:{p}",
            "count": g.hand_size[owner],
            "cards": stacks(g, HAND + owner, f"hand:{p}") if owner == seat else None,
        },
    }


def workshop_view(g: Shipwrights, seat: int, owner: int, workshop: int) -> Workshop:
    ship = g.workshop[owner * WORKSHOPS + workshop]
    needs = needs_of(g, owner, ship, owner == seat) if ship != NONE else []
    return {
        "element": f"workshop:{SEATS[owner]}.{WORKSHOP.names[workshop]}",
        "workshop": WORKSHOP.names[workshop],
        "card": SHIP_NAMES[ship] if ship != NONE else None,
        "needs": needs,
        "lacking": sum(max(0, n["needed"] - n["there"] - n["in_hand"]) for n in needs if not n["waived"]),
    }


def tool_view(g: Shipwrights, owner: int) -> Tool:
    tool = g.tool[owner]
    return {
        "element": f"tool:{SEATS[owner]}",
        "card": TOOL_NAMES[tool] if tool != NONE else None,
        "load": {GOOD.names[good]: g.cart[owner * GOODS + good] for good in range(GOODS)}
        if tool == TRADE_CART
        else None,
    }


def score_view(g: Shipwrights, owner: int) -> Score:
    ships, buildings, bonus = ship_points(g, owner), building_points(g, owner), military_bonus(g, owner)
    return {"ships": ships, "buildings": buildings, "bonus": bonus, "total": ships + buildings + bonus}


def shown(told: Any) -> set[str]:
    """The names of all cards that a view shows."""
    if isinstance(told, str):
        return {told} if told in CARD_NAMES else set()
    if isinstance(told, dict):
        return {name for value in told.values() for name in shown(value)}
    if isinstance(told, list):
        return {name for value in told for name in shown(value)}
    return set()


def at(state: State, seat: int, action: int) -> list[str]:
    """The elements that an action touches, the card first."""
    assert isinstance(state, Shipwrights)
    g = state
    me = SEATS[seat]
    if KEEP.has(action):
        return [f"packet.{CARD_NAMES[KEEP.arg(action)]}"]
    if DISCARD.has(action):
        return [f"hand:{me}.{CARD_NAMES[DISCARD.arg(action)]}", "discards"]
    if isinstance(g.waiting, Turn):
        return at_turn(g, me, seat, action)
    if TAKE.has(action):
        return [f"supply.{GOOD.names[TAKE.arg(action)]}", f"mill:{me}.{GOOD.names[TAKE.arg(action)]}"]
    if RETURN.has(action):
        return [f"mill:{me}.{GOOD.names[RETURN.arg(action)]}"]
    if FROM_ROW.has(action):
        return [f"row:{me}.{CRAFTSMAN_NAMES[FROM_ROW.arg(action)]}"]
    if FROM_HAND.has(action):
        return [f"hand:{me}.{CRAFTSMAN_NAMES[FROM_HAND.arg(action)]}"]
    return []


def at_turn(g: Shipwrights, me: str, seat: int, action: int) -> list[str]:
    if BUY.has(action):
        good = GOOD.names[BUY.arg(action)]
        return ["pile", f"supply.{good}", f"mill:{me}.{good}"]
    if BUY_WITH_CART.has(action):
        good = GOOD.names[BUY_WITH_CART.arg(action)]
        return [f"tool:{me}", "pile", f"mill:{me}.{good}"]
    if DROP_TOOL.has(action):
        return [f"tool:{me}"]
    if FINISH.has(action):
        return [f"workshop:{me}.{WORKSHOP.names[FINISH.arg(action)]}"]
    if FINISH_WITH_TOOL.has(action):
        return [f"workshop:{me}.{WORKSHOP.names[FINISH_WITH_TOOL.arg(action)]}", f"tool:{me}"]
    if BEGIN.has(action):
        free = 0 if g.workshop[seat * WORKSHOPS] == NONE else 1
        return [f"hand:{me}.{SHIP_NAMES[BEGIN.arg(action)]}", f"workshop:{me}.{WORKSHOP.names[free]}"]
    if HIRE.has(action):
        return [f"hand:{me}.{CRAFTSMAN_NAMES[HIRE.arg(action)]}", f"row:{me}"]
    if CALL.has(action):
        return [f"hand:{me}.{CALLED_NAMES[CALL.arg(action)]}"]
    if BUY_TOOL.has(action):
        return [f"hand:{me}.{TOOL_NAMES[BUY_TOOL.arg(action)]}", f"tool:{me}"]
    if BUILD.has(action):
        return [f"hand:{me}.{BUILDING_NAMES[BUILD.arg(action)]}", f"board:{me}"]
    return at_target(me, action)


def at_target(me: str, action: int) -> list[str]:
    for family, place in (
        (SEND_ASSASSIN, "row"),
        (SEND_CONSPIRATOR, "row"),
        (SEND_BARBARIAN, "workshop"),
        (SEND_THIEF, "mill"),
    ):
        if family.has(action):
            target, thing = family.args(action)
            return [f"hand:{me}.{family.name}", f"{place}:{SEATS[target]}.{family.axes[1].names[thing]}"]
    if SEND_RAIDER.has(action):
        return [f"hand:{me}.raider", f"board:{SEATS[SEND_RAIDER.arg(action)]}"]
    if SEND_BERSERKER.has(action):
        return [f"hand:{me}.berserker", f"tool:{SEATS[SEND_BERSERKER.arg(action)]}"]
    return []
