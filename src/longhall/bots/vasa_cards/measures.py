# interpreted
"""What one would look at when bots play the card game."""

from longhall.bots.measures import Holding, Measure, Played, happened
from longhall.games.vasa_cards.terms import BUILT, FIXED_HAND, FIXED_PILES, INSPECTED_HAND, INSPECTED_PILE, NOT_FIXED

fixed = happened(FIXED_HAND, FIXED_PILES)
possible = happened(FIXED_HAND, FIXED_PILES, NOT_FIXED)


def shared(game: Played, seat: int) -> float:
    return float(game.result.places.count(1) > 1)


def blamed(game: Played, seat: int) -> float:
    return float(game.result.places[seat] == max(game.result.places) > 1)


MEASURES = [
    Measure("shared", "games that several win", shared, a_part=True),
    Measure("last", "games ended last", blamed, a_part=True),
    Measure("fixed", "Fixes made", fixed, possible),
    Measure("from_hand", "of them with the card in hand", happened(FIXED_HAND), fixed),
    Measure("hands", "looks at a hand", happened(INSPECTED_HAND), happened(INSPECTED_HAND, INSPECTED_PILE)),
]

HOLDINGS = [
    Holding("colours", "colours", (BUILT,), BUILT.fields[1].label),
]
