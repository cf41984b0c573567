"""What the moves of Svea Rike are worth to a seat, in status: purchases, and the activities that lead to them."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COUNTRIES, FIEFS, NONE, ROW, SCORING_SERIES
from longhall.kernel.sets import count, has

LAST_TURN: Final[float] = 16.0
NEXT: Final[float] = 1.6  # the promise of a series of which the next card counts
FIRST: Final[float] = 0.6  # of one that is begun
CROWNS: Final[float] = 0.7  # a fief may be lost again
TROOPS: Final[float] = 0.7  # and its troops cost upkeep
PALACE: Final[i64] = 0  # numbers of series
SCIENTIST: Final[i64] = 2
QUEEN: Final[i64] = 4
AGRICULTURE: Final[i64] = 0  # numbers of activities
COMMERCE: Final[i64] = 1


def left_of(g: SveaRike) -> float:
    """The part of the game that is still to come."""
    return 1.0 - min(1.0, float(g.turn) / LAST_TURN)


def begun(owned: i64, free: i64, left: float) -> float:
    """What a series is worth beside the cards that count already: the next one may, and the more so the sooner."""
    if owned == 0:
        return 0.0
    return (NEXT if owned >= free else FIRST) * (0.05 + left)


def card_worth(g: SveaRike, seat: i64, card: i64) -> float:
    """What a history card is worth to the seat, its price not counted."""
    left = left_of(g)
    series = g.data.series[card]
    turns = left * LAST_TURN
    found = turns * float(g.data.turn_gold[card] + g.data.peace_gold[card]) * 0.8 / float(g.data.gold_per_sp)
    if series >= SCORING_SERIES:
        return found + 0.5 * left
    free = g.data.series_free
    owned = count(g.history[seat] & g.data.of_series[series])
    if owned >= free:
        found += 1.0
    found += begun(owned + 1, free, left) - begun(owned, free, left)
    return found + 0.25 * left + (0.2 if series == SCIENTIST else 0.0)


def fief_worth(g: SveaRike, fief: i64) -> float:
    """What a fief is worth, its price not counted: crowns and troops, at the end and until then."""
    left = left_of(g)
    data = g.data
    crowns = float(data.crowns[fief]) / float(data.crowns_per_sp)
    troops = float(data.troops[fief]) / float(data.troops_per_sp)
    return CROWNS * crowns * (1.0 + 0.8 * left) + TROOPS * troops


def best_card(g: SveaRike, seat: i64, gold: i64) -> float:
    """The gain by the best history card of the row that so much gold buys."""
    best: float = 0.0
    for place in range(ROW):
        card = g.row[place]
        if card != NONE and g.data.cost[card] <= gold:
            best = max(best, card_worth(g, seat, card) - float(g.data.cost[card]) / float(g.data.gold_per_sp))
    return best


def best_fief(g: SveaRike, gold: i64) -> float:
    best: float = 0.0
    for fief in range(FIEFS):
        if has(g.pool, fief) and g.data.price[fief] <= gold:
            best = max(best, fief_worth(g, fief) - float(g.data.price[fief]) / float(g.data.gold_per_sp))
    return best


def trade_of(g: SveaRike, seat: i64) -> i64:
    """What the merchants of a seat earn in a quiet year."""
    table = g.data.merchant_income
    found: i64 = 0
    for country in range(COUNTRIES):
        found += table[min(g.merchants[seat * COUNTRIES + country], len(table) - 1)]
    return found


def activity_worth(g: SveaRike, seat: i64, activity: i64) -> float:
    """Income less upkeep, and the best that one may then buy or send out."""
    data = g.data
    fiefs = g.crowns(seat)
    upkeep = data.upkeep_peace * g.troops(seat)
    per_status = float(data.gold_per_sp)
    if activity == AGRICULTURE:
        income = fiefs + data.palace_gold * count(g.history[seat] & data.of_series[PALACE])
        return float(income) / per_status + best_fief(g, g.gold[seat] + income)
    if activity == COMMERCE:
        income = trade_of(g, seat) + data.queen_gold * count(g.history[seat] & data.of_series[QUEEN]) - upkeep
        return float(income) / per_status + (1.0 + left_of(g)) / float(data.merchants_per_sp)
    income = max(fiefs, trade_of(g, seat)) - upkeep
    return float(income) / per_status + best_card(g, seat, g.gold[seat] + income)
