"""Status points, the order of the families, and the title of the winner."""

from typing import Final

from mypy_extensions import i64

from longhall.games.svea_rike.sets import count
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COPIES, COUNTRIES, SCORING_SERIES
from longhall.kernel.results import Result

TITLES_WON: Final = ["dynasty", "regent", "esteemed", "respected", "fading", "revolution"]  # SR-150, best first


def merchants_on_map(g: SveaRike, seat: i64) -> i64:
    total: i64 = 0
    for country in range(COUNTRIES):
        total += g.merchants[seat * COUNTRIES + country]
    return total


def series_status(g: SveaRike, seat: i64) -> i64:
    """Each of the five series gives 1 for every card beyond the second. Resources form none.  SR-68"""
    total: i64 = 0
    for series in range(SCORING_SERIES):
        beyond = count(g.history[seat] & g.data.of_series[series]) - g.data.series_free
        if beyond > 0:
            total += beyond
    return total


def battles_saved(g: SveaRike, seat: i64) -> i64:
    at = seat * COPIES
    return count(g.saved[at]) + count(g.saved[at + 1]) + count(g.saved[at + 2])


def parts(g: SveaRike, seat: i64) -> list[i64]:
    """Status from gold, crowns, troops, series, merchants, battle cards, the Company, and debts.  SR-148"""
    data = g.data
    return [
        g.gold[seat] // data.gold_per_sp,
        g.crowns(seat) // data.crowns_per_sp,
        g.troops(seat) // data.troops_per_sp,
        series_status(g, seat),
        merchants_on_map(g, seat) // data.merchants_per_sp,
        battles_saved(g, seat),
        g.bonus[seat],
        -g.penalty[seat],
    ]


def status(g: SveaRike, seat: i64) -> i64:
    """SR-148"""
    total: i64 = 0
    for part in parts(g, seat):
        total += part
    return total


def standing(g: SveaRike, seat: i64) -> list[i64]:
    """What is compared, in this order: status, crowns, history cards of any kind, gold.  SR-149"""
    return [status(g, seat), g.crowns(seat), count(g.history[seat]), g.gold[seat]]


def title_of(g: SveaRike, points: i64) -> str:
    """SR-150"""
    for i in range(len(g.data.titles)):
        if points >= g.data.titles[i]:
            return TITLES_WON[i]
    return TITLES_WON[-1]


def result(g: SveaRike) -> Result:
    """Most status wins; ties by crowns, history cards, gold; then the victory is shared.  SR-1, SR-149"""
    standings = [standing(g, seat) for seat in range(g.players)]
    ranked = sorted(standings, reverse=True)
    places = [ranked.index(mine) + 1 for mine in standings]
    outcomes = [title_of(g, standings[seat][0]) if places[seat] == 1 else "outranked" for seat in range(g.players)]
    reason, clause = "status", "SR-148"
    best, second = ranked[0], ranked[1]
    if best[0] == second[0]:
        clause = "SR-149"
        reason = "shared"
        for i, name in ((1, "crowns"), (2, "history"), (3, "gold")):
            if best[i] != second[i]:
                reason = name
                break
    return Result(places, [mine[0] for mine in standings], outcomes, reason, clause)
