"""Chance: the generator inside a state, and the tape that records or dictates what it gives."""

from typing import Final, final

from mypy_extensions import i64

from longhall.kernel.actions import Family

MULTIPLIER: Final[i64] = 988551555  # multiply-with-carry in base 2**32: period near 2**61, never leaves 62 bits
LOW: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF


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
        self.at: i64 = 0

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
