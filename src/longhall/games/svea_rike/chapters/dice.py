"""Dice and roll-offs."""

from mypy_extensions import i64

from longhall.games.svea_rike.events import EXCHEQUER_ROLLED, ROLLED, ROLLED_FOR_PRECEDENCE
from longhall.games.svea_rike.sets import bit, count, has, lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import DIE, FACES, IN_SECRET, NONE, PRECEDENCE


def d6(g: SveaRike) -> i64:
    return g.roll(DIE, 6)


def roll_for(g: SveaRike, seat: i64, purpose: i64) -> i64:
    """A player's die, or the Exchequer's, which all see."""
    rolled = d6(g)
    if seat == NONE:
        g.emit(EXCHEQUER_ROLLED, rolled, purpose)
    else:
        g.emit(ROLLED, seat, rolled, purpose)
    return rolled


def roll_within(g: SveaRike, seat: i64, purpose: i64, least: i64, most: i64) -> i64:
    """A die that hits from `least` to `most`: what was rolled, or nothing if it misses."""
    rolled = d6(g)
    if least <= rolled <= most:
        g.emit(ROLLED, seat, rolled, purpose)
        return rolled
    g.emit(ROLLED, seat, rolled, purpose + 1)
    return 0


def roll_off(g: SveaRike, contenders: i64, highest_wins: bool, purpose: i64) -> i64:
    """Each contender rolls in seat order; those tied for the best (or the lowest, where a loser is sought) roll again.

    A roll-off about the order of plays in a window is told to those in it and to nobody else (section 5.2).  SR-137
    """
    left = contenders
    while count(left) > 1:
        best: i64 = 0
        tied: i64 = 0
        for seat in range(g.players):
            if has(left, seat):
                rolled = d6(g)
                if purpose == IN_SECRET:
                    g.precedence.append(contenders * PRECEDENCE + seat * 64 + FACES + rolled)
                    g.tell(contenders, ROLLED_FOR_PRECEDENCE, seat, rolled)
                else:
                    g.emit(ROLLED, seat, rolled, purpose)
                if not highest_wins:
                    rolled = 7 - rolled
                if rolled > best:
                    best = rolled
                    tied = 0
                if rolled == best:
                    tied |= bit(seat)
        left = tied
    return lowest(left)
