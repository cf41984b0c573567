"""The parts of a view. The client's types are made from them."""

from typing import Literal, NotRequired, TypedDict


class Question(TypedDict):
    """What the decision on top is about; which of these there are depends on the decision."""

    role: NotRequired[str]
    chooser: NotRequired[str]
    left: NotRequired[int]
    material: NotRequired[str]
    cycle: NotRequired[int]
    cycles: NotRequired[int]
    talk: NotRequired[Literal["offers", "answers", "counters"]]  # the step of the Inventory
    cause: NotRequired[str]  # why a material must be built


class Share(TypedDict):
    """What a role brings a seat: so many goods, or, with the crafts, so many exchanges."""

    seat: str
    count: int


class Role(TypedDict):
    role: str
    element: str
    taken_by: str | None
    shares: list[Share] | None  # if the seat that chooses now took it, in the order in which they are served


class SupplyGood(TypedDict):
    element: str
    value: int
    count: int
    copies: int


class Sum(TypedDict):
    """What the goods on all ships add up to, as far as the seat can tell."""

    lowest: int
    highest: int


class Supply(TypedDict):
    material: str
    element: str
    status: Literal["built", "mandatory", "eligible", "locked", "waiting"]
    goods: list[SupplyGood]
    sum: Sum | None  # of a built material, where memory is kept or the goods lie open


class Good(TypedDict):
    """Goods of one kind in a bundle."""

    material: str
    value: int
    count: int


class HandGood(Good):
    element: str


class Hand(TypedDict):
    element: str
    count: int
    goods: list[HandGood] | None
    known: list[HandGood] | None  # of another's hand, where memory is kept: the goods that must be in it
    owned: list[HandGood] | None  # and what its owner has in all, in the hand and on the ship


class Seen(TypedDict):
    """What an inspector saw on a square, where memory is kept."""

    value: int
    round: int
    certain: bool


class Look(TypedDict):
    """What another saw on one's own square, where memory is kept."""

    seat: str
    value: int
    round: int
    certain: bool


class Square(TypedDict):
    element: str
    material: str
    occupied: bool
    value: int | None  # for its owner, for whoever knows it where memory is kept, and after the end
    seen: Seen | None
    possible: list[int] | None  # for the others, where memory is kept: the goods that it may be
    seen_by: list[Look] | None  # for its owner, where memory is kept: the last look of every seat that looked


class Ship(TypedDict):
    element: str
    squares: list[Square]


class Seat(TypedDict):
    seat: str
    element: str
    leader: bool
    role: str | None
    hand: Hand
    ship: Ship


class Trade(TypedDict):
    partner: str
    give: list[Good]
    want: list[Good]


class Offer(Trade):
    element: str
    proposer: str


class Talks(TypedDict):
    offers: list[Offer]
    counters: list[Offer]


class Answer(TypedDict):
    """A seat's own sealed answer so far."""

    choices: list[str]
    draft: Trade | None


class Ending(TypedDict):
    totals: dict[str, int]
    failed: list[str]
    winner: str | None
    decided_by: str | None


class View(TypedDict):
    round: int
    max_rounds: int
    step: Literal["over", "inventory", "building", "inspection", "roles"]
    acting: str | None
    order: list[str]  # of the seats in this step; in the Inventory all act at once
    question: Question
    leader: str | None  # from the first round on
    you: str | None
    inventory: bool
    memory: Literal["kept", "own"]
    needed: int
    roles: list[Role]
    supply: list[Supply]
    seats: list[Seat]
    talks: Talks | None
    answer: Answer | None
    ending: Ending | None
