"""What comes of naming a country, a merchant, an activity or a sum: for whom, and how much."""

from longhall.games.svea_rike.chapters.income import fief_income, trade_income, yielding
from longhall.games.svea_rike.chapters.money import AcceptBid, Bids
from longhall.games.svea_rike.chapters.play import NameTarget
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACCEPT,
    ACTIVITY,
    BID,
    BORROW,
    COUNTRIES,
    FIEF,
    LIBERTY,
    NAME_ACTIVITY,
    NAME_COUNTRY,
    NAME_MERCHANT,
    NONE,
    RUSSIA,
    TITLE,
)
from longhall.kernel.actions import Family
from longhall.kernel.telling import Said, Say, seat_called


def incomes(g: SveaRike, seat: int) -> dict[str, int]:
    """Gold from fiefs and from merchants, as things stand; what the dice will say of the peasants' tax is left out."""
    fiefs = g.data.crowns_on(yielding(g, seat)) if g.peasant_tax else fief_income(g, seat)
    return {"fiefs": fiefs, "trade": trade_income(g, seat)}


def said_country(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """Whose merchants are concerned, and what their owner then earns.  SR-43, SR-44, SR-46, SR-90"""
    country = NAME_COUNTRY.arg(action)
    asked = g.waiting
    if not isinstance(asked, NameTarget):
        return Said()
    title = TITLE.names[asked.title]
    if title == "trade_privileges":
        return Said(effect=placed(g, seat, country, NONE, say))
    if title == "out_of_the_fire":
        owner = asked.first // COUNTRIES
        effect = placed(g, owner, country, asked.first % COUNTRIES, say)
        return Said(effect=effect if owner == seat else say("effect-for", seat=seat_called(say, owner), effect=effect))
    if title == "winds_of_war":
        return Said(effect=say("effect-war", count=enemies(g, country), merchants=standing(g, country, say)))
    return Said(effect=say("effect-country", merchants=standing(g, country, say)))


def enemies(g: SveaRike, country: int) -> int:
    """How many royal cards the enemy turns up.  SR-95, SR-155"""
    stronger = country == RUSSIA and g.era() == LIBERTY and g.liberty_russia
    return g.players + (g.data.enemy_cards_extra_russia_liberty if stronger else g.data.enemy_cards_extra)


def placed(g: SveaRike, owner: int, country: int, left: int, say: Say) -> str:
    """How many merchants will stand there, one of them come from the country that is `left`, and what commerce gives
    then.  SR-44"""
    world = g.clone()
    world.merchants[owner * COUNTRIES + country] += 1
    if left != NONE:
        world.merchants[owner * COUNTRIES + left] = max(0, world.merchants[owner * COUNTRIES + left] - 1)
    return say("effect-merchant", count=world.merchants[owner * COUNTRIES + country], gold=trade_income(world, owner))


def standing(g: SveaRike, country: int, say: Say) -> str:
    found = [
        f"{seat_called(say, seat)} {g.merchants[seat * COUNTRIES + country]}"
        for seat in range(g.players)
        if g.merchants[seat * COUNTRIES + country] > 0
    ]
    return ", ".join(found) or "–"


def said_merchant(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """What the owner earns without it.  SR-44"""
    owner, country = NAME_MERCHANT.first(action), NAME_MERCHANT.second(action)
    if owner >= g.players or g.merchants[owner * COUNTRIES + country] == 0:
        return Said()
    world = g.clone()
    world.merchants[owner * COUNTRIES + country] -= 1
    told = {"gold": trade_income(g, owner), "less": trade_income(world, owner)}
    return Said(effect=say("effect-without", seat=seat_called(say, owner), **told))


def said_forced(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """What the activity would bring whoever moves.  SR-26"""
    if g.mover < 0:
        return Said()
    activity = ACTIVITY.names[NAME_ACTIVITY.arg(action)]
    return Said(effect=say(f"effect-forced-{activity}", seat=seat_called(say, g.mover), **incomes(g, g.mover)))


def said_loan(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-131"""
    gold = BORROW.arg(action)
    return Said(effect=say("effect-loan", gold=g.gold[seat] + gold, debt=2 * gold))


def said_bid(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-127"""
    gold = BID.arg(action)
    if gold == 0:
        return Said(say("choice-no-bid"), say("effect-kept-gold", gold=g.gold[seat]), leaves=True)
    if not isinstance(g.waiting, Bids) or gold > g.gold[seat]:
        return Said()
    return Said(effect=say("effect-bid", left=g.gold[seat] - gold, fief=about_fief(g, g.waiting.fief, say)))


def said_accept(g: SveaRike, seat: int, family: Family, action: int, say: Say) -> Said:
    """SR-127"""
    buyer = ACCEPT.arg(action)
    if not isinstance(g.waiting, AcceptBid) or buyer >= g.players:
        return Said()
    name, gold = seat_called(say, buyer), int(g.bids[buyer])
    if gold <= 0:
        return Said()
    text = say("choice-accept", seat=name, gold=gold)
    told = {"fief": say(f"fief-{FIEF.names[g.waiting.fief]}"), "gold": g.gold[seat] + gold}
    return Said(text, say("effect-accept", seat=name, **told))


def about_fief(g: SveaRike, fief: int, say: Say) -> str:
    return say("effect-fief", crowns=g.data.crowns[fief], troops=g.data.troops[fief])
