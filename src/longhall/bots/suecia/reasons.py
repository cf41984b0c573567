"""Why a choice in Suecia is good. Nothing is said that does not hold in the position."""

from mypy_extensions import i64

from longhall.bots.suecia.columns import alike, demands, has_alike
from longhall.bots.suecia.means import can_fulfil, finds_target, mission_in_reach, sought
from longhall.games.suecia.chapters.actions import is_possible
from longhall.games.suecia.chapters.city import first_to_demand, tile_kind
from longhall.games.suecia.chapters.flow import missing
from longhall.games.suecia.chapters.place import FarmHex
from longhall.games.suecia.chapters.shop import ChooseSquare, ChooseTile
from longhall.games.suecia.chapters.turn import ChooseColumn
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    ADVANCED_ACTION,
    BASIC,
    BASIC_ACTION,
    BUY,
    CHURCH,
    COLLECT,
    COLLECT_MARKET,
    COLLECT_MISSION,
    COLLECT_RESERVE,
    COLLECT_SHIP,
    DEEDS,
    DEMAND,
    DEMAND_MISSIONS,
    END,
    ESTATES,
    EXCHANGE,
    FILL,
    FLIP_TILE,
    FRONT,
    HALVES,
    HEX,
    INTO,
    KEEP,
    KINDS,
    ON_SQUARE,
    OPEN,
    PLACE_SHOP,
    PLAY,
    PROVINCE,
    SELL,
    SHOP_BONUS,
    SLOTS,
    SORT_SIZE,
    SQUARES,
    SUPPLY,
    SUPPLY_CITY,
    SWAP,
    TAKE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
    TOP,
)
from longhall.kernel.sets import bit, has


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
    if FILL.has(action) or DEMAND.has(action):
        return "hint-suecia-demand"
    if TAKE_BONUS.has(action):
        return "hint-suecia-bonus" if TAKE_BONUS.arg(action) <= SHOP_BONUS else "hint-suecia-bonus-card"
    if COLLECT.has(action):
        return reason_of_kind(g, seat, COLLECT.arg(action))
    if BUY.has(action):
        return reason_of_kind(g, seat, BUY.first(action))
    if EXCHANGE.has(action) and g.phase == OPEN and g.deed == DEMAND_MISSIONS and in_reach(g, seat):
        return "hint-plain" if can_fulfil(g, seat) else "hint-suecia-exchange"
    if TAKE.has(action):
        if TAKE.arg(action) < SORT_SIZE:
            return "hint-suecia-ship"
        return "hint-suecia-mission-held" if holds_of(g, seat, TAKE.arg(action)) else "hint-plain"
    if SELL.has(action):
        return "hint-plain" if is_for_own(g, seat, SELL.first(action)) else "hint-suecia-sell"
    if SUPPLY.has(action):
        return "hint-suecia-paid" if pays(g, seat, action) else "hint-plain"
    if KEEP.has(action) or (SWAP.has(action) and g.face_up != NONE):
        card = g.drawn if KEEP.has(action) else g.face_up
        pairs = has_alike(g, seat, HALVES[card * 2]) or has_alike(g, seat, HALVES[card * 2 + 1])
        return "hint-suecia-drawn" if pairs else "hint-plain"
    if TAKE_MAT.has(action) or CHURCH.has(action):
        return "hint-suecia-place"
    if PROVINCE.has(action):
        return "hint-suecia-own-castle" if g.castle[PROVINCE.arg(action)] == seat else "hint-suecia-place"
    if HEX.has(action):
        farm = g.waiting
        is_own = isinstance(farm, FarmHex) and g.castle[farm.mat] == seat
        return "hint-suecia-own-castle" if is_own else "hint-suecia-place"
    if TAKE_TILE.has(action):
        shop = g.waiting
        is_asked = isinstance(shop, ChooseTile) and is_for_others(g, seat, shop.price(g, TAKE_TILE.arg(action)))
        return "hint-suecia-tile" if is_asked else "hint-suecia-place"
    if ON_SQUARE.has(action):
        return "hint-suecia-square" if is_met_first(g, ON_SQUARE.arg(action)) else "hint-plain"
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
        return "hint-suecia-mission" if has_room(g, seat) else "hint-plain"
    if deed == SUPPLY_CITY:
        return "hint-suecia-supply"
    if deed == DEMAND_MISSIONS and can_fulfil(g, seat):
        return "hint-suecia-fulfil"
    return "hint-suecia-demand"


def reason_of_kind(g: Suecia, seat: i64, kind: i64) -> str:
    if sought(g, seat, kind) > g.owns(seat, kind):
        return "hint-suecia-sought"
    return "hint-suecia-none-yet" if g.owns(seat, kind) == 0 else "hint-suecia-collect"


def has_room(g: Suecia, seat: i64) -> bool:
    """Whether a mission can be taken without giving one back."""
    for slot in range(SORT_SIZE, SLOTS):
        if g.card[seat * SLOTS + slot] == NONE:
            return True
    return False


def holds_of(g: Suecia, seat: i64, nation: i64) -> bool:
    """Whether the seat holds a kind that a new card of a nation asks for."""
    for kind in range(KINDS):
        if g.data.asks(nation, FRONT, kind) > 0 and g.owns(seat, kind) > 0:
            return True
    return False


def is_for_own(g: Suecia, seat: i64, kind: i64) -> bool:
    """Whether a card of the seat still asks for a kind."""
    for slot in range(SLOTS):
        if g.card[seat * SLOTS + slot] != NONE and missing(g, seat, slot, kind) > 0:
            return True
    return False


def is_for_others(g: Suecia, seat: i64, kind: i64) -> bool:
    for other in range(g.players):
        if other != seat and is_for_own(g, other, kind):
            return True
    return False


def pays(g: Suecia, seat: i64, action: i64) -> bool:
    """Whether the seat has more chits after a supply."""
    made = g.clone()
    made.apply(seat, action)
    before: i64 = 0
    after: i64 = 0
    for kind in range(KINDS):
        before += g.owns(seat, kind)
        after += made.owns(seat, kind)
    return after > before


def is_met_first(g: Suecia, square: i64) -> bool:
    """Whether ships, or missions, come by this square before all shops that show the same kind."""
    laid = g.waiting
    if not isinstance(laid, ChooseSquare):
        return False
    kind = g.data.tile_kind[laid.tile * TIERS + laid.tier]
    rivals: i64 = bit(square)
    for other in range(SQUARES):
        if has(g.built, other) and tile_kind(g, other) == kind:
            rivals |= bit(other)
    return rivals != bit(square) and first_to_demand(g, laid.tier, rivals) == square


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
