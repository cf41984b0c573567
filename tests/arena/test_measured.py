"""How sensibly bots play, and how games treat them: what is counted, out of what, and how sure it is."""

import json

import pytest

from longhall.arena.balance import ratio, report
from longhall.arena.balance_picture import draw
from longhall.arena.measured import Job, Table, in_order, play, summed_up, sweep
from longhall.arena.runners import run
from longhall.bots.measures import counted, holdings_of, measures_of
from longhall.games import registry


def table(game, bots, players=None, **more):
    its = registry.game(game)
    return Table(game, players or its.usual_players, bots, 1, its.whole_options({}), **more)


def told_of(its, games):
    return report(its, [summed_up(Job(its, number)) for number in range(games)])


@pytest.mark.parametrize("game", registry.HOUSE)
def test_every_game_of_the_house_has_measures_and_things_to_ask_about(game):
    its = table(game, ["random"])
    told = told_of(its, 6)
    bot = told["bots"]["random"]
    assert bot["games"] == 6 and bot["fair"] == pytest.approx(1)
    assert sum(seat["value"] for seat in told["seats"]) == pytest.approx(its.players)
    for measure in measures_of(game):
        value = bot["measures"][measure.name]
        if value["value"] is not None:
            low, high = value["interval"]
            assert low <= high and (measure.out_of is None or 0 <= value["value"] <= 1)
    assert len({measure.name for measure in measures_of(game)}) == len(measures_of(game))
    assert set(told["things"]) == {holding.name for holding in holdings_of(game)}
    assert any(told["things"].values()), f"bots/{game}/measures.py names HOLDINGS, and MEASURES"
    assert told["decisions"]["value"] >= told["choices"]["value"] > 0 <= told["lead_changes"]["value"]


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


def test_who_had_a_thing_is_counted_with_what_it_won():
    """Secret fields too: a card that was kept is known when the game is over."""
    its = table("shipwrights", ["random"], 3)
    game, row = play(its, 2), summed_up(Job(its, 2))
    shares = [3 * share for share in game.result.shares()]
    for name, kind in (("buildings", "building_built"), ("cards", "kept")):
        had: dict[str, set[int]] = {}
        for event in game.events:
            if event.kind.name == kind:
                axis = [*event.kind.fields, *event.kind.secret][1]
                had.setdefault(axis.names[event.args[1]], set()).add(event.args[0])
        assert had and row["things"][name] == {
            thing: (pytest.approx(sum(shares[seat] for seat in seats)), len(seats)) for thing, seats in had.items()
        }


def test_decisions_are_counted_with_what_was_open():
    its = table("vasa_cards", ["random"], 2)
    game, row = play(its, 1), summed_up(Job(its, 1))
    assert row["decisions"] == len(game.asked) == sum(times for times, _ in row["branching"].values())
    assert sum(options for _, options in row["branching"].values()) == sum(options for _, options in game.asked)
    assert row["lead_changes"] <= len(game.leaders)


def test_a_part_of_nothing_is_unknown():
    assert ratio([(0.0, 0.0)] * 4) == {"value": None, "interval": None}
    assert ratio([(1.0, 4.0), (3.0, 4.0)])["value"] == 0.5


def test_what_was_never_seen_is_not_impossible():
    """Four seats saw the same twenty games: these are twenty, not eighty."""
    low, high = ratio([(0.0, 4.0)] * 20)["interval"]
    assert low == 0 and 0.1 < high < 0.2


def test_the_same_seed_tells_the_same_wherever_it_is_played():
    its = table("vasa_cards", ["random", "steward"], 3)
    jobs = [Job(its, number) for number in range(6)]
    here = report(its, in_order(run(jobs, "one", summed_up)))
    there = report(its, in_order(run(jobs, "cores", summed_up)))
    assert json.dumps(here) == json.dumps(there)
    other = Table(its.name, its.players, its.bots, 99, its.options)
    assert json.dumps(told_of(other, 6)["seats"]) != json.dumps(here["seats"])


@pytest.mark.long
def test_a_local_ray_tells_the_same_as_one_core():
    """`./test all` installs Ray; elsewhere: pip install 'longhall[ray]'."""
    its = table("vasa_cards", ["random", "steward"], 3)
    jobs = [Job(its, number) for number in range(6)]
    here, there = (report(its, in_order(run(jobs, where, summed_up))) for where in ("one", "ray"))
    assert json.dumps(here) == json.dumps(there)


def test_options_and_editions_are_swept_together():
    its = table("vasa_cards", ["random"], 2)
    found = sweep(its, {"aggregate": ["lowest_card", "sum"]}, {"mine": {"title": "Mine"}})
    assert [(one.options["aggregate"], one.edition, one.variant) for one in found] == [
        ("lowest_card", None, "aggregate=lowest_card"),
        ("sum", None, "aggregate=sum"),
        ("lowest_card", {"title": "Mine"}, "aggregate=lowest_card mine"),
        ("sum", {"title": "Mine"}, "aggregate=sum mine"),
    ]


@pytest.mark.parametrize("ending", ["html", "svg"])
def test_what_was_found_is_drawn(tmp_path, ending):
    variants = sweep(table("vasa_cards", ["random"], 2), {"aggregate": ["lowest_card", "sum"]}, {})
    file = tmp_path / f"balance.{ending}"
    draw([told_of(variant, 6) for variant in variants], file)
    assert "aggregate=sum" in file.read_text("utf-8")
