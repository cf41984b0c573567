"""What people at a table are asked besides the game, and what they settle by what they say."""

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

from longhall.games.registry import game as find_game
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


def words(table: Table, ask: Ask) -> list[str]:
    """What can be said to it now: nobody waits for somebody who cannot come back."""
    is_gone = ask.kind == LEFT and all(seat != ask.seat for _, seat in table.leavers)
    return [word for word in WORDS[ask.kind] if not (is_gone and word == "wait")]


def said(table: Table, ask: Ask, seats: Sequence[int], word: str) -> Ask:
    if word not in words(table, ask):
        raise Fault(422, "invalid", {"where": "word"})
    return Ask(ask.kind, ask.seat, ask.opened, ask.until, {**ask.said, **dict.fromkeys(seats, word)}, ask.more)


def begins_next(table: Table, asker: int, out: Container[int]) -> int:
    """The seat that is the first of the next game: who sat second, or the host, for whom the asker stands in."""
    row = table.row
    if not find_game(row.game).seats_host_first(row.options):
        return 1
    return min((seat for holder, seat in table.holders if holder == row.host and seat not in out), default=asker)


def next_game(table: Table, ask: Ask) -> dict[str, Any] | None:
    """How the people will sit, as far as they have said by now: who is first, and whether that one names who begins."""
    if ask.kind != AGAIN:
        return None
    out = [seat for seat, word in ask.said.items() if word == "out"]
    names = find_game(table.row.game).seats_host_first(table.row.options)
    return {"first": begins_next(table, ask.seat, out), "names": names}


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
