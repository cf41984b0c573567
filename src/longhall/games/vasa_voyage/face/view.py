"""What one seat may see, and where its actions point.

Elements: `role:king`, `material:wood` (a row of the supply), `supply:wood.2`, `seat:p1`, `hand:p1`, `hand:p1.wood.2`,
`ship:p1`, `ship:p1.wood`, and in the Inventory `offer:p1` and `counter:p1`, both named after who made the offer.
"""

from typing import Literal

from longhall.games.vasa_voyage.chapters.answers import Answers, read_replies
from longhall.games.vasa_voyage.chapters.building import MustSelect, Place, Select, eligible, is_locked, mandatory
from longhall.games.vasa_voyage.chapters.counters import CounterAnswers
from longhall.games.vasa_voyage.chapters.crafts import CHOOSER_EXCHANGES, OTHERS_EXCHANGE, Exchange
from longhall.games.vasa_voyage.chapters.goods import NOTHING, count_in
from longhall.games.vasa_voyage.chapters.inspection import Inspect
from longhall.games.vasa_voyage.chapters.inventory import Offers
from longhall.games.vasa_voyage.chapters.king import Obey
from longhall.games.vasa_voyage.chapters.procurers import CHOOSER_PROCURES, OTHERS_PROCURE
from longhall.games.vasa_voyage.chapters.round import TakeRole
from longhall.games.vasa_voyage.chapters.scoring import part_totals, verdict
from longhall.games.vasa_voyage.chapters.trades import ASKED_DRAFT, Draft, read_draft
from longhall.games.vasa_voyage.face.view_types import (
    Answer,
    Ending,
    Good,
    Hand,
    HandGood,
    Look,
    Question,
    Role,
    Seat,
    Share,
    Square,
    Sum,
    Supply,
    Talks,
    Trade,
    View,
)
from longhall.games.vasa_voyage.knowledge.ledger import candidates, last_look, round_of, touched_since_look, value_of
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ACCEPT,
    ACCEPT_COUNTER,
    ACTIONS,
    ADMIRAL,
    BUILD,
    CAUSE,
    COUNTER,
    EXCHANGE,
    GIVE,
    INSPECT,
    KEEP,
    KEEP_COUNTER,
    KINDS,
    KING,
    MATERIAL,
    MATERIALS,
    NAME_LEADER,
    OBEY,
    OFFER_TO,
    ORDER,
    PLACE,
    PROCURE,
    REJECT,
    REJECT_COUNTER,
    REPLACE,
    ROLE,
    ROLES,
    STEP,
    TAKE_ROLE,
    VALUES,
    WANT,
    WITHDRAW,
    WITHDRAW_COUNTER,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.frames import NOBODY
from longhall.kernel.state import State


def view(state: State, seat: int) -> View:
    """The table from one seat (-1: a spectator). After the end all goods lie open.  VV-7, VV-8, VV-73"""
    assert isinstance(state, Voyage)
    g = state
    return {
        "round": g.round,
        "max_rounds": g.max_rounds,
        "step": step(g),
        "acting": SEATS[g.waiting.seat] if g.waiting is not None and g.waiting.seat != NOBODY else None,
        "order": order(g),
        "question": question(g),
        "leader": SEATS[g.leader] if g.round > 0 else None,
        "you": SEATS[seat] if seat >= 0 else None,
        "inventory": g.inventory,
        "memory": "kept" if g.memory_kept else "own",
        "needed": g.data.needed(g.players),
        "roles": [role_view(g, role) for role in range(ROLES)],
        "supply": [supply_view(g, seat, material) for material in range(MATERIALS)],
        "seats": [seat_view(g, seat, owner) for owner in range(g.players)],
        "talks": talks_view(g) if g.inventory else None,
        "answer": answer_view(g, seat),
        "ending": ending_view(g) if g.over else None,
    }


def step(g: Voyage) -> Literal["over", "inventory", "building", "inspection", "roles"]:
    """Where in the round the game stands.  VV-11"""
    decision = g.waiting
    if decision is None:
        return "over"
    if isinstance(decision, (Offers, Answers, CounterAnswers)):
        return "inventory"
    if isinstance(decision, (Select, MustSelect, Place)):
        return "building"
    return "inspection" if isinstance(decision, Inspect) else "roles"


def question(g: Voyage) -> Question:
    """What the decision on top is about, beyond its name."""
    decision = g.waiting
    if isinstance(decision, Exchange):
        return {"role": ROLE.names[decision.role], "chooser": SEATS[decision.chooser], "left": decision.left}
    if isinstance(decision, (Obey, Place)):
        return {"material": MATERIAL.names[decision.material]}
    if isinstance(decision, (Offers, Answers, CounterAnswers)):
        return {"cycle": decision.cycle, "cycles": g.data.cycles, "talk": talk(decision)}
    if isinstance(decision, MustSelect):
        return {"cause": CAUSE.names[decision.cause]}
    return {}


def talk(decision: Offers | Answers | CounterAnswers) -> Literal["offers", "answers", "counters"]:
    """Which step of a cycle it is.  VV-71"""
    if isinstance(decision, Offers):
        return "offers"
    return "answers" if isinstance(decision, Answers) else "counters"


def order(g: Voyage) -> list[str]:
    """Clockwise from the leader; those who inspect from the last who built back to the chooser.  VV-12, VV-61"""
    if isinstance(g.waiting, Inspect):
        return [SEATS[(g.waiting.chooser - n) % g.players] for n in range(1, g.players + 1)]
    return clockwise(g, g.leader) if g.round > 0 else []


def clockwise(g: Voyage, first: int) -> list[str]:
    return [SEATS[(first + n) % g.players] for n in range(g.players)]


def role_view(g: Voyage, role: int) -> Role:
    name = ROLE.names[role]
    taken_by = g.taken_by[role]
    return {
        "role": name,
        "element": f"role:{name}",
        "taken_by": SEATS[taken_by] if taken_by != NOBODY else None,
        "shares": shares(g, role, g.waiting.seat) if isinstance(g.waiting, TakeRole) and taken_by == NOBODY else None,
    }


def shares(g: Voyage, role: int, chooser: int) -> list[Share]:
    """What a role would bring everybody now: of a procurer's goods as many as the supply has.  VV-17, VV-18, VV-22"""
    if role in (ADMIRAL, KING):
        rights = [1] + [0] * (g.players - 1)
        left = sum(g.in_supply(material, 1) for material in range(MATERIALS))
    else:
        is_craft = role >= MATERIALS
        most, others = (CHOOSER_EXCHANGES, OTHERS_EXCHANGE) if is_craft else (CHOOSER_PROCURES, OTHERS_PROCURE)
        rights = [most, *[others] * (g.players - 2), 0]
        left = sum(rights) if is_craft else g.in_supply(role, 1)
    found: list[Share] = []
    for name, right in zip(clockwise(g, chooser), rights, strict=True):
        found.append({"seat": name, "count": min(right, left)})
        left -= min(right, left)
    return found


def supply_view(g: Voyage, seat: int, material: int) -> Supply:
    name = MATERIAL.names[material]
    return {
        "material": name,
        "element": f"material:{name}",
        "status": status(g, material),
        "goods": [
            {
                "element": f"supply:{name}.{value}",
                "value": value,
                "count": g.in_supply(material, value),
                "copies": g.data.in_game(g.players, value),
            }
            for value in range(1, VALUES + 1)
        ],
        "sum": sum_view(g, seat, material) if g.is_built(material) and (g.memory_kept or g.over) else None,
    }


def sum_view(g: Voyage, seat: int, material: int) -> Sum:
    """The bounds of a part, from what the squares show to this seat and from nothing else.  VV-74, VV-81"""
    squares = [square_view(g, seat, owner, material) for owner in range(g.players)]
    values = [[s["value"]] if s["value"] is not None else s["possible"] or [1, VALUES] for s in squares]
    return {"lowest": sum(min(some) for some in values), "highest": sum(max(some) for some in values)}


def status(g: Voyage, material: int) -> Literal["built", "mandatory", "eligible", "locked", "waiting"]:
    """Whether a material is built, and if not, whether it may or must be.  VV-46, VV-48, VV-49, VV-59"""
    if g.is_built(material):
        return "built"
    if mandatory(g) >> material & 1:
        return "mandatory"
    if eligible(g) >> material & 1:
        return "eligible"
    return "locked" if is_locked(g, material) else "waiting"


def seat_view(g: Voyage, seat: int, owner: int) -> Seat:
    name = SEATS[owner]
    roles = [ROLE.names[role] for role in range(ROLES) if g.taken_by[role] == owner]
    return {
        "seat": name,
        "element": f"seat:{name}",
        "leader": owner == g.leader and g.round > 0,
        "role": roles[0] if roles else None,
        "hand": hand_view(g, seat, owner),
        "ship": {
            "element": f"ship:{name}",
            "squares": [square_view(g, seat, owner, material) for material in range(MATERIALS)],
        },
    }


def hand_view(g: Voyage, seat: int, owner: int) -> Hand:
    """The goods for their owner; for others how many there are, and where memory is kept what is known.  VV-7, VV-81"""
    name = SEATS[owner]
    is_open = owner == seat or g.over
    is_kept = g.memory_kept and not is_open
    known = known_in_hand(g, seat, owner) if is_kept else []
    return {
        "element": f"hand:{name}",
        "count": g.hand_size(owner),
        "goods": goods(f"hand:{name}", [g.hand[owner * KINDS + kind] for kind in range(KINDS)]) if is_open else None,
        "known": goods(f"hand:{name}", known) if is_kept else None,
        "owned": goods(f"hand:{name}", [owned(g, owner, kind) for kind in range(KINDS)]) if is_kept else None,
    }


def known_in_hand(g: Voyage, seat: int, owner: int) -> list[int]:
    """By kind: the goods that must be in a hand, whichever of those that may lie on the ship does.  VV-81"""
    on_ship = [candidates(g, seat, owner, material) for material in range(MATERIALS)]
    return [owned(g, owner, kind) - (on_ship[kind // VALUES] >> kind % VALUES & 1) for kind in range(KINDS)]


def owned(g: Voyage, owner: int, kind: int) -> int:
    return g.owned(owner, kind // VALUES, kind % VALUES + 1)


def goods(place: str, counts: list[int]) -> list[HandGood]:
    """The kinds of which there are any."""
    return [
        {
            "element": f"{place}.{MATERIAL.names[kind // VALUES]}.{kind % VALUES + 1}",
            "material": MATERIAL.names[kind // VALUES],
            "value": kind % VALUES + 1,
            "count": count,
        }
        for kind, count in enumerate(counts)
        if count > 0
    ]


def square_view(g: Voyage, seat: int, owner: int, material: int) -> Square:
    """A square: its good for the owner; where memory is kept what an inspector saw there, and what it may hold.

    What can be only one good is known like one's own.  VV-64, VV-81
    """
    value = g.on_ship(owner, material)
    is_open = owner == seat or g.over
    is_kept = g.memory_kept and value > 0 and not is_open
    look = last_look(g, seat, owner, material) if is_kept and seat >= 0 else -1
    values = candidates(g, seat, owner, material) if is_kept else 0
    possible = [v for v in range(1, VALUES + 1) if values >> (v - 1) & 1]
    return {
        "element": f"ship:{SEATS[owner]}.{MATERIAL.names[material]}",
        "material": MATERIAL.names[material],
        "occupied": value > 0,
        "value": value if value > 0 and (is_open or len(possible) == 1) else None,
        "seen": {
            "value": value_of(look),
            "round": round_of(look),
            "certain": not touched_since_look(g, seat, owner, material),
        }
        if look >= 0
        else None,
        "possible": possible or None,
        "seen_by": looks(g, owner, material) if g.memory_kept and owner == seat else None,
    }


def looks(g: Voyage, owner: int, material: int) -> list[Look]:
    """Who looked at a square, when, and what was there. Its owner was told of it.  VV-63, VV-64"""
    last = {other: last_look(g, other, owner, material) for other in range(g.players)}
    return [
        {
            "seat": SEATS[other],
            "value": value_of(look),
            "round": round_of(look),
            "certain": not touched_since_look(g, other, owner, material),
        }
        for other, look in last.items()
        if look >= 0
    ]


def bundle_view(bundle: int) -> list[Good]:
    return [
        {
            "material": MATERIAL.names[kind // VALUES],
            "value": kind % VALUES + 1,
            "count": count_in(bundle, kind),
        }
        for kind in range(KINDS)
        if count_in(bundle, kind) > 0
    ]


def talks_view(g: Voyage) -> Talks:
    """The offers and counters on the table.  VV-71"""
    talks = g.talks
    return {
        "offers": [
            {
                "element": f"offer:{SEATS[seat]}",
                "proposer": SEATS[seat],
                "partner": SEATS[talks.partner[seat]],
                "give": bundle_view(talks.give[seat]),
                "want": bundle_view(talks.want[seat]),
            }
            for seat in range(g.players)
            if talks.partner[seat] != NOBODY
        ],
        "counters": [
            {
                "element": f"counter:{SEATS[seat]}",
                "proposer": SEATS[talks.partner[seat]],
                "partner": SEATS[seat],
                "give": bundle_view(talks.counter_give[seat]),
                "want": bundle_view(talks.counter_want[seat]),
            }
            for seat in range(g.players)
            if talks.counter_give[seat] != NOTHING
        ],
    }


def answer_view(g: Voyage, seat: int) -> Answer | None:
    """The seat's own sealed answer so far."""
    if seat < 0 or not g.sealed or not g.sealed[seat]:
        return None
    answer = g.sealed[seat]
    return {"choices": [ACTIONS.key(action) for action in answer], "draft": draft_view(g, seat, answer)}


def draft_view(g: Voyage, seat: int, answer: list[int]) -> Trade | None:
    """The trade that the seat is putting together."""
    if isinstance(g.waiting, Offers) and OFFER_TO.has(answer[0]):
        return trade_view(OFFER_TO.arg(answer[0]), read_draft(answer, 1))
    if isinstance(g.waiting, Answers):
        replies = read_replies(g, seat)
        return trade_view(replies.about, replies.draft) if replies.asked == ASKED_DRAFT else None
    return None


def trade_view(partner: int, draft: Draft) -> Trade:
    return {"partner": SEATS[partner], "give": bundle_view(draft.give), "want": bundle_view(draft.want)}


def ending_view(g: Voyage) -> Ending:
    """What became of the ship and who won by what.  VV-74 to VV-80"""
    found = verdict(g)
    return {
        "totals": {MATERIAL.names[m]: total for m, total in enumerate(list(part_totals(g)))},
        "failed": [MATERIAL.names[m] for m in range(MATERIALS) if found.failed >> m & 1],
        "winner": SEATS[found.winner] if found.winner != NOBODY else None,
        "decided_by": STEP.names[found.step] if found.winner != NOBODY else None,
    }


# Where actions point


def at(state: State, seat: int, action: int) -> list[str]:
    """The elements that an action touches."""
    assert isinstance(state, Voyage)
    me = SEATS[seat]
    for family, place in ON_ROWS:
        if family.has(action):
            return [place.format(*names(action))]
    if EXCHANGE.has(action):
        return exchange_at(me, action)
    if REPLACE.has(action):
        material, good = names(action)
        square = f"ship:{me}.{material}"
        return [square] if good == "same" else [f"hand:{me}.{material}.{good}", square]
    if OBEY.has(action) or PLACE.has(action):
        assert isinstance(state.waiting, (Obey, Place))
        material = MATERIAL.names[state.waiting.material]
        return [f"hand:{me}.{material}.{names(action)[0]}", f"ship:{me}.{material}"]
    if GIVE.has(action):
        return [f"hand:{me}.{'.'.join(names(action))}"]
    if KEEP.has(action) or WITHDRAW.has(action):
        return [f"offer:{me}"]
    if ACCEPT_COUNTER.has(action) or REJECT_COUNTER.has(action):
        return [f"counter:{me}"]
    return []


ON_ROWS = [
    (TAKE_ROLE, "role:{0}"),
    (PROCURE, "supply:{0}.1"),
    (ORDER, "ship:{0}.{1}"),
    (BUILD, "material:{0}"),
    (INSPECT, "ship:{0}.{1}"),
    (OFFER_TO, "seat:{0}"),
    (NAME_LEADER, "seat:{0}"),
    (WANT, "supply:{0}.{1}"),
    (ACCEPT, "offer:{0}"),
    (REJECT, "offer:{0}"),
    (COUNTER, "offer:{0}"),
    (KEEP_COUNTER, "counter:{0}"),
    (WITHDRAW_COUNTER, "counter:{0}"),
]


def names(action: int) -> list[str]:
    """The arguments of an action by name."""
    return ACTIONS.key(action).split(":")[1:]


def exchange_at(me: str, action: int) -> list[str]:
    material, pair = names(action)
    first, second = pair.split("-")
    given = [f"hand:{me}.{material}.{first}"]
    if second != first:
        given.append(f"hand:{me}.{material}.{second}")
    return [*given, f"supply:{material}.{int(second) + 1}"]
