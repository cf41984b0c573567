"""What a choice says that it brings is what it brings."""

from random import Random

import pytest
from tests.games.suecia.tables import eager

from longhall.match.beginnings import start

WARNINGS = {
    "only after an exchange: what you hold does not do for it": {"abandon", "exchange"},
    "it would be lost: nothing can be done with it now": {"abandon"},
    "": None,
}


@pytest.mark.parametrize("language", ["en", "sv"])
def test_an_action_that_could_not_be_carried_out_says_so_before_it_is_opened(language):
    """SU-17: it may be opened all the same, and is used up by that."""
    luck = Random(7)
    seen = set()
    for seed in range(3):
        match = start("suecia", 3, seed=seed)
        for _ in range(250):
            if match.over:
                break
            seat = match.to_act[0]
            choices = match.choices(seat, language)
            told = {choice.effect for choice in choices if choice.key.startswith(("basic:", "advanced:"))}
            for choice in choices:
                if choice.key.startswith(("basic:", "advanced:")):
                    world = match.state.clone()
                    world.apply(seat, choice.action)
                    left = {match.game.actions.key(action) for action in world.legal(seat)}
                    assert bool(choice.effect) == (left <= {"abandon", "exchange"})
                    if language == "en":
                        assert WARNINGS[choice.effect] in (None, left)
            seen |= told
            match.play(seat, match.game.actions.key(eager(match.state, seat, luck)))
    assert len(seen) == 3, "every warning was met, and actions without one"
