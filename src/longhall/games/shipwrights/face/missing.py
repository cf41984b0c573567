"""What a choice lacks that the rules refuse: `2 iron short`."""

from longhall.games.shipwrights.face.forecast import needs_of
from longhall.games.shipwrights.face.wording import say_card, shortage, thing
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BUILD,
    BUY,
    BUY_TOOL,
    BUY_WITH_CART,
    END_TURN,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_TOOL,
    HIRE,
    NONE,
    WORKSHOPS,
)
from longhall.kernel.state import State
from longhall.kernel.telling import Say

NOT_IN_HAND = ("SW-28", "SW-34", "SW-42", "SW-46", "SW-73", "SW-82")


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    assert isinstance(state, Shipwrights)
    g = state
    clause = g.why_not(seat, action)
    if clause == "SW-19":
        return say("missing-packet")
    if clause in NOT_IN_HAND:
        return say("missing-card")
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
    return say(f"missing-{clause}") if clause in ("SW-60", "SW-13", "SW-36") else ""


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
