"""Why a choice in Suecia is good. Nothing is said that does not hold in the position."""

from mypy_extensions import i64

from longhall.bots.suecia.columns import alike, demands, has_alike
from longhall.bots.suecia.means import can_fulfil, finds_target, mission_in_reach, sought
from longhall.games.suecia.chapters.actions import is_possible
from longhall.games.suecia.chapters.turn import ChooseColumn
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    ADVANCED_ACTION,
    BASIC,
    BASIC_ACTION,
    BUY,
    COLLECT,
    COLLECT_MARKET,
    COLLECT_MISSION,
    COLLECT_RESERVE,
    COLLECT_SHIP,
    DEEDS,
    DEMAND_MISSIONS,
    END,
    ESTATES,
    EXCHANGE,
    FILL,
    FLIP_TILE,
    HALVES,
    INTO,
    OPEN,
    PLACE_SHOP,
    PLAY,
    SHOP_BONUS,
    SORT_SIZE,
    SUPPLY_CITY,
    TAKE,
    TAKE_BONUS,
    TIERS,
    TOP,
)


def reason_of(g: Suecia, seat: i64, action: i64) -> str:
    """The text key of why an action is good; a plain one where nothing in particular speaks for it."""
    if PLAY.has(action):
        card = PLAY.arg(action)
        pairs = has_alike(g, seat, HALVES[card * 2]) or has_alike(g, seat, HALVES[card * 2 + 1])
        return "hint-suecia-play" if pairs else "hint-plain"
    if TOP.has(action):
        return "hint-suecia-play" if has_alike(g, seat, TOP.arg(action)) else "hint-plain"
    if INTO.has(action):
        return reason_of_column(g, seat, INTO.arg(action))
    if BASIC_ACTION.has(action):
        return reason_of_deed(g, seat, BASIC_ACTION.second(action), BASIC)
    if ADVANCED_ACTION.has(action):
        return reason_of_deed(g, seat, ADVANCED_ACTION.second(action), ADVANCED)
    if FILL.has(action):
        return "hint-suecia-demand"
    if TAKE_BONUS.has(action):
        return "hint-suecia-bonus" if TAKE_BONUS.arg(action) <= SHOP_BONUS else "hint-suecia-bonus-card"
    if COLLECT.has(action):
        return reason_of_kind(g, seat, COLLECT.arg(action))
    if BUY.has(action):
        return reason_of_kind(g, seat, BUY.first(action))
    if EXCHANGE.has(action) and g.phase == OPEN and g.deed == DEMAND_MISSIONS and in_reach(g, seat):
        return "hint-suecia-exchange"
    if TAKE.has(action):
        return "hint-suecia-mission" if TAKE.arg(action) >= SORT_SIZE else "hint-suecia-ship"
    if END.has(action):
        return "hint-plain" if any_left(g, seat) else "hint-suecia-nothing"
    return "hint-plain"


def reason_of_column(g: Suecia, seat: i64, column: i64) -> str:
    top = g.waiting
    if isinstance(top, ChooseColumn) and demands(g, seat, column, top.estate) and in_reach(g, seat):
        return "hint-suecia-play-mission"
    if isinstance(top, ChooseColumn) and alike(g, seat, column, top.estate) > 0:
        return "hint-suecia-play"
    return "hint-suecia-play-taller" if g.column_height(seat, column) > 0 else "hint-suecia-play-new"


def in_reach(g: Suecia, seat: i64) -> bool:
    """Whether an exchange surely brings what a mission asks for; not reckoned where every unit moves the price."""
    return not g.every_unit and mission_in_reach(g, seat, 0) != NONE


def reason_of_deed(g: Suecia, seat: i64, deed: i64, tier: i64) -> str:
    """Nothing is praised that could not be paid."""
    if not finds_target(g, seat, deed, tier):
        return "hint-plain"
    if deed <= PLACE_SHOP:
        return "hint-suecia-place"
    if deed == FLIP_TILE:
        return "hint-suecia-flip"
    if deed in (COLLECT_RESERVE, COLLECT_MARKET):
        return "hint-suecia-collect"
    if deed == COLLECT_SHIP:
        return "hint-suecia-ship"
    if deed == COLLECT_MISSION:
        return "hint-suecia-mission"
    if deed == SUPPLY_CITY:
        return "hint-suecia-supply"
    if deed == DEMAND_MISSIONS and can_fulfil(g, seat):
        return "hint-suecia-fulfil"
    return "hint-suecia-demand"


def reason_of_kind(g: Suecia, seat: i64, kind: i64) -> str:
    return "hint-suecia-sought" if sought(g, seat, kind) > g.owns(seat, kind) else "hint-suecia-collect"


def any_left(g: Suecia, seat: i64) -> bool:
    """Whether an action that the pool still offers finds a target."""
    for estate in range(ESTATES):
        for tier in range(TIERS):
            if g.pool[estate] >= g.data.action_cost[tier]:
                for deed in range(DEEDS):
                    if g.data.offers(estate, tier, deed) and is_possible(g, seat, deed, tier):
                        if finds_target(g, seat, deed, tier):
                            return True
    return False
