"""The order of play."""

from mypy_extensions import i64

from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect, build
from longhall.games.vasa_cards.chapters.scoring import announce
from longhall.games.vasa_cards.chapters.set_up import FIRST, Colours, DrawCaptain, LayOut, NameCaptain
from longhall.games.vasa_cards.frames import VasaStep
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    CAPTAIN_NAMED,
    COLOURS,
    FIRST_SEAT,
    PILES,
    REVEALED,
    ROUNDS,
)
from longhall.kernel.sets import nth


class SetUp(VasaStep):
    """The neutral cards as soon as it is known which they are, the first Captain, the rounds.  VC-4, VC-7, VC-8"""

    def run(self, g: VasaCards) -> None:
        if not g.colours_chosen:
            g.become(LayOut())
        if g.captain_named:
            g.become(NameCaptain(FIRST))
        elif g.colours_chosen:
            g.become(Colours(g.pick(FIRST_SEAT, g.players)))
        else:
            g.become(DrawCaptain())
        if g.colours_chosen:
            g.become(LayOut())
        g.become(Round(1))


class Round(VasaStep):
    """Build, Inspect, Fix; then the Captain card passes to the left.  VC-9, VC-11, VC-13"""

    FIELDS = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def run(self, g: VasaCards) -> None:
        if self.number > ROUNDS:
            g.become(Reveal())
            return
        if self.number > 1:
            g.captain = g.left_of(g.captain)
        g.round = self.number
        captain = g.captain
        seat = g.controller[captain]
        g.emit(CAPTAIN_NAMED, captain, self.number)
        g.become(BuildLast() if self.number == ROUNDS else Build(seat, captain))
        g.become(Inspect(seat, captain))
        g.become(Fix(seat, captain))
        g.become(Round(self.number + 1))


class BuildLast(VasaStep):
    """In the last round every hand has one card, which is placed; all can see that there is no choice.  VC-17"""

    def run(self, g: VasaCards) -> None:
        colour = g.captain
        while True:
            build(g, colour, nth(g.hand[colour], 0) + 1)
            colour = g.left_of(colour)
            if colour == g.captain:
                return


class Reveal(VasaStep):
    """All piles are turned up and totalled, and the King gives his verdict.  VC-29"""

    def run(self, g: VasaCards) -> None:
        for pile in range(PILES):
            total: i64 = 0
            for colour in range(COLOURS):
                total += g.card(colour, pile)
            g.emit(REVEALED, pile, total)
        announce(g)
