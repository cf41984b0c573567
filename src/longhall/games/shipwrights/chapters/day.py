"""Set-up, and the course of the days."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.afternoon import Afternoon
from longhall.games.shipwrights.chapters.effects import TakeGoods
from longhall.games.shipwrights.chapters.evening import Dusk, Evening
from longhall.games.shipwrights.chapters.morning import Morning
from longhall.games.shipwrights.chapters.pile import discard, show_top, turn_up
from longhall.games.shipwrights.chapters.scoring import tell_scores
from longhall.games.shipwrights.chapters.ships import has_last_ship
from longhall.games.shipwrights.frames import ShipStep
from longhall.games.shipwrights.knowledge.ledger import DAY, remember
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    DAY_BEGUN,
    DISCARDED,
    FROM_FRONT,
    FRONT,
    LAST_DAY,
    NONE,
    PIONEER,
    STARTER,
    STARTER_DRAWN,
)


class SetUp(ShipStep):
    """The pile is shuffled, all take their first Goods in seat order, then the starting player is drawn.  SW-2, SW-5"""

    def run(self, g: Shipwrights) -> None:
        turn_up(g)
        show_top(g)
        if g.data.start_goods > 0:
            for seat in range(g.players):
                g.become(TakeGoods(seat, g.data.start_goods))
        g.become(DrawStarter())


class DrawStarter(ShipStep):
    """A random player holds the Pioneer Token.  SW-6"""

    def run(self, g: Shipwrights) -> None:
        g.starter = g.pick(STARTER, g.players)
        g.emit(STARTER_DRAWN, g.starter)
        g.push(Day(1))


class Day(ShipStep):
    """Morning, Afternoon, Evening. Before a card is drawn the Pioneers of yesterday are discarded.  SW-15, SW-16"""

    FIELDS = ("day",)

    def __init__(self, day: i64) -> None:
        self.day: i64 = day

    def run(self, g: Shipwrights) -> None:
        g.day = self.day
        g.next_start = NONE
        g.turns_done = 0
        g.drawn = 0
        remember(g, DAY, g.starter, 0)
        g.emit(DAY_BEGUN, self.day, g.starter)
        for seat in range(g.players):
            while g.pioneers[seat] > 0:
                g.pioneers[seat] -= 1
                g.emit(DISCARDED, seat, PIONEER, FROM_FRONT)
                discard(g, g.copy_in(PIONEER, FRONT + seat))
        g.become(Morning())
        g.become(Afternoon())
        g.become(Dusk())
        g.become(Evening())
        g.become(Night())


class Night(ShipStep):
    """The game ends after the Evening of the day on which a fleet has four Ships, or of day 40. Otherwise the Pioneer
    Token moves: to who played the last Pioneer, else to the next player clockwise.  SW-53, SW-91, SW-92, SW-101"""

    def run(self, g: Shipwrights) -> None:
        if has_last_ship(g) or g.day >= g.data.last_day:
            g.emit(LAST_DAY, g.day)
            tell_scores(g)
            return
        g.starter = starts_tomorrow(g)
        g.become(Day(g.day + 1))


def starts_tomorrow(g: Shipwrights) -> i64:
    """Who played the last Pioneer, else the next player clockwise.  SW-53, SW-54, SW-92"""
    return g.next_start if g.next_start != NONE else g.left_of(g.starter)
