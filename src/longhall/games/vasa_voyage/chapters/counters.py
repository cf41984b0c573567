"""The Inventory: answers to counters."""

from typing import final

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import NOTHING
from longhall.games.vasa_voyage.chapters.trades import (
    ACCEPTS,
    ASKED_ANSWER,
    ASKED_NOTHING,
    ASKED_OWN,
    REJECTS,
    SILENT,
    drop_offer,
    refuse_trade,
    settle,
)
from longhall.games.vasa_voyage.frames import VoyageSealed
from longhall.games.vasa_voyage.knowledge.ledger import note_shown
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ACCEPT_COUNTER,
    COUNTER_ACCEPTED,
    COUNTER_KEPT,
    COUNTER_REJECTED,
    COUNTER_WITHDRAWN,
    KEEP_COUNTER,
    REJECT_COUNTER,
    WITHDRAW_COUNTER,
)
from longhall.kernel.frames import NOBODY


def any_counter(g: Voyage) -> bool:
    for proposer in range(g.players):
        if g.talks.counter_give[proposer] != NOTHING:
            return True
    return False


def may_withdraw_counter(g: Voyage, seat: i64, proposer: i64) -> bool:
    """Whether the seat has countered this proposer, and has traded since it spoke.  VV-72"""
    talks = g.talks
    if talks.partner[proposer] != seat or talks.counter_give[proposer] == NOTHING:
        return False
    return (talks.traded >> seat) & 1 == 1


@final
class CounterReplies:
    """What a seat has said so far in the step of counters, and what it is asked next."""

    def __init__(self) -> None:
        self.answer: i64 = SILENT  # to the counter that it got
        self.withdrawn: i64 = 0  # a bit for every proposer whose counter it takes back
        self.asked: i64 = ASKED_NOTHING
        self.about: i64 = NOBODY


def read_counter_replies(g: Voyage, seat: i64) -> CounterReplies:
    """First the counter to the own offer, then the own counters, from the leader's offer on."""
    replies = CounterReplies()
    answer = g.sealed[seat]
    at: i64 = 0
    if g.talks.counter_give[seat] != NOTHING:
        if not answer:
            replies.asked = ASKED_ANSWER
            return replies
        replies.answer = ACCEPTS if ACCEPT_COUNTER.has(answer[0]) else REJECTS
        at = 1
    proposer = g.leader
    for _ in range(g.players):
        if may_withdraw_counter(g, seat, proposer):
            if at == len(answer):
                replies.asked = ASKED_OWN
                replies.about = proposer
                return replies
            if WITHDRAW_COUNTER.has(answer[at]):
                replies.withdrawn |= 1 << proposer
            at += 1
        proposer = g.left_of(proposer)
    return replies


class CounterAnswers(VoyageSealed):
    """Counters are accepted or rejected; who has traded meanwhile keeps or withdraws her own.  VV-66, VV-71, VV-72"""

    FIELDS = ("cycle",)
    SPAN = [ACCEPT_COUNTER, REJECT_COUNTER, KEEP_COUNTER, WITHDRAW_COUNTER]

    def __init__(self, cycle: i64) -> None:
        super().__init__()
        self.cycle: i64 = cycle

    def asks(self, g: Voyage, seat: i64) -> bool:
        if g.talks.counter_give[seat] != NOTHING:
            return True
        for proposer in range(g.players):
            if may_withdraw_counter(g, seat, proposer):
                return True
        return False

    def complete(self, g: Voyage, seat: i64) -> bool:
        return read_counter_replies(g, seat).asked == ASKED_NOTHING

    def legal(self, g: Voyage, seat: i64) -> None:
        # By why_not 0.79 us instead of 0.24, both called from Python.
        replies = read_counter_replies(g, seat)
        if replies.asked == ASKED_ANSWER:
            if not self.refuse_accept(g, seat):
                g.offer(ACCEPT_COUNTER.of(0))
            g.offer(REJECT_COUNTER.of(0))
        else:
            g.offer(KEEP_COUNTER.of(replies.about))
            g.offer(WITHDRAW_COUNTER.of(replies.about))

    def refuse_accept(self, g: Voyage, seat: i64) -> str:
        return refuse_trade(g, seat, g.talks.counter_want[seat], g.talks.counter_give[seat])

    def why_not(self, g: Voyage, seat: i64, action: i64) -> str:
        replies = read_counter_replies(g, seat)
        if replies.asked == ASKED_ANSWER:
            if ACCEPT_COUNTER.has(action):
                return self.refuse_accept(g, seat)
            return "" if REJECT_COUNTER.has(action) else "VV-72"
        about = replies.about
        return "" if action == KEEP_COUNTER.of(about) or action == WITHDRAW_COUNTER.of(about) else "VV-72"

    def open(self, g: Voyage) -> None:
        """All answers are published; then agreed counters are carried out, from the leader's offer on.  VV-71, VV-72"""
        accepted: i64 = 0
        withdrawn: i64 = 0
        seat = g.leader
        for _ in range(g.players):
            if self.asks(g, seat):
                replies = read_counter_replies(g, seat)
                if replies.answer == ACCEPTS:
                    accepted |= 1 << seat
                withdrawn |= replies.withdrawn
                self.publish(g, seat, replies)
            seat = g.left_of(seat)
        talks = g.talks
        proposer = g.leader
        for _ in range(g.players):
            if ((accepted & ~withdrawn) >> proposer) & 1 == 1:
                settle(g, talks.partner[proposer], proposer, talks.counter_give[proposer], talks.counter_want[proposer])
            drop_offer(g, proposer)
            proposer = g.left_of(proposer)

    def publish(self, g: Voyage, seat: i64, replies: CounterReplies) -> None:
        g.witness(replies.answer)
        g.witness(replies.withdrawn)
        if replies.answer == ACCEPTS:
            g.emit(COUNTER_ACCEPTED, seat, g.talks.partner[seat])
            note_shown(g, seat, g.talks.counter_want[seat])
        elif replies.answer == REJECTS:
            g.emit(COUNTER_REJECTED, seat, g.talks.partner[seat])
        proposer = g.leader
        for _ in range(g.players):
            if may_withdraw_counter(g, seat, proposer):
                gone = (replies.withdrawn >> proposer) & 1 == 1
                g.emit(COUNTER_WITHDRAWN if gone else COUNTER_KEPT, seat, proposer)
            proposer = g.left_of(proposer)

    def fallback(self, g: Voyage, seat: i64) -> i64:
        replies = read_counter_replies(g, seat)
        return REJECT_COUNTER.of(0) if replies.asked == ASKED_ANSWER else KEEP_COUNTER.of(replies.about)
