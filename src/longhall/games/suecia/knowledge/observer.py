"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from longhall.games.suecia.chapters.actions import ChooseAction
from longhall.games.suecia.chapters.bonus import ChooseBonus, ChooseCard, ChooseShopKind
from longhall.games.suecia.chapters.collect import CollectResource, ReturnCard, TakeCard
from longhall.games.suecia.chapters.demand import ChooseNation, FillUnits
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.chapters.place import (
    ChooseCentre,
    ChooseRotation,
    FarmHex,
    FarmProvince,
    PlaceCastle,
    PlaceChurch,
)
from longhall.games.suecia.chapters.relocate import LiftDisc
from longhall.games.suecia.chapters.shop import ChooseSquare, ChooseTile, FlipTile
from longhall.games.suecia.chapters.supply import ChooseGroup
from longhall.games.suecia.chapters.turn import ChooseColumn, ChooseTop, KeepOrSwap, PlayCard
from longhall.games.suecia.knowledge.sights import drawn, is_drawn, pile_size, spots
from longhall.games.suecia.state import Suecia
from longhall.kernel.observer import Observer
from longhall.kernel.state import State


@final
class GameObserver(Observer):
    def write(self, state: State, seat: i64, row: i64) -> None:
        g = cast(Suecia, state)
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
        of_card: i64 = -1
        of_estate: i64 = -1
        of_proceeds: i64 = 0
        of_buying: i64 = 0
        of_shifted: i64 = 0
        of_kinds: i64 = 0
        of_cards: i64 = 0
        of_tier: i64 = -1
        of_kind: i64 = -1
        of_mat: i64 = -1
        of_cell: i64 = 0
        of_tile: i64 = -1
        of_deed: i64 = -1
        of_sort: i64 = -1
        of_left: i64 = 0
        of_must: i64 = 0
        of_nation: i64 = -1
        of_units: i64 = 0
        top = g.waiting
        if isinstance(top, PlaceCastle):
            decision = 9
            of_seat = top.seat
            of_tier = top.tier
            of_kind = top.kind
        elif isinstance(top, PlaceChurch):
            decision = 12
            of_seat = top.seat
            of_tier = top.tier
            of_kind = top.kind
        elif isinstance(top, FarmProvince):
            decision = 13
            of_seat = top.seat
            of_tier = top.tier
            of_kind = top.kind
        elif isinstance(top, ChooseTile):
            decision = 15
            of_seat = top.seat
            of_tier = top.tier
            of_kind = top.kind
        elif isinstance(top, ReturnCard):
            decision = 20
            of_seat = top.seat
            of_sort = top.sort
            of_left = top.left
        elif isinstance(top, TakeCard):
            decision = 21
            of_seat = top.seat
            of_sort = top.sort
            of_left = top.left
            of_must = top.must
        elif isinstance(top, ChooseShopKind):
            decision = 7
            of_seat = top.seat
            of_kinds = top.kinds
        elif isinstance(top, ChooseCard):
            decision = 8
            of_seat = top.seat
            of_cards = top.cards
        elif isinstance(top, FarmHex):
            decision = 14
            of_seat = top.seat
            of_mat = top.mat
            of_kind = top.kind
        elif isinstance(top, FlipTile):
            decision = 17
            of_seat = top.seat
        elif isinstance(top, CollectResource):
            decision = 19
            of_seat = top.seat
            of_tier = top.tier
            of_deed = top.deed
        elif isinstance(top, ChooseGroup):
            decision = 22
            of_seat = top.seat
            of_tier = top.tier
        elif isinstance(top, ChooseNation):
            decision = 23
            of_seat = top.seat
            of_sort = top.sort
        elif isinstance(top, PlayCard):
            decision = 0
            of_seat = top.seat
        elif isinstance(top, ChooseTop):
            decision = 1
            of_seat = top.seat
            of_card = top.card
        elif isinstance(top, ChooseColumn):
            decision = 2
            of_seat = top.seat
            of_card = top.card
            of_estate = top.estate
        elif isinstance(top, KeepOrSwap):
            decision = 3
            of_seat = top.seat
        elif isinstance(top, ChooseAction):
            decision = 4
            of_seat = top.seat
        elif isinstance(top, Exchange):
            decision = 5
            of_seat = top.seat
            of_proceeds = top.proceeds
            of_buying = top.buying
            of_shifted = top.shifted
        elif isinstance(top, ChooseBonus):
            decision = 6
            of_seat = top.seat
        elif isinstance(top, ChooseCentre):
            decision = 10
            of_seat = top.seat
            of_mat = top.mat
        elif isinstance(top, ChooseRotation):
            decision = 11
            of_seat = top.seat
            of_mat = top.mat
            of_cell = top.cell
        elif isinstance(top, ChooseSquare):
            decision = 16
            of_seat = top.seat
            of_tile = top.tile
            of_tier = top.tier
        elif isinstance(top, LiftDisc):
            decision = 18
            of_seat = top.seat
        elif isinstance(top, FillUnits):
            decision = 24
            of_seat = top.seat
            of_nation = top.nation
            of_units = top.units
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
            self.mark(at, k, new, 25)
        at += 25
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
        # decision.card
        new = of_card + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # decision.estate
        new = of_estate + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # decision.proceeds
        out[at] = i16(of_proceeds)
        at += 1
        # decision.buying
        out[at] = i16(of_buying)
        at += 1
        # decision.shifted
        new = of_shifted
        if new != last[k]:
            self.flip(at, k, new, 12)
        at += 12
        k += 1
        # decision.kinds
        new = of_kinds
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # decision.cards
        new = of_cards
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # decision.tier
        new = of_tier + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # decision.kind
        new = of_kind + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # decision.mat
        new = of_mat + 1
        if new != last[k]:
            self.mark(at, k, new, 12)
        at += 12
        k += 1
        # decision.cell
        out[at] = i16(of_cell)
        at += 1
        # decision.tile
        new = of_tile + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # decision.deed
        new = of_deed + 1
        if new != last[k]:
            self.mark(at, k, new, 12)
        at += 12
        k += 1
        # decision.sort
        new = of_sort + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # decision.left
        out[at] = i16(of_left)
        at += 1
        # decision.must
        out[at] = i16(of_must)
        at += 1
        # decision.nation
        new = of_nation + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # decision.units
        out[at] = i16(of_units)
        at += 1
        # turn
        out[at] = i16(g.turn)
        at += 1
        # active
        new = g.active
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
        # pool
        table = g.pool
        for i in range(4):
            out[at + i] = i16(table[i])
        at += 4
        # deed
        new = g.deed + 1
        if new != last[k]:
            self.mark(at, k, new, 12)
        at += 12
        k += 1
        # deed_tier
        new = g.deed_tier + 1
        if new != last[k]:
            self.mark(at, k, new, 2)
        at += 2
        k += 1
        # deed_estate
        new = g.deed_estate + 1
        if new != last[k]:
            self.mark(at, k, new, 4)
        at += 4
        k += 1
        # phase
        new = g.phase + 1
        if new != last[k]:
            self.mark(at, k, new, 3)
        at += 3
        k += 1
        # moved_in
        new = g.moved_in
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # moved_out
        new = g.moved_out
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # sold
        new = g.sold
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # bought
        new = g.bought
        if new != last[k]:
            self.flip(at, k, new, 6)
        at += 6
        k += 1
        # escrow
        table = g.escrow
        other = seat
        for _ in range(players):
            start = other * 6
            for i in range(6):
                out[at + i] = i16(table[start + i])
            at += 6
            other += 1
            if other == players:
                other = 0
        # opportunity
        table = g.opportunity
        other = seat
        for _ in range(players):
            start = other * 6
            for i in range(6):
                out[at + i] = i16(table[start + i])
            at += 6
            other += 1
            if other == players:
                other = 0
        # bonus_used
        table = g.bonus_used
        other = seat
        for _ in range(players):
            start = other * 1
            new = table[start]
            if new != last[k]:
                self.flip(at, k, new, 6)
            at += 6
            k += 1
            other += 1
            if other == players:
                other = 0
        # every_unit
        out[at] = 1 if g.every_unit else 0
        at += 1
        # stock
        table = g.stock
        for i in range(6):
            out[at + i] = i16(table[i])
        at += 6
        # in_play
        table = g.in_play
        for i in range(9):
            out[at + i] = i16(table[i])
        at += 9
        # chits
        table = g.chits
        other = seat
        for _ in range(players):
            start = other * 9
            for i in range(9):
                out[at + i] = i16(table[start + i])
            at += 9
            other += 1
            if other == players:
                other = 0
        # hand
        table = g.hand
        start = seat * 6
        for i in range(6):
            out[at + i] = i16(table[start + i])
        at += 6
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
        # known
        table = g.known
        other = seat
        for _ in range(players):
            start = other * 6
            for i in range(6):
                out[at + i] = i16(table[start + i])
            at += 6
            other += 1
            if other == players:
                other = 0
        # face_up
        new = g.face_up + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # playing
        new = g.playing + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # tableau
        table = g.tableau
        other = seat
        for _ in range(players):
            start = other * 18
            for i in range(18):
                new = table[start + i] + 1
                if new != last[k]:
                    self.mark(at, k, new, 12)
                at += 12
                k += 1
            other += 1
            if other == players:
                other = 0
        # cards
        table = g.cards
        for i in range(6):
            out[at + i] = i16(table[i])
        at += 6
        # card
        table = g.card
        other = seat
        for _ in range(players):
            start = other * 6
            for i in range(6):
                new = table[start + i] + 1
                if new != last[k]:
                    self.mark(at, k, new, 6)
                at += 6
                k += 1
            other += 1
            if other == players:
                other = 0
        # flipped
        table = g.flipped
        other = seat
        for _ in range(players):
            start = other * 6
            for i in range(6):
                out[at + i] = i16(table[start + i])
            at += 6
            other += 1
            if other == players:
                other = 0
        # cargo
        table = g.cargo
        other = seat
        for _ in range(players):
            start = other * 36
            for i in range(36):
                out[at + i] = i16(table[start + i])
            at += 36
            other += 1
            if other == players:
                other = 0
        # discs
        table = g.discs
        other = seat
        for _ in range(players):
            start = other * 1
            out[at] = i16(table[start])
            at += 1
            other += 1
            if other == players:
                other = 0
        # tiles
        table = g.tiles
        for i in range(6):
            out[at + i] = i16(table[i])
        at += 6
        # tile
        table = g.tile
        for i in range(25):
            new = table[i] + 1
            if new != last[k]:
                self.mark(at, k, new, 6)
            at += 6
            k += 1
        # face
        table = g.face
        for i in range(25):
            new = table[i] + 1
            if new != last[k]:
                self.mark(at, k, new, 2)
            at += 2
            k += 1
        # shop
        table = g.shop
        for i in range(25):
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
        # goods
        table = g.goods
        for i in range(150):
            out[at + i] = i16(table[i])
        at += 150
        # rotation
        table = g.rotation
        for i in range(12):
            new = table[i] + 1
            if new != last[k]:
                self.mark(at, k, new, 6)
            at += 6
            k += 1
        # castle
        table = g.castle
        for i in range(12):
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
        # church
        table = g.church
        for i in range(12):
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
        # farm
        table = g.farm
        for i in range(72):
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
        # pile_size
        table = pile_size(g, seat)
        out[at] = i16(table[0])
        at += 1
        # is_drawn
        table = is_drawn(g, seat)
        out[at] = i16(table[0])
        at += 1
        # drawn_card
        table = drawn(g, seat)
        new = table[0] + 1
        if new != last[k]:
            self.mark(at, k, new, 6)
        at += 6
        k += 1
        # spots
        table = spots(g, seat)
        for i in range(36):
            out[at + i] = i16(table[i])
        at += 36
