"""The Admiral: procure a good and replace one on the own ship, or seem to."""

from typing import cast

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.procurers import procure_one
from longhall.games.vasa_voyage.frames import VoyageDecision
from longhall.games.vasa_voyage.knowledge.ledger import note_admiral
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    GOOD,
    MATERIALS,
    NO_REPLACEMENT,
    NOT_REPLACED,
    REPLACE,
    REPLACED,
)
from longhall.kernel.actions import counted
from longhall.kernel.state import State

SAME_GOOD = 0
counted("games/vasa_voyage/chapters/admiral.py", {"SAME_GOOD": (SAME_GOOD, GOOD.names.index("same"))})


def begin_admiral(g: Voyage, seat: i64) -> None:
    """Only the chooser acts: she procures, then may replace, if anything lies on her ship.  VV-33, VV-36, VV-38"""
    procure_one(g, seat)
    if g.built() != 0:
        g.become(Replace(seat))


class Replace(VoyageDecision):
    """The Admiral puts a good on a square, or the same one back, or openly does not.  VV-35, VV-36, VV-37, VV-38"""

    SPAN = [REPLACE, NO_REPLACEMENT]

    def legal(self, g: Voyage) -> None:
        # By why_not 0.6 us instead of 0.28, both called from Python.
        for material in range(MATERIALS):
            if g.is_built(material):
                g.offer_each(REPLACE.of2(material, SAME_GOOD), 1 | (g.values_in_hand(self.seat, material) << 1))
        g.offer(NO_REPLACEMENT.of(0))

    def why_not(self, g: Voyage, action: i64) -> str:
        if NO_REPLACEMENT.has(action):
            return ""
        material = REPLACE.first(action)
        good = REPLACE.second(action)
        if not g.is_built(material) or (good != SAME_GOOD and g.in_hand(self.seat, material, good) == 0):
            return "VV-35"
        return ""

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        """All see the square that is nominated, nobody sees the good.  VV-37"""
        voyage = cast(Voyage, g)
        voyage.witness(REPLACE.of2(REPLACE.first(action), SAME_GOOD) if REPLACE.has(action) else action)
        self.apply(voyage, action)

    def apply(self, g: Voyage, action: i64) -> None:
        if NO_REPLACEMENT.has(action):
            g.emit(NOT_REPLACED, self.seat)
        else:
            self.replace(g, REPLACE.first(action), REPLACE.second(action))

    def replace(self, g: Voyage, material: i64, good: i64) -> None:
        """All see the square; whether the good is another one only the Admiral knows.  VV-35, VV-37"""
        taken = g.on_ship(self.seat, material)
        if good != SAME_GOOD:
            g.lay(self.seat, material, good)
        note_admiral(g, self.seat, material)
        g.tell(1 << self.seat, REPLACED, self.seat, material, taken - 1, g.on_ship(self.seat, material) - 1)

    def fallback(self, g: Voyage) -> i64:
        return NO_REPLACEMENT.of(0)
