"""The laws of the house in games where more happens than a poor random table brings about."""

from dataclasses import replace

import pytest
from tests.games.suecia.tables import FEW_DISCS, RICH

from longhall.games.suecia.face.reading import read_data
from longhall.games.suecia.game import GAME
from longhall.laws import check_game
from longhall.match.editions import merged

# Random players seldom get far with what they begin with: so they get more, and cheap actions.
HANDS_FULL = {"player": {"start_resources": dict.fromkeys(("crop", "wood", "ore", "textile", "timber", "iron"), 25)}}
ONE_ACTION_EACH = {"estate_rules": {"cost_advanced": 1}}
TABLES = {"rich": RICH, "few-discs": FEW_DISCS, "all-at-hand": {**HANDS_FULL, **ONE_ACTION_EACH}}


def failures(name, players, looks):
    game = replace(GAME, read_data=lambda raw: read_data(merged(raw, TABLES[name], "")))
    return check_game(game, players, {}, games=1, looks=looks, seed=40 + players)


@pytest.mark.parametrize(("name", "players"), [("rich", 3), ("few-discs", 4), ("all-at-hand", 5)])
def test_the_laws_hold_where_there_is_plenty(name, players):
    """SU-5: also with bonuses, missions, full reserves and wandering discs."""
    assert not failures(name, players, 1)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", TABLES)
def test_the_laws_hold_where_there_is_plenty_looked_at_closely(name, players):
    """SU-5"""
    assert not failures(name, players, 10)
