"""What a choice lacks that the rules refuse: `2 gold short`."""

from longhall.games.svea_rike.chapters.cards.card import CARDS
from longhall.games.svea_rike.chapters.cards.fiefs import Contest
from longhall.games.svea_rike.chapters.cards.war import PROVOCATION, Battle, BattleOfPoltava
from longhall.games.svea_rike.chapters.play import NameTarget
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACTIVITY,
    BID,
    BORROW,
    BURY,
    BUY_FIEF,
    BUY_HISTORY,
    BUY_WITH_CACHE,
    CHOOSE_ACTIVITY,
    COMMIT,
    COUNTRY,
    FIEF,
    GIVE_UP,
    HISTORY,
    MARRY,
    NAME_ACTIVITY,
    NAME_COUNTRY,
    NAME_FIEF,
    NAME_HISTORY,
    NAME_MERCHANT,
    NAME_PLAYER,
    OFFER,
    PALACE,
    PLAY,
    REWARD_FIEF,
    SELL,
    TITLE,
    WINDOW,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Say, listed, seat_called

SAID_ALIKE = ("SR-33", "SR-41", "SR-42", "SR-43", "SR-53", "SR-93", "SR-70", "SR-73", "SR-137")
OWN_MOVE = ("good_administration", "hidden_cache", "winds_of_war", "extra_tax_on_peasants", "demand_for_imported_goods")
OTHERS_MOVE = ("intrigues", "bad_harvest", "famine")
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
    if BURY.has(action) and g.holder_of(BURY.arg(action)) != seat:
        return say("missing-not-own-card")
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
        return of_target(g, seat, g.waiting, action, clause, say)
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
    return unmet(g, seat, title, clause, say) or without_target(g, seat, title, say)


def unmet(g: SveaRike, seat: int, title: int, clause: str, say: Say) -> str:
    """The condition of a card's text that does not hold.  SR-26, SR-139, SR-157"""
    name = TITLE.names[title]
    if name in OWN_MOVE and seat != g.mover:
        return say("missing-own-move")
    if name in OTHERS_MOVE and seat == g.mover:
        return say("missing-others-move")
    if name == "good_administration":
        return say("missing-moves", count=g.data.moves_per_turn)
    if name == "protector_government":
        return say("missing-reign", count=g.data.turns_per_reign) if clause == "SR-157" else say("missing-protector")
    if name == "hidden_cache":
        return say("missing-activity", activity=say("activity-culture"))
    if name == "winds_of_war":
        return say("missing-gold", count=PROVOCATION - g.gold[seat])
    if name == "low_demand" and g.enemy >= 0:
        return say("missing-peace")
    if name == "blockade_runner":
        return say("missing-merchant-in", country=say(f"country-{COUNTRY.names[g.enemy]}"))
    if isinstance(CARDS[title], Battle):
        return say("missing-enemy", country=say(f"country-{COUNTRY.names[g.enemy]}"))
    if name in ("extra_booty", "treason"):
        if (name == "treason") == (seat == g.rewarded):
            return say("missing-others-reward" if name == "treason" else "missing-own-reward")
        return say("missing-booty")
    return say(f"missing-for-{name}") if name in ("hidden_reserves", "superior_tactician", "high_treason") else ""


def without_target(g: SveaRike, seat: int, title: int, say: Say) -> str:
    """Nothing is there that a card could be aimed at, or it cannot be paid.  SR-139"""
    name = TITLE.names[title]
    others = [other for other in range(g.players) if other != seat]
    if name == "fall_from_grace":
        prices = [g.data.price_of(fief, 0) for fief in range(len(FIEF.names)) if g.owner_of(fief) in others]
        if prices:
            return say("missing-gold", count=min(prices) - g.gold[seat])
    if name == "smart_negotiator":
        costs = [2 * g.data.cost[card] for card in range(len(HISTORY.names)) if g.holder_of(card) in others]
        if costs:
            return say("missing-gold", count=min(costs) - g.gold[seat])
    if isinstance(CARDS[title], Contest) and g.fiefs[seat] == 0:
        return say("missing-own-fief")
    return say(f"missing-for-{name}")


def of_target(g: SveaRike, seat: int, asked: NameTarget, action: int, clause: str, say: Say) -> str:
    """Why a card cannot be aimed at what is named.  SR-76, SR-81, SR-139"""
    if clause in SAID_ALIKE:
        return say(f"missing-{clause}")
    if BORROW.has(action):
        return say("missing-loan", count=g.loan_cap)
    if NAME_FIEF.has(action):
        return of_fief(g, seat, asked, NAME_FIEF.arg(action), say)
    if NAME_HISTORY.has(action):
        return of_history(g, asked, NAME_HISTORY.arg(action), clause, say)
    if NAME_PLAYER.has(action):
        player = NAME_PLAYER.arg(action)
        if player >= g.players:
            return say("missing-seat")
        return say("missing-self" if player == seat else f"missing-player-{TITLE.names[asked.title]}")
    if NAME_MERCHANT.has(action):
        owner, country = NAME_MERCHANT.first(action), NAME_MERCHANT.second(action)
        if owner >= g.players:
            return say("missing-seat")
        if g.merchants[owner * len(COUNTRY.names) + country] == 0:
            return say("missing-no-merchant")
        return say("missing-for-out_of_the_fire" if CARDS[asked.title].second else "missing-self")
    if NAME_COUNTRY.has(action):
        return say("missing-there")
    return say("missing-taken") if NAME_ACTIVITY.has(action) else ""


def of_fief(g: SveaRike, seat: int, asked: NameTarget, fief: int, say: Say) -> str:
    """SR-76, SR-81, SR-139"""
    card, owner = CARDS[asked.title], g.owner_of(fief)
    if not isinstance(card, Contest):
        if isinstance(card, BattleOfPoltava):
            return say("missing-standing")
        return say("missing-yours" if owner == seat else "missing-nobodys")
    if asked.first < 0:
        return say("missing-challenged" if owner == seat else "missing-not-yours")
    if fief == asked.first:
        return say("missing-challenger")
    if not g.data.region[asked.first] >> fief & 1:
        return say("missing-neighbour", fief=say(f"fief-{FIEF.names[asked.first]}"))
    return say("missing-yours" if owner == seat else "missing-not-for-sale")


def of_history(g: SveaRike, asked: NameTarget, card: int, clause: str, say: Say) -> str:
    """SR-60, SR-63, SR-73"""
    name = TITLE.names[asked.title]
    if name == "a_time_of_changes":
        return say("missing-named" if card == asked.first else "missing-SR-53")
    if clause == "SR-73":
        return say("missing-SR-73")
    if name == "palace_fire" and not g.data.of_series[PALACE] >> card & 1:
        return say("missing-palace")
    return say("missing-not-there")


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
