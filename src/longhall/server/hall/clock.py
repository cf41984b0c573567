"""The clock of a table: how long whoever is asked may take. It follows from nothing but what everybody can see.

In an open question the time of the one seat runs that is asked. In sealed and hidden questions one limit of the table
runs, the same for all: nobody's own time does, whoever was asked or has answered. A move is all that a seat is openly
asked until another seat is, or the game has gone on to another round or phase; what is asked under seal in between
neither ends it nor costs anything.

A clock is a handful of numbers and an instant since when it runs. What is left is worked out when somebody asks.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from longhall.match import SPECTATOR, Match
from longhall.server.hall.hours import DAY, DaysOff, Free, Hours, counted, free_of, reached

NOBODY = -2  # nobody is asked: the game is over, or the clock stands still
SEALED = -1  # several seats are asked, and each answers in secret

MOVE, BANK = "move", "bank"
SHARE = 6  # this part of a bank is what the table has for a sealed question, or an increment if that is longer


@dataclass(frozen=True)
class Way:
    """What the table chose."""

    kind: str  # so much for every move, or a bank
    seconds: float
    more: float = 0.0  # added to a bank after every move
    zero: str = "wait"  # what happens at zero: the others decide, a bot takes the seat, the game ends
    weekends: bool = False  # do not count
    holidays: bool = False
    zone: str = "Europe/Stockholm"  # whose weekends and holidays

    @property
    def sealed(self) -> float:
        """The table's limit for a sealed question."""
        return self.seconds if self.kind == MOVE else max(self.more, self.seconds / SHARE)

    @property
    def days_off(self) -> DaysOff | None:
        return DaysOff(self.zone, self.weekends, self.holidays) if self.weekends or self.holidays else None


@dataclass(frozen=True)
class Asked:
    """Whom a table waits for, as far as anybody can see."""

    seat: int
    mark: str = ""  # round and phase; of a sealed question, by what it is told from the next


def asked_of(match: Match) -> Asked:
    if match.over:
        return Asked(NOBODY)
    if match.is_sealed:
        return Asked(SEALED, str(match.transcript(SPECTATOR)))
    return Asked(match.awaited(SPECTATOR)[0], match.stands(SPECTATOR))


@dataclass(frozen=True)
class Move:
    """A seat's move: the time that it took until now, less what the others gave, and what its bank had before."""

    of: Asked = Asked(NOBODY)
    used: float = 0.0
    bank: float = 0.0

    @property
    def seat(self) -> int:
        return self.of.seat


@dataclass(frozen=True)
class Clock:
    asked: Asked = Asked(NOBODY)
    since: float | None = None  # the instant from which it runs; None: it stands still
    move: Move = Move()
    last: Move = Move()  # the move before, should it be taken back
    spent: float = 0.0  # of the table's limit, before `since`
    banks: tuple[float, ...] = ()

    def written(self) -> dict[str, Any]:
        return asdict(self)


def read(body: dict[str, Any]) -> Clock:
    return Clock(
        Asked(**body["asked"]),
        body["since"],
        read_move(body["move"]),
        read_move(body["last"]),
        body["spent"],
        tuple(body["banks"]),
    )


def read_move(body: dict[str, Any]) -> Move:
    return Move(Asked(**body["of"]), body["used"], body["bank"])


Counts = Callable[[int], Free]  # by seat, or SEALED: what does not count


def counts(way: Way, hours: Sequence[Hours | None]) -> Counts:
    """What does not count for whom.

    In a sealed question it is the hours of all who show theirs, whoever is asked; unless then nothing would be left.
    """

    def free(seat: int) -> Free:
        if seat != SEALED:
            own = hours[seat]
            return free_of([own] if own is not None else [], way.days_off)
        shown = free_of([one for one in hours if one is not None and one.shown], way.days_off)
        week = counted(shown, 0.0, 7 * DAY) if any(hours) else 1.0
        return shown if week > 0.0 else free_of([], way.days_off)

    return free


def started(way: Way, players: int, asked: Asked, now: float) -> Clock:
    full = way.seconds if way.kind == BANK else 0.0
    return begun(Clock(banks=(full,) * players), asked, now)


def begun(clock: Clock, asked: Asked, now: float) -> Clock:
    """Something is asked that was not asked before."""
    if asked.seat < 0:
        return replace(clock, asked=asked, since=now if asked.seat == SEALED else None, spent=0.0)
    move = clock.move
    if move.of != asked:
        move = Move(asked, 0.0, clock.banks[asked.seat])
    return replace(clock, asked=asked, since=now, move=move, spent=0.0)


def held(clock: Clock, free: Counts, now: float) -> Clock:
    """The clock stands still, with what was used until now."""
    if clock.since is None:
        return clock
    used = counted(free(clock.asked.seat), clock.since, now)
    if clock.asked.seat == SEALED:
        return replace(clock, since=None, spent=clock.spent + used)
    return replace(clock, since=None, move=replace(clock.move, used=clock.move.used + used))


def goes_on(clock: Clock, now: float) -> Clock:
    """It stood still, and runs again."""
    return clock if clock.asked.seat == NOBODY or clock.since is not None else replace(clock, since=now)


def moved_on(clock: Clock, way: Way, free: Counts, asked: Asked, now: float, taken_back: bool = False) -> Clock:
    """Somebody has chosen. As long as everybody sees the same seats asked, nothing changes."""
    if asked == clock.asked:
        return clock
    clock = held(clock, free, now)
    move = clock.move
    if asked.seat == SEALED or asked == move.of or move.seat == NOBODY:
        return begun(clock, asked, now)
    if taken_back and asked == clock.last.of:  # who was asked in between is charged nothing
        banks = replaced(clock.banks, clock.last.seat, clock.last.bank)
        return begun(replace(clock, move=clock.last, last=Move(), banks=banks), asked, now)
    banks = clock.banks
    if way.kind == BANK:
        banks = replaced(banks, move.seat, max(0.0, move.bank - move.used) + way.more)
    return begun(replace(clock, last=move, move=Move(), banks=banks), asked, now)


def replaced(banks: tuple[float, ...], seat: int, seconds: float) -> tuple[float, ...]:
    return (*banks[:seat], seconds, *banks[seat + 1 :])


def granted(clock: Clock, way: Way, free: Counts, seconds: float, now: float) -> Clock:
    """The others give whoever is at move so much from now on."""
    clock = held(clock, free, now)
    rest = left(clock, way, clock.move.seat)
    used = clock.move.used + min(0.0, rest) - seconds
    return goes_on(replace(clock, move=replace(clock.move, used=used)), now)


def refilled(clock: Clock, way: Way, seat: int, now: float) -> Clock:
    """Somebody sits down where nobody sat: a move from the start, or a bank that is not empty."""
    if way.kind == BANK:
        clock = replace(clock, banks=replaced(clock.banks, seat, max(clock.banks[seat], way.sealed)))
    if clock.move.seat == seat:
        clock = replace(clock, move=Move(clock.move.of, 0.0, clock.banks[seat]))
    return goes_on(clock, now)


def left(clock: Clock, way: Way, seat: int) -> float:
    """What a seat (or SEALED: the table) had left when the clock last began to run."""
    if seat == SEALED:
        return way.sealed - clock.spent
    if seat != clock.move.seat:
        return way.seconds if way.kind == MOVE else clock.banks[seat]
    whole = way.seconds if way.kind == MOVE else clock.move.bank
    return whole - clock.move.used


def zero_at(clock: Clock, way: Way, free: Counts) -> float | None:
    """When the time of whoever is asked is out; None while nothing runs."""
    if clock.since is None:
        return None
    seat = clock.asked.seat
    rest = left(clock, way, seat)
    return clock.since if rest <= 0.0 else reached(free(seat), clock.since, rest)
