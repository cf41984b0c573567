"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from longhall.games.svea_rike.chapters.activities import IncomeSource, SendMerchant
from longhall.games.svea_rike.chapters.after_war import ChooseReward, ReturnFief
from longhall.games.svea_rike.chapters.cards.history import Bury
from longhall.games.svea_rike.chapters.cards.turn import NameRoyal
from longhall.games.svea_rike.chapters.ending import SellForDebt
from longhall.games.svea_rike.chapters.money import AcceptBid, Bids, SellFief
from longhall.games.svea_rike.chapters.move import ChooseActivity
from longhall.games.svea_rike.chapters.office import UseOffice
from longhall.games.svea_rike.chapters.play import CancelWindow, NameTarget, PickupWindow
from longhall.games.svea_rike.chapters.purchase import BuyCard, BuyFief, FurtherCard
from longhall.games.svea_rike.chapters.turn import FirstMerchant
from longhall.games.svea_rike.chapters.war import Commitment
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.knowledge.sights import booty, discarded, hand_sizes, own_cards, pile_size
from longhall.games.svea_rike.state import SveaRike
from longhall.kernel.observer import Observer
from longhall.kernel.state import State


@final
class GameObserver(Observer):
    def write(self, state: State, seat: i64, row: i64) -> None:
        g = cast(SveaRike, state)
        players = self.players
        out = self.out
        last = self.last
        at: i64 = row * self.width
        k: i64 = row * self.memory
        new: i64 = 0
        other: i64 = 0
        start: i64 = 0
        table: vec[i64] = last
        decision: i64 = -1
        of_seat: i64 = -1
        of_number: i64 = 0
        of_scientist: i64 = 0
        of_office: i64 = 0
        of_player: i64 = -1
        of_window: i64 = -1
        of_again: i64 = 0
        of_title: i64 = -1
        of_copy: i64 = 0
        of_first: i64 = 0
        of_amount: i64 = 0
        of_reason: i64 = -1
        of_offered: i64 = 0
        of_fief: i64 = -1
        top = g.waiting
        if isinstance(top, FurtherCard):
            decision = 6
            of_seat = top.seat
            of_player = top.player
            of_number = top.number
            of_scientist = top.scientist
        elif isinstance(top, Window):
            decision = 8
            of_seat = top.seat
            of_window = top.window
            of_player = top.player
            of_again = top.again
        elif isinstance(top, CancelWindow):
            decision = 10
            of_seat = top.seat
            of_player = top.player
            of_title = top.title
        elif isinstance(top, PickupWindow):
            decision = 11
            of_seat = top.seat
            of_player = top.player
            of_title = top.title
            of_copy = top.copy
        elif isinstance(top, Bids):
            decision = 15
            of_seat = top.seat
            of_player = top.player
            of_fief = top.fief
        elif isinstance(top, Commitment):
            decision = 17
            of_seat = top.seat
        elif isinstance(top, FirstMerchant):
            decision = 0
            of_seat = top.seat
        elif isinstance(top, ChooseActivity):
            decision = 1
            of_seat = top.seat
        elif isinstance(top, SendMerchant):
            decision = 2
            of_seat = top.seat
        elif isinstance(top, IncomeSource):
            decision = 3
            of_seat = top.seat
        elif isinstance(top, BuyFief):
            decision = 4
            of_seat = top.seat
        elif isinstance(top, BuyCard):
            decision = 5
            of_seat = top.seat
            of_number = top.number
            of_scientist = top.scientist
            of_office = top.office
        elif isinstance(top, UseOffice):
            decision = 7
            of_seat = top.seat
        elif isinstance(top, NameTarget):
            decision = 9
            of_seat = top.seat
            of_title = top.title
            of_copy = top.copy
            of_first = top.first
        elif isinstance(top, NameRoyal):
            decision = 12
            of_seat = top.seat
        elif isinstance(top, Bury):
            decision = 13
            of_seat = top.seat
        elif isinstance(top, SellFief):
            decision = 14
            of_seat = top.seat
            of_amount = top.amount
            of_reason = top.reason
            of_offered = top.offered
        elif isinstance(top, AcceptBid):
            decision = 16
            of_seat = top.seat
            of_fief = top.fief
        elif isinstance(top, ChooseReward):
            decision = 18
            of_seat = top.seat
        elif isinstance(top, ReturnFief):
            decision = 19
            of_seat = top.seat
        elif isinstance(top, SellForDebt):
            decision = 20
            of_seat = top.seat
            of_offered = top.offered
        # seat
        new = seat + 1
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # asked
        out[at] = 1 if self.is_asked(g, seat) else 0
        at += 1
        # decision
        new = decision + 1
        if new != last[k]:
            self.mark(at, k, new, 21)
        at += 21
        k += 1
        # decision.seat
        new = of_seat
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # decision.number
        out[at] = i16(of_number)
        at += 1
        # decision.scientist
        out[at] = i16(of_scientist)
        at += 1
        # decision.office
        out[at] = i16(of_office)
        at += 1
        # decision.player
        new = of_player
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # decision.window
        new = of_window + 1
        if new != last[k]:
            self.mark(at, k, new, 23)
        at += 23
        k += 1
        # decision.again
        out[at] = i16(of_again)
        at += 1
        # decision.title
        new = of_title + 1
        if new != last[k]:
            self.mark(at, k, new, 56)
        at += 56
        k += 1
        # decision.copy
        out[at] = i16(of_copy)
        at += 1
        # decision.first
        out[at] = i16(of_first)
        at += 1
        # decision.amount
        out[at] = i16(of_amount)
        at += 1
        # decision.reason
        new = of_reason + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # decision.offered
        new = of_offered
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # decision.fief
        new = of_fief + 1
        if new != last[k]:
            self.mark(at, k, new, 24)
        at += 24
        k += 1
        # liberty_russia
        out[at] = 1 if g.liberty_russia else 0
        at += 1
        # mask_polls
        out[at] = 1 if g.mask_polls else 0
        at += 1
        # loan_cap
        out[at] = i16(g.loan_cap)
        at += 1
        # bid_cap
        out[at] = i16(g.bid_cap)
        at += 1
        # turn
        out[at] = i16(g.turn)
        at += 1
        # reign
        out[at] = i16(g.reign)
        at += 1
        # royal
        new = g.royal + 1
        if new != last[k]:
            self.mark(at, k, new, 24)
        at += 24
        k += 1
        # royal_pile
        new = g.royal_pile
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # royal_discard
        new = g.royal_discard
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # royal_chosen
        out[at] = 1 if g.royal_chosen else 0
        at += 1
        # protector
        out[at] = 1 if g.protector else 0
        at += 1
        # war_fought
        out[at] = 1 if g.war_fought else 0
        at += 1
        # leftmost
        new = g.leftmost
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # markers
        new = g.markers
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # mover
        new = g.mover
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # move_number
        out[at] = i16(g.move_number)
        at += 1
        # activity
        new = g.activity + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # income_source
        new = g.income_source + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # last_activity
        new = g.last_activity + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # forced
        new = g.forced + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # source
        new = g.source + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # ordered
        new = g.ordered + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # ordered_country
        new = g.ordered_country + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # bad_harvest
        out[at] = 1 if g.bad_harvest else 0
        at += 1
        # peasant_tax
        out[at] = 1 if g.peasant_tax else 0
        at += 1
        # demand
        out[at] = i16(g.demand)
        at += 1
        # famine
        new = g.famine
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # low_demand
        new = g.low_demand
        if new != last[k]:
            self.flip(at, k, new, 4)
        at += 4
        k += 1
        # supplied
        new = g.supplied
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # buying
        out[at] = i16(g.buying)
        at += 1
        # buyer
        new = g.buyer
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # bought
        out[at] = i16(g.bought)
        at += 1
        # bought_place
        out[at] = i16(g.bought_place)
        at += 1
        # paid
        out[at] = i16(g.paid)
        at += 1
        # undone
        out[at] = 1 if g.undone else 0
        at += 1
        # discount
        out[at] = i16(g.discount)
        at += 1
        # returned_fiefs
        new = g.returned_fiefs
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # returned_cards
        new = g.returned_cards
        if new != last[k]:
            self.flip(at, k, new, 50)
        at += 50
        k += 1
        # cache
        out[at] = 1 if g.cache else 0
        at += 1
        # gold
        table = g.gold
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # fiefs
        table = g.fiefs
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start]
            if new != last[k]:
                self.flip(at, k, new, 24)
            at += 24
            k += 1
            other += 1
            if other == players:
                other = 0
        # history
        table = g.history
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start]
            if new != last[k]:
                self.flip(at, k, new, 50)
            at += 50
            k += 1
            other += 1
            if other == players:
                other = 0
        # merchants
        table = g.merchants
        other = seat
        for _ in range(players):
            start = other * 4
            for i in range(4):
                out[at + i] = i16(table[start + i])
            at += 4
            other += 1
            if other == players:
                other = 0
        # loan_due
        table = g.loan_due
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # loan_new
        table = g.loan_new
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # bonus
        table = g.bonus
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # penalty
        table = g.penalty
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # bids
        table = g.bids
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # moves_begun
        table = g.moves_begun
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # pool
        new = g.pool
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # enemy_held
        new = g.enemy_held
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # lost
        new = g.lost
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # aside
        new = g.aside
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # row
        table = g.row
        for i in range(4):
            new = table[i] + 1
            if new != last[k]:
                self.mark(at, k, new, 50)
            at += 50
            k += 1
        # pile
        new = g.pile
        if new != last[k]:
            self.flip(at, k, new, 50)
        at += 50
        k += 1
        # under
        for i in range(50):
            out[at + i] = 0
        for kind in g.under:
            out[at + kind] += 1
        at += 50
        # gone
        new = g.gone
        if new != last[k]:
            self.flip(at, k, new, 50)
        at += 50
        k += 1
        # table
        table = g.table
        if table[0] != last[k] or table[1] != last[k + 1] or table[2] != last[k + 2]:
            self.count(at, k, table, 0, 3, 56)
        at += 56
        k += 3
        # fought
        table = g.fought
        other = seat
        for _ in range(players):
            start = other * 3
            if table[start] != last[k] or table[start + 1] != last[k + 1] or table[start + 2] != last[k + 2]:
                self.count(at, k, table, start, 3, 56)
            at += 56
            k += 3
            other += 1
            if other == players:
                other = 0
        # saved
        table = g.saved
        other = seat
        for _ in range(players):
            start = other * 3
            if table[start] != last[k] or table[start + 1] != last[k + 1] or table[start + 2] != last[k + 2]:
                self.count(at, k, table, start, 3, 56)
            at += 56
            k += 3
            other += 1
            if other == players:
                other = 0
        # known
        table = g.known
        other = seat
        for _ in range(players):
            start = other * 3
            if table[start] != last[k] or table[start + 1] != last[k + 1] or table[start + 2] != last[k + 2]:
                self.count(at, k, table, start, 3, 56)
            at += 56
            k += 3
            other += 1
            if other == players:
                other = 0
        # shown
        table = g.shown
        if table[0] != last[k] or table[1] != last[k + 1] or table[2] != last[k + 2]:
            self.count(at, k, table, 0, 3, 56)
        at += 56
        k += 3
        # used
        table = g.used
        if table[0] != last[k] or table[1] != last[k + 1] or table[2] != last[k + 2]:
            self.count(at, k, table, 0, 3, 56)
        at += 56
        k += 3
        # barred
        table = g.barred
        start = seat * 1
        new = table[start]
        if new != last[k]:
            self.flip(at, k, new, 56)
        at += 56
        k += 1
        # named
        table = g.named
        for i in range(2):
            out[at + i] = i16(table[i])
        at += 2
        # enemy
        new = g.enemy + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # army
        new = g.army
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # committed
        table = g.committed
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start] + 1
            if new != last[k]:
                self.mark(at, k, new, 24)
            at += 24
            k += 1
            other += 1
            if other == players:
                other = 0
        # revealed
        table = g.revealed
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start] + 1
            if new != last[k]:
                self.mark(at, k, new, 24)
            at += 24
            k += 1
            other += 1
            if other == players:
                other = 0
        # participants
        new = g.participants
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # face_up
        new = g.face_up
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # tactician
        new = g.tactician
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # blockade
        new = g.blockade
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # stage
        new = g.stage + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # strength
        table = g.strength
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # rewarded
        new = g.rewarded
        if new >= seat:
            new -= seat - 1
        elif new >= 0:
            new += players - seat + 1
        else:
            new = 0
        if new != last[k]:
            self.mark(at, k, new, players)
        at += players
        k += 1
        # booty_gold
        out[at] = i16(g.booty_gold)
        at += 1
        # booty_fiefs
        new = g.booty_fiefs
        if new != last[k]:
            self.flip(at, k, new, 24)
        at += 24
        k += 1
        # booty_lost
        out[at] = 1 if g.booty_lost else 0
        at += 1
        # spared
        new = g.spared
        new = (new >> seat) | (new << (players - seat))
        if new != last[k]:
            self.flip(at, k, new, players)
        at += players
        k += 1
        # war_round
        out[at] = i16(g.war_round)
        at += 1
        # own_cards
        table = own_cards(g, seat)
        if table[0] != last[k] or table[1] != last[k + 1] or table[2] != last[k + 2]:
            self.count(at, k, table, 0, 3, 56)
        at += 56
        k += 3
        # hand_sizes
        table = hand_sizes(g, seat)
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # pile_size
        table = pile_size(g, seat)
        out[at] = i16(table[0])
        at += 1
        # discarded
        table = discarded(g, seat)
        if table[0] != last[k] or table[1] != last[k + 1] or table[2] != last[k + 2]:
            self.count(at, k, table, 0, 3, 56)
        at += 56
        k += 3
        # booty
        table = booty(g, seat)
        new = table[0]
        if new != last[k]:
            self.flip(at, k, new, 50)
        at += 50
        k += 1
