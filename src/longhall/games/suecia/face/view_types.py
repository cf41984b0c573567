"""The parts of a view. The client's types are made from them."""

from typing import TypedDict


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
    pool: dict[str, int]
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
