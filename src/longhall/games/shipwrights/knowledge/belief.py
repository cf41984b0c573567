"""What one seat has seen, and the worlds that fit it.

A seat has seen its own cards, every packet as it held it, and every card that was played. What it cannot know is dealt
anew from that alone: pieces.py lays out what the seat can see; origins.py decides which card lies in which hidden
place, as far as the seat has seen them pass; copies.py decides which copy each is, and so what is left in the pile.
"""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.morning import Keep
from longhall.games.shipwrights.knowledge.copies import Copies
from longhall.games.shipwrights.knowledge.ledger import (
    DEALT,
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
from longhall.games.shipwrights.knowledge.origins import Origins
from longhall.games.shipwrights.knowledge.pieces import Pieces
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import BACK, CARD_NAMES, HAND, LEFTOVERS, PACKET

ATTEMPTS = 10000  # the truth is a world that fits; more than 200 have never been needed


def holds_packet(g: Shipwrights, seat: i64) -> bool:
    """Whether the seat has the packet in hand now."""
    decision = g.waiting
    return isinstance(decision, Keep) and decision.seat == seat


def redeal(g: Shipwrights, seat: i64, seed: i64) -> Shipwrights:
    """Deal all that `seat` does not know anew, so that everything it has seen stays true. What others have seen becomes
    true of the new world. Nothing but what the seat has seen, and the seed, says which world comes out."""
    world = g.clone()
    world.reseed(seed)
    for _ in range(ATTEMPTS):
        origins = Origins(g, world, seat, Pieces(g, seat, holds_packet(g, seat)))
        if origins.choose():
            copies = Copies(g, world, origins)
            if copies.choose():
                copies.lay_out()
                world.withdraw_others(seat)
                world.reseed(world.random & 0xFFFFFFFFFFFF)
                return world
    raise RuntimeError(f"no world found that fits what seat {seat + 1} has seen")


def seen(g: Shipwrights, name: str, seat: i64) -> object:
    """What a seat knows of hidden cards, for `knows`."""
    if name == "hand":
        return [names(g, HAND + other) if other == seat else g.hand_size[other] for other in range(g.players)]
    if name == "packet":
        return names(g, PACKET) if holds_packet(g, seat) else g.packet_size
    if name == "leftovers":
        return names(g, LEFTOVERS) if seat >= 0 and g.left_of(seat) == g.starter else len(g.leftovers)
    if name == "buried":
        return len(g.buried)
    return [line_seen(g, i, seat) for i in range(g.moves)]


def names(g: Shipwrights, zone: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in g.kinds_in(zone)]


def line_seen(g: Shipwrights, i: i64, seat: i64) -> list[object]:
    """A line of the ledger as a seat has seen it: what and who always, the card if it was shown to the seat."""
    line = g.book[i]
    what = what_of(line)
    told: list[object] = [what, seat_of(line)]
    copy = copy_of(line)
    if what == DEALT:
        told.append(BACK.names[g.data.backs[g.data.back_of[copy]]] if copy != NO_COPY else None)
    if what == DREW_TOP:
        told.append(BACK.names[g.data.backs[g.data.back_of[copy]]])
    if what >= TOOK and (what == PLAYED or seat_of(line) == seat):
        told.append(CARD_NAMES[g.data.card_of[copy]])
        if what == PLAYED:
            told.append(is_gone(line))
        if what == TOOK:
            told.append(packet_seen(g, i))
    return told


def packet_seen(g: Shipwrights, taken: i64) -> list[str]:
    """What the packet held when the card of this line was taken from it."""
    kinds = [g.data.card_of[copy_of(g.book[taken])]]
    i = taken + 1
    while i < g.moves and what_of(g.book[i]) in (TOOK, LEFT):
        kinds.append(g.data.card_of[copy_of(g.book[i])])
        i += 1
    if i == g.moves:
        kinds.extend(g.kinds_in(PACKET))
    return [CARD_NAMES[kind] for kind in sorted(kinds)]


def packets_seen(g: Shipwrights, seat: i64) -> list[tuple[str, list[str]]]:
    """What has passed through the seat's hands since the pile was last shuffled: of each packet the card that it kept,
    and all that the packet held."""
    return [
        (CARD_NAMES[g.data.card_of[copy_of(g.book[i])]], packet_seen(g, i))
        for i in range(g.moves)
        if what_of(g.book[i]) == TOOK and seat_of(g.book[i]) == seat
    ]
