"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from longhall.games.shipwrights.chapters.afternoon import Turn
from longhall.games.shipwrights.chapters.effects import TakeGoods
from longhall.games.shipwrights.chapters.evening import ReturnGoods
from longhall.games.shipwrights.chapters.exchanges import SageDiscard, TraderGive, TraderTake
from longhall.games.shipwrights.chapters.morning import Keep, KeepLast
from longhall.games.shipwrights.chapters.ships import UseCraftsman
from longhall.games.shipwrights.knowledge.sights import cards, passed, top_rates
from longhall.games.shipwrights.state import Shipwrights
from longhall.kernel.observer import Observer
from longhall.kernel.state import State


@final
class GameObserver(Observer):
    def write(self, state: State, seat: i64, row: i64) -> None:
        g = cast(Shipwrights, state)
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
        of_left: i64 = 0
        of_packet: i64 = 0
        of_workshop: i64 = -1
        of_craftsman: i64 = -1
        of_count: i64 = 0
        of_types: i64 = 0
        top = g.waiting
        if isinstance(top, KeepLast):
            decision = 2
            of_seat = top.seat
            of_packet = top.packet
        elif isinstance(top, TakeGoods):
            decision = 0
            of_seat = top.seat
            of_left = top.left
        elif isinstance(top, Keep):
            decision = 1
            of_seat = top.seat
            of_packet = top.packet
        elif isinstance(top, Turn):
            decision = 3
            of_seat = top.seat
        elif isinstance(top, UseCraftsman):
            decision = 4
            of_seat = top.seat
            of_workshop = top.workshop
            of_craftsman = top.craftsman
            of_left = top.left
        elif isinstance(top, SageDiscard):
            decision = 5
            of_seat = top.seat
            of_count = top.count
        elif isinstance(top, TraderGive):
            decision = 6
            of_seat = top.seat
            of_count = top.count
            of_types = top.types
        elif isinstance(top, TraderTake):
            decision = 7
            of_seat = top.seat
            of_left = top.left
            of_types = top.types
        elif isinstance(top, ReturnGoods):
            decision = 8
            of_seat = top.seat
            of_left = top.left
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
            self.mark(at, k, new, 9)
        at += 9
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
        # decision.left
        out[at] = i16(of_left)
        at += 1
        # decision.packet
        out[at] = i16(of_packet)
        at += 1
        # decision.workshop
        new = of_workshop + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # decision.craftsman
        new = of_craftsman + 1
        if new != last[k]:
            self.mark(at, k, new, 7)
        at += 7
        k += 1
        # decision.count
        out[at] = i16(of_count)
        at += 1
        # decision.types
        new = of_types
        if new != last[k]:
            self.flip(at, k, new, 3)
        at += 3
        k += 1
        # day
        out[at] = i16(g.day)
        at += 1
        # starter
        new = g.starter
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
        # next_start
        new = g.next_start
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
        # turns_done
        out[at] = i16(g.turns_done)
        at += 1
        # drawn
        out[at] = i16(g.drawn)
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
        # workers
        table = g.workers
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # mill
        table = g.mill
        other = seat
        for _ in range(players):
            start = other * 3
            for i in range(3):
                out[at + i] = i16(table[start + i])
            at += 3
            other += 1
            if other == players:
                other = 0
        # cart
        table = g.cart
        other = seat
        for _ in range(players):
            start = other * 3
            for i in range(3):
                out[at + i] = i16(table[start + i])
            at += 3
            other += 1
            if other == players:
                other = 0
        # row
        table = g.row
        other = seat
        for _ in range(players):
            start = other * 7
            for i in range(7):
                out[at + i] = i16(table[start + i])
            at += 7
            other += 1
            if other == players:
                other = 0
        # workshop
        table = g.workshop
        other = seat
        for _ in range(players):
            start = other * 2
            for i in range(2):
                new = table[start + i] + 1
                if new != last[k]:
                    self.mark(at, k, new, 10)
                at += 10
                k += 1
            other += 1
            if other == players:
                other = 0
        # fleet
        table = g.fleet
        other = seat
        for _ in range(players):
            start = other * 10
            for i in range(10):
                out[at + i] = i16(table[start + i])
            at += 10
            other += 1
            if other == players:
                other = 0
        # tool
        table = g.tool
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start] + 1
            if new != last[k]:
                self.mark(at, k, new, 4)
            at += 4
            k += 1
            other += 1
            if other == players:
                other = 0
        # buildings
        table = g.buildings
        other = seat
        for _ in range(players):
            start = other * 7
            for i in range(7):
                out[at + i] = i16(table[start + i])
            at += 7
            other += 1
            if other == players:
                other = 0
        # watchmen
        table = g.watchmen
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # pioneers
        table = g.pioneers
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # hand_size
        table = g.hand_size
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # packet_size
        out[at] = i16(g.packet_size)
        at += 1
        # ships
        table = g.ships
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # pile_size
        out[at] = i16(g.pile_size)
        at += 1
        # discards_size
        out[at] = i16(g.discards_size)
        at += 1
        # cards
        cards(self, g, seat, at, k)
        at += 230
        k += 129
        # passed
        table = passed(g, seat)
        for i in range(46):
            out[at + i] = i16(table[i])
        at += 46
        # top_rates
        table = top_rates(g, seat)
        for i in range(3):
            out[at + i] = i16(table[i])
        at += 3
