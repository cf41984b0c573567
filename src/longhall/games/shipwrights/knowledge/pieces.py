"""The cards outside the pile as one seat sees them: where each lies, and which it is if the seat can tell.

Copies of a card look alike, so a *piece* is numbered by what the seat sees and by nothing else: first the cards that
lie open, card by card, then the others, zone by zone. Whoever deals from here cannot be led by the truth.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import BURIED, CARDS, COPIES, HAND, LEFTOVERS, NONE, PACKET, PILE
from longhall.kernel.chance import advance, below
from longhall.kernel.state import filled, zeros

SECRET_ZONES: Final[i64] = HAND + 5  # the zones of which a seat may not see the cards have lower numbers


def one_of(world: Shipwrights, n: i64) -> i64:
    """A number from 0 to n - 1 from the new world's own generator; where there is no choice nothing is drawn."""
    if n < 2:
        return 0
    world.random = advance(world.random)
    return below(world.random, n)


@final
class Pieces:
    """`zone` says where a piece lies, `front` which card it is, NONE if the seat cannot see it."""

    def __init__(self, g: Shipwrights, seat: i64, holds_packet: bool) -> None:
        self.g = g
        self.own: i64 = HAND + seat if seat >= 0 else NONE  # the zone of the seat's hand
        self.holds_packet = holds_packet
        self.count: i64 = 0
        self.zone: vec[i64] = zeros(COPIES)
        self.front: vec[i64] = filled(COPIES, NONE)
        self.open_first: vec[i64] = zeros(CARDS + 1)  # by card: the first of the pieces that lie open
        self.open_taken: vec[i64] = zeros(CARDS)  # by card: how many of them the ledger has named
        self.first: vec[i64] = zeros(SECRET_ZONES)  # by secret zone: its first piece
        self.taken: vec[i64] = zeros(SECRET_ZONES)  # by secret zone: how many have been said to be there
        self.size: vec[i64] = zeros(SECRET_ZONES)
        self.lay_open()
        for zone in range(BURIED, SECRET_ZONES):
            if self.size[zone] > 0:
                self.lay_secret(zone)

    def is_secret(self, zone: i64) -> bool:
        return HAND <= zone < SECRET_ZONES or zone in (PACKET, LEFTOVERS, BURIED)

    def lay_open(self) -> None:
        """Cards that all can see, card by card, those of one card by zone."""
        data = self.g.data
        place = self.g.place
        for card in range(CARDS):
            start = self.count
            self.open_first[card] = start
            for i in range(data.first[card], data.first[card + 1]):
                zone = place[data.copies[i]]
                if zone == PILE:
                    continue
                if self.is_secret(zone):
                    self.size[zone] += 1
                    continue
                at = self.count
                while at > start and self.zone[at - 1] > zone:
                    self.zone[at] = self.zone[at - 1]
                    at -= 1
                self.zone[at] = zone
                self.front[self.count] = card
                self.count += 1
        self.open_first[CARDS] = self.count

    def lay_secret(self, zone: i64) -> None:
        """The cards of a zone that not all can see; the seat knows them if they are in its own hand."""
        self.first[zone] = self.count
        if zone == self.own or (zone == PACKET and self.holds_packet):
            for card in range(CARDS):
                for _ in range(self.g.count_in(card, zone)):
                    self.front[self.count] = card
                    self.zone[self.count] = zone
                    self.count += 1
        else:
            for _ in range(self.size[zone]):
                self.zone[self.count] = zone
                self.count += 1

    def take_open(self, world: Shipwrights, card: i64) -> i64:
        """A piece that lies open for a card that was played: any that has not been named. NONE if there is none."""
        start = self.open_first[card] + self.open_taken[card]
        left = self.open_first[card + 1] - start
        if left == 0:
            return NONE
        chosen = start + one_of(world, left)
        zone = self.zone[chosen]
        self.zone[chosen] = self.zone[start]
        self.zone[start] = zone
        self.open_taken[card] += 1
        return start

    def take_secret(self, zone: i64) -> i64:
        """The next piece of a zone. NONE if there is none."""
        if self.taken[zone] == self.size[zone]:
            return NONE
        piece = self.first[zone] + self.taken[zone]
        self.taken[zone] += 1
        return piece

    def take_own(self, card: i64) -> i64:
        """A piece of the own hand that is this card and has not been named. NONE if there is none."""
        start = self.first[self.own]
        for piece in range(start + self.taken[self.own], start + self.size[self.own]):
            if self.front[piece] == card:
                self.front[piece] = self.front[start + self.taken[self.own]]
                self.front[start + self.taken[self.own]] = card
                return self.take_secret(self.own)
        return NONE
