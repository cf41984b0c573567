"""Hints that are true: what a reason says holds in the position for which it is given."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.bots.reasons import CONDITIONS, OPINIONS

import longhall
from longhall.bots.hints import TEXT, seed_of
from longhall.bots.players import steward_of
from longhall.bots.registry import make
from longhall.games import registry
from longhall.games.vasa_cards.chapters.phases import Build, Fix
from longhall.match.cases import set_up
from longhall.match.fluent import messages
from longhall.match.lessons import moments
from longhall.match.tutorials import tutorials

# What a steward hardly ever advises.
SELDOM = {
    "vasa_cards": {"hint-vasa_cards-look-hand"},
    "vasa_voyage": {"hint-vasa_voyage-place-low"},
    "suecia": {"hint-suecia-exchange", "hint-suecia-fulfil", "hint-suecia-mission-held"},
}


def asked(game, players, seed, every, skill):
    """A game in which now and then somebody asks for a hint; `skill` says how often sense and not the lot decides."""
    luck = random.Random(seed)
    match = longhall.start(game, players, seed=seed)
    count = 0
    while not match.over:
        seat = match.to_act[0]
        legal = match.state.legal(seat)
        chosen = luck.choice(legal)
        if len(legal) > 1:
            count += 1
            adviser: Any = make("steward", game, seed_of(match, seat))
            fair = match.state.redeal(seat, seed_of(match, seat))
            if count % every == 0:
                advised = adviser.choose(fair, seat)
                yield fair, seat, advised, adviser.why(fair, seat, advised)
                chosen = advised if luck.random() < skill else chosen
            elif luck.random() < skill:
                chosen = adviser.steward.choose(fair, seat, luck.getrandbits(40))
        match.play(seat, chosen)


def check(game, seeds, every, tables):
    seen: Counter[str] = Counter()
    for players in tables:
        for seed in seeds:
            for world, seat, action, reason in asked(game, players, seed, every, (seed % 3) / 2):
                seen[reason] += 1
                told = f"{game}, seed {seed}, {players} players: {registry.game(game).actions.key(action)}"
                assert reason in OPINIONS or CONDITIONS[reason](world, seat, action), f"{reason} is untrue: {told}"
    return seen


@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_sentence_has_a_condition_or_is_an_opinion(name):
    keys = messages(TEXT.parent / name / "text" / "en.ftl")
    assert set(keys) - CONDITIONS.keys() - OPINIONS == set()


def test_no_condition_outlives_its_sentence():
    files = [TEXT.parent / name / "text" / "en.ftl" for name in registry.NAMES]
    keys = {key for file in files if file.exists() for key in messages(file)}  # toys of other tests have none
    assert CONDITIONS.keys() <= keys


@pytest.mark.parametrize(
    ("game", "every"),
    [("vasa_cards", 2), ("vasa_voyage", 4), ("shipwrights", 13), ("svea_rike", 25), ("suecia", 13)],
)
def test_what_a_hint_says_is_so(game, every):
    seen = check(game, [1, 2], every, [registry.game(game).usual_players])
    assert sum(count for reason, count in seen.items() if reason in CONDITIONS) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", registry.HOUSE)
def test_what_a_hint_says_is_so_in_many_games(game):
    seen = check(game, range(3, 9), 3, registry.game(game).players)
    conditional = {key for key in messages(TEXT.parent / game / "text" / "en.ftl") if key in CONDITIONS}
    assert conditional - seen.keys() <= SELDOM.get(game, set())


@pytest.mark.long
@pytest.mark.parametrize("game", ["vasa_cards", "suecia"])
def test_what_is_seldom_advised_is_so_wherever_it_may_be_chosen(game):
    """What a steward would say of any open choice, in its tutorials and where it is asked in games by lot."""
    steward = steward_of(game)
    seen: Counter[str] = Counter()
    for world, seat in [*taught(game), *((world, seat) for world, seat, *_ in asked(game, 3, 5, 3, 1))]:
        for action in world.legal(seat):
            if not isinstance(world.waiting, (Build, Fix)):  # of whose choices all endings would be imagined
                reason = steward.reason(world, seat, action)
                seen[reason] += 1
                told = f"{reason} is untrue: {registry.game(game).actions.key(action)}"
                assert reason not in SELDOM[game] or CONDITIONS[reason](world, seat, action), told
    assert seen.keys() >= SELDOM[game]


def test_in_the_voyage_a_good_is_kept_where_it_wins_in_hand():
    """The ship sails with a 2 here as well, and then a 3 in hand decides.  VV-76"""
    hands = {"p1": [0, 1, 1], "p2": [0, 0, 1], "p3": [0, 1, 1]}
    ships = {"p1": [3, 3, 3, 0], "p2": [2, 2, 2, 0], "p3": [2, 2, 2, 0]}
    hand = {seat: {"sculpture": held} for seat, held in hands.items()}
    place = {"entry": "place", "material": "sculpture", "chooser": "p3"}
    case = {"start": {"players": 3}, "set": {"round": 8, "ship": ships, "hand": hand}, "at": place}
    world = set_up(registry.game("vasa_voyage"), case).state
    low, high = world.legal(0)
    why = steward_of("vasa_voyage").reason
    assert why(world, 0, low) == "hint-vasa_voyage-place-low" and CONDITIONS[why(world, 0, low)](world, 0, low)
    assert why(world, 0, high) == "hint-plain"


def taught(game):
    """The questions of its tutorials."""
    for plan in tutorials(registry.game(game)):
        for moment in moments(plan):
            if moment.seat in moment.match.to_act:
                yield moment.match.state, moment.seat
