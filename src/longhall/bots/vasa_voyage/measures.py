# interpreted
"""What one would look at when bots play the Maiden Voyage."""

from longhall.bots.measures import Holding, Measure, Played, happened
from longhall.games.vasa_voyage.terms import (
    ACCEPTED,
    ALL_LOST,
    EXCHANGED,
    NO_EXCHANGE,
    OFFERED,
    PROCURED,
    ROLE_TAKEN,
    TRADED,
)


def all_lost(game: Played, seat: int) -> float:
    return float(any(event.kind is ALL_LOST for event in game.events))


def won(game: Played, seat: int) -> float:
    return float(game.result.outcomes[seat] == "win")


MEASURES = [
    Measure("without_winner", "launches without a winner", all_lost, a_part=True),
    Measure("won", "games won", won, a_part=True),
    Measure("procured", "materials procured", happened(PROCURED, amount="count")),
    Measure("exchanged", "exchanges", happened(EXCHANGED), happened(EXCHANGED, NO_EXCHANGE)),
    Measure("traded", "offers that became a trade", happened(TRADED), happened(OFFERED)),
    Measure("accepted", "offers accepted", happened(ACCEPTED)),
]

HOLDINGS = [
    Holding("roles", "roles taken", (ROLE_TAKEN,), ROLE_TAKEN.fields[1].label),
]
