"""Steps and decisions of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.shipwrights.state import Shipwrights
from longhall.kernel.frames import Decision, Step
from longhall.kernel.state import State


@mypyc_attr(acyclic=True)
class ShipStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(Shipwrights, g))

    def run(self, g: Shipwrights) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ShipDecision(Decision):
    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(Shipwrights, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(Shipwrights, g), action)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        self.apply(cast(Shipwrights, g), action)

    def legal(self, g: Shipwrights) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, self.seat)

    def why_not(self, g: Shipwrights, action: i64) -> str:
        """The clause that forbids an action; empty if none does."""
        return ""

    def apply(self, g: Shipwrights, action: i64) -> None:
        raise NotImplementedError
