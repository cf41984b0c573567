"""Trades of the Inventory: when one is legal, how it is put together step by step, and how it is carried out."""

from typing import Final, final

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import NOTHING, count_in, of_material, one_more, size_of
from longhall.games.vasa_voyage.knowledge.ledger import note_lacking, note_shown
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    CANCEL,
    CONFIRM,
    COUNTER,
    GIVE,
    HANDED_OVER,
    KINDS,
    MATERIALS,
    NEXT,
    TRADED,
    VALUES,
    VOID_KEEPING,
    VOID_LACKING,
    WANT,
)
from longhall.kernel.events import EventKind
from longhall.kernel.frames import NOBODY

ALL_THERE: Final[i64] = -1

# What a seat has said to an offer or a counter
SILENT: Final[i64] = 0
ACCEPTS: Final[i64] = 1
REJECTS: Final[i64] = 2
COUNTERS: Final[i64] = 3

# What a seat is asked next
ASKED_NOTHING: Final[i64] = 0
ASKED_ANSWER: Final[i64] = 1
ASKED_DRAFT: Final[i64] = 2
ASKED_OWN: Final[i64] = 3


def first_lacking(g: Voyage, seat: i64, bundle: i64) -> i64:
    """The first kind of which the hand has too few for the bundle; ALL_THERE if it has everything.  VV-67, VV-68"""
    for kind in range(KINDS):
        if g.hand[seat * KINDS + kind] < count_in(bundle, kind):
            return kind
    return ALL_THERE


def keeps_enough(g: Voyage, seat: i64, given: i64, received: i64) -> bool:
    """Whether a trade leaves the seat at least one good of every unbuilt material.  VV-66"""
    for material in range(MATERIALS):
        if not g.is_built(material):
            if g.hand_count(seat, material) - of_material(given, material) + of_material(received, material) < 1:
                return False
    return True


def tell_goods(g: Voyage, event: EventKind, seat: i64, bundle: i64) -> None:
    """The goods of a bundle, one event for every kind in it."""
    if g.events is None:
        return
    for kind in range(KINDS):
        if count_in(bundle, kind) > 0:
            g.emit(event, seat, count_in(bundle, kind), kind // VALUES, kind % VALUES)


def witness_trade(g: Voyage, partner: i64, give: i64, want: i64) -> None:
    """A trade is proposed in the open."""
    g.witness(partner)
    for kind in range(KINDS):
        g.witness(count_in(give, kind) * 16 + count_in(want, kind))


def settle(g: Voyage, proposer: i64, partner: i64, give: i64, want: i64) -> bool:
    """Check an agreed trade once more and carry it out, or call it void; whether it was carried out.  VV-66, VV-69

    The checks come in a fixed order and the first that fails is named, so all learn what passed before it.  VV-72
    """
    if is_void_for_lack(g, proposer, partner, proposer, give) or is_void_for_lack(g, proposer, partner, partner, want):
        return False
    if is_void_for_keeping(g, proposer, partner, proposer, give, want):
        return False
    if is_void_for_keeping(g, proposer, partner, partner, want, give):
        return False
    for kind in range(KINDS):
        moved = count_in(want, kind) - count_in(give, kind)
        g.hand[proposer * KINDS + kind] += moved
        g.hand[partner * KINDS + kind] -= moved
    g.emit(TRADED, proposer, partner)
    tell_goods(g, HANDED_OVER, proposer, give)
    tell_goods(g, HANDED_OVER, partner, want)
    return True


def is_void_for_lack(g: Voyage, proposer: i64, partner: i64, giver: i64, bundle: i64) -> bool:
    lacking = first_lacking(g, giver, bundle)
    if lacking == ALL_THERE:
        note_shown(g, giver, bundle)
        return False
    note_lacking(g, giver, bundle, lacking)
    g.emit(VOID_LACKING, proposer, partner, giver, lacking // VALUES, lacking % VALUES)
    return True


def is_void_for_keeping(g: Voyage, proposer: i64, partner: i64, giver: i64, given: i64, received: i64) -> bool:
    if keeps_enough(g, giver, given, received):
        return False
    g.emit(VOID_KEEPING, proposer, partner, giver)
    return True


def refuse_trade(g: Voyage, seat: i64, given: i64, received: i64) -> str:
    if first_lacking(g, seat, given) != ALL_THERE:
        return "VV-67"
    return "" if keeps_enough(g, seat, given, received) else "VV-66"


def drop_offer(g: Voyage, proposer: i64) -> None:
    """An offer is gone, and a counter to it.  VV-72"""
    talks = g.talks
    talks.partner[proposer] = NOBODY
    talks.give[proposer] = NOTHING
    talks.want[proposer] = NOTHING
    talks.counter_give[proposer] = NOTHING
    talks.counter_want[proposer] = NOTHING


# Putting a trade together

GIVING: Final[i64] = 0
WANTING: Final[i64] = 1
CONFIRMING: Final[i64] = 2
CONFIRMED: Final[i64] = 3
CANCELLED: Final[i64] = 4


@final
class Draft:
    """A trade as far as it has been put together: what is given, then what is wanted, each in the order of kinds."""

    def __init__(self) -> None:
        self.give: i64 = NOTHING
        self.want: i64 = NOTHING
        self.stage: i64 = GIVING
        self.last: i64 = 0  # the kind added last in this stage
        self.end: i64 = 0  # where it ends in the seat's answer

    def is_done(self) -> bool:
        return self.stage >= CONFIRMED


def read_draft(answer: list[i64], start: i64) -> Draft:
    """The trade that begins at this place of an answer."""
    draft = Draft()
    at = start
    while at < len(answer) and not draft.is_done():
        action = answer[at]
        if GIVE.has(action):
            draft.last = GIVE.arg(action)
            draft.give = one_more(draft.give, draft.last)
        elif WANT.has(action):
            draft.last = WANT.arg(action)
            draft.want = one_more(draft.want, draft.last)
        elif NEXT.has(action):
            draft.stage += 1
            draft.last = 0
        else:
            draft.stage = CONFIRMED if CONFIRM.has(action) else CANCELLED
        at += 1
    draft.end = at
    return draft


def refuse_give(g: Voyage, seat: i64, draft: Draft, kind: i64) -> str:
    """Goods to give come from the hand, in the order of kinds, and leave something that can be wanted.  VV-67, VV-72"""
    if draft.stage != GIVING or kind < draft.last:
        return "VV-72"
    if g.hand[seat * KINDS + kind] <= count_in(draft.give, kind):
        return "VV-67"
    return "" if can_want_beside(g, one_more(draft.give, kind)) else "VV-67"


def can_want_beside(g: Voyage, give: i64) -> bool:
    for kind in range(KINDS):
        if count_in(give, kind) == 0 and g.data.in_game(g.players, kind % VALUES + 1) > 0:
            return True
    return False


def refuse_want(g: Voyage, partner: i64, draft: Draft, kind: i64) -> str:
    """No kind on both sides, no more than there are, or than the partner has goods of any kind.  VV-67, VV-72"""
    if draft.stage != WANTING or kind < draft.last:
        return "VV-72"
    if count_in(draft.give, kind) > 0:
        return "VV-67"
    if count_in(draft.want, kind) >= g.data.in_game(g.players, kind % VALUES + 1):
        return "VV-72"
    return "" if size_of(draft.want) < g.hand_size(partner) else "VV-72"


def refuse_draft(g: Voyage, seat: i64, partner: i64, draft: Draft, action: i64) -> str:
    """The clause against a step in putting a trade together; empty if it may be made."""
    if GIVE.has(action):
        return refuse_give(g, seat, draft, GIVE.arg(action))
    if WANT.has(action):
        return refuse_want(g, partner, draft, WANT.arg(action))
    if NEXT.has(action):
        if draft.stage > WANTING:
            return "VV-72"
        side = draft.give if draft.stage == GIVING else draft.want
        return "" if side != NOTHING else "VV-67"
    if draft.stage != CONFIRMING:
        return "VV-72"
    if CONFIRM.has(action) and not keeps_enough(g, seat, draft.give, draft.want):
        return "VV-66"
    return ""


def draft_fallback(g: Voyage, partner: i64, draft: Draft, seat: i64) -> i64:
    """The shortest way to break off."""
    if draft.stage == CONFIRMING:
        return CANCEL.of(0)
    if (draft.give if draft.stage == GIVING else draft.want) != NOTHING:
        return NEXT.of(0)
    side = GIVE if draft.stage == GIVING else WANT
    kind: i64 = 0
    while refuse_draft(g, seat, partner, draft, side.of(kind)) != "":
        kind += 1
    return side.of(kind)


def offer_draft_steps(g: Voyage, seat: i64, partner: i64, draft: Draft) -> None:
    """Offer what may come next, but for the end of the draft."""
    if draft.stage == GIVING:
        for kind in range(draft.last, KINDS):
            if not refuse_give(g, seat, draft, kind):
                g.offer(GIVE.of(kind))
    elif draft.stage == WANTING and size_of(draft.want) < g.hand_size(partner):
        for kind in range(draft.last, KINDS):
            if not refuse_want(g, partner, draft, kind):
                g.offer(WANT.of(kind))
    if not refuse_draft(g, seat, partner, draft, NEXT.of(0)):
        g.offer(NEXT.of(0))


def ends_draft(answer: list[i64]) -> bool:
    """Whether the last choice of an answer confirmed or cancelled a trade."""
    last = answer[len(answer) - 1]
    return CONFIRM.has(last) or CANCEL.has(last)


def is_inside_draft(answer: list[i64]) -> bool:
    """Whether the last choice of an answer leaves a trade unfinished."""
    last = answer[len(answer) - 1]
    return GIVE.has(last) or WANT.has(last) or NEXT.has(last) or COUNTER.has(last)
