"""Which copy each card is: the second half of a redeal.

Copies of a card differ in their backs, and a back is seen only on top of the pile. So any copy may lie anywhere, except
that the back on top belongs to a card in the pile, and that of a packet or draw the first card had the back that lay on
top before. Backs seen before the last shuffle are forgotten.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhall.games.shipwrights.knowledge.ledger import (
    DEALT,
    DREW_TOP,
    GONE,
    NO_COPY,
    PLAYED,
    copy_of,
    what_of,
    with_copy,
)
from longhall.games.shipwrights.knowledge.origins import Origins
from longhall.games.shipwrights.knowledge.pieces import one_of
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import CARDS, COPIES, NONE, PACKET, PILE
from longhall.kernel.state import filled, zeros

TRIES: Final[i64] = 40


@final
class Copies:
    """`fresh` gives for every piece its copy in the new world. What must have a certain back is a *claim*: on one of
    several pieces (the cards of a packet), on one (the first card of a draw), or on a place in the pile (the top)."""

    def __init__(self, g: Shipwrights, world: Shipwrights, origins: Origins) -> None:
        self.g = g
        self.world = world
        self.origins = origins
        self.count: i64 = origins.pieces.count
        self.front: vec[i64] = append(origins.pieces.front, NONE)  # the top of the pile is one more piece
        self.fresh: vec[i64] = filled(COPIES + 1, NONE)
        self.user: vec[i64] = filled(COPIES, NONE)  # by copy: the piece that has it
        self.free: vec[i64] = zeros(CARDS)  # by card: copies not used yet
        self.wanted: vec[i64] = zeros(CARDS)  # by card: pieces that must be this card and have no copy yet
        self.back: vec[i64] = zeros(0)  # by claim
        self.line: vec[i64] = zeros(0)  # by claim: the line of the packet, NONE for others
        self.members: vec[i64] = zeros(0)  # the pieces of one claim after the other
        self.first: vec[i64] = zeros(1)  # by claim: where its pieces begin
        self.claim: vec[i64] = filled(COPIES + 1, NONE)  # by piece: the claim that it satisfies
        self.tried: vec[i64] = zeros(0)
        for card in range(CARDS):
            self.free[card] = g.data.first[card + 1] - g.data.first[card]
        for piece in range(self.count):
            if self.front[piece] != NONE:
                self.wanted[self.front[piece]] += 1

    def choose(self) -> bool:
        """Give every piece a copy; False if the cards or the backs do not go together."""
        for card in range(CARDS):
            if self.wanted[card] > self.free[card]:
                return False
        self.read_claims()
        first = one_of(self.world, len(self.back))
        for i in range(len(self.back)):
            if not self.satisfy((first + i) % len(self.back)):
                return False
        for piece in range(self.count):
            if self.front[piece] != NONE and self.fresh[piece] == NONE:
                self.give(piece, self.any_of(self.front[piece]))
        for piece in range(self.count):
            if self.fresh[piece] == NONE:
                self.give(piece, self.any_spare())
        return True

    # Copies given and taken back

    def give(self, piece: i64, copy: i64) -> None:
        card = self.g.data.card_of[copy]
        self.fresh[piece] = copy
        self.user[copy] = piece
        self.free[card] -= 1
        if self.front[piece] != NONE:
            self.wanted[card] -= 1

    def take_back(self, piece: i64) -> None:
        copy = self.fresh[piece]
        card = self.g.data.card_of[copy]
        self.fresh[piece] = NONE
        self.user[copy] = NONE
        self.free[card] += 1
        if self.front[piece] != NONE:
            self.wanted[card] += 1

    def any_of(self, card: i64) -> i64:
        """A copy of a card that is not used yet; there must be one."""
        data = self.g.data
        left = one_of(self.world, self.free[card])
        i = data.first[card]
        while left > 0 or self.user[data.copies[i]] != NONE:
            if self.user[data.copies[i]] == NONE:
                left -= 1
            i += 1
        return data.copies[i]

    def any_spare(self) -> i64:
        """A copy for a piece that may be anything: not used, and not needed for a piece that must be this card. Where
        only some copies of a card are needed, chance says which."""
        while True:
            copy = one_of(self.world, COPIES)
            card = self.g.data.card_of[copy]
            if self.user[copy] == NONE and one_of(self.world, self.free[card]) < self.free[card] - self.wanted[card]:
                return copy

    # Backs that were seen

    def add_claim(self, back: i64, line: i64) -> None:
        self.back = append(self.back, back)
        self.line = append(self.line, line)
        self.first = append(self.first, len(self.members))

    def read_claims(self) -> None:
        """The top of the pile, the first card of every draw, one card of every packet."""
        g = self.g
        if g.top != NONE:
            self.members = append(self.members, COPIES)
            self.add_claim(g.data.back_index[g.top], NONE)
        number = NONE
        for i in range(g.moves):
            line = g.book[i]
            if what_of(line) == DEALT:
                number += 1
                if copy_of(line) != NO_COPY:
                    self.add_packet(i, number)
                    self.add_claim(g.data.back_of[copy_of(line)], i)
            elif what_of(line) == DREW_TOP and self.origins.piece[i] != NONE:
                self.members = append(self.members, self.origins.piece[i])
                self.add_claim(g.data.back_of[copy_of(line)], NONE)

    def add_packet(self, dealt: i64, number: i64) -> None:
        i = dealt + 1
        while i < self.g.moves and self.origins.packet[i] == number:
            if self.origins.piece[i] != NONE:
                self.members = append(self.members, self.origins.piece[i])
            i += 1
        if self.origins.open == number:
            first = self.origins.pieces.first[PACKET]
            for piece in range(first, first + self.g.packet_size):
                self.members = append(self.members, piece)

    def satisfy(self, claim: i64) -> bool:
        """Give some piece of a claim a copy with its back: as chance has it, or if that does not come about by making
        room."""
        count = self.first[claim + 1] - self.first[claim]
        for _ in range(TRIES):
            piece = self.members[self.first[claim] + one_of(self.world, count)]
            card = self.front[piece]
            if card == NONE or self.free[card] > 0:
                copy = self.any_spare() if card == NONE else self.any_of(card)
                if self.g.data.back_of[copy] == self.back[claim]:
                    self.claim[piece] = claim
                    self.give(piece, copy)
                    return True
        self.tried = zeros(COPIES)
        return self.make_room(claim)

    def make_room(self, claim: i64) -> bool:
        """Find a copy with the back of the claim, letting another claim change to another copy if need be."""
        data = self.g.data
        low = data.back_first[self.back[claim]]
        count = data.back_first[self.back[claim] + 1] - low
        start = one_of(self.world, count)
        for i in range(self.first[claim], self.first[claim + 1]):
            piece = self.members[i]
            for k in range(count):
                copy = low + (start + k) % count
                if self.tried[copy] == 0 and self.suits(piece, copy):
                    self.tried[copy] = 1
                    if self.vacate(copy) and self.suits(piece, copy) and self.user[copy] == NONE:
                        self.claim[piece] = claim
                        self.give(piece, copy)
                        return True
        return False

    def suits(self, piece: i64, copy: i64) -> bool:
        card = self.g.data.card_of[copy]
        if self.front[piece] != NONE:
            return self.front[piece] == card
        return self.user[copy] != NONE or self.free[card] > self.wanted[card]

    def vacate(self, copy: i64) -> bool:
        """Let the claim that uses a copy find another one."""
        piece = self.user[copy]
        if piece == NONE:
            return True
        claim = self.claim[piece]
        self.claim[piece] = NONE
        self.take_back(piece)
        if self.make_room(claim):
            return True
        self.claim[piece] = claim
        self.give(piece, copy)
        return False

    def lay_out(self) -> None:
        """Write the new world: places, hands, ledger."""
        world = self.world
        for copy in range(COPIES):
            world.place[copy] = PILE
        for piece in range(self.count):
            world.place[self.fresh[piece]] = self.origins.pieces.zone[piece]
        for i in range(world.moves):
            world.book[i] = self.new_line(i)
        for piece in range(self.count):
            claim = self.claim[piece]
            if claim != NONE and self.line[claim] != NONE:
                world.book[self.line[claim]] = with_copy(world.book[self.line[claim]], self.fresh[piece])
        world.count_cards()

    def new_line(self, i: i64) -> i64:
        line = self.g.book[i]
        what = what_of(line)
        if what == DEALT:
            return with_copy(line, NO_COPY)
        if what != PLAYED and not self.origins.is_origin(i):
            return line
        if self.origins.piece[i] != NONE:
            return with_copy(line & ~GONE, self.fresh[self.origins.piece[i]])
        card = self.origins.card[i]
        if card == NONE:
            card = one_of(self.world, CARDS)
        return with_copy(line, self.g.data.copies[self.g.data.first[card]]) | GONE
