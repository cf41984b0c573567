"""A game in the terminal, from the first card to the result."""

import pytest
from tests.games.suecia.tables import eager
from tests.games.terminal import played_by_first_choices

from longhall.games.suecia.game import GAME


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_game_is_played_to_its_end(monkeypatch, language):
    """SU-90: a person types the numbers of choices, two opponents answer; the result is shown with its clause."""
    text = played_by_first_choices(monkeypatch, GAME, 2, eager, language)
    for word in {
        "en": ["Provinces in the west", "Market", "Your hand:", "is ahead with", "SU-91"],
        "sv": ["Provinser i väster", "Marknad", "Din hand:", "leder med", "SU-91"],
    }[language]:
        assert word in text
