"""After the last game turn: factories, the East Indian Company, and debts."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.dice import roll_for, roll_within
from longhall.games.svea_rike.chapters.money import offer_to_players, sell_to_exchequer
from longhall.games.svea_rike.chapters.scoring import status
from longhall.games.svea_rike.events import (
    COMPANY_PAID,
    DEBT_COST,
    FACTORIES_PAID,
    FIEFS_KEPT,
    PAID,
    STATUS_COUNTED,
)
from longhall.games.svea_rike.frames import SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    FOR_COMPANY,
    FOR_FACTORIES,
    FOR_LOAN,
    KEEP,
    OFFER,
    SELL,
)

FACTORY_GOLD: Final[i64] = 10  # times the die
COMPANY_NEEDS: Final[i64] = 5


class GameEnd(SveaStep):
    """The game is over: Factories and East Indian Company, then debts, in seat order; then status is counted.

    No event card may be played any more.  SR-145, SR-146, SR-147
    """

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            if g.history[seat] & g.data.factories != 0:
                gold = roll_for(g, seat, FOR_FACTORIES) * FACTORY_GOLD
                g.gold[seat] += gold
                g.emit(FACTORIES_PAID, seat, gold)
            if g.history[seat] & g.data.east_india != 0:
                if roll_within(g, seat, FOR_COMPANY, COMPANY_NEEDS, 6) != 0:
                    g.bonus[seat] += 1
                    g.emit(COMPANY_PAID, seat, 1)
        for seat in range(g.players):
            g.become(SettleDebt(seat, 0))
        g.become(CountStatus())


class SettleDebt(SveaStep):
    """A loan balance is paid from the own gold; fiefs may be sold for it; what is not paid costs 1 SP a gold.

    `offered` is the set of fiefs that have been offered to the players for it.  SR-147
    """

    FIELDS = ("seat", "offered")

    def __init__(self, seat: i64, offered: i64) -> None:
        self.seat: i64 = seat
        self.offered: i64 = offered

    def run(self, g: SveaRike) -> None:
        seat = self.seat
        due = g.loan_due[seat] + g.loan_new[seat]
        if due > g.gold[seat] and g.fiefs[seat] != 0:
            g.become(SellForDebt(seat, self.offered))
        else:
            pay_debt(g, seat)


def pay_debt(g: SveaRike, seat: i64) -> None:
    due = g.loan_due[seat] + g.loan_new[seat]
    if due == 0:
        return
    paid = due if due < g.gold[seat] else g.gold[seat]
    g.gold[seat] -= paid
    g.loan_due[seat] = due - paid
    g.loan_new[seat] = 0
    g.emit(PAID, seat, paid, FOR_LOAN)
    if due > paid:
        g.penalty[seat] = due - paid
        g.emit(DEBT_COST, seat, due - paid)


class SellForDebt(SveaDecision):
    """A debtor may sell fiefs one at a time, to the Exchequer or to the players, or keep them and take the loss.

    SR-127, SR-147
    """

    FIELDS = ("seat", "offered")
    SPAN = [SELL, OFFER, KEEP]

    def __init__(self, seat: i64, offered: i64) -> None:
        super().__init__(seat)
        self.offered: i64 = offered

    def why_not(self, g: SveaRike, action: i64) -> str:
        if KEEP.has(action):
            return ""
        fief = SELL.arg(action) if SELL.has(action) else OFFER.arg(action)
        if not has(g.fiefs[self.seat], fief):
            return "SR-147"
        return "SR-127" if OFFER.has(action) and has(self.offered, fief) else ""

    def apply(self, g: SveaRike, action: i64) -> None:
        if KEEP.has(action):
            g.emit(FIEFS_KEPT, self.seat)
            pay_debt(g, self.seat)
        elif SELL.has(action):
            sell_to_exchequer(g, self.seat, SELL.arg(action))
            g.become(SettleDebt(self.seat, self.offered))
        else:
            fief = OFFER.arg(action)
            offer_to_players(g, self.seat, fief)
            g.become(SettleDebt(self.seat, self.offered | bit(fief)))


class CountStatus(SveaStep):
    """SR-1, SR-148"""

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            g.emit(STATUS_COUNTED, seat, status(g, seat))
