"""The stewards: they judge like people who know the game, and what they say of worth adds up."""

import itertools
import random

import pytest

from longhall.arena.balance import report
from longhall.arena.measured import Job, Table, summed_up
from longhall.bots.players import steward_of
from longhall.bots.steward import Indifferent
from longhall.bots.vasa_cards.endings import endings
from longhall.bots.vasa_cards.fixes import KINDS, Judgements, forget_looks, take_back
from longhall.bots.vasa_cards.steward import VasaCardsSteward
from longhall.games import registry
from longhall.games.vasa_cards.chapters.phases import Fix
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import FIX_PILES


def begun(game, players, seed, **options):
    its = registry.game(game)
    g = its.new(players, its.whole_options(options), its.data)
    g.reseed(seed)
    g.run()
    return g


def ended(game, players, seed, **options):
    """A game played by lot."""
    g = begun(game, players, seed, **options)
    luck = random.Random(seed)
    while not g.over:
        seat = g.next_actor()
        g.apply(seat, luck.choice(g.legal(seat)))
    return g


def states(game, players, seeds, every):
    for seed in seeds:
        g = begun(game, players, seed)
        luck = random.Random(seed)
        count = 0
        while not g.over:
            count += 1
            if count % every == 0:
                yield g
            seat = g.next_actor()
            g.apply(seat, luck.choice(g.legal(seat)))


@pytest.mark.parametrize("game", registry.HOUSE)
def test_every_game_has_a_steward(game):
    assert not isinstance(steward_of(game), Indifferent)


@pytest.mark.parametrize("game", registry.HOUSE)
def test_worths_are_shares_that_add_up_to_about_one(game):
    steward = steward_of(game)
    all_may_lose = game == "vasa_voyage"  # then less
    for players in registry.game(game).players:
        for g in states(game, players, range(2), 13):
            worths = [steward.worth(g, seat) for seat in range(players)]
            assert all(0 <= worth <= 1 for worth in worths)
            assert sum(worths) <= 1.05
            assert all_may_lose or sum(worths) >= 0.95


@pytest.mark.parametrize("game", registry.HOUSE)
def test_judging_changes_nothing(game):
    from longhall.kernel.fields import knows

    steward = steward_of(game)
    for g in states(game, registry.game(game).players[-1], [3], 7):
        seat = g.next_actor()
        before = [knows(g, other) for other in range(g.players)], g.random, g.legal(seat)
        for action in g.legal(seat):
            steward.weigh(g, seat, action)
        steward.worth(g, seat)
        assert ([knows(g, other) for other in range(g.players)], g.random, g.legal(seat)) == before


def test_in_vasa_voyage_a_launch_that_nobody_wins_is_as_good_as_lost():
    """VV-75"""
    steward = steward_of("vasa_voyage")
    winners = set()
    for seed in range(60):
        g = ended("vasa_voyage", 3, seed)
        won = [float(outcome == "win") for outcome in g.results().outcomes]
        winners.add(sum(won))
        assert [steward.value(g, seat) for seat in range(3)] == won
        assert [steward.worth(g, seat) for seat in range(3)] == won
    assert winners == {0, 1}


def test_the_vasa_cards_steward_counts_shares_as_the_rules_do():
    tables = itertools.product(registry.game("vasa_cards").players, ["lowest_card", "sum"], ["seats", "chosen"])
    for players, aggregate, colours in tables:
        for seed in range(60):
            g = ended("vasa_cards", players, seed, aggregate=aggregate, colours=colours)
            assert isinstance(g, VasaCards)
            assert [endings(g).share_of(g, seat, 1.0) for seat in range(players)] == pytest.approx(g.results().shares())


def last_fixes(seed, fixes):
    """A card game of four by lot, up to this many exchanges of the last round."""
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


def sense(world, seat):
    """How foolish the others were in this world at most, to the nearest half."""
    steward = steward_of("vasa_cards")
    assert isinstance(steward, VasaCardsSteward)
    return next(most for most in itertools.count(0.0, 0.5) if steward.makes_sense(world, seat, most))


def test_in_vasa_cards_a_fix_that_hurts_makes_little_sense():
    """In worlds that make much sense to the next player, the Fix just made wins its owner more than in the others."""
    trusted, doubted = [], []
    for seed in range(40):
        g = last_fixes(seed, 1)
        seat = g.next_actor()
        owner = (seat - 1) % 4
        found = sorted((g.redeal(seat, number) for number in range(24)), key=lambda world: -sense(world, seat))
        doubted += [endings(world).share_of(world, owner, 1.0) for world in found[:6]]
        trusted += [endings(world).share_of(world, owner, 1.0) for world in found[-6:]]
    assert sum(trusted) > 1.3 * sum(doubted)


def test_in_vasa_cards_worlds_are_imagined_in_which_the_others_made_sense():
    steward = steward_of("vasa_cards")
    by_lot, imagined = 0.0, 0.0
    for seed in range(20):
        g = last_fixes(seed, 1)
        seat = g.next_actor()
        by_lot += sum(sense(g.redeal(seat, number), seat) for number in range(20))
        imagined += sum(sense(steward.imagine(g, seat, number), seat) for number in range(20))
    assert imagined < 0.7 * by_lot


@pytest.mark.parametrize("left_alone", [True, False])
def test_in_vasa_cards_a_fix_of_the_round_before_tells_something_and_so_does_none(left_alone):
    """Going back, every colour is asked about its own Fix, in the cards and with the knowledge of that moment."""
    its = registry.game("vasa_cards")
    g = its.new(3, its.whole_options({}), None)
    assert isinstance(g, VasaCards)
    g.reseed(4)
    g.run()
    luck = random.Random(4)
    then = {}  # by colour: its cards before its Fix, the moves so far, its choice
    while not (g.round == 4 and isinstance(g.waiting, Fix)):
        seat = g.next_actor()
        action = luck.choice(g.legal(seat))
        if g.round == 3 and isinstance(g.waiting, Fix):
            action = g.legal(seat)[-1] if left_alone else g.legal(seat)[0]
            colour = g.waiting.colour
            cards = [g.card(colour, pile) for pile in range(3)]
            then[colour] = (cards, g.moves, 0 if left_alone else 3)
        g.apply(seat, action)
    assert sorted(then) == [0, 1, 2]
    forget_looks(g)
    captain = g.right_of(g.captain)
    for colour in (g.right_of(captain), g.right_of(g.right_of(captain)), captain):
        cards, moves, exchange = then[colour]
        assert take_back(g, colour) == exchange  # with the hand, which is by now in the last pile
        assert [g.card(colour, pile) for pile in range(3)] == cards
        assert g.moves == moves


def test_in_vasa_cards_ones_own_fix_is_no_news():
    steward = steward_of("vasa_cards")
    assert isinstance(steward, VasaCardsSteward)
    for seed in range(10):
        g = last_fixes(seed, 1)
        last = (g.next_actor() - 1) % 4
        assert steward.regret_of(g.clone(), last, last) == 0.0
    assert any(steward.regret_of(last_fixes(seed, 1), 0, 3) > 0.0 for seed in range(20))


def test_in_vasa_cards_a_judgement_is_the_same_remembered_or_not():
    """And it depends on nothing that its seat does not know."""
    old = Judgements()
    for seed in range(30):
        g = last_fixes(seed, 2)
        seat = g.next_actor()
        fresh = Judgements()
        for world in (g, g.redeal(seat, 7), g):
            at, there = old.slot(world, seat, seat), fresh.slot(world, seat, seat)
            assert list(old.weights)[at : at + KINDS] == list(fresh.weights)[there : there + KINDS]
            assert at == there


def test_in_vasa_cards_a_hunch_in_the_last_fixes_is_nearly_the_stewards_opinion():
    steward = steward_of("vasa_cards")
    same = 0
    for seed in range(40):
        g = last_fixes(seed, 1)
        seat = g.next_actor()
        thought = steward.ponder(g.redeal(seat, 1), seat, 5)
        same += steward.hunch(g, seat, g.list_options(seat), 77) == thought
    assert same >= 20  # by lot it would be 6


@pytest.mark.long
def test_in_suecia_the_steward_finishes_what_it_opens_and_somebody_fulfils_a_mission():
    its = registry.game("suecia")
    table = Table("suecia", 3, ["steward"], 1, its.whole_options({}))
    measures = report(table, [summed_up(Job(table, number)) for number in range(100)])["bots"]["steward"]["measures"]
    assert measures["given_up"]["value"] < 0.05
    assert measures["with_any_mission"]["value"] > 0.5
