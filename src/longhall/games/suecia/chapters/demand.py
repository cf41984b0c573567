"""Demand: ships and missions fetch resources from the city.  (§7.6)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.city import giving
from longhall.games.suecia.chapters.exchange import can_exchange
from longhall.games.suecia.chapters.flow import can_give, can_source, complete_cards, fill_unit, hand_over, missing
from longhall.games.suecia.chapters.opened import Opened, abandon, begin_exchange, complete
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    DEMAND,
    DEMAND_BEGAN,
    DEMAND_ENDED,
    EXCHANGE,
    FILL,
    FINISH,
    SLOTS,
    SORT_SIZE,
    TIER_SIZE,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import bit, has


def sourced(g: Suecia, seat: i64, sort: i64) -> i64:
    """The kinds that ships or missions ask for and of which a unit can be had and paid.  SU-57, SU-58"""
    found: i64 = 0
    for kind in range(sort * TIER_SIZE, (sort + 1) * TIER_SIZE):
        if can_source(g, seat, kind):
            found |= bit(kind)
    return found


def is_fillable(g: Suecia, seat: i64, slot: i64, kinds: i64) -> bool:
    """Whether a card still asks for one of these kinds.  SU-51"""
    for kind in range(slot // SORT_SIZE * TIER_SIZE, (slot // SORT_SIZE + 1) * TIER_SIZE):
        if has(kinds, kind) and missing(g, seat, slot, kind) > 0:
            return True
    return False


class ChooseNation(Opened):
    """All own ships, or all own missions, of one nation demand together, both sides alike.  SU-50"""

    FIELDS = ("seat", "sort")

    def __init__(self, seat: i64, sort: i64) -> None:
        super().__init__(seat)
        self.sort: i64 = sort

    def targets(self) -> Family:
        return DEMAND

    def can_demand(self, g: Suecia, nation: i64, kinds: i64) -> bool:
        for slot in range(self.sort * SORT_SIZE, (self.sort + 1) * SORT_SIZE):
            if g.card[self.seat * SLOTS + slot] == nation and is_fillable(g, self.seat, slot, kinds):
                return True
        return False

    def refuse(self, g: Suecia, action: i64) -> str:
        nation = DEMAND.arg(action)
        if nation // SORT_SIZE != self.sort:
            return "SU-50"
        if self.can_demand(g, nation, sourced(g, self.seat, self.sort)):
            return ""
        for slot in range(self.sort * SORT_SIZE, (self.sort + 1) * SORT_SIZE):
            if g.card[self.seat * SLOTS + slot] == nation:
                return "SU-58"
        return "SU-50"

    def choose(self, g: Suecia, action: i64) -> None:
        nation = DEMAND.arg(action)
        g.emit(DEMAND_BEGAN, self.seat, nation)
        g.push(FillUnits(self.seat, nation, 0))


class FillUnits(SueciaDecision):
    """Unit by unit the player chooses a card and a kind, and stops when she likes. Exchanges may come between.

    SU-52, SU-55, SU-56, SU-58, SU-75
    """

    FIELDS = ("seat", "nation", "units")
    SPAN = [FILL, FINISH, EXCHANGE]

    def __init__(self, seat: i64, nation: i64, units: i64) -> None:
        super().__init__(seat)
        self.nation: i64 = nation
        self.units: i64 = units  # filled so far

    def why_not(self, g: Suecia, action: i64) -> str:
        if FINISH.has(action):
            return ""
        if EXCHANGE.has(action):
            return "" if can_exchange(g, self.seat) else "SU-75"
        slot = FILL.first(action)
        kind = FILL.second(action)
        if g.card[self.seat * SLOTS + slot] != self.nation:
            return "SU-50"
        if missing(g, self.seat, slot, kind) <= 0:
            return "SU-51"
        if giving(g, kind) == 0 and not can_give(g, kind):
            return "SU-57"
        return "" if can_source(g, self.seat, kind) else "SU-58"

    def apply(self, g: Suecia, action: i64) -> None:
        if FILL.has(action):
            fill_unit(g, self.seat, FILL.first(action), FILL.second(action))
            g.push(FillUnits(self.seat, self.nation, self.units + 1))
        elif EXCHANGE.has(action):
            begin_exchange(g, self.seat, self)
        else:
            self.finish(g)

    def finish(self, g: Suecia) -> None:
        """Hand over the payments, complete full cards. Without a unit the action counts as abandoned.  SU-52, SU-59"""
        if self.units == 0:
            abandon(g, self.seat, False)
            return
        complete(g, self.seat, NONE, False)
        g.emit(DEMAND_ENDED, self.seat)
        hand_over(g)
        complete_cards(g, self.seat, self.nation // SORT_SIZE)

    def fallback(self, g: Suecia) -> i64:
        return FINISH.of(0)
