"""Estate actions: the pool of a turn and what each estate can do with it.  (§7.1, §7.2)"""

from mypy_extensions import i64

from longhall.games.suecia.chapters.bonus import Window
from longhall.games.suecia.chapters.collect import CollectResource, collect_card, stock_allows
from longhall.games.suecia.chapters.demand import ChooseNation
from longhall.games.suecia.chapters.exchange import can_exchange
from longhall.games.suecia.chapters.opened import ANY_KIND, begin_exchange
from longhall.games.suecia.chapters.place import FarmProvince, PlaceCastle, PlaceChurch
from longhall.games.suecia.chapters.provinces import empty_hexes_of_tier, mats_in_reserve, mats_without_church
from longhall.games.suecia.chapters.shop import ChooseTile, FlipTile, can_build_shop, flippable
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.frames import SueciaDecision, SueciaStep
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    ADVANCED_ACTION,
    BASIC,
    BASIC_ACTION,
    CLOSED,
    COLLECT_MARKET,
    COLLECT_MISSION,
    COLLECT_RESERVE,
    COLLECT_SHIP,
    COMPLETED,
    DEMAND_MISSIONS,
    DEMAND_SHIPS,
    END,
    ENDED,
    ESTATES,
    EXCHANGE,
    FLIP_TILE,
    MISSIONS,
    OPEN,
    OPENED,
    PLACE_CASTLE,
    PLACE_CHURCH,
    PLACE_FARM,
    PLACE_SHOP,
    SHIPS,
    SUPPLY_CITY,
    TIER_SIZE,
    TIERS,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import lowest


class Actions(SueciaStep):
    """Actions are taken one after the other, in any order, each finished with its bonuses before the next.

    Exchanges belong to the last completed action until the next is opened, also when no action is left.

    SU-13, SU-16, SU-17
    """

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: Suecia) -> None:
        if actions_left(g) > 0 or (g.phase == COMPLETED and can_exchange(g, self.seat)):
            g.push(ChooseAction(self.seat))
        else:
            close(g)


def actions_left(g: Suecia) -> i64:
    return g.pool[0] + g.pool[1] + g.pool[2] + g.pool[3]


def close(g: Suecia) -> None:
    """Step (b) of the turn ends.  SU-6, SU-16"""
    for estate in range(ESTATES):
        g.pool[estate] = 0
    g.deed = NONE
    g.deed_tier = NONE
    g.deed_estate = NONE
    g.phase = CLOSED
    forget_moves(g)


def forget_moves(g: Suecia) -> None:
    """What moved on the market is counted for each action anew.  SU-71, SU-76"""
    g.moved_in = 0
    g.moved_out = 0
    g.sold = 0
    g.bought = 0


def is_possible(g: Suecia, seat: i64, deed: i64, tier: i64) -> bool:
    """Whether an action has any target on the table, affordable or not.  SU-17, SU-80"""
    if deed == PLACE_CASTLE:
        return mats_in_reserve(g, tier) != 0
    if deed == PLACE_CHURCH:
        return mats_without_church(g, tier) != 0
    if deed == PLACE_FARM:
        return empty_hexes_of_tier(g, tier) != 0
    if deed == PLACE_SHOP:
        return can_build_shop(g)
    if deed == FLIP_TILE:
        return flippable(g, seat) != 0
    if deed in (COLLECT_RESERVE, COLLECT_MARKET):
        first = tier * TIER_SIZE
        return stock_allows(g, deed, first) or stock_allows(g, deed, first + 1) or stock_allows(g, deed, first + 2)
    if deed == COLLECT_SHIP:
        return g.cards_left(SHIPS) > 0
    if deed == COLLECT_MISSION:
        return g.cards_left(MISSIONS) > 0
    if deed == SUPPLY_CITY:
        return g.farms[seat * TIERS + tier] != 0
    if deed == DEMAND_SHIPS:
        return g.cards_of(seat, SHIPS) > 0
    return g.cards_of(seat, MISSIONS) > 0


def why_impossible(deed: i64) -> str:
    """The clause that asks for the target which an action lacks."""
    if deed == PLACE_CHURCH:
        return "SU-23"
    if deed == PLACE_FARM:
        return "SU-24"
    if deed == FLIP_TILE:
        return "SU-27"
    if deed == COLLECT_RESERVE:
        return "SU-30"
    if deed == COLLECT_MARKET:
        return "SU-32"
    if deed == SUPPLY_CITY:
        return "SU-40"
    if deed in (DEMAND_SHIPS, DEMAND_MISSIONS):
        return "SU-50"
    return "SU-80"


class ChooseAction(SueciaDecision):
    """A basic action uses one estate action, an advanced one two of the same estate.  SU-12, SU-14, SU-15, SU-16"""

    SPAN = [BASIC_ACTION, ADVANCED_ACTION, END, EXCHANGE]

    def legal(self, g: Suecia) -> None:
        """What the estates in the pool offer."""
        # By why_not, which is asked about each of 98 actions, 2.6 us instead of 0.24.
        data = g.data
        for estate in range(ESTATES):
            left = g.pool[estate]
            if left >= data.action_cost[BASIC]:
                self.offer_deeds(g, estate, BASIC, BASIC_ACTION)
            if left >= data.action_cost[ADVANCED]:
                self.offer_deeds(g, estate, ADVANCED, ADVANCED_ACTION)
        g.offer(END.of(0))
        if g.phase == COMPLETED and can_exchange(g, self.seat):
            g.offer(EXCHANGE.of(0))

    def offer_deeds(self, g: Suecia, estate: i64, tier: i64, actions: Family) -> None:
        deeds = g.data.deeds[estate * TIERS + tier]
        while deeds != 0:
            deed = lowest(deeds)
            deeds &= deeds - 1
            if is_possible(g, self.seat, deed, tier):
                g.offer(actions.of2(estate, deed))

    def why_not(self, g: Suecia, action: i64) -> str:
        if END.has(action):
            return ""
        if EXCHANGE.has(action):
            if g.phase != COMPLETED:
                return "SU-17"
            return "" if can_exchange(g, self.seat) else "SU-75"
        tier = BASIC if BASIC_ACTION.has(action) else ADVANCED
        actions = BASIC_ACTION if tier == BASIC else ADVANCED_ACTION
        estate = actions.first(action)
        deed = actions.second(action)
        if not g.data.offers(estate, tier, deed):
            return "SU-15"
        if g.pool[estate] < g.data.action_cost[tier]:
            return "SU-14" if tier == ADVANCED else "SU-12"
        return "" if is_possible(g, self.seat, deed, tier) else why_impossible(deed)

    def apply(self, g: Suecia, action: i64) -> None:
        if END.has(action):
            g.emit(ENDED, self.seat, actions_left(g))
            close(g)
        elif EXCHANGE.has(action):
            begin_exchange(g, self.seat, Actions(self.seat))
        elif BASIC_ACTION.has(action):
            self.open(g, BASIC, BASIC_ACTION.first(action), BASIC_ACTION.second(action))
        else:
            self.open(g, ADVANCED, ADVANCED_ACTION.first(action), ADVANCED_ACTION.second(action))

    def open(self, g: Suecia, tier: i64, estate: i64, deed: i64) -> None:
        """Opening an action uses it up. A window for bonuses follows it, then the next action.  SU-13, SU-14, SU-17"""
        g.pool[estate] -= g.data.action_cost[tier]
        g.deed = deed
        g.deed_tier = tier
        g.deed_estate = estate
        g.phase = OPEN
        forget_moves(g)
        g.emit(OPENED, self.seat, tier, estate, deed)
        g.push(Actions(self.seat))
        g.push(Window(0))
        begin(g, self.seat, deed, tier)

    def fallback(self, g: Suecia) -> i64:
        return END.of(0)


def begin(g: Suecia, seat: i64, deed: i64, tier: i64) -> None:
    """The first choice of an action."""
    if deed == PLACE_CASTLE:
        g.push(PlaceCastle(seat, tier, ANY_KIND))
    elif deed == PLACE_CHURCH:
        g.push(PlaceChurch(seat, tier, ANY_KIND))
    elif deed == PLACE_FARM:
        g.push(FarmProvince(seat, tier, ANY_KIND))
    elif deed == PLACE_SHOP:
        g.push(ChooseTile(seat, tier, ANY_KIND))
    elif deed == FLIP_TILE:
        g.push(FlipTile(seat))
    elif deed in (COLLECT_RESERVE, COLLECT_MARKET):
        g.push(CollectResource(seat, tier, deed))
    elif deed == COLLECT_SHIP:
        collect_card(g, seat, SHIPS)
    elif deed == COLLECT_MISSION:
        collect_card(g, seat, MISSIONS)
    elif deed == SUPPLY_CITY:
        g.push(ChooseGroup(seat, tier))
    elif deed == DEMAND_SHIPS:
        g.push(ChooseNation(seat, SHIPS))
    else:
        g.push(ChooseNation(seat, MISSIONS))
