"""The opponent who knows how a bot chooses: it answers near the end, by what it may know, and so wins more."""

import random

from longhall.bots.registry import make
from longhall.bots.response import Respondent, exploited
from longhall.games import registry


def near_the_end(seed, left):
    """A two-player game of which so many choices are left."""
    its = registry.game("vasa_cards")
    g = its.new(2, its.whole_options({}), its.data)
    g.reseed(seed)
    g.run()
    luck = random.Random(seed)
    states = []
    while not g.over:
        states.append(g.clone())
        seat = g.next_actor()
        g.apply(seat, luck.choice(g.legal(seat)))
    return states[-left]


def respondent(seed=1):
    return Respondent("vasa_cards", "random", 4, random.Random(seed), worlds=6)


def test_it_answers_only_near_the_end():
    assert respondent().is_near(near_the_end(1, 3)) and not respondent().is_near(near_the_end(1, 9))


def test_it_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart():
    for seed in range(4):
        g = near_the_end(seed, 2)
        seat = g.next_actor()
        assert len({respondent().choose(world, seat) for world in (g, g.redeal(seat, 1), g.redeal(seat, 2))}) == 1


def test_it_finds_what_wins_the_last_choice():
    """The last Fix, in games where the seat may know enough: no less is won than by choosing at random."""
    won = {"response": 0.0, "random": 0.0}
    for seed in range(30):
        last = near_the_end(seed, 1)
        seat = last.next_actor()
        for name, bot in (("response", respondent()), ("random", make("random", "vasa_cards", seed))):
            g = last.clone()
            g.apply(seat, bot.choose(last, seat))
            won[name] += g.results().shares()[seat]
    assert won["response"] > won["random"]


def test_a_random_player_is_exploited():
    shares = exploited("vasa_cards", "random", 4, range(4), worlds=2)
    assert len(shares) == 4 and sum(shares) > 2
