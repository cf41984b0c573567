"""Inspection: after a Building each player may look at one good on another ship."""

from mypy_extensions import i64

from longhall.games.vasa_voyage.frames import VoyageDecision
from longhall.games.vasa_voyage.knowledge.ledger import note_look
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import DECLINE, INSPECT, INSPECTED, NOT_INSPECTED


class Inspect(VoyageDecision):
    """From the last to build back to the chooser, each looks at a good on another ship or declines.  VV-61, VV-62"""

    FIELDS = ("seat", "chooser")
    SPAN = [INSPECT, DECLINE]

    def __init__(self, seat: i64, chooser: i64) -> None:
        super().__init__(seat)
        self.chooser: i64 = chooser  # of the Building: the last to inspect

    def legal(self, g: Voyage) -> None:
        # By why_not 0.49 us instead of 0.24, both called from Python.
        built = g.built()
        for target in range(g.players):
            if target != self.seat:
                g.offer_each(INSPECT.of2(target, 0), built)
        g.offer(DECLINE.of(0))

    def why_not(self, g: Voyage, action: i64) -> str:
        if DECLINE.has(action):
            return ""
        target = INSPECT.first(action)
        if target >= g.players:
            return "VV-1"
        return "" if target != self.seat and g.is_built(INSPECT.second(action)) else "VV-62"

    def apply(self, g: Voyage, action: i64) -> None:
        if DECLINE.has(action):
            g.emit(NOT_INSPECTED, self.seat)
        else:
            self.look(g, INSPECT.first(action), INSPECT.second(action))
        if self.seat != self.chooser:
            g.become(Inspect(g.right_of(self.seat), self.chooser))

    def look(self, g: Voyage, target: i64, material: i64) -> None:
        """All see which good is looked at, the inspector alone its value; others may look at it too.  VV-63, VV-64"""
        note_look(g, self.seat, target, material)
        g.reveal(1 << self.seat)
        g.tell(
            (1 << self.seat) | (1 << target), INSPECTED, self.seat, target, material, g.on_ship(target, material) - 1
        )

    def fallback(self, g: Voyage) -> i64:
        return DECLINE.of(0)
