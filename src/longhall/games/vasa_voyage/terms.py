"""The words of the game: materials, values, roles, actions, chance results and events.

What the rules call the *type* of a good (wood, cloth, iron, sculpture) is called its material here, as `type` is a word
of Python's. A *kind* is a material with a value; the twelve kinds are numbered in the rules' order.
"""

from typing import Final

from mypy_extensions import i64

from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary, counted
from longhall.kernel.events import EventKind

MATERIALS: Final[i64] = 4
WOOD: Final[i64] = 0
CLOTH: Final[i64] = 1
IRON: Final[i64] = 2
SCULPTURE: Final[i64] = 3
ALL_MATERIALS: Final[i64] = (1 << MATERIALS) - 1

VALUES: Final[i64] = 3
KINDS: Final[i64] = MATERIALS * VALUES

# VV-5: the eight role cards. A procurer has the number of its material.
ROLES: Final[i64] = 8
CRAFTSMAN: Final[i64] = 4
TAILOR: Final[i64] = 5
ADMIRAL: Final[i64] = 6
KING: Final[i64] = 7

MATERIAL: Final = Axis("material", ["wood", "cloth", "iron", "sculpture"])
VALUE: Final = Axis("value", ["1", "2", "3"])
ROLE: Final = Axis(
    "role",
    [
        "wood_procurer",
        "cloth_procurer",
        "iron_procurer",
        "sculpture_procurer",
        "craftsman",
        "tailor_blacksmith",
        "admiral",
        "king",
    ],
)
# Numbers that are written out are compiled into the rules as such, and not looked up.
counted(
    "games/vasa_voyage/terms.py",
    {
        "MATERIALS": (MATERIALS, len(MATERIAL.names)),
        "WOOD": (WOOD, MATERIAL.names.index("wood")),
        "CLOTH": (CLOTH, MATERIAL.names.index("cloth")),
        "IRON": (IRON, MATERIAL.names.index("iron")),
        "SCULPTURE": (SCULPTURE, MATERIAL.names.index("sculpture")),
        "VALUES": (VALUES, len(VALUE.names)),
        "ROLES": (ROLES, len(ROLE.names)),
        "CRAFTSMAN": (CRAFTSMAN, ROLE.names.index("craftsman")),
        "TAILOR": (TAILOR, ROLE.names.index("tailor_blacksmith")),
        "ADMIRAL": (ADMIRAL, ROLE.names.index("admiral")),
        "KING": (KING, ROLE.names.index("king")),
    },
)

PAIR: Final = Axis("pair", ["1-1", "1-2"])
GOOD: Final = Axis("good", ["same", "1", "2", "3"])  # what an Admiral may put on a square
CAUSE: Final = Axis("cause", ["all_threes", "locked", "last_rounds"])  # why a material must be built
STEP: Final = Axis(
    "step",
    [
        "threes_in_hand",
        "twos_in_hand",
        "ones_in_hand",
        "threes_on_failed",
        "threes_on_ship",
        "twos_on_ship",
        "ones_on_ship",
        "leader",
        "next_to_leader",
    ],
)
TARGET: Final = SEAT.called("target")
PARTNER: Final = SEAT.called("partner")
PROPOSER: Final = SEAT.called("proposer")
CHOOSER: Final = SEAT.called("chooser")

ACTIONS: Final = Vocabulary()
TAKE_ROLE: Final = ACTIONS.family("take_role", ROLE)
EXCHANGE: Final = ACTIONS.family("exchange", MATERIAL, PAIR)
DONE: Final = ACTIONS.family("done")
PROCURE: Final = ACTIONS.family("procure", MATERIAL)
REPLACE: Final = ACTIONS.family("replace", MATERIAL, GOOD)
NO_REPLACEMENT: Final = ACTIONS.family("no_replacement")
ORDER: Final = ACTIONS.family("order", TARGET, MATERIAL)
NO_ORDER: Final = ACTIONS.family("no_order")
OBEY: Final = ACTIONS.family("obey", VALUE)
BUILD: Final = ACTIONS.family("build", MATERIAL)
PASS: Final = ACTIONS.family("pass")
PLACE: Final = ACTIONS.family("place", VALUE)
INSPECT: Final = ACTIONS.family("inspect", TARGET, MATERIAL)
DECLINE: Final = ACTIONS.family("decline")
NO_OFFER: Final = ACTIONS.family("no_offer")
OFFER_TO: Final = ACTIONS.family("offer_to", PARTNER)
GIVE: Final = ACTIONS.family("give", MATERIAL, VALUE)
WANT: Final = ACTIONS.family("want", MATERIAL, VALUE)
NEXT: Final = ACTIONS.family("next")
CONFIRM: Final = ACTIONS.family("confirm")
CANCEL: Final = ACTIONS.family("cancel")
ACCEPT: Final = ACTIONS.family("accept", PROPOSER)
REJECT: Final = ACTIONS.family("reject", PROPOSER)
COUNTER: Final = ACTIONS.family("counter", PROPOSER)
KEEP: Final = ACTIONS.family("keep")
WITHDRAW: Final = ACTIONS.family("withdraw")
ACCEPT_COUNTER: Final = ACTIONS.family("accept_counter")
REJECT_COUNTER: Final = ACTIONS.family("reject_counter")
KEEP_COUNTER: Final = ACTIONS.family("keep_counter", PROPOSER)
WITHDRAW_COUNTER: Final = ACTIONS.family("withdraw_counter", PROPOSER)
NAME_LEADER: Final = ACTIONS.family("name_leader", SEAT)

CHANCE: Final = Vocabulary()
FIRST_LEADER: Final = CHANCE.family("first_leader", SEAT)

ROUND_BEGUN: Final = EventKind("round_begun", [COUNT.called("round"), SEAT], [])
ROLE_TAKEN: Final = EventKind("role_taken", [SEAT, ROLE], [])
PROCURED: Final = EventKind("procured", [SEAT, MATERIAL, COUNT], [])
NOTHING_TO_PROCURE: Final = EventKind("nothing_to_procure", [SEAT], [])
EXCHANGED: Final = EventKind("exchanged", [SEAT, MATERIAL, PAIR], [])
NO_EXCHANGE: Final = EventKind("no_exchange", [SEAT], [])
NO_FURTHER_EXCHANGE: Final = EventKind("no_further_exchange", [SEAT], [])
REPLACED: Final = EventKind("replaced", [SEAT, MATERIAL], [VALUE.called("taken"), VALUE.called("placed")])
NOT_REPLACED: Final = EventKind("not_replaced", [SEAT], [])
ORDERED: Final = EventKind("ordered", [SEAT, TARGET, MATERIAL], [])
ORDER_OBEYED: Final = EventKind("order_obeyed", [TARGET, MATERIAL], [VALUE.called("taken"), VALUE.called("placed")])
ORDER_IMPOSSIBLE: Final = EventKind("order_impossible", [SEAT, TARGET, MATERIAL], [])
NOT_ORDERED: Final = EventKind("not_ordered", [SEAT], [])
BUILDING_PASSED: Final = EventKind("building_passed", [SEAT], [])
BUILDING_CHOSEN: Final = EventKind("building_chosen", [SEAT, MATERIAL], [])
BUILDING_FORCED: Final = EventKind("building_forced", [SEAT, MATERIAL, CAUSE], [])
NOTHING_BUILT: Final = EventKind("nothing_built", [], [])
PLACED: Final = EventKind("placed", [SEAT, MATERIAL], [VALUE])
ALL_PLACED: Final = EventKind("all_placed", [MATERIAL], [])
INSPECTED: Final = EventKind("inspected", [SEAT, TARGET, MATERIAL], [VALUE])
NOT_INSPECTED: Final = EventKind("not_inspected", [SEAT], [])
OFFERED: Final = EventKind("offered", [SEAT, PARTNER], [])
NOT_OFFERED: Final = EventKind("not_offered", [SEAT], [])
GIVES: Final = EventKind("gives", [SEAT, COUNT, MATERIAL, VALUE], [])
WANTS: Final = EventKind("wants", [SEAT, COUNT, MATERIAL, VALUE], [])
MIRRORED: Final = EventKind("mirrored", [SEAT, PARTNER], [])
ACCEPTED: Final = EventKind("accepted", [SEAT, PROPOSER], [])
REJECTED: Final = EventKind("rejected", [SEAT, PROPOSER], [])
COUNTERED: Final = EventKind("countered", [SEAT, PROPOSER], [])
KEPT: Final = EventKind("kept", [SEAT], [])
WITHDRAWN: Final = EventKind("withdrawn", [SEAT], [])
COUNTER_ACCEPTED: Final = EventKind("counter_accepted", [SEAT, PARTNER], [])
COUNTER_REJECTED: Final = EventKind("counter_rejected", [SEAT, PARTNER], [])
COUNTER_KEPT: Final = EventKind("counter_kept", [SEAT, PROPOSER], [])
COUNTER_WITHDRAWN: Final = EventKind("counter_withdrawn", [SEAT, PROPOSER], [])
TRADED: Final = EventKind("traded", [SEAT, PARTNER], [])
HANDED_OVER: Final = EventKind("handed_over", [SEAT, COUNT, MATERIAL, VALUE], [])
VOID_LACKING: Final = EventKind("void_lacking", [SEAT, PARTNER, TARGET, MATERIAL, VALUE], [])
VOID_KEEPING: Final = EventKind("void_keeping", [SEAT, PARTNER, TARGET], [])
SHIP_OPENED: Final = EventKind(
    "ship_opened",
    [SEAT, VALUE.called("wood"), VALUE.called("cloth"), VALUE.called("iron"), VALUE.called("sculpture")],
    [],
)
PART_COUNTED: Final = EventKind("part_counted", [MATERIAL, COUNT.called("total"), COUNT.called("needed")], [])
WON: Final = EventKind("won", [SEAT, STEP], [])
ALL_LOST: Final = EventKind("all_lost", [], [])
EVENTS: Final = [
    ROUND_BEGUN,
    ROLE_TAKEN,
    PROCURED,
    NOTHING_TO_PROCURE,
    EXCHANGED,
    NO_EXCHANGE,
    NO_FURTHER_EXCHANGE,
    REPLACED,
    NOT_REPLACED,
    ORDERED,
    ORDER_OBEYED,
    ORDER_IMPOSSIBLE,
    NOT_ORDERED,
    BUILDING_PASSED,
    BUILDING_CHOSEN,
    BUILDING_FORCED,
    NOTHING_BUILT,
    PLACED,
    ALL_PLACED,
    INSPECTED,
    NOT_INSPECTED,
    OFFERED,
    NOT_OFFERED,
    GIVES,
    WANTS,
    MIRRORED,
    ACCEPTED,
    REJECTED,
    COUNTERED,
    KEPT,
    WITHDRAWN,
    COUNTER_ACCEPTED,
    COUNTER_REJECTED,
    COUNTER_KEPT,
    COUNTER_WITHDRAWN,
    TRADED,
    HANDED_OVER,
    VOID_LACKING,
    VOID_KEEPING,
    SHIP_OPENED,
    PART_COUNTED,
    WON,
    ALL_LOST,
]


def kind_of(material: i64, value: i64) -> i64:
    """The number of a kind."""
    return material * VALUES + value - 1
