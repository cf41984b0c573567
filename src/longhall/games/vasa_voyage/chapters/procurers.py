"""Procuring: the four procurers' roles, and the one good that an Admiral or a King procures."""

from typing import Final

from mypy_extensions import i64

from longhall.games.vasa_voyage.frames import VoyageDecision
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import MATERIALS, NOTHING_TO_PROCURE, PROCURE, PROCURED, VALUES
from longhall.kernel.sets import count, nth

CHOOSER_PROCURES: Final[i64] = 2
OTHERS_PROCURE: Final[i64] = 1


def procure(g: Voyage, seat: i64, material: i64, most: i64) -> None:
    """Take goods of value 1 as far as the supply goes, openly; nothing replaces what is missing.  VV-9, VV-22, VV-23"""
    left = g.in_supply(material, 1)
    count = most if most < left else left
    g.take_from_supply(seat, material, 1, count)
    g.emit(PROCURED, seat, material, count)


def procure_in_turn(g: Voyage, chooser: i64, material: i64) -> None:
    """The chooser procures two, the others one each, the last in turn none.  VV-17, VV-18, VV-20

    The chooser takes both at once; a right that an earlier player could not use does not move on to the last; built
    materials are procured like others.  VV-19, VV-21, VV-24
    """
    procure(g, chooser, material, CHOOSER_PROCURES)
    last = g.right_of(chooser)
    seat = g.left_of(chooser)
    while seat != last:
        procure(g, seat, material, OTHERS_PROCURE)
        seat = g.left_of(seat)


def procure_one(g: Voyage, seat: i64) -> None:
    """Admiral and King first procure one good of any material; none if the supply has none.  VV-33, VV-34, VV-39

    Where all can see that only one material is left there is nothing to choose.
    """
    there = materials_left(g)
    if there == 0:
        g.emit(NOTHING_TO_PROCURE, seat)
    elif count(there) == 1:
        procure(g, seat, nth(there, 0), 1)
    else:
        g.become(ProcureOne(seat))


def materials_left(g: Voyage) -> i64:
    """The set of materials of which the supply has goods of value 1."""
    supply = g.supply
    found: i64 = 0
    for material in range(MATERIALS):
        if supply[material * VALUES] > 0:
            found |= 1 << material
    return found


class ProcureOne(VoyageDecision):
    """The Admiral or the King picks the material that she procures.  VV-33, VV-39"""

    SPAN = [PROCURE]

    def why_not(self, g: Voyage, action: i64) -> str:
        return "" if g.in_supply(PROCURE.arg(action), 1) > 0 else "VV-33"

    def apply(self, g: Voyage, action: i64) -> None:
        procure(g, self.seat, PROCURE.arg(action), 1)

    def fallback(self, g: Voyage) -> i64:
        return PROCURE.of(nth(materials_left(g), 0))
