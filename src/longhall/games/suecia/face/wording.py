"""Choices in words, with what they cost and bring, as the seat that is asked sees the table.

What happens at once and in the open is tried out on a copy, and told from what that tells.
"""

from collections.abc import Sequence

from longhall.games.suecia.chapters.exchange import Exchange, brought_by, cost_of, units_to_sell
from longhall.games.suecia.chapters.opened import Opened
from longhall.games.suecia.chapters.place import FarmHex
from longhall.games.suecia.chapters.provinces import kind_of
from longhall.games.suecia.chapters.shop import ChooseTile
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ABANDON,
    ADVANCED_ACTION,
    ALL,
    BASIC_ACTION,
    BUY,
    CHIT,
    CHITS,
    CHURCH,
    COLLECT,
    DEED,
    DEMAND,
    DIRECTION,
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
    KIND,
    KINDS,
    LIFT_CASTLE,
    LIFT_CHURCH,
    LIFT_FARM,
    LIFT_SHOP,
    MAT,
    NATION,
    RETURN,
    SELL,
    SLOT,
    SLOTS,
    STOP,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_MAT,
    TAKE_TILE,
    TIERS,
    TOP,
    ZONE_MATS,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, listed, seat_called


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


# Buildings


def said_mat(g: Suecia, seat: int, action: int, say: Say) -> Said:
    mat = TAKE_MAT.arg(action)
    ring = [g.data.ring[mat * 6 + i] for i in range(6)]
    kinds = [f"{ring.count(kind)} {say_kind(say, kind)}" for kind in range(KINDS) if kind in ring]
    return Said(effect=say("effect-mat", kind=say_kind(say, g.data.majority[mat]), hexes=", ".join(kinds)))


def said_church(g: Suecia, seat: int, action: int, say: Say) -> Said:
    return Said(effect=costs(say, [g.data.majority[CHURCH.arg(action)]]))


def said_hex(g: Suecia, seat: int, action: int, say: Say) -> Said:
    assert isinstance(g.waiting, FarmHex)
    direction = HEX.arg(action)
    kind = kind_of(g, g.waiting.mat, direction)
    text = say("choice-hex", direction=say(f"direction-{DIRECTION.names[direction]}"), kind=say_kind(say, kind))
    return Said(text, costs(say, [kind]))


def said_tile(g: Suecia, seat: int, action: int, say: Say) -> Said:
    tile = TAKE_TILE.arg(action)
    assert isinstance(g.waiting, ChooseTile)
    return Said(effect=costs(say, [g.waiting.price(g, tile)]))


def said_flip(g: Suecia, seat: int, action: int, say: Say) -> Said:
    square = FLIP.arg(action)
    if g.tile[square] == NONE:
        return Said()
    kind = g.data.tile_kind[g.tile[square] * TIERS + 1]
    return Said(effect=say("effect-flip", kind=say_kind(say, kind)))


def said_lift(g: Suecia, seat: int, action: int, say: Say) -> Said:
    """What a disc that is lifted was worth.  SU-83, SU-91"""
    if LIFT_SHOP.has(action):
        tier = g.face[LIFT_SHOP.arg(action)]
    else:
        family = LIFT_CASTLE if LIFT_CASTLE.has(action) else LIFT_CHURCH if LIFT_CHURCH.has(action) else LIFT_FARM
        mat = family.arg(action) if family is not LIFT_FARM else LIFT_FARM.arg(action) // 6
        tier = mat // ZONE_MATS
    return Said(effect=say("effect-lift", points=g.data.building_points[tier]) if tier >= 0 else "")


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
    return Said(say("choice-return", **told), say("effect-return", lost=lost) if lost else "")


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


ON_TABLE = [
    ((TOP,), said_top),
    ((INTO,), said_column),
    ((BASIC_ACTION, ADVANCED_ACTION), said_action),
    ((END,), said_end),
    ((ABANDON, ENOUGH, FINISH, STOP), said_leaving),
    ((KEEP, SWAP), said_drawn),
    ((SELL,), said_sale),
    ((BUY,), said_purchase),
    ((TAKE_MAT,), said_mat),
    ((CHURCH,), said_church),
    ((HEX,), said_hex),
    ((TAKE_TILE,), said_tile),
    ((FLIP,), said_flip),
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


# Refusals


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


# Words


def costs(say: Say, kinds: Sequence[int]) -> str:
    return say("effect-costs", kinds=listed(say, [f"1 {say_kind(say, kind)}" for kind in kinds]))


def amounts(say: Say, counts: Sequence[int]) -> str:
    return ", ".join(f"{count} {say(f'chit-{CHIT.names[chit]}')}" for chit, count in enumerate(counts) if count)


def say_kind(say: Say, kind: int) -> str:
    return say(f"kind-{KIND.names[kind]}")


def say_estate(say: Say, estate: int) -> str:
    return say(f"estate-{ESTATE.names[estate]}")


def say_deed(say: Say, deed: int) -> str:
    return say(f"deed-{DEED.names[deed]}")


def say_nation(say: Say, nation: int) -> str:
    return say(f"nation-{NATION.names[nation]}")
