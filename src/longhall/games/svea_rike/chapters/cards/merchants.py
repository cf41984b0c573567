"""Event cards about merchants and commerce."""

from typing import final

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.activities import move_merchant
from longhall.games.svea_rike.chapters.cards.card import A_COUNTRY_NAMED, A_MERCHANT_NAMED, Card
from longhall.games.svea_rike.chapters.office import place_merchant, why_no_room
from longhall.games.svea_rike.chapters.scoring import merchants_on_map
from longhall.games.svea_rike.events import DEMAND_FELL, MERCHANTS_HOME, MERCHANTS_IDLE, MODIFIED
from longhall.games.svea_rike.sets import bit
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    ALL_COUNTRIES,
    ANY,
    COUNTRIES,
    INCOME_TRADE,
    TURN_END,
    WAR_OUTBREAK,
)


@final
class TradePrivileges(Card):
    """The player places one more merchant.  SR-42, SR-43"""

    def __init__(self) -> None:
        super().__init__("trade_privileges", ANY, first=A_COUNTRY_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        return g.rooms()

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        return why_no_room(g, target)

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        place_merchant(g, seat, target)


@final
class DiplomaticPressure(Card):
    """One merchant of another player goes back to its owner.  SR-139"""

    def __init__(self) -> None:
        super().__init__("diplomatic_pressure", ANY, asked=1 << INCOME_TRADE, first=A_MERCHANT_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        found: i64 = 0
        for at in range(g.players * COUNTRIES):
            if at // COUNTRIES != seat and g.merchants[at] > 0:
                found |= bit(at)
        return found

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.merchants[target] -= 1
        g.emit(MERCHANTS_HOME, target // COUNTRIES, target % COUNTRIES, 1)


@final
class OutOfTheFire(Card):
    """A merchant of any player moves to another circle, never into the enemy's.  SR-42, SR-43"""

    def __init__(self) -> None:
        asked: i64 = (1 << INCOME_TRADE) | (1 << WAR_OUTBREAK)
        super().__init__("out_of_the_fire", ANY, asked=asked, first=A_MERCHANT_NAMED, second=A_COUNTRY_NAMED)

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        rooms = g.rooms()
        if first >= 0:
            return rooms & ~bit(first % COUNTRIES)
        found: i64 = 0
        for at in range(g.players * COUNTRIES):
            if g.merchants[at] > 0 and rooms & ~bit(at % COUNTRIES) != 0:
                found |= bit(at)
        return found

    def refusal(self, g: SveaRike, seat: i64, first: i64, target: i64) -> str:
        if first >= 0 and first % COUNTRIES != target:
            return why_no_room(g, target)
        return "SR-139"

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        move_merchant(g, target // COUNTRIES, target % COUNTRIES, other)


@final
class DemandForImportedGoods(Card):
    """The mover gets 5 gold more in this collection, if a merchant earns. Several may be played.  SR-47"""

    def __init__(self) -> None:
        super().__init__("demand_for_imported_goods", 1 << INCOME_TRADE, asked=1 << INCOME_TRADE)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return seat == g.mover and merchants_on_map(g, seat) > 0

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.demand += 1
        g.emit(MODIFIED, seat, self.title)


@final
class LowDemand(Card):
    """A circle gives no commerce income to anybody for the rest of the game turn. Only in peace.  SR-8, SR-46"""

    def __init__(self) -> None:
        super().__init__("low_demand", ANY & ~(1 << TURN_END), asked=1 << INCOME_TRADE, first=A_COUNTRY_NAMED)

    def can_play(self, g: SveaRike, seat: i64, window: i64) -> bool:
        return g.enemy < 0

    def targets(self, g: SveaRike, seat: i64, first: i64) -> i64:
        return ALL_COUNTRIES

    def effect(self, g: SveaRike, seat: i64, target: i64, other: i64) -> None:
        g.low_demand |= bit(target)
        g.emit(DEMAND_FELL, target)
        for owner in range(g.players):
            idle = g.merchants[owner * COUNTRIES + target]
            if idle > 0:
                g.emit(MERCHANTS_IDLE, owner, target, idle)


def merchant_cards() -> list[Card]:
    return [TradePrivileges(), DiplomaticPressure(), OutOfTheFire(), DemandForImportedGoods(), LowDemand()]
