"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from longhall.games.vasa_voyage.chapters.admiral import Replace
from longhall.games.vasa_voyage.chapters.answers import Answers
from longhall.games.vasa_voyage.chapters.building import MustSelect, Place, Select
from longhall.games.vasa_voyage.chapters.counters import CounterAnswers
from longhall.games.vasa_voyage.chapters.crafts import Exchange
from longhall.games.vasa_voyage.chapters.inspection import Inspect
from longhall.games.vasa_voyage.chapters.inventory import Offers
from longhall.games.vasa_voyage.chapters.king import Command, Obey
from longhall.games.vasa_voyage.chapters.procurers import ProcureOne
from longhall.games.vasa_voyage.chapters.round import NameLeader, TakeRole
from longhall.games.vasa_voyage.knowledge.sights import goods, offers, partners, squares
from longhall.games.vasa_voyage.state import Voyage
from longhall.kernel.observer import Observer
from longhall.kernel.state import State


@final
class GameObserver(Observer):
    def write(self, state: State, seat: i64, row: i64) -> None:
        g = cast(Voyage, state)
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
        of_role: i64 = -1
        of_chooser: i64 = -1
        of_left: i64 = 0
        of_material: i64 = -1
        of_cycle: i64 = 0
        of_among: i64 = 0
        of_cause: i64 = -1
        top = g.waiting
        if isinstance(top, Offers):
            decision = 6
            of_seat = top.seat
            of_cycle = top.cycle
        elif isinstance(top, Answers):
            decision = 7
            of_seat = top.seat
            of_cycle = top.cycle
        elif isinstance(top, CounterAnswers):
            decision = 8
            of_seat = top.seat
            of_cycle = top.cycle
        elif isinstance(top, Place):
            decision = 11
            of_seat = top.seat
            of_material = top.material
            of_chooser = top.chooser
        elif isinstance(top, TakeRole):
            decision = 0
            of_seat = top.seat
        elif isinstance(top, Exchange):
            decision = 1
            of_seat = top.seat
            of_role = top.role
            of_chooser = top.chooser
            of_left = top.left
        elif isinstance(top, ProcureOne):
            decision = 2
            of_seat = top.seat
        elif isinstance(top, Replace):
            decision = 3
            of_seat = top.seat
        elif isinstance(top, Command):
            decision = 4
            of_seat = top.seat
        elif isinstance(top, Obey):
            decision = 5
            of_seat = top.seat
            of_material = top.material
        elif isinstance(top, Select):
            decision = 9
            of_seat = top.seat
        elif isinstance(top, MustSelect):
            decision = 10
            of_seat = top.seat
            of_among = top.among
            of_cause = top.cause
        elif isinstance(top, Inspect):
            decision = 12
            of_seat = top.seat
            of_chooser = top.chooser
        elif isinstance(top, NameLeader):
            decision = 13
            of_seat = top.seat
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
            self.mark(at, k, new, 14)
        at += 14
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
        # decision.role
        new = of_role + 1
        if new != last[k]:
            self.mark(at, k, new, 8)
        at += 8
        k += 1
        # decision.chooser
        new = of_chooser
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
        # decision.material
        new = of_material + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # decision.cycle
        out[at] = i16(of_cycle)
        at += 1
        # decision.among
        new = of_among
        if new != last[k]:
            self.flip(at, k, new, 4)
        at += 4
        k += 1
        # decision.cause
        new = of_cause + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # inventory
        out[at] = 1 if g.inventory else 0
        at += 1
        # max_rounds
        out[at] = i16(g.max_rounds)
        at += 1
        # memory_kept
        out[at] = 1 if g.memory_kept else 0
        at += 1
        # leader_named
        out[at] = 1 if g.leader_named else 0
        at += 1
        # round
        out[at] = i16(g.round)
        at += 1
        # leader
        new = g.leader
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
        # taken_by
        table = g.taken_by
        for i in range(8):
            new = table[i]
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
        # supply
        table = g.supply
        for i in range(12):
            out[at + i] = i16(table[i])
        at += 12
        # were_locked
        out[at] = 1 if g.were_locked else 0
        at += 1
        # goods
        table = goods(g, seat)
        other = seat
        for _ in range(players):
            start = other * 12
            for i in range(12):
                out[at + i] = i16(table[start + i])
            at += 12
            other += 1
            if other == players:
                other = 0
        # squares
        table = squares(g, seat)
        other = seat
        for _ in range(players):
            start = other * 4
            for i in range(4):
                new = table[start + i]
                if new != last[k]:
                    self.flip(at, k, new, 3)
                at += 3
                k += 1
            other += 1
            if other == players:
                other = 0
        # partners
        table = partners(g, seat)
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start]
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
            other += 1
            if other == players:
                other = 0
        # offers
        table = offers(g, seat)
        other = seat
        for _ in range(players):
            start = other * 4
            for i in range(4):
                new = table[start + i]
                if new != last[k]:
                    self.unpack(at, k, new, 12)
                at += 12
                k += 1
            other += 1
            if other == players:
                other = 0
        # answers
        if last[k] == 1 or g.sealed:
            self.answered(g, seat, at, k, 92, 61)
        at += 61
        k += 1
