"""How sensibly bots play: what is counted, out of what, and how sure it is."""

import pytest

from longhall.arena.measured import Account, Table, accounts, play, ratio, report
from longhall.bots.measures import counted, measures_of
from longhall.games import registry


def table(game, bots, players=None):
    its = registry.game(game)
    return Table(its, players or its.usual_players, bots, 1, its.whole_options({}), its.data)


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_of_the_house_has_measures(game):
    its = table(game, ["random"])
    found = accounts(its, ((number, play(its, number)) for number in range(3)))
    told = report(its, found)["bots"]["random"]
    assert told["games"] == 3 and told["fair"] == pytest.approx(1)
    for measure in measures_of(game):
        value = told["measures"][measure.name]
        if value["value"] is not None:
            low, high = value["interval"]
            assert low <= high and (measure.out_of is None or 0 <= value["value"] <= 1)
    assert len({measure.name for measure in measures_of(game)}) == len(measures_of(game))


def test_seats_go_round():
    its = table("suecia", ["steward", "random"], 3)
    assert its.seats(0) == ["steward", "random", "steward"] and its.seats(1) == ["random", "steward", "random"]


def test_what_is_counted_is_what_happened():
    """Missions by their chits, actions given up out of those opened."""
    its = table("suecia", ["random"], 3)
    game = play(its, 4)
    events = [(event.kind.name, event.args) for event in game.events]
    by_name = {measure.name: measure for measure in measures_of("suecia")}
    for seat in range(3):
        opened = sum(kind == "opened" and args[0] == seat for kind, args in events)
        abandoned = sum(kind == "abandoned" and args[0] == seat for kind, args in events)
        assert counted(by_name["given_up"], game, [seat]) == (abandoned, opened) and abandoned
        assert counted(by_name["points"], game, [seat]) == (game.result.scores[seat], 1)
    assert counted(by_name["given_up"], game, [0, 1, 2])[1] == sum(kind == "opened" for kind, _ in events)


def test_a_part_of_nothing_is_unknown():
    assert ratio([(0.0, 0.0)] * 4) == {"value": None, "interval": None}
    assert ratio([(1.0, 4.0), (3.0, 4.0)])["value"] == 0.5


def test_what_was_never_seen_is_not_impossible():
    """Four seats saw the same twenty games: these are twenty, not eighty."""
    low, high = ratio([(0.0, 4.0)] * 20)["interval"]
    assert low == 0 and 0.1 < high < 0.2


def test_games_without_a_bot_are_not_its_games():
    its = table("vasa_cards", ["random"], 2)
    assert report(its, {"random": Account()})["bots"] == {}
