"""Hidden polls: who is asked, and what may be answered. The frames are in windows.py, play.py, purchase.py."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.cards.card import CARDS, CERTAIN, FITS, OFFICES
from longhall.games.svea_rike.frames import SveaSealed
from longhall.games.svea_rike.sets import bit, has, lowest
from longhall.games.svea_rike.state import NO_POLL, SveaRike
from longhall.games.svea_rike.terms import ACTIONS, ANY, NONE, PASS, PLAY, SEATS_MOST, USE
from longhall.kernel.frames import ALL_SEATS
from longhall.kernel.state import State

# Polls are many, and most ask one seat: lists made once, which nobody changes, save a tenth of a random game.
NOT_ANSWERED: Final[list[i64]] = []
UNANSWERED: Final[list[list[list[i64]]]] = [[NOT_ANSWERED] * players for players in range(SEATS_MOST + 1)]
ANSWERS: Final[list[list[i64]]] = [[action] for action in range(ACTIONS.size)]


@mypyc_attr(acyclic=True)
class Poll(SveaSealed):
    """Players with a legal play answer sealed: pass, or the title of a card. Who is asked is shown to nobody.

    With the option `mask_polls` all those are asked of whom public facts do not show that they hold nothing fitting;
    without it that somebody is asked can be noticed by the waiting (section 5.6).  SR-156
    """

    SPAN = [PASS, PLAY, USE]

    def hidden(self) -> bool:
        return True

    # What the kinds of polls say

    def at(self) -> i64:
        """Which of the windows of section 5.3 this is."""
        raise NotImplementedError

    def concerns(self, g: SveaRike, seat: i64) -> bool:
        """Whether this seat may be asked at all; public."""
        return True

    def is_silent(self, g: SveaRike) -> bool:
        """Open the poll; whether it asks nobody, so that there is nothing to wait for."""
        return asks_nobody(g, self.whom(g), self.is_idle(g))

    def fitting(self) -> i64:
        """Titles that may be played here at all."""
        return FITS[self.at()]

    # Who is asked

    def resume(self, state: State) -> bool:
        g = cast(SveaRike, state)
        if not g.sealed:
            if g.asks < 0 and self.is_silent(g):
                g.leave()
                return False
            self.take_paper(g)
        left = self.asked(g)
        sealed = g.sealed
        while left != 0:
            seat = lowest(left)
            if len(sealed[seat]) == 0:
                g.waiting = self
                g.actor = seat
                return True
            left &= left - 1
        g.moved = ALL_SEATS
        g.opened += 1
        g.leave()
        self.opened(g)
        for seat in range(g.players):
            sealed[seat] = NOT_ANSWERED
        g.paper = sealed
        g.sealed = NO_POLL
        return False

    def take_paper(self, g: SveaRike) -> None:
        """A list for the answers: that of the last poll, or a new one."""
        if len(g.paper) == 0:
            g.paper = UNANSWERED[g.players].copy()
        g.sealed = g.paper
        g.paper = NO_POLL

    def owes(self, g: State, seat: i64) -> bool:
        return len(g.sealed[seat]) == 0 and self.asks(cast(SveaRike, g), seat)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        g.sealed[seat] = ANSWERS[action]

    def is_idle(self, g: SveaRike) -> bool:
        """All can see that nobody has anything to play: no cards and no office."""
        for seat in range(g.players):
            if self.concerns(g, seat) and (g.held[seat] != 0 or self.office_of(g, seat) != 0):
                return False
        return True

    def whom(self, g: SveaRike) -> i64:
        asked: i64 = 0
        for seat in range(g.players):
            if self.concerns(g, seat) and has_play(g, seat, self.at(), self.fitting(), self.office_of(g, seat)):
                asked |= bit(seat)
        return asked

    def office_of(self, g: SveaRike, seat: i64) -> i64:
        """Offices that the seat may use here: in open windows only.  SR-70"""
        if not has(ANY, self.at()):
            return 0
        return g.history[seat] & g.data.offices

    def asks(self, g: SveaRike, seat: i64) -> bool:
        return has(self.asked(g), seat)

    def asked(self, g: SveaRike) -> i64:
        if g.asks < 0:
            g.asks = self.whom(g)
        return g.asks

    # What may be answered

    def legal(self, g: SveaRike, seat: i64) -> None:
        # By why_not thirty times as long (interpreted 73 us instead of 2.4), in two decisions of five.
        g.offer(PASS.base)
        held = g.playable(seat) & self.fitting()
        left = held & ~CERTAIN[0]
        if left != 0:
            window = self.at()
            while left != 0:
                if not CARDS[lowest(left)].is_open(g, seat, window):
                    held &= ~(left & -left)
                left &= left - 1
        g.offer_set(PLAY, held)
        offices = self.office_of(g, seat)
        if offices != 0 and OFFICES[0].is_useful(g, seat):
            g.offer_set(USE, offices)

    def why_not(self, g: SveaRike, seat: i64, action: i64) -> str:
        if PLAY.has(action):
            return self.why_no_play(g, seat, PLAY.arg(action))
        if USE.has(action):
            if not has(self.office_of(g, seat), USE.arg(action)) or not OFFICES[0].is_useful(g, seat):
                return "SR-70"
        return ""

    def why_no_play(self, g: SveaRike, seat: i64, title: i64) -> str:
        """A card of the own hand, once in a window, in the windows of its text, on its conditions.  SR-135, SR-138"""
        if not has(g.playable(seat) | g.barred[seat], title):
            return "SR-138"
        if not has(self.fitting(), title):
            return "SR-135"
        if has(g.barred[seat], title):
            return "SR-137"
        if CARDS[title].is_open(g, seat, self.at()):
            return ""
        return CARDS[title].why_not(g, seat, self.at())

    def on_fallback(self, g: State, seat: i64) -> i64:
        return PASS.base

    # Opening

    def plays(self, g: SveaRike) -> i64:
        """Seats that answered with something else than a pass, as a set."""
        left = g.asks
        g.asks = NONE
        sealed = g.sealed
        found: i64 = 0
        while left != 0:
            if sealed[lowest(left)][0] != PASS.base:
                found |= left & -left
            left &= left - 1
        return found

    # For the match: profiles

    def bold(self, g: SveaRike, seat: i64, action: i64) -> bool:
        """Whether a legal answer is printed bold for the seat here, so that its holder is asked by default."""
        return True


def asks_nobody(g: SveaRike, asked: i64, idle: bool) -> bool:
    """A poll opens that asks these seats. One that asks nobody is a poll all the same, unless all see it is idle."""
    if idle:
        return True
    g.moved = ALL_SEATS
    if asked == 0:
        g.opened += 1
        return True
    g.asks = asked
    return False


def has_play(g: SveaRike, seat: i64, window: i64, fitting: i64, offices: i64) -> bool:
    """Whether the seat has a play in the window; with `mask_polls`, whether it has one as far as all can see."""
    if g.mask_polls:
        if offices != 0:
            return True
        left = g.may_hold(seat) & fitting
    else:
        left = g.playable(seat) & fitting
    return is_any_open(g, seat, window, left) or (offices != 0 and OFFICES[0].is_useful(g, seat))


def is_any_open(g: SveaRike, seat: i64, window: i64, titles: i64) -> bool:
    """Whether one of these titles is open to the seat."""
    if titles & CERTAIN[0] != 0:
        return True
    while titles != 0:
        if CARDS[lowest(titles)].is_open(g, seat, window):
            return True
        titles &= titles - 1
    return False
