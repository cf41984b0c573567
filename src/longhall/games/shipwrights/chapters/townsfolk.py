"""Call on Townsfolk: those who simply come. Most are a row of numbers for the general operations; Pioneer and Watchman
have a function of their own. Those sent against a player stand in attacks.py."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.effects import (
    CardDone,
    bars_playing,
    cards_to_draw,
    put_on_table,
    receive,
)
from longhall.games.shipwrights.chapters.exchanges import SageDiscard, TraderGive, can_trade
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import FIRST_TOWNSFOLK, FRONT, PIONEER, SAGE, TRADER, WATCHMAN


def bars_calling(g: Shipwrights, seat: i64, card: i64) -> str:
    """Cards that give Gold, the Pioneer and the Watchman can always be played; those that draw, discard or exchange
    need something to do it with.  SW-48, SW-53, SW-59, SW-63, SW-68, SW-69, SW-70, SW-71, SW-72"""
    barred = bars_playing(g, seat, card)
    if barred:
        return barred
    if g.data.only_draws[card - FIRST_TOWNSFOLK] == 1 and cards_to_draw(g, 1) == 0:
        return "SW-13" if g.pile_size == 0 else "SW-102"
    if card == SAGE and g.hand_size[seat] <= g.data.discard_min:
        return "SW-63"
    if card == TRADER and not can_trade(g, seat):
        return "SW-68"
    return ""


def call(g: Shipwrights, seat: i64, card: i64) -> None:
    """Pay what the card costs, then take what it gives.  SW-47, SW-62, SW-64, SW-65, SW-66, SW-67"""
    copy = put_on_table(g, seat, card)
    if card == PIONEER:
        pioneer(g, seat, copy)
    elif card == WATCHMAN:
        watchman(g, seat, copy)
    else:
        g.push(CardDone(card))
        if card == SAGE:
            g.push(SageDiscard(seat, 0))
        elif card == TRADER:
            g.push(TraderGive(seat, 0, 0))
    receive(g, seat, card - FIRST_TOWNSFOLK)


def pioneer(g: Shipwrights, seat: i64, copy: i64) -> None:
    """The card stays in front; its player starts the next day. The last one played counts.  SW-47, SW-53, SW-54"""
    g.place[copy] = FRONT + seat
    g.pioneers[seat] += 1
    g.next_start = seat


def watchman(g: Shipwrights, seat: i64, copy: i64) -> None:
    """The card stays in front until the player's next turn.  SW-47, SW-59"""
    g.place[copy] = FRONT + seat
    g.watchmen[seat] += 1
