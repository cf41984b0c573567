"""What a choice lacks that the rules refuse: `2 iron short`."""

from longhall.games.shipwrights.chapters.attacks import is_sending, sent_card
from longhall.games.shipwrights.face.forecast import needs_of
from longhall.games.shipwrights.face.wording import say_card, say_good, shortage, thing
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BUILD,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    CALL,
    END_TURN,
    ENOUGH,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_CALLED,
    FIRST_TOOL,
    FIRST_TOWNSFOLK,
    GOODS,
    HIRE,
    NONE,
    RETURN,
    SEND_ASSASSIN,
    SEND_BARBARIAN,
    SEND_BERSERKER,
    SEND_CONSPIRATOR,
    SEND_RAIDER,
    SEND_THIEF,
    TRADE_CART,
    WORKSHOPS,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Say

SENT = (SEND_ASSASSIN, SEND_BARBARIAN, SEND_CONSPIRATOR, SEND_RAIDER, SEND_BERSERKER, SEND_THIEF)
SAID_ALIKE = ("SW-13", "SW-36", "SW-44", "SW-68", "SW-77")
NOT_IN_HAND = ("SW-28", "SW-34", "SW-42", "SW-46", "SW-73", "SW-82")


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    assert isinstance(state, Shipwrights)
    g = state
    clause = g.why_not(seat, action)
    if clause == "SW-19":
        return say("missing-packet")
    if clause in NOT_IN_HAND:
        return say("missing-card")
    if CALL.has(action) or is_sending(action):
        return for_townsfolk(g, seat, action, clause, say)
    if FINISH.has(action) or FINISH_WITH_TOOL.has(action):
        return missing_for_ship(g, seat, action, say)
    if clause == "SW-30" and (BUY.has(action) or BUY_WITH_CART.has(action)):
        return short_of(g, seat, g.data.buy_gold, g.data.buy_workers, say)
    if BUY_TOOL.has(action):
        if clause == "SW-35":
            return say("missing-tool-there", card=say_card(say, FIRST_TOOL + g.tool[seat]))
        return short_of(g, seat, g.data.tool_gold[BUY_TOOL.arg(action)], 0, say)
    if HIRE.has(action):
        if clause == "SW-43":
            return say("missing-row", count=g.data.row_max)
        return short_of(g, seat, g.data.hire_gold[HIRE.arg(action)], 0, say)
    if BUILD.has(action):
        if clause == "SW-83":
            return say("missing-built")
        building = BUILD.arg(action)
        return short_of(g, seat, g.data.building_gold[building], g.data.building_workers[building], say)
    if clause == "SW-74":
        return say("missing-workshop")
    if END_TURN.has(action):
        return say("missing-hand", count=g.hand_size[seat])
    if clause == "SW-39":
        if g.tool[seat] != TRADE_CART:
            return say("missing-no-cart")
        return say("missing-cart", good=say_good(say, BUY_WITH_CART.arg(action)))
    if clause == "SW-63":
        return say("missing-discards", count=g.data.discard_min)
    if clause == "SW-68" and ENOUGH.has(action):
        return say("missing-returns", count=g.data.exchange_min)
    if clause in ("SW-68", "SW-89") and RETURN.has(action):
        return say("missing-good" if g.mill[seat * GOODS + RETURN.arg(action)] == 0 else "missing-types")
    return say(f"missing-{clause}") if clause in SAID_ALIKE else ""


def for_townsfolk(g: Shipwrights, seat: int, action: int, clause: str, say: Say) -> str:
    """What a card costs, and what it needs or whom it is sent to.  SW-9, SW-57, SW-63, SW-67, SW-68, SW-102"""
    card = sent_card(action) if is_sending(action) else FIRST_CALLED + CALL.arg(action)
    row = card - FIRST_TOWNSFOLK
    short = short_of(g, seat, g.data.cost_gold[row], g.data.cost_workers[row], say)
    if short:
        return short
    if clause == "SW-60":
        return say("missing-SW-60")
    if is_sending(action):
        return of_victim(g, seat, action, clause, say)
    needed = {"SW-63": g.data.discard_min, "SW-68": g.data.exchange_min, "SW-102": g.data.draws_max}
    return say(f"missing-call-{clause}", count=needed.get(clause, 0))


def of_victim(g: Shipwrights, seat: int, action: int, clause: str, say: Say) -> str:
    """What is not there to be struck, or whom the card does not reach.  SW-49 to SW-58"""
    family = next(family for family in SENT if family.has(action))
    target = family.arg(action) if len(family.axes) == 1 else family.first(action)
    if target == seat and not g.data.reaches_own[sent_card(action) - FIRST_TOWNSFOLK]:
        return say("missing-self")
    if clause == "SW-52" and g.row_size(seat) >= g.data.row_max:
        return say("missing-row", count=g.data.row_max)
    return say(f"missing-{clause}") if clause in ("SW-49", "SW-50", "SW-52", "SW-56", "SW-57", "SW-58") else ""


def missing_for_ship(g: Shipwrights, seat: int, action: int, say: Say) -> str:
    with_tool = FINISH_WITH_TOOL.has(action)
    workshop = FINISH_WITH_TOOL.arg(action) if with_tool else FINISH.arg(action)
    ship = g.workshop[seat * WORKSHOPS + workshop]
    if ship == NONE:
        return say("missing-ship")
    if with_tool and g.tool[seat] == NONE:
        return say("missing-SW-36")
    needs = needs_of(g, seat, ship, True)
    if not with_tool:
        for each in needs:
            each["waived"] = False
    short = shortage(needs, say)
    return say("missing-short", short=short) if short else say("missing-tool-useless")


def short_of(g: Shipwrights, seat: int, gold: int, workers: int, say: Say) -> str:
    found = [("gold", gold - g.gold[seat]), ("workers", workers - g.workers[seat])]
    short = ", ".join(thing(name, count, say) for name, count in found if count > 0)
    return say("missing-short", short=short) if short else ""
