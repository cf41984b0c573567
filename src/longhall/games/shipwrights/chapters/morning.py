"""The Morning: three packets are drafted, one after the other."""

from mypy_extensions import i64, mypyc_attr

from longhall.games.shipwrights.chapters.pile import draw, show_top
from longhall.games.shipwrights.frames import ShipDecision, ShipStep
from longhall.games.shipwrights.knowledge.ledger import DEALT, LEFT, TOOK, remember
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    CARDS,
    HAND,
    KEEP,
    KEPT,
    LEFT_OVER,
    LEFTOVERS,
    NONE,
    PACKET,
    PACKET_DRAWN,
    PACKET_HOLDS,
)
from longhall.kernel.frames import Frame
from longhall.kernel.sets import bit, lowest


class Morning(ShipStep):
    """Packets one to three, each finished before the next is drawn.  SW-17, SW-22"""

    def run(self, g: Shipwrights) -> None:
        g.push(DealPacket(1))


class DealPacket(ShipStep):
    """The starting player draws one card more than there are players.  SW-11, SW-13, SW-17, SW-18"""

    FIELDS = ("packet",)

    def __init__(self, packet: i64) -> None:
        self.packet: i64 = packet

    def run(self, g: Shipwrights) -> None:
        top = NONE
        size = g.players + g.data.packet_extra
        while g.packet_size < size and g.pile_size > 0:
            copy = draw(g, PACKET)
            g.packet_held |= bit(g.data.card_of[copy])
            g.packet_size += 1
            if top == NONE:
                top = copy
        if top != NONE:
            remember(g, DEALT, g.starter, top)
        g.emit(PACKET_DRAWN, g.starter, self.packet, g.packet_size)
        show_top(g)
        if self.packet < g.data.packets:
            g.become(DealPacket(self.packet + 1))
        hand_over(g, g.starter, self.packet)


def hand_over(g: Shipwrights, seat: i64, packet: i64) -> None:
    """The packet comes to a seat, which alone sees its cards.  SW-19"""
    if g.packet_size == 0:
        return
    g.reveal(1 << seat)
    if g.events is not None:
        for card in range(CARDS):
            for _ in range(g.count_in(card, PACKET)):
                g.tell(1 << seat, PACKET_HOLDS, card)
    g.push(asked_to_keep(g, seat, packet))


def asked_to_keep(g: Shipwrights, seat: i64, packet: i64) -> Frame:
    return KeepLast(seat, packet) if g.left_of(seat) == g.starter else Keep(seat, packet)


@mypyc_attr(acyclic=True, free_list_len=1)
class Keep(ShipDecision):
    """The holder keeps one card in secret and passes the rest clockwise.  SW-19"""

    FIELDS = ("seat", "packet")
    SPAN = [KEEP]

    def __init__(self, seat: i64, packet: i64) -> None:
        super().__init__(seat)
        self.packet: i64 = packet

    def legal(self, g: Shipwrights) -> None:
        # By why_not five times as long (interpreted 9.8 us instead of 2.0), in a quarter of all decisions.
        cards = g.packet_held
        while cards != 0:
            g.offer(KEEP.base + lowest(cards))
            cards &= cards - 1

    def why_not(self, g: Shipwrights, action: i64) -> str:
        return "" if (g.packet_held >> KEEP.arg(action)) & 1 == 1 else "SW-19"

    def apply(self, g: Shipwrights, action: i64) -> None:
        seat = self.seat
        card = KEEP.arg(action)
        copy = take_from_packet(g, card, HAND + seat)
        g.put_in_hand(seat, copy)
        remember(g, TOOK, seat, copy)
        g.tell(1 << seat, KEPT, seat, card)
        following = g.left_of(seat)
        if following == g.starter:
            lay_aside(g, seat)
        else:
            hand_over(g, following, self.packet)


class KeepLast(Keep):
    """The last drafter keeps one of the two cards left; there is nobody to pass the other to.  SW-20"""


def lay_aside(g: Shipwrights, seat: i64) -> None:
    """The last drafter lays the remaining card face down beside the board.  SW-20, SW-21"""
    while g.packet_size > 0:
        card = lowest(g.packet_held)
        copy = take_from_packet(g, card, LEFTOVERS)
        remember(g, LEFT, seat, copy)
        g.tell(1 << seat, LEFT_OVER, seat, card)


def take_from_packet(g: Shipwrights, card: i64, zone: i64) -> i64:
    copy = g.take(card, PACKET, zone)
    g.packet_size -= 1
    if not g.another:
        g.packet_held &= ~bit(card)
    return copy
