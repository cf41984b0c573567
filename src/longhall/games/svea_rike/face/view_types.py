"""The parts of a view. The client's types are made from them."""

from typing import TypedDict


class LeafedThrough(TypedDict):
    card: str
    text: str
    troops: int
    lies: str


class Royal(TypedDict):
    element: str
    card: str | None
    text: str
    pile: int
    discard: list[str]
    cards: list[LeafedThrough] | None


class Order(TypedDict):
    turned_up: list[int]
    face_down: int
    leftmost: int | None


class Move(TypedDict):
    number: int
    activity: str | None
    not_again: str | None
    forced: str | None
    bad_harvest: bool
    peasant_tax: bool
    demand: int
    cache: bool


class Country(TypedDict):
    country: str
    element: str
    limit: int
    merchants: list[int]
    low_demand: bool
    at_war: bool


class Fief(TypedDict):
    fief: str
    element: str
    owner: int | None
    lies: str
    price: int
    crowns: int
    troops: int
    flag: str | None
    finnish: bool
    colony: bool
    famine: bool
    region: list[str]


class Card(TypedDict):
    """A history card."""

    card: str
    series: str
    cost: int
    commander: bool
    active: bool


class PlacedCard(Card):
    """A history card in the row or before a player."""

    element: str


class EmptyPlace(TypedDict):
    """A place of the row without a card."""

    element: str
    card: None


class HistoryPile(TypedDict):
    element: str
    count: int
    under: list[str]


class Events(TypedDict):
    element: str
    count: int
    discard: list[str]
    table: list[str]
    used: list[str]


class Hand(TypedDict):
    element: str
    count: int
    cards: list[str] | None
    spent: list[str] | None
    picked_up: list[str]


class Loan(TypedDict):
    due: int
    new: int


class Income(TypedDict):
    fiefs: int | None
    commerce: int


class Player(TypedDict):
    seat: int
    family: str
    element: str
    gold: int
    crowns: int
    troops: int
    military: int
    merchants: int
    fiefs: list[str]
    history: list[PlacedCard]
    hand: Hand
    barred: list[str] | None
    battles: list[str]
    fought: list[str]
    loan: Loan
    supplied: bool
    moves: int
    income: Income
    status: int


class ArmyCard(TypedDict):
    element: str
    card: str
    troops: int


class Soldier(TypedDict):
    seat: int
    fief: str
    takes_part: bool
    up: bool
    fallen: bool
    value: int
    tactician: bool


class Booty(TypedDict):
    gold: int
    fiefs: list[str]
    cards: list[str]


class War(TypedDict):
    country: str
    stage: str
    army: list[ArmyCard]
    committed: list[Soldier]
    blockade: list[int]
    spared: list[int]
    rewarded: int | None
    booty: Booty


class Purchase(TypedDict):
    buyer: int
    what: str
    paid: int
    discount: int
    returned: list[str]


class Score(TypedDict):
    status: int
    parts: dict[str, int]
    ties: dict[str, int]


class View(TypedDict):
    turn: int
    turns: int
    years: str
    era: str
    reign: int
    protector: bool
    royal: Royal
    order: Order
    mover: int | None
    move: Move | None
    window: str | None
    masked: bool
    countries: list[Country]
    fiefs: list[Fief]
    row: list[PlacedCard | EmptyPlace]
    pile: HistoryPile
    gone: list[str]
    events: Events
    players: list[Player]
    war: War | None
    purchase: Purchase | None
    bids: list[int] | None
    over: bool
    scores: list[Score] | None
