"""The three activities: Agriculture, Commerce, Culture & Science."""

from mypy_extensions import i64

from longhall.games.svea_rike.chapters.income import collect_from_fiefs, collect_from_trade
from longhall.games.svea_rike.chapters.money import Upkeep
from longhall.games.svea_rike.chapters.office import place_merchant, why_no_room
from longhall.games.svea_rike.chapters.purchase import begin_purchase, next_purchase, offer_purchase
from longhall.games.svea_rike.chapters.windows import open_window
from longhall.games.svea_rike.events import MERCHANT_MOVED, NO_MERCHANT_SENT, SOURCE_CHOSEN
from longhall.games.svea_rike.frames import SveaDecision, SveaStep
from longhall.games.svea_rike.sets import bit
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    AGRICULTURE,
    CHOOSE_SOURCE,
    COMMERCE,
    COUNTRIES,
    FROM_FIEFS,
    MOVE_MERCHANT,
    NO_MERCHANT,
    PLACE_MERCHANT,
    PRE_BUY,
)


def engage_in(g: SveaRike, seat: i64, activity: i64) -> None:
    """The steps of the activity, in the order of the player aid.  SR-30, SR-40, SR-50"""
    if activity == AGRICULTURE:
        collect_from_fiefs(g, seat)
        g.become(BeforeBuying(seat))
    elif activity == COMMERCE:
        g.become(SendMerchant(seat))
        g.become(Upkeep(seat))
    else:
        g.become(IncomeSource(seat))
        g.become(Upkeep(seat))
        g.become(BeforeBuying(seat))


class SendMerchant(SveaDecision):
    """Place one new merchant or move one, not both, or neither; then income is collected.  SR-41, SR-42, SR-43"""

    SPAN = [PLACE_MERCHANT, MOVE_MERCHANT, NO_MERCHANT]

    def legal(self, g: SveaRike) -> None:
        # By why_not 0.62 us instead of 0.16: a twenty-fifth of a random game.
        rooms = g.rooms()
        g.offer_set(PLACE_MERCHANT, rooms)
        merchants = g.merchants
        for country in range(COUNTRIES):
            if merchants[self.seat * COUNTRIES + country] > 0:
                elsewhere = rooms & ~bit(country)
                g.offer_set(MOVE_MERCHANT, elsewhere << (country * COUNTRIES))
        g.offer(NO_MERCHANT.base)

    def why_not(self, g: SveaRike, action: i64) -> str:
        if PLACE_MERCHANT.has(action):
            return why_no_room(g, PLACE_MERCHANT.arg(action))
        if MOVE_MERCHANT.has(action):
            country = MOVE_MERCHANT.first(action)
            to = MOVE_MERCHANT.second(action)
            if country == to or g.merchants[self.seat * COUNTRIES + country] == 0:
                return "SR-41"
            return why_no_room(g, to)
        return ""

    def apply(self, g: SveaRike, action: i64) -> None:
        if PLACE_MERCHANT.has(action):
            place_merchant(g, self.seat, PLACE_MERCHANT.arg(action))
        elif MOVE_MERCHANT.has(action):
            move_merchant(g, self.seat, MOVE_MERCHANT.first(action), MOVE_MERCHANT.second(action))
        else:
            g.emit(NO_MERCHANT_SENT, self.seat)
        collect_from_trade(g, self.seat)


def move_merchant(g: SveaRike, seat: i64, country: i64, to: i64) -> None:
    g.merchants[seat * COUNTRIES + country] -= 1
    g.merchants[seat * COUNTRIES + to] += 1
    g.emit(MERCHANT_MOVED, seat, country, to)


class IncomeSource(SveaDecision):
    """In Culture & Science either fiefs or commerce bring income, not both; the choice stands.  SR-50, SR-51"""

    SPAN = [CHOOSE_SOURCE]

    def apply(self, g: SveaRike, action: i64) -> None:
        source = CHOOSE_SOURCE.arg(action)
        g.source = source
        g.income_source = source
        g.emit(SOURCE_CHOSEN, self.seat, source)
        if source == FROM_FIEFS:
            collect_from_fiefs(g, self.seat)
        else:
            collect_from_trade(g, self.seat)


class BeforeBuying(SveaStep):
    """W_PRE_BUY, then the last step of Agriculture or Culture & Science.  SR-30, SR-50"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        open_window(g, PRE_BUY, self.seat, Buying(self.seat))


class Buying(SveaStep):
    """One fief of the pool in Agriculture, history cards of the row in Culture & Science.  SR-33, SR-52"""

    FIELDS = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, g: SveaRike) -> None:
        begin_purchase(g)
        if g.activity == AGRICULTURE:
            offer_purchase(g, self.seat)
        else:
            next_purchase(g, self.seat, 0, False, False)
