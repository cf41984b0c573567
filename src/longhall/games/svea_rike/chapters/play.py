"""How an event card is played: shown, its targets named, perhaps cancelled, carried out, discarded, perhaps picked up.

SR-138, section 5.2
"""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.cards.card import (
    A_CARD_NAMED,
    A_COUNTRY_NAMED,
    A_FIEF_NAMED,
    A_MERCHANT_NAMED,
    A_PLAYER_NAMED,
    AN_ACTIVITY_NAMED,
    AN_AMOUNT_NAMED,
    CARDS,
    NO_TARGET,
)
from longhall.games.svea_rike.chapters.dice import roll_off
from longhall.games.svea_rike.chapters.hands import bring_out, lay_on_discard
from longhall.games.svea_rike.chapters.polls import Poll, asks_nobody
from longhall.games.svea_rike.events import (
    CANCELLED,
    DISCARDED,
    NAMED_ACTIVITY,
    NAMED_AMOUNT,
    NAMED_COUNTRY,
    NAMED_FIEF,
    NAMED_HISTORY,
    NAMED_MERCHANT,
    NAMED_PLAYER,
    PICKED_UP,
    PLAYED,
)
from longhall.games.svea_rike.frames import SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    BORROW,
    CANCEL,
    CONNECTIONS_AT_COURT,
    COPIES,
    COUNTRIES,
    IN_SECRET,
    INFLUENTIAL_OFFICE,
    NAME_ACTIVITY,
    NAME_COUNTRY,
    NAME_FIEF,
    NAME_HISTORY,
    NAME_MERCHANT,
    NAME_PLAYER,
    NONE,
    PASS,
    PICKUP,
)
from longhall.kernel.actions import Family

NAMING: Final = [PASS, NAME_FIEF, NAME_HISTORY, NAME_PLAYER, NAME_COUNTRY, NAME_MERCHANT, NAME_ACTIVITY, BORROW]


def announce(g: SveaRike, seat: i64, title: i64) -> None:
    """The card is shown and counts as played in this window; its player names the targets openly."""
    copy = show(g, seat, title)
    if CARDS[title].first == NO_TARGET:
        let_cancel(g, seat, title, copy, NONE, NONE)
    else:
        g.push(NameTarget(seat, title, copy, NONE))


def show(g: SveaRike, seat: i64, title: i64) -> i64:
    """A card goes from the hand to the table; its copy."""
    copy = bring_out(g, seat, title)
    g.table[copy] |= bit(title)
    g.used[copy] |= bit(title)
    g.played = True
    g.emit(PLAYED, seat, title)
    return copy


class NameTarget(SveaDecision):
    """The player of a card names what it is aimed at. There is always something, or it could not be played.  SR-139"""

    FIELDS = ("seat", "title", "copy", "first")

    def __init__(self, seat: i64, title: i64, copy: i64, first: i64) -> None:
        super().__init__(seat)
        self.title: i64 = title
        self.copy: i64 = copy
        self.first: i64 = first

    def kind(self) -> i64:
        card = CARDS[self.title]
        return card.first if self.first == NONE else card.second

    def span(self) -> list[Family]:
        return [NAMING[self.kind()]]

    def legal(self, g: SveaRike) -> None:
        # By why_not twelve times as long (interpreted 33 us instead of 2.8), in a tenth of all decisions.
        kind = self.kind()
        family = NAMING[kind]
        if kind == AN_AMOUNT_NAMED:
            g.offer_run(family, 1, g.loan_cap)
            return
        g.offer_set(family, CARDS[self.title].targets(g, self.seat, self.first))

    def why_not(self, g: SveaRike, action: i64) -> str:
        kind = self.kind()
        target = NAMING[kind].arg(action)
        if kind == AN_AMOUNT_NAMED:
            return "" if 1 <= target <= g.loan_cap else "SR-156"
        if has(CARDS[self.title].targets(g, self.seat, self.first), target):
            return ""
        return CARDS[self.title].refusal(g, self.seat, self.first, target)

    def apply(self, g: SveaRike, action: i64) -> None:
        kind = self.kind()
        target = NAMING[kind].arg(action)
        tell_target(g, self.seat, kind, target)
        if self.first == NONE:
            g.named[0] = target
            g.named[1] = NONE
        else:
            g.named[1] = target
        if self.first >= 0:
            let_cancel(g, self.seat, self.title, self.copy, self.first, target)
        elif CARDS[self.title].second != NO_TARGET and CARDS[self.title].targets(g, self.seat, target) != 0:
            g.push(NameTarget(self.seat, self.title, self.copy, target))
        else:
            let_cancel(g, self.seat, self.title, self.copy, target, NONE)


def tell_target(g: SveaRike, seat: i64, kind: i64, target: i64) -> None:
    if kind == A_FIEF_NAMED:
        g.emit(NAMED_FIEF, seat, target)
    elif kind == A_CARD_NAMED:
        g.emit(NAMED_HISTORY, seat, target)
    elif kind == A_PLAYER_NAMED:
        g.emit(NAMED_PLAYER, seat, target)
    elif kind == A_COUNTRY_NAMED:
        g.emit(NAMED_COUNTRY, seat, target)
    elif kind == A_MERCHANT_NAMED:
        g.emit(NAMED_MERCHANT, seat, target // COUNTRIES, target % COUNTRIES)
    elif kind == AN_ACTIVITY_NAMED:
        g.emit(NAMED_ACTIVITY, seat, target)
    elif kind == AN_AMOUNT_NAMED:
        g.emit(NAMED_AMOUNT, seat, target)


def let_cancel(g: SveaRike, seat: i64, title: i64, copy: i64, target: i64, other: i64) -> None:
    """The card and its targets are known; now R_CANCEL, then it is carried out."""
    if is_unanswered(g, CONNECTIONS_AT_COURT, seat):
        carry_out(g, seat, title, copy, target, other)
    else:
        g.push(CarryOut(seat, title, copy, target, other))
        g.push(CancelWindow(seat, title))


def is_unanswered(g: SveaRike, answer: i64, player: i64) -> bool:
    """Open the poll of those who may answer `player` with this title; whether it asks nobody."""
    asked: i64 = 0
    idle = True
    masked = g.mask_polls
    for seat in range(g.players):
        if seat != player:
            titles = g.held[seat]
            if titles != 0:
                idle = False
                if has(g.may_hold(seat) if masked else titles, answer):
                    if masked or has(g.playable(seat), answer):
                        asked |= bit(seat)
    return asks_nobody(g, asked, idle)


def carry_out(g: SveaRike, seat: i64, title: i64, copy: i64, target: i64, other: i64) -> None:
    """The text is carried out; then the card is discarded, or a battle card laid before its player.  SR-136, SR-138"""
    card = CARDS[title]
    height = g.height
    card.effect(g, seat, target, other)
    if card.stays:
        g.table[copy] &= ~bit(title)
        g.fought[seat * COPIES + copy] |= bit(title)
    elif g.height == height:
        discard(g, seat, title, copy)
    else:
        g.push_at(height, Discard(seat, title, copy))  # after all that the effect has ordered


def discard(g: SveaRike, seat: i64, title: i64, copy: i64) -> None:
    """A used card goes face up to the discard pile; R_PICKUP."""
    g.table[copy] &= ~bit(title)
    lay_on_discard(g, title, copy)
    g.emit(DISCARDED, title)
    if not is_unanswered(g, INFLUENTIAL_OFFICE, seat):
        g.push(PickupWindow(seat, title, copy))


class CarryOut(SveaStep):
    """R_CANCEL has closed. A cancelled card is discarded and picked up before Connections at court is.  SR-138"""

    FIELDS = ("seat", "title", "copy", "target", "other")

    def __init__(self, seat: i64, title: i64, copy: i64, target: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.title: i64 = title
        self.copy: i64 = copy
        self.target: i64 = target
        self.other: i64 = other

    def run(self, g: SveaRike) -> None:
        if g.answer > 0:
            canceller = (g.answer - 1) // COPIES
            g.emit(CANCELLED, canceller, self.title)
            g.become(Discard(self.seat, self.title, self.copy))
            g.become(Discard(canceller, CONNECTIONS_AT_COURT, (g.answer - 1) % COPIES))
        else:
            carry_out(g, self.seat, self.title, self.copy, self.target, self.other)


class Discard(SveaStep):
    """A used card is discarded.  SR-138"""

    FIELDS = ("seat", "title", "copy")

    def __init__(self, seat: i64, title: i64, copy: i64) -> None:
        self.seat: i64 = seat
        self.title: i64 = title
        self.copy: i64 = copy

    def run(self, g: SveaRike) -> None:
        discard(g, self.seat, self.title, self.copy)


class CancelWindow(Poll):
    """R_CANCEL: the others may answer a card with Connections at court. If several do, dice say whose is used.

    SR-138
    """

    FIELDS = ("player", "title")

    def __init__(self, player: i64, title: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.title: i64 = title

    def at(self) -> i64:
        return CANCEL

    def concerns(self, g: SveaRike, seat: i64) -> bool:
        return seat != self.player

    def opened(self, g: SveaRike) -> None:
        plays = self.plays(g)
        if plays != 0:
            seat = roll_off(g, plays, True, IN_SECRET)
            copy = show(g, seat, CONNECTIONS_AT_COURT)
            g.give(1 + seat * COPIES + copy)


class PickupWindow(Poll):
    """R_PICKUP: the others may take a used card from the discard pile with Influential office."""

    FIELDS = ("player", "title", "copy")

    def __init__(self, player: i64, title: i64, copy: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.title: i64 = title
        self.copy: i64 = copy

    def at(self) -> i64:
        return PICKUP

    def concerns(self, g: SveaRike, seat: i64) -> bool:
        return seat != self.player

    def opened(self, g: SveaRike) -> None:
        plays = self.plays(g)
        if plays != 0:
            seat = roll_off(g, plays, True, IN_SECRET)
            copy = show(g, seat, INFLUENTIAL_OFFICE)
            card = self.title * COPIES + self.copy
            let_cancel(g, seat, INFLUENTIAL_OFFICE, copy, card, NONE)


def pick_up(g: SveaRike, seat: i64, card: i64) -> None:
    """Take a card from the discard pile into the hand, if it is still there; all know that it is."""
    if card not in g.discard:
        return
    g.discard.remove(card)
    at = seat * COPIES + card % COPIES
    g.hand[at] |= bit(card // COPIES)
    g.held[seat] |= bit(card // COPIES)
    g.known[at] |= bit(card // COPIES)
    g.emit(PICKED_UP, seat, card // COPIES)
