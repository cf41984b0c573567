"""What a seat may know, written as rows of numbers for programs that learn. Each game has an observer of its own."""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from longhall.kernel.frames import Decision
from longhall.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """A sheet of rows, one for each game that is looked at; `sights.py` tells what stands where in a row.

    It remembers what it has written last into each row, so that only what has changed is written again: of the two
    thousand numbers of the largest game a few dozen change from one look to the next.
    """

    def __init__(self, players: i64, rows: i64, width: i64, memory: i64) -> None:
        self.players: i64 = players
        self.rows: i64 = rows
        self.width: i64 = width
        self.memory: i64 = memory
        self.out: vec[i16] = vec[i16]([0] * (rows * width))
        self.last: vec[i64] = vec[i64]([0] * (rows * memory))

    def write(self, g: State, seat: i64, row: i64) -> None:
        """Write what `seat` may know of a state into a row."""
        raise NotImplementedError

    def mark(self, at: i64, place: i64, new: i64, size: i64) -> None:
        """One of `size` numbers is 1: the `new`-th, counted from 1; none for 0 and below."""
        out = self.out
        old = self.last[place]
        if 0 < old <= size:
            out[at + old - 1] = 0
        if 0 < new <= size:
            out[at + new - 1] = 1
        self.last[place] = new

    def flip(self, at: i64, place: i64, new: i64, size: i64) -> None:
        """As many numbers as a set may have members: 1 for those that it has."""
        out = self.out
        changed = self.last[place] ^ new
        for member in range(size):
            if (changed >> member) & 1 == 1:
                out[at + member] = i16((new >> member) & 1)
        self.last[place] = new

    def count(self, at: i64, place: i64, table: vec[i64], start: i64, layers: i64, size: i64) -> None:
        """In how many of the sets that stand side by side in a table each member is."""
        out = self.out
        last = self.last
        changed: i64 = 0
        for layer in range(layers):
            changed |= table[start + layer] ^ last[place + layer]
            last[place + layer] = table[start + layer]
        for member in range(size):
            if (changed >> member) & 1 == 1:
                total: i64 = 0
                for layer in range(layers):
                    total += (table[start + layer] >> member) & 1
                out[at + member] = i16(total)

    def unpack(self, at: i64, place: i64, new: i64, size: i64) -> None:
        """The numbers of a bundle, of four bits each."""
        out = self.out
        self.last[place] = new
        for kind in range(size):
            out[at + kind] = i16(new & 15)
            new >>= 4

    def answered(self, g: State, seat: i64, at: i64, place: i64, base: i64, size: i64) -> None:
        """What the seat itself has sealed so far; `last` keeps whether anything is written there."""
        out = self.out
        if self.last[place] == 1:
            for i in range(size):
                out[at + i] = 0
        self.last[place] = 0
        if g.sealed:
            for action in g.sealed[seat]:
                if base <= action < base + size:
                    out[at + action - base] += 1
                    self.last[place] = 1

    def is_asked(self, g: State, seat: i64) -> bool:
        decision: Decision | None = g.waiting
        return decision is not None and g.owes(decision, seat)
