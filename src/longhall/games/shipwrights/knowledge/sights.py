"""What an observation says of the cards: those that a seat sees, by place, and those that it has passed on today."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.knowledge.belief import holds_packet
from longhall.games.shipwrights.knowledge.ledger import DAY, LEFT, TOOK, copy_of, seat_of, what_of
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    CARD,
    CARDS,
    COPIES,
    CRAFTSMAN,
    DISCARDS,
    GOOD,
    GOODS,
    HAND,
    LEFTOVERS,
    NONE,
    PACKET,
    TABLE,
    WORKSHOP,
    rate,
)
from longhall.kernel.actions import SEAT, Axis
from longhall.kernel.fields import PUBLIC, Field
from longhall.kernel.observer import Observer
from longhall.kernel.sights import Sight, Sights
from longhall.kernel.state import zeros

PLACE: Final = Axis("place", ["hand", "packet", "leftovers", "discards", "table"])
ZONE_SHIFT: Final[i64] = 8  # a zone in what is remembered of a copy, which is a small number; above it the place
ZONE_BITS: Final[i64] = 255


def cards(observer: Observer, g: Shipwrights, seat: i64, at: i64, k: i64) -> None:
    """By place and card, how many the seat sees: the packet while it holds it, leftovers that it laid aside.

    Of every copy its zone and where it is counted are remembered. As long as the same seat sees the same zones, only a
    copy that lies elsewhere is looked at: to count all of them anew took twice as long as the rest of the row.
    """
    hand = HAND + seat
    packet: i64 = PACKET if g.packet_size > 0 and holds_packet(g, seat) else -1
    aside: i64 = LEFTOVERS if g.left_of(seat) == g.starter else -1
    out = observer.out
    last = observer.last
    place = g.place
    card_of = g.data.card_of
    eyes = (hand * 2 + (1 if packet >= 0 else 0)) * 2 + (1 if aside >= 0 else 0)
    are_same = last[k] == eyes
    last[k] = eyes
    for copy in range(COPIES):
        k += 1
        zone = place[copy]
        was = last[k]
        if are_same and was & ZONE_BITS == zone:
            continue
        seen: i64 = 0  # where it is counted, from 1; 0 for nowhere
        if zone == TABLE:
            seen = 4 * CARDS + card_of[copy] + 1
        elif zone == DISCARDS:
            seen = 3 * CARDS + card_of[copy] + 1
        elif zone == hand:
            seen = card_of[copy] + 1
        elif zone == packet:
            seen = CARDS + card_of[copy] + 1
        elif zone == aside:
            seen = 2 * CARDS + card_of[copy] + 1
        old = was >> ZONE_SHIFT
        last[k] = seen << ZONE_SHIFT | zone
        if old != seen:
            if old > 0:
                out[at + old - 1] -= 1
            if seen > 0:
                out[at + seen - 1] += 1


def passed(g: Shipwrights, seat: i64) -> vec[i64]:
    """By card, how many the seat has passed on today: others kept them, or laid them aside."""
    table = zeros(CARDS)
    book = g.book
    card_of = g.data.card_of
    i = g.moves - 1
    while i >= 0 and what_of(book[i]) != DAY:
        i -= 1
    is_known = False  # of the packet that the ledger is telling of: the seat has had it
    for line in range(i + 1, g.moves):
        what = what_of(book[line])
        if what in (TOOK, LEFT):
            if is_known:
                table[card_of[copy_of(book[line])]] += 1
            elif what == TOOK and seat_of(book[line]) == seat:
                is_known = True
        else:
            is_known = False
    if is_known and g.packet_size > 0:
        place = g.place
        for copy in range(COPIES):
            if place[copy] == PACKET:
                table[card_of[copy]] += 1
    return table


def top_rates(g: Shipwrights, seat: i64) -> vec[i64]:
    """What the back of the top card gives of each Good."""
    table = zeros(GOODS)
    if g.top != NONE:
        for good in range(GOODS):
            table[good] = rate(g.top, good)
    return table


SIGHTS: Final = Sights(
    seen={
        "cards": Sight(cards, PLACE, CARD, tokens=COPIES, covers=("hand", "packet", "leftovers", "discards", "table")),
        "passed": Sight(passed, CARD, covers=("ledger",)),
        "top_rates": Sight(top_rates, GOOD, covers=("top",)),
    },
    derived={
        "hand_size": Field(PUBLIC, SEAT),
        "packet_size": Field(PUBLIC),
        "pile_size": Field(PUBLIC),
        "discards_size": Field(PUBLIC),
        "ships": Field(PUBLIC, SEAT),
    },
    asked={"workshop": WORKSHOP, "craftsman": CRAFTSMAN},
    asked_sets={"types": GOOD},
    left_out={
        "ledger": "what was dealt, kept, drawn and played since the last shuffle; `passed` has today's share of it",
        "buried": "how many of the discards lie face down: `discards_size` less what `cards` counts there",
        "box": "cards that are not in the game; only positions written by hand have any",
    },
)
