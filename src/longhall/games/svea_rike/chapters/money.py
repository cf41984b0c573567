"""Money that must be paid: upkeep, payments forced by cards, loans; and the sale of fiefs by those who cannot."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.dice import roll_for
from longhall.games.svea_rike.chapters.windows import open_window
from longhall.games.svea_rike.events import (
    BID_ACCEPTED,
    BID_SHOWN,
    BIDS_DECLINED,
    FIEF_OFFERED,
    FIEF_SOLD,
    PAID,
    STILL_OWED,
    VOID,
)
from longhall.games.svea_rike.frames import SveaDecision, SveaSealed, SveaStep
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ACCEPT,
    BID,
    DECLINE,
    FOR_CARD,
    FOR_LOAN,
    FOR_SALE,
    FOR_UPKEEP,
    OFFER,
    SELL,
    SHORTAGE,
    UPKEEP,
)
from longhall.kernel.frames import Frame

NO_BID: Final[i64] = 0


def seats_from(g: SveaRike, first: i64) -> list[i64]:
    """All seats in seat order, beginning with the player of a card.  SR-130"""
    return [(first + i) % g.players for i in range(g.players)]


def let_pay(g: SveaRike, payers: list[i64], amounts: list[i64], reason: i64) -> None:
    """These players pay, one after the other."""
    frames: list[Frame] = []
    for i in range(len(payers)):
        if amounts[i] > 0:
            if not frames and pays_at_once(g, payers[i], amounts[i], reason):
                continue
            frames.append(Pay(payers[i], amounts[i], reason))
    g.order(frames)


class Upkeep(SveaStep):
    """Upkeep in peace: 1 gold for every troop symbol on the own fiefs. History cards cost nothing.  SR-49"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        let_keep_up(g, self.seat, g.data.upkeep_peace * g.troops(self.seat), FOR_UPKEEP)


class ExtraUpkeep(SveaStep):
    """A player's share of Extra war taxes, as it was when they were announced.  SR-126"""

    FIELDS = ("seat", "amount")

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, g: SveaRike) -> None:
        let_keep_up(g, self.seat, self.amount, FOR_CARD)


def let_keep_up(g: SveaRike, seat: i64, amount: i64, reason: i64) -> None:
    """W_UPKEEP opens first, if there is something to pay; Supply train frees from it.  SR-49"""
    if amount > 0 and not has(g.supplied, seat):
        open_window(g, UPKEEP, seat, PayUpkeep(seat, amount, reason))


class PayUpkeep(SveaStep):
    """W_UPKEEP has closed. Selling troops does not lower the amount.  SR-49, SR-126"""

    FIELDS = ("seat", "amount", "reason")

    def __init__(self, seat: i64, amount: i64, reason: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.reason: i64 = reason

    def run(self, g: SveaRike) -> None:
        if not has(g.supplied, self.seat):
            pay(g, self.seat, self.amount, self.reason)


def pays_at_once(g: SveaRike, seat: i64, amount: i64, reason: i64) -> bool:
    """Pay what falls due from the own gold. A broke player pays nothing, except loans.  SR-125, SR-129"""
    if g.gold[seat] >= amount:
        g.gold[seat] -= amount
        if reason == FOR_LOAN:
            g.loan_due[seat] -= amount
        g.emit(PAID, seat, amount, reason)
        return True
    if g.is_broke(seat) and reason != FOR_LOAN:
        g.emit(VOID, seat, amount)
        return True
    return False


def pay(g: SveaRike, seat: i64, amount: i64, reason: i64) -> None:
    """An obligation falls due. Who is short may play cards in W_SHORTAGE, then sells fiefs.  SR-125, SR-126"""
    if not pays_at_once(g, seat, amount, reason):
        open_window(g, SHORTAGE, seat, Raise(seat, amount, reason, 0))


class Pay(SveaStep):
    """SR-125, SR-126"""

    FIELDS = ("seat", "amount", "reason")

    def __init__(self, seat: i64, amount: i64, reason: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.reason: i64 = reason

    def run(self, g: SveaRike) -> None:
        pay(g, self.seat, self.amount, self.reason)


class Raise(SveaStep):
    """Fiefs are sold one at a time until the amount is covered or none is left; what is still short is void.

    `offered` is the set of fiefs offered to players in this shortage.  SR-126, SR-128
    """

    FIELDS = ("seat", "amount", "reason", "offered")

    def __init__(self, seat: i64, amount: i64, reason: i64, offered: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.reason: i64 = reason
        self.offered: i64 = offered

    def run(self, g: SveaRike) -> None:
        seat = self.seat
        if g.gold[seat] >= self.amount:
            pay(g, seat, self.amount, self.reason)
        elif g.fiefs[seat] != 0:
            g.become(SellFief(seat, self.amount, self.reason, self.offered))
        else:
            self.pay_what_there_is(g)

    def pay_what_there_is(self, g: SveaRike) -> None:
        """All gold is paid; the rest is void, but a loan stays due.  SR-128, SR-131"""
        seat = self.seat
        paid = g.gold[seat]
        g.gold[seat] = 0
        g.emit(PAID, seat, paid, self.reason)
        if self.reason == FOR_LOAN:
            g.loan_due[seat] -= paid
            g.emit(STILL_OWED, seat, self.amount - paid)
        else:
            g.emit(VOID, seat, self.amount - paid)


def sell_to_exchequer(g: SveaRike, seat: i64, fief: i64) -> None:
    """One die for every crown, added up; the fief joins the pool.  SR-75, SR-127"""
    gold: i64 = 0
    for _ in range(g.data.crowns[fief]):
        gold += roll_for(g, seat, FOR_SALE)
    g.lose_fief(seat, fief)
    g.pool |= bit(fief)
    g.gold[seat] += gold
    g.emit(FIEF_SOLD, seat, fief, gold)


class SellFief(SveaDecision):
    """The seller names a fief and whether it goes to the Exchequer or is offered to the players (section 6).  SR-127"""

    FIELDS = ("seat", "amount", "reason", "offered")
    SPAN = [SELL, OFFER]

    def __init__(self, seat: i64, amount: i64, reason: i64, offered: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.reason: i64 = reason
        self.offered: i64 = offered

    def legal(self, g: SveaRike) -> None:
        # By why_not 0.63 us instead of 0.11: a fiftieth of a random game.
        own = g.fiefs[self.seat]
        g.offer_set(SELL, own)
        g.offer_set(OFFER, own & ~self.offered)

    def why_not(self, g: SveaRike, action: i64) -> str:
        fief = SELL.arg(action) if SELL.has(action) else OFFER.arg(action)
        if not has(g.fiefs[self.seat], fief):
            return "SR-126"
        return "SR-127" if OFFER.has(action) and has(self.offered, fief) else ""

    def apply(self, g: SveaRike, action: i64) -> None:
        if SELL.has(action):
            sell_to_exchequer(g, self.seat, SELL.arg(action))
            g.become(Raise(self.seat, self.amount, self.reason, self.offered))
        else:
            fief = OFFER.arg(action)
            offer_to_players(g, self.seat, fief)
            g.become(Raise(self.seat, self.amount, self.reason, self.offered | bit(fief)))


def offer_to_players(g: SveaRike, seat: i64, fief: i64) -> None:
    """The others bid, then the seller accepts or declines (section 6).  SR-127"""
    g.emit(FIEF_OFFERED, seat, fief)
    for other in range(g.players):
        g.bids[other] = NO_BID
    g.become(Bids(seat, fief))
    g.become(Choose(seat, fief))


class Bids(SveaSealed):
    """Every other player with gold gives one sealed bid, from 0 to the own gold; then all are shown (section 6)."""

    FIELDS = ("player", "fief")
    SPAN = [BID]

    def __init__(self, player: i64, fief: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.fief: i64 = fief

    def asks(self, g: SveaRike, seat: i64) -> bool:
        return seat != self.player and g.gold[seat] > 0

    def most(self, g: SveaRike, seat: i64) -> i64:
        """SR-156"""
        return g.gold[seat] if g.gold[seat] < g.bid_cap else g.bid_cap

    def legal(self, g: SveaRike, seat: i64) -> None:
        # By why_not 0.85 us instead of 0.11: a thirtieth of a random game.
        g.offer_run(BID, 0, self.most(g, seat))

    def why_not(self, g: SveaRike, seat: i64, action: i64) -> str:
        gold = BID.arg(action)
        if gold > g.gold[seat]:
            return "SR-127"
        return "SR-156" if gold > g.bid_cap else ""

    def opened(self, g: SveaRike) -> None:
        for seat in range(g.players):
            if len(g.sealed[seat]) > 0:
                g.bids[seat] = BID.arg(g.sealed[seat][0])
                g.emit(BID_SHOWN, seat, g.bids[seat])


class Choose(SveaStep):
    """With no bid above nothing there is nothing to accept."""

    FIELDS = ("seat", "fief")

    def __init__(self, seat: i64, fief: i64) -> None:
        self.seat: i64 = seat
        self.fief: i64 = fief

    def run(self, g: SveaRike) -> None:
        for other in range(g.players):
            if g.bids[other] > NO_BID:
                g.become(AcceptBid(self.seat, self.fief))
                return
        g.emit(BIDS_DECLINED, self.seat, self.fief)


class AcceptBid(SveaDecision):
    """The seller accepts any bid above nothing, or declines all. It is no purchase: nothing can undo it (section 6)."""

    FIELDS = ("seat", "fief")
    SPAN = [ACCEPT, DECLINE]

    def __init__(self, seat: i64, fief: i64) -> None:
        super().__init__(seat)
        self.fief: i64 = fief

    def why_not(self, g: SveaRike, action: i64) -> str:
        if DECLINE.has(action):
            return ""
        other = ACCEPT.arg(action)
        return "" if other < g.players and g.bids[other] > NO_BID else "SR-127"

    def apply(self, g: SveaRike, action: i64) -> None:
        if DECLINE.has(action):
            g.emit(BIDS_DECLINED, self.seat, self.fief)
        else:
            buyer = ACCEPT.arg(action)
            gold = g.bids[buyer]
            g.gold[buyer] -= gold
            g.gold[self.seat] += gold
            g.lose_fief(self.seat, self.fief)
            g.gain_fief(buyer, self.fief)
            g.emit(BID_ACCEPTED, self.seat, self.fief, buyer, gold)
