"""Choices in words, with what they cost and bring, as the seat that is asked sees the table.

What happens at once and in the open is tried out on a copy, and told from what that tells.
"""

from collections.abc import Sequence

from longhall.games.suecia.chapters.actions import ChooseAction
from longhall.games.suecia.chapters.demand import FillUnits
from longhall.games.suecia.chapters.exchange import Exchange, brought_by, cost_of, units_to_sell
from longhall.games.suecia.chapters.opened import Opened
from longhall.games.suecia.face.buildings import (
    said_bonus,
    said_church,
    said_completed,
    said_flip,
    said_hex,
    said_lift,
    said_mat,
    said_payment,
    said_province,
    said_square,
    said_tile,
)
from longhall.games.suecia.face.words import amounts, costs, say_deed, say_estate, say_kind, say_nation
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ABANDON,
    ADVANCED_ACTION,
    ALL,
    BASIC_ACTION,
    BUY,
    CHITS,
    CHURCH,
    COLLECT,
    COMPLETE,
    DEED,
    DEMAND,
    END,
    ENOUGH,
    ESTATE,
    ESTATE_CARD,
    EXCHANGE,
    FILL,
    FINISH,
    FLIP,
    HEX,
    INTO,
    KEEP,
    KINDS,
    LIFT_CASTLE,
    LIFT_CHURCH,
    LIFT_FARM,
    LIFT_SHOP,
    MAT,
    ON_SQUARE,
    PAY,
    PROVINCE,
    RETURN,
    SELL,
    SLOT,
    SLOTS,
    STOP,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_BONUS,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
    TOP,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, seat_called


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    assert isinstance(state, Suecia)
    g = state
    for families, words in ON_TABLE:
        if any(family.has(action) for family in families):
            return words(g, seat, action, say)
    return Said()


# Estate cards and their actions


def said_top(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """What the estate does."""
    estate = TOP.arg(action)
    return Said(effect=", ".join(say_deed(say, deed) for deed in range(len(DEED.names)) if offers(g, estate, 0, deed)))


def offers(g: Suecia, estate: int, tier: int, deed: int) -> bool:
    return bool(g.data.deeds[estate * TIERS + tier] >> deed & 1)


def said_column(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """How many actions of which estates it gives.  SU-12"""
    if g.why_not(seat, action):
        return Said()
    pool = tried(g, seat, action).pool
    parts = [f"{pool[estate]} {say_estate(say, estate)}" for estate in range(len(ESTATE.names)) if pool[estate] > 0]
    return Said(effect=say("effect-column", count=sum(pool), estates=", ".join(parts)))


def said_action(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """Under the estate that does it, with how many of its actions are left, and whether it would be lost.

    SU-12, SU-14, SU-17
    """
    is_advanced = ADVANCED_ACTION.has(action)
    family = ADVANCED_ACTION if is_advanced else BASIC_ACTION
    estate, deed = family.first(action), family.second(action)
    group = say("group-estate", estate=say_estate(say, estate), count=g.pool[estate])
    told = {"estate": say_estate(say, estate), "deed": say_deed(say, deed)}
    effect = "" if g.why_not(seat, action) else warning(tried(g, seat, action).legal(seat), say)
    return Said(say("choice-advanced" if is_advanced else "choice-basic", **told), effect, group)


def warning(options: Sequence[int], say: Say) -> str:
    """What is to be known of an action that is open with these choices: nothing if one of them carries it out."""
    if not all(ABANDON.has(option) or EXCHANGE.has(option) for option in options):
        return ""
    return say("effect-exchange-first" if any(map(EXCHANGE.has, options)) else "effect-in-vain")


def said_end(g: Suecia, seat: int, action: int, say: Say) -> Said:
    left = sum(g.pool)
    return Said("", say("effect-end", count=left) if left else "", leaves=True)


def said_leaving(g: Suecia, seat: int, action: int, say: Say) -> Said:
    if ABANDON.has(action):
        is_bonus = isinstance(g.waiting, Opened) and g.waiting.is_bonus()
        return Said("", say("effect-abandon-bonus") if is_bonus else say("effect-abandon"), leaves=True)
    if ENOUGH.has(action) and isinstance(g.waiting, Exchange) and g.waiting.proceeds > 0:
        return Said("", say("effect-enough", count=g.waiting.proceeds), leaves=True)
    return Said("", say("effect-stop") if STOP.has(action) else "", leaves=True)


def said_drawn(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """Only who drew the card is asked.  SU-18"""
    drawn = say(f"card-{ESTATE_CARD.names[g.drawn]}")
    if KEEP.has(action):
        return Said(say("choice-keep", card=drawn))
    if g.face_up == NONE:
        return Said()
    return Said(say("choice-swap", card=say(f"card-{ESTATE_CARD.names[g.face_up]}"), left=drawn))


# The market


def said_sale(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """SU-75, SU-78"""
    assert isinstance(g.waiting, Exchange)
    kind, amount = SELL.first(action), SELL.second(action)
    units = units_to_sell(g, seat, kind) if amount == ALL else amount + 1
    if units == 0 or units > units_to_sell(g, seat, kind):
        return Said(group=say("group-sell"))
    told = {"kind": say_kind(say, kind), "count": units, "price": brought_by(g, kind, units, g.waiting.shifted)}
    text = say("choice-sell-all" if amount == ALL else "choice-sell", **told)
    return Said(text, say("effect-sell", left=g.owns(seat, kind) - units), say("group-sell"))


def said_purchase(g: Suecia, seat: int, action: int, say: Say) -> Said:
    assert isinstance(g.waiting, Exchange)
    kind, amount = BUY.first(action), BUY.second(action)
    most = g.waiting.affordable(g, kind)
    units = most if amount == ALL else amount + 1
    if units == 0 or units > most:
        return Said(group=say("group-buy"))
    cost = cost_of(g, kind, units, g.waiting.shifted)
    told = {"kind": say_kind(say, kind), "count": units, "price": cost}
    text = say("choice-buy-most" if amount == ALL else "choice-buy", **told)
    return Said(text, say("effect-buy", left=g.waiting.proceeds - cost), say("group-buy"))


# Resources, ships and missions


def said_collect(g: Suecia, seat: int, action: int, say: Say) -> Said:
    kind = COLLECT.arg(action)
    parts = [part for part in range(KINDS) if g.data.recipe[kind] >> part & 1]
    have = say("effect-have", count=g.owns(seat, kind))
    return Said(effect=f"{costs(say, parts)}; {have}" if parts else have)


def said_take(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """What the card asks for and returns.  SU-34, SU-36"""
    nation = TAKE.arg(action)
    asks = amounts(say, [g.data.demand[nation * 2 * KINDS + kind] for kind in range(KINDS)])
    gives = amounts(say, [g.data.returns[nation * 2 * CHITS + chit] for chit in range(CHITS)])
    return Said(effect=say("effect-take", asks=asks, gives=gives))


def said_return(g: Suecia, seat: int, action: int, say: Say) -> Said:
    slot = RETURN.arg(action)
    if g.card[seat * SLOTS + slot] == NONE:
        return Said()
    lost = amounts(say, [g.cargo[(seat * SLOTS + slot) * KINDS + kind] for kind in range(KINDS)])
    told = {"slot": say(f"slot-{SLOT.names[slot]}"), "nation": say_nation(say, g.card[seat * SLOTS + slot])}
    return Said(say("choice-return", **told), say("effect-return", lost=lost) if lost else say("effect-return-empty"))


def said_supply(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """Where the units would go, and who would gain.  SU-40 to SU-48"""
    if g.why_not(seat, action):
        return Said()
    shops, market, lost, kind, gains = 0, 0, 0, 0, [0] * g.players
    mat = SUPPLY.arg(action) // 6
    for event in tried(g, seat, action).events or []:
        fields = event.seen_by(seat) or {}
        name, who = event.kind.name, fields.get("seat")
        if name == "supply_began":
            kind = int(fields["resource"] or 0)
        elif name in ("unit_to_shop", "unit_to_market", "church_gain"):
            shops += name == "unit_to_shop"
            market += name == "unit_to_market"
            if who is not None:
                gains[who] += 1
        elif name == "units_lost":
            lost += int(fields["count"] or 0)
    parts = [
        say(key, count=count)
        for key, count in (("effect-to-shops", shops), ("effect-to-market", market), ("effect-to-loss", lost))
        if count
    ]
    parts += [
        say("effect-gains", seat=seat_called(say, other), count=count) for other, count in enumerate(gains) if count
    ]
    text = say("choice-supply", kind=say_kind(say, kind), mat=say(f"mat-{MAT.names[mat]}"))
    return Said(text, ", ".join(parts))


def said_demand(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """What the cards of the nation still ask for.  SU-50"""
    nation = DEMAND.arg(action)
    wanted = [0] * KINDS
    for slot in range(SLOTS):
        if g.card[seat * SLOTS + slot] == nation:
            for kind in range(KINDS):
                asked = g.data.demand[(nation * 2 + g.flipped[seat * SLOTS + slot]) * KINDS + kind]
                wanted[kind] += max(0, asked - g.cargo[(seat * SLOTS + slot) * KINDS + kind])
    return Said(effect=say("effect-demand", asks=amounts(say, wanted)) if any(wanted) else "")


def said_fill(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """From whose shop it comes, or from the market for how much.  SU-53, SU-57"""
    slot, kind = FILL.first(action), FILL.second(action)
    if g.why_not(seat, action):
        return Said()
    told = {"kind": say_kind(say, kind), "slot": say(f"slot-{SLOT.names[slot]}")}
    text = say("choice-fill", nation=say_nation(say, g.card[seat * SLOTS + slot]), **told)
    for event in tried(g, seat, action).events or []:
        fields = event.seen_by(seat) or {}
        if event.kind.name == "unit_from_shop":
            return Said(text, say("effect-from-shop", seat=seat_called(say, fields["owner"] or 0)))
        if event.kind.name == "unit_from_market":
            return Said(text, say("effect-from-market", count=fields["price"], kind=say_kind(say, kind)))
    return Said(text)


def said_finish(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """Who is paid, and what full cards return; without a unit loaded the action is lost.  SU-56, SU-59, SU-65"""
    asked = g.waiting
    if not isinstance(asked, FillUnits) or asked.units == 0:
        return Said("", say("effect-abandon"), leaves=True)
    paid, returned = [[0] * CHITS for _ in range(g.players)], [0] * CHITS
    for event in tried(g, seat, action).events or []:
        fields = event.seen_by(seat) or {}
        if event.kind.name == "owner_paid":
            paid[int(fields["owner"] or 0)][int(fields["resource"] or 0)] += int(fields["count"] or 0)
        elif event.kind.name == "card_completed":
            returned[int(fields["chit"] or 0)] += int(fields["count"] or 0)
    parts = [
        say("effect-gains", seat=seat_called(say, owner), count=amounts(say, counts))
        for owner, counts in enumerate(paid)
        if any(counts)
    ]
    if any(returned):
        parts.append(say("effect-returned", gives=amounts(say, returned)))
    return Said("", "; ".join(parts) or say("effect-finish"), leaves=True)


def said_exchange(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """SU-75"""
    return Said(effect=say("effect-exchange-between" if isinstance(g.waiting, ChooseAction) else "effect-exchange"))


ON_TABLE = [
    ((TOP,), said_top),
    ((INTO,), said_column),
    ((BASIC_ACTION, ADVANCED_ACTION), said_action),
    ((END,), said_end),
    ((ABANDON, ENOUGH, STOP), said_leaving),
    ((FINISH,), said_finish),
    ((EXCHANGE,), said_exchange),
    ((KEEP, SWAP), said_drawn),
    ((SELL,), said_sale),
    ((BUY,), said_purchase),
    ((TAKE_MAT,), said_mat),
    ((CHURCH,), said_church),
    ((PROVINCE,), said_province),
    ((HEX,), said_hex),
    ((TAKE_TILE,), said_tile),
    ((ON_SQUARE,), said_square),
    ((FLIP,), said_flip),
    ((TAKE_BONUS,), said_bonus),
    ((PAY,), said_payment),
    ((COMPLETE,), said_completed),
    ((LIFT_CASTLE, LIFT_CHURCH, LIFT_FARM, LIFT_SHOP), said_lift),
    ((COLLECT,), said_collect),
    ((TAKE,), said_take),
    ((RETURN,), said_return),
    ((SUPPLY,), said_supply),
    ((DEMAND,), said_demand),
    ((FILL,), said_fill),
]


def tried(g: Suecia, seat: int, action: int) -> Suecia:
    """The table after a choice, on a copy that tells what happened."""
    world = g.clone()
    world.events = []
    world.apply(seat, action)
    return world
