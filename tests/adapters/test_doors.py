"""The benchmark of the doors names every goal, met or not."""

import pytest
from benchmarks.doors import goals, strength, verdict

import longhall
from longhall.games.registry import game as find_game


def test_a_goal_that_was_not_measured_is_told_as_such():
    name = "vasa_voyage"
    found = {f"batch {name}": 6e5, f"vector {name}": 3e5, f"vector {name}, own seats alone": 1e5}
    told = {what: verdict(what, value, goal) for what, value, goal in goals([name], found)}
    assert told[f"batch {name}, millions"].endswith("reached")
    assert told[f"vector {name} / batch"].endswith("reached")
    assert told[f"vector {name} / batch, own seats alone"].endswith("MISSED")
    assert told[f"openspiel {name} / liars_poker"].endswith("not measured")
    assert told[f"pettingzoo {name} / hanabi"].endswith("not measured")
    assert len(told) == 5


@pytest.mark.parametrize("name", longhall.game_names())
def test_every_number_of_players_has_its_line_among_the_strengths(name):
    told = list(strength([name]))
    assert len(told) == len(find_game(name).players)
    assert all(line.startswith(name) and "goal above 1" in line for line in told)


@pytest.mark.long
@pytest.mark.needs("gymnasium")
def test_own_choices_are_counted_apart_from_those_of_all_seats():
    """A round of the vector environment: one choice of the own seat in each game, and the others' between them."""
    from benchmarks.doors import LANES, vector

    own, everybody = vector("vasa_cards", own=True)(), vector("vasa_cards", own=False)()
    assert own == 4 * LANES < everybody
