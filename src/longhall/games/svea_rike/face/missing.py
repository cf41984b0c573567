"""What a choice lacks that the rules refuse: `2 gold short`."""

from longhall.games.svea_rike.chapters.cards.card import CARDS
from longhall.games.svea_rike.chapters.play import NameTarget
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACTIVITY,
    BID,
    BUY_FIEF,
    BUY_HISTORY,
    BUY_WITH_CACHE,
    CHOOSE_ACTIVITY,
    COMMIT,
    FIEF,
    GIVE_UP,
    MARRY,
    NAME_FIEF,
    NAME_HISTORY,
    OFFER,
    PLAY,
    REWARD_FIEF,
    SELL,
    TITLE,
    WINDOW,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Say, listed, seat_called

SAID_ALIKE = ("SR-33", "SR-41", "SR-42", "SR-43", "SR-53", "SR-93", "SR-70", "SR-137")
NOBLE_MARRIAGE = TITLE.names.index("noble_marriage")


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    """SR-26, SR-33 to SR-35, SR-41 to SR-43, SR-53, SR-62, SR-81, SR-92, SR-112, SR-127, SR-135, SR-137 to SR-139"""
    assert isinstance(state, SveaRike)
    g = state
    clause = g.why_not(seat, action)
    if PLAY.has(action):
        return of_card(g, seat, PLAY.arg(action), clause, say)
    if clause == "SR-35":
        price = price_of(g, action)
        return say("missing-gold", count=price - g.gold[seat]) if price > g.gold[seat] else ""
    if clause == "SR-138" and MARRY.has(action):
        return say("missing-marriages", count=g.copies_held(seat, NOBLE_MARRIAGE))
    if clause == "SR-138" and BUY_WITH_CACHE.has(action):
        return say("missing-cache")
    if clause == "SR-34":
        fief = MARRY.first(action) if MARRY.has(action) else BUY_FIEF.arg(action)
        owner = g.owner_of(fief)
        return say("missing-owned", seat=seat_called(say, owner)) if owner >= 0 else say("missing-not-for-sale")
    if clause == "SR-112":
        return say("missing-random-fief" if REWARD_FIEF.has(action) else "missing-SR-53")
    if clause == "SR-127":
        if BID.has(action):
            return say("missing-gold", count=BID.arg(action) - g.gold[seat])
        return say("missing-offered") if OFFER.has(action) else say("missing-bid")
    if any(family.has(action) for family in (SELL, OFFER, GIVE_UP)) or (COMMIT.has(action) and clause == "SR-92"):
        return say("missing-not-yours")
    if clause == "SR-62" and NAME_HISTORY.has(action):
        return say("missing-yours" if g.holder_of(NAME_HISTORY.arg(action)) == seat else "missing-nobodys")
    if clause == "SR-26" and CHOOSE_ACTIVITY.has(action):
        forced = g.forced
        return (
            say("missing-forced", activity=say(f"activity-{ACTIVITY.names[forced]}"))
            if forced >= 0
            else say("missing-again")
        )
    if isinstance(g.waiting, NameTarget):
        return of_target(g, g.waiting, action, clause, say)
    return say(f"missing-{clause}") if clause in SAID_ALIKE else ""


def of_card(g: SveaRike, seat: int, title: int, clause: str, say: Say) -> str:
    """An event card: not there, not meant for this window, or without what its text asks for."""
    if clause == "SR-138":
        return say("missing-moment" if g.copies_held(seat, title) > 0 else "missing-card")
    if clause == "SR-135":
        card = CARDS[title]
        if card.is_any():
            return say("missing-open")
        windows = [say(f"window-{name}") for at, name in enumerate(WINDOW.names) if card.windows >> at & 1]
        return say("missing-window", windows=listed(say, windows))
    if clause == "SR-137":
        return say("missing-SR-137")
    return say("missing-conditions", text=say(f"card-{TITLE.names[title]}-text"))


def of_target(g: SveaRike, asked: NameTarget, action: int, clause: str, say: Say) -> str:
    if clause == "SR-81" and NAME_FIEF.has(action) and asked.first >= 0:
        return say("missing-neighbour", fief=say(f"fief-{FIEF.names[asked.first]}"))
    if clause in SAID_ALIKE:
        return say(f"missing-{clause}")
    return say("missing-target", text=say(f"card-{TITLE.names[asked.title]}-text"))


def price_of(g: SveaRike, action: int) -> int:
    """What a purchase costs, or what is taken over for gold; 0 for everything else."""
    if MARRY.has(action):
        return g.data.price_of(MARRY.first(action), g.discount + MARRY.second(action) + 1)
    if BUY_FIEF.has(action):
        return g.data.price_of(BUY_FIEF.arg(action), g.discount)
    if NAME_FIEF.has(action):
        return g.data.price_of(NAME_FIEF.arg(action), 0)
    if NAME_HISTORY.has(action):
        return 2 * g.data.cost[NAME_HISTORY.arg(action)]
    for family in (BUY_HISTORY, BUY_WITH_CACHE):
        if family.has(action):
            return g.data.cost[family.arg(action)]
    return 0
