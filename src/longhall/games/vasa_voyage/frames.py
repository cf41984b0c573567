"""Steps and decisions of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.vasa_voyage.state import Voyage
from longhall.kernel.frames import Decision, Sealed, Step
from longhall.kernel.state import State


@mypyc_attr(acyclic=True)
class VoyageStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(Voyage, g))

    def run(self, g: Voyage) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class VoyageDecision(Decision):
    """One seat chooses, in the open unless a decision says otherwise."""

    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(Voyage, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(Voyage, g), action)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        voyage = cast(Voyage, g)
        voyage.witness(action)
        self.apply(voyage, action)

    def on_fallback(self, g: State, seat: i64) -> i64:
        return self.fallback(cast(Voyage, g))

    def legal(self, g: Voyage) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, self.seat)

    def why_not(self, g: Voyage, action: i64) -> str:
        raise NotImplementedError

    def apply(self, g: Voyage, action: i64) -> None:
        raise NotImplementedError

    def fallback(self, g: Voyage) -> i64:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class VoyageSealed(Sealed):
    """All who are asked answer in secret; the answers are opened together."""

    def on_asks(self, g: State, seat: i64) -> bool:
        return self.asks(cast(Voyage, g), seat)

    def on_complete(self, g: State, seat: i64) -> bool:
        return self.complete(cast(Voyage, g), seat)

    def on_open(self, g: State) -> None:
        self.open(cast(Voyage, g))

    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(Voyage, g), seat)

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(Voyage, g), seat, action)

    def on_fallback(self, g: State, seat: i64) -> i64:
        return self.fallback(cast(Voyage, g), seat)

    def asks(self, g: Voyage, seat: i64) -> bool:
        raise NotImplementedError

    def complete(self, g: Voyage, seat: i64) -> bool:
        """Whether the seat's answer is whole: one choice is, unless a step needs more."""
        return len(g.sealed[seat]) > 0

    def open(self, g: Voyage) -> None:
        raise NotImplementedError

    def legal(self, g: Voyage, seat: i64) -> None:
        """What `why_not` does not refuse."""
        super().on_legal(g, seat)

    def why_not(self, g: Voyage, seat: i64, action: i64) -> str:
        raise NotImplementedError

    def fallback(self, g: Voyage, seat: i64) -> i64:
        raise NotImplementedError
