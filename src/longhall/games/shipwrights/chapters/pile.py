"""The Main Draw Pile and the discards.

The back of the top card is known to all, so it is drawn first; which of the cards with that back it is, is drawn only
when the card is taken. Nothing else of the pile's order exists. Both are drawn as `State.draw` does it, from tables of
another shape.
"""

from mypy_extensions import i64

from longhall.games.shipwrights.knowledge.ledger import forget
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BURIED,
    COPIES,
    DISCARDS,
    NONE,
    PILE,
    SHUFFLED,
    TOP_BACK,
    TOP_CARD,
    TOP_SHOWN,
    rate,
)
from longhall.kernel.chance import ChanceError, below, go_on


def turn_up(g: Shipwrights) -> None:
    """The next card lies on top: its back is there for all to see. Without a card there are no rates.  SW-32"""
    if g.pile_size == 0:
        g.top = NONE
        return
    data = g.data
    go_on(g)
    tape = g.tape
    if tape is not None and tape.dictated:
        back = tape.dictate(TOP_BACK)
        index = data.back_index[back]
        if index == NONE or g.backs_left[index] == 0:
            raise ChanceError(f"no card with the back {TOP_BACK.key(TOP_BACK.of(back))} lies in the pile")
        g.top = back
        return
    left = below(g.random, g.pile_size)
    backs_left = g.backs_left
    index = 0
    while left >= backs_left[index]:
        left -= backs_left[index]
        index += 1
    g.top = data.backs[index]
    if tape is not None:
        tape.record(TOP_BACK, g.top)


def top_copy(g: Shipwrights) -> i64:
    """Which card it is that lies on top: any of those in the pile with its back, all alike."""
    data = g.data
    place = g.place
    index = data.back_index[g.top]
    copy = data.back_first[index]
    go_on(g)
    tape = g.tape
    if tape is not None and tape.dictated:
        card = tape.dictate(TOP_CARD)
        for copy in range(data.back_first[index], data.back_first[index + 1]):
            if place[copy] == PILE and data.card_of[copy] == card:
                return copy
        raise ChanceError(f"{TOP_CARD.key(TOP_CARD.of(card))} with the back on top does not lie in the pile")
    count = g.backs_left[index]
    left = below(g.random, count)
    if 2 * left < count:
        while left > 0 or place[copy] != PILE:
            if place[copy] == PILE:
                left -= 1
            copy += 1
    else:  # the same copy, counted from the nearer end
        copy = data.back_first[index + 1] - 1
        left = count - 1 - left
        while left > 0 or place[copy] != PILE:
            if place[copy] == PILE:
                left -= 1
            copy -= 1
    # Of equal cards with equal backs the first is taken, as when the card is dictated by name.
    while copy > data.back_first[index] and place[copy - 1] == PILE and data.card_of[copy - 1] == data.card_of[copy]:
        copy -= 1
    if tape is not None:
        tape.record(TOP_CARD, data.card_of[copy])
    return copy


def draw(g: Shipwrights, zone: i64) -> i64:
    """Take the top card of a pile that has one, and lay it into a zone. An empty pile is made anew at once.  SW-11"""
    copy = top_copy(g)
    g.place[copy] = zone
    g.backs_left[g.data.back_of[copy]] -= 1
    g.pile_size -= 1
    if g.pile_size == 0 and g.discards_size > 0:
        shuffle(g)
    turn_up(g)
    return copy


def shuffle(g: Shipwrights) -> None:
    """All discards become the pile, those lying face down too; no card lying anywhere else does.  SW-11, SW-12"""
    data = g.data
    g.emit(SHUFFLED, g.discards_size)
    for copy in range(COPIES):
        zone = g.place[copy]
        if zone in (DISCARDS, BURIED):
            g.place[copy] = PILE
            g.backs_left[data.back_of[copy]] += 1
    g.pile_size += g.discards_size
    g.discards_size = 0
    forget(g)


def discard(g: Shipwrights, copy: i64) -> None:
    """A card goes face up onto the discards. If there is no pile, it becomes the pile.  SW-13, SW-14"""
    g.place[copy] = DISCARDS
    g.discards_size += 1
    renew(g)


def renew(g: Shipwrights) -> None:
    """Make a pile that had run out as soon as there are discards again.  SW-13"""
    if g.pile_size == 0:
        shuffle(g)
        turn_up(g)
        show_top(g)


def show_top(g: Shipwrights) -> None:
    """All see the back on top."""
    if g.events is not None:
        if g.top == NONE:
            g.emit(TOP_SHOWN, 0, 0, 0)
        else:
            g.emit(TOP_SHOWN, rate(g.top, 0), rate(g.top, 1), rate(g.top, 2))
