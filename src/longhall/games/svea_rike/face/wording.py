"""Choices, questions and refusals in words, as the seat that is asked sees the table."""

from longhall.games.svea_rike.chapters.income import fief_income, trade_income, yielding
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.face.royal import said_royal
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
    CHOOSE_SOURCE,
    COMMIT,
    COUNTRIES,
    DECLINE,
    FIEF,
    GIVE_UP,
    HISTORY,
    KEEP,
    MARRIAGES,
    MARRY,
    MOVE_MERCHANT,
    NAME_FIEF,
    NAME_HISTORY,
    NAME_MERCHANT,
    NAME_PLAYER,
    NAME_ROYAL,
    NO_MERCHANT,
    NO_PURCHASE,
    OFFER,
    PASS,
    PLACE_MERCHANT,
    PLAY,
    REWARD_CARD,
    SELL,
    STAY_HOME,
    TITLE,
    USE,
    WINDOW,
)
from longhall.kernel.actions import Family
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, seat_called

LEAVING = (PASS, NO_MERCHANT, NO_PURCHASE, STAY_HOME, KEEP, DECLINE)


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    assert isinstance(state, SveaRike)
    g = state
    for families, words in ON_TABLE:
        for family in families:
            if family.has(action):
                return words(g, seat, family, action, say)
    return Said(leaves=any(family.has(action) for family in LEAVING))


def said_play(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    return Said(effect=say(f"card-{TITLE.names[PLAY.arg(action)]}-text"), group=say("group-events"))


def said_use(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    return Said(effect=say(f"card-{HISTORY.names[USE.arg(action)]}-text"), group=say("group-offices"))


def said_activity(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """What each would bring as things stand.  SR-30, SR-40, SR-50"""
    return Said(effect=say(f"effect-{ACTIVITY.names[CHOOSE_ACTIVITY.arg(action)]}", **incomes(g, seat)))


def said_source(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    gold = incomes(g, seat)
    return Said(effect=say("effect-source", gold=gold["fiefs"] if CHOOSE_SOURCE.arg(action) == 0 else gold["trade"]))


def incomes(g: SveaRike, seat: int) -> dict[str, int]:
    """Gold from fiefs and from merchants, as things stand; what the dice will say of the peasants' tax is left out."""
    fiefs = g.data.crowns_on(yielding(g, seat)) if g.peasant_tax else fief_income(g, seat)
    return {"fiefs": fiefs, "trade": trade_income(g, seat)}


def said_place(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """How many merchants will stand there, and what commerce gives then.  SR-44"""
    is_move = MOVE_MERCHANT.has(action)
    country = MOVE_MERCHANT.second(action) if is_move else PLACE_MERCHANT.arg(action)
    world = g.clone()
    world.merchants[seat * COUNTRIES + country] += 1
    if is_move:
        leaves = seat * COUNTRIES + MOVE_MERCHANT.first(action)
        world.merchants[leaves] = max(0, world.merchants[leaves] - 1)
    own = world.merchants[seat * COUNTRIES + country]
    group = say("group-move") if is_move else say("group-place")
    return Said(effect=say("effect-merchant", count=own, gold=trade_income(world, seat)), group=group)


def said_fief_bought(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-33"""
    fief, more = (MARRY.first(action), MARRY.second(action) + 1) if family is MARRY else (BUY_FIEF.arg(action), 0)
    price = g.data.price_of(fief, g.discount + more)
    told = {"fief": say_fief(say, fief), "gold": price}
    text = say("choice-buy_fief", **told)
    if more:
        text = say("choice-marry", marriages=say(f"marriages-{MARRIAGES.names[more - 1]}"), **told)
    return Said(text, about_fief(g, fief, say), say("group-fiefs"))


def said_card_bought(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    card = family.arg(action)
    told = {"history": say(f"history-{HISTORY.names[card]}"), "gold": g.data.cost[card]}
    key = "choice-buy_with_cache" if family is BUY_WITH_CACHE else "choice-buy_history"
    return Said(say(key, **told), about_card(g, card, say), say("group-history"))


def said_fief(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """A fief that is named, sold, offered, sent or given up: whose it is, and what it is worth."""
    fief = family.arg(action)
    owner = g.owner_of(fief)
    whose = say("effect-unowned") if owner < 0 else whose_is(owner, seat, say)
    if family is COMMIT:
        told = {"troops": g.data.troops[fief], "gold": g.data.upkeep_war * g.data.troops[fief]}
        return Said(effect=say("effect-commit", **told))
    if family is SELL:
        return Said(effect=say("effect-sell", gold=g.data.price[fief]) + "; " + about_fief(g, fief, say))
    return Said(effect=f"{whose}, {about_fief(g, fief, say)}" if family is NAME_FIEF else about_fief(g, fief, say))


def said_card(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """A history card that is named, buried or taken."""
    card = family.arg(action)
    owner = g.holder_of(card)
    about = about_card(g, card, say)
    if family is NAME_HISTORY and owner >= 0:
        return Said(effect=f"{whose_is(owner, seat, say)}. {about}")
    return Said(effect=about)


def said_player(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """What all can see of a player."""
    player = family.first(action) if family is NAME_MERCHANT else family.arg(action)
    if player >= g.players or family is NAME_MERCHANT:
        return Said()
    told = {"gold": g.gold[player], "crowns": g.crowns(player), "cards": g.hand_size(player)}
    return Said(effect=say("effect-player", **told))


def said_amount(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    if family is BID and BID.arg(action) == 0:
        return Said(say("choice-no-bid"), leaves=True)
    return Said()


def whose_is(owner: int, seat: int, say: Say) -> str:
    return say("effect-own") if owner == seat else say("effect-owner", seat=seat_called(say, owner))


def about_fief(g: SveaRike, fief: int, say: Say) -> str:
    return say("effect-fief", crowns=g.data.crowns[fief], troops=g.data.troops[fief])


def about_card(g: SveaRike, card: int, say: Say) -> str:
    key = f"card-{HISTORY.names[card]}-text"
    return say(key)


ON_TABLE = [
    ((PLAY,), said_play),
    ((USE,), said_use),
    ((CHOOSE_ACTIVITY,), said_activity),
    ((CHOOSE_SOURCE,), said_source),
    ((PLACE_MERCHANT, MOVE_MERCHANT), said_place),
    ((BUY_FIEF, MARRY), said_fief_bought),
    ((BUY_HISTORY, BUY_WITH_CACHE), said_card_bought),
    ((NAME_FIEF, GIVE_UP, COMMIT, SELL, OFFER), said_fief),
    ((NAME_HISTORY, BURY, REWARD_CARD), said_card),
    ((NAME_PLAYER, NAME_MERCHANT), said_player),
    ((BID, BORROW), said_amount),
    ((NAME_ROYAL,), said_royal),
]


def say_prompt(state: State, seat: int, say: Say) -> str:
    """In a window: whose move, purchase or loss it is about."""
    assert isinstance(state, SveaRike)
    g = state
    if not isinstance(g.waiting, Window):
        return ""
    told = {"window": say(f"window-{WINDOW.names[g.waiting.window]}")}
    about, key = (g.waiting.player, "ask-about") if g.waiting.player >= 0 else (g.mover, "ask-move")
    if about < 0:
        return ""
    if about == seat:
        return say(f"{key}-own", **told)
    return say(key, seat=seat_called(say, about), **told)


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


def say_fief(say: Say, fief: int) -> str:
    return say(f"fief-{FIEF.names[fief]}")
