"""What a choice lacks that the rules refuse: `1 ore short`."""

from collections.abc import Sequence

from longhall.games.suecia.chapters.city import any_tile_left, giving
from longhall.games.suecia.chapters.collect import CollectResource, stock_allows
from longhall.games.suecia.chapters.exchange import Exchange, cost_of
from longhall.games.suecia.chapters.flow import can_give, missing, on_offer, room
from longhall.games.suecia.chapters.place import FarmHex
from longhall.games.suecia.chapters.provinces import empty_hexes_of_tier, kind_of, of_mat
from longhall.games.suecia.chapters.shop import ChooseTile
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.face.words import either, say_estate, say_kind, say_nation, say_zone
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    ADVANCED_ACTION,
    ALL,
    BASIC,
    BASIC_ACTION,
    BUY,
    CHURCH,
    COLLECT,
    COLLECT_MARKET,
    COLLECT_RESERVE,
    DEED,
    DEMAND,
    DIRECTIONS,
    ENOUGH,
    EXCHANGE,
    FILL,
    FLIP,
    HEX,
    INTO,
    KINDS,
    PLACE_SHOP,
    PROVINCE,
    RETURN,
    SELL,
    SLOTS,
    SUPPLY,
    TAKE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIER_SIZE,
    TIERS,
    ZONE_MATS,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.state import State
from longhall.kernel.telling import Say, listed


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    assert isinstance(state, Suecia)
    g = state
    clause = g.why_not(seat, action)
    if clause == "SU-10":
        return say("missing-column") if INTO.has(action) else say("missing-card")
    if BASIC_ACTION.has(action) or ADVANCED_ACTION.has(action):
        family = BASIC_ACTION if BASIC_ACTION.has(action) else ADVANCED_ACTION
        told = {"estate": say_estate(say, family.first(action)), "count": g.pool[family.first(action)]}
        if clause in ("SU-12", "SU-14", "SU-15"):
            return say(f"missing-{clause}", **told)
        return without_target(g, family.second(action), BASIC if family is BASIC_ACTION else ADVANCED, say)
    if isinstance(g.waiting, Exchange):
        return in_exchange(g, g.waiting, seat, action, clause, say)
    if EXCHANGE.has(action):
        return say(f"missing-exchange-{clause}")
    kind = price_of(g, action)
    if kind != NONE and clause not in ("SU-20", "SU-80") and not g.can_place(seat, kind):
        return short_of(g.data.place_cost - g.owns(seat, kind), [kind], say)
    return of_place(g, seat, action, clause, say) or of_cards(g, seat, action, clause, say)


def without_target(g: Suecia, deed: int, tier: int, say: Say) -> str:
    """What an action would be used on is not there.  SU-23, SU-24, SU-27, SU-30 to SU-33, SU-40, SU-50, SU-80"""
    if deed == PLACE_SHOP and any_tile_left(g):
        return say("missing-square")
    count = {COLLECT_RESERVE: g.data.nobility_up_to, COLLECT_MARKET: g.data.clergy_from}.get(deed, 0)
    return say(f"missing-for-{DEED.names[deed]}", zone=say_zone(say, tier), count=count)


def in_exchange(g: Suecia, asked: Exchange, seat: int, action: int, clause: str, say: Say) -> str:
    """SU-72, SU-73, SU-75, SU-76, SU-78"""
    if ENOUGH.has(action):
        return say("missing-purchase")
    is_sale = SELL.has(action)
    kind, amount = (SELL if is_sale else BUY).first(action), (SELL if is_sale else BUY).second(action)
    units = 1 if amount == ALL else amount + 1
    told = {"kind": say_kind(say, kind)}
    if clause in ("SU-72", "SU-76"):
        return say(f"missing-{clause}-{'sell' if is_sale else 'buy'}", **told)
    if clause in ("SU-73", "SU-78"):
        if is_sale:
            return say("missing-room", count=room(g, kind), **told)
        return say("missing-offer", count=on_offer(g, kind), **told)
    if is_sale:
        if asked.buying:
            return say("missing-selling")
        owned = g.owns(seat, kind)
        return say("missing-chits", count=owned, **told) if owned < units else say("missing-wish")
    return say("missing-proceeds", cost=cost_of(g, kind, units, asked.shifted), count=asked.proceeds)


def of_place(g: Suecia, seat: int, action: int, clause: str, say: Say) -> str:
    """A province, hex, square or tile that cannot be built on or taken."""
    if clause in ("SU-20", "SU-25", "SU-61", "SU-62", "SU-63", "SU-64", "SU-80", "SU-83", "SU-100", "SU-103"):
        return say(f"missing-{clause}")
    if CHURCH.has(action):
        return say("missing-church" if g.church[CHURCH.arg(action)] != NOBODY else "missing-province")
    if PROVINCE.has(action):
        mat = PROVINCE.arg(action)
        empty = of_mat(empty_hexes_of_tier(g, mat // ZONE_MATS), mat)
        kinds = {kind_of(g, mat, direction) for direction in range(DIRECTIONS) if empty >> direction & 1}
        return short_of(g.data.place_cost, sorted(kinds), say) if kinds else say("missing-hex")
    if HEX.has(action):
        return say("missing-farm")
    if FLIP.has(action):
        return say("missing-tile")
    if SUPPLY.has(action):
        asked, hex = g.waiting, SUPPLY.arg(action)
        is_there = isinstance(asked, ChooseGroup) and asked.kind_of_group(g, hex) != NONE
        if clause == "SU-47":
            return say("missing-SU-47")
        return say("missing-group" if is_there else "missing-own-farm")
    return ""


def of_cards(g: Suecia, seat: int, action: int, clause: str, say: Say) -> str:
    """An estate, a resource, a ship or a mission that is not to be had."""
    if COLLECT.has(action):
        return of_resource(g, seat, COLLECT.arg(action), say)
    if DEMAND.has(action):
        nation = DEMAND.arg(action)
        if clause == "SU-58":
            return of_demand(g, seat, nation, say)
        return say("missing-SU-50", nation=say_nation(say, nation))
    if FILL.has(action):
        kind = FILL.second(action)
        return (
            unpaid(g, seat, kind, say) if clause == "SU-58" else say(f"missing-fill-{clause}", kind=say_kind(say, kind))
        )
    if TAKE.has(action):
        return say(f"missing-{clause}", nation=say_nation(say, TAKE.arg(action)))
    if RETURN.has(action):
        empty = g.card[seat * SLOTS + RETURN.arg(action)] == NONE
        return say("missing-no-card" if empty else "missing-other-card")
    if TAKE_BONUS.has(action):
        return say(f"missing-{clause}")
    return say(f"missing-{clause}") if clause in ("SU-11", "SU-17", "SU-18") else ""


def of_resource(g: Suecia, seat: int, kind: int, say: Say) -> str:
    """Of the other tier, too many or too few on the market, or its parts are lacking.  SU-30 to SU-33"""
    assert isinstance(g.waiting, CollectResource)
    asked = g.waiting
    if kind // TIER_SIZE != asked.tier:
        return say("missing-tier", tier=asked.tier)
    if not stock_allows(g, asked.deed, kind):
        told = {"count": g.stock[kind], "kind": say_kind(say, kind)}
        if asked.deed == COLLECT_RESERVE:
            return say("missing-stock-reserve", most=g.data.nobility_up_to, **told)
        return say("missing-stock-market", least=g.data.clergy_from, **told)
    parts = [part for part in range(KINDS) if g.data.recipe[kind] >> part & 1 and g.owns(seat, part) == 0]
    return say("missing-parts", kinds=listed(say, [say_kind(say, part) for part in parts]))


def of_demand(g: Suecia, seat: int, nation: int, say: Say) -> str:
    """Of each kind that its cards still ask for, what is lacking.  SU-57, SU-58"""
    slots = [slot for slot in range(SLOTS) if g.card[seat * SLOTS + slot] == nation]
    kinds = [kind for kind in range(KINDS) if any(missing(g, seat, slot, kind) > 0 for slot in slots)]
    return "; ".join(unpaid(g, seat, kind, say) for kind in kinds)


def unpaid(g: Suecia, seat: int, kind: int, say: Say) -> str:
    """Neither shop nor market has it, or the price of the one that has is lacking.  SU-55, SU-57"""
    in_shop = giving(g, kind) != 0
    if not in_shop and not can_give(g, kind):
        return say("missing-fill-SU-57", kind=say_kind(say, kind))
    return short_of((1 if in_shop else g.data.market_price) - g.owns(seat, kind), [kind], say)


def short_of(count: int, kinds: Sequence[int], say: Say) -> str:
    return say("missing-short", count=count, kind=either(say, kinds))


def price_of(g: Suecia, action: int) -> int:
    """The kind that a building costs; NONE for what is no building, or stands nowhere yet."""
    if TAKE_MAT.has(action):
        return g.data.majority[TAKE_MAT.arg(action)]
    if CHURCH.has(action):
        return g.data.majority[CHURCH.arg(action)]
    if HEX.has(action) and isinstance(g.waiting, FarmHex):
        return kind_of(g, g.waiting.mat, HEX.arg(action))
    if TAKE_TILE.has(action) and isinstance(g.waiting, ChooseTile):
        return g.waiting.price(g, TAKE_TILE.arg(action))
    if FLIP.has(action) and g.tile[FLIP.arg(action)] != NONE:
        return g.data.tile_kind[g.tile[FLIP.arg(action)] * TIERS + 1]
    return NONE
