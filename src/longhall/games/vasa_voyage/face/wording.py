"""Choices, questions and refusals in words, as the seat that is asked sees the table."""

from longhall.games.vasa_voyage.chapters.building import Place
from longhall.games.vasa_voyage.chapters.crafts import Exchange, is_of_role
from longhall.games.vasa_voyage.chapters.goods import count_in
from longhall.games.vasa_voyage.chapters.king import Obey
from longhall.games.vasa_voyage.chapters.round import TakeRole
from longhall.games.vasa_voyage.face.view import shares, square_view
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ACCEPT,
    ACCEPT_COUNTER,
    BUILD,
    CANCEL,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    GOOD,
    INSPECT,
    KEEP,
    KEEP_COUNTER,
    KINDS,
    MATERIAL,
    MATERIALS,
    NO_OFFER,
    NO_ORDER,
    NO_REPLACEMENT,
    OBEY,
    ORDER,
    PAIR,
    PASS,
    PLACE,
    PROCURE,
    REJECT,
    REJECT_COUNTER,
    REPLACE,
    ROLE,
    TAKE_ROLE,
    VALUES,
    WITHDRAW,
    WITHDRAW_COUNTER,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import count
from longhall.kernel.state import State
from longhall.kernel.telling import Said, Say, listed, seat_called

LEAVES = (DONE, NO_REPLACEMENT, NO_ORDER, PASS, DECLINE, NO_OFFER, CANCEL)
FIRST_CRAFT = MATERIALS  # roles from here on are no procurers


def say_choice(state: State, seat: int, action: int, say: Say) -> Said:
    assert isinstance(state, Voyage)
    g = state
    for family, words in ON_TABLE:
        if family.has(action):
            return words(g, seat, action, say)
    if any(family.has(action) for family in LEAVES):
        return Said(effect=lost(g, seat, action, say), leaves=True)
    return Said()


def said_role(g: Voyage, seat: int, action: int, say: Say) -> Said:
    """What it would bring everybody now.  VV-17 to VV-44"""
    role = TAKE_ROLE.arg(action)
    text = say("choice-role", role=say(f"role-{ROLE.names[role]}"))
    if g.taken_by[role] != NOBODY:
        return Said(text)
    who = [
        say("effect-share", seat=seat_called(say, SEATS.index(share["seat"])), count=share["count"])
        for share in shares(g, role, seat)
        if share["count"] > 0
    ]
    if role < FIRST_CRAFT and not who:
        return Said(text, say("missing-supply", material=say_material(say, role), value=1))
    if role < FIRST_CRAFT:
        return Said(text, say("effect-procurer", material=say_material(say, role), who=", ".join(who)))
    return Said(text, say(f"effect-{ROLE.names[role]}", who=", ".join(who)))


def said_exchange(g: Voyage, seat: int, action: int, say: Say) -> Said:
    material, pair = EXCHANGE.first(action), EXCHANGE.second(action)
    told = {"material": say_material(say, material), "pair": say(f"pair-{PAIR.names[pair]}"), "good": pair + 2}
    return Said(say("choice-exchange", **told), say("effect-supply", count=g.in_supply(material, pair + 2)))


def said_procure(g: Voyage, seat: int, action: int, say: Say) -> Said:
    material = PROCURE.arg(action)
    return Said(effect=say("effect-procure", count=g.in_hand(seat, material, 1) + 1, left=g.in_supply(material, 1)))


def said_replace(g: Voyage, seat: int, action: int, say: Say) -> Said:
    """Others see the square, never the good.  VV-35, VV-37"""
    material, good = REPLACE.first(action), GOOD.names[REPLACE.second(action)]
    there = g.on_ship(seat, material)
    if there == 0:
        return Said()
    told = {"material": say_material(say, material), "there": there}
    if good == "same":
        return Said(say("choice-pretend", **told), say("effect-pretend"))
    return Said(say("choice-replace", good=good, **told), say("effect-replace", change=signed(int(good) - there)))


def said_order(g: Voyage, seat: int, action: int, say: Say) -> Said:
    target, material = ORDER.first(action), ORDER.second(action)
    return Said("", known_of(g, seat, target, material, say), seat_called(say, target))


def said_inspect(g: Voyage, seat: int, action: int, say: Say) -> Said:
    target, material = INSPECT.first(action), INSPECT.second(action)
    return Said("", known_of(g, seat, target, material, say), seat_called(say, target))


def known_of(g: Voyage, seat: int, owner: int, material: int, say: Say) -> str:
    """What the seat knows of a good on another ship, where the table keeps that in sight.  VV-81"""
    if owner >= g.players or g.on_ship(owner, material) == 0:
        return ""
    square = square_view(g, seat, owner, material)
    if square["value"] is not None:
        return say("effect-known", value=square["value"])
    possible = square["possible"] or []
    return say("effect-possible", values=", ".join(map(str, possible))) if 0 < len(possible) < VALUES else ""


def said_obey(g: Voyage, seat: int, action: int, say: Say) -> Said:
    assert isinstance(g.waiting, Obey)
    there = g.on_ship(seat, g.waiting.material)
    told = {"material": say_material(say, g.waiting.material), "value": OBEY.arg(action) + 1}
    return Said(say("choice-obey", **told), say("effect-obey", there=there))


def said_build(g: Voyage, seat: int, action: int, say: Say) -> Said:
    material = BUILD.arg(action)
    goods = in_hand(g, seat, material)
    told = {"goods": ", ".join(goods) or "–", "count": count(g.unbuilt())}
    return Said(effect=say("effect-build", **told))


def said_place(g: Voyage, seat: int, action: int, say: Say) -> Said:
    assert isinstance(g.waiting, Place)
    material, value = g.waiting.material, PLACE.arg(action) + 1
    text = say("choice-place", material=say_material(say, material), value=value)
    left = in_hand(g, seat, material)
    if str(value) in left:
        left.remove(str(value))
    return Said(text, say("effect-place", goods=", ".join(left)) if left else say("effect-place-last"))


def said_give(g: Voyage, seat: int, action: int, say: Say) -> Said:
    return Said(effect=say("effect-have", count=g.in_hand(seat, GIVE.first(action), GIVE.second(action) + 1)))


def said_answer(g: Voyage, seat: int, action: int, say: Say) -> Said:
    """An offer made to the seat: what it would give and get."""
    if ACCEPT.has(action) or REJECT.has(action):
        proposer = ACCEPT.arg(action) if ACCEPT.has(action) else REJECT.arg(action)
        if proposer >= g.players or g.talks.partner[proposer] != seat:
            return Said()
        return trade(say, g.talks.want[proposer], g.talks.give[proposer])
    if KEEP.has(action) or WITHDRAW.has(action):
        return trade(say, g.talks.give[seat], g.talks.want[seat])
    if ACCEPT_COUNTER.has(action) or REJECT_COUNTER.has(action):
        return trade(say, g.talks.counter_want[seat], g.talks.counter_give[seat])
    proposer = KEEP_COUNTER.arg(action) if KEEP_COUNTER.has(action) else WITHDRAW_COUNTER.arg(action)
    if proposer >= g.players:
        return Said()
    return trade(say, g.talks.counter_give[proposer], g.talks.counter_want[proposer])


def trade(say: Say, give: int, get: int) -> Said:
    return Said(effect=say("effect-trade", give=bundle(say, give), get=bundle(say, get)))


def bundle(say: Say, goods: int) -> str:
    found = [
        say(
            "goods-of", count=count_in(goods, kind), material=say_material(say, kind // VALUES), value=kind % VALUES + 1
        )
        for kind in range(KINDS)
        if count_in(goods, kind) > 0
    ]
    return listed(say, found) or say("goods-none")


ON_TABLE = [
    (TAKE_ROLE, said_role),
    (EXCHANGE, said_exchange),
    (PROCURE, said_procure),
    (REPLACE, said_replace),
    (ORDER, said_order),
    (INSPECT, said_inspect),
    (OBEY, said_obey),
    (BUILD, said_build),
    (PLACE, said_place),
    (GIVE, said_give),
    *((family, said_answer) for family in (ACCEPT, REJECT, KEEP, WITHDRAW, ACCEPT_COUNTER, REJECT_COUNTER)),
    *((family, said_answer) for family in (KEEP_COUNTER, WITHDRAW_COUNTER)),
]


def lost(g: Voyage, seat: int, action: int, say: Say) -> str:
    """What is given up."""
    if DONE.has(action) and isinstance(g.waiting, Exchange):
        return say("effect-done", count=g.waiting.left)
    if PASS.has(action):
        following = g.left_of(seat)
        if following == g.leader:
            return say("effect-pass-last")
        return say("effect-pass", seat=seat_called(say, following))
    return ""


def say_prompt(state: State, seat: int, say: Say) -> str:
    assert isinstance(state, Voyage)
    g = state
    if isinstance(g.waiting, TakeRole):
        return say("ask-role", round=g.round, number=(seat - g.leader) % g.players + 1, players=g.players)
    if isinstance(g.waiting, Place):
        told = {"material": say_material(say, g.waiting.material), "needed": g.data.needed(g.players)}
        return say("ask-place", **told)
    if isinstance(g.waiting, Obey):
        king = next((s for role, s in enumerate(g.taken_by) if ROLE.names[role] == "king" and s != NOBODY), NOBODY)
        return say("ask-obey", seat=seat_called(say, king), material=say_material(say, g.waiting.material))
    return ""


def say_missing(state: State, seat: int, action: int, say: Say) -> str:
    """VV-13, VV-25, VV-26, VV-29, VV-32, VV-35, VV-41, VV-42, VV-46, VV-48, VV-56, VV-62"""
    assert isinstance(state, Voyage)
    g = state
    clause = g.why_not(seat, action)
    if clause == "VV-13":
        return say("missing-taken", seat=seat_called(say, g.taken_by[TAKE_ROLE.arg(action)]))
    if EXCHANGE.has(action) and isinstance(g.waiting, Exchange):
        return missing_pair(g, seat, action, g.waiting.role, clause, say)
    if BUILD.has(action) and clause in ("VV-46", "VV-48"):
        return say(f"missing-{clause}", material=say_material(say, BUILD.arg(action)))
    if PLACE.has(action) and isinstance(g.waiting, Place):
        told = {"material": say_material(say, g.waiting.material), "value": PLACE.arg(action) + 1}
        return say("missing-good", **told)
    if OBEY.has(action) and isinstance(g.waiting, Obey):
        told = {"material": say_material(say, g.waiting.material), "value": OBEY.arg(action) + 1}
        return say("missing-same" if clause == "VV-42" else "missing-good", **told)
    if REPLACE.has(action):
        told = {"material": say_material(say, REPLACE.first(action)), "value": REPLACE.second(action)}
        return say("missing-good" if g.is_built(REPLACE.first(action)) else "missing-not-built", **told)
    if INSPECT.has(action) or ORDER.has(action):
        family = INSPECT if INSPECT.has(action) else ORDER
        if family.first(action) == seat:
            return say("missing-own")
        return say("missing-not-built", material=say_material(say, family.second(action)))
    if PROCURE.has(action):
        return say("missing-supply", material=say_material(say, PROCURE.arg(action)), value=1)
    return ""


def missing_pair(g: Voyage, seat: int, action: int, role: int, clause: str, say: Say) -> str:
    material, pair = EXCHANGE.first(action), EXCHANGE.second(action)
    told = {"material": say_material(say, material)}
    if clause == "VV-25":
        own = [say_material(say, other) for other in range(MATERIALS) if is_of_role(role, other)]
        return say("missing-craft", materials=listed(say, own))
    if clause == "VV-29":
        return say("missing-supply", value=pair + 2, **told)
    return say("missing-pair", ones=g.in_hand(seat, material, 1), twos=g.in_hand(seat, material, 2), **told)


def in_hand(g: Voyage, seat: int, material: int) -> list[str]:
    return [str(v) for v in range(1, VALUES + 1) for _ in range(g.in_hand(seat, material, v))]


def say_material(say: Say, material: int) -> str:
    return say(f"material-{MATERIAL.names[material]}")


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else "0" if change == 0 else f"−{-change}"
