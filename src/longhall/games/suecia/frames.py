"""Steps and decisions of this game: the kernel's, narrowed to its state."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from longhall.games.suecia.state import Suecia
from longhall.kernel.actions import Family
from longhall.kernel.frames import Decision, Step
from longhall.kernel.state import State


@mypyc_attr(acyclic=True)
class SueciaStep(Step):
    def on_run(self, g: State) -> None:
        self.run(cast(Suecia, g))

    def run(self, g: Suecia) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class SueciaDecision(Decision):
    def on_legal(self, g: State, seat: i64) -> None:
        self.legal(cast(Suecia, g))

    def on_why_not(self, g: State, seat: i64, action: i64) -> str:
        return self.why_not(cast(Suecia, g), action)

    def on_apply(self, g: State, seat: i64, action: i64) -> None:
        self.apply(cast(Suecia, g), action)

    def on_fallback(self, g: State, seat: i64) -> i64:
        return self.fallback(cast(Suecia, g))

    def legal(self, g: Suecia) -> None:
        """What `why_not` does not refuse. The kernel's own loop would narrow the state for every action anew."""
        for family in self.span():
            self.offer_allowed(g, family)

    def offer_allowed(self, g: Suecia, family: Family) -> None:
        """Decisions that come in every turn call this by themselves: to look up the span takes 0.05 microseconds, and
        they take 0.1 to 0.15."""
        action = family.base
        while action < family.end:
            if not self.why_not(g, action):
                g.offer(action)
            action += 1

    def why_not(self, g: Suecia, action: i64) -> str:
        """The clause that forbids an action; empty if none does."""
        return ""

    def apply(self, g: Suecia, action: i64) -> None:
        raise NotImplementedError

    def fallback(self, g: Suecia) -> i64:
        """The first that the rules offer."""
        g.count = 0
        self.legal(g)
        return g.menu[0]
