"""Steps and decisions of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.shipwrights.state import Shipwrights
from longhall.kernel.frames import Decision, Step
from longhall.kernel.state import State


def cite(clause: i64) -> str:
    """A clause by its number; nothing for 0, which stands for "allowed"."""
    return "" if clause == 0 else f"SW-{clause}"


@mypyc_attr(acyclic=True)
class ShipStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(Shipwrights, g))

    def run(self, g: Shipwrights) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ShipDecision(Decision):
    """`bars` gives the number of the clause that forbids an action, 0 if none does."""

    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(Shipwrights, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return cite(self.bars(cast(Shipwrights, g), action))

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        self.apply(cast(Shipwrights, g), action)

    def legal(self, g: Shipwrights) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, self.seat)

    def bars(self, g: Shipwrights, action: i64) -> i64:
        raise NotImplementedError

    def apply(self, g: Shipwrights, action: i64) -> None:
        raise NotImplementedError
