"""Who is blamed and who wins, against a second reading of the rules."""

import random
from itertools import permutations

import pytest

from longhall.games.vasa_cards.chapters.round import Reveal
from longhall.games.vasa_cards.chapters.scoring import blamed_colours, is_draw, pile_totals, winning_colours
from longhall.games.vasa_cards.game import GAME
from longhall.games.vasa_cards.state import VasaCards, give_out

ORDERS = list(permutations((1, 2, 3, 4)))


def judge(deal, by_sum, compete=False):
    """Blamed and winning colours of a deal (each colour's cards in piles 1 to 4), or None for a draw; `compete`:
    whether the blamed are compared for the reward too, which nobody gets for what falls to them."""
    totals = [sum(cards[pile] for cards in deal) for pile in range(4)]
    groups = [[pile for pile in range(4) if totals[pile] == total] for total in sorted(set(totals))]
    if len(groups) == 1:
        return None

    def lowest(colours, group):
        combine = sum if by_sum else min
        marks = {colour: combine(deal[colour][pile] for pile in group) for colour in colours}
        return {colour for colour in colours if marks[colour] == min(marks.values())}

    blamed = lowest({0, 1, 2, 3}, groups[0])
    if all(1 in [cards[pile] for pile in groups[0]] for cards in deal):
        blamed = {0, 1, 2, 3}
    survivors = {0, 1, 2, 3} - blamed
    left = {0, 1, 2, 3} if compete else survivors
    for group in reversed(groups):
        if len(left) > 1:
            left = lowest(left, group)
    return blamed, left & survivors


def members(mask):
    return {colour for colour in range(4) if mask >> colour & 1}


CLAUSES = {
    "all_lose": {"VC-35", "VC-36"},
    "sole_survivor": {"VC-37"},
    "won": {"VC-37"},
    "tie_break": {"VC-38"},
    "shared": {"VC-39"},
    "neutral_wins": {"VC-40"},
}
WITH_ALL = CLAUSES | {"no_reward": {"VC-43"}}  # where the blamed are compared too


def laid_out(deal, players, by_sum, compete=False):
    g = VasaCards(None, players)
    g.sums = by_sum
    g.blamed_compete = compete
    give_out(g)
    for colour, cards in enumerate(deal):
        g.hand[colour] = 0
        for pile, value in enumerate(cards):
            g.lay(colour, pile, value)
    g.round = 4
    assert GAME.check(g) == []
    return g


@pytest.mark.both
@pytest.mark.parametrize("by_sum", [False, True])
@pytest.mark.parametrize("compete", [False, True])
def test_random_deals_are_judged_as_a_second_reading_judges_them(by_sum, compete):
    """VC-30, VC-32, VC-34, VC-35, VC-38"""
    chance = random.Random(1625)
    draws = 0
    for _ in range(1500):
        deal = [chance.choice(ORDERS) for _ in range(4)]
        g = laid_out(deal, 4, by_sum, compete)
        totals = pile_totals(g)
        expected = judge(deal, by_sum, compete)
        assert is_draw(totals) == (expected is None)
        if expected is None:
            draws += 1
            assert g.results().outcomes == ["draw"] * 4
            continue
        blamed = blamed_colours(g, totals)
        winners = winning_colours(g, totals, blamed)
        assert (members(blamed), members(winners)) == expected
    assert draws


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("compete", [False, True])
def test_each_player_gets_what_her_colours_get(players, compete):
    """VC-39, VC-40, VC-41, VC-42, VC-43"""
    chance = random.Random(players)
    met = set()
    for _ in range(600):
        deal = [chance.choice(ORDERS) for _ in range(4)]
        g = laid_out(deal, players, False, compete)
        result = g.results()
        met.add(result.reason)
        verdict = judge(deal, False, compete)
        if verdict is None:
            assert result.places == [1] * players
            continue
        blamed, winners = verdict
        for seat in range(players):
            own = {colour for colour in range(4) if g.controller[colour] == seat}
            expected = "win" if own & winners else "lose" if own <= blamed else "no_win"
            assert result.outcomes[seat] == expected
        better = ["win", "no_win", "lose"]
        for seat, place in enumerate(result.places):
            rank = better.index(result.outcomes[seat])
            assert place == 1 + sum(better.index(other) < rank for other in result.outcomes)
        assert (result.reason in ("all_lose", "no_reward")) == (not winners)
        assert (result.reason in ("all_lose", "no_reward", "neutral_wins")) == ("win" not in result.outcomes)
        assert result.clause in WITH_ALL[result.reason]
        assert result.scores == [0] * players
    possible = (WITH_ALL.keys() - {"sole_survivor"}) if compete else CLAUSES.keys()
    assert met - {"draw"} == possible - (set() if players == 3 else {"neutral_wins"})


def announced(deal):
    g = laid_out(deal, 4, False)
    g.events = []
    g.push(Reveal())
    g.run()
    return [(event.kind.name, *event.args) for event in g.events]


def test_at_the_end_each_pile_is_told_with_its_total_then_the_blamed_then_the_winners():
    """VC-29, VC-30, VC-34, VC-37"""
    deal = [(1, 2, 3, 4), (1, 2, 4, 3), (2, 3, 4, 1), (2, 3, 4, 1)]
    piles = [("revealed", 0, 6), ("revealed", 1, 10), ("revealed", 2, 15), ("revealed", 3, 9)]
    assert announced(deal) == [*piles, ("blamed", 0), ("blamed", 1), ("won", 2), ("won", 3)]
    draw = [(1, 2, 3, 4), (2, 1, 4, 3), (3, 4, 1, 2), (4, 3, 2, 1)]
    assert announced(draw) == [("revealed", pile, 10) for pile in range(4)]
