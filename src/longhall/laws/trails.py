"""The way of a match from one moment on, as one seat goes it: what it is told, and what it knows after each choice."""

from random import Random
from typing import Any

from longhall.kernel.events import Event
from longhall.kernel.fields import knows
from longhall.kernel.state import State
from longhall.laws.moments import waits_unseen
from longhall.laws.payload import told
from longhall.match.match import SPECTATOR, Match


class Trail:
    """A match that goes on from a moment, and the states that one seat has come through since."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.begun = len(match.plays)
        self.states: list[tuple[int, State]] = []  # with the number of choices made by then

    def events(self, until: int | None = None) -> list[Event]:
        """What has happened since, or until so many choices had been made."""
        return [event for play in self.match.plays[self.begun : until] for event in play.events]

    def told(self, until: int | None = None) -> list[Any]:
        return told(self.events(until), self.seat)

    def told_alone(self) -> list[Any]:
        """What the seat was told and not everybody."""
        return told(
            [event for event in self.events() if event.seen_by(self.seat) != event.seen_by(SPECTATOR)], self.seat
        )

    def let_polls_pass(self, rng: Random) -> None:
        """Let hidden polls run out in which the seat is not asked: how long they take is the table's affair."""
        match = self.match
        self.note()
        while waits_unseen(match, self.seat):
            actor = rng.choice(match.to_act)
            usual = match.state.fallback(actor)
            match.play(actor, usual if rng.random() < 0.7 else rng.choice(match.state.legal(actor)))
            self.note()

    def note(self) -> None:
        self.states.append((len(self.match.plays), self.match.state.clone()))

    def state_after(self, number: int) -> State:
        """The state as soon as the seat was told more than so many things; if it never was, the present one."""
        for plays, state in self.states:
            if len(self.told(plays)) > number:
                return state
        return self.match.state

    def mixes_after(self, number: int) -> bool:
        """Whether the step that told more than so many things went on to mix seen cards back in, which forgets them."""
        until = next((plays for plays, _ in self.states if len(self.told(plays)) > number), None)
        found = 0
        for event in self.events(until):
            if found > number and event.kind.mixes:
                return True
            found += event.seen_by(self.seat) is not None
        return False


def is_kept(here: Trail, there: Trail) -> bool:
    """Whether a seat that was told different things knows different things.

    It must as soon as the two part, unless they had different luck: dice that fall after others have rolled in secret
    tell of nothing but themselves. Later on the two may come to the same: a card lies on the discard pile, whether it
    was played before or after the turn was over. A card that is lost and shuffled in by the same step is forgotten, and
    nobody ever stood between the two. But what the seat alone was told it must know to the end.
    """
    told_here, told_there = here.told(), there.told()
    common = 0
    while told_here[common : common + 1] == told_there[common : common + 1]:
        common += 1
    seat, one, other = here.seat, here.state_after(common), there.state_after(common)
    if one.random == other.random and knows(one, seat) == knows(other, seat):
        return here.mixes_after(common) and there.mixes_after(common)
    return here.told_alone() == there.told_alone() or knows(here.match.state, seat) != knows(there.match.state, seat)
