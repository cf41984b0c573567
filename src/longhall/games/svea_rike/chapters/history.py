"""The row and the pile of history cards."""

from mypy_extensions import i64

from longhall.games.svea_rike.events import HISTORY_GONE, HISTORY_TURNED, HISTORY_UNDER
from longhall.games.svea_rike.sets import bit, has
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import HISTORY_CARD, NONE, ROW


def refill_row(g: SveaRike) -> None:
    """Four cards lie face up as long as the pile lasts.  SR-60, SR-61"""
    for place in range(ROW):
        if g.row[place] < 0:
            if g.pile != 0:
                card = g.pick_of(HISTORY_CARD, g.pile)
                g.pile &= ~bit(card)
            elif g.under:
                card = g.under.pop(0)
            else:
                return
            g.row[place] = card
            g.emit(HISTORY_TURNED, card, place)


def place_of(g: SveaRike, card: i64) -> i64:
    for place in range(ROW):
        if g.row[place] == card:
            return place
    return NONE


def take_from_row(g: SveaRike, card: i64) -> i64:
    """The place that becomes empty."""
    place = place_of(g, card)
    g.row[place] = NONE
    return place


def put_under(g: SveaRike, card: i64) -> None:
    """Under the pile, where all know it."""
    g.under.append(card)
    g.emit(HISTORY_UNDER, card)


def remove_from_game(g: SveaRike, card: i64) -> None:
    """From its owner or from the row, which is refilled.  SR-63"""
    g.gone |= bit(card)
    g.emit(HISTORY_GONE, card)
    for seat in range(g.players):
        if has(g.history[seat], card):
            g.history[seat] &= ~bit(card)
            return
    take_from_row(g, card)
    refill_row(g)
