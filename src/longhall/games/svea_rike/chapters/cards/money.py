"""Event cards about money: taxes, gifts, loans, upkeep and the income of fiefs."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.cards.card import A_FIEF_NAMED, AN_AMOUNT_NAMED, Card
from longhall.games.svea_rike.chapters.money import ExtraUpkeep, let_pay, seats_from
from longhall.games.svea_rike.chapters.war import war_upkeep
from longhall.games.svea_rike.events import (
    BORROWED,
    FAMINE_CAME,
    FAMINE_STRUCK,
    HARVEST_FAILED,
    MODIFIED,
    RECEIVED,
    TAXED,
)
from longhall.games.svea_rike.sets import bit, count
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ALL_FIEFS,
    ANY,
    FOR_CARD,
    INCOME_FIEF,
    PALACE,
    SHORTAGE,
    UPKEEP,
    WAR_PAY,
)
from longhall.kernel.frames import Frame


def is_other(owner: i64, seat: i64) -> bool:
    """Whether something belongs to another player."""
    return owner >= 0 and owner != seat


def receive(g: SveaRike, seat: i64, gold: i64) -> None:
    g.gold[seat] += gold
    g.emit(RECEIVED, seat, gold)


@mypyc_attr(acyclic=True)
class RegionCard(Card):
    """Names a centre: any of the 24 fiefs. It strikes the centre and all fiefs with a land border to it.

    SR-81, SR-82
    """

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        return ALL_FIEFS

    def names_anything(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class MoneyCard(Card):
    """Brings gold at any time, also in a shortage; bold for a committed player who cannot pay the troops."""

    def __init__(self, name: str, first: i64 = 0) -> None:
        super().__init__(name, ANY | 1 << SHORTAGE, asked=1 << SHORTAGE, first=first)

    def is_bold(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return window == SHORTAGE or (window == WAR_PAY and war_upkeep(g, seat) > g.gold[seat])


@final
class ExtraChurchTax(RegionCard):
    """Each player pays 1 gold per crown on own fiefs of the region.  SR-82, SR-125, SR-130"""

    def __init__(self) -> None:
        super().__init__("extra_church_tax", ANY, first=A_FIEF_NAMED)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        region = g.data.region[target]
        payers = seats_from(g, seat)
        let_pay(g, payers, [g.data.crowns_on(g.fiefs[payer] & region) for payer in payers], FOR_CARD)


@final
class LocalWarTax(RegionCard):
    """Each player pays 1 gold per troop symbol on own fiefs of the region. A tax: Supply train does not help.

    SR-125
    """

    def __init__(self) -> None:
        super().__init__("local_war_tax", ANY, first=A_FIEF_NAMED)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        region = g.data.region[target]
        payers = seats_from(g, seat)
        let_pay(g, payers, [g.data.troops_on(g.fiefs[payer] & region) for payer in payers], FOR_CARD)


@final
class ExtraWarTaxes(Card):
    """Everybody pays 1 gold per troop symbol on all own fiefs. It is upkeep: Supply train helps.

    All amounts are fixed at once: who buys a fief that was sold for this does not pay for it again.
    SR-125, SR-126, SR-130
    """

    def __init__(self) -> None:
        super().__init__("extra_war_taxes", ANY)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        frames: list[Frame] = []
        for payer in seats_from(g, seat):
            frames.append(ExtraUpkeep(payer, g.troops(payer)))
        g.order(frames)


@final
class Inflation(Card):
    """Every other player pays 2 gold.  SR-125, SR-130"""

    def __init__(self) -> None:
        super().__init__("inflation", ANY)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        payers = seats_from(g, seat)
        let_pay(g, payers, [0 if payer == seat else 2 for payer in payers], FOR_CARD)


@final
class Reduction(Card):
    """Everybody pays half of the gold, rounded down. It can always be paid.  SR-125, SR-130"""

    def __init__(self) -> None:
        super().__init__("reduction", ANY)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        for payer in seats_from(g, seat):
            gold = g.gold[payer] // 2
            g.gold[payer] -= gold
            g.emit(TAXED, payer, gold)


@final
class ReductionsFromTheChurch(MoneyCard):
    """Every other player gets 2 gold, the player 5.  SR-130"""

    def __init__(self) -> None:
        super().__init__("reductions_from_the_church")

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        for receiver in seats_from(g, seat):
            receive(g, receiver, 5 if receiver == seat else 2)


@final
class TaxRefund(MoneyCard):
    """Everybody gets 5 gold.  SR-130"""

    def __init__(self) -> None:
        super().__init__("tax_refund")

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        for receiver in seats_from(g, seat):
            receive(g, receiver, 5)


@final
class HiddenReserves(MoneyCard):
    """A player with a palace gets 5 gold.  SR-139"""

    def __init__(self) -> None:
        super().__init__("hidden_reserves")

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return g.history[seat] & g.data.of_series[PALACE] != 0

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        receive(g, seat, 5)


@final
class HeavyLoans(MoneyCard):
    """The player borrows a sum and owes twice as much after the next own move.  SR-131"""

    def __init__(self) -> None:
        super().__init__("heavy_loans", first=AN_AMOUNT_NAMED)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.gold[seat] += target
        g.loan_new[seat] += 2 * target
        g.emit(BORROWED, seat, target)


@final
class SupplyTrain(Card):
    """No upkeep in peace, in war or by Extra war taxes for the player, from now to the end of the game turn.

    SR-49, SR-94
    """

    def __init__(self) -> None:
        super().__init__("supply_train", ANY | 1 << UPKEEP, asked=1 << UPKEEP)

    def is_bold(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return window == UPKEEP or (window == WAR_PAY and war_upkeep(g, seat) > 0)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.supplied |= bit(seat)
        g.emit(MODIFIED, seat, self.title)


ON_A_COLLECTION: Final[i64] = 1 << INCOME_FIEF


@final
class ExtraTaxOnPeasants(Card):
    """The mover rolls a die for every yielding fief instead of counting crowns.

    The later card counts: a Bad harvest before it is made up for, one after it is not.  SR-31, SR-136
    """

    def __init__(self) -> None:
        super().__init__("extra_tax_on_peasants", ON_A_COLLECTION, asked=ON_A_COLLECTION)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.mover

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.peasant_tax = True
        g.bad_harvest = False
        g.emit(MODIFIED, seat, self.title)


@final
class BadHarvest(Card):
    """The mover's fiefs with three crowns yield nothing in this one collection, not even by a tax.  SR-31, SR-136"""

    def __init__(self) -> None:
        super().__init__("bad_harvest", ON_A_COLLECTION, asked=ON_A_COLLECTION)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat != g.mover

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.bad_harvest = True
        g.emit(HARVEST_FAILED, g.mover)


@final
class Famine(RegionCard):
    """Fiefs of the region yield nothing for the rest of the game turn, whoever owns them.  SR-8, SR-31, SR-82"""

    def __init__(self) -> None:
        super().__init__("famine", ON_A_COLLECTION, asked=ON_A_COLLECTION, first=A_FIEF_NAMED)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat != g.mover

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.famine |= g.data.region[target]
        g.emit(FAMINE_CAME, target)
        for owner in range(g.players):
            struck = count(g.fiefs[owner] & g.data.region[target])
            if struck > 0:
                g.emit(FAMINE_STRUCK, owner, struck)


def money_cards() -> list[Card]:
    return [
        ExtraChurchTax(),
        LocalWarTax(),
        ExtraWarTaxes(),
        Inflation(),
        Reduction(),
        ReductionsFromTheChurch(),
        TaxRefund(),
        HiddenReserves(),
        HeavyLoans(),
        SupplyTrain(),
        ExtraTaxOnPeasants(),
        BadHarvest(),
        Famine(),
    ]
