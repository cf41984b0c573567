"""The parts of a view. The client's types are made from them."""

from typing import Literal, TypedDict


class KnownCard(TypedDict):
    """A card of one's own hand that others know to be there."""

    value: int
    seats: list[int]


class Hand(TypedDict):
    element: str
    count: int
    cards: list[int] | None  # for its owner, and after the end
    known: list[int] | None  # for the others, where memory is kept: the cards that must be in it
    seen_by: list[KnownCard] | None  # for its owner, where memory is kept: what others know of it by what they saw


class PileCard(TypedDict):
    element: str
    there: bool
    value: int | None  # for its owner, for whoever knows it where memory is kept, and after the end
    possible: list[int] | None  # for the others, where memory is kept: the cards that it may be
    seen_by: list[int] | None  # for its owner, where memory is kept: the seats that know it by what they saw


class Colour(TypedDict):
    colour: str
    seat: int | None
    hand: Hand
    piles: list[PileCard]


class Comparison(TypedDict):
    """A group of piles with one total in which colours are compared, and those with the lowest mark."""

    about: Literal["blame", "reward"]
    total: int
    piles: list[int]
    marks: dict[str, int]  # of the colours compared
    lowest: list[str]


class View(TypedDict):
    round: int
    phase: Literal["build", "inspect", "fix"] | None  # in a round
    captain: str | None  # from the first round on
    order: list[
        str
    ]  # the colours as they act, the Captain's first; those before the acting one have acted in this phase
    acting: str | None
    colours: list[Colour]
    totals: list[int] | None  # this and what follows: after the end
    blamed: list[str] | None
    winners: list[str] | None
    verdict: list[Comparison] | None  # what decided, in order; nothing where all piles are equal
