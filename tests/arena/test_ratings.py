"""Ratings: fitted to all games at once, with honest errors."""

import random
from math import log

import pytest

from longhall.arena.ratings import POINTS, likelihood, ratings


def row(hero, field, share, players=2):
    return {"hero": hero, "field": field, "players": players, "share": share}


def games(hero, field, won, lost, players=2):
    return [row(hero, field, 1.0, players)] * won + [row(hero, field, 0.0, players)] * lost


def test_the_odds_of_two_are_those_of_their_games():
    """Three wins to one are log 3 apart; the prior takes next to nothing off."""
    strong, weak = ratings(games("skald", "steward", 300, 100))
    assert (strong.bot, weak.bot, weak.strength, weak.doubt) == ("skald", "steward", 0.0, 0.0)
    assert strong.strength == pytest.approx(POINTS * log(3), rel=0.01)
    assert strong.doubt == pytest.approx(POINTS * (1 / 300 + 1 / 100) ** 0.5, rel=0.01)


def test_with_more_players_the_fair_share_is_no_strength():
    even = ratings(games("skald", "steward", 100, 200, players=3))
    assert all(abs(rating.strength) < 1e-6 for rating in even)


def test_the_order_of_the_games_does_not_matter():
    rows = games("a", "b", 30, 10) + games("b", "c", 25, 15) + games("c", "a", 5, 35, players=4)
    mixed = rows[:]
    random.Random(1).shuffle(mixed)
    for one, other in zip(ratings(rows), ratings(mixed), strict=True):
        assert one.bot == other.bot and one.strength == pytest.approx(other.strength)


def test_no_other_strengths_make_the_games_more_likely():
    rows = games("a", "b", 30, 10) + games("b", "c", 25, 15, players=3) + [row("c", "a", 0.5)] * 9
    found = {rating.bot: rating.strength / POINTS for rating in ratings(rows)}
    at = {"a": 0, "b": 1, "c": 2}
    won = {(0, 1, 2): (30.0, 40), (1, 2, 3): (25.0, 40), (2, 0, 2): (4.5, 9)}
    best = [found[bot] for bot in at]
    mean = sum(best) / 3
    best = [strength - mean for strength in best]
    for i in range(3):
        for step in (-0.05, 0.05):
            other = [strength + step * (i == j) for j, strength in enumerate(best)]
            assert likelihood(other, won) < likelihood(best, won)


def test_who_won_everything_stays_finite_and_uncertain():
    best, _ = ratings(games("skald", "steward", 60, 0))
    assert 400 < best.strength < 4000 and best.doubt > 100


def test_bots_that_never_met_are_compared_with_great_doubt():
    found = {rating.bot: rating for rating in ratings(games("a", "steward", 30, 30) + games("b", "c", 30, 30))}
    assert found["b"].doubt > 5 * found["a"].doubt


def test_no_games_no_ratings():
    assert ratings([]) == []
