"""The King: procure a good and order another player to replace one on her ship."""

from typing import cast

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.procurers import procure_one
from longhall.games.vasa_voyage.frames import VoyageDecision
from longhall.games.vasa_voyage.knowledge.ledger import note_king
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    NO_ORDER,
    NOT_ORDERED,
    OBEY,
    ORDER,
    ORDER_IMPOSSIBLE,
    ORDER_OBEYED,
    ORDERED,
    VALUES,
)
from longhall.kernel.state import State


def begin_king(g: Voyage, seat: i64) -> None:
    """The King procures like the Admiral, then may give an order, if anything lies on the ships.  VV-39, VV-40"""
    procure_one(g, seat)
    if g.built() != 0:
        g.become(Command(seat))


def lowest_in_hand(g: Voyage, seat: i64, material: i64) -> i64:
    """The lowest value of a material in a hand that has some of it."""
    value: i64 = 1
    while g.in_hand(seat, material, value) == 0:
        value += 1
    return value


class Command(VoyageDecision):
    """The King names another player and an occupied square, or gives no order.  VV-40, VV-44"""

    SPAN = [ORDER, NO_ORDER]

    def legal(self, g: Voyage) -> None:
        # By why_not 0.5 us instead of 0.26, both called from Python.
        built = g.built()
        for target in range(g.players):
            if target != self.seat:
                g.offer_each(ORDER.of2(target, 0), built)
        g.offer(NO_ORDER.of(0))

    def why_not(self, g: Voyage, action: i64) -> str:
        if NO_ORDER.has(action):
            return ""
        target = ORDER.first(action)
        if target >= g.players:
            return "VV-1"
        return "" if target != self.seat and g.is_built(ORDER.second(action)) else "VV-44"

    def apply(self, g: Voyage, action: i64) -> None:
        if NO_ORDER.has(action):
            g.emit(NOT_ORDERED, self.seat)
            return
        target = ORDER.first(action)
        material = ORDER.second(action)
        g.emit(ORDERED, self.seat, target, material)
        if g.hand_count(target, material) == 0:
            self.fail(g, target, material)
        elif is_forced(g, target, material):
            obey(g, target, material, lowest_in_hand(g, target, material))
        else:
            g.become(Obey(target, material))

    def fail(self, g: Voyage, target: i64, material: i64) -> None:
        """The target has no other good of the material: all hear it, and the order is spent.  VV-43"""
        g.emit(ORDER_IMPOSSIBLE, self.seat, target, material)

    def fallback(self, g: Voyage) -> i64:
        return NO_ORDER.of(0)


def is_forced(g: Voyage, seat: i64, material: i64) -> bool:
    """Whether all can see that the target has one choice: one good in hand, or all she owns is of one value.  VV-41"""
    if g.hand_count(seat, material) == 1:
        return True
    values = 0
    for value in range(1, VALUES + 1):
        if g.owned(seat, material, value) > 0:
            values += 1
    return values == 1


def obey(g: Voyage, seat: i64, material: i64, value: i64) -> None:
    """Another good of the material takes the place of the one on the ship; only its owner sees which.  VV-41, VV-42"""
    taken = g.on_ship(seat, material)
    g.lay(seat, material, value)
    note_king(g, seat, material)
    g.tell(1 << seat, ORDER_OBEYED, seat, material, taken - 1, value - 1)


class Obey(VoyageDecision):
    """The target puts another good from her hand on the square, of a value she chooses.  VV-41, VV-42"""

    FIELDS = ("seat", "material")
    SPAN = [OBEY]

    def __init__(self, seat: i64, material: i64) -> None:
        super().__init__(seat)
        self.material: i64 = material

    def why_not(self, g: Voyage, action: i64) -> str:
        value = OBEY.arg(action) + 1
        if g.in_hand(self.seat, self.material, value) > 0:
            return ""
        return "VV-42" if g.on_ship(self.seat, self.material) == value else "VV-41"

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        """What she puts down is her secret."""
        self.apply(cast(Voyage, g), action)

    def apply(self, g: Voyage, action: i64) -> None:
        obey(g, self.seat, self.material, OBEY.arg(action) + 1)

    def fallback(self, g: Voyage) -> i64:
        return OBEY.of(lowest_in_hand(g, self.seat, self.material) - 1)
