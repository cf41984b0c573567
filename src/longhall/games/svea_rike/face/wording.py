"""Choices, questions and refusals in words, as the seat that is asked sees the table."""

from longhall.games.svea_rike.chapters.after_war import ChooseReward, ReturnFief
from longhall.games.svea_rike.chapters.income import trade_income
from longhall.games.svea_rike.chapters.money import AcceptBid, SellFief
from longhall.games.svea_rike.chapters.play import CancelWindow, Discard, PickupWindow
from longhall.games.svea_rike.chapters.purchase import FurtherCard
from longhall.games.svea_rike.chapters.war import Commitment
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.face.named import (
    about_fief,
    incomes,
    placed,
    said_accept,
    said_bid,
    said_country,
    said_forced,
    said_loan,
    said_merchant,
)
from longhall.games.svea_rike.face.royal import said_royal
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACCEPT,
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
    COUNTRY,
    DECLINE,
    FIEF,
    FOR_CARD,
    GIVE_UP,
    HISTORY,
    KEEP,
    MARRIAGES,
    MARRY,
    MOVE_MERCHANT,
    NAME_ACTIVITY,
    NAME_COUNTRY,
    NAME_FIEF,
    NAME_HISTORY,
    NAME_MERCHANT,
    NAME_PLAYER,
    NAME_ROYAL,
    NO_MERCHANT,
    NO_PURCHASE,
    NONE,
    OFFER,
    PASS,
    PLACE_MERCHANT,
    PLAY,
    REASON,
    REWARD_CARD,
    REWARD_FIEF,
    REWARD_GOLD,
    SELL,
    STAY_HOME,
    TITLE,
    USE,
    WINDOW,
)
from longhall.kernel.actions import Family
from longhall.kernel.sets import count
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, seat_called


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    assert isinstance(state, SveaRike)
    g = state
    for families, words in ON_TABLE:
        for family in families:
            if family.has(action):
                return words(g, seat, family, action, say)
    return Said()


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


def said_place(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-41, SR-42"""
    if MOVE_MERCHANT.has(action):
        effect = placed(g, seat, MOVE_MERCHANT.second(action), MOVE_MERCHANT.first(action), say)
        return Said(effect=effect, group=say("group-move"))
    return Said(effect=placed(g, seat, PLACE_MERCHANT.arg(action), NONE, say), group=say("group-place"))


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
        return Said(effect=say("effect-sell", dice=g.data.crowns[fief], troops=g.data.troops[fief]))
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
    player = family.arg(action)
    if player >= g.players:
        return Said()
    told = {"gold": g.gold[player], "crowns": g.crowns(player), "cards": g.hand_size(player)}
    return Said(effect=say("effect-player", **told))


def said_reward(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """How many fiefs there are to draw from, what dice give.  SR-112"""
    if family is REWARD_FIEF:
        return Said(effect=say("effect-random-fief", count=count(g.pool)))
    dice = int(g.data.reward_gold_dice)
    return Said(effect=say("effect-reward-gold", least=dice, most=6 * dice))


def said_leaving(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """What stays as it is. To pass in a window of one's own cards changes nothing at all."""
    asked = g.waiting
    effect = ""
    if family is NO_MERCHANT:
        effect = say("effect-no-merchant", gold=trade_income(g, seat))
    elif family is NO_PURCHASE:
        effect = say("effect-kept-gold", gold=g.gold[seat])
    elif family is STAY_HOME:
        effect = say("effect-stay-home")
    elif family is KEEP:
        owed = g.loan_due[seat] + g.loan_new[seat] - g.gold[seat]
        effect = say("effect-keep", count=max(0, owed))
    elif family is DECLINE and isinstance(asked, AcceptBid):
        effect = say("effect-decline", fief=say_fief(say, asked.fief))
    elif isinstance(asked, CancelWindow):
        effect = say("effect-let-cancel", title=say(f"title-{TITLE.names[asked.title]}"))
    elif isinstance(asked, PickupWindow):
        effect = say("effect-let-lie", title=say(f"title-{TITLE.names[asked.title]}"))
    elif isinstance(asked, FurtherCard):
        effect = say("effect-kept-gold", gold=g.gold[seat])
    return Said(effect=effect, leaves=True)


def whose_is(owner: int, seat: int, say: Say) -> str:
    return say("effect-own") if owner == seat else say("effect-owner", seat=seat_called(say, owner))


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
    ((NAME_PLAYER,), said_player),
    ((NAME_COUNTRY,), said_country),
    ((NAME_MERCHANT,), said_merchant),
    ((NAME_ACTIVITY,), said_forced),
    ((BORROW,), said_loan),
    ((BID,), said_bid),
    ((ACCEPT,), said_accept),
    ((NAME_ROYAL,), said_royal),
    ((REWARD_FIEF, REWARD_GOLD), said_reward),
    ((PASS, NO_MERCHANT, NO_PURCHASE, STAY_HOME, KEEP, DECLINE), said_leaving),
]


def say_prompt(state: State, seat: int, say: Say) -> str:
    """Whose move, purchase or loss a window is about; which war it is, and why a fief is given up or sold."""
    assert isinstance(state, SveaRike)
    g = state
    if isinstance(g.waiting, ChooseReward):
        return say("ask-reward", country=say(f"country-{COUNTRY.names[g.enemy]}"))
    if isinstance(g.waiting, SellFief):
        return say_debt(g, g.waiting, say)
    if isinstance(g.waiting, Commitment):
        return say("ask-march", country=say(f"country-{COUNTRY.names[g.enemy]}"))
    if isinstance(g.waiting, ReturnFief):
        return say_loss(g, say)
    if not isinstance(g.waiting, Window):
        return ""
    told = {"window": say(f"window-{WINDOW.names[g.waiting.window]}")}
    about, key = (g.waiting.player, "ask-about") if g.waiting.player >= 0 else (g.mover, "ask-move")
    if about < 0:
        return ""
    if about == seat:
        return say(f"{key}-own", **told)
    return say(key, seat=seat_called(say, about), **told)


def say_loss(g: SveaRike, say: Say) -> str:
    """A card that somebody plays, or else a war that is lost.  SR-116, SR-139"""
    card = g.pending[-2]
    if isinstance(card, Discard):
        return say("ask-loss-card", seat=seat_called(say, card.seat), title=say(f"title-{TITLE.names[card.title]}"))
    return say("ask-loss-war", country=say(f"country-{COUNTRY.names[g.enemy]}"))


def say_debt(g: SveaRike, asked: SellFief, say: Say) -> str:
    """A card that somebody played, or else upkeep or a loan.  SR-126"""
    told = {"amount": asked.amount}
    if asked.reason == FOR_CARD:
        card = next(frame for frame in reversed(g.pending) if isinstance(frame, Discard))
        return say("ask-sell-card", title=say(f"title-{TITLE.names[card.title]}"), **told)
    return say("ask-sell", purpose=say(f"purpose-{REASON.names[asked.reason]}"), **told)


def say_fief(say: Say, fief: int) -> str:
    return say(f"fief-{FIEF.names[fief]}")
