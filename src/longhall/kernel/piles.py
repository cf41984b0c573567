"""A pile of cards: a known top, an unknown middle, a known bottom."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.actions import Family
from longhall.kernel.frames import ALL_SEATS

if TYPE_CHECKING:
    from longhall.kernel.state import State


@final
class Pile:
    """The middle is a count per kind: an order that nobody knows does not exist until a card is drawn.

    `top` and `bottom` list kinds with the next card to be drawn last; beside each card stands the mask of the seats
    that know it.
    """

    def __init__(
        self,
        middle: vec[i64],
        count: i64,
        top: list[i64],
        top_seen: list[i64],
        bottom: list[i64],
        bottom_seen: list[i64],
    ) -> None:
        self.middle: vec[i64] = middle
        self.count: i64 = count  # cards in the middle
        self.top = top
        self.top_seen = top_seen
        self.bottom = bottom
        self.bottom_seen = bottom_seen

    def copy(self) -> "Pile":
        return Pile(
            self.middle[:],
            self.count,
            self.top.copy(),
            self.top_seen.copy(),
            self.bottom.copy(),
            self.bottom_seen.copy(),
        )

    def __reduce__(self) -> tuple[object, ...]:
        from longhall.kernel.copies import apart

        return apart(self)

    def size(self) -> i64:
        return self.count + len(self.top) + len(self.bottom)

    def shuffle_in(self, kind: i64) -> None:
        """A card goes among those that nobody knows."""
        self.middle[kind] += 1
        self.count += 1

    def put_on_top(self, kind: i64, seen: i64) -> None:
        self.top.append(kind)
        self.top_seen.append(seen)

    def put_under(self, kind: i64, seen: i64) -> None:
        self.bottom.insert(0, kind)
        self.bottom_seen.insert(0, seen)

    def next_seen(self) -> i64:
        """The mask of the seats that know the card that would be drawn next."""
        if self.top:
            return self.top_seen[-1]
        return 0 if self.count > 0 else self.bottom_seen[-1]

    def draw(self, g: "State", outcomes: Family) -> i64:
        """Take the top card off; its kind. All frontiers move, whether or not the card was decided long ago."""
        if self.top:
            g.reveal(ALL_SEATS)
            self.top_seen.pop()
            return self.top.pop()
        if self.count > 0:
            kind = g.draw(outcomes, self.middle, self.count)
            self.middle[kind] -= 1
            self.count -= 1
            return kind
        g.reveal(ALL_SEATS)
        self.bottom_seen.pop()
        return self.bottom.pop()

    def look(self, g: "State", outcomes: Family, seen: i64) -> i64:
        """Make the top card exist and let the seats of the mask see it."""
        if self.top:
            self.top_seen[-1] |= seen
        else:
            seen |= self.next_seen()
            self.put_on_top(self.draw(g, outcomes), seen)
        g.reveal(seen)
        return self.top[-1]

    def shuffle(self) -> None:
        """Nobody knows any card of it any more."""
        for kind in self.top:
            self.shuffle_in(kind)
        for kind in self.bottom:
            self.shuffle_in(kind)
        self.top = []
        self.top_seen = []
        self.bottom = []
        self.bottom_seen = []

    # For redeal: lift what a seat does not know into a pool, deal other zones from the pool, then take the rest back.

    def lift(self, seat: i64, pool: vec[i64]) -> None:
        """Cards that `seat` does not know go to `pool`; their places in top and bottom wait as -1."""
        for kind in range(len(self.middle)):
            pool[kind] += self.middle[kind]
            self.middle[kind] = 0
        self.count = 0
        for i in range(len(self.top)):
            if not knows(self.top_seen[i], seat):
                pool[self.top[i]] += 1
                self.top[i] = -1
        for i in range(len(self.bottom)):
            if not knows(self.bottom_seen[i], seat):
                pool[self.bottom[i]] += 1
                self.bottom[i] = -1

    def settle(self, g: "State", pool: vec[i64]) -> None:
        """Fill the waiting places from the pool; what is left becomes the middle."""
        for i in range(len(self.top)):
            if self.top[i] < 0:
                self.top[i] = g.deal(pool)
        for i in range(len(self.bottom)):
            if self.bottom[i] < 0:
                self.bottom[i] = g.deal(pool)
        for kind in range(len(pool)):
            self.middle[kind] += pool[kind]
            self.count += pool[kind]
            pool[kind] = 0

    def known_to(self, seat: i64) -> dict[str, object]:
        return {
            "top": [kind if knows(seen, seat) else None for kind, seen in zip(self.top, self.top_seen, strict=True)],
            "count": self.count,
            "bottom": [
                kind if knows(seen, seat) else None for kind, seen in zip(self.bottom, self.bottom_seen, strict=True)
            ],
        }


def knows(seen: i64, seat: i64) -> bool:
    """Whether `seat` (-1: a spectator, who knows what all know) is in the mask."""
    if seen == -1:
        return True
    return seat >= 0 and (seen >> seat) & 1 == 1


def new_pile(counts: list[int]) -> Pile:
    """A shuffled pile with so many cards of each kind."""
    return Pile(vec[i64](counts), sum(counts), [], [], [], [])
