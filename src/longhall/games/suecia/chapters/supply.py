"""Supply: a group of farms sends its produce to the city.  (§7.5)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.flow import gain, supply, takes_any
from longhall.games.suecia.chapters.opened import Opened, complete
from longhall.games.suecia.chapters.provinces import churches_beside, group_of, zone_bit
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUSES,
    CHURCH_BONUS,
    CHURCH_GAIN,
    FARM_BONUS,
    MATS,
    SUPPLY,
    SUPPLY_BEGAN,
    TIER_SIZE,
    TIERS,
    ZONE_HEXES,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import bit, count, has, lowest


class ChooseGroup(Opened):
    """One own group of farms: all that hang together on hexes of one kind. It is named by its first hex.  SU-40

    A group is offered only if at least one unit would arrive.  SU-47
    """

    FIELDS = ("seat", "tier")

    def __init__(self, seat: i64, tier: i64) -> None:
        super().__init__(seat)
        self.tier: i64 = tier

    def targets(self) -> Family:
        return SUPPLY

    def farms(self, g: Suecia, kind: i64) -> i64:
        """Own farms of a kind."""
        return g.farms[self.seat * TIERS + self.tier] & g.hexes[kind]

    def offer_targets(self, g: Suecia) -> None:
        """The first hex of every group. To ask about all 72 hexes takes 1.9 microseconds, this 0.3."""
        firsts: i64 = 0
        for kind in range(self.tier * TIER_SIZE, (self.tier + 1) * TIER_SIZE):
            farms = self.farms(g, kind)
            if farms != 0 and takes_any(g, kind):
                left = farms
                while left != 0:
                    first = bit(lowest(left))
                    firsts |= first
                    left &= ~group_of(g, self.tier, farms, first)
        while firsts != 0:
            g.offer(SUPPLY.of(self.tier * ZONE_HEXES + lowest(firsts)))
            firsts &= firsts - 1

    def kind_of_group(self, g: Suecia, hex: i64) -> i64:
        """The kind of the own farm on a hex, or NONE."""
        if hex // ZONE_HEXES == self.tier:
            for kind in range(self.tier * TIER_SIZE, (self.tier + 1) * TIER_SIZE):
                if self.farms(g, kind) & zone_bit(hex) != 0:
                    return kind
        return NONE

    def refuse(self, g: Suecia, action: i64) -> str:
        hex = SUPPLY.arg(action)
        kind = self.kind_of_group(g, hex)
        if kind == NONE:
            return "SU-40"
        if lowest(group_of(g, self.tier, self.farms(g, kind), zone_bit(hex))) != hex % ZONE_HEXES:
            return "SU-40"
        return "" if takes_any(g, kind) else "SU-47"

    def choose(self, g: Suecia, action: i64) -> None:
        """One unit for each farm and each church beside one; they go where they can.  SU-41, SU-46"""
        hex = SUPPLY.arg(action)
        kind = self.kind_of_group(g, hex)
        group = group_of(g, self.tier, self.farms(g, kind), zone_bit(hex))
        churches = churches_beside(g, self.tier, group)
        farms = count(group)
        complete(g, self.seat, NONE, False)
        g.emit(SUPPLY_BEGAN, self.seat, kind, farms, count(churches))
        supply(g, self.seat, kind, farms + count(churches))
        self.reward(g, kind, churches)

    def reward(self, g: Suecia, kind: i64, churches: i64) -> None:
        """Every church gains its owner one; she may build another, the supplier a farm.  SU-48, SU-62, SU-63"""
        for mat in range(MATS):
            if has(churches, mat):
                owner = g.church[mat]
                gain(g, owner, kind, 1)
                g.emit(CHURCH_GAIN, owner, kind, mat)
                g.opportunity[owner * BONUSES + CHURCH_BONUS] = bit(kind)
        g.opportunity[self.seat * BONUSES + FARM_BONUS] = bit(kind)
