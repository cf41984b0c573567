"""The components as tables: what is printed on fiefs, royal cards and history cards. Shared by all clones."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.terms import CARDS_OF_HISTORY, COPIES, FIEFS, FIRST_WAR, ROYALS, TITLES
from longhall.kernel.state import zeros

MARRIAGE_GOLD: Final[i64] = 2  # off the price of a fief for every crown
RICH: Final[i64] = 99  # more gold than anything costs


def sums(values: vec[i64]) -> vec[i64]:
    """Sums of `values` over every set of eight neighbours: three runs of 256, so that a set of 24 takes three looks."""
    table = zeros(3 * 256)
    for run in range(3):
        for members in range(256):
            total: i64 = 0
            for i in range(8):
                if (members >> i) & 1 == 1:
                    total += values[run * 8 + i]
            table[run * 256 + members] = total
    return table


def added(table: vec[i64], members: i64) -> i64:
    return table[members & 255] + table[256 + ((members >> 8) & 255)] + table[512 + ((members >> 16) & 255)]


@final
class Data:
    """Tables are indexed by fief, history card, royal card or title; sets are bits."""

    def __init__(self, turns: i64) -> None:
        self.turns: i64 = turns
        self.era: vec[i64] = zeros(turns + 1)  # by game turn, from 1
        self.years: list[str] = []
        # set-up
        self.start_gold: i64 = 0
        self.start_hand: i64 = 0
        self.start_fiefs: vec[i64] = zeros(6 * 5)  # by number of players and seat: a set of fiefs
        # fiefs
        self.price: vec[i64] = zeros(FIEFS)
        self.crowns: vec[i64] = zeros(FIEFS)
        self.troops: vec[i64] = zeros(FIEFS)
        self.crown_sums: vec[i64] = zeros(1)
        self.troop_sums: vec[i64] = zeros(1)
        self.fiefs_for: vec[i64] = zeros(1)  # by Noble marriages and gold (up to RICH): the fiefs that can be paid
        self.cards_for: vec[i64] = zeros(1)  # by gold (up to RICH): the history cards that can be paid
        self.region: vec[i64] = zeros(FIEFS)  # the fief itself and every fief with a land border to it
        self.three_crowns: i64 = 0
        self.regiments: i64 = 0  # fiefs with troops
        self.finnish: i64 = 0
        self.colonies: i64 = 0
        self.flag: vec[i64] = zeros(4)  # by country: the fiefs with its flag
        self.flags: i64 = 0
        # merchants
        self.merchant_bonus: vec[i64] = zeros(4)
        self.merchant_income: vec[i64] = zeros(1)
        # royal cards
        self.royal_text: vec[i64] = zeros(3 * ROYALS)  # by era and card
        self.royal_troops: vec[i64] = zeros(ROYALS)
        self.with_troops: vec[i64] = zeros(8)  # by number of troops: a set of royal cards
        self.most_troops: i64 = 0
        # history cards
        self.cost: vec[i64] = zeros(CARDS_OF_HISTORY)
        self.series: vec[i64] = zeros(CARDS_OF_HISTORY)
        self.of_era: vec[i64] = zeros(3)
        self.of_series: vec[i64] = zeros(6)
        self.active: vec[i64] = zeros(3)  # by era: military cards that give their bonus  SR-72
        self.mortal: i64 = 0  # may be removed by Plague! and Untimely death  SR-73
        self.turn_gold: vec[i64] = zeros(CARDS_OF_HISTORY)  # paid at the start of every game turn
        self.peace_gold: vec[i64] = zeros(CARDS_OF_HISTORY)  # paid there unless the royal card reads WAR
        self.gold_cards: i64 = 0
        self.land_reform: i64 = 0
        self.hansa: i64 = 0
        self.hat_party: i64 = 0
        self.offices: i64 = 0
        self.factories: i64 = 0
        self.east_india: i64 = 0
        # event cards
        self.copies: vec[i64] = zeros(TITLES)
        self.deck: vec[i64] = zeros(COPIES)  # by copy: the titles that have it
        # numbers
        self.gold_per_sp: i64 = 0
        self.crowns_per_sp: i64 = 0
        self.troops_per_sp: i64 = 0
        self.merchants_per_sp: i64 = 0
        self.series_free: i64 = 0
        self.upkeep_peace: i64 = 0
        self.upkeep_war: i64 = 0
        self.palace_gold: i64 = 0
        self.queen_gold: i64 = 0
        self.military_bonus: i64 = 0
        self.enemy_cards_extra: i64 = 0
        self.enemy_cards_extra_russia_liberty: i64 = 0
        self.reward_gold_dice: i64 = 0
        self.moves_per_turn: i64 = 0
        self.turns_per_reign: i64 = 0
        self.titles: vec[i64] = zeros(1)

    def price_of(self, fief: i64, marriages: i64) -> i64:
        """The printed price, 2 gold less per crown for every Noble marriage, not below nothing.  SR-33"""
        price = self.price[fief] - MARRIAGE_GOLD * self.crowns[fief] * marriages
        if price < 0:
            price = 0
        return price

    def fiefs_within(self, gold: i64, marriages: i64) -> i64:
        """Fiefs that can be paid at once with so much gold.  SR-35"""
        if gold > RICH:
            gold = RICH
        if marriages > COPIES:
            marriages = COPIES
        return self.fiefs_for[marriages * (RICH + 1) + gold]

    def cards_within(self, gold: i64) -> i64:
        """History cards that can be paid with so much gold.  SR-35"""
        if gold > RICH:
            gold = RICH
        return self.cards_for[gold]

    def crowns_on(self, fiefs: i64) -> i64:
        return added(self.crown_sums, fiefs)

    def troops_on(self, fiefs: i64) -> i64:
        return added(self.troop_sums, fiefs)

    def text(self, turn: i64, royal: i64) -> i64:
        """What a royal card reads in the era of this game turn; no card means peace.  SR-6, SR-11, SR-19"""
        if royal < 0:
            return 0
        return self.royal_text[self.era[turn] * ROYALS + royal]

    def is_war(self, text: i64) -> bool:
        return text >= FIRST_WAR
