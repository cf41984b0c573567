"""Buy Goods, buy or discard a Tool, hire a Craftsman, construct a Building: what is done in one step."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.effects import pay, take_from_hand
from longhall.games.shipwrights.chapters.pile import discard
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BUILDING_BUILT,
    BUILDINGS,
    BUILT,
    BUY,
    BUY_WITH_CART,
    CART_UNLOADED,
    CRAFTSMEN,
    DROP_TOOL,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    GOODS,
    GOODS_BOUGHT,
    HIRED,
    NONE,
    ROW,
    TOOL_BOUGHT,
    TOOL_GONE,
    TOOL_PLACE,
    TRADE_CART,
    rate,
)

# Goods


def bars_purchase(g: Shipwrights, seat: i64) -> str:
    """2 Gold and 2 Workers must be there, and a card whose back names the rates.  SW-13, SW-30"""
    if g.gold[seat] < g.data.buy_gold or g.workers[seat] < g.data.buy_workers:
        return "SW-30"
    return "SW-13" if g.top == NONE else ""


def bars_cart(g: Shipwrights, seat: i64, good: i64) -> str:
    """The owner of a Trade Cart may take one Good of the type bought from it.  SW-39"""
    if g.tool[seat] != TRADE_CART or g.cart[seat * GOODS + good] == 0:
        return "SW-39"
    return bars_purchase(g, seat)


def offer_purchases(g: Shipwrights, seat: i64) -> None:
    if bars_purchase(g, seat):
        return
    for good in range(GOODS):
        g.offer(BUY.of(good))
    if g.tool[seat] == TRADE_CART:
        for good in range(GOODS):
            if g.cart[seat * GOODS + good] > 0:
                g.offer(BUY_WITH_CART.of(good))


def buy_goods(g: Shipwrights, seat: i64, good: i64) -> None:
    """One type a purchase, as many as the back on top shows. The top card stays.  SW-30, SW-31, SW-32, SW-33"""
    pay(g, seat, g.data.buy_gold, g.data.buy_workers)
    bought = rate(g.top, good)
    g.mill[seat * GOODS + good] += bought
    g.emit(GOODS_BOUGHT, seat, good, bought)


def unload_cart(g: Shipwrights, seat: i64, good: i64) -> None:
    """One Good moves from the Cart to the Mill; the empty Cart is discarded.  SW-39, SW-40"""
    moved = min(g.data.cart_moves, g.cart[seat * GOODS + good])
    g.cart[seat * GOODS + good] -= moved
    g.mill[seat * GOODS + good] += moved
    g.emit(CART_UNLOADED, seat, good, moved)
    for other in range(GOODS):
        if g.cart[seat * GOODS + other] > 0:
            return
    discard_tool(g, seat)


# Tools


def bars_tool(g: Shipwrights, seat: i64, tool: i64) -> str:
    """A Tool in hand, its price in Gold, and no Tool owned.  SW-9, SW-34, SW-35"""
    if not g.holds(seat, FIRST_TOOL + tool):
        return "SW-34"
    if g.tool[seat] != NONE:
        return "SW-35"
    return "SW-9" if g.gold[seat] < g.data.tool_gold[tool] else ""


def buy_tool(g: Shipwrights, seat: i64, tool: i64) -> None:
    """It lies left of the board; a Trade Cart comes loaded from the Supply.  SW-34, SW-38"""
    pay(g, seat, g.data.tool_gold[tool], 0)
    take_from_hand(g, seat, FIRST_TOOL + tool, TOOL_PLACE + seat)
    g.tool[seat] = tool
    if tool == TRADE_CART:
        for good in range(GOODS):
            g.cart[seat * GOODS + good] = g.data.cart[good]
    g.emit(TOOL_BOUGHT, seat, tool)


def offer_dropping(g: Shipwrights, seat: i64) -> None:
    if g.tool[seat] != NONE:
        g.offer(DROP_TOOL.base)


def discard_tool(g: Shipwrights, seat: i64) -> None:
    """The Tool is discarded; Goods still on a Trade Cart go back to the Supply.  SW-36, SW-41"""
    tool = g.tool[seat]
    g.tool[seat] = NONE
    for good in range(GOODS):
        g.cart[seat * GOODS + good] = 0
    g.emit(TOOL_GONE, seat, tool)
    discard(g, g.copy_in(FIRST_TOOL + tool, TOOL_PLACE + seat))


# Craftsmen


def bars_hiring(g: Shipwrights, seat: i64, kind: i64) -> str:
    """A Craftsman in hand, and a free place among four; equal kinds may stand side by side.  SW-42, SW-43, SW-44"""
    if not g.holds(seat, FIRST_CRAFTSMAN + kind):
        return "SW-42"
    if g.row_size(seat) >= g.data.row_max:
        return "SW-43"
    return "SW-9" if g.gold[seat] < g.data.hire_gold[kind] else ""


def hire(g: Shipwrights, seat: i64, kind: i64) -> None:
    """Hiring costs nothing. The Craftsman cannot be dismissed.  SW-42, SW-45"""
    pay(g, seat, g.data.hire_gold[kind], 0)
    take_from_hand(g, seat, FIRST_CRAFTSMAN + kind, ROW + seat)
    g.row[seat * CRAFTSMEN + kind] += 1
    g.emit(HIRED, seat, kind)


# Buildings


def bars_building(g: Shipwrights, seat: i64, building: i64) -> str:
    """A Building in hand of a type not owned, and its price in Gold and Workers.  SW-9, SW-82, SW-83"""
    if not g.holds(seat, FIRST_BUILDING + building):
        return "SW-82"
    if g.buildings[seat * BUILDINGS + building] > 0:
        return "SW-83"
    if g.gold[seat] < g.data.building_gold[building] or g.workers[seat] < g.data.building_workers[building]:
        return "SW-9"
    return ""


def construct(g: Shipwrights, seat: i64, building: i64) -> None:
    """It lies right of the board for good, and counts at the end.  SW-82, SW-84"""
    pay(g, seat, g.data.building_gold[building], g.data.building_workers[building])
    take_from_hand(g, seat, FIRST_BUILDING + building, BUILT + seat)
    g.buildings[seat * BUILDINGS + building] = 1
    g.emit(BUILDING_BUILT, seat, building)
