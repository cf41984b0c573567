"""Seneschal and President of the Chancery: removed from the game for one purchase or one merchant."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from longhall.games.svea_rike.chapters.cards.card import Office
from longhall.games.svea_rike.chapters.purchase import (
    begin_purchase,
    cards_for,
    choose_fief,
    fiefs_for,
    offer_fiefs,
    pay_card,
    why_no_card,
    why_no_fief,
    why_no_marriage,
)
from longhall.games.svea_rike.events import MERCHANT_PLACED, OFFICE_USED
from longhall.games.svea_rike.frames import SveaDecision
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import (
    BUY_FIEF,
    BUY_HISTORY,
    COUNTRIES,
    MARRY,
    NOBLE_MARRIAGE,
    PLACE_MERCHANT,
)


@final
@mypyc_attr(acyclic=True)
class OfficeOfTheRealm(Office):
    """In any open window, also in war. No event card: it cannot be cancelled.  SR-70, SR-91"""

    def is_useful(self, g: SveaRike, seat: i64) -> bool:
        """Something can be bought or placed; the own Noble marriages count."""
        if g.rooms() != 0 or cards_for(g, seat) != 0:
            return True
        return fiefs_for(g, seat, g.copies_held(seat, NOBLE_MARRIAGE)) != 0

    def take_up(self, g: SveaRike, seat: i64, card: i64) -> None:
        """The card leaves the game for good, whatever becomes of the purchase.  SR-63"""
        g.history[seat] &= ~bit(card)
        g.gone |= bit(card)
        g.emit(OFFICE_USED, seat, card)
        begin_purchase(g)
        g.push(UseOffice(seat))


class UseOffice(SveaDecision):
    """Buy one fief, buy one card of the row, or place one merchant.  SR-67, SR-70"""

    SPAN = [PLACE_MERCHANT, BUY_FIEF, MARRY, BUY_HISTORY]

    def legal(self, g: SveaRike) -> None:
        # By why_not 3.6 us instead of 0.2: a fiftieth of a random game.
        g.offer_set(PLACE_MERCHANT, g.rooms())
        offer_fiefs(g, self.seat)
        g.offer_set(BUY_HISTORY, cards_for(g, self.seat))

    def why_not(self, g: SveaRike, action: i64) -> str:
        if PLACE_MERCHANT.has(action):
            return why_no_room(g, PLACE_MERCHANT.arg(action))
        if BUY_FIEF.has(action):
            return why_no_fief(g, self.seat, BUY_FIEF.arg(action), 0)
        if MARRY.has(action):
            return why_no_marriage(g, self.seat, action)
        return why_no_card(g, self.seat, BUY_HISTORY.arg(action))

    def apply(self, g: SveaRike, action: i64) -> None:
        if PLACE_MERCHANT.has(action):
            place_merchant(g, self.seat, PLACE_MERCHANT.arg(action))
        elif BUY_HISTORY.has(action):
            pay_card(g, self.seat, BUY_HISTORY.arg(action), 0, False, True)
        else:
            choose_fief(g, self.seat, action)


def why_no_room(g: SveaRike, country: i64) -> str:
    """SR-42, SR-43"""
    if country == g.enemy:
        return "SR-43"
    return "" if has(g.rooms(), country) else "SR-42"


def place_merchant(g: SveaRike, seat: i64, country: i64) -> None:
    g.merchants[seat * COUNTRIES + country] += 1
    g.emit(MERCHANT_PLACED, seat, country)
