"""After the last game turn: factories, the East Indian Company, and debts."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.dice import roll_for
from longhall.games.svea_rike.chapters.money import sell_to_exchequer
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
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import FOR_LOAN, KEEP, SELL
from longhall.kernel.actions import Family
from longhall.kernel.sets import has

FACTORY_GOLD: Final[i64] = 10  # times the die
COMPANY_NEEDS: Final[i64] = 5


@final
@mypyc_attr(acyclic=True)
class GameEnd(SveaStep):
    """The game is over: Factories and East Indian Company, then debts, in seat order; then status is counted.

    No event card may be played any more.  SR-145, SR-146, SR-147
    """

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            if g.history[seat] & g.data.factories != 0:
                gold = roll_for(g, seat) * FACTORY_GOLD
                g.gold[seat] += gold
                g.emit(FACTORIES_PAID, seat, gold)
            if g.history[seat] & g.data.east_india != 0 and roll_for(g, seat) >= COMPANY_NEEDS:
                g.bonus[seat] += 1
                g.emit(COMPANY_PAID, seat, 1)
        for seat in range(g.players):
            g.become(SettleDebt(seat))
        g.become(CountStatus())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SettleDebt(SveaStep):
    """A loan balance is paid from the own gold; fiefs may be sold for it; what is not paid costs 1 SP a gold.

    SR-147
    """

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        seat = self.seat
        due = g.loan_due[seat] + g.loan_new[seat]
        if due > g.gold[seat] and g.fiefs[seat] != 0:
            g.become(SellForDebt(seat))
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SellForDebt(SveaDecision):
    """A debtor may sell fiefs to the Exchequer, one at a time, or keep them and take the loss.  SR-147"""

    FIELDS = ("seat",)

    def span(self) -> list[Family]:
        return [SELL, KEEP]

    def legal(self, g: SveaRike) -> None:
        g.offer_set(SELL, g.fiefs[self.seat])
        g.offer(KEEP.base)

    def why_not(self, g: SveaRike, action: i64) -> str:
        if KEEP.has(action) or has(g.fiefs[self.seat], SELL.arg(action)):
            return ""
        return "SR-147"

    def apply(self, g: SveaRike, action: i64) -> None:
        if KEEP.has(action):
            g.emit(FIEFS_KEPT, self.seat)
            pay_debt(g, self.seat)
        else:
            sell_to_exchequer(g, self.seat, SELL.arg(action))
            g.become(SettleDebt(self.seat))


@final
@mypyc_attr(acyclic=True)
class CountStatus(SveaStep):
    """SR-1, SR-148"""

    def run(self, g: SveaRike) -> None:
        for seat in range(g.players):
            g.emit(STATUS_COUNTED, seat, status(g, seat))
