"""The parts of a view. The client's types are made from them."""

from typing import Literal, NotRequired, TypedDict


class Stack(TypedDict):
    """Equal cards together."""

    element: str
    card: str
    count: int


class Pile(TypedDict):
    element: str
    count: int
    back: dict[str, str | int] | None  # `name`, and by good how many gold buys


class Discards(TypedDict):
    element: str
    count: int
    cards: list[Stack]
    face_down: int


class Packet(TypedDict):
    element: str
    number: int | None
    holder: int | None
    count: int
    cards: list[Stack] | None


class Leftovers(TypedDict):
    element: str
    seat: int | None
    count: int
    cards: list[Stack] | None


class Passed(TypedDict):
    """A packet that went through the seat's hands."""

    kept: str
    held: list[str]


class Need(TypedDict):
    """What a Ship needs to be finished: Gold, Workers, a Good or a Craftsman, and how much of it there is."""

    thing: str
    needed: int
    there: int  # on the board; of Craftsmen in the row
    in_hand: int  # of one's own Craftsmen
    waived: bool  # the Tool spares it


class Workshop(TypedDict):
    element: str
    workshop: str
    card: str | None
    needs: list[Need]
    lacking: int  # how much of all that is not there, for all that the seat can see


class Tool(TypedDict):
    element: str
    card: str | None
    load: dict[str, int] | None


class Building(TypedDict):
    element: str
    card: str
    points: int


class Tonight(TypedDict):
    """What the Evening brings as things stand, and what it takes because there is no room for it."""

    gold: int
    gold_of_village: int
    gold_of_ships: int
    gold_lost: int
    workers: int
    workers_of_village: int
    workers_of_ships: int
    workers_lost: int
    goods_lost: int


class Hand(TypedDict):
    element: str
    count: int
    cards: list[Stack] | None


class Board(TypedDict):
    element: str
    seat: int
    gold: int
    gold_max: int
    workers: int
    village: int
    mill: dict[str, int]
    goods: int
    capacity: int
    workers_income: int
    gold_icons: int
    military: int
    bonus: int  # for the most arms, as things stand
    points: int  # of Ships and Buildings, without the bonus
    tonight: Tonight | None  # until the Evening
    row: list[Stack]
    row_max: int
    workshops: list[Workshop]
    fleet: list[Stack]
    ships: int
    ships_to_end: int
    tool: Tool
    buildings: list[Building]
    watchmen: Stack
    pioneers: Stack
    hand: Hand


class Score(TypedDict):
    ships: int
    buildings: int
    bonus: int
    total: int


class Purchase(TypedDict):
    gold: int
    workers: int


class Card(TypedDict):
    """What is printed on a card; `figures` are the variables of its text."""

    group: Literal["ship", "craftsman", "townsfolk", "tool", "building"]
    craftsmen: NotRequired[list[str]]
    figures: dict[str, int]


class View(TypedDict):
    day: int
    last_day: int
    phase: Literal["over", "setup", "morning", "evening", "afternoon"]
    starter: int | None
    next_start: int | None
    tomorrow: int | None  # who starts the next day as things stand
    end_triggered: bool  # this day is the last
    order: list[int]  # of the seats today, in the Morning and in the Afternoon
    turns_done: int
    active: int | None
    pile: Pile
    discards: Discards
    played: list[str]
    packet: Packet
    leftovers: Leftovers
    passed: list[Passed]
    boards: list[Board]
    scores: list[Score] | None
    purchase: Purchase
    cards: dict[str, Card]
