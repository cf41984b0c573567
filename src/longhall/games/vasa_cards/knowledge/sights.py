"""What an observation says of hidden cards: for every colour the orders that are possible for all a seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.knowledge.belief import ALL_ORDERS, ORDERS, WITH_VALUE, worlds
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import COLOUR, COLOURS, PILE, PILES
from longhall.kernel.actions import Axis
from longhall.kernel.sights import Sight, Sights
from longhall.kernel.state import zeros

ORDER: Final = Axis(
    "order", ["".join([str(ORDERS[order * PILES + place]) for place in range(PILES)]) for order in range(24)]
)


def possible(g: VasaCards, seat: i64) -> vec[i64]:
    """By colour: the orders of its cards, piles first and then the hand. Own cards are known, and at the end all."""
    table = zeros(COLOURS)
    for colour in range(COLOURS):
        if g.controller[colour] == seat or g.over:
            table[colour] = laid_out(g, colour)
        else:
            table[colour] = worlds(g, seat, colour)
    return table


def laid_out(g: VasaCards, colour: i64) -> i64:
    """The orders with the cards of this colour where they lie; the order of a hand means nothing."""
    orders = ALL_ORDERS
    for pile in range(PILES):
        value = g.card(colour, pile)
        if value != 0:
            orders &= WITH_VALUE[pile * 8 + value]
    return orders


def laid(g: VasaCards, seat: i64) -> vec[i64]:
    """By colour and pile: whether a card lies there."""
    table = zeros(COLOURS * PILES)
    for place in range(COLOURS * PILES):
        if g.pile[place] != 0:
            table[place] = 1
    return table


SIGHTS: Final = Sights(
    seen={
        "laid": Sight(laid, COLOUR, PILE, covers=("pile",)),
        "possible": Sight(possible, COLOUR, members=ORDER, covers=("hand", "history")),
    },
    asked={"colour": COLOUR},
    left_out={
        "moves": "how long the history is",
        "history": "who looked where: what others may know; `possible` has what the seat itself has seen",
    },
)
