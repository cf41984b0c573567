"""Frames: the things still to happen. A step happens by itself, a decision waits for a seat.

Frames are small, immutable and public. `FIELDS` lists the constructor's arguments in order, so that a position can
store a frame. Methods named `on_...` are what the kernel calls with a plain `State`; each game narrows them once.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longhall.kernel.actions import Family

if TYPE_CHECKING:
    from longhall.kernel.state import State

NOBODY: Final[i64] = -1
OTHERS: Final[i64] = -2  # in `awaited`: somebody, and this seat may not know who
ALL_SEATS: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def resume(self, g: "State") -> bool:
        """Go on with this frame, which is on top; True if the game now waits for somebody."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Frame):
    """Something that happens by itself."""

    def resume(self, g: "State") -> bool:
        g.leave()
        self.on_run(g)
        return False

    def on_run(self, g: "State") -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatStep(Step):
    """A step of one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Decision(Frame):
    """One seat chooses one action.

    `SPAN` names the families of actions that it is about, and `on_why_not` the clause that forbids one of them. What is
    legal follows from the two. A decision whose span is long may offer by itself in `on_legal`; a law compares.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SPAN: ClassVar[list[Family]] = []

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resume(self, g: "State") -> bool:
        g.waiting = self
        g.actor = self.seat
        g.moved |= ~(1 << self.seat)
        return True

    def owes(self, g: "State", seat: i64) -> bool:
        """Whether this seat still has to choose."""
        return seat == self.seat

    def span(self) -> list[Family]:
        """The families of actions that this decision is about."""
        return self.SPAN

    def on_legal(self, g: "State", seat: i64) -> None:
        """Offer every action of the span that is not refused."""
        for family in self.span():
            action = family.base
            end = family.end
            while action < end:
                if not self.on_why_not(g, seat, action):
                    g.offer(action)
                action += 1

    def on_why_not(self, g: "State", seat: i64, action: i64) -> str:
        """The clause that forbids an action of the span; empty if none does."""
        return ""

    def on_apply(self, g: "State", seat: i64, action: i64) -> None:
        raise NotImplementedError

    def on_fallback(self, g: "State", seat: i64) -> i64:
        """What is chosen when a clock runs out: the first legal action unless the rules say otherwise."""
        return g.legal(seat)[0]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Sealed(Decision):
    """Several seats answer in secret, each with one or more small choices; when all are in, they are opened together.

    The choices so far lie in `g.sealed[seat]`; nothing else in the state changes before `on_open`. With `hidden`
    (a hidden poll) even the list of those asked is secret.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def hidden(self) -> bool:
        return False

    def on_asks(self, g: "State", seat: i64) -> bool:
        return True

    def on_complete(self, g: "State", seat: i64) -> bool:
        """Whether the seat's answer is whole. By default one choice is."""
        return len(g.sealed[seat]) > 0

    def on_open(self, g: "State") -> None:
        """All answers are in: carry them out, in seat order."""
        raise NotImplementedError

    def owes(self, g: "State", seat: i64) -> bool:
        return self.on_asks(g, seat) and not self.on_complete(g, seat)

    def resume(self, g: "State") -> bool:
        if not g.sealed:
            g.sealed = [[] for _ in range(g.players)]
            g.moved = ALL_SEATS
        for seat in range(g.players):
            if self.owes(g, seat):
                g.waiting = self
                g.actor = seat
                return True
        g.moved = ALL_SEATS
        g.opened += 1
        g.leave()
        self.on_open(g)
        g.sealed = []
        return False

    def on_apply(self, g: "State", seat: i64, action: i64) -> None:
        g.sealed[seat].append(action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class HiddenPoll(Sealed):
    """Who is asked is secret."""

    def hidden(self) -> bool:
        return True
