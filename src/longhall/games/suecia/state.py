"""What lies on the table and in the hands, and who may see each part."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.geometry import CELLS, q_of, r_of
from longhall.games.suecia.components import Components
from longhall.games.suecia.terms import (
    BONUS,
    BONUSES,
    CHIT,
    CHITS,
    CLOSED,
    COLUMN,
    COLUMNS,
    DEED,
    DIRECTION,
    ESTATE,
    ESTATE_CARD,
    ESTATE_CARDS,
    ESTATES,
    HEXES,
    KIND,
    KINDS,
    MAT,
    MATS,
    NATION,
    PHASE,
    PLAYED,
    ROTATION,
    ROW,
    ROWS,
    SITES,
    SLOT,
    SLOTS,
    SORT_SIZE,
    SQUARE,
    SQUARES,
    TIER,
    TIERS,
    TILE,
)
from longhall.kernel.actions import SEAT, Axis
from longhall.kernel.fields import DERIVED, OWNER, PUBLIC, SEEN, Field
from longhall.kernel.frames import NOBODY
from longhall.kernel.piles import new_pile
from longhall.kernel.results import Result
from longhall.kernel.state import State, filled, zeros

NONE: Final[i64] = -1
CELL: Final = Axis("cell", [f"{q_of(at)},{r_of(at)}" for at in range(CELLS)])


@final
class Suecia(State):
    """Everything is open but the estate hands, the card just drawn and the order of the pile.  SU-5"""

    FIELDS: ClassVar[dict[str, Field]] = {
        # the turn
        "turn": Field(PUBLIC),
        "active": Field(PUBLIC, values=SEAT),
        "pool": Field(PUBLIC, ESTATE),
        "deed": Field(PUBLIC, values=DEED),
        "deed_tier": Field(PUBLIC, values=TIER),
        "deed_estate": Field(PUBLIC, values=ESTATE),
        "phase": Field(PUBLIC, values=PHASE),
        "moved_in": Field(PUBLIC),
        "moved_out": Field(PUBLIC),
        "sold": Field(PUBLIC),
        "bought": Field(PUBLIC),
        "escrow": Field(PUBLIC, SEAT, KIND),
        "opportunity": Field(PUBLIC, SEAT, BONUS),
        "bonus_used": Field(PUBLIC, SEAT),
        # resources
        "every_unit": Field(PUBLIC),
        "stock": Field(PUBLIC, KIND),
        "in_play": Field(PUBLIC, CHIT),
        "chits": Field(PUBLIC, SEAT, CHIT),
        # estate cards
        "hand": Field(OWNER, SEAT, ESTATE_CARD),
        "hand_size": Field(PUBLIC, SEAT),
        "known": Field(PUBLIC, SEAT, ESTATE_CARD),
        "pile": Field(SEEN, values=ESTATE_CARD),
        "face_up": Field(PUBLIC, values=ESTATE_CARD),
        "drawn": Field(SEEN, values=ESTATE_CARD),
        "playing": Field(PUBLIC, values=ESTATE_CARD),
        "tableau": Field(PUBLIC, SEAT, COLUMN, ROW, values=PLAYED),
        # ships and missions
        "cards": Field(PUBLIC, NATION),
        "card": Field(PUBLIC, SEAT, SLOT, values=NATION),
        "flipped": Field(PUBLIC, SEAT, SLOT),
        "cargo": Field(PUBLIC, SEAT, SLOT, KIND),
        # the city
        "discs": Field(PUBLIC, SEAT),
        "tiles": Field(PUBLIC, TILE),
        "tile": Field(PUBLIC, SQUARE, values=TILE),
        "face": Field(PUBLIC, SQUARE, values=TIER),
        "shop": Field(PUBLIC, SQUARE, values=SEAT),
        "goods": Field(PUBLIC, SQUARE, KIND),
        # the provinces
        "centre": Field(PUBLIC, MAT, values=CELL),
        "rotation": Field(PUBLIC, MAT, values=ROTATION),
        "castle": Field(PUBLIC, MAT, values=SEAT),
        "church": Field(PUBLIC, MAT, values=SEAT),
        "farm": Field(PUBLIC, MAT, DIRECTION, values=SEAT),
        # what follows from the rest: the pieces of the edition, and sets of places as bits (see city.py, provinces.py)
        "data": Field(DERIVED),
        "slots": Field(DERIVED),
        "loaded": Field(DERIVED),
        "shops": Field(DERIVED),
        "built": Field(DERIVED),
        "advanced": Field(DERIVED),
        "laid": Field(DERIVED),
        "churches": Field(DERIVED),
        "sites": Field(DERIVED),
        "near": Field(DERIVED),
        "hexes": Field(DERIVED),
        "farmed": Field(DERIVED),
        "farms": Field(DERIVED),
    }

    def __init__(self, source: "Suecia | None", players: i64, data: Components) -> None:
        """A new state is the table before set-up: every piece in the reserve, every chit too."""
        super().__init__(source, players)
        self.data = data
        if source is None:
            # The turn
            self.pool: vec[i64] = zeros(ESTATES)  # by estate: actions left in this turn
            self.escrow: vec[i64] = zeros(players * KINDS)  # by owner and kind: payments of a demand, set aside
            self.opportunity: vec[i64] = zeros(players * BONUSES)  # by seat and bonus: kinds, or complete cards
            self.bonus_used: vec[i64] = zeros(players)  # by seat: the set of bonuses taken this turn
            # Resources
            self.stock: vec[i64] = zeros(KINDS)  # by kind: chits on the market
            self.in_play: vec[i64] = zeros(CHITS)  # by kind: chits taken from the reserve and not given back
            self.chits: vec[i64] = zeros(players * CHITS)  # by seat and kind, fulfilled missions too
            # Estate cards
            self.hand: vec[i64] = zeros(players * ESTATE_CARDS)  # by seat and card
            self.hand_size: vec[i64] = zeros(players)
            self.known: vec[i64] = zeros(players * ESTATE_CARDS)  # by seat and card: what all know of the hand
            self.pile = new_pile(list(data.copies))
            # by seat, column and row: card * 2 + the half on top, or NONE
            self.tableau: vec[i64] = filled(players * COLUMNS * ROWS, NONE)
            # Ships and missions
            self.cards: vec[i64] = data.cards[:]  # by nation: cards in the reserve
            self.card: vec[i64] = filled(players * SLOTS, NONE)  # by seat and slot: the nation, or NONE
            self.flipped: vec[i64] = zeros(players * SLOTS)  # by seat and slot
            self.cargo: vec[i64] = zeros(players * SLOTS * KINDS)  # by seat, slot and kind
            # The city
            self.discs: vec[i64] = filled(players, data.discs)  # by seat: discs not on the table
            self.tiles: vec[i64] = data.tiles[:]  # by type: tiles in the reserve
            self.tile: vec[i64] = filled(SQUARES, NONE)  # by square: the type, or NONE
            self.face: vec[i64] = zeros(SQUARES)  # by square: the tier that is up
            self.shop: vec[i64] = filled(SQUARES, NOBODY)  # by square: the owner, or NOBODY
            self.goods: vec[i64] = zeros(SQUARES * KINDS)  # by square and kind: chits on the tile
            # The provinces
            self.centre: vec[i64] = filled(MATS, NONE)  # by mat: its cell, or NONE while in the reserve
            self.rotation: vec[i64] = zeros(MATS)
            self.castle: vec[i64] = filled(MATS, NOBODY)  # by mat: the owner, or NOBODY
            self.church: vec[i64] = filled(MATS, NOBODY)
            self.farm: vec[i64] = filled(HEXES, NOBODY)  # by mat and direction: the owner, or NOBODY
            # Derived
            self.slots: vec[i64] = zeros(KINDS)  # by kind: squares whose face asks for it
            self.loaded: vec[i64] = zeros(KINDS)  # by kind: squares where a chit of it lies
            self.shops: vec[i64] = zeros(players)  # by seat: squares
            self.sites: vec[i64] = filled(TIERS * SITES, NONE)  # by zone: legal centres of the next mat, then NONE
            self.near: vec[i64] = zeros(HEXES)  # by hex: hexes of its zone that share an edge with it
            self.hexes: vec[i64] = zeros(KINDS)  # by kind: hexes of its zone that bear it, on the table
            self.farmed: vec[i64] = zeros(TIERS)  # by zone: hexes with a farm
            self.farms: vec[i64] = zeros(players * TIERS)  # by seat and zone: hexes
            # Numbers
            self.every_unit: bool = False  # option: every unit moves the price
            self.turn: i64 = 0
            self.active: i64 = 0
            self.deed: i64 = NONE  # the turn's last opened action
            self.deed_tier: i64 = NONE
            self.deed_estate: i64 = NONE
            self.phase: i64 = CLOSED
            self.moved_in: i64 = 0  # kinds of which a chit has entered the market in this action
            self.moved_out: i64 = 0
            self.sold: i64 = 0  # kinds sold in this action
            self.bought: i64 = 0
            self.face_up: i64 = NONE
            self.drawn: i64 = NONE
            self.playing: i64 = NONE
            self.built: i64 = 0  # squares with a tile
            self.advanced: i64 = 0  # squares with an advanced face
            self.laid: i64 = 0  # mats on the table
            self.churches: i64 = 0  # mats with a church
        else:
            self.pool = source.pool[:]
            self.escrow = source.escrow[:]
            self.opportunity = source.opportunity[:]
            self.bonus_used = source.bonus_used[:]
            self.stock = source.stock[:]
            self.in_play = source.in_play[:]
            self.chits = source.chits[:]
            self.hand = source.hand[:]
            self.hand_size = source.hand_size[:]
            self.known = source.known[:]
            self.pile = source.pile.copy()
            self.tableau = source.tableau[:]
            self.cards = source.cards[:]
            self.card = source.card[:]
            self.flipped = source.flipped[:]
            self.cargo = source.cargo[:]
            self.discs = source.discs[:]
            self.tiles = source.tiles[:]
            self.tile = source.tile[:]
            self.face = source.face[:]
            self.shop = source.shop[:]
            self.goods = source.goods[:]
            self.centre = source.centre[:]
            self.rotation = source.rotation[:]
            self.castle = source.castle[:]
            self.church = source.church[:]
            self.farm = source.farm[:]
            self.slots = source.slots[:]
            self.loaded = source.loaded[:]
            self.shops = source.shops[:]
            self.sites = source.sites[:]
            self.near = source.near[:]
            self.hexes = source.hexes[:]
            self.farmed = source.farmed[:]
            self.farms = source.farms[:]
            self.every_unit = source.every_unit
            self.turn = source.turn
            self.active = source.active
            self.deed = source.deed
            self.deed_tier = source.deed_tier
            self.deed_estate = source.deed_estate
            self.phase = source.phase
            self.moved_in = source.moved_in
            self.moved_out = source.moved_out
            self.sold = source.sold
            self.bought = source.bought
            self.face_up = source.face_up
            self.drawn = source.drawn
            self.playing = source.playing
            self.built = source.built
            self.advanced = source.advanced
            self.laid = source.laid
            self.churches = source.churches

    def clone(self) -> "Suecia":
        return Suecia(self, self.players, self.data)

    # Small questions that many rules ask

    def owns(self, seat: i64, kind: i64) -> i64:
        """How many chits of a kind the seat holds."""
        return self.chits[seat * CHITS + kind]

    def can_place(self, seat: i64, kind: i64) -> bool:
        """Whether the seat can pay for a building of this kind.  SU-20"""
        return self.chits[seat * CHITS + kind] >= self.data.place_cost

    def column_height(self, seat: i64, column: i64) -> i64:
        rows = self.data.rows[self.players]
        start = (seat * COLUMNS + column) * ROWS
        height: i64 = 0
        while height < rows and self.tableau[start + height] != NONE:
            height += 1
        return height

    def cards_of(self, seat: i64, sort: i64) -> i64:
        """How many ships or missions the seat has."""
        count: i64 = 0
        for slot in range(sort * SORT_SIZE, (sort + 1) * SORT_SIZE):
            if self.card[seat * SLOTS + slot] != NONE:
                count += 1
        return count

    def cards_left(self, sort: i64) -> i64:
        """How many ships or missions are in the reserve."""
        first = sort * SORT_SIZE
        return self.cards[first] + self.cards[first + 1] + self.cards[first + 2]

    def results(self) -> Result:
        from longhall.games.suecia.chapters.scoring import result

        return result(self)

    def derive(self) -> None:
        """Work out again what follows from the pieces on the table."""
        from longhall.games.suecia.chapters.city import derive_city
        from longhall.games.suecia.chapters.provinces import derive_provinces

        derive_city(self)
        derive_provinces(self)

    def redeal(self, seat: i64, seed: i64) -> "Suecia":
        from longhall.games.suecia.knowledge.belief import redeal

        return redeal(self, seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        from longhall.games.suecia.knowledge.belief import seen

        return seen(self, name, seat)
