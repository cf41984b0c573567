"""Place: castles with new provinces, churches, farms.  (§7.3)

The same frames serve estate actions and bonuses. Each is paid for when its target is chosen; then a disc is found, then
it is put down.
"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.flow import gain
from longhall.games.suecia.chapters.geometry import q_of, r_of
from longhall.games.suecia.chapters.opened import ANY_KIND, Opened, Placement, complete, pay_for
from longhall.games.suecia.chapters.provinces import (
    empty_hexes,
    empty_hexes_of_tier,
    kind_of,
    lay_mat,
    mats_in_reserve,
    mats_without_church,
    of_mat,
    put_church,
    put_farm,
)
from longhall.games.suecia.chapters.relocate import find_disc
from longhall.games.suecia.frames import SueciaDecision, SueciaStep
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUSES,
    CASTLE_BONUS,
    CASTLE_BUILT,
    CASTLE_GAIN,
    CENTRE,
    CHURCH,
    CHURCH_BONUS,
    CHURCH_BUILT,
    DIRECTIONS,
    FARM_BONUS,
    FARM_BUILT,
    HEX,
    MAT_TAKEN,
    PROVINCE,
    PROVINCE_CHOSEN,
    SITE_CHOSEN,
    SITES,
    TAKE_MAT,
    TIER_SIZE,
    TURN_MAT,
    ZONE_MATS,
)
from longhall.kernel.actions import Family
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import bit, has


def fits(g: Suecia, mat: i64, kind: i64) -> bool:
    """Whether a bonus bound to a kind may use a mat: only one with that majority.  SU-61, SU-63"""
    return kind == ANY_KIND or g.data.majority[mat] == kind


class PlaceCastle(Placement):
    """Take a mat from the reserve and pay one of its majority kind.  SU-20, SU-21, SU-22"""

    def targets(self) -> Family:
        return TAKE_MAT

    def refuse(self, g: Suecia, action: i64) -> str:
        mat = TAKE_MAT.arg(action)
        if not has(mats_in_reserve(g, self.tier), mat):
            return "SU-80" if mat // ZONE_MATS == self.tier else "SU-20"
        if not fits(g, mat, self.kind):
            return "SU-61"
        return "" if g.can_place(self.seat, g.data.majority[mat]) else "SU-21"

    def choose(self, g: Suecia, action: i64) -> None:
        mat = TAKE_MAT.arg(action)
        g.emit(MAT_TAKEN, self.seat, mat)
        pay_for(g, self.seat, g.data.majority[mat])
        complete(g, self.seat, CASTLE_BONUS, self.is_bonus())
        if g.sites[mat // ZONE_MATS * SITES + 1] == NONE:
            g.push(ChooseRotation(self.seat, mat, g.sites[mat // ZONE_MATS * SITES]))
        else:
            g.push(ChooseCentre(self.seat, mat))
        find_disc(g, self.seat)


class ChooseCentre(SueciaDecision):
    """The mat goes where it borders the most hexes of its zone. The first of a zone has no choice.  SU-21, SU-103"""

    FIELDS = ("seat", "mat")
    SPAN = [CENTRE]

    def __init__(self, seat: i64, mat: i64) -> None:
        super().__init__(seat)
        self.mat: i64 = mat

    def why_not(self, g: Suecia, action: i64) -> str:
        return "" if g.sites[self.mat // ZONE_MATS * SITES + CENTRE.arg(action)] != NONE else "SU-103"

    def apply(self, g: Suecia, action: i64) -> None:
        cell = g.sites[self.mat // ZONE_MATS * SITES + CENTRE.arg(action)]
        g.emit(SITE_CHOSEN, self.seat, self.mat, q_of(cell), r_of(cell))
        g.push(ChooseRotation(self.seat, self.mat, cell))


class ChooseRotation(SueciaDecision):
    """The mat may be turned in six ways; then the castle stands on its crest.  SU-21, SU-102"""

    FIELDS = ("seat", "mat", "cell")
    SPAN = [TURN_MAT]

    def __init__(self, seat: i64, mat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.mat: i64 = mat
        self.cell: i64 = cell

    def apply(self, g: Suecia, action: i64) -> None:
        """Castles cause no bonus.  SU-29"""
        rotation = TURN_MAT.arg(action)
        lay_mat(g, self.mat, self.cell, rotation)
        g.discs[self.seat] -= 1
        g.castle[self.mat] = self.seat
        g.emit(CASTLE_BUILT, self.seat, self.mat, rotation)


class PlaceChurch(Placement):
    """A church on a crest that has none, whoever owns the castle; it costs one of the majority kind.  SU-22, SU-23"""

    def targets(self) -> Family:
        return CHURCH

    def refuse(self, g: Suecia, action: i64) -> str:
        mat = CHURCH.arg(action)
        if mat // ZONE_MATS != self.tier:
            return "SU-20"
        if not has(mats_without_church(g, self.tier), mat):
            return "SU-23"
        if not fits(g, mat, self.kind):
            return "SU-63"
        return "" if g.can_place(self.seat, g.data.majority[mat]) else "SU-23"

    def choose(self, g: Suecia, action: i64) -> None:
        mat = CHURCH.arg(action)
        pay_for(g, self.seat, g.data.majority[mat])
        complete(g, self.seat, CHURCH_BONUS, self.is_bonus())
        g.push(PutChurch(self.seat, mat))
        find_disc(g, self.seat)


class PutChurch(SueciaStep):
    """Churches cause no bonus when they are placed.  SU-29"""

    FIELDS = ("seat", "mat")

    def __init__(self, seat: i64, mat: i64) -> None:
        self.seat: i64 = seat
        self.mat: i64 = mat

    def run(self, g: Suecia) -> None:
        g.discs[self.seat] -= 1
        put_church(g, self.seat, self.mat)
        g.emit(CHURCH_BUILT, self.seat, self.mat)


def farmland(g: Suecia, seat: i64, tier: i64, kind: i64) -> i64:
    """Empty hexes on which the seat can pay for a farm: of one kind, or of any in the tier.  SU-24, SU-62"""
    if kind != ANY_KIND:
        return empty_hexes(g, kind) if g.can_place(seat, kind) else 0
    found: i64 = 0
    for each in range(tier * TIER_SIZE, (tier + 1) * TIER_SIZE):
        if g.can_place(seat, each):
            found |= empty_hexes(g, each)
    return found


class FarmProvince(Placement):
    """A farm goes into any province with a fitting empty hex, whoever owns the castle: first which province.  SU-24"""

    def targets(self) -> Family:
        return PROVINCE

    def offer_targets(self, g: Suecia) -> None:
        """Farmland is looked for once. To ask about each province takes 0.7 microseconds, this 0.3."""
        hexes = farmland(g, self.seat, self.tier, self.kind)
        for mat in range(self.tier * ZONE_MATS, (self.tier + 1) * ZONE_MATS):
            if of_mat(hexes, mat) != 0:
                g.offer(PROVINCE.of(mat))

    def refuse(self, g: Suecia, action: i64) -> str:
        mat = PROVINCE.arg(action)
        if mat // ZONE_MATS != self.tier:
            return "SU-20"
        if of_mat(empty_hexes_of_tier(g, self.tier), mat) == 0:
            return "SU-24"
        if of_mat(farmland(g, self.seat, self.tier, self.kind), mat) != 0:
            return ""
        return "SU-62" if self.is_bonus() else "SU-24"

    def choose(self, g: Suecia, action: i64) -> None:
        mat = PROVINCE.arg(action)
        g.emit(PROVINCE_CHOSEN, self.seat, mat)
        g.push(FarmHex(self.seat, mat, self.kind))


class FarmHex(Opened):
    """Then which hex: the price is one of its kind.  SU-24"""

    FIELDS = ("seat", "mat", "kind")

    def __init__(self, seat: i64, mat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.mat: i64 = mat
        self.kind: i64 = kind

    def is_bonus(self) -> bool:
        return self.kind != ANY_KIND

    def targets(self) -> Family:
        return HEX

    def refuse(self, g: Suecia, action: i64) -> str:
        direction = HEX.arg(action)
        if has(of_mat(farmland(g, self.seat, self.mat // ZONE_MATS, self.kind), self.mat), direction):
            return ""
        empty = has(of_mat(empty_hexes_of_tier(g, self.mat // ZONE_MATS), self.mat), direction)
        return "SU-62" if empty and self.is_bonus() else "SU-24"

    def choose(self, g: Suecia, action: i64) -> None:
        direction = HEX.arg(action)
        pay_for(g, self.seat, kind_of(g, self.mat, direction))
        complete(g, self.seat, FARM_BONUS, self.is_bonus())
        g.push(PutFarm(self.seat, self.mat, direction))
        find_disc(g, self.seat)


class PutFarm(SueciaStep):
    """The owner of the province's castle gains one of the hex's kind, and may build a castle for it.

    A castle that was lifted gives nothing any more.  SU-24, SU-29, SU-61, SU-83
    """

    FIELDS = ("seat", "mat", "direction")

    def __init__(self, seat: i64, mat: i64, direction: i64) -> None:
        self.seat: i64 = seat
        self.mat: i64 = mat
        self.direction: i64 = direction

    def run(self, g: Suecia) -> None:
        kind = kind_of(g, self.mat, self.direction)
        g.discs[self.seat] -= 1
        put_farm(g, self.seat, self.mat * DIRECTIONS + self.direction)
        g.emit(FARM_BUILT, self.seat, self.mat, self.direction, kind)
        owner = g.castle[self.mat]
        if owner != NOBODY:
            gain(g, owner, kind, 1)
            g.opportunity[owner * BONUSES + CASTLE_BONUS] = bit(kind)
            g.emit(CASTLE_GAIN, owner, kind, self.mat)
