"""Vasa Regalis: The Card Game with all cards imagined in the piles: what a Fix is worth to its owner.

From the third Fix on every colour's cards have places, as a hand of one card can only come to lie in the last pile. So
a Fix is the exchange of two of four places, or none: seven choices. How good each seems to its owner depends on her own
cards and on what she knows of the others', and is remembered for as long as it is asked for often.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.vasa_cards.endings import Endings, endings, order_of, round_the_table
from longhall.games.vasa_cards.knowledge.belief import (
    ORDERS,
    SAW_HAND,
    SWAPPED_PILES,
    colour_of,
    exchanged,
    first_of,
    kind_of,
    second_of,
    worlds,
)
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import COLOURS, FIRST_OF_PAIR, FIX_PILES, PILES, SECOND_OF_PAIR
from longhall.kernel.chance import advance, below
from longhall.kernel.sets import count, nth
from longhall.kernel.state import zeros

FIT: Final[float] = 0.35  # the weight of one more in a pile that is one poorer
DRAW: Final[float] = 0.0  # what a draw is worth to one who plays to win
WIN: Final[float] = 20.0  # the weight of a sure win: one more in twenty speaks three times louder
GLIMPSES: Final[i64] = 160  # worlds looked at for a quick judgement
SLOTS: Final[i64] = 16384  # judgements remembered
HASH: Final[i64] = 0x1FFFFFFFFFFFFF
SPREAD: Final[i64] = 1000003


# Fixes as exchanges of two piles, `first * PILES + second`; 0 for none


def exchange_of(action: i64) -> i64:
    if not FIX_PILES.has(action):
        return 0
    one: i64 = FIRST_OF_PAIR[FIX_PILES.arg(action)]
    other: i64 = SECOND_OF_PAIR[FIX_PILES.arg(action)]
    return one * PILES + other


def possible_exchanges(built: i64) -> vec[i64]:
    """What a Fix may come to: cards of two piles, one of which stands, or none."""
    found: list[int] = [0]
    for one in range(built):
        for other in range(one + 1, PILES):
            found.append(one * PILES + other)
    return vec[i64](found)


EXCHANGES: Final[vec[i64]] = possible_exchanges(PILES)
KINDS: Final[i64] = len(EXCHANGES)


def change_places(g: VasaCards, colour: i64, exchange: i64) -> None:
    one = colour * PILES + exchange // PILES
    other = colour * PILES + exchange % PILES
    card = g.pile[one]
    g.pile[one] = g.pile[other]
    g.pile[other] = card


def fit(bigger: i64, richer: i64) -> float:
    """How much better two cards fit after an exchange, if the second is so much bigger and the rest of its pile so much
    richer: a small card suits a rich pile, a big card a poor one."""
    return FIT * float(bigger * richer) - 0.1


def exchange_gain(g: VasaCards, colour: i64, exchange: i64) -> float:
    """How much better the cards of a colour fit after an exchange."""
    if exchange == 0:
        return 0.0
    one = exchange // PILES
    two = exchange % PILES
    richer: i64 = 0
    for other in range(COLOURS):
        if other != colour:
            richer += g.card(other, two) - g.card(other, one)
    return fit(g.card(colour, two) - g.card(colour, one), richer)


def take_back(g: VasaCards, colour: i64) -> i64:
    """Undo the Fix of a colour if that was the last thing that happened, and say which exchange it was."""
    if g.moves == 0:
        return 0
    move = g.history[g.moves - 1]
    if kind_of(move) <= SAW_HAND or colour_of(move) != colour:
        return 0
    g.moves -= 1
    other = second_of(move) if kind_of(move) == SWAPPED_PILES else PILES - 1
    exchange = first_of(move) * PILES + other
    change_places(g, colour, exchange)
    return exchange


def forget_looks(g: VasaCards) -> None:
    """Go back before the inspections of the last round: one of every acting colour."""
    for colour in range(COLOURS):
        if g.controller[colour] >= 0 and g.moves > 0 and kind_of(g.history[g.moves - 1]) <= SAW_HAND:
            g.moves -= 1


@final
class Judgements:
    """What a seat thinks of each exchange of a colour, on average over a few worlds that it believes possible. The same
    as the steward's opinion, quicker and less exact; and the same for all worlds in which the seat knows the same."""

    def __init__(self) -> None:
        self.known: vec[i64] = zeros(SLOTS)
        self.weights: vec[float] = vec[float]([0.0] * (SLOTS * KINDS))

    def slot(self, g: VasaCards, seat: i64, colour: i64) -> i64:
        """Where the weights of the exchanges begin in `weights`. All cards of `g` lie in the piles."""
        orders = zeros(COLOURS)
        possible = zeros(COLOURS)  # none: the seat's own
        key: i64 = colour * 2 + 1 if g.sums else colour * 2
        if g.blamed_compete:
            key += 2 * COLOURS
        key = key * SPREAD + 3  # apart from one another by more than what follows can make up for
        for other in range(COLOURS):
            if g.controller[other] == seat:
                orders[other] = order_of(g, other)
                key = ((key ^ orders[other]) * SPREAD + 5) & HASH
            else:
                possible[other] = worlds(g, seat, other)
                key = ((key ^ possible[other]) * SPREAD + 7) & HASH
                key = ((key ^ g.controller[other]) * SPREAD + 9) & HASH
        key |= 1  # 0 is a slot never used
        slot = (key // 64) % SLOTS
        if self.known[slot] != key:
            self.judge(endings(g), round_the_table(g), seat, colour, orders, possible, key, slot * KINDS)
            self.known[slot] = key
        return slot * KINDS

    def judge(
        self,
        ends: Endings,
        table: vec[i64],
        seat: i64,
        colour: i64,
        orders: vec[i64],
        possible: vec[i64],
        key: i64,
        at: i64,
    ) -> None:
        for i in range(KINDS):
            self.weights[at + i] = 0.0
        own = orders[colour]
        rest = zeros(PILES)  # by pile: what the other colours have there
        random = advance(key)
        for _ in range(GLIMPSES):
            for pile in range(PILES):
                rest[pile] = 0
            for other in range(COLOURS):
                if possible[other] != 0:
                    random = advance(random)
                    orders[other] = nth(possible[other], below(random, count(possible[other])))
                if other != colour:
                    for pile in range(PILES):
                        rest[pile] += ORDERS[orders[other] * PILES + pile]
            for i in range(KINDS):
                one = EXCHANGES[i] // PILES
                two = EXCHANGES[i] % PILES
                orders[colour] = exchanged(own, one, two)
                weight = WIN * ends.share(orders, table, seat, DRAW)
                if one != two:
                    weight += fit(ORDERS[own * PILES + two] - ORDERS[own * PILES + one], rest[two] - rest[one])
                self.weights[at + i] += weight / float(GLIMPSES)

    def best(self, g: VasaCards, seat: i64, colour: i64) -> i64:
        """The exchange that seems best."""
        at = self.slot(g, seat, colour)
        found: i64 = 0
        for i in range(KINDS):
            if self.weights[at + i] > self.weights[at + found]:
                found = i
        return EXCHANGES[found]

    def regret(self, g: VasaCards, seat: i64, colour: i64, exchange: i64) -> float:
        """How much worse than the best an exchange seems."""
        at = self.slot(g, seat, colour)
        best: float = -1e18
        made: float = 0.0
        for i in range(KINDS):
            if self.weights[at + i] > best:
                best = self.weights[at + i]
            if EXCHANGES[i] == exchange:
                made = self.weights[at + i]
        return best - made
