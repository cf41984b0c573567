"""What a choice lacks that the rules refuse: `1 ore short`."""

from longhall.games.suecia.chapters.exchange import Exchange, cost_of
from longhall.games.suecia.chapters.place import FarmHex
from longhall.games.suecia.chapters.provinces import kind_of
from longhall.games.suecia.chapters.shop import ChooseTile
from longhall.games.suecia.face.words import say_estate, say_kind
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED_ACTION,
    ALL,
    BASIC_ACTION,
    BUY,
    CHURCH,
    FLIP,
    HEX,
    INTO,
    SELL,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Say


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    assert isinstance(state, Suecia)
    g = state
    clause = g.why_not(seat, action)
    if clause == "SU-10":
        return say("missing-column") if INTO.has(action) else say("missing-card")
    if BASIC_ACTION.has(action) or ADVANCED_ACTION.has(action):
        family = BASIC_ACTION if BASIC_ACTION.has(action) else ADVANCED_ACTION
        told = {"estate": say_estate(say, family.first(action)), "count": g.pool[family.first(action)]}
        return say(f"missing-{clause}", **told) if clause in ("SU-12", "SU-14", "SU-15") else ""
    if clause == "SU-75" and BUY.has(action) and isinstance(g.waiting, Exchange):
        units = 1 if BUY.second(action) == ALL else BUY.second(action) + 1
        cost = cost_of(g, BUY.first(action), units, g.waiting.shifted)
        return say("missing-proceeds", cost=cost, count=g.waiting.proceeds) if cost > g.waiting.proceeds else ""
    if clause == "SU-75" and SELL.has(action):
        kind = SELL.first(action)
        return say("missing-chits", count=g.owns(seat, kind), kind=say_kind(say, kind))
    kind = price_of(g, action)
    if kind != NONE and not g.can_place(seat, kind):
        return say("missing-short", count=g.data.place_cost - g.owns(seat, kind), kind=say_kind(say, kind))
    return ""


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
