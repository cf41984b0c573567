"""Vasa Regalis: The Card Game turned up: who wins, for every way in which the sixteen cards can lie.

Every colour's four cards lie in one of 24 orders. Which pile is which does not matter, so piles are told apart by the
first colour's cards, and there are 24 ** 3 ways. What the rules say of each is worked out once and looked up. Colours
differ in name only: the table is that of colours given out in seat order, and others are read in the order of theirs.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.chapters.scoring import result
from longhall.games.vasa_cards.knowledge.belief import ORDERS
from longhall.games.vasa_cards.state import VasaCards, give_out
from longhall.games.vasa_cards.terms import COLOURS, PILES
from longhall.kernel.chance import advance, below
from longhall.kernel.sets import nth
from longhall.kernel.state import filled, zeros

COUNT: Final[i64] = 24  # orders
WAYS: Final[i64] = COUNT * COUNT * COUNT


def numbers_of_orders() -> vec[i64]:
    """By the first three cards, as `first * 25 + second * 5 + third`: the number of the order."""
    table = zeros(125)
    for number in range(COUNT):
        table[ORDERS[number * 4] * 25 + ORDERS[number * 4 + 1] * 5 + ORDERS[number * 4 + 2]] = number
    return table


NUMBER: Final[vec[i64]] = numbers_of_orders()


def orders_seen_from() -> vec[i64]:
    """By two orders: the number of the first, with the piles put so that the second reads 1, 2, 3, 4."""
    table = zeros(COUNT * COUNT)
    for order in range(COUNT):
        for base in range(COUNT):
            put = zeros(PILES)
            for pile in range(PILES):
                put[ORDERS[base * PILES + pile] - 1] = ORDERS[order * PILES + pile]
            table[order * COUNT + base] = NUMBER[put[0] * 25 + put[1] * 5 + put[2]]
    return table


SEEN_FROM: Final[vec[i64]] = orders_seen_from()


def turn_up(g: VasaCards) -> None:
    """Lay the cards still in hand into the piles to come, in any order."""
    random = g.random
    for colour in range(COLOURS):
        hand = g.hand[colour]
        left: i64 = 0
        for pile in range(PILES):
            if g.card(colour, pile) == 0:
                left += 1
        for pile in range(PILES):
            if g.card(colour, pile) == 0:
                random = advance(random)
                value = nth(hand, below(random, left))
                hand &= ~(1 << value)
                left -= 1
                g.lay(colour, pile, value + 1)


def order_of(g: VasaCards, colour: i64) -> i64:
    at = colour * PILES
    return NUMBER[g.pile[at] * 25 + g.pile[at + 1] * 5 + g.pile[at + 2]]


def round_the_table(g: VasaCards) -> vec[i64]:
    """The colours in the order of the seats, those of two players by turns; what nobody plays comes last."""
    table = filled(COLOURS, -1)
    for colour in range(COLOURS):
        at = g.controller[colour]
        if at < 0:
            at = g.players % COLOURS
        while table[at] >= 0:
            at = (at + g.players) % COLOURS if g.players == 2 else (at + 1) % COLOURS
        table[at] = colour
    return table


@final
class Endings:
    """What everybody gets, for the players and options of one table."""

    def __init__(self, g: VasaCards) -> None:
        self.players: i64 = g.players
        self.sums = g.sums
        self.blamed_compete = g.blamed_compete
        self.shares: vec[float] = vec[float]([0.0] * (WAYS * g.players))  # of a draw as less than 0
        after = VasaCards(None, g.players)
        after.sums = g.sums
        after.blamed_compete = g.blamed_compete
        give_out(after)
        for way in range(WAYS):
            for pile in range(PILES):
                after.lay(0, pile, pile + 1)
                after.lay(1, pile, ORDERS[way // (COUNT * COUNT) * PILES + pile])
                after.lay(2, pile, ORDERS[way // COUNT % COUNT * PILES + pile])
                after.lay(3, pile, ORDERS[way % COUNT * PILES + pile])
            found = result(after)
            shares = found.shares()
            for seat in range(g.players):
                self.shares[way * g.players + seat] = -shares[seat] if found.reason == "draw" else shares[seat]

    def suit(self, g: VasaCards) -> bool:
        return self.sums == g.sums and self.blamed_compete == g.blamed_compete and self.players == g.players

    def share(self, orders: vec[i64], table: vec[i64], seat: i64, draw: float) -> float:
        """What the seat wins with the colours in these orders. A draw counts as that part of a shared win."""
        base = orders[table[0]]
        way = SEEN_FROM[orders[table[1]] * COUNT + base] * COUNT + SEEN_FROM[orders[table[2]] * COUNT + base]
        way = way * COUNT + SEEN_FROM[orders[table[3]] * COUNT + base]
        found = self.shares[way * self.players + seat]
        return found if found >= 0.0 else -draw * found

    def share_of(self, g: VasaCards, seat: i64, draw: float) -> float:
        """What the seat wins if the piles are turned up as they lie."""
        orders = zeros(COLOURS)
        for colour in range(COLOURS):
            orders[colour] = order_of(g, colour)
        return self.share(orders, round_the_table(g), seat, draw)


KNOWN: Final[list[Endings]] = []


def endings(g: VasaCards) -> Endings:
    """The table for these players and options; made when it is first asked for."""
    for found in KNOWN:
        if found.suit(g):
            return found
    KNOWN.append(Endings(g))
    return KNOWN[-1]
