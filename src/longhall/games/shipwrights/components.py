"""The components as tables of numbers: what stands on the cards, and the figures of the rules.

Nothing here is a constant of the program: an edition may change every figure. `reading.py` fills it from data.toml.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.terms import BUILDINGS, CARDS, COPIES, CRAFTSMEN, GOODS, SHIPS, TOOLS, TOWNSFOLK
from longhall.kernel.state import zeros

# How a Building scores.
FIXED: i64 = 0
PER_GOLD: i64 = 1
PER_NONMILITANT_SHIP: i64 = 2
MILL_CAPACITY: i64 = 3


@final
class Components:
    """Shared by all clones of a state, and never changed once it is read.

    The 128 copies are numbered by back, those of one back by card, so that a draw looks at neighbours only.
    """

    def __init__(self) -> None:
        # Copies
        self.card_of: vec[i64] = zeros(COPIES)
        self.back_of: vec[i64] = zeros(COPIES)  # index into `backs`
        self.copies: vec[i64] = zeros(COPIES)  # card by card, in the order of data.toml
        self.first: vec[i64] = zeros(CARDS + 1)  # where a card's copies begin in `copies`
        self.backs: vec[i64] = zeros(0)  # the different backs, numbered on the axis BACK
        self.back_index: vec[i64] = zeros(0)  # from the axis BACK to `backs`
        self.back_first: vec[i64] = zeros(1)  # where a back's copies begin among the 128
        self.back_cards: vec[i64] = zeros(0)  # by back: the cards of which some copy has it, as bits

        # Ships
        self.ship_vp: vec[i64] = zeros(SHIPS)
        self.ship_military: vec[i64] = zeros(SHIPS)
        self.ship_gold: vec[i64] = zeros(SHIPS)
        self.ship_workers: vec[i64] = zeros(SHIPS)
        self.ship_goods: vec[i64] = zeros(SHIPS * GOODS)
        self.ship_craftsmen: vec[i64] = zeros(SHIPS * CRAFTSMEN)  # how many of each kind
        self.ship_kinds: vec[i64] = zeros(SHIPS)  # the kinds of Craftsman needed, as bits
        self.mill_icons: vec[i64] = zeros(SHIPS)
        self.worker_icons: vec[i64] = zeros(SHIPS)
        self.gold_icons: vec[i64] = zeros(SHIPS)

        # Craftsmen, Tools, Buildings
        self.hire_gold: vec[i64] = zeros(CRAFTSMEN)
        self.tool_gold: vec[i64] = zeros(TOOLS)
        self.tool_waives: vec[i64] = zeros(TOOLS)  # a Good, or NONE
        self.cart: vec[i64] = zeros(GOODS)
        self.cart_moves: i64 = 0
        self.building_gold: vec[i64] = zeros(BUILDINGS)
        self.building_workers: vec[i64] = zeros(BUILDINGS)
        self.building_scoring: vec[i64] = zeros(BUILDINGS)
        self.building_vp: vec[i64] = zeros(BUILDINGS)  # Victory Points, or the rate that the scoring uses
        self.building_base: vec[i64] = zeros(BUILDINGS)  # what the Mill must hold before it scores

        # Townsfolk: what a card costs and brings, in the columns of the general operations
        self.cost_gold: vec[i64] = zeros(TOWNSFOLK)
        self.cost_workers: vec[i64] = zeros(TOWNSFOLK)
        self.reaches_own: vec[i64] = zeros(TOWNSFOLK)  # 1: may be sent against the own board
        self.blocked: vec[i64] = zeros(TOWNSFOLK)  # 1: a Watchman stops it
        self.gain_gold: vec[i64] = zeros(TOWNSFOLK)
        self.gain_gold_each: vec[i64] = zeros(TOWNSFOLK)  # for every player who has gone before
        self.others_lose: vec[i64] = zeros(TOWNSFOLK)
        self.gain_workers: vec[i64] = zeros(TOWNSFOLK)
        self.gain_goods: vec[i64] = zeros(TOWNSFOLK)
        self.draw: vec[i64] = zeros(TOWNSFOLK)
        self.only_draws: vec[i64] = zeros(TOWNSFOLK)  # 1: without a card to draw it does nothing
        self.discard_min: i64 = 0
        self.discard_max: i64 = 0
        self.draw_over: i64 = 0
        self.exchange_min: i64 = 0
        self.exchange_max: i64 = 0
        self.exchange_gain: i64 = 0
        self.raid_gold: i64 = 0

        # Figures of the rules
        self.start_gold: i64 = 0
        self.start_workers: i64 = 0
        self.start_goods: i64 = 0
        self.gold_max: i64 = 0
        self.row_max: i64 = 0
        self.mill_base: i64 = 0
        self.mill_floor: i64 = 0
        self.village: i64 = 0
        self.last_ship: i64 = 0
        self.last_day: i64 = 0
        self.draws_max: i64 = 0
        self.packets: i64 = 0
        self.packet_extra: i64 = 0
        self.buy_gold: i64 = 0
        self.buy_workers: i64 = 0
        self.worker_gold: i64 = 0
        self.icon_gold: i64 = 0
        self.workers_base: i64 = 0
        self.workers_min: i64 = 0
        self.bonus: i64 = 0
        self.bonus_min: i64 = 0
