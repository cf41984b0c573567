"""What a tournament shows: shares with intervals, and ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

Z = 1.959964  # 95 %


@dataclass(frozen=True)
class Standing:
    """How a hero did among players of a field."""

    game: str
    players: int
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


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (shared wins count as parts)."""
    if games == 0:
        return 0.0, 1.0
    p = won / games
    middle = p + Z * Z / (2 * games)
    spread = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def standings(rows: Sequence[Mapping[str, Any]]) -> list[Standing]:
    """One line for every pairing, in the order in which they first appear."""
    groups: dict[tuple[str, int, str, str], list[float]] = {}
    for row in rows:
        groups.setdefault((row["game"], row["players"], row["hero"], row["field"]), []).append(row["share"])
    found = []
    for (game, players, hero, field), shares in groups.items():
        low, high = wilson(sum(shares), len(shares))
        found.append(Standing(game, players, hero, field, len(shares), sum(shares) / len(shares), low, high))
    return found


def ratings(rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float]]:
    """A rating (strength, uncertainty) for every bot, from all games in order of their names."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for row in sorted(rows, key=lambda row: str(row["job"])):
        places = [int(place) for place in str(row["places"]).split(",")]
        names = [row["hero"] if seat == row["seat"] else row["field"] for seat in range(row["players"])]
        for name in names:
            known.setdefault(name, model.rating(name=name))
        teams = model.rate([[known[name]] for name in names], ranks=[float(place) for place in places])
        hero = row["seat"]
        known[row["hero"]] = teams[hero][0]
        others = [teams[seat][0] for seat in range(row["players"]) if seat != hero]
        strength = sum(rating.mu for rating in others) / len(others)
        doubt = sum(rating.sigma for rating in others) / len(others)
        known[row["field"]] = model.rating(name=row["field"], mu=strength, sigma=doubt)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
