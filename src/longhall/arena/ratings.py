"""Ratings: one strength for every bot, fitted to all games at once, whatever their order.

The model is the first choice of Plackett and Luce, which with two players is that of Bradley and Terry: who wins is
drawn in proportion to strength, so that a hero wins among n - 1 players of a field with the odds of its strength
against n - 1 times theirs. The logarithms of the strengths are those under which the shares that were won are most
likely, with a prior so wide that it only matters where somebody won or lost everything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from typing import Any

POINTS = 400 / log(10)  # of a rating for a factor e in strength: 400 points are ten times the odds, as with Elo
PRIOR = 5.0  # standard deviation of the logarithm of a strength before any game
ANCHOR = "steward"  # stands at 0 where it plays; else the mean does
STEPS = 100
LARGEST_STEP = 2.0
ENOUGH = 1e-9

Row = Mapping[str, Any]
Pair = tuple[int, int, int]  # hero, field, players


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points above the anchor, and the standard error of that."""

    bot: str
    strength: float
    doubt: float


def ratings(rows: Sequence[Row]) -> list[Rating]:
    """A rating for every bot, the strongest first."""
    bots = sorted({name for row in rows for name in (row["hero"], row["field"])})
    if not bots:
        return []
    at = {bot: i for i, bot in enumerate(bots)}
    won: dict[Pair, tuple[float, int]] = {}
    for row in rows:
        pair = (at[row["hero"]], at[row["field"]], row["players"])
        share, games = won.get(pair, (0.0, 0))
        won[pair] = share + row["share"], games + 1
    strengths = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, curve = slopes(strengths, won)
        step = solve(curve, slope)
        longest = max(map(abs, step))
        scale = min(1.0, LARGEST_STEP / longest) if longest > 0 else 1.0
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    return anchored(bots, strengths, inverse(slopes(strengths, won)[1]))


def chance(strengths: Sequence[float], pair: Pair) -> float:
    """With what probability the hero wins."""
    hero, field, players = pair
    odds = strengths[hero] - strengths[field] - log(players - 1)
    return 1 / (1 + exp(-odds)) if odds > 0 else exp(odds) / (1 + exp(odds))


def likelihood(strengths: Sequence[float], won: Mapping[Pair, tuple[float, int]]) -> float:
    """The logarithm of how likely the shares are under these strengths, the prior included."""
    found = -sum(strength * strength for strength in strengths) / (2 * PRIOR * PRIOR)
    for (hero, field, players), (share, games) in won.items():
        odds = strengths[hero] - strengths[field] - log(players - 1)
        found += share * odds - games * (max(odds, 0.0) + log1p(exp(-abs(odds))))
    return found


def slopes(strengths: Sequence[float], won: Mapping[Pair, tuple[float, int]]) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the likelihood, and the second with the opposite sign."""
    size = len(strengths)
    slope = [-strength / (PRIOR * PRIOR) for strength in strengths]
    curve = [[1 / (PRIOR * PRIOR) if i == j else 0.0 for j in range(size)] for i in range(size)]
    for pair, (share, games) in won.items():
        hero, field, _ = pair
        p = chance(strengths, pair)
        slope[hero] += share - games * p
        slope[field] -= share - games * p
        weight = games * p * (1 - p)
        curve[hero][hero] += weight
        curve[field][field] += weight
        curve[hero][field] -= weight
        curve[field][hero] -= weight
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite, so no rows need to change places."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [mine - factor * other for mine, other in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    size = len(matrix)
    return [solve(matrix, [float(i == j) for j in range(size)]) for i in range(size)]


def anchored(bots: Sequence[str], strengths: Sequence[float], spread: Sequence[Sequence[float]]) -> list[Rating]:
    """Points above the anchor; the error of a difference counts what both have in common only once."""
    size = len(bots)
    part = [float(bot == ANCHOR) if ANCHOR in bots else 1 / size for bot in bots]
    zero = sum(share * strength for share, strength in zip(part, strengths, strict=True))
    found = []
    for i, bot in enumerate(bots):
        away = [float(i == j) - part[j] for j in range(size)]
        variance = sum(away[j] * spread[j][k] * away[k] for j in range(size) for k in range(size))
        found.append(Rating(bot, POINTS * (strengths[i] - zero), POINTS * sqrt(max(variance, 0.0))))
    return sorted(found, key=lambda rating: (-rating.strength, rating.bot))
