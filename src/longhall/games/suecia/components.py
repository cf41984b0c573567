"""What the pieces say: prices, recipes, cards, tiles and mats as tables, read from data.toml and an edition.

Nothing here is known to the rules by heart: they ask these tables.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.terms import (
    CHITS,
    ESTATE_CARDS,
    ESTATES,
    KINDS,
    MATS,
    NATIONS,
    SQUARES,
    TIER_SIZE,
    TIERS,
    TILES,
)
from longhall.kernel.state import zeros

LARGEST_TABLE: Final = 5  # players


@final
class Components:
    """The tables of one edition, shared by all states of a match."""

    def __init__(self) -> None:
        # Resources and the market
        self.recipe: vec[i64] = zeros(KINDS)  # by advanced kind: the set of kinds that make it
        self.capacity: i64 = 0  # chits of a kind that the market holds
        self.market_start: i64 = 0
        self.market_price: i64 = 0  # units of a kind that a ship or mission pays for one from the market
        self.lost_every: i64 = 0  # of the units that find no shop every so-manieth is lost
        self.buying: vec[i64] = zeros(0)  # by tier and stock; 0 for impossible
        self.selling: vec[i64] = zeros(0)
        self.nobility_up_to: i64 = 0  # highest stock at which nobility collects
        self.clergy_from: i64 = 0  # lowest stock at which clergy collects
        # Estates
        self.deeds: vec[i64] = zeros(ESTATES * TIERS)  # by estate and tier: the set of deeds
        self.action_cost: vec[i64] = zeros(TIERS)
        self.copies: vec[i64] = zeros(ESTATE_CARDS)
        self.start_cards: vec[i64] = zeros(ESTATE_CARDS)  # what each player begins with
        self.rows: vec[i64] = zeros(LARGEST_TABLE + 1)  # by number of players
        self.columns: vec[i64] = zeros(LARGEST_TABLE + 1)
        # Ships and missions
        self.demand: vec[i64] = zeros(NATIONS * 2 * KINDS)  # by nation, side and kind
        self.returns: vec[i64] = zeros(NATIONS * 2 * CHITS)
        self.cards: vec[i64] = zeros(NATIONS)
        self.card_limit: vec[i64] = zeros(2)  # ships, missions
        self.new_missions: vec[i64] = zeros(2)  # taken for a flipped ship, a flipped mission
        # The city
        self.squares: i64 = 0  # the set of squares that can be built on
        self.supply_order: vec[i64] = zeros(TIERS * SQUARES)  # by tier: the squares in scanning order
        self.demand_order: vec[i64] = zeros(2 * SQUARES)  # by sort of card
        self.tile_kind: vec[i64] = zeros(TILES * TIERS)  # what a face shows
        self.tile_slots: vec[i64] = zeros(TILES * TIERS)  # the set of kinds that a face asks for
        self.tiles: vec[i64] = zeros(TILES)
        # Provinces
        self.majority: vec[i64] = zeros(MATS)
        self.ring: vec[i64] = zeros(MATS * 6)
        # Players and the score
        self.discs: i64 = 0
        self.start_chits: vec[i64] = zeros(KINDS)
        self.place_cost: i64 = 0
        self.building_points: vec[i64] = zeros(TIERS)
        self.mission_points: i64 = 0
        self.tie_value: vec[i64] = zeros(TIERS)

    def offers(self, estate: i64, tier: i64, deed: i64) -> bool:
        """Whether an estate's action of a tier can be this deed.  SU-15"""
        return (self.deeds[estate * TIERS + tier] >> deed) & 1 == 1

    def asks(self, nation: i64, side: i64, kind: i64) -> i64:
        """How many units of a kind a side of a ship or mission asks for.  SU-51"""
        return self.demand[(nation * 2 + side) * KINDS + kind]

    def gives(self, nation: i64, side: i64, chit: i64) -> i64:
        """How many chits a complete side returns.  SU-65"""
        return self.returns[(nation * 2 + side) * CHITS + chit]

    def buying_price(self, kind: i64, stock: i64) -> i64:
        """The price of the leftmost occupied space; 0 if there is none.  SU-70, SU-74"""
        return self.buying[kind // TIER_SIZE * (self.capacity + 1) + stock]

    def selling_price(self, kind: i64, stock: i64) -> i64:
        """The price of the space that the next chit would enter; 0 if there is none.  SU-70, SU-74"""
        return self.selling[kind // TIER_SIZE * (self.capacity + 1) + stock]

    def hex_kind(self, mat: i64, ring_index: i64) -> i64:
        return self.ring[mat * 6 + ring_index]
