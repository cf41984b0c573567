# interpreted
"""What one would look at when bots play Svea Rike."""

from longhall.bots.measures import Holding, Measure, Played, at_all, happened, score
from longhall.games.svea_rike.chapters.scoring import series_status
from longhall.games.svea_rike.events import (
    BORROWED,
    COMMITTED,
    FIEF_BOUGHT,
    FIEF_SOLD,
    HISTORY_BOUGHT,
    MERCHANT_PLACED,
    PLAYED,
    STAYED_HOME,
)
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import SCORING_SERIES
from longhall.kernel.sets import count


def series(game: Played, seat: int) -> float:
    """Series that count at the end: of which a seat has more cards than are free."""
    g = game.state
    assert isinstance(g, SveaRike)
    owned = [count(g.history[seat] & g.data.of_series[series]) for series in range(SCORING_SERIES)]
    return float(sum(cards > g.data.series_free for cards in owned))


def status_of_series(game: Played, seat: int) -> float:
    assert isinstance(game.state, SveaRike)
    return float(series_status(game.state, seat))


bought = happened(HISTORY_BOUGHT)

MEASURES = [
    Measure("status", "status", score),
    Measure("history", "history cards bought", bought),
    Measure("with_history", "games with one bought", at_all(bought), a_part=True),
    Measure("series", "series completed (3 cards or more)", series),
    Measure("series_status", "status from series", status_of_series),
    Measure("fiefs", "fiefs bought", happened(FIEF_BOUGHT)),
    Measure("sold", "fiefs sold in need", happened(FIEF_SOLD)),
    Measure("merchants", "merchants sent out", happened(MERCHANT_PLACED)),
    Measure("wars", "wars joined", happened(COMMITTED), happened(COMMITTED, STAYED_HOME)),
    Measure("played", "event cards played", happened(PLAYED)),
    Measure("borrowed", "loans", happened(BORROWED)),
]

HOLDINGS = [
    Holding("events", "event cards played", (PLAYED,), PLAYED.fields[1].label),
    Holding("history", "history cards bought", (HISTORY_BOUGHT,), HISTORY_BOUGHT.fields[1].label),
    Holding("fiefs", "fiefs bought", (FIEF_BOUGHT,), FIEF_BOUGHT.fields[1].label),
]
