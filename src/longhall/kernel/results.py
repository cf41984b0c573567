"""How a game ended."""

from typing import Final, final

NO_WINS: Final = (
    "lose",
    "no_win",
    "draw",
)  # outcomes that mean the same in every game; all others of a first place win


@final
class Result:
    """Places from 1 (shared places have the same number), scores where the game has them, and the reason.

    `outcomes` says for every seat what it gets in the game's own words (a text key such as `win` or `lose`),
    `reason` is a text key, `clause` the rule that decided.
    """

    def __init__(self, places: list[int], scores: list[int], outcomes: list[str], reason: str, clause: str) -> None:
        self.places = places
        self.scores = scores
        self.outcomes = outcomes
        self.reason = reason
        self.clause = clause

    @staticmethod
    def by_points(points: list[int], reason: str, clause: str) -> "Result":
        """The most points win; equal points share a place."""
        places = [1 + sum([other > mine for other in points]) for mine in points]
        return Result(places, points, ["win" if place == 1 else "lose" for place in places], reason, clause)

    def wins(self) -> list[bool]:
        """Who won, alone or with others. Where nobody did, all may share the first place."""
        return [place == 1 and outcome not in NO_WINS for place, outcome in zip(self.places, self.outcomes)]

    def shares(self) -> list[float]:
        """What each seat won, adding up to 1: shared places share; where nobody won all get the same."""
        best = min(self.places)
        first = [place == best for place in self.places]
        return [1 / sum(first) if won else 0.0 for won in first]
