"""What a seat can know, against every world that fits what it has seen, enumerated one by one."""

import random
from itertools import permutations
from typing import Any

import pytest

from longhall.games.vasa_cards.game import GAME
from longhall.games.vasa_cards.knowledge.belief import ORDERS, worlds
from longhall.kernel.chance import Tape
from longhall.kernel.fields import knows

VALUES = frozenset({1, 2, 3, 4})


class Observer:
    """What one seat must think of one colour that it does not play: a set of (cards in piles, hand)."""

    def __init__(self, seat, colour, neutral):
        self.seat, self.colour = seat, colour
        if neutral:
            self.worlds: set[Any] = {(order, frozenset()) for order in permutations(VALUES)}
        else:
            self.worlds = {((0, 0, 0, 0), VALUES)}

    def notice(self, event):
        name, args = event.kind.name, event.args
        if name in ("built", "fixed_hand") and args[1] == self.colour:
            self.worlds = {self.laid(world, args[2], card) for world in self.worlds for card in world[1]}
        elif name == "fixed_piles" and args[1] == self.colour:
            self.worlds = {self.exchanged(world, args[2], args[3]) for world in self.worlds}
        elif name == "inspected_pile" and args[0] == self.seat and args[2] == self.colour:
            self.worlds = {world for world in self.worlds if world[0][args[3]] == args[4] + 1}
        elif name == "inspected_hand" and args[0] == self.seat and args[2] == self.colour:
            self.worlds = {world for world in self.worlds if args[3] + 1 in world[1]}

    @staticmethod
    def laid(world, pile, card):
        piles, hand = world
        hand = (hand | {piles[pile]}) - {card, 0}
        return (*piles[:pile], card, *piles[pile + 1 :]), hand

    @staticmethod
    def exchanged(world, pile, other):
        piles = list(world[0])
        piles[pile], piles[other] = piles[other], piles[pile]
        return tuple(piles), world[1]


def truth(g, colour):
    piles = tuple(g.card(colour, pile) for pile in range(4))
    return piles, frozenset(value for value in VALUES if g.holds(colour, value))


def believed(g, seat, colour):
    """The same set as the rules' own code works it out."""
    built = sum(g.card(colour, pile) != 0 for pile in range(4))
    possible = worlds(g, seat, colour)
    orders = [tuple(list(ORDERS)[n * 4 : n * 4 + 4]) for n in range(24) if possible >> n & 1]
    return {((*order[:built], *[0] * (4 - built)), frozenset(order[built:])) for order in orders}


def new_game(players, seed):
    g = GAME.new(players, GAME.whole_options({}), None)
    g.reseed(seed)
    g.run()
    return g


def observers(g):
    return [
        Observer(seat, colour, g.controller[colour] < 0)
        for seat in range(-1, g.players)
        for colour in range(4)
        if seat < 0 or g.controller[colour] != seat
    ]


def busy(g, seat, chance):
    """A random choice; mostly a Fix rather than none."""
    options = g.legal(seat)
    return chance.choice(options[:-1] if len(options) > 1 and chance.random() < 0.8 else options)


@pytest.mark.both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_thinks_possible_exactly_what_fits_all_that_it_has_seen(players):
    """VC-16, VC-19, VC-20, VC-21, VC-28"""
    chance = random.Random(players)
    for seed in range(2):
        g = new_game(players, seed)
        watching = observers(g)
        while not g.over:
            seat = g.actors()[0]
            g.events = []
            g.apply(seat, busy(g, seat, chance))
            for observer in watching:
                for event in g.events:
                    observer.notice(event)
                assert believed(g, observer.seat, observer.colour) == observer.worlds
                assert truth(g, observer.colour) in observer.worlds


@pytest.mark.both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redealt_world_fits_what_each_seat_has_seen(players):
    """VC-16, VC-21, VC-28"""
    chance = random.Random(players)
    g = new_game(players, 11)
    watching = observers(g)
    while not g.over:
        seat = g.actors()[0]
        g.events = []
        g.apply(seat, busy(g, seat, chance))
        for observer in watching:
            for event in g.events:
                observer.notice(event)
        if g.over or g.moves % 3:
            continue
        for viewer in range(-1, players):
            world = g.redeal(viewer, chance.randrange(2**40))
            assert knows(world, viewer) == knows(g, viewer)
            assert GAME.check(world) == []
            for observer in watching:
                if observer.seat == viewer:
                    assert truth(world, observer.colour) in observer.worlds
                assert truth(world, observer.colour) in believed(world, observer.seat, observer.colour)
            for colour in range(4):
                if viewer >= 0 and g.controller[colour] == viewer:
                    assert truth(world, colour) == truth(g, colour)


def after(players, chance, plays):
    """A game with these chance results and choices behind it."""
    g = GAME.new(players, GAME.whole_options({}), None)
    g.tape = Tape([GAME.chance.number(key) for key in chance], True)
    g.run()
    for key in plays:
        action = GAME.actions.number(key)
        assert action in g.legal(g.actors()[0]), key
        g.apply(g.actors()[0], action)
    return g


def example_29(fix):
    """Round 1, Captain P2: P2 draws G3 from P1's hand; P1 makes this Fix. Round 2: P1 builds pile 2."""
    first = ["build:1", "build:1", "build:1", "build:2"]
    looks = ["inspect_hand:green", "inspect_pile:red:1", "inspect_pile:red:1", "inspect_pile:red:1"]
    fixes = ["no_fix", "no_fix", "no_fix", fix]
    return after(4, ["captain:red", "hand_card:3"], [*first, *looks, *fixes, "build:2", "build:2", "build:1"])


@pytest.mark.parametrize(("fix", "expected"), [("no_fix", 9), ("fix_hand:1:4", 12)])
def test_a_card_seen_in_the_hand_is_not_in_a_pile_that_took_none_since(fix, expected):
    """VCX-29. VC-20, VC-21, VC-24, VC-28"""
    g = example_29(fix)
    pairs = {piles[:2] for piles, _ in believed(g, 1, 0)}
    assert len(pairs) == expected
    assert any(first == 3 for first, _ in pairs) == (fix != "no_fix")
    dealt = {truth(g.redeal(1, seed), 0)[0][:2] for seed in range(200)}
    assert dealt == pairs


def test_every_neutral_world_comes_up_and_no_other():
    """VC-4, VC-19, VC-26"""
    chance = ["neutral_card:2", "neutral_card:4", "neutral_card:1", "neutral_card:3", "captain:green"]
    g = after(3, chance, ["build:1", "build:1", "build:1", "inspect_pile:white:3"])
    dealt = {truth(g.redeal(0, seed), 3)[0] for seed in range(100)}
    assert dealt == {order for order in permutations(VALUES) if order[2] == 1}
    assert {truth(g.redeal(1, seed), 3)[0] for seed in range(400)} == set(permutations(VALUES))


def test_another_seat_may_have_drawn_any_card_of_the_hand():
    """VC-20, VC-21"""
    plays = ["build:1", "build:1", "build:1", "build:2", "inspect_hand:green"]
    g = after(4, ["captain:red", "hand_card:3"], plays)
    kept = {g.redeal(viewer, seed).history[0] % 8 for viewer in (0, 1) for seed in range(20)}
    assert kept == {3}
    drawn = {(truth(world, 0)[0][0], world.history[0] % 8) for world in (g.redeal(2, seed) for seed in range(200))}
    assert drawn == {(pile, seen) for pile in VALUES for seen in VALUES - {pile}}


def test_the_next_draw_of_a_redealt_world_is_not_the_true_one():
    """VC-20"""
    plays = ["build:1", "build:1", "build:1", "build:2"]
    g = after(4, ["captain:red"], plays)
    action = GAME.actions.number("inspect_hand:black")
    seen = set()
    for seed in range(60):
        world = g.redeal(1, seed)
        world.apply(1, action)
        seen.add(world.history[0] % 8)
    assert seen == {1, 2, 3, 4}  # black's 1 lies in the pile, but P2 cannot know that
    assert g.moves == 0


def test_after_the_end_everything_is_known_and_nothing_is_dealt_anew():
    """VC-29"""
    g = new_game(3, 1)
    chance = random.Random(1)
    while not g.over:
        seat = g.actors()[0]
        g.apply(seat, chance.choice(g.legal(seat)))
    for viewer in range(-1, 3):
        world = g.redeal(viewer, 9)
        assert knows(world, viewer) == knows(g, viewer)
        assert list(world.pile) == list(g.pile)
    assert len({knows(g, viewer) for viewer in range(-1, 3)}) == 1


def test_what_a_seat_knows_of_hands_piles_and_looks():
    """VC-16, VC-21"""
    plays = ["build:1", "build:4", "build:3", "build:2", "inspect_hand:green", "inspect_pile:white:1"]
    g = after(4, ["captain:red", "hand_card:3"], plays)
    assert g.seen("hand", 0) == {"green": 13, "red": 3, "black": 3, "white": 3}
    assert g.seen("hand", -1) == {"green": 3, "red": 3, "black": 3, "white": 3}
    pile = g.seen("pile", 3)
    assert [pile[colour]["1"] for colour in ("green", "red", "black", "white")] == [1, 1, 1, 3]
    assert pile["white"]["2"] == 0
    seen = {viewer: [move % 8 for move in g.seen("history", viewer)] for viewer in range(-1, 4)}
    assert seen == {-1: [0, 0], 0: [3, 0], 1: [3, 0], 2: [0, 3], 3: [0, 3]}


def test_a_copy_is_independent():
    """VC-24, VC-25"""
    g = after(4, ["captain:green"], ["build:1"] * 4 + ["inspect_pile:red:1", *["inspect_pile:green:1"] * 3])
    before = [knows(g, seat) for seat in range(-1, 4)]
    copy = g.clone()
    copy.apply(0, GAME.actions.number("fix_hand:1:3"))
    assert [knows(g, seat) for seat in range(-1, 4)] == before
    assert (copy.captain, copy.round, copy.moves, g.moves) == (g.captain, g.round, 5, 4)
