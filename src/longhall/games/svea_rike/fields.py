# interpreted
"""How sets and event cards are written in positions: as lists of names."""

from typing import Any

from longhall.games.svea_rike.terms import COPIES, TITLE
from longhall.kernel.actions import SEATS, Axis
from longhall.kernel.tables import Field, PositionError, as_vec

MARKS = ["", "#2", "#3"]  # the second and third copy of a title: `heavy_loans#2`


class Members(Field):
    """A set of bits, or a table of them, written as lists of names."""

    def __init__(self, visibility: str, *axes: Axis, members: Axis) -> None:
        super().__init__(visibility, *axes)
        self.members = members.names

    def _leaf(self, value: Any, players: int) -> Any:
        names = SEATS[:players] if self.members is SEATS else self.members
        return [name for i, name in enumerate(names) if value >> i & 1]

    def _read_leaf(self, data: Any, current: Any, players: int, where: str) -> Any:
        if not isinstance(data, list):
            raise PositionError(where, "needs a list of names")
        value = 0
        for name in data:
            if name not in self.members:
                raise PositionError(where, f"there is no {name!r} here; there are {', '.join(self.members)}")
            value |= 1 << self.members.index(name)
        return value


class EventCards(Field):
    """Event cards by copy (three sets of titles), perhaps by seat, written as lists of titles."""

    def write(self, value: Any, players: int) -> Any:
        if self.axes:
            return {SEATS[s]: write_cards(list(value)[s * COPIES : s * COPIES + COPIES]) for s in range(players)}
        return write_cards(list(value))

    def read(self, data: Any, current: Any, players: int, where: str) -> Any:
        items = list(current)
        if not self.axes:
            return as_vec(read_cards(data, where))
        if not isinstance(data, dict):
            raise PositionError(where, "needs a table with the names of seats")
        for seat, cards in data.items():
            if seat not in SEATS[:players]:
                raise PositionError(where, f"there is no seat '{seat}'; there are {', '.join(SEATS[:players])}")
            start = SEATS.index(seat) * COPIES
            items[start : start + COPIES] = read_cards(cards, f"{where}.{seat}")
        return as_vec(items)


class EventPile(Field):
    """Event cards in order, the top one last: numbers of title and copy, written as names."""

    def write(self, value: Any, players: int) -> Any:
        return [card_name(card // COPIES, card % COPIES) for card in value]

    def read(self, data: Any, current: Any, players: int, where: str) -> Any:
        if not isinstance(data, list):
            raise PositionError(where, "needs a list of event cards")
        return [title * COPIES + copy for title, copy in (read_card(name, where) for name in data)]


def card_name(title: int, copy: int) -> str:
    return TITLE.names[title] + MARKS[copy]


def read_card(name: Any, where: str) -> tuple[int, int]:
    title, mark, number = str(name).partition("#")
    if title not in TITLE.names or mark + number not in MARKS:
        raise PositionError(where, f"there is no event card {name!r}")
    return TITLE.names.index(title), MARKS.index(mark + number)


def write_cards(copies: list[int]) -> list[str]:
    return [
        card_name(title, copy)
        for title in range(len(TITLE.names))
        for copy in range(COPIES)
        if copies[copy] >> title & 1
    ]


def read_cards(data: Any, where: str) -> list[int]:
    """A title named twice without a mark means its first two copies."""
    if not isinstance(data, list):
        raise PositionError(where, "needs a list of event cards")
    copies = [0] * COPIES
    for name in data:
        title, copy = read_card(name, where)
        while copy < COPIES and copies[copy] >> title & 1:
            copy += 1
        if copy == COPIES:
            raise PositionError(where, f"there are not so many copies of {TITLE.names[title]}")
        copies[copy] |= 1 << title
    return copies
