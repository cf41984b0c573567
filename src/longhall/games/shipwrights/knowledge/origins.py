"""Which card lies in which hidden place: the first half of a redeal.

Each line of the ledger that brings a card to a seat (kept from a packet, left over, drawn) is an *origin*. A card that
a seat plays came from one of its origins of that day, but the others do not see from which. For a seat that looks on:

- the cards of its own origins are known;
- of a packet that it has passed on, it knows the cards: each later seat kept one of them, and one was left over;
- what earlier seats kept, and what others drew, it does not know until it is played.

So every card played is given an origin that fits; what is left of a packet goes to its other places in any order. Of a
line only that is read which the seat has seen of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.knowledge.ledger import (
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
from longhall.games.shipwrights.knowledge.pieces import Pieces, one_of
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import BURIED, CARDS, HAND, LEFTOVERS, NONE, PACKET
from longhall.kernel.sets import bit
from longhall.kernel.state import filled, zeros

MOST_STEPS: Final[i64] = 20000  # of the search for fitting origins in one day


@final
class Origins:
    """`card` and `piece` say for every origin which card it brought and which piece of the table that is now; of a card
    played, `piece` says the same."""

    def __init__(self, g: Shipwrights, world: Shipwrights, seat: i64, pieces: Pieces) -> None:
        self.g = g
        self.world = world
        self.seat: i64 = seat
        self.pieces = pieces
        self.card: vec[i64] = filled(g.moves, NONE)
        self.piece: vec[i64] = filled(g.moves, NONE)
        self.gone: vec[i64] = zeros(g.moves)  # 1: the card was played or buried before the last shuffle
        self.packet: vec[i64] = filled(g.moves, NONE)  # of kept and left cards: the number of their packet
        packets: i64 = 0
        for i in range(g.moves):
            if what_of(g.book[i]) == DEALT:
                packets += 1
        self.taken: vec[i64] = filled(packets, NONE)  # by packet: the line in which the seat took its card
        self.pool: vec[i64] = zeros(packets * CARDS)  # by packet: the cards passed on, not yet given to a place
        self.left: vec[i64] = zeros(packets)  # by packet: how many cards those are
        self.kinds: vec[i64] = zeros(packets)  # by packet: the kinds that the seat has seen in it, as bits
        self.open: i64 = NONE  # the packet that is still going round
        self.steps: i64 = 0
        self.read_packets()

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
                card = g.data.card_of[copy_of(line)]
                self.packet[i] = number
                if seat_of(line) == self.seat:
                    self.kinds[number] |= bit(card)
                    if what == TOOK:
                        self.taken[number] = i
                elif self.taken[number] != NONE:
                    self.pass_on(number, card)
        if g.packet_size > 0:
            self.open = number
            if number != NONE and self.pieces.holds_packet:
                self.kinds[number] |= g.packet_held
            elif number != NONE and self.taken[number] != NONE:
                for card in range(CARDS):
                    if (g.packet_held >> card) & 1 == 1:
                        for _ in range(g.count_in(card, PACKET)):
                            self.pass_on(number, card)

    def pass_on(self, number: i64, card: i64) -> None:
        """A packet held this card when the seat passed it on."""
        self.pool[number * CARDS + card] += 1
        self.left[number] += 1
        self.kinds[number] |= bit(card)

    def from_known_packet(self, i: i64) -> bool:
        """Whether line i took its card from a packet that the seat had passed on before."""
        number = self.packet[i]
        return number != NONE and self.taken[number] != NONE and self.taken[number] < i

    def choose(self) -> bool:
        """Give every card played an origin, day by day, then fill the places that are still hidden."""
        g = self.g
        start: i64 = 0
        while start < g.moves:
            end = start + 1
            while end < g.moves and what_of(g.book[end]) != DAY:
                end += 1
            self.settle_seen(start, end)
            self.steps = 0
            if not self.match(start, start, end):
                return False
            start = end
        self.deal_packets()
        self.fill_hands()
        return True

    def settle_seen(self, start: i64, end: i64) -> None:
        """What was played lies somewhere on the table, unless it was shuffled. The cards of the seat's own origins are
        what they are; which of equal ones it has played makes no difference."""
        g = self.g
        for i in range(start, end):
            line = g.book[i]
            what = what_of(line)
            if what == PLAYED:
                card = g.data.card_of[copy_of(line)]
                self.card[i] = card
                if not is_gone(line):
                    self.piece[i] = self.pieces.take_open(self.world, card)
                if self.piece[i] == NONE:
                    self.gone[i] = 1
                if seat_of(line) == self.seat:
                    self.settle_own(i, start)
            elif what >= TOOK and seat_of(line) == self.seat:
                self.card[i] = g.data.card_of[copy_of(line)]

    def settle_own(self, played: i64, start: i64) -> None:
        """Any own origin of the day that brought such a card."""
        fitting: i64 = 0
        for origin in range(start, played):
            if self.is_own_source(origin, self.card[played]):
                fitting += 1
        if fitting == 0:
            return
        chosen = one_of(self.world, fitting)
        origin = start
        while chosen > 0 or not self.is_own_source(origin, self.card[played]):
            if self.is_own_source(origin, self.card[played]):
                chosen -= 1
            origin += 1
        self.piece[origin] = self.piece[played]
        self.gone[origin] = self.gone[played]

    def is_own_source(self, origin: i64, card: i64) -> bool:
        line = self.g.book[origin]
        what = what_of(line)
        return (
            self.card[origin] == card
            and seat_of(line) == self.seat
            and what in (TOOK, DREW_TOP, DREW)
            and self.piece[origin] == NONE
            and self.gone[origin] == 0
        )

    def match(self, i: i64, start: i64, end: i64) -> bool:
        """Find origins for the cards that others play from line i on, trying all that fit in random order."""
        g = self.g
        while i < end and (what_of(g.book[i]) != PLAYED or seat_of(g.book[i]) == self.seat):
            i += 1
        if i == end:
            return self.backs_fit(start, end)
        owner = seat_of(g.book[i])
        card = self.card[i]
        fitting: i64 = 0
        for origin in range(start, i):
            if self.may_bring(origin, owner, card):
                fitting += 1
        if fitting == 0:
            return False
        chosen = one_of(self.world, fitting)
        for _ in range(fitting):
            self.steps += 1
            if self.steps > MOST_STEPS:
                return False
            origin = self.fitting_origin(start, owner, card, chosen)
            self.card[origin] = card
            self.piece[origin] = self.piece[i]
            self.gone[origin] = self.gone[i]
            if self.from_known_packet(origin):
                self.pool[self.packet[origin] * CARDS + card] -= 1
                self.left[self.packet[origin]] -= 1
            if self.match(i + 1, start, end):
                return True
            if self.from_known_packet(origin):
                self.pool[self.packet[origin] * CARDS + card] += 1
                self.left[self.packet[origin]] += 1
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
        data = self.g.data
        line = self.g.book[origin]
        what = what_of(line)
        if seat_of(line) != owner or self.card[origin] != NONE:
            return False
        if what == TOOK:
            return not self.from_known_packet(origin) or self.pool[self.packet[origin] * CARDS + card] > 0
        if what == DREW_TOP:
            return (data.back_cards[data.back_of[copy_of(line)]] >> card) & 1 == 1
        return what == DREW

    def backs_fit(self, start: i64, end: i64) -> bool:
        """Whether every packet of the day can have held a card with the back that lay on top when it was drawn."""
        g = self.g
        for i in range(start, end):
            line = g.book[i]
            if what_of(line) == DEALT and copy_of(line) != NO_COPY:
                if not self.packet_fits(i, end, g.data.back_cards[g.data.back_of[copy_of(line)]]):
                    return False
        return True

    def packet_fits(self, dealt: i64, end: i64, cards: i64) -> bool:
        """Whether a packet may have held one of some cards."""
        g = self.g
        i = dealt + 1
        while i < end and (what_of(g.book[i]) == TOOK or what_of(g.book[i]) == LEFT):
            # The cards of a packet that was passed on are the same in every world, wherever they went.
            if self.from_known_packet(i):
                return self.kinds[self.packet[i]] & cards != 0
            if self.card[i] == NONE or (cards >> self.card[i]) & 1 == 1:
                return True
            i += 1
        if i < g.moves or g.packet_size == 0:
            return False
        seen = self.open != NONE and (self.pieces.holds_packet or self.taken[self.open] != NONE)
        return not seen or self.kinds[self.open] & cards != 0

    def deal_packets(self) -> None:
        """What is left of a packet that the seat has passed on goes to its open places, in any order."""
        g = self.g
        for i in range(g.moves):
            if self.card[i] == NONE and self.from_known_packet(i):
                self.card[i] = self.from_pool(self.packet[i])
        if self.open != NONE and self.taken[self.open] != NONE:
            first = self.pieces.first[PACKET]
            for piece in range(first, first + g.packet_size):
                self.pieces.front[piece] = self.from_pool(self.open)

    def from_pool(self, number: i64) -> i64:
        """Any of the cards of a packet that have no place yet."""
        left = one_of(self.world, self.left[number])
        found: i64 = 0
        while left >= self.pool[number * CARDS + found]:
            left -= self.pool[number * CARDS + found]
            found += 1
        self.pool[number * CARDS + found] -= 1
        self.left[number] -= 1
        return found

    def fill_hands(self) -> None:
        """Cards that were not played lie in hands, beside boards and among the discards."""
        pieces = self.pieces
        for i in range(self.g.moves):
            line = self.g.book[i]
            if not self.is_origin(i) or self.piece[i] != NONE or self.gone[i] == 1:
                continue
            if what_of(line) != LEFT:
                if seat_of(line) == self.seat:
                    self.piece[i] = pieces.take_own(self.card[i])
                else:
                    self.piece[i] = pieces.take_secret(HAND + seat_of(line))
            elif not is_gone(line):
                # Those of earlier days were buried.
                self.piece[i] = pieces.take_secret(BURIED)
                if self.piece[i] == NONE:
                    self.piece[i] = pieces.take_secret(LEFTOVERS)
            if self.piece[i] == NONE:
                self.gone[i] = 1
            else:
                pieces.front[self.piece[i]] = self.card[i]

    def is_origin(self, i: i64) -> bool:
        what = what_of(self.g.book[i])
        return TOOK <= what <= DREW
