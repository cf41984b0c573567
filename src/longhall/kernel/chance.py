"""Chance: the generator inside a state, and the tape that records or dictates what it gives.

The generator is fast and linear: some twenty results in a row give its state away, and with it all to come. That is
fine for simulations. Where people play, the tape is `unforeseen`, and every result has bits of its own.
"""

import secrets
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longhall.kernel.actions import Family
from longhall.kernel.frames import ALL_SEATS
from longhall.kernel.sets import count, has, nth

MULTIPLIER: Final[i64] = 988551555  # multiply-with-carry in base 2**32: period near 2**61, never leaves 62 bits
LOW: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF
SEED_BITS: Final = 58  # all that a generator state has room for


class ChanceError(ValueError):
    """A dictated chance result does not fit the place where it is used."""


def seeded(seed: i64) -> i64:
    """A generator state from any seed; neighbouring seeds give unrelated streams.

    The generator itself is linear, so that seeds put into it as they are would give first draws that step evenly
    through a small part of what can come up. The two halves of the seed are stirred into each other first.
    """
    low: i64 = seed & HALF
    high: i64 = (seed >> 30) & HALF
    for _ in range(4):
        low ^= stirred(high ^ 0x2C1B3C6D)
        high ^= stirred(low)
    return ((high >> 2) << 32) + (low << 2) + 1


def stirred(half: i64) -> i64:
    """30 bits in which every bit depends on all that were given."""
    half = ((half ^ (half >> 15)) * 0x1B873593) & HALF
    half = ((half ^ (half >> 13)) * 0x297A2D39) & HALF
    return half ^ (half >> 15)


def advance(state: i64) -> i64:
    return MULTIPLIER * (state & LOW) + (state >> 32)


def below(state: i64, n: i64) -> i64:
    """A number from 0 to n - 1 read off a generator state (n below 2**30)."""
    return (((state & LOW) ^ (state >> 32)) * n) >> 32


@final
class Tape:
    """The chance results of a match in order: written while playing, read while replaying, given by hand in cases."""

    def __init__(self, entries: list[int], dictated: bool) -> None:
        self.entries = entries
        self.dictated = dictated
        self.unforeseen = False  # results come from the operating system, so that nobody can work out the next
        self.at: i64 = 0

    def copy(self) -> "Tape":
        made = Tape(self.entries.copy(), self.dictated)
        made.unforeseen = self.unforeseen
        made.at = self.at
        return made

    def __reduce__(self) -> tuple[object, ...]:
        from longhall.kernel.copies import apart

        return apart(self)

    def record(self, outcomes: Family, value: i64) -> None:
        self.entries.append(outcomes.of(value))

    @property
    def left(self) -> int:
        return len(self.entries) - self.at

    def dictate(self, outcomes: Family) -> i64:
        """The next result as an argument of `outcomes`."""
        if self.at >= len(self.entries):
            raise ChanceError(f"the chance results given end where one of '{outcomes.name}' is needed")
        entry: i64 = self.entries[self.at]
        self.at += 1
        if not outcomes.has(entry):
            raise ChanceError(f"chance result {self.at} does not belong to '{outcomes.name}', which is needed here")
        return outcomes.arg(entry)


NOT_DICTATED: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """The chance of a game. What comes up is named by a family of the game's chance results, and moves every undo
    frontier."""

    def __init__(self, random: i64) -> None:
        self.random: i64 = random
        self.tape: Tape | None = None
        self.moved: i64 = 0  # a bit for every seat whose undo frontier the last `apply` moved

    def pick(self, outcomes: Family, n: i64) -> i64:
        """A number from 0 to n - 1, all alike."""
        value = dictated(self, outcomes)
        if value == NOT_DICTATED:
            return noted(self, outcomes, below(self.random, n))
        if value >= n:
            raise cannot_come(outcomes, value)
        return value

    def pick_of(self, outcomes: Family, members: i64) -> i64:
        """A member of a set of bits, all alike."""
        value = dictated(self, outcomes)
        if value == NOT_DICTATED:
            return noted(self, outcomes, nth(members, below(self.random, count(members))))
        if not has(members, value):
            raise cannot_come(outcomes, value)
        return value

    def roll(self, outcomes: Family, sides: i64) -> i64:
        """A die: 1 to `sides`. `outcomes` names the faces from 1 on."""
        return self.pick(outcomes, sides) + 1

    def draw(self, outcomes: Family, counts: vec[i64], total: i64) -> i64:
        """One of `total` pieces lying in `counts` by kind, all alike; the kind. The caller takes it out."""
        kind = dictated(self, outcomes)
        if kind == NOT_DICTATED:
            return noted(self, outcomes, kind_at(counts, below(self.random, total)))
        if kind >= len(counts) or counts[kind] == 0:
            raise ChanceError(f"'{outcomes.key(outcomes.of(kind))}' is not there to be drawn")
        return kind

    def deal(self, pool: vec[i64]) -> i64:
        """Take a random piece out of `pool`, unseen and unrecorded: for set-up of redealt worlds only."""
        total: i64 = 0
        for kind in range(len(pool)):
            total += pool[kind]
        self.random = advance(self.random)
        found = kind_at(pool, below(self.random, total))
        pool[found] -= 1
        return found

    def reseed(self, seed: i64) -> None:
        self.random = seeded(seed)


def go_on(g: Luck) -> None:
    """Chance is used: every undo frontier moves, and the generator stands where the result is read off.

    It goes on even where the tape dictates, so that a game that is replayed goes on with the same stream.
    """
    g.moved = ALL_SEATS
    tape = g.tape
    if tape is not None and tape.unforeseen and not tape.dictated:
        g.random = seeded(secrets.randbits(SEED_BITS))
    else:
        g.random = advance(g.random)


def dictated(g: Luck, outcomes: Family) -> i64:
    """The result that the tape dictates, or NOT_DICTATED."""
    go_on(g)
    tape = g.tape
    if tape is None or not tape.dictated:
        return NOT_DICTATED
    return tape.dictate(outcomes)


def noted(g: Luck, outcomes: Family, value: i64) -> i64:
    tape = g.tape
    if tape is not None:
        tape.record(outcomes, value)
    return value


def kind_at(counts: vec[i64], place: i64) -> i64:
    """The kind of the piece in this place, if all pieces lay in a row, kind after kind."""
    kind: i64 = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind


def cannot_come(outcomes: Family, value: i64) -> ChanceError:
    return ChanceError(f"'{outcomes.key(outcomes.of(value))}' cannot come up here")
