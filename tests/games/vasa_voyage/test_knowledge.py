"""What can be known about a square, against an observer that works it out from the log alone."""

import random

import pytest

from longhall.games.vasa_voyage.game import GAME
from longhall.games.vasa_voyage.knowledge.ledger import candidates
from longhall.kernel.fields import knows
from longhall.match import start

VALUES = (1, 2, 3)


class Observer:
    """Counts from events, as cut for one seat, what every player owns and what may lie on every square."""

    def __init__(self, seat, players):
        self.seat = seat
        self.owned = [[[1, 0, 0] for _ in range(4)] for _ in range(players)]
        self.squares = {}
        self.offers = {}
        self.counters = {}
        self.draft = {}
        self.countering = False
        self.traders = (0, 0)

    def notice(self, event):
        cut = event.seen_by(self.seat)
        handler = getattr(self, event.kind.name, None)
        if cut is not None and handler is not None:
            handler(**cut)

    def may_hold(self, seat, material):
        return self.squares[seat, material]

    def left_in_hand(self, seat, material, hidden, value):
        """Goods of a value in hand if `hidden` lies on the ship."""
        return self.owned[seat][material][value - 1] - (hidden == value)

    def shows(self, seat, material, value, count):
        if (seat, material) in self.squares:
            self.squares[seat, material] = {
                hidden
                for hidden in self.squares[seat, material]
                if self.left_in_hand(seat, material, hidden, value) >= count
            }

    def lacks(self, seat, material, value, count):
        if (seat, material) in self.squares:
            self.squares[seat, material] = {
                hidden
                for hidden in self.squares[seat, material]
                if self.left_in_hand(seat, material, hidden, value) < count
            }

    def values_owned(self, seat, material):
        return {value for value in VALUES if self.owned[seat][material][value - 1] > 0}

    # Events

    def procured(self, seat, material, count):
        self.owned[seat][material][0] += count

    def exchanged(self, seat, material, pair):
        if pair == 0:
            self.shows(seat, material, 1, 2)
        else:
            self.shows(seat, material, 1, 1)
            self.shows(seat, material, 2, 1)
        self.owned[seat][material][0] -= 1
        self.owned[seat][material][pair] -= 1
        self.owned[seat][material][pair + 1] += 1

    def placed(self, seat, material, value):
        self.squares[seat, material] = self.values_owned(seat, material)

    def replaced(self, seat, material, taken, placed):
        self.squares[seat, material] = self.values_owned(seat, material)

    def order_obeyed(self, target, material, taken, placed):
        self.squares[target, material] = {
            new
            for old in self.squares[target, material]
            for new in VALUES
            if self.left_in_hand(target, material, old, new) > 0
        }

    def inspected(self, seat, target, material, value):
        if seat == self.seat:
            self.squares[target, material] &= {value + 1}

    def not_offered(self, seat):
        self.offers.pop(seat, None)
        self.countering = False

    def offered(self, seat, partner):
        self.draft = self.offers[seat] = {"maker": seat, "partner": partner, "give": {}, "want": {}}
        self.countering = False

    def countered(self, seat, proposer):
        self.draft = self.counters[proposer] = {"maker": seat, "partner": proposer, "give": {}, "want": {}}

    def gives(self, seat, count, material, value):
        self.draft["give"][material, value + 1] = count
        self.shows(seat, material, value + 1, count)

    def wants(self, seat, count, material, value):
        self.draft["want"][material, value + 1] = count

    def accepted(self, seat, proposer):
        self.shows_all(seat, self.offers[proposer]["want"])

    def counter_accepted(self, seat, partner):
        self.shows_all(seat, self.counters[seat]["want"])
        self.countering = True

    def shows_all(self, seat, bundle):
        for (material, value), count in bundle.items():
            self.shows(seat, material, value, count)

    def trade_of(self, maker, partner):
        return self.counters[partner] if self.countering else self.offers[maker]

    def traded(self, seat, partner):
        self.traders = (seat, partner)
        trade = self.trade_of(seat, partner)
        self.shows_all(seat, trade["give"])
        self.shows_all(partner, trade["want"])

    def handed_over(self, seat, count, material, value):
        other = self.traders[1] if seat == self.traders[0] else self.traders[0]
        self.owned[seat][material][value] -= count
        self.owned[other][material][value] += count

    def void_lacking(self, seat, partner, target, material, value):
        trade = self.trade_of(seat, partner)
        if target == partner:
            self.shows_all(seat, trade["give"])
        bundle = trade["give"] if target == seat else trade["want"]
        for kind in sorted(bundle):
            if kind < (material, value + 1):
                self.shows(target, kind[0], kind[1], bundle[kind])
        self.lacks(target, material, value + 1, bundle[material, value + 1])

    def void_keeping(self, seat, partner, target):
        trade = self.trade_of(seat, partner)
        self.shows_all(seat, trade["give"])
        self.shows_all(partner, trade["want"])


def begin(players, seed, **options):
    g = GAME.new(players, GAME.whole_options(options), GAME.data)
    g.reseed(seed)
    g.run()
    return g


def any_choice(g, seat, chance):
    """Mostly short trades that can be met, so that many are carried out."""
    legal = g.legal(seat)
    keys = [GAME.actions.key(action) for action in legal]
    for wanted in ("next", "confirm"):
        if wanted in keys and chance.random() < 0.6:
            return legal[keys.index(wanted)]
    accepts = [action for action, key in zip(legal, keys, strict=True) if key.startswith("accept")]
    if accepts and chance.random() < 0.9:
        return accepts[0]
    wants = [action for action, key in zip(legal, keys, strict=True) if key.startswith("want") and key[-1] == "1"]
    return chance.choice(wants if wants and chance.random() < 0.7 else legal)


@pytest.mark.parametrize("inventory", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ledger_agrees_with_an_observer_of_the_log(players, inventory):
    """VV-10, VV-35, VV-41, VV-64, VV-71"""
    chance = random.Random(players)
    happened = set()
    for seed in range(10 if inventory else 6):
        g = begin(players, seed, inventory=inventory)
        observers = [Observer(seat, players) for seat in range(-1, players)]
        while not g.over:
            seat = chance.choice(g.actors())
            g.events = []
            g.apply(seat, any_choice(g, seat, chance))
            happened |= {event.kind.name for event in g.events}
            for observer in observers:
                for event in g.events:
                    observer.notice(event)
                if g.events and observer.seat in (-1, seat):
                    compare(g, observer)
    assert {"exchanged", "replaced", "order_obeyed", "inspected"} <= happened
    assert not inventory or {"traded", "void_lacking", "counter_accepted"} <= happened


def compare(g, observer):
    for owner in range(g.players):
        for material in range(4):
            found = [g.owned(owner, material, value) for value in VALUES]
            assert found == observer.owned[owner][material]
            if g.is_built(material):
                possible = candidates(g, observer.seat, owner, material)
                assert {value for value in VALUES if possible >> (value - 1) & 1} == observer.may_hold(owner, material)
                assert possible >> (g.on_ship(owner, material) - 1) & 1


def middle_of(players, seed, built, **options):
    """A random game after so many Buildings."""
    g = begin(players, seed, **options)
    chance = random.Random(seed)
    while sum(g.is_built(material) for material in range(4)) < built or g.legal(g.actors()[0])[0] > 7:
        seat = chance.choice(g.actors())
        g.apply(seat, any_choice(g, seat, chance))
    return g


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_redealing_offers_every_good_that_may_lie_on_a_square_and_no_other(seat):
    """VV-7, VV-35, VV-41"""
    for seed in (3, 4, 5):
        g = middle_of(4, seed, 3)
        worlds = [g.redeal(seat, 1000 + number) for number in range(60)]
        for owner in range(4):
            for material in range(4):
                if owner != seat and g.is_built(material):
                    possible = candidates(g, seat, owner, material)
                    values = {world.on_ship(owner, material) for world in worlds}
                    assert values == {value for value in VALUES if possible >> (value - 1) & 1}
        for world in worlds[:5]:
            assert not GAME.check(world)
            assert knows(world, seat) == knows(g, seat)
            assert knows(world.redeal(seat, 7), seat) == knows(g, seat)


def test_what_others_saw_stays_true_in_a_redealt_world():
    """VV-64"""
    for seed in range(8):
        g = middle_of(4, seed, 3)
        for seat in (-1, 0, 1, 2, 3):
            world = g.redeal(seat, seed + 99)
            for observer in range(4):
                for owner in range(4):
                    for material in range(4):
                        value = world.on_ship(owner, material)
                        if value:
                            assert candidates(world, observer, owner, material) >> (value - 1) & 1


def test_after_the_end_ships_lie_open_but_looks_stay_secret():
    """VV-64, VV-73"""
    pasts = 0
    for seed in range(8):
        g = begin(4, seed)
        chance = random.Random(seed)
        while not g.over:
            seat = chance.choice(g.actors())
            g.apply(seat, any_choice(g, seat, chance))
        worlds = [g.redeal(0, number) for number in range(20)]
        for world in worlds:
            assert list(world.ship) == list(g.ship) and list(world.hand) == list(g.hand)
            assert knows(world, 0) == knows(g, 0)
        pasts = max(pasts, len({tuple(world.history) for world in worlds}))
    assert pasts > 1  # what others saw before an Admiral or a King is still not told


def test_only_the_owner_sees_her_goods():
    """VV-7"""
    match = start("vasa_voyage", players=3, seed=4, options={"memory": "own"})
    chance = random.Random(4)
    while match.view(-1)["step"] != "inspection":
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.state.legal(seat)))
    for viewer in (-1, 0, 1, 2):
        for owner, seat in enumerate(match.view(viewer)["seats"]):
            is_own = owner == viewer
            assert (seat["hand"]["goods"] is not None) == is_own
            assert seat["hand"]["owned"] is None
            for square in seat["ship"]["squares"]:
                assert (square["value"] is not None) == (is_own and square["occupied"])
                assert square["possible"] is None


@pytest.mark.parametrize("memory", ["kept", "own"])
def test_what_is_known_is_shown_only_where_the_table_keeps_it(memory):
    """VV-7, VV-8, VV-81"""
    match = start("vasa_voyage", players=3, seed=4, options={"memory": memory})
    hand = match.view(0)["seats"][1]["hand"]
    assert (hand["owned"] is not None) == (hand["known"] is not None) == (memory == "kept")
    assert hand["goods"] is None
    assert hand["count"] == 4


def test_sealed_answers_of_others_are_not_in_a_redealt_world():
    """VV-57"""
    g = begin(3, 1, inventory=True)
    while not g.sealed:
        seat = g.actors()[0]
        g.apply(seat, g.fallback(seat))
    for seat in (0, 1):
        g.apply(seat, GAME.actions.number("offer_to:p3"))
    world = g.redeal(0, 5)
    assert [list(answer) for answer in world.sealed] == [list(g.sealed[0]), [], []]
    assert [list(answer) for answer in g.redeal(-1, 5).sealed] == [[], [], []]
