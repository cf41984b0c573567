"""Goods: what is in the box, and bundles of goods such as one side of a trade.

A bundle is a number: four bits for each of the twelve kinds say how many of it are in the bundle.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.terms import VALUES
from longhall.kernel.actions import SEAT
from longhall.kernel.fields import PUBLIC, Field

MOST_OF_A_KIND: Final[i64] = 15
FEWEST_PLAYERS: Final[i64] = 3
NOTHING: Final[i64] = 0

# By kind: a bundle of one good. Worked out here, as `1 << n` compiled by mypyc is a shift of 32 bits, wrong from 31 on.
ONE_OF: Final[vec[i64]] = vec[i64]([16**kind for kind in range(12)])


@final
class Components:
    """The goods of each number of players and what a part needs, from data.toml."""

    def __init__(self, copies: vec[i64], operational: vec[i64], start: vec[i64], cycles: i64) -> None:
        self.copies: vec[i64] = copies  # by number of players from three on, and value: goods of each material
        self.operational: vec[i64] = operational  # by number of players from three on
        self.start: vec[i64] = start  # by value: goods of each material in a first hand
        self.cycles: i64 = cycles  # of an Inventory

    def in_game(self, players: i64, value: i64) -> i64:
        """How many goods of one material and this value are in the game.  VV-2, VV-3"""
        return self.copies[(players - FEWEST_PLAYERS) * VALUES + value - 1]

    def needed(self, players: i64) -> i64:
        """The total that makes a part operational.  VV-74"""
        return self.operational[players - FEWEST_PLAYERS]


def count_in(bundle: i64, kind: i64) -> i64:
    return (bundle >> (4 * kind)) & 15


def one_more(bundle: i64, kind: i64) -> i64:
    return bundle + ONE_OF[kind]


def kinds_before(bundle: i64, kind: i64) -> i64:
    """The part of a bundle that comes before a kind."""
    return bundle & (ONE_OF[kind] - 1)


def size_of(bundle: i64) -> i64:
    total: i64 = 0
    while bundle != 0:
        total += bundle & 15
        bundle >>= 4
    return total


def of_material(bundle: i64, material: i64) -> i64:
    """How many goods of one material a bundle holds."""
    three_kinds = bundle >> (4 * VALUES * material)
    return (three_kinds & 15) + ((three_kinds >> 4) & 15) + ((three_kinds >> 8) & 15)


@final
class Talks:
    """The offers and counters of an Inventory cycle once they are published; all of it is open.  VV-71

    Each seat has at most one offer out, so everything is listed under the seat that made the first offer.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "partner": Field(PUBLIC, SEAT, values=SEAT),
        "give": Field(PUBLIC, SEAT),
        "want": Field(PUBLIC, SEAT),
        "counter_give": Field(PUBLIC, SEAT),
        "counter_want": Field(PUBLIC, SEAT),
        "traded": Field(PUBLIC),
    }

    def __init__(
        self,
        partner: vec[i64],
        give: vec[i64],
        want: vec[i64],
        counter_give: vec[i64],
        counter_want: vec[i64],
        traded: i64,
    ) -> None:
        self.partner: vec[i64] = partner  # to whom the seat's offer goes; -1 if it has none out
        self.give: vec[i64] = give  # bundles: what the proposer gives
        self.want: vec[i64] = want
        self.counter_give: vec[i64] = counter_give  # what the partner would give instead; nothing: no counter
        self.counter_want: vec[i64] = counter_want
        self.traded: i64 = traded  # a bit for every seat that took part in a trade in the step of answers

    def copy(self) -> "Talks":
        return Talks(
            self.partner[:], self.give[:], self.want[:], self.counter_give[:], self.counter_want[:], self.traded
        )


def no_talks(players: i64) -> Talks:
    none = vec[i64]([NOTHING] * players)
    return Talks(vec[i64]([-1] * players), none, none[:], none[:], none[:], 0)
