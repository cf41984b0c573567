"""What people at a table are asked besides the game, and what they settle by what they say."""

from collections import Counter
from collections.abc import Sequence

from longhall.server.faults import Fault
from longhall.server.hall.sitting import Ask
from longhall.server.hall.table import Table

ZERO, LEFT, PAUSE, AGAIN = "zero", "left", "pause", "again"

# What can be said to each; where as many say one thing as another, the first of them holds.
WORDS = {ZERO: ("more", "bot", "end"), LEFT: ("bot", "wait", "end"), PAUSE: ("yes", "no"), AGAIN: ("in", "out")}


def voters(table: Table, seat: int) -> list[int]:
    """The seats that are asked about something that a seat wants or that concerns it: other people's."""
    whose = {visitor for visitor, held in table.holders if held == seat}
    others = {held for visitor, held in table.holders if visitor not in whose}
    return sorted(number for number in others if number != seat and table.seats[number].kind == "person")


def said(ask: Ask, seats: Sequence[int], word: str) -> Ask:
    if word not in WORDS[ask.kind]:
        raise Fault(422, "invalid", {"where": "word"})
    return Ask(ask.kind, ask.seat, ask.opened, ask.until, {**ask.said, **dict.fromkeys(seats, word)}, ask.more)


def settled(ask: Ask, asked: Sequence[int], is_late: bool = False) -> str | None:
    """What they have settled; None while that is open.

    A pause needs everybody, a rematch waits for everybody to say something, all else is for more than half to say.
    """
    words = [ask.said[seat] for seat in asked if seat in ask.said]
    if ask.kind == PAUSE:
        if "no" in words or is_late:
            return "no"
        return "yes" if len(words) == len(asked) else None
    if ask.kind == AGAIN:
        return "in" if is_late or len(words) == len(asked) else None
    count = Counter(words)
    order = WORDS[ask.kind]
    best = max(order, key=lambda word: (count[word], -order.index(word)))
    return best if is_late or len(words) == len(asked) or 2 * count[best] > len(asked) else None
