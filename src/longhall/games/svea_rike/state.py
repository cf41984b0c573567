"""What lies on the table and in the hands; fields.py says who may see each part."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.components import Data
from longhall.games.svea_rike.fields import FIELDS
from longhall.games.svea_rike.sets import bit, count, has
from longhall.games.svea_rike.terms import (
    ALL_ROYALS,
    COPIES,
    COUNTRIES,
    FIGHTING,
    GATHERING,
    LOST,
    NONE,
    NOTHING,
    ROW,
    WON,
)
from longhall.kernel.fields import Field
from longhall.kernel.results import Result
from longhall.kernel.state import State, filled, zeros

NO_POLL: Final[list[list[i64]]] = []  # one list for all, which nobody changes


@final
class SveaRike(State):
    """SR-2 sixteen reigns."""

    FIELDS: ClassVar[dict[str, Field]] = FIELDS

    def __init__(self, source: "SveaRike | None", players: i64, data: Data) -> None:
        super().__init__(source, players)
        self.data = data
        self.paper: list[list[i64]] = NO_POLL  # to write the answers of a poll on
        if source is None:
            self.liberty_russia: bool = True
            self.mask_polls: bool = False
            self.loan_cap: i64 = 50
            self.bid_cap: i64 = 60

            self.turn: i64 = 1
            self.reign: i64 = 1  # game turns under this sovereign so far
            self.royal: i64 = NONE  # the royal card in force
            self.royal_pile: i64 = ALL_ROYALS
            self.royal_discard: i64 = 0
            self.royal_chosen: bool = False  # by Fall of the monarchy, instead of the draw
            self.protector: bool = False  # Protector government has been played
            self.war_fought: bool = False  # in this game turn
            self.leftmost: i64 = NONE  # the seat that moves first by Political influence
            self.markers: i64 = 0  # seats whose order markers lie face down; their order does not exist yet
            self.turned_up: list[i64] = []  # markers turned up

            self.mover: i64 = NONE
            self.move_number: i64 = 0  # of the mover in this game turn
            self.activity: i64 = NONE  # of this move
            self.income_source: i64 = NONE  # chosen in Culture & Science
            self.last_activity: i64 = NONE  # of the move before it, after Good administration
            self.forced: i64 = NONE  # by Intrigues
            self.source: i64 = NONE  # of income, as chosen last in Culture & Science
            self.ordered: i64 = NOTHING  # what happens when the present window closes
            self.ordered_country: i64 = NONE
            self.bad_harvest: bool = False  # played on this collection, and no Extra tax on peasants after it
            self.peasant_tax: bool = False  # Extra tax on peasants played on this collection
            self.demand: i64 = 0  # Demand for imported goods played on this collection
            self.famine: i64 = 0
            self.low_demand: i64 = 0
            self.supplied: i64 = 0  # seats with Supply train

            self.buying: i64 = 0  # nothing, a fief, a history card
            self.buyer: i64 = NONE
            self.bought: i64 = NONE  # the fief or card of the purchase in hand
            self.bought_place: i64 = NONE  # its place in the row
            self.paid: i64 = 0
            self.undone: bool = False  # by Conflict of interest
            self.discount: i64 = 0  # Noble marriages in effect
            self.returned_fiefs: i64 = 0  # in this purchase
            self.returned_cards: i64 = 0
            self.cache: bool = False  # Hidden cache is in effect in this move

            self.gold: vec[i64] = zeros(players)
            self.fiefs: vec[i64] = zeros(players)
            self.history: vec[i64] = zeros(players)
            self.merchants: vec[i64] = zeros(players * COUNTRIES)
            self.loan_due: vec[i64] = zeros(players)
            self.loan_new: vec[i64] = zeros(players)  # borrowed since the last own move began
            self.bonus: vec[i64] = zeros(players)  # status of SR-146
            self.penalty: vec[i64] = zeros(players)  # status of SR-147
            self.bids: vec[i64] = zeros(players)
            self.moves_begun: vec[i64] = zeros(players)  # for "pass until my next move"

            self.pool: i64 = 0
            self.enemy_held: i64 = 0
            self.lost: i64 = 0
            self.aside: i64 = 0  # colonies before the Expansion era
            self.row: vec[i64] = filled(ROW, NONE)
            self.pile: i64 = 0  # cards of the era's pile whose order nobody knows
            self.under: list[i64] = []  # cards put under it, the next one first
            self.gone: i64 = 0  # put away with an era, or removed from the game

            self.hand: vec[i64] = zeros(players * COPIES)  # by seat and copy: a set of titles
            self.held: vec[i64] = zeros(players)  # by seat: the titles in the hand
            self.draw_pile: vec[i64] = data.deck[:]
            self.discard: list[i64] = []
            self.table: vec[i64] = zeros(COPIES)  # cards being carried out
            self.fought: vec[i64] = zeros(players * COPIES)  # battle cards of the present war
            self.saved: vec[i64] = zeros(players * COPIES)  # battle cards of won wars
            self.known: vec[i64] = zeros(players * COPIES)  # cards of a hand that all saw being picked up
            self.shown: vec[i64] = zeros(COPIES)  # cards of which all know where they are
            self.used: vec[i64] = zeros(COPIES)  # cards played in the present window and those nested in it
            self.played: bool = False  # some card is among `used`
            self.barred: vec[i64] = zeros(players)  # titles that lost a contradiction roll in the present window
            self.bars: bool = False  # somebody is barred
            self.named: vec[i64] = filled(2, NONE)  # what the card announced last was aimed at
            self.precedence: list[i64] = []  # roll-offs about the order of plays, for those in them
            self.asks: i64 = NONE  # whom the present poll asks; worked out when it opens

            self.enemy: i64 = NONE
            self.army: i64 = 0  # royal cards of the enemy
            self.committed: vec[i64] = filled(players, NONE)
            self.revealed: vec[i64] = filled(players, NONE)  # what was shown in the last war, whatever came of it
            self.participants: i64 = 0
            self.face_up: i64 = 0  # seats whose fief still stands
            self.tactician: i64 = 0
            self.blockade: i64 = 0
            self.stage: i64 = GATHERING
            self.strength: vec[i64] = zeros(players)  # combat values at the end of the war
            self.rewarded: i64 = NONE
            self.booty_gold: i64 = 0
            self.booty_fiefs: i64 = 0
            self.booty_cards: list[i64] = []  # card and place in the row
            self.booty_lost: bool = False
            self.spared: i64 = 0  # seats with High treason! in this defeat
            self.war_round: i64 = 0  # in this war, from the first attack on
            self.volley: list[i64] = []  # the rolls of this round, see war.py; clones share it, and it is never changed
        else:
            self.liberty_russia = source.liberty_russia
            self.mask_polls = source.mask_polls
            self.loan_cap = source.loan_cap
            self.bid_cap = source.bid_cap
            self.turn = source.turn
            self.reign = source.reign
            self.royal = source.royal
            self.royal_pile = source.royal_pile
            self.royal_discard = source.royal_discard
            self.royal_chosen = source.royal_chosen
            self.protector = source.protector
            self.war_fought = source.war_fought
            self.leftmost = source.leftmost
            self.markers = source.markers
            self.turned_up = source.turned_up.copy()
            self.mover = source.mover
            self.move_number = source.move_number
            self.activity = source.activity
            self.income_source = source.income_source
            self.last_activity = source.last_activity
            self.forced = source.forced
            self.source = source.source
            self.ordered = source.ordered
            self.ordered_country = source.ordered_country
            self.bad_harvest = source.bad_harvest
            self.peasant_tax = source.peasant_tax
            self.demand = source.demand
            self.famine = source.famine
            self.low_demand = source.low_demand
            self.supplied = source.supplied
            self.buying = source.buying
            self.buyer = source.buyer
            self.bought = source.bought
            self.bought_place = source.bought_place
            self.paid = source.paid
            self.undone = source.undone
            self.discount = source.discount
            self.returned_fiefs = source.returned_fiefs
            self.returned_cards = source.returned_cards
            self.cache = source.cache
            self.gold = source.gold[:]
            self.fiefs = source.fiefs[:]
            self.history = source.history[:]
            self.merchants = source.merchants[:]
            self.loan_due = source.loan_due[:]
            self.loan_new = source.loan_new[:]
            self.bonus = source.bonus[:]
            self.penalty = source.penalty[:]
            self.bids = source.bids[:]
            self.moves_begun = source.moves_begun[:]
            self.pool = source.pool
            self.enemy_held = source.enemy_held
            self.lost = source.lost
            self.aside = source.aside
            self.row = source.row[:]
            self.pile = source.pile
            self.under = source.under.copy()
            self.gone = source.gone
            self.hand = source.hand[:]
            self.held = source.held[:]
            self.draw_pile = source.draw_pile[:]
            self.discard = source.discard.copy()
            self.table = source.table[:]
            self.fought = source.fought[:]
            self.saved = source.saved[:]
            self.known = source.known[:]
            self.shown = source.shown[:]
            self.used = source.used[:]
            self.played = source.played
            self.barred = source.barred[:]
            self.bars = source.bars
            self.named = source.named[:]
            self.precedence = source.precedence.copy()
            self.asks = source.asks
            self.enemy = source.enemy
            self.army = source.army
            self.committed = source.committed[:]
            self.revealed = source.revealed[:]
            self.participants = source.participants
            self.face_up = source.face_up
            self.tactician = source.tactician
            self.blockade = source.blockade
            self.stage = source.stage
            self.strength = source.strength[:]
            self.rewarded = source.rewarded
            self.booty_gold = source.booty_gold
            self.booty_fiefs = source.booty_fiefs
            self.booty_cards = source.booty_cards.copy()
            self.booty_lost = source.booty_lost
            self.spared = source.spared
            self.war_round = source.war_round
            self.volley = source.volley

    def clone(self) -> "SveaRike":
        return SveaRike(self, self.players, self.data)

    # What the table shows

    def era(self) -> i64:
        """The sovereign that the marker stands on decides the era.  SR-3"""
        return self.data.era[self.turn]

    def text(self) -> i64:
        """What the royal card in force reads."""
        return self.data.text(self.turn, self.royal)

    def crowns(self, seat: i64) -> i64:
        return self.data.crowns_on(self.fiefs[seat])

    def troops(self, seat: i64) -> i64:
        return self.data.troops_on(self.fiefs[seat])

    def military(self, seat: i64) -> i64:
        """Active military cards.  SR-71, SR-72"""
        return count(self.history[seat] & self.data.active[self.data.era[self.turn]])

    # A table that is read often is read into a variable first: taking it from the state counts references each time.

    def merchants_in(self, country: i64) -> i64:
        merchants = self.merchants
        total: i64 = 0
        for seat in range(self.players):
            total += merchants[seat * COUNTRIES + country]
        return total

    def rooms(self) -> i64:
        """The countries where one more merchant may go, as a set.  SR-42, SR-43"""
        most = self.data.merchant_bonus
        merchants = self.merchants
        found: i64 = 0
        for country in range(COUNTRIES):
            room = self.players + most[country]
            at = country
            while at < len(merchants):
                room -= merchants[at]
                at += COUNTRIES
            if room > 0 and country != self.enemy:
                found |= bit(country)
        return found

    def has_room(self, country: i64) -> bool:
        return has(self.rooms(), country)

    def row_cards(self) -> i64:
        """The face-up history cards, as a set."""
        row = self.row
        found: i64 = 0
        for place in range(ROW):
            if row[place] >= 0:
                found |= bit(row[place])
        return found

    def owner_of(self, fief: i64) -> i64:
        for seat in range(self.players):
            if has(self.fiefs[seat], fief):
                return seat
        return NONE

    def holder_of(self, card: i64) -> i64:
        """Who owns a history card."""
        for seat in range(self.players):
            if has(self.history[seat], card):
                return seat
        return NONE

    def is_broke(self, seat: i64) -> bool:
        """No fief and no gold.  SR-129"""
        return self.fiefs[seat] == 0 and self.gold[seat] == 0

    # Event cards. Copies of a title are told apart only because a card is played once in a window (section 5.2).

    def count_titles(self, seat: i64) -> None:
        hand = self.hand
        at = seat * COPIES
        self.held[seat] = hand[at] | hand[at + 1] | hand[at + 2]

    def playable(self, seat: i64) -> i64:
        """Titles of which the seat holds a copy that has not been played in this window."""
        if not self.played:
            return self.held[seat] & ~self.barred[seat]
        hand = self.hand
        used = self.used
        at = seat * COPIES
        held = (hand[at] & ~used[0]) | (hand[at + 1] & ~used[1]) | (hand[at + 2] & ~used[2])
        return held & ~self.barred[seat]

    def hand_size(self, seat: i64) -> i64:
        at = seat * COPIES
        return count(self.hand[at]) + count(self.hand[at + 1]) + count(self.hand[at + 2])

    def copies_held(self, seat: i64, title: i64) -> i64:
        """How many copies of a title the seat could play now."""
        held: i64 = 0
        for copy in range(COPIES):
            if has(self.hand[seat * COPIES + copy] & ~self.used[copy], title):
                held += 1
        return held

    def unlocated(self) -> i64:
        """Titles of which a copy may lie in any hand, as far as all can see."""
        deck = self.data.deck
        return (deck[0] & ~self.shown[0]) | (deck[1] & ~self.shown[1]) | (deck[2] & ~self.shown[2])

    def may_hold(self, seat: i64) -> i64:
        """Titles that all must reckon with in this hand: those unlocated, and those seen being picked up."""
        at = seat * COPIES
        if self.held[seat] == 0:
            return 0
        picked_up = (
            (self.known[at] & ~self.used[0])
            | (self.known[at + 1] & ~self.used[1])
            | (self.known[at + 2] & ~self.used[2])
        )
        return self.unlocated() | picked_up

    # Fiefs

    def lose_fief(self, seat: i64, fief: i64) -> None:
        """A fief leaves its owner; in a war it leaves the army as if turned down.  SR-105"""
        self.fiefs[seat] &= ~bit(fief)
        if self.enemy >= 0 and self.committed[seat] == fief:
            if has(self.participants, seat):
                self.face_up &= ~bit(seat)
                self.check_war()
            else:
                self.committed[seat] = NONE

    def check_war(self) -> None:
        """After every single change: without enemy cards Sweden has won, else without a fief face up it has lost.

        Where nobody marches, cards may still save the realm until the attacks begin.  SR-98, SR-104
        """
        if self.stage == FIGHTING:
            if self.army == 0:
                self.stage = WON
            elif self.face_up == 0 and self.participants != 0:
                self.stage = LOST

    def gain_fief(self, seat: i64, fief: i64) -> None:
        """It is owned at once.  SR-36"""
        self.fiefs[seat] |= bit(fief)

    # The kernel's questions

    def results(self) -> Result:
        from longhall.games.svea_rike.chapters.scoring import result

        return result(self)

    def redeal(self, seat: i64, seed: i64) -> "SveaRike":
        from longhall.games.svea_rike.knowledge.belief import redeal

        return redeal(self, seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        from longhall.games.svea_rike.knowledge.belief import seen

        return seen(self, name, seat)

    def derive(self) -> None:
        self.bars = False
        for seat in range(self.players):
            self.count_titles(seat)
            if self.barred[seat] != 0:
                self.bars = True
        self.played = self.used[0] | self.used[1] | self.used[2] != 0
