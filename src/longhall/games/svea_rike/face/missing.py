"""What a choice lacks that the rules refuse: `2 gold short`."""

from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import BUY_FIEF, BUY_HISTORY, BUY_WITH_CACHE, MARRY, PLAY
from longhall.kernel.state import State
from longhall.kernel.telling import Say, seat_called


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    """SR-33, SR-34, SR-35, SR-41, SR-52, SR-53, SR-92, SR-138"""
    assert isinstance(state, SveaRike)
    g = state
    clause = g.why_not(seat, action)
    if clause == "SR-35":
        price = price_of(g, action)
        return say("missing-gold", count=price - g.gold[seat]) if price > g.gold[seat] else ""
    if clause == "SR-138" and PLAY.has(action):
        held = g.copies_held(seat, PLAY.arg(action)) > 0
        return say("missing-moment") if held else say("missing-card")
    if clause == "SR-34":
        fief = MARRY.first(action) if MARRY.has(action) else BUY_FIEF.arg(action)
        owner = g.owner_of(fief)
        return say("missing-owned", seat=seat_called(say, owner)) if owner >= 0 else say("missing-not-for-sale")
    return say(f"missing-{clause}") if clause in ("SR-41", "SR-53", "SR-92", "SR-70") else ""


def price_of(g: SveaRike, action: int) -> int:
    """What a purchase costs; 0 for everything else."""
    if MARRY.has(action):
        return g.data.price_of(MARRY.first(action), g.discount + MARRY.second(action) + 1)
    if BUY_FIEF.has(action):
        return g.data.price_of(BUY_FIEF.arg(action), g.discount)
    for family in (BUY_HISTORY, BUY_WITH_CACHE):
        if family.has(action):
            return g.data.cost[family.arg(action)]
    return 0
