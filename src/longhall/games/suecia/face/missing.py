"""What a choice lacks that the rules refuse: `1 ore short`."""

from longhall.games.suecia.chapters.exchange import Exchange, cost_of
from longhall.games.suecia.chapters.flow import on_offer, room
from longhall.games.suecia.chapters.place import FarmHex
from longhall.games.suecia.chapters.provinces import kind_of
from longhall.games.suecia.chapters.shop import ChooseTile
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.face.words import say_estate, say_kind, say_nation
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED_ACTION,
    ALL,
    BASIC_ACTION,
    BUY,
    CHURCH,
    COLLECT,
    DEMAND,
    ENOUGH,
    EXCHANGE,
    FILL,
    FLIP,
    HEX,
    INTO,
    KINDS,
    PROVINCE,
    RETURN,
    SELL,
    SUPPLY,
    TAKE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
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
        return say(f"missing-{clause}" if clause in ("SU-12", "SU-14", "SU-15") else "missing-no-target", **told)
    if isinstance(g.waiting, Exchange):
        return in_exchange(g, g.waiting, seat, action, clause, say)
    if EXCHANGE.has(action):
        return say(f"missing-exchange-{clause}")
    kind = price_of(g, action)
    if kind != NONE and clause not in ("SU-20", "SU-80") and not g.can_place(seat, kind):
        return say("missing-short", count=g.data.place_cost - g.owns(seat, kind), kind=say_kind(say, kind))
    return of_place(g, action, clause, say) or of_cards(g, seat, action, clause, say)


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


def of_place(g: Suecia, action: int, clause: str, say: Say) -> str:
    """A province, hex, square or tile that cannot be built on or taken."""
    if clause in ("SU-20", "SU-25", "SU-61", "SU-62", "SU-63", "SU-64", "SU-80", "SU-100", "SU-103"):
        return say(f"missing-{clause}")
    if CHURCH.has(action):
        return say("missing-church" if g.church[CHURCH.arg(action)] != NOBODY else "missing-province")
    if PROVINCE.has(action):
        return say("missing-hex")
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
        kind = COLLECT.arg(action)
        told = {"kind": say_kind(say, kind)}
        parts = [part for part in range(KINDS) if g.data.recipe[kind] >> part & 1]
        short = [say_kind(say, part) for part in parts if g.owns(seat, part) == 0]
        if short:
            return say("missing-parts", kinds=listed(say, short))
        return say("missing-stock", count=g.stock[kind], **told)
    if DEMAND.has(action):
        told = {"nation": say_nation(say, DEMAND.arg(action))}
        return say("missing-SU-58" if clause == "SU-58" else "missing-SU-50", **told)
    if FILL.has(action):
        return say(f"missing-fill-{clause}", kind=say_kind(say, FILL.second(action)))
    if TAKE.has(action) or RETURN.has(action):
        return say("missing-sort")
    if TAKE_BONUS.has(action):
        return say(f"missing-{clause}")
    return say(f"missing-{clause}") if clause in ("SU-11", "SU-17", "SU-18") else ""


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
