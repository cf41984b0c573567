"""The end: who is blamed, who wins."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import BLAMED, COLOURS, PILES, WON
from longhall.kernel.results import Result
from longhall.kernel.sets import count
from longhall.kernel.state import zeros

NO_MARK: Final[i64] = 99


def pile_totals(g: VasaCards) -> vec[i64]:
    totals = zeros(PILES)
    for pile in range(PILES):
        for colour in range(COLOURS):
            totals[pile] += g.card(colour, pile)
    return totals


def mark(g: VasaCards, totals: vec[i64], colour: i64, total: i64) -> i64:
    """The colour's lowest card in the piles of this total (option: the sum of its cards there).  VC-32"""
    lowest: i64 = NO_MARK
    added: i64 = 0
    for pile in range(PILES):
        if totals[pile] == total:
            card = g.card(colour, pile)
            added += card
            if card < lowest:
                lowest = card
    return added if g.sums else lowest


def lowest_marked(g: VasaCards, totals: vec[i64], total: i64, among: i64) -> i64:
    """Of the colours in the set `among`, those with the lowest mark in the group. All colours count.  VC-33"""
    best: i64 = NO_MARK
    found: i64 = 0
    for colour in range(COLOURS):
        if (among >> colour) & 1 == 1:
            its = mark(g, totals, colour, total)
            if its < best:
                best = its
                found = 0
            if its == best:
                found |= 1 << colour
    return found


ALL: Final[i64] = (1 << COLOURS) - 1


def everyone_has_a_one(g: VasaCards, totals: vec[i64], total: i64) -> bool:
    """Whether every colour has its card of value 1 in the piles of this total.  VC-35"""
    for colour in range(COLOURS):
        has = False
        for pile in range(PILES):
            if totals[pile] == total and g.card(colour, pile) == 1:
                has = True
        if not has:
            return False
    return True


def blamed_colours(g: VasaCards, totals: vec[i64]) -> i64:
    """The colours with the lowest mark in the lowest group.  VC-31, VC-34"""
    low = next_total(totals, 0, True)
    if everyone_has_a_one(g, totals, low):
        return ALL
    return lowest_marked(g, totals, low, ALL)


def next_total(totals: vec[i64], beyond: i64, upwards: bool) -> i64:
    """The lowest total above `beyond`, or the highest below it; 0 if there is none."""
    found: i64 = 0
    for pile in range(PILES):
        total = totals[pile]
        if upwards and total > beyond and (found == 0 or total < found):
            found = total
        if not upwards and total < beyond and total > found:
            found = total
    return found


@final
class Reward:
    """Which colours win, and what decided it."""

    def __init__(self, winners: i64, reason: str, clause: str) -> None:
        self.winners: i64 = winners
        self.reason = reason
        self.clause = clause


def reward(g: VasaCards, totals: vec[i64], blamed: i64) -> Reward:
    """The survivors are compared from the highest group down until one is left; with the option `reward` the blamed are
    compared with them, and keep what would have been theirs.  VC-36, VC-37, VC-38, VC-39, VC-43"""
    survivors = ALL & ~blamed
    if survivors == 0:
        return Reward(0, "all_lose", "VC-35" if everyone_has_a_one(g, totals, next_total(totals, 0, True)) else "VC-36")
    if count(survivors) == 1 and not g.blamed_compete:
        return Reward(survivors, "sole_survivor", "VC-37")
    left = ALL if g.blamed_compete else survivors
    groups: i64 = 0
    total = next_total(totals, 1000, False)
    while count(left) > 1 and total > 0:
        left = lowest_marked(g, totals, total, left)
        total = next_total(totals, total, False)
        groups += 1
    if left & survivors == 0:
        return Reward(0, "no_reward", "VC-43")
    if count(left) > 1:
        return Reward(left & survivors, "shared", "VC-39")
    return Reward(left, "won" if groups == 1 else "tie_break", "VC-37" if groups == 1 else "VC-38")


def winning_colours(g: VasaCards, totals: vec[i64], blamed: i64) -> i64:
    return reward(g, totals, blamed).winners


def is_draw(totals: vec[i64]) -> bool:
    """All totals are equal.  VC-30"""
    return next_total(totals, totals[0], True) == 0 and next_total(totals, totals[0], False) == 0


def announce(g: VasaCards) -> None:
    """Tell which colours are blamed and which win; where all piles are equal, none.  VC-30, VC-34, VC-37"""
    if g.events is None:
        return  # nobody listens, and most games are played without anybody listening
    totals = pile_totals(g)
    if is_draw(totals):
        return
    blamed = blamed_colours(g, totals)
    winners = winning_colours(g, totals, blamed)
    for colour in range(COLOURS):
        if (blamed >> colour) & 1 == 1:
            g.emit(BLAMED, colour)
    for colour in range(COLOURS):
        if (winners >> colour) & 1 == 1:
            g.emit(WON, colour)


def result(g: VasaCards) -> Result:
    """What each player gets: win before neither before loss.  VC-40, VC-41, VC-42"""
    totals = pile_totals(g)
    if is_draw(totals):
        return Result([1] * g.players, [0] * g.players, ["draw"] * g.players, "draw", "VC-30")
    blamed = blamed_colours(g, totals)
    found = reward(g, totals, blamed)
    outcomes: list[str] = []
    for seat in range(g.players):
        own: i64 = 0
        for colour in range(COLOURS):
            if g.controller[colour] == seat:
                own |= 1 << colour
        if own & found.winners != 0:
            outcomes.append("win")
        elif own & ~blamed == 0:
            outcomes.append("lose")
        else:
            outcomes.append("no_win")
    if found.reason == "all_lose":
        return Result([1] * g.players, [0] * g.players, outcomes, found.reason, found.clause)
    if found.winners != 0 and "win" not in outcomes:
        return Result(places(outcomes), [0] * g.players, outcomes, "neutral_wins", "VC-40")
    return Result(places(outcomes), [0] * g.players, outcomes, found.reason, found.clause)


def places(outcomes: list[str]) -> list[int]:
    rank = {"win": 0, "no_win": 1, "lose": 2}
    return [1 + sum(rank[other] < rank[own] for other in outcomes) for own in outcomes]
