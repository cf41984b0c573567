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
    left: dict[str, int]  # by what they mean in this era: the cards still in the pile
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
    figures: dict[str, int]  # what it brings, by what for


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


class EventCard(TypedDict):
    """What an event card says about itself."""

    windows: list[str]  # the moments at which it may be played
    copies: int
    battle: bool  # it lies before its player until the war ends


class Events(TypedDict):
    element: str
    count: int
    discard: list[str]
    table: list[str]
    used: list[str]
    cards: dict[str, EventCard]  # by title, of those that this view shows


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
    palaces: int  # more with Agriculture
    queens: int  # more with Commerce


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
    upkeep: int  # in peace, as things stand
    series: dict[str, int]  # history cards by series
    parts: dict[str, int]  # the status, by what it comes from
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
    value: int  # troops of the fief and the bonus of military cards: what a die may show at most to hit
    troops: int
    bonus: int
    upkeep: int  # what the fief costs in this war
    tactician: bool


class Roll(TypedDict):
    """A die of this round of the war; without a seat it is the enemy's."""

    seat: int | None
    value: int
    die: int
    hit: bool


class Booty(TypedDict):
    gold: int
    fiefs: list[str]
    cards: list[str]


class War(TypedDict):
    country: str
    stage: str
    round: int  # of attacks, from 1; 0 before the first
    rolls: list[Roll]
    gains: list[str]  # fiefs of the enemy that a victory frees
    losses: list[str]  # fiefs that a defeat loses, before anybody returns one
    rewards: list[list[int]]  # participants in the order in which they would be rewarded; the equal roll for it
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


class Rates(TypedDict):
    """How much of a thing makes a point of status; of a series all cards beyond `series_free` do."""

    gold: int
    crowns: int
    troops: int
    merchants: int
    series_free: int
    trade: list[int]  # what so many merchants in one country earn; more than the last earn no more


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
    rates: Rates
    players: list[Player]
    war: War | None
    purchase: Purchase | None
    bids: list[int] | None
    over: bool
    scores: list[Score] | None
