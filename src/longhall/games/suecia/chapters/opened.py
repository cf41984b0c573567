"""What all decisions inside an open action or a bonus have in common: the ways out."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longhall.games.suecia.chapters.exchange import Exchange, can_exchange
from longhall.games.suecia.chapters.flow import pay
from longhall.games.suecia.frames import SueciaDecision
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import (
    ABANDON,
    ABANDONED,
    BONUS_GIVEN_UP,
    CLOSED,
    COMPLETED,
    EXCHANGE,
    EXCHANGE_BEGAN,
    PAID,
)
from longhall.kernel.actions import Family
from longhall.kernel.frames import Frame
from longhall.kernel.sets import bit

ANY_KIND: Final[i64] = -1  # an estate action, which is bound to a tier; a bonus is bound to one kind


@mypyc_attr(acyclic=True)
class Opened(SueciaDecision):
    """A choice in an action that is not paid for yet. It may be abandoned, and exchanges may come before it.  SU-17

    A bonus may be given up likewise, but no exchange may be made for it.  SU-69

    Each has targets of its own, which it refuses or carries out; these two ways out are the same for all.
    """

    def is_bonus(self) -> bool:
        return False

    def can_leave(self) -> bool:
        """Whether nothing has been paid or done yet."""
        return True

    def give_up(self, g: Suecia) -> None:
        abandon(g, self.seat, self.is_bonus())

    def targets(self) -> Family:
        raise NotImplementedError

    def refuse(self, g: Suecia, action: i64) -> str:
        """The clause that forbids a target; empty if none does."""
        raise NotImplementedError

    def choose(self, g: Suecia, action: i64) -> None:
        raise NotImplementedError

    def span(self) -> list[Family]:
        return [self.targets(), ABANDON, EXCHANGE]

    def legal(self, g: Suecia) -> None:
        # By why_not a castle takes 0.62 us instead of 0.42.
        self.offer_targets(g)
        if self.can_leave():
            g.offer(ABANDON.of(0))
            if not self.is_bonus() and can_exchange(g, self.seat):
                g.offer(EXCHANGE.of(0))

    def offer_targets(self, g: Suecia) -> None:
        """The targets that are not refused."""
        targets = self.targets()
        action = targets.base
        while action < targets.end:
            if not self.refuse(g, action):
                g.offer(action)
            action += 1

    def why_not(self, g: Suecia, action: i64) -> str:
        if ABANDON.has(action):
            return "" if self.can_leave() else "SU-17"
        if EXCHANGE.has(action):
            if self.is_bonus():
                return "SU-69"
            if not self.can_leave():
                return "SU-17"
            return "" if can_exchange(g, self.seat) else "SU-75"
        return self.refuse(g, action)

    def apply(self, g: Suecia, action: i64) -> None:
        if ABANDON.has(action):
            self.give_up(g)
        elif EXCHANGE.has(action):
            begin_exchange(g, self.seat, self)
        else:
            self.choose(g, action)

    def fallback(self, g: Suecia) -> i64:
        return ABANDON.of(0) if self.can_leave() else super().fallback(g)


@mypyc_attr(acyclic=True)
class Placement(Opened):
    """A building is placed: by an estate action of a tier, or by a bonus that is bound to one kind.  SU-20, SU-60"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tier", "kind")

    def __init__(self, seat: i64, tier: i64, kind: i64) -> None:
        super().__init__(seat)
        self.tier: i64 = tier
        self.kind: i64 = kind

    def is_bonus(self) -> bool:
        return self.kind != ANY_KIND


def abandon(g: Suecia, seat: i64, is_bonus: bool) -> None:
    """The estate action stays used and is closed at once; a bonus is only given up for this window.  SU-17, SU-68"""
    if is_bonus:
        g.emit(BONUS_GIVEN_UP, seat)
    else:
        g.phase = CLOSED
        g.emit(ABANDONED, seat, g.deed)


def begin_exchange(g: Suecia, seat: i64, then: Frame) -> None:
    """An exchange comes before what was to happen next.  SU-75"""
    g.emit(EXCHANGE_BEGAN, seat)
    g.push(then)
    g.push(Exchange(seat, 0, False, 0))


def complete(g: Suecia, seat: i64, bonus: i64, is_bonus: bool) -> None:
    """What was chosen now takes effect: the action counts as completed, a bonus as used for this turn.  SU-17, SU-68"""
    if is_bonus:
        g.bonus_used[seat] |= bit(bonus)
    else:
        g.phase = COMPLETED


def pay_for(g: Suecia, seat: i64, kind: i64) -> None:
    """The price of a building goes to the reserve.  SU-20"""
    pay(g, seat, kind, g.data.place_cost)
    g.emit(PAID, seat, kind, g.data.place_cost)
