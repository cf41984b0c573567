"""Event cards about fiefs: cheaper, taken over, fought for, lost."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.after_war import ReturnFief, return_fief
from longhall.games.svea_rike.chapters.cards.card import A_FIEF_NAMED, A_PLAYER_NAMED, Card
from longhall.games.svea_rike.chapters.cards.money import RegionCard, is_other
from longhall.games.svea_rike.chapters.dice import roll_for, roll_within
from longhall.games.svea_rike.chapters.money import seats_from
from longhall.games.svea_rike.events import FIEF_TAKEN, FIEF_WON, MODIFIED, NO_EFFECT, PAID_PLAYER
from longhall.games.svea_rike.sets import bit, count, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ANY,
    FOR_ATTACKER,
    FOR_DEFENDER,
    FOR_UPRISING,
    NONE,
)


@final
class NobleMarriage(Card):
    """Announced with the purchase of a fief, which costs 2 gold less per crown; see purchase.py.  SR-33"""

    def __init__(self) -> None:
        super().__init__("noble_marriage", 0)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.discount += 1
        g.emit(MODIFIED, seat, self.title)


@final
class FallFromGrace(Card):
    """The player pays the printed price to another player and takes that fief, be it the last one.  SR-36, SR-139"""

    def __init__(self) -> None:
        super().__init__("fall_from_grace", ANY, first=A_FIEF_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        others: i64 = 0
        for owner in range(g.players):
            if owner != seat:
                others |= g.fiefs[owner]
        return others & g.data.fiefs_within(g.gold[seat], 0)

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        owner = g.owner_of(target)
        return "SR-139" if not is_other(owner, seat) else "SR-35"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        owner = g.owner_of(target)
        price = g.data.price[target]
        if not is_other(owner, seat) or g.gold[seat] < price:
            g.emit(NO_EFFECT, self.title)
            return
        g.gold[seat] -= price
        g.gold[owner] += price
        g.emit(PAID_PLAYER, seat, price, owner)
        take_fief(g, seat, target, owner)


def take_fief(g: SveaRike, seat: i64, fief: i64, owner: i64) -> None:
    g.lose_fief(owner, fief)
    g.gain_fief(seat, fief)
    g.emit(FIEF_TAKEN, seat, fief, owner)


@mypyc_attr(acyclic=True)
class Contest(Card):
    """An own fief against an adjacent one of the pool or of another player: die and symbols, the greater sum takes it.

    SR-76, SR-81
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, ANY, first=A_FIEF_NAMED, second=A_FIEF_NAMED)

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        raise NotImplementedError

    def neighbours(self, g: SveaRike, seat: i64, fief: i64) -> i64:
        """Fiefs that may be attacked from there: neither own nor foreign nor lost."""
        attackable = g.pool
        for owner in range(g.players):
            if owner != seat:
                attackable |= g.fiefs[owner]
        return g.data.region[fief] & attackable

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        if first >= 0:
            return self.neighbours(g, seat, first)
        found: i64 = 0
        left = g.fiefs[seat]
        while left != 0:
            fief = lowest(left)
            if self.neighbours(g, seat, fief) != 0:
                found |= bit(fief)
            left &= left - 1
        return found

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        if first >= 0:
            return "SR-76" if has(g.data.region[first], target) and target != first else "SR-81"
        return "SR-81" if has(g.fiefs[seat], target) else "SR-139"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        owner = g.owner_of(other)
        mine = roll_for(g, seat, FOR_ATTACKER) + self.symbols(g, target)
        theirs = roll_for(g, owner, FOR_DEFENDER) + self.symbols(g, other)
        if mine <= theirs:
            g.emit(NO_EFFECT, self.title)
        elif owner == NONE:
            g.pool &= ~bit(other)
            g.gain_fief(seat, other)
            g.emit(FIEF_WON, seat, other)
        else:
            take_fief(g, seat, other, owner)


@final
class FeudWithNeighbours(Contest):
    """With troops.  SR-81"""

    def __init__(self) -> None:
        super().__init__("feud_with_neighbours")

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        return g.data.troops[fief]


@final
class PowerfulNeighbour(Contest):
    """With crowns.  SR-81"""

    def __init__(self) -> None:
        super().__init__("powerful_neighbour")

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        return g.data.crowns[fief]


@mypyc_attr(acyclic=True)
class Uprising(RegionCard):
    """A die: 1-3 nothing; with 4 the poorest fiefs of the region return to the pool, with 5 more, with 6 all.  SR-82"""

    def __init__(self, name: str) -> None:
        super().__init__(name, ANY, first=A_FIEF_NAMED)

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        raise NotImplementedError

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        rolled = roll_within(g, seat, FOR_UPRISING, 4, 6)
        if rolled == 0:
            g.emit(NO_EFFECT, self.title)
            return
        most: i64 = 99 if rolled == 6 else rolled - 3
        for owner in seats_from(g, seat):
            left = g.fiefs[owner] & g.data.region[target]
            while left != 0:
                fief = lowest(left)
                if self.symbols(g, fief) <= most:
                    return_fief(g, owner, fief)
                left &= left - 1


@final
class PeasantRevolt(Uprising):
    """4: fiefs with 1 crown, 5: with 1 or 2.  SR-75, SR-82"""

    def __init__(self) -> None:
        super().__init__("peasant_revolt")

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        return g.data.crowns[fief]


@final
class RiotsInTowns(Uprising):
    """4: fiefs with 0 or 1 troop symbols, 5: with 0 to 2.  SR-75, SR-82"""

    def __init__(self) -> None:
        super().__init__("riots_in_towns")

    def symbols(self, g: SveaRike, fief: i64) -> i64:
        return g.data.troops[fief]


@final
class RoyalWrath(Card):
    """A player with at least two fiefs returns one of own choice.  SR-75, SR-139"""

    def __init__(self) -> None:
        super().__init__("royal_wrath", ANY, first=A_PLAYER_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        found: i64 = 0
        for owner in range(g.players):
            if count(g.fiefs[owner]) >= 2:
                found |= bit(owner)
        return found

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        if count(g.fiefs[target]) >= 2:
            g.push(ReturnFief(target))


def fief_cards() -> list[Card]:
    return [
        NobleMarriage(),
        FallFromGrace(),
        FeudWithNeighbours(),
        PowerfulNeighbour(),
        PeasantRevolt(),
        RiotsInTowns(),
        RoyalWrath(),
    ]
