"""What is refused says what is missing, not only which clause forbids it."""

import random

import pytest

import longhall
from longhall.cli.asides import cards_of
from longhall.games import registry
from longhall.games.shipwrights.chapters.afternoon import Turn
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.suecia.chapters.actions import ChooseAction
from longhall.games.suecia.state import Suecia
from longhall.games.suecia.terms import ESTATES
from longhall.match.fluent import LANGUAGES

GAMES = 2
LOOKED_AT = 25  # one decision of so many


@pytest.mark.parametrize("name", registry.HOUSE)
def test_a_refusal_says_what_is_missing_and_not_all_that_a_card_says(name):
    players = registry.game(name).usual_players
    silent: dict[str, str] = {}
    seen = 0
    for seed in range(GAMES):
        match, luck = longhall.start(name, players, seed=seed), random.Random(seed)
        language = LANGUAGES[seed % len(LANGUAGES)]
        cards = {text for _, text in cards_of(match, language)}
        while not match.over:
            seat = luck.choice(match.to_act)
            if luck.randrange(LOOKED_AT) == 0 or not seen:  # short games too
                for refusal in match.refusals(seat, language):
                    seen += 1
                    if not refusal.missing or any(text in refusal.missing for text in cards):
                        silent.setdefault(refusal.clause, f"{refusal.key} in {type(match.question).__name__}")
            match.play(seat, luck.choice(match.state.legal(seat)))
    assert seen
    assert silent == {}, "`say_missing` says what is missing"


def test_a_cart_without_the_good_is_not_said_to_unload_nothing():
    """SW-39"""
    match = longhall.start("shipwrights", 3, seed=1)
    while not match.over:
        seat = match.to_act[0]
        texts = {r.key: (r.text, r.missing) for r in match.refusals(seat) if r.key.startswith("buy_with_cart:")}
        if texts:
            assert texts["buy_with_cart:oak"] == ("Buy oak and unload oak from the Trade Cart", "you own no Trade Cart")
            return
        match.play(seat, match.fallback(seat))
    raise AssertionError("nobody was asked for a turn")


def test_an_action_of_suecia_names_what_it_would_need():
    """SU-23, SU-24, SU-27, SU-40, SU-50"""
    match, luck = longhall.start("suecia", 3, seed=1), random.Random(1)
    while not isinstance(match.question, ChooseAction):
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.state.legal(seat)))
    g, said = match.state, {}
    assert isinstance(g, Suecia)
    for estate in range(ESTATES):
        g.pool[estate] = 2
    for refusal in match.refusals(match.to_act[0]):
        said[refusal.key] = refusal.missing
    assert said["basic:burgher:flip_tile"] == "you have no tile that could be flipped"
    assert said["basic:peasant:place_farm"] == "no hex in the west is empty"
    assert said["basic:peasant:supply"] == "you have no farm in the west"
    assert said["advanced:clergy:place_church"] == "no province in the north is without a church"


def test_townsfolk_that_cannot_be_paid_say_how_much_is_short():
    """SW-9, SW-67"""
    short = set()
    match, luck = longhall.start("shipwrights", 3, seed=1), random.Random(1)
    while not match.over:
        seat, g = match.to_act[0], match.state
        assert isinstance(g, Shipwrights)
        if isinstance(match.question, Turn):
            poor = g.clone()
            poor.gold[seat], poor.workers[seat] = 0, 0
            for refusal in match.clone(poor).refusals(seat):
                if refusal.key.startswith("call:") and refusal.clause in ("SW-9", "SW-67"):
                    assert refusal.missing.endswith(" short") and len(refusal.missing) < 30
                    short.add(refusal.clause)
        match.play(seat, luck.choice(g.legal(seat)))
    assert short
