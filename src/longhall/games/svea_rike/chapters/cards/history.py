"""Event cards about history cards: exchanged, bought, taken over, lost."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.cards.card import A_CARD_NAMED, A_FIEF_NAMED, CLASH_OF_INTEREST, Card
from longhall.games.svea_rike.chapters.cards.money import RegionCard, is_other
from longhall.games.svea_rike.chapters.history import put_under, refill_row, remove_from_game, take_from_row
from longhall.games.svea_rike.chapters.money import seats_from
from longhall.games.svea_rike.events import HISTORY_TAKEN, MODIFIED, NO_EFFECT, PURCHASE_UNDONE
from longhall.games.svea_rike.frames import SveaDecision
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    A_FIEF,
    ANY,
    BURY,
    BUY,
    CULTURE,
    NONE,
    PALACE,
    PRE_BUY,
    WAR_OVER,
    WON,
)
from longhall.kernel.frames import Frame


@final
class ATimeOfChanges(Card):
    """Two cards of the row go under the pile in the order named; the row is refilled.  SR-60, SR-61"""

    def __init__(self) -> None:
        super().__init__("a_time_of_changes", ANY, first=A_CARD_NAMED, second=A_CARD_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        row = g.row_cards()
        return row if first < 0 else row & ~bit(first)

    def is_bold(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return window == WAR_OVER and g.stage == WON and has(g.participants, seat)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        take_from_row(g, target)
        put_under(g, target)
        if other != NONE:
            take_from_row(g, other)
            put_under(g, other)
        refill_row(g)


@final
class ConflictOfInterest(Card):
    """A purchase is undone: card and gold go back; another card may be bought instead.  SR-36, SR-62"""

    def __init__(self) -> None:
        super().__init__("conflict_of_interest", 1 << BUY, asked=1 << BUY, clash=CLASH_OF_INTEREST)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        buyer = g.buyer
        if g.buying == A_FIEF:
            g.lose_fief(buyer, g.bought)
            g.pool |= bit(g.bought)
            g.returned_fiefs |= bit(g.bought)
        else:
            g.history[buyer] &= ~bit(g.bought)
            g.row[g.bought_place] = g.bought
            g.returned_cards |= bit(g.bought)
        g.gold[buyer] += g.paid
        g.undone = True
        g.emit(PURCHASE_UNDONE, buyer, g.paid)


@final
class HiddenCache(Card):
    """The mover may buy one history card more in this Culture & Science move.  SR-66"""

    def __init__(self) -> None:
        super().__init__("hidden_cache", 1 << PRE_BUY, asked=1 << PRE_BUY)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.mover and g.activity == CULTURE

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.cache = True
        g.emit(MODIFIED, seat, self.title)


@mypyc_attr(acyclic=True)
class Removal(Card):
    """A card before a player or in the row leaves the game.  SR-63"""

    def __init__(self, name: str) -> None:
        super().__init__(name, ANY, first=A_CARD_NAMED)

    def victims(self, g: SveaRike) -> i64:
        raise NotImplementedError

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        found = g.row_cards()
        for owner in range(g.players):
            found |= g.history[owner]
        return found & self.victims(g)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        remove_from_game(g, target)


@final
class PalaceFire(Removal):
    """A palace.  SR-63"""

    def __init__(self) -> None:
        super().__init__("palace_fire")

    def victims(self, g: SveaRike) -> i64:
        return g.data.of_series[PALACE]


@final
class UntimelyDeath(Removal):
    """A cultural personality, queen, scientist or commander.  SR-63, SR-73"""

    def __init__(self) -> None:
        super().__init__("untimely_death")

    def victims(self, g: SveaRike) -> i64:
        return g.data.mortal

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        return "SR-139" if has(g.data.mortal, target) else "SR-73"


@final
class Plague(RegionCard):
    """Each player with a fief of the region loses one scientist, commander, queen or cultural personality.

    SR-73, SR-130
    """

    def __init__(self) -> None:
        super().__init__("plague", ANY, first=A_FIEF_NAMED)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        frames: list[Frame] = []
        for victim in seats_from(g, seat):
            if g.fiefs[victim] & g.data.region[target] != 0:
                if g.history[victim] & g.data.mortal != 0:
                    frames.append(Bury(victim))
        g.order(frames)


class Bury(SveaDecision):
    """One card of own choice leaves the game, however many fiefs are struck.  SR-63, SR-73"""

    SPAN = [BURY]

    def why_not(self, g: SveaRike, action: i64) -> str:
        return "" if has(g.history[self.seat] & g.data.mortal, BURY.arg(action)) else "SR-73"

    def apply(self, g: SveaRike, action: i64) -> None:
        remove_from_game(g, BURY.arg(action))


@final
class SmartNegotiator(Card):
    """The player pays another player twice the cost of a history card and takes it; no benefit of buying.

    SR-62, SR-67
    """

    def __init__(self) -> None:
        super().__init__("smart_negotiator", ANY, first=A_CARD_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        history = g.history
        others: i64 = 0
        for owner in range(g.players):
            if owner != seat:
                others |= history[owner]
        return others & g.data.cards_within(g.gold[seat] // 2)

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        owner = g.holder_of(target)
        return "SR-62" if not is_other(owner, seat) else "SR-35"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        owner = g.holder_of(target)
        price = 2 * g.data.cost[target]
        if not is_other(owner, seat) or g.gold[seat] < price:
            g.emit(NO_EFFECT, self.title)
            return
        g.gold[seat] -= price
        g.gold[owner] += price
        g.history[owner] &= ~bit(target)
        g.history[seat] |= bit(target)
        g.emit(HISTORY_TAKEN, seat, target, owner, price)


def history_cards() -> list[Card]:
    return [
        ATimeOfChanges(),
        ConflictOfInterest(),
        HiddenCache(),
        PalaceFire(),
        UntimelyDeath(),
        Plague(),
        SmartNegotiator(),
    ]
