"""The parts of a view. The client's types are made from them."""

from typing import TypedDict


class Hand(TypedDict):
    element: str
    count: int
    cards: list[int] | None  # for its owner, and after the end
    known: list[int] | None  # for the others, where memory is kept: the cards that must be in it


class PileCard(TypedDict):
    element: str
    there: bool
    value: int | None  # for its owner, for whoever knows it where memory is kept, and after the end
    possible: list[int] | None  # for the others, where memory is kept: the cards that it may be


class Colour(TypedDict):
    colour: str
    seat: int | None
    hand: Hand
    piles: list[PileCard]


class View(TypedDict):
    round: int
    captain: str | None  # from the first round on
    acting: str | None
    colours: list[Colour]
    totals: list[int] | None  # this and what follows: after the end
    blamed: list[str] | None
    winners: list[str] | None
