"""What is refused says what is missing, not only which clause forbids it."""

import random

import pytest

import longhall
from longhall.games import registry
from longhall.match.fluent import LANGUAGES

GAMES = 2
LOOKED_AT = 25  # one decision of so many


@pytest.mark.parametrize("name", registry.HOUSE)
def test_a_refusal_says_what_is_missing(name):
    players = registry.game(name).usual_players
    silent: dict[str, str] = {}
    seen = 0
    for seed in range(GAMES):
        match, luck = longhall.start(name, players, seed=seed), random.Random(seed)
        language = LANGUAGES[seed % len(LANGUAGES)]
        while not match.over:
            seat = luck.choice(match.to_act)
            if luck.randrange(LOOKED_AT) == 0 or not seen:  # short games too
                for refusal in match.refusals(seat, language):
                    seen += 1
                    if not refusal.missing:
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
            assert texts["buy_with_cart:oak"] == ("Buy oak and unload oak from the cart", "you own no Trade Cart")
            return
        match.play(seat, match.fallback(seat))
    raise AssertionError("nobody was asked for a turn")
