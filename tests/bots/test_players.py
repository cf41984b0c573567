"""Bots by name, and that none of them sees more than its seat may know."""

import time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.players import SearchBot, steward_of
from longhall.bots.registry import LEVELS, choose, make
from longhall.bots.search import Node, Skald
from longhall.bots.steward import Indifferent, Steward
from longhall.games import registry
from longhall.games.vasa_cards.state import VasaCards
from longhall.kernel.chance import advance, seeded
from longhall.kernel.playout import playout


def begun(game, players, seed, decisions=0):
    its = registry.game(game)
    g = its.new(players, its.whole_options({}), its.data)
    g.reseed(seed)
    g.run()
    import random

    luck = random.Random(seed)
    while decisions and not g.over:
        seat = g.next_actor()
        g.apply(seat, luck.choice(g.legal(seat)))
        decisions -= 1
    return g


@pytest.mark.parametrize("spec", ["random", "steward", "skald:20", "skald:0.01s", "oracle:20", *LEVELS])
def test_bots_are_known_by_name(spec):
    assert make(spec, "vasa_cards").spec == spec


@pytest.mark.parametrize("game", registry.HOUSE)
def test_what_a_bot_thought_about_before_changes_no_choice(game):
    """What stewards remember is for speed alone: a search chooses alike with a fresh one."""

    def choices(bot_of):
        chosen = []
        for decisions in range(8, 48, 4):
            g = begun(game, min(registry.game(game).players), 5, decisions)
            if not g.over:
                seat = g.next_actor()
                bot = bot_of()
                bot.luck.seed(decisions)
                chosen.append(bot.choose(g.redeal(seat, 9), seat))
        return chosen

    def fresh():
        bot: Any = make("skald:40", game)
        bot.steward = steward_of.__wrapped__(game)
        return bot

    used = make("skald:40", game)
    for players in registry.game(game).players:
        for decisions in range(10, 50, 4):
            g = begun(game, players, 6, decisions)
            if not g.over:
                used.choose(g, g.next_actor())
    assert choices(lambda: used) == choices(fresh)


@pytest.mark.parametrize("spec", ["skald", "minimax", "skald:", "skald:fast", "oracle", ""])
def test_an_unknown_bot_is_refused_with_the_names_there_are(spec):
    with pytest.raises(ValueError, match=r"skald:1s|oracle:1s"):
        make(spec, "vasa_cards")


def test_only_the_oracle_cheats_and_it_says_so():
    assert [make(spec, "vasa_cards").cheats for spec in ("random", "steward", "skald:5", "oracle:5")] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("game", registry.HOUSE)
@pytest.mark.parametrize("spec", ["random", "steward", "skald:12", "oracle:12"])
def test_whole_games_are_played_by_every_bot(game, spec):
    for players in registry.game(game).players:
        g = begun(game, players, 3)
        bots = [make(spec if seat == 0 else "random", game, seat) for seat in range(players)]
        while not g.over:
            seat = g.next_actor()
            action = choose(bots[seat], g, seat, 7)
            assert action in g.legal(seat)
            g.apply(seat, action)


BOTS = [(game, spec) for game in registry.HOUSE for spec in ("random", "steward", "skald:30")]


@pytest.mark.parametrize(("game", "spec"), BOTS)
def test_a_bot_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(game, spec):
    """Given the truth or a world dealt anew, with the same luck, it does the same: it looks at nothing else."""
    players = registry.game(game).players[-1]
    for decisions in (0, 5, 11, 23, 61):
        g = begun(game, players, 4, decisions)
        if g.over:
            continue
        for seat in g.actors():
            chosen = {make(spec, game, 9).choose(world, seat) for world in (g, g.redeal(seat, 1), g.redeal(seat, 2))}
            assert len(chosen) == 1


def test_the_state_that_a_bot_is_given_stays_as_it_was():
    g = begun("vasa_cards", 3, 8, 10)
    before = (g.legal(g.next_actor()), list(g.pile), list(g.hand), list(g.history), g.random)
    for spec in ("steward", "skald:30", "oracle:30"):
        make(spec, "vasa_cards").choose(g, g.next_actor())
    assert (g.legal(g.next_actor()), list(g.pile), list(g.hand), list(g.history), g.random) == before


def ticking(step):
    """A clock that goes on by `step` whenever somebody looks."""
    now = 0.0

    def look():
        nonlocal now
        now += step
        return now

    return look


def searched(most, seconds, longest=0.0):
    g = begun("vasa_cards", 4, 2)
    skald = Skald(steward_of("vasa_cards"), 1, False)
    skald.search(g, g.next_actor(), most, seconds, longest)
    return skald.simulations


def test_a_search_keeps_to_its_simulations():
    assert searched(25, 0.0) == 25


def test_seconds_are_processor_time_of_the_thread(monkeypatch):
    monkeypatch.setattr(time, "thread_time", ticking(0.01))
    monkeypatch.setattr(time, "perf_counter", ticking(0.0))
    few, more = searched(0, 0.1), searched(0, 0.4)
    assert 0 < few < 0.3 * more


def test_the_clock_on_the_wall_ends_a_search_that_gets_no_processor(monkeypatch):
    monkeypatch.setattr(time, "thread_time", ticking(0.0))
    monkeypatch.setattr(time, "perf_counter", ticking(0.01))
    few, more = searched(0, 0.1, 0.1), searched(0, 0.1)
    assert 0 < few < 0.3 * more


def test_a_search_ends_when_hardly_anything_can_change_its_choice(monkeypatch):
    """It does not take all its time, and chooses as if it had; the more care, the later it ends."""
    monkeypatch.setattr(time, "perf_counter", ticking(0.0))
    g = begun("shipwrights", 2, 4)
    seat = g.next_actor()
    monkeypatch.setattr(time, "thread_time", ticking(0.001))
    early = Skald(steward_of("shipwrights"), 1, False)
    chosen = early.search(g, seat, 0, 1.0)
    whole = Skald(steward_of("shipwrights"), 1, False)
    assert chosen == whole.search(g, seat, 4000, 0.0)
    careful = Skald(steward_of("shipwrights"), 1, False)
    careful.care = 1.0
    monkeypatch.setattr(time, "thread_time", ticking(0.001))
    assert careful.search(g, seat, 0, 1.0) == chosen
    assert 400 < early.simulations < careful.simulations < 4000


def test_a_search_tells_choices_with_the_same_key_apart():
    """It happened in a packet of Shipwrights, where a card was then taken that the packet did not hold."""
    g = begun("shipwrights", 3, 1)
    seat = g.next_actor()
    menu = g.legal(seat)
    search = Skald(steward_of("shipwrights"), 1, False)
    search.trees = [{} for _ in range(3)]
    for other in (menu, [*menu[:-1], menu[-1] + 1], menu[:-1], [*menu, menu[-1] + 1]):
        g.legal(seat)
        search.trees[seat] = {5: Node(vec[i64](other), vec[float]([1.0] * len(other)))}
        found = search.known(g, seat, 5, len(menu))
        assert (found is not None) == (other == menu)
    assert search.known(g, seat, 6, len(menu)) is None


def test_where_dealing_takes_long_worlds_are_used_again():
    """And the luck to come is another each time."""
    g = begun("shipwrights", 2, 4)
    seat = g.next_actor()
    skald = Skald(steward_of("shipwrights"), 1, False)
    skald.search(g, seat, 1200, 0.0)
    assert [64 < len(stock) < 400 for stock in skald.dealt] == [True, True]
    assert len({skald.deal(g, seat, seat).random for _ in range(50)}) == 50
    skald.anew = 1
    skald.search(g, seat, 300, 0.0)
    assert [len(stock) for stock in skald.dealt] == [0, 0]


def test_a_search_imagines_what_the_steward_does():
    """With a steward who only believes in a 4 in a place, nothing else ever lies there; by lot it is one in four."""
    g = begun("vasa_cards", 4, 2)
    while g.round < 2:
        seat = g.next_actor()
        g.apply(seat, g.legal(seat)[0])
    seat = g.next_actor()

    class Suspicious(Steward):
        def imagine(self, world, seat, random):
            found = world.redeal(seat, random)
            while found.card((seat + 1) % 4, 0) != 4:
                random = advance(random)
                found = world.redeal(seat, random)
            return found

    def fours(steward):
        skald = Skald(steward, 3, False)
        found = 0
        for number in range(100):
            skald.random = seeded(number)
            world = skald.deal(g, seat, seat)
            assert isinstance(world, VasaCards)
            found += world.card((seat + 1) % 4, 0) == 4
        return found

    assert fours(Indifferent()) < 50
    assert fours(Suspicious()) == 100


def test_levels_for_people_end_in_time():
    fair, strong = make("fair", "suecia"), make("strong", "suecia")
    assert isinstance(fair, SearchBot) and isinstance(strong, SearchBot)
    assert 0 < fair.budget.seconds < fair.budget.longest <= 1
    assert 1 < strong.budget.seconds < strong.budget.longest <= 3


def test_a_search_sees_what_decides_the_game():
    """The last Fix of the last round: the search finds an exchange that wins in the worlds it thinks possible."""
    wins = {"oracle": 0, "random": 0}
    for seed in range(12):
        g = begun("vasa_cards", 4, seed)
        while not g.over:
            last = g.clone()
            seat = g.next_actor()
            g.apply(seat, g.legal(seat)[seed % len(g.legal(seat))])
        seat = last.next_actor()
        for spec, won in wins.items():
            final = last.clone()
            final.apply(seat, make(f"{spec}:60" if spec == "oracle" else spec, "vasa_cards", seed).choose(last, seat))
            wins[spec] = won + final.results().shares()[seat]
    assert wins["oracle"] >= wins["random"]


def test_a_steward_without_an_opinion_lets_the_search_play_to_the_end():
    g = begun("vasa_cards", 2, 3)
    seat = g.next_actor()
    skald = Skald(Indifferent(), 5, False)
    assert skald.search(g, seat, 20, 0.0) in g.legal(seat)
    assert playout(g.clone(), 5) > 0
