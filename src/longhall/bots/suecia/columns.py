"""How well a card goes into a column of Suecia."""

from mypy_extensions import i64

from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import BURGHER, COLUMNS, HALVES, PEASANT, ROWS


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


def fit(g: Suecia, seat: i64, column: i64, estate: i64) -> float:
    """How well a card of an estate goes into a column: more actions, and two of one estate for an advanced one."""
    same = alike(g, seat, column, estate)
    pair = 0.2 if estate == BURGHER else 0.5 if estate == PEASANT else 1.0
    return 0.4 * float(g.column_height(seat, column)) + (pair if same == 1 else 0.5 * pair if same > 1 else 0.0)


def best_fit(g: Suecia, seat: i64, estate: i64) -> float:
    best: float = 0.0
    for column in range(g.data.columns[g.players]):
        if g.column_height(seat, column) < g.data.rows[g.players]:
            best = max(best, fit(g, seat, column, estate))
    return best
