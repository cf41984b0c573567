"""Steps and decisions of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.vasa_cards.state import VasaCards
from longhall.kernel.frames import Decision, Step
from longhall.kernel.state import State


@mypyc_attr(acyclic=True)
class VasaStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(VasaCards, g))

    def run(self, g: VasaCards) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class VasaDecision(Decision):
    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(VasaCards, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(VasaCards, g), action)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        self.apply(cast(VasaCards, g), action)

    def on_fallback(self, g: State, seat: i64) -> i64:
        return self.fallback(cast(VasaCards, g))

    def legal(self, g: VasaCards) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, self.seat)

    def why_not(self, g: VasaCards, action: i64) -> str:
        raise NotImplementedError

    def apply(self, g: VasaCards, action: i64) -> None:
        raise NotImplementedError

    def fallback(self, g: VasaCards) -> i64:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ColourDecision(VasaDecision):
    """A seat acts for one of its colours."""

    FIELDS = ("seat", "colour")

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
