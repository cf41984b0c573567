"""Choices in words, with what they cost and bring, as the seat that is asked sees the table."""

from longhall.games.shipwrights.chapters.afternoon import Turn
from longhall.games.shipwrights.chapters.attacks import is_sending, sent_card
from longhall.games.shipwrights.chapters.exchanges import SageDiscard, TraderGive
from longhall.games.shipwrights.chapters.morning import Keep
from longhall.games.shipwrights.chapters.ships import UseCraftsman
from longhall.games.shipwrights.face.cards import card_view
from longhall.games.shipwrights.face.forecast import needs_of, tonight
from longhall.games.shipwrights.face.view_types import Need
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BEGIN,
    BUILD,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    CALL,
    CARD_NAMES,
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    DISCARD,
    DROP_TOOL,
    END_TURN,
    ENOUGH,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_BUILDING,
    FIRST_CALLED,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    FROM_HAND,
    FROM_ROW,
    GOOD,
    GOODS,
    HAND,
    HIRE,
    KEEP,
    NONE,
    RETURN,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    TAKE,
    WORKSHOP,
    WORKSHOPS,
    rate,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, listed, seat_called


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    assert isinstance(state, Shipwrights)
    g = state
    for families, words in ON_TABLE:
        if any(family.has(action) for family in families):
            return words(g, seat, action, say)
    return said_sending(g, seat, action, say) if is_sending(action) else Said()


# The draft and the stores


def said_keep(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    return Said(effect=about_card(g, KEEP.arg(action), say))


def said_good(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    is_taken = TAKE.has(action)
    good = TAKE.arg(action) if is_taken else RETURN.arg(action)
    there = g.mill[seat * GOODS + good]
    return Said(effect=say("effect-mill", there=there, then=there + 1 if is_taken else max(0, there - 1)))


# A turn


def said_purchase(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """SW-30, SW-39"""
    with_cart = BUY_WITH_CART.has(action)
    good = BUY_WITH_CART.arg(action) if with_cart else BUY.arg(action)
    bought = rate(g.top, good) if g.top != NONE else 0
    unloaded = min(g.data.cart_moves, g.cart[seat * GOODS + good]) if with_cart else 0
    told = {"good": say_good(say, good), "count": bought, "gold": g.data.buy_gold, "workers": g.data.buy_workers}
    text = "" if with_cart else say("choice-buy", **told)  # a cart without the Good: the usual words
    if unloaded > 0:
        text = say("choice-buy_with_cart", unloaded=unloaded, **told)
    full = g.goods_of(seat) + bought + unloaded
    told = {"there": g.mill[seat * GOODS + good] + bought + unloaded, "full": full, "room": g.mill_capacity(seat)}
    return Said(text, say("effect-buy", good=say_good(say, good), **told), say("group-goods"))


def said_finish(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """SW-37, SW-76, SW-79 to SW-81, SW-91"""
    with_tool = FINISH_WITH_TOOL.has(action)
    workshop = FINISH_WITH_TOOL.arg(action) if with_tool else FINISH.arg(action)
    ship = g.workshop[seat * WORKSHOPS + workshop]
    group = say("group-ships")
    if ship == NONE:
        return Said(group=group)
    told = {"ship": say_card(say, ship), "workshop": say(f"workshop-{WORKSHOP.names[workshop]}")}
    text = say("choice-finish", **told)
    if with_tool and g.tool[seat] != NONE:
        text = say("choice-finish_with_tool", tool=say_card(say, FIRST_TOOL + g.tool[seat]), **told)
    effect = say("effect-finish", points=g.data.ship_vp[ship], number=g.ships[seat] + 1)
    already = max(g.ships[other] for other in range(g.players)) >= g.data.last_ship
    if g.ships[seat] + 1 >= g.data.last_ship and not already:
        effect = say("effect-finish-last", points=g.data.ship_vp[ship], number=g.ships[seat] + 1)
    return Said(text, effect, group)


def said_begin(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """Which Workshop it goes to, and what it will still lack."""
    ship = BEGIN.arg(action)
    free = [w for w in range(WORKSHOPS) if g.workshop[seat * WORKSHOPS + w] == NONE]
    short = shortage(needs_of(g, seat, ship, True), say)
    points = g.data.ship_vp[ship]
    effect = say("effect-begin", points=points, short=short) if short else say("effect-begin-ready", points=points)
    if not free:
        return Said(effect=effect, group=say("group-ships"))
    place = say(f"workshop-{WORKSHOP.names[free[0]]}")
    return Said(say("choice-begin", ship=say_card(say, ship), workshop=place), effect, say("group-ships"))


def said_hire(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    kind = HIRE.arg(action)
    text = say("choice-hire", card=say_card(say, FIRST_CRAFTSMAN + kind), gold=g.data.hire_gold[kind])
    effect = wanted_for(g, seat, kind, say)
    return Said(text, effect, say("group-people"))


def said_call(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    return Said(effect=about_card(g, FIRST_CALLED + CALL.arg(action), say), group=say("group-people"))


def said_sending(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """Whom it strikes, and how hard.  SW-48 to SW-58"""
    group = say("group-people")
    if SEND_BARBARIAN.has(action):
        target, workshop = SEND_BARBARIAN.first(action), SEND_BARBARIAN.second(action)
        ship = g.workshop[target * WORKSHOPS + workshop] if target < g.players else NONE
        if ship == NONE:
            return Said(group=group)
        told = {"ship": say_card(say, ship), "workshop": say(f"workshop-{WORKSHOP.names[workshop]}")}
        text = say("choice-barbarian", seat=seat_called(say, target), **told)
        short = shortage(needs_of(g, target, ship, False), say)
        points = g.data.ship_vp[ship]
        effect = say("effect-wreck", points=points, short=short) if short else say("effect-wreck-ready", points=points)
        return Said(text, effect + price(g, action, say), group)
    if SEND_ASSASSIN.has(action) or SEND_CONSPIRATOR.has(action):
        return Said("", robbed(g, seat, action, say) + price(g, action, say), group)
    if SEND_BERSERKER.has(action) and SEND_BERSERKER.arg(action) < g.players:
        tool = g.tool[SEND_BERSERKER.arg(action)]
        effect = about_card(g, FIRST_TOOL + tool, say) if tool != NONE else ""
        return Said("", effect + price(g, action, say), group)
    if SEND_RAIDER.has(action) and SEND_RAIDER.arg(action) < g.players:
        target = SEND_RAIDER.arg(action)
        loses = min(g.gold[target], g.data.raid_gold * g.goods_of(target))
        return Said("", say("effect-raider", seat=seat_called(say, target), gold=loses) + price(g, action, say), group)
    if SEND_THIEF.has(action) and SEND_THIEF.first(action) < g.players:
        has = g.mill[SEND_THIEF.first(action) * GOODS + SEND_THIEF.second(action)]
        return Said("", say("effect-thief", count=has) + price(g, action, say), group)
    return Said("", price(g, action, say), group)


def robbed(g: Shipwrights, seat: int, action: int, say: Say) -> str:
    """Which Ships of the victim then lack the Craftsman, as far as rows tell, and whether the own need one.

    SW-49, SW-52
    """
    family = SEND_ASSASSIN if SEND_ASSASSIN.has(action) else SEND_CONSPIRATOR
    target, kind = family.first(action), family.second(action)
    if target >= g.players or g.row[target * CRAFTSMEN + kind] == 0:
        return ""
    left = g.row[target * CRAFTSMEN + kind] - 1
    lacking = [
        say_card(say, ship) for ship in begun(g, target) if g.data.ship_craftsmen[ship * CRAFTSMEN + kind] > left
    ]
    told = {"seat": seat_called(say, target)}
    effect = say("effect-robbed", ships=listed(say, lacking), **told) if lacking else say("effect-robbed-idle", **told)
    return f"{effect}; {wanted_for(g, seat, kind, say)}" if family is SEND_CONSPIRATOR else effect


def begun(g: Shipwrights, seat: int) -> list[int]:
    ships = [g.workshop[seat * WORKSHOPS + workshop] for workshop in range(WORKSHOPS)]
    return [ship for ship in ships if ship != NONE]


def wanted_for(g: Shipwrights, seat: int, kind: int, say: Say) -> str:
    """Which own Ships under construction need a Craftsman of a kind."""
    wanted = [say_card(say, ship) for ship in begun(g, seat) if g.data.ship_craftsmen[ship * CRAFTSMEN + kind] > 0]
    return say("effect-hire", ships=listed(say, wanted)) if wanted else say("effect-hire-unwanted")


def price(g: Shipwrights, action: int, say: Say) -> str:
    """What sending somebody costs, if anything."""
    gold = g.data.cost_gold[sent_card(action) - FIRST_CRAFTSMAN - len(CRAFTSMAN_NAMES)]
    return say("effect-price", gold=gold) if gold > 0 else ""


def said_tool(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    tool = BUY_TOOL.arg(action)
    text = say("choice-buy_tool", card=say_card(say, FIRST_TOOL + tool), gold=g.data.tool_gold[tool])
    return Said(text, what_it_does(g, FIRST_TOOL + tool, say), say("group-works"))


def said_building(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    building = BUILD.arg(action)
    told = {"gold": g.data.building_gold[building], "workers": g.data.building_workers[building]}
    text = say("choice-build", card=say_card(say, FIRST_BUILDING + building), **told)
    return Said(text, what_it_does(g, FIRST_BUILDING + building, say), say("group-works"))


def said_discard(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """What is given up with the card."""
    card = DISCARD.arg(action)
    group = say("group-discard") if isinstance(g.waiting, Turn) else ""
    kind = card - FIRST_CRAFTSMAN
    return Said(
        effect=wanted_for(g, seat, kind, say) if 0 <= kind < CRAFTSMEN else about_card(g, card, say), group=group
    )


def said_drop(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    if g.tool[seat] == NONE:
        return Said(group=say("group-discard"))
    tool = FIRST_TOOL + g.tool[seat]
    return Said(say("choice-drop_tool", card=say_card(say, tool)), about_card(g, tool, say), say("group-discard"))


def said_end(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """What the night will bring if nothing else happens.  SW-86 to SW-89"""
    night = tonight(g, seat)
    effect = say("effect-end", gold=night["gold"], workers=night["workers"])
    if night["goods_lost"]:
        effect += say("effect-end-goods", count=night["goods_lost"])
    if night["gold_lost"]:
        effect += say("effect-end-gold", count=night["gold_lost"])
    return Said("", effect, leaves=True)


def said_enough(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """What comes for what was given so far.  SW-67, SW-68"""
    asked = g.waiting
    if isinstance(asked, TraderGive):
        return Said("", say("effect-traded", count=asked.count * g.data.exchange_gain), leaves=True)
    if isinstance(asked, SageDiscard):
        return Said("", say("effect-drawn", count=asked.count + g.data.draw_over), leaves=True)
    return Said(leaves=True)


def said_craftsman(g: Shipwrights, seat: int, action: int, say: Say) -> Said:
    """What is left where it comes from: all that the row has to give, or one of the hand.  SW-77"""
    asked = g.waiting
    if not isinstance(asked, UseCraftsman):
        return Said()
    kind = FROM_ROW.arg(action) if FROM_ROW.has(action) else FROM_HAND.arg(action)
    row, hand = g.row[seat * CRAFTSMEN + kind], g.count_in(FIRST_CRAFTSMAN + kind, HAND + seat)
    row, hand = (row - asked.left, hand) if FROM_ROW.has(action) else (row, hand - 1)
    return Said(effect=say("effect-craftsman", row=max(0, row), hand=max(0, hand)))


ON_TABLE = [
    ((KEEP,), said_keep),
    ((TAKE, RETURN), said_good),
    ((BUY, BUY_WITH_CART), said_purchase),
    ((FINISH, FINISH_WITH_TOOL), said_finish),
    ((BEGIN,), said_begin),
    ((HIRE,), said_hire),
    ((CALL,), said_call),
    ((BUY_TOOL,), said_tool),
    ((BUILD,), said_building),
    ((DISCARD,), said_discard),
    ((DROP_TOOL,), said_drop),
    ((END_TURN,), said_end),
    ((ENOUGH,), said_enough),
    ((FROM_ROW, FROM_HAND), said_craftsman),
]


# Cards and prices


def about_card(g: Shipwrights, card: int, say: Say) -> str:
    """What a card costs and does, with the figures of the edition."""
    if card < FIRST_CRAFTSMAN:
        needs = [thing(each["thing"], each["needed"], say) for each in needs_of(g, 0, card, False)]
        told = {"points": g.data.ship_vp[card], "military": g.data.ship_military[card]}
        return say("effect-ship", needs=", ".join(needs), **told)
    view = card_view(g.data, card)
    text = what_it_does(g, card, say)
    price = f"price-{view['group']}"
    return text if view["group"] == "townsfolk" else f"{text} {say(price, **view['figures'])}"


def what_it_does(g: Shipwrights, card: int, say: Say) -> str:
    return say(f"card-{CARD_NAMES[card]}-text", **card_view(g.data, card)["figures"])


def shortage(needs: list[Need], say: Say) -> str:
    """What is lacking: `2 iron, Carpenter`."""
    found = []
    for each in needs:
        lacking = each["needed"] - each["there"] - each["in_hand"]
        if lacking > 0 and not each["waived"]:
            found.append(thing(each["thing"], lacking, say))
    return ", ".join(found)


def thing(name: str, count: int, say: Say) -> str:
    if name in CRAFTSMAN_NAMES:
        return say(f"card-{name}") if count == 1 else f"{count} × {say(f'card-{name}')}"
    if name in GOOD.names:
        return f"{count} {say(f'good-{name}')}"
    return say(f"amount-{name}", count=count)


def say_prompt(state: State, seat: int, say: Say) -> str:
    assert isinstance(state, Shipwrights)
    g = state
    if isinstance(g.waiting, Turn):
        return say("ask-turn", day=g.day, count=g.hand_size[seat])
    if type(g.waiting) is Keep:
        return say("ask-keep", packet=g.waiting.packet, seat=seat_called(say, g.left_of(seat)))
    return ""


def say_card(say: Say, card: int) -> str:
    return say(f"card-{CARD_NAMES[card]}")


def say_good(say: Say, good: int) -> str:
    return say(f"good-{GOOD.names[good]}")
