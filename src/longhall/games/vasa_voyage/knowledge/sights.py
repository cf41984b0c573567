"""What an observation says of hidden goods: for every square the values that it may hold for all a seat has seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.knowledge.ledger import after, square_of
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    CAUSE,
    KINDS,
    MATERIAL,
    MATERIALS,
    OFFER_TO,
    ROLE,
    VALUE,
    VALUES,
    WITHDRAW_COUNTER,
)
from longhall.kernel.actions import SEAT, Axis
from longhall.kernel.sights import Sight, Sights
from longhall.kernel.state import zeros

KIND: Final = Axis("kind", [f"{material}_{value}" for material in MATERIAL.names for value in VALUE.names])
SIDE: Final = Axis("side", ["give", "want", "counter_give", "counter_want"])
SIDES: Final[i64] = 4


def goods(g: Voyage, seat: i64) -> vec[i64]:
    """The own hand; of others the goods in hand and on the ship together, which all can count."""
    table = g.hand[:]
    if g.over:
        return table
    ship = g.ship
    for owner in range(g.players):
        if owner != seat:
            for material in range(MATERIALS):
                value = ship[owner * MATERIALS + material]
                if value != 0:
                    table[owner * KINDS + material * VALUES + value - 1] += 1
    return table


def squares(g: Voyage, seat: i64) -> vec[i64]:
    """The values that may lie on every square; none if it is empty."""
    table = zeros(g.players * MATERIALS)
    history = g.history
    for i in range(len(history)):
        move = history[i]
        square = square_of(move)
        table[square] = after(table[square], move, seat)
    for square in range(g.players * MATERIALS):
        value = g.ship[square]
        if value == 0:
            table[square] = 0
        elif square // MATERIALS == seat or g.over:
            table[square] = 1 << (value - 1)
    return table


def partners(g: Voyage, seat: i64) -> vec[i64]:
    """To whom each seat's offer goes."""
    return g.talks.partner


def offers(g: Voyage, seat: i64) -> vec[i64]:
    """The goods of each seat's offer, and of the counter to it."""
    table = zeros(g.players * SIDES)
    if g.inventory:
        talks = g.talks
        for owner in range(g.players):
            table[owner * SIDES] = talks.give[owner]
            table[owner * SIDES + 1] = talks.want[owner]
            table[owner * SIDES + 2] = talks.counter_give[owner]
            table[owner * SIDES + 3] = talks.counter_want[owner]
    return table


SIGHTS: Final = Sights(
    seen={
        "goods": Sight(goods, SEAT, MATERIAL, VALUE, covers=("hand",)),
        "squares": Sight(squares, SEAT, MATERIAL, members=VALUE, covers=("ship", "history")),
        "partners": Sight(partners, SEAT, values=SEAT, covers=("talks",)),
        "offers": Sight(offers, SEAT, SIDE, bundles=KIND, covers=("talks",)),
    },
    asked={"role": ROLE, "chooser": SEAT, "material": MATERIAL, "cause": CAUSE},
    asked_sets={"among": MATERIAL},
    answers=(OFFER_TO, WITHDRAW_COUNTER),
    left_out={
        "past": "a number that stands for all that was done in the open; the stream of events has it whole",
        "history": "who looked at which square, and when; `squares` has what the seat itself may still believe",
        "talks.traded": "who has traded in this step of an Inventory",
    },
)
