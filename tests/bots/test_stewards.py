"""The stewards: they judge like people who know the game, and what they say of worth adds up."""

import random

import pytest

from longhall.bots.players import steward_of
from longhall.bots.steward import Indifferent
from longhall.games import registry


def states(game, players, seeds, every):
    its = registry.game(game)
    for seed in seeds:
        g = its.new(players, its.whole_options({}), its.data)
        g.reseed(seed)
        g.run()
        luck = random.Random(seed)
        count = 0
        while not g.over:
            count += 1
            if count % every == 0:
                yield g
            seat = g.next_actor()
            g.apply(seat, luck.choice(g.legal(seat)))


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_has_a_steward(game):
    assert not isinstance(steward_of(game), Indifferent)


@pytest.mark.parametrize("game", registry.NAMES)
def test_worths_are_shares_that_add_up_to_about_one(game):
    steward = steward_of(game)
    for players in registry.game(game).players:
        for g in states(game, players, range(2), 13):
            worths = [steward.worth(g, seat) for seat in range(players)]
            assert all(0 <= worth <= 1 for worth in worths)
            assert sum(worths) == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("game", registry.NAMES)
def test_judging_changes_nothing(game):
    from longhall.kernel.tables import knows

    steward = steward_of(game)
    for g in states(game, registry.game(game).players[-1], [3], 7):
        seat = g.next_actor()
        before = [knows(g, other) for other in range(g.players)], g.random, g.legal(seat)
        for action in g.legal(seat):
            steward.weigh(g, seat, action)
        steward.worth(g, seat)
        assert ([knows(g, other) for other in range(g.players)], g.random, g.legal(seat)) == before


def test_the_vasa_cards_steward_counts_shares_as_the_rules_do():
    from longhall.bots.steward_vasa_cards import share_of
    from longhall.games.vasa_cards.state import VasaCards

    its = registry.game("vasa_cards")
    for players in its.players:
        for seed in range(60):
            g = its.new(players, its.whole_options({}), None)
            g.reseed(seed)
            g.run()
            luck = random.Random(seed)
            while not g.over:
                seat = g.next_actor()
                g.apply(seat, luck.choice(g.legal(seat)))
            assert isinstance(g, VasaCards)
            assert [share_of(g, seat) for seat in range(players)] == pytest.approx(g.results().shares())
