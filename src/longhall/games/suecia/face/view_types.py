"""The parts of a view. The client's types are made from them."""

from typing import Literal, TypedDict


class Action(TypedDict):
    """The turn's last opened action, and what has moved on the market in it."""

    deed: str
    tier: str
    estate: str
    phase: str
    moved_in: list[str]
    moved_out: list[str]
    sold: list[str]
    bought: list[str]


class Space(TypedDict):
    price: int
    room: int
    chits: int


class MarketRow(TypedDict):
    element: str
    kind: str
    stock: int
    capacity: int
    spaces: list[Space]
    buying: int | None
    selling: int | None
    collects: list[str]  # the estates that may collect it at this stock
    wanted: list[str]  # squares with an empty slot of it, as a supply meets them
    given: list[str]  # squares whose shop can give one, as ships or missions meet them; the first is paid one of it
    from_market: int  # what a ship or mission pays for one where no shop can give it


class Slot(TypedDict):
    kind: str
    full: bool


class Square(TypedDict):
    """A square of the city."""

    element: str
    square: str
    row: int
    column: int
    usable: bool


class EmptySquare(Square):
    tile: None


class TiledSquare(Square):
    tile: str
    face: str
    kind: str
    turns_to: str | None
    owner: int | None
    slots: list[Slot]


class City(TypedDict):
    rows: int
    columns: int
    squares: list[EmptySquare | TiledSquare]


class Hex(TypedDict):
    element: str
    direction: str
    q: int
    r: int
    kind: str
    farm: int | None


class Mat(TypedDict):
    element: str
    mat: str
    q: int
    r: int
    rotation: int
    majority: str
    castle: int | None
    church: int | None
    hexes: list[Hex]


class Site(TypedDict):
    element: str
    site: str
    q: int
    r: int


class Zone(TypedDict):
    mats: list[Mat]
    sites: list[Site]


class Laying(TypedDict):
    """The mat that is being laid: what each rotation would put into the six directions."""

    mat: str
    zone: str
    q: int | None
    r: int | None
    rotations: list[dict[str, str]] | None


class ReserveMat(TypedDict):
    element: str
    mat: str
    tier: str
    majority: str
    ring: list[str]


class ReserveTile(TypedDict):
    element: str
    tile: str
    left: int
    basic: str
    advanced: str
    slots: list[str]


class Side(TypedDict):
    """What a side of a ship or mission asks for and returns."""

    demand: dict[str, int]
    returns: dict[str, int]


class ReserveCard(TypedDict):
    element: str
    nation: str
    sort: str
    left: int
    front: Side
    back: Side


class Supply(TypedDict):
    """What would become of the produce of a group of farms."""

    element: str  # its first hex, which names it
    kind: str
    farms: int
    churches: list[int]  # owners of churches beside it, who gain one each
    squares: list[str]  # shops that get one, in order
    market: int
    lost: int


class Unit(TypedDict):
    """A unit that a ship or mission would load, and what is paid for it in its kind."""

    kind: str
    card: str  # the element of the ship or mission
    square: str | None  # of the shop that gives it; nothing if it comes from the market
    owner: int | None  # of that shop, who is paid
    price: int


class Load(TypedDict):
    """What the ships or missions of a nation would load if they took all that can be had and paid."""

    nation: str
    sort: str
    units: list[Unit]
    returns: dict[str, int]  # of the cards that would be full


class Part(TypedDict):
    """A row of the score: how many, what each is worth, and what they bring."""

    part: Literal["west", "north", "basic", "advanced", "missions"]
    count: int
    worth: int
    points: int


class Hand(TypedDict):
    element: str
    count: int
    cards: dict[str, int] | None
    known: dict[str, int]


class PlayedCard(TypedDict):
    card: str
    estate: str


class Column(TypedDict):
    element: str
    room: int
    cards: list[PlayedCard]
    next: int | None  # how many actions the next card here will give; nothing if it is full


class Card(Side):
    """A ship or mission that a player has taken."""

    element: str
    slot: str
    nation: str
    sort: str
    flipped: bool
    cargo: dict[str, int]


class Bonus(TypedDict):
    bonus: str
    by: list[str]
    open: bool


class Player(TypedDict):
    element: str
    seat: int
    points: int
    parts: list[Part]
    building_points: int
    fulfilled: int
    resource_value: int
    discs: int
    chits: dict[str, int]
    escrow: dict[str, int]
    hand: Hand
    tableau: list[Column]
    cards: list[Card]
    bonuses: list[Bonus]
    bonuses_used: list[str]


class Pile(TypedDict):
    element: str
    count: int


class FaceUp(TypedDict):
    element: str
    card: str | None


class Drawn(TypedDict):
    element: str
    seat: int
    card: str | None


class View(TypedDict):
    turn: int
    turns: int
    active: int
    over: bool
    action: Action | None
    step: Literal["card", "actions", "bonus", "draw", "over"]
    pool: dict[str, int]
    estates: dict[str, dict[str, list[str]]]  # by estate and tier: what its actions can be
    action_cost: dict[str, int]  # by tier, in actions of the estate
    routes: dict[str, list[str]]  # squares in order: supply of basic and advanced kinds, ships, missions
    supplies: list[Supply] | None  # while a group of farms is chosen
    loads: list[Load]  # of the seat to move, while it chooses an action or loads
    market: list[MarketRow]
    city: City
    provinces: dict[str, Zone]
    laying: Laying | None
    mats: list[ReserveMat]
    tiles: list[ReserveTile]
    cards: list[ReserveCard]
    players: list[Player]
    pile: Pile
    face_up: FaceUp
    drawn: Drawn | None
    playing: str | None
