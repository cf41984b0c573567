"""The Craftsman and the Tailor/Blacksmith: two goods for one of higher value."""

from typing import Final

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import NOTHING, one_more
from longhall.games.vasa_voyage.frames import VoyageDecision
from longhall.games.vasa_voyage.knowledge.ledger import note_shown
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    CLOTH,
    CRAFTSMAN,
    DONE,
    EXCHANGE,
    EXCHANGED,
    IRON,
    NO_EXCHANGE,
    NO_FURTHER_EXCHANGE,
    PAIR,
    SCULPTURE,
    WOOD,
    kind_of,
)
from longhall.kernel.actions import counted

CHOOSER_EXCHANGES: Final[i64] = 2
OTHERS_EXCHANGE: Final[i64] = 1

# A pair is a good of value 1 and one of value 1 or 2; it gives a good of value 2 or 3.  VV-26
PAIRS: Final[i64] = 2
TWO_ONES: Final[i64] = 0
counted(
    "games/vasa_voyage/chapters/crafts.py",
    {"PAIRS": (PAIRS, len(PAIR.names)), "TWO_ONES": (TWO_ONES, PAIR.names.index("1-1"))},
)


def first_material(role: i64) -> i64:
    """Wood and sculpture are the Craftsman's, cloth and iron the Tailor/Blacksmith's.  VV-25"""
    return WOOD if role == CRAFTSMAN else CLOTH


def second_material(role: i64) -> i64:
    return SCULPTURE if role == CRAFTSMAN else IRON


def is_of_role(role: i64, material: i64) -> bool:
    return material == first_material(role) or material == second_material(role)


def has_pair(g: Voyage, seat: i64, material: i64, pair: i64) -> bool:
    """Whether the hand holds the pair; goods on the ship do not count.  VV-32"""
    ones = g.in_hand(seat, material, 1)
    if pair == TWO_ONES:
        return ones >= 2
    return ones >= 1 and g.in_hand(seat, material, 2) >= 1


def is_in_supply(g: Voyage, material: i64, pair: i64) -> bool:
    """Whether the supply has the good that the pair gives.  VV-29"""
    return g.in_supply(material, pair + 2) > 0


def might_exchange(g: Voyage, seat: i64, material: i64) -> bool:
    """Whether anybody could think that the seat has a pair: of what it owns one good may lie on the ship.  VV-31

    The test uses only what all can count, so that being asked or not tells nothing about a hand.
    """
    ones = g.owned(seat, material, 1)
    if ones == 0 or (g.is_built(material) and g.hand_count(seat, material) < 2):
        return False
    if ones >= 2 and is_in_supply(g, material, TWO_ONES):
        return True
    return g.owned(seat, material, 2) >= 1 and is_in_supply(g, material, 1)


def begin_craft(g: Voyage, role: i64, chooser: i64) -> None:
    """The chooser may exchange twice, the others once each in turn, the last not at all.  VV-17, VV-18, VV-19, VV-27"""
    ask_from(g, role, chooser, chooser, CHOOSER_EXCHANGES)


def ask_from(g: Voyage, role: i64, chooser: i64, seat: i64, left: i64) -> None:
    """Ask the first seat from here on that might exchange; the log does not tell who could not from who did not."""
    last = g.right_of(chooser)
    first = first_material(role)
    second = second_material(role)
    while seat != last:
        if might_exchange(g, seat, first) or might_exchange(g, seat, second):
            g.become(Exchange(seat, role, chooser, left))
            return
        tell_unused(g, seat, chooser, left)
        seat = g.left_of(seat)
        left = OTHERS_EXCHANGE


def tell_unused(g: Voyage, seat: i64, chooser: i64, left: i64) -> None:
    if seat == chooser and left < CHOOSER_EXCHANGES:
        g.emit(NO_FURTHER_EXCHANGE, seat)
    else:
        g.emit(NO_EXCHANGE, seat)


class Exchange(VoyageDecision):
    """A seat may exchange a pair, or is done.  VV-26, VV-27, VV-28, VV-31"""

    FIELDS = ("seat", "role", "chooser", "left")
    SPAN = [EXCHANGE, DONE]

    def __init__(self, seat: i64, role: i64, chooser: i64, left: i64) -> None:
        super().__init__(seat)
        self.role: i64 = role
        self.chooser: i64 = chooser
        self.left: i64 = left  # how many exchanges the seat has left, this one included

    def legal(self, g: Voyage) -> None:
        # By why_not 0.33 us instead of 0.2, both called from Python.
        self.offer_pairs(g, first_material(self.role))
        self.offer_pairs(g, second_material(self.role))
        g.offer(DONE.of(0))

    def offer_pairs(self, g: Voyage, material: i64) -> None:
        for pair in range(PAIRS):
            if has_pair(g, self.seat, material, pair) and is_in_supply(g, material, pair):
                g.offer(EXCHANGE.of2(material, pair))

    def why_not(self, g: Voyage, action: i64) -> str:
        if DONE.has(action):
            return ""
        material = EXCHANGE.first(action)
        pair = EXCHANGE.second(action)
        if not is_of_role(self.role, material):
            return "VV-25"
        if not has_pair(g, self.seat, material, pair):
            return "VV-32" if g.is_built(material) else "VV-26"
        return "" if is_in_supply(g, material, pair) else "VV-29"

    def apply(self, g: Voyage, action: i64) -> None:
        left: i64 = 0
        if DONE.has(action):
            tell_unused(g, self.seat, self.chooser, self.left)
        else:
            self.exchange(g, EXCHANGE.first(action), EXCHANGE.second(action))
            left = self.left - 1
        if left > 0:
            ask_from(g, self.role, self.chooser, self.seat, left)
        else:
            ask_from(g, self.role, self.chooser, g.left_of(self.seat), OTHERS_EXCHANGE)

    def exchange(self, g: Voyage, material: i64, pair: i64) -> None:
        """The pair goes back to the supply, at once there for the next; all see it.  VV-10, VV-24, VV-29, VV-30"""
        seat = self.seat
        if g.is_built(material):
            shown = one_more(one_more(NOTHING, kind_of(material, 1)), kind_of(material, pair + 1))
            note_shown(g, seat, shown)
        g.give_back(seat, material, 1)
        g.give_back(seat, material, pair + 1)
        g.take_from_supply(seat, material, pair + 2, 1)
        g.emit(EXCHANGED, seat, material, pair)

    def fallback(self, g: Voyage) -> i64:
        return DONE.of(0)
