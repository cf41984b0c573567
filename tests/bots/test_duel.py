"""The card game with two players: what skald thinks through to the end, and what it wins by it."""

import random

import pytest
from tests.bots.test_stewards import begun, ended, states

from longhall.arena.games import Job, Pairing, play
from longhall.bots.players import steward_of
from longhall.bots.registry import make
from longhall.bots.search import Skald
from longhall.bots.vasa_cards.duel import PAIRS, colours_of, settled, tables
from longhall.bots.vasa_cards.endings import COUNT, order_of
from longhall.games.vasa_cards.chapters.phases import Fix
from longhall.games.vasa_cards.knowledge.belief import ORDERS, worlds
from longhall.games.vasa_cards.terms import NAME_CAPTAIN, PILES
from longhall.kernel.sets import count

OPTIONS = [{}, {"aggregate": "sum"}, {"reward": "all"}, {"aggregate": "sum", "reward": "all"}]


def pair_of(g, seat):
    colours = colours_of(g, seat)
    return order_of(g, colours[0]) * COUNT + order_of(g, colours[1])


def unknown(g, seat):
    """How many pairs the other may have."""
    found = 1
    for colour in colours_of(g, 1 - seat):
        found *= count(worlds(g, seat, colour))
    return found


def fixes_of(spec, seed, left):
    """A game of two such players with so many Fixes left."""
    g = begun("vasa_cards", 2, seed)
    bots = [make(spec, "vasa_cards", seed + seat) for seat in range(2)]
    found = []
    luck = random.Random(seed)
    while not g.over:
        found.append(g.clone())
        seat = g.next_actor()
        g.apply(seat, bots[seat].choose(g.redeal(seat, luck.getrandbits(50)), seat))
    return found[-left]


@pytest.mark.parametrize("options", OPTIONS)
def test_the_tables_say_what_the_rules_say(options):
    for seed in range(40):
        g = ended("vasa_cards", 2, seed, **options)
        share = tables(g).share[pair_of(g, 0) * PAIRS + pair_of(g, 1)]
        assert [share, 1 - share] == g.results().shares()


@pytest.mark.parametrize("options", OPTIONS)
def test_two_colours_that_make_fives_win_most_often(options):
    strength = list(tables(begun("vasa_cards", 2, 1, **options)).strength)
    strongest = [pair for pair in range(PAIRS) if strength[pair] > max(strength) - 1e-9]
    assert len(strongest) == COUNT
    for pair in strongest:
        for pile in range(PILES):
            assert ORDERS[pair // COUNT * PILES + pile] + ORDERS[pair % COUNT * PILES + pile] == 5


def test_who_knows_all_cards_wins_what_the_last_fix_can_win():
    known = 0
    for seed in range(12):
        g = fixes_of("skald:1", seed, 1)
        seat = g.next_actor()
        if unknown(g, seat) > 1:
            continue
        known += 1
        won = {}
        for action in g.legal(seat):
            after = g.clone()
            after.apply(seat, action)
            after.next_actor()
            won[action] = after.results().shares()[seat]
        assert won[settled(g, seat, 5)] == max(won.values())
    assert known > 6  # as it looks where most is unknown


def test_a_choice_follows_from_what_its_seat_knows():
    for g in states("vasa_cards", 2, range(6), 3):
        seat = g.next_actor()
        chosen = {settled(world, seat, 77) for world in (g, g.redeal(seat, 1), g.redeal(seat, 2), g.redeal(seat, 3))}
        assert len(chosen) == 1 and chosen <= set(g.legal(seat))


def test_it_changes_nothing_in_the_position():
    for g in states("vasa_cards", 2, range(2), 5):
        seat = g.next_actor()
        before = (g.legal(seat), list(g.pile), list(g.hand), list(g.history), g.moves, g.random)
        settled(g, seat, 3)
        assert (g.legal(seat), list(g.pile), list(g.hand), list(g.history), g.moves, g.random) == before


def test_a_card_that_was_seen_is_hidden_and_the_pair_stays_in_order():
    """In the first two rounds nothing else is fixed; so both colours are, or none."""
    hidden = 0
    for seed in range(12):
        g = begun("vasa_cards", 2, seed)
        bots = [make("skald:1", "vasa_cards", seed), make("steward", "vasa_cards", seed)]
        while g.round < 3:
            seat = g.next_actor()
            before = list(g.pile)
            fixes = isinstance(g.waiting, Fix)
            g.apply(seat, bots[seat].choose(g.redeal(seat, seed), seat))
            hidden += fixes and seat == 0 and list(g.pile) != before
        one, other = colours_of(g, 0)
        assert all(g.card(one, pile) + g.card(other, pile) == 5 for pile in range(2))
    assert hidden > 4


def test_it_names_itself_captain():
    g = begun("vasa_cards", 2, 3, captain="named")
    assert settled(g, 0, 1) == NAME_CAPTAIN.of(0)


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_everything_is_searched(players):
    for g in states("vasa_cards", players, [1], 4):
        assert steward_of("vasa_cards").settled(g, g.next_actor(), 1) == -1


def test_the_oracle_and_a_search_without_a_steward_search():
    g = begun("vasa_cards", 2, 3)
    seat = g.next_actor()
    oracle = Skald(steward_of("vasa_cards"), 1, True)
    oracle.search(g, seat, 10, 0.0)
    settles = Skald(steward_of("vasa_cards"), 1, False)
    settles.search(g, seat, 10, 0.0)
    assert (oracle.simulations, settles.simulations) == (10, 0)


@pytest.mark.parametrize("field", ["steward", "ismcts:100"])
def test_it_wins_more_than_its_share(field):
    rows = [play(Job(Pairing("vasa_cards", 2, "skald:1", field, {}), number)) for number in range(16)]
    assert sum(row["share"] for row in rows) > 0.6 * len(rows)
