"""What a tournament shows: shares with intervals."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

Z = 1.959964  # standard errors each side of an interval that holds the truth 19 times in 20
RESAMPLES = 2000

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Standing:
    """How a hero did among players of a field."""

    game: str
    players: int
    options: str
    hero: str
    field: str
    games: int
    share: float
    low: float
    high: float

    @property
    def fair(self) -> float:
        """The share in units of the fair share: 1 is as good as the field."""
        return self.share * self.players

    @property
    def fair_low(self) -> float:
        return self.low * self.players

    @property
    def fair_high(self) -> float:
        return self.high * self.players


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    p = won / games
    middle = p + Z * Z / (2 * games)
    spread = Z * sqrt(max(0.0, p * (1 - p)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def bootstrap(shares: Sequence[float]) -> tuple[float, float]:
    """The interval of a mean by drawing the games anew; for shares that are neither 0 nor 1."""
    luck = random.Random(len(shares))
    means = sorted(sum(luck.choices(shares, k=len(shares))) / len(shares) for _ in range(RESAMPLES))
    return means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Wilson's where each game was won or lost; where wins were shared, by drawing anew, which is narrower."""
    if len(shares) >= 30 and any(0.0 < share < 1.0 for share in shares):
        return bootstrap(shares)
    return wilson(sum(shares), len(shares))


def standings(rows: Sequence[Row]) -> list[Standing]:
    """One line for every pairing, in the order in which they first appear."""
    groups: dict[tuple[str, int, str, str, str], list[float]] = {}
    for row in rows:
        key = (row["game"], row["players"], row.get("options", ""), row["hero"], row["field"])
        groups.setdefault(key, []).append(row["share"])
    found = []
    for (game, players, options, hero, field), shares in groups.items():
        low, high = interval(shares)
        share = sum(shares) / len(shares)
        found.append(Standing(game, players, options, hero, field, len(shares), share, low, high))
    return found
