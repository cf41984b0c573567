"""The stewards: they judge like people who know the game, and what they say of worth adds up."""

import itertools
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
    for players, aggregate in itertools.product(its.players, ["lowest_card", "sum"]):
        for seed in range(60):
            g = its.new(players, its.whole_options({"aggregate": aggregate}), None)
            g.reseed(seed)
            g.run()
            luck = random.Random(seed)
            while not g.over:
                seat = g.next_actor()
                g.apply(seat, luck.choice(g.legal(seat)))
            assert isinstance(g, VasaCards)
            assert [share_of(g, seat) for seat in range(players)] == pytest.approx(g.results().shares())


def last_fixes(seed, fixes):
    """A card game of four by lot, up to this many exchanges of the last round."""
    from longhall.games.vasa_cards.phases import Fix
    from longhall.games.vasa_cards.state import VasaCards
    from longhall.games.vasa_cards.terms import FIX_PILES

    its = registry.game("vasa_cards")
    g = its.new(4, its.whole_options({}), None)
    assert isinstance(g, VasaCards)
    g.reseed(seed)
    g.run()
    luck = random.Random(seed)
    while fixes:
        seat = g.next_actor()
        fixing = g.round == 4 and isinstance(g.waiting, Fix)
        g.apply(seat, luck.choice([action for action in g.legal(seat) if not fixing or FIX_PILES.has(action)]))
        fixes -= fixing
    return g


def test_in_vasa_cards_a_fix_that_hurts_makes_little_sense():
    """In worlds that make much sense to the next player, the Fix just made wins its owner more than in the others."""
    from longhall.bots.steward_vasa_cards import share_of

    steward = steward_of("vasa_cards")
    trusted, doubted = [], []
    for seed in range(40):
        g = last_fixes(seed, 1)
        seat = g.next_actor()
        owner = (seat - 1) % 4
        found = [g.redeal(seat, number) for number in range(24)]
        found.sort(key=lambda world: steward.sense(world, seat))
        assert 0.0 <= steward.sense(found[0], seat) <= steward.sense(found[-1], seat) <= 1.0
        doubted += [share_of(world, owner) for world in found[:6]]
        trusted += [share_of(world, owner) for world in found[-6:]]
    assert sum(trusted) > 1.3 * sum(doubted)


def test_in_vasa_cards_ones_own_fix_is_no_news():
    g = last_fixes(3, 1)
    steward = steward_of("vasa_cards")
    assert steward.sense(g, (g.next_actor() - 1) % 4) == 1.0
    assert steward.sense(g, g.next_actor()) < 1.0


def test_in_vasa_cards_a_hunch_in_the_last_fixes_is_nearly_the_stewards_opinion():
    steward = steward_of("vasa_cards")
    same = 0
    for seed in range(40):
        g = last_fixes(seed, 1)
        seat = g.next_actor()
        thought = steward.ponder(g.redeal(seat, 1), seat, 5)
        same += steward.hunch(g, seat, g.list_options(seat), 77) == thought
    assert same >= 20  # by lot it would be 6
