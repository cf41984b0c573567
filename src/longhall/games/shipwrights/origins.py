"""Which card lies in which hidden place: the first half of a redeal.

Each line of the ledger that brings a card to a seat (kept from a packet, left over, drawn) is an *origin*. A card that
a seat plays came from one of its origins of that day, but the others do not see from which. For a seat that looks on:

- its own origins are known;
- of a packet that it has passed on, it knows the cards: each later seat kept one of them, and one was left over;
- what earlier seats kept, and what others drew, it does not know until it is played.

So every card played is given an origin that fits; what is left of a packet goes to its other places in any order.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.ledger import (
    DAY,
    DEALT,
    DREW,
    DREW_TOP,
    LEFT,
    NO_COPY,
    PLAYED,
    TOOK,
    copy_of,
    is_gone,
    seat_of,
    what_of,
)
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import BURIED, CARDS, COPIES, HAND, LEFTOVERS, NONE, PACKET, PILE
from longhall.kernel.chance import advance, below
from longhall.kernel.state import filled, zeros

MOST_STEPS: Final[i64] = 20000  # of the search for fitting origins in one day


def one_of(world: Shipwrights, n: i64) -> i64:
    """A number from 0 to n - 1 from the new world's own generator."""
    world.random = advance(world.random)
    return below(world.random, n)


@final
class Origins:
    """`card` and `piece` say for every origin which card it brought and which piece of the table that is now. A piece
    is named by its copy in the old world; `front` is its card in the new one, NONE if anything may lie there."""

    def __init__(self, g: Shipwrights, world: Shipwrights, seat: i64, holds_packet: bool) -> None:
        self.g = g
        self.world = world
        self.seat: i64 = seat
        self.holds_packet = holds_packet
        self.card: vec[i64] = filled(g.moves, NONE)
        self.piece: vec[i64] = filled(g.moves, NONE)
        self.gone: vec[i64] = zeros(g.moves)  # 1: the card has been shuffled into the pile since
        self.packet: vec[i64] = filled(g.moves, NONE)  # of kept and left cards: the number of their packet
        self.front: vec[i64] = filled(COPIES, NONE)
        packets: i64 = 0
        for i in range(g.moves):
            if what_of(g.book[i]) == DEALT:
                packets += 1
        self.taken: vec[i64] = filled(packets, NONE)  # by packet: the line in which the seat took its card
        self.pool: vec[i64] = zeros(packets * CARDS)  # by packet: the cards passed on, not yet given to a place
        self.open: i64 = NONE  # the packet that is still going round
        self.steps: i64 = 0
        self.read_fronts()
        self.read_packets()

    def read_fronts(self) -> None:
        """All cards that lie open, and those of the seat itself."""
        g = self.g
        for piece in range(COPIES):
            zone = g.place[piece]
            hidden = zone in (PILE, BURIED, PACKET, LEFTOVERS)
            if HAND <= zone < HAND + g.players:
                hidden = zone != HAND + self.seat
            if not hidden or (zone == PACKET and self.holds_packet):
                self.front[piece] = g.data.card_of[piece]

    def read_packets(self) -> None:
        """Find the packet of every kept and left card, and the cards of those that the seat has passed on."""
        g = self.g
        last = NONE
        number = NONE
        for i in range(g.moves):
            line = g.book[i]
            what = what_of(line)
            if what == DEALT:
                last += 1
                number = last
            elif what == DAY:
                number = NONE
            elif (what in (TOOK, LEFT)) and number != NONE:
                self.packet[i] = number
                if self.taken[number] != NONE:
                    self.pool[number * CARDS + g.data.card_of[copy_of(line)]] += 1
                elif seat_of(line) == self.seat:
                    self.taken[number] = i
        if g.packet_size > 0:
            self.open = number
            if number != NONE and self.taken[number] != NONE:
                for piece in range(COPIES):
                    if g.place[piece] == PACKET:
                        self.pool[number * CARDS + g.data.card_of[piece]] += 1

    def from_known_packet(self, i: i64) -> bool:
        """Whether line i took its card from a packet that the seat had passed on before."""
        number = self.packet[i]
        return number != NONE and self.taken[number] != NONE and self.taken[number] < i

    def keep_all(self) -> None:
        """Leave every origin as it is in the old world."""
        g = self.g
        for i in range(g.moves):
            if self.is_origin(i):
                self.settle(i, g.data.card_of[copy_of(g.book[i])], copy_of(g.book[i]), is_gone(g.book[i]))
        for piece in range(COPIES):
            if g.place[piece] != PILE:
                self.front[piece] = g.data.card_of[piece]

    def is_origin(self, i: i64) -> bool:
        what = what_of(self.g.book[i])
        return TOOK <= what <= DREW

    def settle(self, i: i64, card: i64, piece: i64, gone: bool) -> None:
        self.card[i] = card
        if gone:
            self.gone[i] = 1
        else:
            self.piece[i] = piece

    def choose(self) -> bool:
        """Give every card played an origin, day by day, then fill the places that are still hidden."""
        g = self.g
        start: i64 = 0
        while start < g.moves:
            end = start + 1
            while end < g.moves and what_of(g.book[end]) != DAY:
                end += 1
            self.settle_own(start, end)
            self.steps = 0
            if not self.match(start, start, end):
                return False
            start = end
        self.deal_packets()
        self.fill_hands()
        return True

    def settle_own(self, start: i64, end: i64) -> None:
        """The seat's own origins are what they are."""
        g = self.g
        for i in range(start, end):
            line = g.book[i]
            if self.is_origin(i) and seat_of(line) == self.seat and not self.from_known_packet(i):
                self.settle(i, g.data.card_of[copy_of(line)], copy_of(line), is_gone(line))

    def match(self, i: i64, start: i64, end: i64) -> bool:
        """Find origins for the cards that others play from line i on, trying all that fit in random order."""
        g = self.g
        while i < end and (what_of(g.book[i]) != PLAYED or seat_of(g.book[i]) == self.seat):
            i += 1
        if i == end:
            return self.backs_fit(start, end)
        line = g.book[i]
        card = g.data.card_of[copy_of(line)]
        fitting: i64 = 0
        for origin in range(start, i):
            if self.may_bring(origin, seat_of(line), card):
                fitting += 1
        if fitting == 0:
            return False
        chosen = one_of(self.world, fitting)
        for _ in range(fitting):
            self.steps += 1
            if self.steps > MOST_STEPS:
                return False
            origin = self.fitting_origin(start, seat_of(line), card, chosen)
            self.settle(origin, card, copy_of(line), is_gone(line))
            if self.from_known_packet(origin):
                self.pool[self.packet[origin] * CARDS + card] -= 1
            if self.match(i + 1, start, end):
                return True
            if self.from_known_packet(origin):
                self.pool[self.packet[origin] * CARDS + card] += 1
            self.card[origin] = NONE
            self.piece[origin] = NONE
            self.gone[origin] = 0
            chosen = chosen + 1 if chosen + 1 < fitting else 0
        return False

    def fitting_origin(self, start: i64, owner: i64, card: i64, n: i64) -> i64:
        """The n-th origin from line `start` on that may have brought a card to its owner."""
        origin = start
        while n > 0 or not self.may_bring(origin, owner, card):
            if self.may_bring(origin, owner, card):
                n -= 1
            origin += 1
        return origin

    def may_bring(self, origin: i64, owner: i64, card: i64) -> bool:
        """Whether a card may have come to its owner from here: a packet that the seat passed on must have held it,
        and a back that all saw must be that of a copy."""
        g = self.g
        line = g.book[origin]
        what = what_of(line)
        if seat_of(line) != owner or self.card[origin] != NONE:
            return False
        if what == TOOK:
            return not self.from_known_packet(origin) or self.pool[self.packet[origin] * CARDS + card] > 0
        if what == DREW_TOP:
            return has_back(g, card, g.data.back_of[copy_of(line)])
        return what == DREW

    def backs_fit(self, start: i64, end: i64) -> bool:
        """Whether every packet of the day can have held a card with the back that lay on top when it was drawn."""
        g = self.g
        for i in range(start, end):
            line = g.book[i]
            if what_of(line) == DEALT and copy_of(line) != NO_COPY:
                if not self.packet_has_back(i, end, g.data.back_of[copy_of(line)]):
                    return False
        return True

    def packet_has_back(self, dealt: i64, end: i64, back: i64) -> bool:
        g = self.g
        i = dealt + 1
        while i < end and (what_of(g.book[i]) == TOOK or what_of(g.book[i]) == LEFT):
            # The cards of a packet that was passed on are the same in every world, wherever they went.
            card = g.data.card_of[copy_of(g.book[i])] if self.from_known_packet(i) else self.card[i]
            if card == NONE or has_back(g, card, back):
                return True
            i += 1
        if i == g.moves and g.packet_size > 0:
            for piece in range(COPIES):
                if g.place[piece] == PACKET:
                    if self.is_hidden_packet() or has_back(g, g.data.card_of[piece], back):
                        return True
        return False

    def is_hidden_packet(self) -> bool:
        """Whether the seat has not yet seen the packet that is going round."""
        return not self.holds_packet and (self.open == NONE or self.taken[self.open] == NONE)

    def deal_packets(self) -> None:
        """What is left of a packet that the seat has passed on goes to its open places, in any order."""
        g = self.g
        for i in range(g.moves):
            if self.card[i] == NONE and self.from_known_packet(i):
                self.card[i] = self.from_pool(self.packet[i])
        if self.open != NONE and self.taken[self.open] != NONE:
            for piece in range(COPIES):
                if g.place[piece] == PACKET:
                    self.front[piece] = self.from_pool(self.open)

    def from_pool(self, number: i64) -> i64:
        """Any of the cards of a packet that have no place yet."""
        total: i64 = 0
        for card in range(CARDS):
            total += self.pool[number * CARDS + card]
        left = one_of(self.world, total)
        found: i64 = 0
        while left >= self.pool[number * CARDS + found]:
            left -= self.pool[number * CARDS + found]
            found += 1
        self.pool[number * CARDS + found] -= 1
        return found

    def fill_hands(self) -> None:
        """Cards that were not played lie in hands and beside boards."""
        g = self.g
        reached = zeros(g.players)  # by seat: the pieces of its hand that have an origin
        for i in range(g.moves):
            line = g.book[i]
            if not self.is_origin(i) or self.piece[i] != NONE or self.gone[i] == 1:
                continue
            if what_of(line) == LEFT:
                self.settle(i, self.card[i], copy_of(line), is_gone(line))
            else:
                owner = seat_of(line)
                while reached[owner] < COPIES and g.place[reached[owner]] != HAND + owner:
                    reached[owner] += 1
                if reached[owner] == COPIES:
                    continue
                self.piece[i] = reached[owner]
                reached[owner] += 1
            if self.piece[i] != NONE and self.front[self.piece[i]] == NONE:
                self.front[self.piece[i]] = self.card[i]


def has_back(g: Shipwrights, card: i64, back: i64) -> bool:
    """Whether some copy of a card has this back."""
    data = g.data
    for i in range(data.first[card], data.first[card + 1]):
        if data.back_of[data.copies[i]] == back:
            return True
    return False
