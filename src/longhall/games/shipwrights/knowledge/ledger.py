"""The ledger: which card was dealt, kept, left over, drawn and played, by whom and in which order.

It holds what the table could remember since the pile was last shuffled (today's entries always), as whole copies; what
one seat has seen of it, and which worlds fit that, is worked out in belief.py when somebody asks. Entries are written
once and never read by the rules.
"""

from typing import Final

from mypy_extensions import i64

from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import HAND, LEFTOVERS
from longhall.kernel.state import zeros

# What an entry says. The seat is who did it, the copy which card it was.
DAY: Final[i64] = 0  # a day begins; the seat is the starting player
DEALT: Final[i64] = 1  # a packet is drawn; the copy lay on top before, so that all saw its back
TOOK: Final[i64] = 2  # a card is kept from the packet dealt last
LEFT: Final[i64] = 3  # the last drafter lays a card aside
DREW_TOP: Final[i64] = 4  # a card is drawn into a hand; all saw its back
DREW: Final[i64] = 5  # another card of the same draw: its back was not shown
PLAYED: Final[i64] = 6  # a card leaves a hand, for all to see

NO_COPY: Final[i64] = 255
GONE: Final[i64] = 1 << 14  # it was played or buried before the last shuffle: only its kind still means something


def entry(what: i64, seat: i64, copy: i64) -> i64:
    return (what << 11) | (seat << 8) | copy


def what_of(line: i64) -> i64:
    return (line >> 11) & 7


def seat_of(line: i64) -> i64:
    return (line >> 8) & 7


def copy_of(line: i64) -> i64:
    return line & 255


def is_gone(line: i64) -> bool:
    return line & GONE != 0


def with_copy(line: i64, copy: i64) -> i64:
    return line - (line & 255) + copy


def remember(g: Shipwrights, what: i64, seat: i64, copy: i64) -> None:
    if g.moves == len(g.book):
        longer = zeros(2 * g.moves)
        for i in range(g.moves):
            longer[i] = g.book[i]
        g.book = longer
    g.book[g.moves] = (what << 11) | (seat << 8) | copy
    g.moves += 1


def forget(g: Shipwrights) -> None:
    """The pile has been shuffled: what was seen before today says nothing any more, nor do the backs seen today. Where
    a card lies that was played today says nothing either: equal ones may have gone into the pile or not."""
    start = g.moves - 1
    while start >= 0 and what_of(g.book[start]) != DAY:
        start -= 1
    if start < 0:
        start = 0
    kept: i64 = 0
    for i in range(start, g.moves):
        line = g.book[i]
        what = what_of(line)
        copy = copy_of(line)
        if what == DEALT:
            line = with_copy(line, NO_COPY)
        elif what == DREW_TOP:
            line = line - (DREW_TOP << 11) + (DREW << 11)
        if what >= TOOK and not is_gone(line) and not (HAND <= g.place[copy] < HAND + 5 or g.place[copy] == LEFTOVERS):
            line = with_copy(line, g.data.copies[g.data.first[g.data.card_of[copy]]]) | GONE
        g.book[kept] = line
        kept += 1
    g.moves = kept
