"""Before the first round: who is Captain, who plays which colour, and the neutral cards."""

from typing import Final

from mypy_extensions import i64

from longhall.games.vasa_cards.frames import VasaDecision, VasaStep
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    CAPTAIN,
    COLOUR_PICKED,
    COLOURS,
    FIRST_CAPTAIN,
    FULL_HAND,
    NAME_CAPTAIN,
    NEUTRAL_CARD,
    PICK_COLOUR,
    PILES,
)

FIRST: Final[i64] = 0  # the seat that names the Captain


class NameCaptain(VasaDecision):
    """The player in the first seat names the first Captain.  VC-8"""

    SPAN = [NAME_CAPTAIN]

    def why_not(self, g: VasaCards, action: i64) -> str:
        return "" if NAME_CAPTAIN.arg(action) < g.players else "VC-1"

    def apply(self, g: VasaCards, action: i64) -> None:
        g.become(Colours(NAME_CAPTAIN.arg(action)))

    def fallback(self, g: VasaCards) -> i64:
        return NAME_CAPTAIN.of(self.seat)


class Colours(VasaStep):
    """Colours are picked from the first Captain on; where they are given out, her first is Captain.  VC-7, VC-8"""

    FIELDS = ("first",)

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def run(self, g: VasaCards) -> None:
        g.emit(FIRST_CAPTAIN, self.first)
        if g.colours_chosen:
            g.become(PickColour(self.first))
            return
        colour: i64 = 0
        while g.controller[colour] != self.first:
            colour += 1
        g.captain = colour


class PickColour(VasaDecision):
    """Seat by seat each picks one of the colours left, with two players twice. The last colour is nobody's choice: all
    can see who gets it.  VC-3, VC-4, VC-5, VC-6, VC-7"""

    SPAN = [PICK_COLOUR]

    def why_not(self, g: VasaCards, action: i64) -> str:
        return "" if g.controller[PICK_COLOUR.arg(action)] < 0 else "VC-7"

    def apply(self, g: VasaCards, action: i64) -> None:
        self.pick(g, self.seat, PICK_COLOUR.arg(action))
        following = (self.seat + 1) % g.players
        if g.given() == COLOURS - 1 and g.to_give() == COLOURS:
            self.pick(g, following, free_colour(g))
        elif g.given() < g.to_give():
            g.become(PickColour(following))

    def pick(self, g: VasaCards, seat: i64, colour: i64) -> None:
        g.assign(seat, colour)
        g.emit(COLOUR_PICKED, seat, colour)

    def fallback(self, g: VasaCards) -> i64:
        return PICK_COLOUR.of(free_colour(g))


def free_colour(g: VasaCards) -> i64:
    """The first colour that nobody plays."""
    colour: i64 = 0
    while g.controller[colour] >= 0:
        colour += 1
    return colour


class LayOut(VasaStep):
    """With three players the colour left over is shuffled and laid out unseen.  VC-4"""

    def run(self, g: VasaCards) -> None:
        if g.to_give() == COLOURS:
            return
        neutral = free_colour(g)
        cards = FULL_HAND
        for pile in range(PILES):
            value = g.pick_of(NEUTRAL_CARD, cards)
            cards &= ~(1 << value)
            g.lay(neutral, pile, value + 1)
        g.hand[neutral] = 0


class DrawCaptain(VasaStep):
    """The first Captain is drawn by lot.  VC-8"""

    def run(self, g: VasaCards) -> None:
        acting: i64 = 0
        for colour in range(COLOURS):
            if g.controller[colour] >= 0:
                acting |= 1 << colour
        g.captain = g.pick_of(CAPTAIN, acting)
