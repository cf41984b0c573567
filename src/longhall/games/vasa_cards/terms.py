"""The words of the game: colours, piles, actions, chance results and events."""

from typing import Final

from mypy_extensions import i64

from longhall.kernel.actions import COUNT, SEAT, Axis, Vocabulary, counted
from longhall.kernel.events import EventKind

COLOURS: Final[i64] = 4
PILES: Final[i64] = 4
ROUNDS: Final[i64] = 4
PAIRS: Final[i64] = 6
FULL_HAND: Final[i64] = 0b1111  # a hand is a set of bits: bit 0 is the card of value 1

COLOUR: Final = Axis("colour", ["green", "red", "black", "white"])
PILE: Final = Axis("pile", ["1", "2", "3", "4"])
VALUE: Final = Axis("value", ["1", "2", "3", "4"])
PAIR: Final = Axis("pair", ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4"])

# Numbers that are written out are compiled into the rules as such, and not looked up.
counted(
    "games/vasa_cards/terms.py",
    {
        "COLOURS": (COLOURS, len(COLOUR.names)),
        "PILES": (PILES, len(PILE.names)),
        "ROUNDS": (ROUNDS, len(PILE.names)),
        "PAIRS": (PAIRS, len(PAIR.names)),
        "FULL_HAND": (FULL_HAND, (1 << len(VALUE.names)) - 1),
    },
)

ACTIONS: Final = Vocabulary()
BUILD: Final = ACTIONS.family("build", VALUE)
INSPECT_PILE: Final = ACTIONS.family("inspect_pile", COLOUR, PILE)
INSPECT_HAND: Final = ACTIONS.family("inspect_hand", COLOUR)
FIX_HAND: Final = ACTIONS.family("fix_hand", PILE, VALUE)
FIX_PILES: Final = ACTIONS.family("fix_piles", PAIR)
NO_FIX: Final = ACTIONS.family("no_fix")
NAME_CAPTAIN: Final = ACTIONS.family("name_captain", SEAT)
PICK_COLOUR: Final = ACTIONS.family("pick_colour", COLOUR)

CHANCE: Final = Vocabulary()
CAPTAIN: Final = CHANCE.family("captain", COLOUR)
NEUTRAL_CARD: Final = CHANCE.family("neutral_card", VALUE)
HAND_CARD: Final = CHANCE.family("hand_card", VALUE)
FIRST_SEAT: Final = CHANCE.family("first_seat", SEAT)

CAPTAIN_NAMED: Final = EventKind("captain_named", [COLOUR, COUNT.called("round")], [])
BUILT: Final = EventKind("built", [SEAT, COLOUR, PILE], [VALUE])
INSPECTED_PILE: Final = EventKind("inspected_pile", [SEAT, COLOUR, COLOUR.called("target"), PILE], [VALUE])
INSPECTED_HAND: Final = EventKind("inspected_hand", [SEAT, COLOUR, COLOUR.called("target")], [VALUE])
FIXED_HAND: Final = EventKind("fixed_hand", [SEAT, COLOUR, PILE], [VALUE.called("taken"), VALUE.called("placed")])
FIXED_PILES: Final = EventKind("fixed_piles", [SEAT, COLOUR, PILE, PILE.called("other")], [])
NOT_FIXED: Final = EventKind("not_fixed", [SEAT, COLOUR], [])
REVEALED: Final = EventKind("revealed", [PILE, COUNT.called("total")], [])
BLAMED: Final = EventKind("blamed", [COLOUR], [])
WON: Final = EventKind("won", [COLOUR], [])
FIRST_CAPTAIN: Final = EventKind("first_captain", [SEAT], [])
COLOUR_PICKED: Final = EventKind("colour_picked", [SEAT, COLOUR], [])
EVENTS: Final = [
    CAPTAIN_NAMED,
    BUILT,
    INSPECTED_PILE,
    INSPECTED_HAND,
    FIXED_HAND,
    FIXED_PILES,
    NOT_FIXED,
    REVEALED,
    BLAMED,
    WON,
    FIRST_CAPTAIN,
    COLOUR_PICKED,
]

# The two piles of each pair in `fix_piles`.
FIRST_OF_PAIR: Final = [int(pair.split("-")[0]) - 1 for pair in PAIR.names]
SECOND_OF_PAIR: Final = [int(pair.split("-")[1]) - 1 for pair in PAIR.names]
