"""Steps, decisions and sealed answers of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.state import SveaRike
from longhall.kernel.frames import Decision, Sealed, Step
from longhall.kernel.state import State


@mypyc_attr(acyclic=True)
class SveaStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(SveaRike, g))

    def run(self, g: SveaRike) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class SveaDecision(Decision):
    """One seat chooses; `self.seat` is that seat."""

    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(SveaRike, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(SveaRike, g), action)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        self.apply(cast(SveaRike, g), action)

    def legal(self, g: SveaRike) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, self.seat)

    def why_not(self, g: SveaRike, action: i64) -> str:
        """The clause that forbids it; none, unless the decision says otherwise."""
        return ""

    def apply(self, g: SveaRike, action: i64) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class SveaSealed(Sealed):
    def on_asks(self, g: State, seat: i64) -> bool:
        return self.asks(cast(SveaRike, g), seat)

    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(SveaRike, g), seat)

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(SveaRike, g), seat, action)

    def on_open(self, g: State) -> None:
        self.opened(cast(SveaRike, g))

    def asks(self, g: SveaRike, seat: i64) -> bool:
        raise NotImplementedError

    def legal(self, g: SveaRike, seat: i64) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, seat)

    def why_not(self, g: SveaRike, seat: i64, action: i64) -> str:
        raise NotImplementedError

    def opened(self, g: SveaRike) -> None:
        """All answers are in."""
        raise NotImplementedError


class EndOfMoves(SveaStep):
    """A landmark on the stack: a game turn that is cut short goes on here."""

    def run(self, g: SveaRike) -> None:
        pass
