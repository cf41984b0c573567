"""What fiefs, merchants and resources bring in."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.dice import roll_for
from longhall.games.svea_rike.chapters.windows import open_window
from longhall.games.svea_rike.events import FIEF_INCOME, RESOURCES_PAID, TRADE_INCOME
from longhall.games.svea_rike.frames import SveaStep
from longhall.games.svea_rike.sets import count, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    AGRICULTURE,
    COMMERCE,
    COUNTRIES,
    FOR_PEASANTS,
    GOOD_HARVESTS,
    INCOME_FIEF,
    INCOME_TRADE,
    PALACE,
    QUEEN,
    ROYAL_DEMAND,
    ROYAL_FAMINE,
)

DEMAND_GOLD: Final[i64] = 5
ROYAL_DEMAND_GOLD: Final[i64] = 2


def pay_resources(g: SveaRike) -> None:
    """Mining, iron works and mines pay at the start of the game turn, before the royal card takes effect.

    SR-13, SR-69
    """
    war = g.data.is_war(g.text())
    history = g.history
    for seat in range(g.players):
        gold: i64 = 0
        left = history[seat] & g.data.gold_cards
        while left != 0:
            card = lowest(left)
            gold += g.data.turn_gold[card]
            if not war:
                gold += g.data.peace_gold[card]
            left &= left - 1
        if gold > 0:
            g.gold[seat] += gold
            g.emit(RESOURCES_PAID, seat, gold)


def yielding(g: SveaRike, seat: i64) -> i64:
    """Fiefs that give something in this collection.  SR-31"""
    fiefs = g.fiefs[seat] & ~g.famine
    if g.bad_harvest:
        fiefs &= ~g.data.three_crowns
    return fiefs


def fief_income(g: SveaRike, seat: i64) -> i64:
    """Crowns, or dice with Extra tax on peasants; doubled or halved by the royal card; Land reform.

    SR-15, SR-16, SR-31
    """
    fiefs = yielding(g, seat)
    gold = g.data.crowns_on(fiefs)
    if g.peasant_tax:
        gold = 0
        for _ in range(count(fiefs)):
            gold += roll_for(g, seat, FOR_PEASANTS)
    text = g.text()
    if text == GOOD_HARVESTS:
        gold *= 2
    elif text == ROYAL_FAMINE:
        gold = (gold + 1) // 2
    if g.history[seat] & g.data.land_reform != 0:
        gold += count(fiefs)
    return gold


def trade_income(g: SveaRike, seat: i64) -> i64:
    """Per circle by the table; more for every merchant with Hansa or royal DEMAND.

    SR-17, SR-44, SR-45, SR-46, SR-47
    """
    data = g.data
    each: i64 = 0
    if g.history[seat] & data.hansa != 0:
        each += 1
    if g.text() == ROYAL_DEMAND:
        each += ROYAL_DEMAND_GOLD
    most: i64 = len(data.merchant_income) - 1
    gold: i64 = 0
    earning: i64 = 0
    merchants = g.merchants
    for country in range(COUNTRIES):
        own = merchants[seat * COUNTRIES + country]
        if own > 0 and not has(g.low_demand, country):
            earning += own
            gold += data.merchant_income[own if own < most else most]
    if earning > 0:
        gold += earning * each + DEMAND_GOLD * g.demand
    return gold


def cards_of_series(g: SveaRike, seat: i64, series: i64) -> i64:
    return count(g.history[seat] & g.data.of_series[series])


def collect_from_fiefs(g: SveaRike, seat: i64) -> None:
    """W_INCOME_FIEF, then fief income is collected.  SR-30, SR-50"""
    open_window(g, INCOME_FIEF, seat, CollectFiefs(seat))


def collect_from_trade(g: SveaRike, seat: i64) -> None:
    """W_INCOME_TRADE, then commerce income is collected.  SR-40, SR-50"""
    open_window(g, INCOME_TRADE, seat, CollectTrade(seat))


class CollectFiefs(SveaStep):
    """Fief income; palaces pay only if the activity is Agriculture, unchanged by any royal card.

    SR-31, SR-32, SR-51
    """

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        gold = fief_income(g, self.seat)
        if g.activity == AGRICULTURE:
            gold += g.data.palace_gold * cards_of_series(g, self.seat, PALACE)
        g.gold[self.seat] += gold
        g.emit(FIEF_INCOME, self.seat, gold)
        end_collection(g)


class CollectTrade(SveaStep):
    """Commerce income; queens pay only if the activity is Commerce, also without a merchant.  SR-44, SR-48, SR-51"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        gold = trade_income(g, self.seat)
        if g.activity == COMMERCE:
            gold += g.data.queen_gold * cards_of_series(g, self.seat, QUEEN)
        g.gold[self.seat] += gold
        g.emit(TRADE_INCOME, self.seat, gold)
        end_collection(g)


def end_collection(g: SveaRike) -> None:
    """What was played on this collection does not touch the next one."""
    g.bad_harvest = False
    g.peasant_tax = False
    g.demand = 0
