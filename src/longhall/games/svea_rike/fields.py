# interpreted
"""Who may see each part of the state, and how it is written in positions: sets and event cards as lists of names."""

from typing import Any

from longhall.games.svea_rike.terms import (
    ACTIVITY,
    COPIES,
    COUNTRY,
    FIEF,
    HISTORY,
    ORDERED,
    PLACE,
    ROYAL,
    SOURCE,
    STAGE,
    TITLE,
)
from longhall.kernel.actions import SEAT, SEATS, Axis
from longhall.kernel.fields import DERIVED, OWNER, PUBLIC, SEEN, Field, PositionError, as_vec

MARKS = ["", "#2", "#3"]  # the second and third copy of a title: `heavy_loans#2`


class Members(Field):
    """A set of bits, or a table of them, written as lists of names."""

    members: list[str]

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

    members = TITLE.names
    layers = COPIES

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


# Section 2 of the rules says who sees what.
FIELDS: dict[str, Field] = {
    "data": Field(DERIVED),
    "liberty_russia": Field(PUBLIC),
    "mask_polls": Field(PUBLIC),
    "loan_cap": Field(PUBLIC),
    "bid_cap": Field(PUBLIC),
    # the game turn
    "turn": Field(PUBLIC),
    "reign": Field(PUBLIC),
    "royal": Field(PUBLIC, values=ROYAL),
    "royal_pile": Members(PUBLIC, members=ROYAL),
    "royal_discard": Members(PUBLIC, members=ROYAL),
    "royal_chosen": Field(PUBLIC),
    "protector": Field(PUBLIC),
    "war_fought": Field(PUBLIC),
    "leftmost": Field(PUBLIC, values=SEAT),
    "markers": Members(PUBLIC, members=SEAT),
    "turned_up": Field(PUBLIC, values=SEAT),
    # the move
    "mover": Field(PUBLIC, values=SEAT),
    "move_number": Field(PUBLIC),
    "activity": Field(PUBLIC, values=ACTIVITY),
    "income_source": Field(PUBLIC, values=SOURCE),
    "last_activity": Field(PUBLIC, values=ACTIVITY),
    "forced": Field(PUBLIC, values=ACTIVITY),
    "source": Field(PUBLIC, values=SOURCE),
    "ordered": Field(PUBLIC, values=ORDERED),
    "ordered_country": Field(PUBLIC, values=COUNTRY),
    "bad_harvest": Field(PUBLIC),
    "peasant_tax": Field(PUBLIC),
    "demand": Field(PUBLIC),
    "famine": Members(PUBLIC, members=FIEF),
    "low_demand": Members(PUBLIC, members=COUNTRY),
    "supplied": Members(PUBLIC, members=SEAT),
    # the purchase in hand
    "buying": Field(PUBLIC),
    "buyer": Field(PUBLIC, values=SEAT),
    "bought": Field(PUBLIC),
    "bought_place": Field(PUBLIC),
    "paid": Field(PUBLIC),
    "undone": Field(PUBLIC),
    "discount": Field(PUBLIC),
    "returned_fiefs": Members(PUBLIC, members=FIEF),
    "returned_cards": Members(PUBLIC, members=HISTORY),
    "cache": Field(PUBLIC),
    # what players own
    "gold": Field(PUBLIC, SEAT),
    "fiefs": Members(PUBLIC, SEAT, members=FIEF),
    "history": Members(PUBLIC, SEAT, members=HISTORY),
    "merchants": Field(PUBLIC, SEAT, COUNTRY),
    "loan_due": Field(PUBLIC, SEAT),
    "loan_new": Field(PUBLIC, SEAT),
    "bonus": Field(PUBLIC, SEAT),
    "penalty": Field(PUBLIC, SEAT),
    "bids": Field(PUBLIC, SEAT),
    "moves_begun": Field(PUBLIC, SEAT),
    # fiefs that nobody owns, and history cards
    "pool": Members(PUBLIC, members=FIEF),
    "enemy_held": Members(PUBLIC, members=FIEF),
    "lost": Members(PUBLIC, members=FIEF),
    "aside": Members(PUBLIC, members=FIEF),
    "row": Field(PUBLIC, PLACE, values=HISTORY),
    "pile": Members(PUBLIC, members=HISTORY),
    "under": Field(PUBLIC, values=HISTORY),
    "gone": Members(PUBLIC, members=HISTORY),
    # event cards
    "hand": EventCards(SEEN, SEAT),
    "draw_pile": EventCards(SEEN),
    "discard": EventPile(PUBLIC),
    "table": EventCards(PUBLIC),
    "fought": EventCards(PUBLIC, SEAT),
    "saved": EventCards(PUBLIC, SEAT),
    "known": EventCards(PUBLIC, SEAT),
    "shown": EventCards(PUBLIC),
    "used": EventCards(PUBLIC),
    "held": Field(DERIVED),
    "played": Field(DERIVED),
    "barred": Members(OWNER, SEAT, members=TITLE),
    "bars": Field(DERIVED),
    "precedence": Field(SEEN),
    "named": Field(PUBLIC),
    "asks": Field(DERIVED),
    "paper": Field(DERIVED),
    # war
    "enemy": Field(PUBLIC, values=COUNTRY),
    "army": Members(PUBLIC, members=ROYAL),
    "committed": Field(PUBLIC, SEAT, values=FIEF),
    "revealed": Field(PUBLIC, SEAT, values=FIEF),
    "participants": Members(PUBLIC, members=SEAT),
    "face_up": Members(PUBLIC, members=SEAT),
    "tactician": Members(PUBLIC, members=SEAT),
    "blockade": Members(PUBLIC, members=SEAT),
    "stage": Field(PUBLIC, values=STAGE),
    "strength": Field(PUBLIC, SEAT),
    "rewarded": Field(PUBLIC, values=SEAT),
    "booty_gold": Field(PUBLIC),
    "booty_fiefs": Members(PUBLIC, members=FIEF),
    "booty_cards": Field(PUBLIC),
    "booty_lost": Field(PUBLIC),
    "spared": Members(PUBLIC, members=SEAT),
    "war_round": Field(PUBLIC),
    "volley": Field(PUBLIC),
}
