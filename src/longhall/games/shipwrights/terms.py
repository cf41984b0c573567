"""The words of the game: cards, goods, places, actions, chance results and events."""

from typing import Final, cast

from mypy_extensions import i64

from longhall.games.shipwrights.printed import PRINTED, names_in
from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary, counted
from longhall.kernel.events import EventKind

GOODS: Final[i64] = 3
WORKSHOPS: Final[i64] = 2


SHIP_NAMES: Final = names_in("ships")
CRAFTSMAN_NAMES: Final = names_in("craftsmen")
# Townsfolk who are sent against something, each in a way of its own; then those who simply come.
SENT_NAMES: Final = ["assassin", "barbarian", "conspirator", "raider", "berserker", "thief"]
CALLED_NAMES: Final = [name for name in names_in("townsfolk") if name not in SENT_NAMES]
TOOL_NAMES: Final = names_in("tools")
BUILDING_NAMES: Final = names_in("buildings")
# All kinds of card in one row.
CARD_NAMES: Final = [*SHIP_NAMES, *CRAFTSMAN_NAMES, *SENT_NAMES, *CALLED_NAMES, *TOOL_NAMES, *BUILDING_NAMES]

SHIPS: Final[i64] = len(SHIP_NAMES)
CRAFTSMEN: Final[i64] = len(CRAFTSMAN_NAMES)
TOWNSFOLK: Final[i64] = len(SENT_NAMES) + len(CALLED_NAMES)
TOOLS: Final[i64] = len(TOOL_NAMES)
BUILDINGS: Final[i64] = len(BUILDING_NAMES)
CARDS: Final[i64] = len(CARD_NAMES)
COPIES: Final[i64] = cast(int, PRINTED["meta"]["cards_total"])  # SW-2

# Where each group begins in the row of kinds.
FIRST_CRAFTSMAN: Final[i64] = SHIPS
FIRST_TOWNSFOLK: Final[i64] = FIRST_CRAFTSMAN + CRAFTSMEN
FIRST_CALLED: Final[i64] = FIRST_TOWNSFOLK + len(SENT_NAMES)
FIRST_TOOL: Final[i64] = FIRST_TOWNSFOLK + TOWNSFOLK
FIRST_BUILDING: Final[i64] = FIRST_TOOL + TOOLS

ASSASSIN: Final[i64] = CARD_NAMES.index("assassin")
BARBARIAN: Final[i64] = CARD_NAMES.index("barbarian")
CONSPIRATOR: Final[i64] = CARD_NAMES.index("conspirator")
RAIDER: Final[i64] = CARD_NAMES.index("raider")
BERSERKER: Final[i64] = CARD_NAMES.index("berserker")
THIEF: Final[i64] = CARD_NAMES.index("thief")
PIONEER: Final[i64] = CARD_NAMES.index("pioneer")
MERCENARY: Final[i64] = CARD_NAMES.index("mercenary")
WATCHMAN: Final[i64] = CARD_NAMES.index("watchman")
CHIEFTAIN: Final[i64] = CARD_NAMES.index("chieftain")
SAGE: Final[i64] = CARD_NAMES.index("sage")
TRADER: Final[i64] = CARD_NAMES.index("trader")
TRADE_CART: Final[i64] = TOOL_NAMES.index("trade_cart")  # among the Tools

NONE: Final[i64] = -1

GOOD: Final = Axis("good", ["oak", "wool", "iron"])
WORKSHOP: Final = Axis("workshop", ["a", "b"])
CARD: Final = Axis("card", CARD_NAMES)
SHIP: Final = Axis("ship", SHIP_NAMES, "card")
CRAFTSMAN: Final = Axis("craftsman", CRAFTSMAN_NAMES, "card")
CALLED: Final = Axis("townsfolk", CALLED_NAMES, "card")
TOOL: Final = Axis("tool", TOOL_NAMES, "card")
BUILDING: Final = Axis("building", BUILDING_NAMES, "card")
SOURCE: Final = Axis("source", ["row", "hand"])
HAND_OR_FRONT: Final = Axis("from", ["hand", "front"])
FROM_FRONT: Final[i64] = 1

# A back is written as its rates for oak, wool and iron. The printed ones are 1 to 3; there is room for 0 to 4.
RATES: Final[i64] = 5
BACK: Final = Axis("back", [f"{oak}{wool}{iron}" for oak in range(5) for wool in range(5) for iron in range(5)])


def rate(back: i64, good: i64) -> i64:
    """How many Goods of a type a back gives for one purchase.  SW-32"""
    if good == 0:
        return back // (RATES * RATES)
    if good == 1:
        return back // RATES % RATES
    return back % RATES


# Where a card can lie. The last eight are by seat: add the seat.
PILE: Final[i64] = 0
DISCARDS: Final[i64] = 1
BURIED: Final[i64] = 2  # leftovers of earlier days, face down among the discards
PACKET: Final[i64] = 3
LEFTOVERS: Final[i64] = 4
TABLE: Final[i64] = 5  # the Townsfolk card being carried out
BOX: Final[i64] = 6  # not in the game; only positions written by hand put cards there
HAND: Final[i64] = 7
ROW: Final[i64] = 12
WORKSHOP_A: Final[i64] = 17
WORKSHOP_B: Final[i64] = 22
FLEET: Final[i64] = 27
TOOL_PLACE: Final[i64] = 32
BUILT: Final[i64] = 37
FRONT: Final[i64] = 42  # Watchmen and Pioneers
ZONES: Final[i64] = 47
ZONE: Final = Axis(
    "zone",
    ["pile", "discards", "buried", "packet", "leftovers", "table", "box"]
    + [
        f"{place}_p{seat}"
        for place in ["hand", "row", "workshop_a", "workshop_b", "fleet", "tool", "built", "front"]
        for seat in range(1, 6)
    ],
)

counted(
    "games/shipwrights/terms.py",
    {
        "GOODS": (GOODS, len(GOOD.names)),
        "WORKSHOPS": (WORKSHOPS, len(WORKSHOP.names)),
        "FROM_FRONT": (FROM_FRONT, HAND_OR_FRONT.names.index("front")),
        "RATES": (RATES * RATES * RATES, len(BACK.names)),
        "PILE": (PILE, ZONE.names.index("pile")),
        "DISCARDS": (DISCARDS, ZONE.names.index("discards")),
        "BURIED": (BURIED, ZONE.names.index("buried")),
        "PACKET": (PACKET, ZONE.names.index("packet")),
        "LEFTOVERS": (LEFTOVERS, ZONE.names.index("leftovers")),
        "TABLE": (TABLE, ZONE.names.index("table")),
        "BOX": (BOX, ZONE.names.index("box")),
        "HAND": (HAND, ZONE.names.index("hand_p1")),
        "ROW": (ROW, ZONE.names.index("row_p1")),
        "WORKSHOP_A": (WORKSHOP_A, ZONE.names.index("workshop_a_p1")),
        "WORKSHOP_B": (WORKSHOP_B, ZONE.names.index("workshop_b_p1")),
        "FLEET": (FLEET, ZONE.names.index("fleet_p1")),
        "TOOL_PLACE": (TOOL_PLACE, ZONE.names.index("tool_p1")),
        "BUILT": (BUILT, ZONE.names.index("built_p1")),
        "FRONT": (FRONT, ZONE.names.index("front_p1")),
        "ZONES": (ZONES, len(ZONE.names)),
    },
)

ACTIONS: Final = Vocabulary()
TAKE: Final = ACTIONS.family("take", GOOD)
RETURN: Final = ACTIONS.family("return", GOOD)
ENOUGH: Final = ACTIONS.family("enough")
KEEP: Final = ACTIONS.family("keep", CARD)
BUY: Final = ACTIONS.family("buy", GOOD)
BUY_WITH_CART: Final = ACTIONS.family("buy_with_cart", GOOD)
DROP_TOOL: Final = ACTIONS.family("drop_tool")
FINISH: Final = ACTIONS.family("finish", WORKSHOP)
FINISH_WITH_TOOL: Final = ACTIONS.family("finish_with_tool", WORKSHOP)
BEGIN: Final = ACTIONS.family("begin", SHIP)
HIRE: Final = ACTIONS.family("hire", CRAFTSMAN)
SEND_ASSASSIN: Final = ACTIONS.family("assassin", SEAT, CRAFTSMAN)
SEND_BARBARIAN: Final = ACTIONS.family("barbarian", SEAT, WORKSHOP)
SEND_CONSPIRATOR: Final = ACTIONS.family("conspirator", SEAT, CRAFTSMAN)
SEND_RAIDER: Final = ACTIONS.family("raider", SEAT)
SEND_BERSERKER: Final = ACTIONS.family("berserker", SEAT)
SEND_THIEF: Final = ACTIONS.family("thief", SEAT, GOOD)
CALL: Final = ACTIONS.family("call", CALLED)
BUY_TOOL: Final = ACTIONS.family("buy_tool", TOOL)
BUILD: Final = ACTIONS.family("build", BUILDING)
DISCARD: Final = ACTIONS.family("discard", CARD)
END_TURN: Final = ACTIONS.family("end_turn")
FROM_ROW: Final = ACTIONS.family("from_row", CRAFTSMAN)
FROM_HAND: Final = ACTIONS.family("from_hand", CRAFTSMAN)

CHANCE: Final = Vocabulary()
STARTER: Final = CHANCE.family("starter", SEAT)
TOP_BACK: Final = CHANCE.family("back", BACK)
TOP_CARD: Final = CHANCE.family("card", CARD)

STARTER_DRAWN: Final = EventKind("starter_drawn", [SEAT], [])
DAY_BEGUN: Final = EventKind("day_begun", [COUNT.called("day"), SEAT], [])
TOP_SHOWN: Final = EventKind("top_shown", [COUNT.called("oak"), COUNT.called("wool"), COUNT.called("iron")], [])
SHUFFLED: Final = EventKind("shuffled", [COUNT], [], mixes=True)
PACKET_DRAWN: Final = EventKind("packet_drawn", [SEAT, COUNT.called("packet"), COUNT], [])
PACKET_HOLDS: Final = EventKind("packet_holds", [], [CARD], private=True)
KEPT: Final = EventKind("kept", [SEAT], [CARD])
LEFT_OVER: Final = EventKind("left_over", [SEAT], [CARD])
LEFTOVERS_BURIED: Final = EventKind("leftovers_buried", [COUNT], [])
TURN_BEGUN: Final = EventKind("turn_begun", [SEAT], [])
TURN_ENDED: Final = EventKind("turn_ended", [SEAT], [])
DISCARDED: Final = EventKind("discarded", [SEAT, CARD, HAND_OR_FRONT], [])
GOOD_TAKEN: Final = EventKind("good_taken", [SEAT, GOOD, COUNT], [])
GOOD_RETURNED: Final = EventKind("good_returned", [SEAT, GOOD, COUNT], [])
GOODS_BOUGHT: Final = EventKind("goods_bought", [SEAT, GOOD, COUNT], [])
CART_UNLOADED: Final = EventKind("cart_unloaded", [SEAT, GOOD, COUNT], [])
TOOL_BOUGHT: Final = EventKind("tool_bought", [SEAT, TOOL], [])
TOOL_GONE: Final = EventKind("tool_gone", [SEAT, TOOL], [])
HIRED: Final = EventKind("hired", [SEAT, CRAFTSMAN], [])
CALLED_ON: Final = EventKind("called_on", [SEAT, CARD], [])
CRAFTSMAN_REMOVED: Final = EventKind("craftsman_removed", [SEAT, CRAFTSMAN], [])
CRAFTSMAN_LURED: Final = EventKind("craftsman_lured", [SEAT, SEAT.called("target"), CRAFTSMAN], [])
SHIP_REMOVED: Final = EventKind("ship_removed", [SEAT, WORKSHOP, SHIP], [])
GOOD_STOLEN: Final = EventKind("good_stolen", [SEAT, SEAT.called("target"), GOOD, COUNT], [])
GOLD_GAINED: Final = EventKind("gold_gained", [SEAT, COUNT], [])
GOLD_LOST: Final = EventKind("gold_lost", [SEAT, COUNT], [])
GOLD_PAID: Final = EventKind("gold_paid", [SEAT, COUNT], [])
WORKERS_GAINED: Final = EventKind("workers_gained", [SEAT, COUNT], [])
WORKERS_PAID: Final = EventKind("workers_paid", [SEAT, COUNT], [])
CARD_DRAWN: Final = EventKind("card_drawn", [SEAT], [CARD])
SHIP_BEGUN: Final = EventKind("ship_begun", [SEAT, SHIP, WORKSHOP], [])
SHIP_PAID: Final = EventKind("ship_paid", [SEAT, SHIP, WORKSHOP], [])
GOOD_WAIVED: Final = EventKind("good_waived", [SEAT, TOOL, GOOD], [])
CRAFTSMAN_USED: Final = EventKind("craftsman_used", [SEAT, CRAFTSMAN, SOURCE, COUNT], [])
SHIP_FINISHED: Final = EventKind("ship_finished", [SEAT, SHIP], [])
BUILDING_BUILT: Final = EventKind("building_built", [SEAT, BUILDING], [])
EVENING_GOLD: Final = EventKind("evening_gold", [SEAT, COUNT], [])
EVENING_WORKERS: Final = EventKind("evening_workers", [SEAT, COUNT], [])
WORKERS_LEAVE: Final = EventKind("workers_leave", [SEAT, COUNT], [])
LAST_DAY: Final = EventKind("last_day", [COUNT.called("day")], [])
END_TRIGGERED: Final = EventKind("end_triggered", [SEAT, COUNT.called("ships"), COUNT.called("day")], [])
SCORED: Final = EventKind(
    "scored",
    [SEAT, COUNT.called("ships"), COUNT.called("buildings"), COUNT.called("bonus"), COUNT.called("total")],
    [],
)
EVENTS: Final = [
    STARTER_DRAWN,
    DAY_BEGUN,
    TOP_SHOWN,
    SHUFFLED,
    PACKET_DRAWN,
    PACKET_HOLDS,
    KEPT,
    LEFT_OVER,
    LEFTOVERS_BURIED,
    TURN_BEGUN,
    TURN_ENDED,
    DISCARDED,
    GOOD_TAKEN,
    GOOD_RETURNED,
    GOODS_BOUGHT,
    CART_UNLOADED,
    TOOL_BOUGHT,
    TOOL_GONE,
    HIRED,
    CALLED_ON,
    CRAFTSMAN_REMOVED,
    CRAFTSMAN_LURED,
    SHIP_REMOVED,
    GOOD_STOLEN,
    GOLD_GAINED,
    GOLD_LOST,
    GOLD_PAID,
    WORKERS_GAINED,
    WORKERS_PAID,
    CARD_DRAWN,
    SHIP_BEGUN,
    SHIP_PAID,
    GOOD_WAIVED,
    CRAFTSMAN_USED,
    SHIP_FINISHED,
    BUILDING_BUILT,
    EVENING_GOLD,
    EVENING_WORKERS,
    WORKERS_LEAVE,
    LAST_DAY,
    SCORED,
    END_TRIGGERED,
]
