"""The Inventory: answers to offers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.counters import CounterAnswers, any_counter
from longhall.games.vasa_voyage.chapters.goods import NOTHING
from longhall.games.vasa_voyage.chapters.trades import (
    ACCEPTS,
    ASKED_ANSWER,
    ASKED_DRAFT,
    ASKED_NOTHING,
    ASKED_OWN,
    CONFIRMED,
    COUNTERS,
    REJECTS,
    SILENT,
    Draft,
    draft_fallback,
    drop_offer,
    is_inside_draft,
    offer_draft_steps,
    read_draft,
    refuse_draft,
    refuse_trade,
    settle,
    tell_goods,
    witness_trade,
)
from longhall.games.vasa_voyage.frames import VoyageSealed
from longhall.games.vasa_voyage.knowledge.ledger import note_shown
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ACCEPT,
    ACCEPTED,
    CANCEL,
    CONFIRM,
    COUNTER,
    COUNTERED,
    GIVE,
    GIVES,
    KEEP,
    KEPT,
    NEXT,
    REJECT,
    REJECTED,
    WANT,
    WANTS,
    WITHDRAW,
    WITHDRAWN,
)
from longhall.kernel.frames import NOBODY
from longhall.kernel.state import filled, zeros


def has_offer_to(g: Voyage, seat: i64) -> bool:
    """Whether somebody waits for the seat's answer."""
    for proposer in range(g.players):
        if g.talks.partner[proposer] == seat:
            return True
    return False


def any_answer_due(g: Voyage) -> bool:
    for seat in range(g.players):
        if has_offer_to(g, seat):
            return True
    return False


@final
class Replies:
    """What a seat has said so far in the step of answers, and what it is asked next."""

    def __init__(self, players: i64) -> None:
        self.answers: vec[i64] = zeros(players)  # by proposer
        self.give: vec[i64] = filled(players, NOTHING)  # by proposer: the goods given in a counter
        self.want: vec[i64] = filled(players, NOTHING)
        self.keeps: i64 = SILENT  # of the own offer: ACCEPTS to keep it, REJECTS to withdraw it
        self.asked: i64 = ASKED_NOTHING
        self.about: i64 = NOBODY  # whose offer the question is about
        self.draft = Draft()  # the counter being put together


def read_replies(g: Voyage, seat: i64) -> Replies:
    """Incoming offers are answered from the leader's on; then a proposer says whether her own offer stands."""
    replies = Replies(g.players)
    answer = g.sealed[seat]
    at: i64 = 0
    proposer = g.leader
    for _ in range(g.players):
        if g.talks.partner[proposer] == seat:
            replies.about = proposer
            if at == len(answer):
                replies.asked = ASKED_ANSWER
                return replies
            action = answer[at]
            at += 1
            if COUNTER.has(action):
                replies.draft = read_draft(answer, at)
                at = replies.draft.end
                if not replies.draft.is_done():
                    replies.asked = ASKED_DRAFT
                    return replies
            if COUNTER.has(action) and replies.draft.stage == CONFIRMED:
                replies.answers[proposer] = COUNTERS
                replies.give[proposer] = replies.draft.give
                replies.want[proposer] = replies.draft.want
            else:
                replies.answers[proposer] = ACCEPTS if ACCEPT.has(action) else REJECTS
        proposer = g.left_of(proposer)
    if g.talks.partner[seat] != NOBODY:
        if at == len(answer):
            replies.asked = ASKED_OWN
        else:
            replies.keeps = ACCEPTS if KEEP.has(answer[at]) else REJECTS
    return replies


class Answers(VoyageSealed):
    """Each offer is accepted, rejected or countered; who has one out too keeps or withdraws it.  VV-66, VV-71, VV-72"""

    FIELDS = ("cycle",)
    SPAN = [ACCEPT, REJECT, COUNTER, GIVE, WANT, NEXT, CONFIRM, CANCEL, KEEP, WITHDRAW]

    def __init__(self, cycle: i64) -> None:
        super().__init__()
        self.cycle: i64 = cycle

    def asks(self, g: Voyage, seat: i64) -> bool:
        return has_offer_to(g, seat)

    def complete(self, g: Voyage, seat: i64) -> bool:
        answer = g.sealed[seat]
        if not answer or is_inside_draft(answer):
            return False
        return read_replies(g, seat).asked == ASKED_NOTHING

    def legal(self, g: Voyage, seat: i64) -> None:
        # By why_not 10.7 us instead of 0.68, both called from Python.
        replies = read_replies(g, seat)
        about = replies.about
        if replies.asked == ASKED_ANSWER:
            if not refuse_accept(g, seat, about):
                g.offer(ACCEPT.of(about))
            g.offer(REJECT.of(about))
            g.offer(COUNTER.of(about))
        elif replies.asked == ASKED_DRAFT:
            offer_draft_steps(g, seat, about, replies.draft)
            for action in (CONFIRM.of(0), CANCEL.of(0)):
                if not refuse_counter_step(g, seat, about, replies.draft, action):
                    g.offer(action)
        else:
            g.offer(KEEP.of(0))
            g.offer(WITHDRAW.of(0))

    def why_not(self, g: Voyage, seat: i64, action: i64) -> str:
        replies = read_replies(g, seat)
        about = replies.about
        if replies.asked == ASKED_ANSWER:
            if action == ACCEPT.of(about):
                return refuse_accept(g, seat, about)
            return "" if action == REJECT.of(about) or action == COUNTER.of(about) else "VV-72"
        if replies.asked == ASKED_OWN:
            return "" if KEEP.has(action) or WITHDRAW.has(action) else "VV-72"
        return refuse_counter_step(g, seat, about, replies.draft, action)

    def open(self, g: Voyage) -> None:
        """All answers are published; then agreed trades are carried out, from the leader's offer on.  VV-71, VV-72"""
        answers = zeros(g.players)
        withdrawn: i64 = 0
        seat = g.leader
        for _ in range(g.players):
            if self.asks(g, seat) and self.publish(g, seat, answers) == REJECTS:
                withdrawn |= 1 << seat
            seat = g.left_of(seat)
        proposer = g.leader
        for _ in range(g.players):
            if (withdrawn >> proposer) & 1 == 0:
                self.resolve(g, proposer, answers[proposer])
            else:
                drop_offer(g, proposer)
            proposer = g.left_of(proposer)
        if any_counter(g):
            g.become(CounterAnswers(self.cycle))

    def publish(self, g: Voyage, seat: i64, answers: vec[i64]) -> i64:
        """Note the seat's answers; what it says of its own offer."""
        replies = read_replies(g, seat)
        talks = g.talks
        proposer = g.leader
        for _ in range(g.players):
            said = replies.answers[proposer]
            if said != SILENT:
                answers[proposer] = said
                g.witness(said)
            if said == ACCEPTS:
                g.emit(ACCEPTED, seat, proposer)
                note_shown(g, seat, talks.want[proposer])
            elif said == REJECTS:
                g.emit(REJECTED, seat, proposer)
            elif said == COUNTERS:
                talks.counter_give[proposer] = replies.give[proposer]
                talks.counter_want[proposer] = replies.want[proposer]
                witness_trade(g, proposer, replies.give[proposer], replies.want[proposer])
                g.emit(COUNTERED, seat, proposer)
                tell_goods(g, GIVES, seat, replies.give[proposer])
                tell_goods(g, WANTS, seat, replies.want[proposer])
                note_shown(g, seat, replies.give[proposer])
            proposer = g.left_of(proposer)
        if replies.keeps != SILENT:
            g.witness(replies.keeps)
            g.emit(KEPT if replies.keeps == ACCEPTS else WITHDRAWN, seat)
        return replies.keeps

    def resolve(self, g: Voyage, proposer: i64, answer: i64) -> None:
        """Only a countered offer lives on, until the counter is answered."""
        talks = g.talks
        if answer == ACCEPTS:
            partner = talks.partner[proposer]
            if settle(g, proposer, partner, talks.give[proposer], talks.want[proposer]):
                talks.traded |= (1 << proposer) | (1 << partner)
        if answer != COUNTERS:
            drop_offer(g, proposer)

    def fallback(self, g: Voyage, seat: i64) -> i64:
        replies = read_replies(g, seat)
        if replies.asked == ASKED_ANSWER:
            return REJECT.of(replies.about)
        if replies.asked == ASKED_OWN:
            return KEEP.of(0)
        return draft_fallback(g, replies.about, replies.draft, seat)


def refuse_accept(g: Voyage, seat: i64, proposer: i64) -> str:
    """To accept she must own what is wanted and keep enough to build.  VV-66, VV-67"""
    talks = g.talks
    return refuse_trade(g, seat, talks.want[proposer], talks.give[proposer])


def refuse_counter_step(g: Voyage, seat: i64, proposer: i64, draft: Draft, action: i64) -> str:
    """A counter is put together like an offer, and is another trade than the one offered.  VV-72"""
    talks = g.talks
    if CONFIRM.has(action) and draft.give == talks.want[proposer] and draft.want == talks.give[proposer]:
        return "VV-72"
    if GIVE.has(action) or WANT.has(action) or NEXT.has(action) or CONFIRM.has(action) or CANCEL.has(action):
        return refuse_draft(g, seat, proposer, draft, action)
    return "VV-72"
