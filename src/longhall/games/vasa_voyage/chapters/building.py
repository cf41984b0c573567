"""Building: which material is built, and what each player places."""

from typing import Final

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.inspection import Inspect
from longhall.games.vasa_voyage.chapters.king import lowest_in_hand
from longhall.games.vasa_voyage.chapters.scoring import Launch
from longhall.games.vasa_voyage.frames import VoyageDecision, VoyageSealed, VoyageStep
from longhall.games.vasa_voyage.knowledge.ledger import note_built
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ALL_PLACED,
    BUILD,
    BUILDING_CHOSEN,
    BUILDING_FORCED,
    BUILDING_PASSED,
    CAUSE,
    MATERIALS,
    NOTHING_BUILT,
    PASS,
    PLACE,
    PLACED,
)
from longhall.kernel.actions import counted
from longhall.kernel.sets import count, nth

# Why a material must be built
ALL_THREES: Final[i64] = 0
LOCKED: Final[i64] = 1
LAST_ROUNDS: Final[i64] = 2
counted(
    "games/vasa_voyage/chapters/building.py",
    {
        "ALL_THREES": (ALL_THREES, CAUSE.names.index("all_threes")),
        "LOCKED": (LOCKED, CAUSE.names.index("locked")),
        "LAST_ROUNDS": (LAST_ROUNDS, CAUSE.names.index("last_rounds")),
    },
)


def eligible(g: Voyage) -> i64:
    """The unbuilt materials of which a good of value 3 is in play, that is out of the supply.  VV-46, VV-47, VV-48"""
    found = g.unbuilt()
    copies = g.data.in_game(g.players, 3)
    for material in range(MATERIALS):
        if g.in_supply(material, 3) == copies:
            found &= ~(1 << material)
    return found


def mandatory(g: Voyage) -> i64:
    """The unbuilt materials of which all goods of value 3 are in play.  VV-49"""
    found = g.unbuilt()
    for material in range(MATERIALS):
        if g.in_supply(material, 3) > 0:
            found &= ~(1 << material)
    return found


def is_locked(g: Voyage, material: i64) -> bool:
    """No 1 or 2 of it is left in the supply, all 3s are there, and nobody has a 1 and a 2 to make a 3 of.  VV-59"""
    if g.in_supply(material, 1) > 0 or g.in_supply(material, 2) > 0:
        return False
    if g.in_supply(material, 3) < g.data.in_game(g.players, 3):
        return False
    for seat in range(g.players):
        if g.in_hand(seat, material, 1) > 0 and g.in_hand(seat, material, 2) > 0:
            return False
    return True


def all_locked(g: Voyage) -> bool:
    unbuilt = g.unbuilt()
    for material in range(MATERIALS):
        if (unbuilt >> material) & 1 == 1 and not is_locked(g, material):
            return False
    return True


class Building(VoyageStep):
    """Once a round at most one material is built, if any may be.  VV-45, VV-50, VV-51, VV-55"""

    def run(self, g: Voyage) -> None:
        can = eligible(g)
        must = mandatory(g)
        were_locked = g.were_locked
        g.were_locked = can == 0 and all_locked(g)
        if must != 0:
            self.force(g, must, ALL_THREES)
        elif g.round >= g.max_rounds:
            self.force_at_limit(g, can)
        elif can != 0:
            g.become(Select(g.leader))
        elif g.were_locked and (were_locked or not g.inventory):
            self.force_locked(g)
        else:
            g.emit(NOTHING_BUILT)

    def force_at_limit(self, g: Voyage, can: i64) -> None:
        """From the round limit on nobody passes: an eligible material is built, or any, if none is.  VV-78"""
        self.force(g, can if can != 0 else g.unbuilt(), LAST_ROUNDS)

    def force_locked(self, g: Voyage) -> None:
        """All unbuilt materials are locked, with Inventory for the second Building in a row: one is built.  VV-59"""
        self.force(g, g.unbuilt(), LOCKED)

    def force(self, g: Voyage, among: i64, cause: i64) -> None:
        """A single material is built at once; among several the leader must select. She is chooser.  VV-53, VV-54"""
        if count(among) == 1:
            material = nth(among, 0)
            g.emit(BUILDING_FORCED, g.leader, material, cause)
            g.become(Place(material, g.leader))
        else:
            g.become(MustSelect(g.leader, among, cause))


class Select(VoyageDecision):
    """The leader selects an eligible material or passes; then the next in turn, once round the table.  VV-51, VV-52"""

    SPAN = [BUILD, PASS]

    def legal(self, g: Voyage) -> None:
        # By why_not, which looks at all hands for every material, and with TakeRole's menu by why_not as well, a random
        # game takes a twentieth longer.
        g.offer_each(BUILD.base, eligible(g))
        g.offer(PASS.of(0))

    def why_not(self, g: Voyage, action: i64) -> str:
        if PASS.has(action):
            return ""
        material = BUILD.arg(action)
        if g.is_built(material):
            return "VV-46"
        return "" if (eligible(g) >> material) & 1 == 1 else "VV-48"

    def apply(self, g: Voyage, action: i64) -> None:
        if BUILD.has(action):
            material = BUILD.arg(action)
            g.emit(BUILDING_CHOSEN, self.seat, material)
            g.become(Place(material, self.seat))
            return
        g.emit(BUILDING_PASSED, self.seat)
        seat = g.left_of(self.seat)
        if seat != g.leader:
            g.become(Select(seat))
        else:
            g.emit(NOTHING_BUILT)

    def fallback(self, g: Voyage) -> i64:
        return PASS.of(0)


class MustSelect(VoyageDecision):
    """The leader must select one of several materials and may not pass.  VV-54, VV-55, VV-59, VV-78"""

    FIELDS = ("seat", "among", "cause")
    SPAN = [BUILD, PASS]

    def __init__(self, seat: i64, among: i64, cause: i64) -> None:
        super().__init__(seat)
        self.among: i64 = among  # a bit for every material that may be selected
        self.cause: i64 = cause

    def why_not(self, g: Voyage, action: i64) -> str:
        if PASS.has(action):
            return self.clause("VV-54")
        material = BUILD.arg(action)
        if g.is_built(material):
            return "VV-46"
        return "" if (self.among >> material) & 1 == 1 else self.clause("VV-55")

    def clause(self, if_all_threes: str) -> str:
        """What compels the leader."""
        if self.cause == ALL_THREES:
            return if_all_threes
        return "VV-59" if self.cause == LOCKED else "VV-78"

    def apply(self, g: Voyage, action: i64) -> None:
        material = BUILD.arg(action)
        g.emit(BUILDING_FORCED, self.seat, material, self.cause)
        g.become(Place(material, self.seat))

    def fallback(self, g: Voyage) -> i64:
        return BUILD.of(nth(self.among, 0))


class Place(VoyageSealed):
    """Every player places one good of the material on her own square, face down.  VV-56, VV-57, VV-58"""

    FIELDS = ("material", "chooser")
    SPAN = [PLACE]

    def __init__(self, material: i64, chooser: i64) -> None:
        super().__init__()
        self.material: i64 = material
        self.chooser: i64 = chooser

    def asks(self, g: Voyage, seat: i64) -> bool:
        """Whose goods are all of one value is not asked: before the Building all can count them."""
        values = g.values_in_hand(seat, self.material)
        return values & (values - 1) != 0

    def why_not(self, g: Voyage, seat: i64, action: i64) -> str:
        return "" if g.in_hand(seat, self.material, PLACE.arg(action) + 1) > 0 else "VV-56"

    def open(self, g: Voyage) -> None:
        """The goods go to the ships from the chooser on; then comes the Inspection, or the end.  VV-57, VV-60, VV-73"""
        seat = self.chooser
        while True:
            self.place(g, seat)
            seat = g.left_of(seat)
            if seat == self.chooser:
                break
        g.emit(ALL_PLACED, self.material)
        if g.unbuilt() == 0:
            g.cut(Launch)
        else:
            g.become(Inspect(g.right_of(self.chooser), self.chooser))

    def place(self, g: Voyage, seat: i64) -> None:
        """Only the owner sees the good.  VV-7"""
        answer = g.sealed[seat]
        value = PLACE.arg(answer[0]) + 1 if answer else lowest_in_hand(g, seat, self.material)
        g.lay(seat, self.material, value)
        note_built(g, seat, self.material)
        g.tell(1 << seat, PLACED, seat, self.material, value - 1)

    def fallback(self, g: Voyage, seat: i64) -> i64:
        return PLACE.of(lowest_in_hand(g, seat, self.material) - 1)
