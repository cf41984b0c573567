"""The Inventory: cycles of offers, answers and counters, each step sealed until all have spoken. Here: the offers."""

from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.answers import Answers, any_answer_due
from longhall.games.vasa_voyage.chapters.goods import no_talks
from longhall.games.vasa_voyage.chapters.trades import (
    CONFIRMED,
    draft_fallback,
    drop_offer,
    ends_draft,
    offer_draft_steps,
    read_draft,
    refuse_draft,
    settle,
    tell_goods,
    witness_trade,
)
from longhall.games.vasa_voyage.frames import VoyageSealed, VoyageStep
from longhall.games.vasa_voyage.knowledge.ledger import note_shown
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    CANCEL,
    CONFIRM,
    GIVE,
    GIVES,
    MIRRORED,
    NEXT,
    NO_OFFER,
    NOT_OFFERED,
    OFFER_TO,
    OFFERED,
    WANT,
    WANTS,
)
from longhall.kernel.frames import NOBODY


class Inventory(VoyageStep):
    """A cycle begins, or after the last the Inventory is over. What was offered before is gone.  VV-65, VV-70, VV-72"""

    FIELDS = ("cycle",)

    def __init__(self, cycle: i64) -> None:
        self.cycle: i64 = cycle

    def run(self, g: Voyage) -> None:
        g.talks = no_talks(g.players)
        if self.cycle <= g.data.cycles:
            g.become(Offers(self.cycle))


class Offers(VoyageSealed):
    """Every player makes one offer to one partner, or none.  VV-67, VV-70, VV-71, VV-72"""

    FIELDS = ("cycle",)
    SPAN = [NO_OFFER, OFFER_TO, GIVE, WANT, NEXT, CONFIRM, CANCEL]

    def __init__(self, cycle: i64) -> None:
        super().__init__()
        self.cycle: i64 = cycle

    def asks(self, g: Voyage, seat: i64) -> bool:
        return True

    def complete(self, g: Voyage, seat: i64) -> bool:
        answer = g.sealed[seat]
        if not answer:
            return False
        return NO_OFFER.has(answer[0]) or ends_draft(answer)

    def legal(self, g: Voyage, seat: i64) -> None:
        # By why_not 2.24 us instead of 0.47, both called from Python.
        answer = g.sealed[seat]
        if not answer:
            g.offer(NO_OFFER.of(0))
            for partner in range(g.players):
                if partner != seat:
                    g.offer(OFFER_TO.of(partner))
            return
        partner = OFFER_TO.arg(answer[0])
        draft = read_draft(answer, 1)
        offer_draft_steps(g, seat, partner, draft)
        for action in (CONFIRM.of(0), CANCEL.of(0)):
            if not refuse_draft(g, seat, partner, draft, action):
                g.offer(action)

    def why_not(self, g: Voyage, seat: i64, action: i64) -> str:
        answer = g.sealed[seat]
        if not answer:
            if NO_OFFER.has(action):
                return ""
            if not OFFER_TO.has(action):
                return "VV-72"
            partner = OFFER_TO.arg(action)
            if partner >= g.players:
                return "VV-1"
            return "" if partner != seat else "VV-67"
        if NO_OFFER.has(action) or OFFER_TO.has(action):
            return "VV-72"
        return refuse_draft(g, seat, OFFER_TO.arg(answer[0]), read_draft(answer, 1), action)

    def open(self, g: Voyage) -> None:
        """All offers are published; without any the Inventory is over.  VV-71, VV-72"""
        any_offer = False
        seat = g.leader
        for _ in range(g.players):
            if self.publish(g, seat):
                any_offer = True
            seat = g.left_of(seat)
        if any_offer:
            self.carry_out_mirrors(g)
            if any_answer_due(g):
                g.become(Answers(self.cycle))
            g.become(Inventory(self.cycle + 1))

    def publish(self, g: Voyage, seat: i64) -> bool:
        answer = g.sealed[seat]
        draft = read_draft(answer, 1)
        if NO_OFFER.has(answer[0]) or draft.stage != CONFIRMED:
            g.witness(NOBODY)
            g.emit(NOT_OFFERED, seat)
            return False
        talks = g.talks
        talks.partner[seat] = OFFER_TO.arg(answer[0])
        talks.give[seat] = draft.give
        talks.want[seat] = draft.want
        witness_trade(g, talks.partner[seat], draft.give, draft.want)
        g.emit(OFFERED, seat, talks.partner[seat])
        tell_goods(g, GIVES, seat, draft.give)
        tell_goods(g, WANTS, seat, draft.want)
        note_shown(g, seat, draft.give)
        return True

    def carry_out_mirrors(self, g: Voyage) -> None:
        """Two offers that ask for just each other are one agreement and need no answer.  VV-72"""
        talks = g.talks
        seat = g.leader
        for _ in range(g.players):
            partner = talks.partner[seat]
            if partner != NOBODY and talks.partner[partner] == seat:
                if talks.give[seat] == talks.want[partner] and talks.want[seat] == talks.give[partner]:
                    g.emit(MIRRORED, seat, partner)
                    settle(g, seat, partner, talks.give[seat], talks.want[seat])
                    drop_offer(g, seat)
                    drop_offer(g, partner)
            seat = g.left_of(seat)

    def fallback(self, g: Voyage, seat: i64) -> i64:
        answer = g.sealed[seat]
        if not answer:
            return NO_OFFER.of(0)
        return draft_fallback(g, OFFER_TO.arg(answer[0]), read_draft(answer, 1), seat)
