"""Discs: a player without any takes one of her own from the table.  (§7.9)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import lift_tile, take_chit
from longhall.games.suecia.chapters.flow import to_reserve
from longhall.games.suecia.chapters.provinces import lift_church, lift_farm
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    CASTLE_LIFTED,
    CHURCH_LIFTED,
    DIRECTIONS,
    FARM_LIFTED,
    KINDS,
    LIFT_CASTLE,
    LIFT_CHURCH,
    LIFT_FARM,
    LIFT_SHOP,
    SHOP_LIFTED,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import has


def find_disc(g: Suecia, seat: i64) -> None:
    """Before a building is put down its owner needs a disc; only without any left she relocates one.  SU-82, SU-83"""
    if g.discs[seat] == 0:
        g.push(LiftDisc(seat))


class LiftDisc(SueciaDecision):
    """One own disc is lifted from the table. The new building is not there yet, so it cannot be the one.  SU-83"""

    SPAN = [LIFT_CASTLE, LIFT_CHURCH, LIFT_FARM, LIFT_SHOP]

    def why_not(self, g: Suecia, action: i64) -> str:
        return "" if self.owner(g, action) == self.seat else "SU-83"

    def owner(self, g: Suecia, action: i64) -> i64:
        if LIFT_CASTLE.has(action):
            return g.castle[LIFT_CASTLE.arg(action)]
        if LIFT_CHURCH.has(action):
            return g.church[LIFT_CHURCH.arg(action)]
        if LIFT_FARM.has(action):
            return g.farm[LIFT_FARM.arg(action)]
        return g.shop[LIFT_SHOP.arg(action)]

    def apply(self, g: Suecia, action: i64) -> None:
        g.discs[self.seat] += 1
        if LIFT_CASTLE.has(action):
            self.castle(g, LIFT_CASTLE.arg(action))
        elif LIFT_CHURCH.has(action):
            mat = LIFT_CHURCH.arg(action)
            lift_church(g, mat)
            g.emit(CHURCH_LIFTED, self.seat, mat)
        elif LIFT_FARM.has(action):
            hex = LIFT_FARM.arg(action)
            lift_farm(g, hex)
            g.emit(FARM_LIFTED, self.seat, hex // DIRECTIONS, hex % DIRECTIONS)
        else:
            self.shop(g, LIFT_SHOP.arg(action))

    def castle(self, g: Suecia, mat: i64) -> None:
        """The mat stays, without a castle.  SU-81, SU-83"""
        g.castle[mat] = NOBODY
        g.emit(CASTLE_LIFTED, self.seat, mat)

    def shop(self, g: Suecia, square: i64) -> None:
        """The tile goes back to the reserve, and so do its chits.  SU-80, SU-83"""
        lost: i64 = 0
        for kind in range(KINDS):
            if has(g.loaded[kind], square):
                take_chit(g, square, kind)
                to_reserve(g, kind, 1)
                lost += 1
        lift_tile(g, square)
        g.emit(SHOP_LIFTED, self.seat, square, lost)
