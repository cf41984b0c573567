"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.set_up import NameCaptain, PickColour
from longhall.games.vasa_cards.knowledge.sights import laid, possible
from longhall.games.vasa_cards.state import VasaCards
from longhall.kernel.observer import Observer
from longhall.kernel.state import State


@final
class GameObserver(Observer):
    def write(self, state: State, seat: i64, row: i64) -> None:
        g = cast(VasaCards, state)
        players = self.players
        out = self.out
        last = self.last
        at: i64 = row * self.width
        k: i64 = row * self.memory
        new: i64 = 0
        table: vec[i64] = last
        decision: i64 = -1
        of_seat: i64 = -1
        of_colour: i64 = -1
        top = g.waiting
        if isinstance(top, Build):
            decision = 0
            of_seat = top.seat
            of_colour = top.colour
        elif isinstance(top, Inspect):
            decision = 1
            of_seat = top.seat
            of_colour = top.colour
        elif isinstance(top, Fix):
            decision = 2
            of_seat = top.seat
            of_colour = top.colour
        elif isinstance(top, NameCaptain):
            decision = 3
            of_seat = top.seat
        elif isinstance(top, PickColour):
            decision = 4
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
            self.mark(at, k, new, 5)
        at += 5
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
        # decision.colour
        new = of_colour + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # sums
        out[at] = 1 if g.sums else 0
        at += 1
        # blamed_compete
        out[at] = 1 if g.blamed_compete else 0
        at += 1
        # memory_kept
        out[at] = 1 if g.memory_kept else 0
        at += 1
        # captain_named
        out[at] = 1 if g.captain_named else 0
        at += 1
        # colours_chosen
        out[at] = 1 if g.colours_chosen else 0
        at += 1
        # round
        out[at] = i16(g.round)
        at += 1
        # captain
        new = g.captain + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # controller
        table = g.controller
        for i in range(4):
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
        # left
        table = g.left
        for i in range(4):
            new = table[i] + 1
            if new != last[k]:
                self.mark(at, k, new, 4)
            at += 4
            k += 1
        # laid
        table = laid(g, seat)
        for i in range(16):
            out[at + i] = i16(table[i])
        at += 16
        # possible
        table = possible(g, seat)
        for i in range(4):
            new = table[i]
            if new != last[k]:
                self.flip(at, k, new, 24)
            at += 24
            k += 1
