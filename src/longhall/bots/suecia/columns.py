"""How well a card goes into a column of Suecia."""

from typing import Final

from mypy_extensions import i64

from longhall.bots.suecia.means import mission_in_reach
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    ADVANCED,
    BURGHER,
    CLERGY,
    COLUMNS,
    HALVES,
    MISSIONS,
    NOBILITY,
    PEASANT,
    ROWS,
)

FULFIL: Final[float] = 3.0  # how much a column is wished for that could fulfil a mission for which the goods are there
BEGIN: Final[float] = 1.0  # and one that could take a first mission


def alike(g: Suecia, seat: i64, column: i64, estate: i64) -> i64:
    """How many cards of an estate lie in a column."""
    start = (seat * COLUMNS + column) * ROWS
    found: i64 = 0
    for row in range(g.column_height(seat, column)):
        if HALVES[g.tableau[start + row]] == estate:
            found += 1
    return found


def has_alike(g: Suecia, seat: i64, estate: i64) -> bool:
    """Whether a column with room holds a card of an estate."""
    for column in range(g.data.columns[g.players]):
        if g.column_height(seat, column) < g.data.rows[g.players] and alike(g, seat, column, estate) > 0:
            return True
    return False


def fit(g: Suecia, seat: i64, column: i64, estate: i64, wish: float) -> float:
    """How well a card of an estate goes into a column: more actions, and two of one estate for an advanced one."""
    same = alike(g, seat, column, estate)
    pair = 0.2 if estate == BURGHER else 0.5 if estate == PEASANT else 1.0
    found = 0.4 * float(g.column_height(seat, column)) + (pair if same == 1 else 0.5 * pair if same > 1 else 0.0)
    return found + wish if wish > 0.0 and demands(g, seat, column, estate) else found


def demands(g: Suecia, seat: i64, column: i64, estate: i64) -> bool:
    """Whether a card of an estate in a column gives the advanced actions that take and fill missions."""
    for able in (NOBILITY, CLERGY):
        if alike(g, seat, column, able) + (1 if able == estate else 0) >= g.data.action_cost[ADVANCED]:
            return True
    return False


def wish_for_missions(g: Suecia, seat: i64) -> float:
    """How much a seat wants to take or fill missions in its next turn."""
    if mission_in_reach(g, seat, 0) != NONE:
        return FULFIL
    return BEGIN if g.cards_of(seat, MISSIONS) == 0 else 0.0


def best_fit(g: Suecia, seat: i64, estate: i64, wish: float) -> float:
    best: float = 0.0
    for column in range(g.data.columns[g.players]):
        if g.column_height(seat, column) < g.data.rows[g.players]:
            best = max(best, fit(g, seat, column, estate, wish))
    return best
