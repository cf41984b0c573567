"""What a seat is shown beyond the pieces: routes, who is paid, what a supply would bring, the parts of the score."""

import random

from longhall.games.suecia.chapters.demand import FillUnits
from longhall.games.suecia.face.view import view
from longhall.games.suecia.game import GAME
from longhall.games.suecia.terms import (
    CARD_COMPLETED,
    CHIT,
    DEMAND,
    FILL,
    KIND,
    NATION,
    SQUARE,
    SUPPLY,
    UNIT_FROM_MARKET,
    UNIT_FROM_SHOP,
    UNIT_TO_MARKET,
    UNIT_TO_SHOP,
    UNITS_LOST,
)
from longhall.match.beginnings import start

WANTED = ("fill", "demand", "take:", "supply", "collect_ship", "place_farm", "place_shop", "place_castle")


def moments(players, seed, decisions):
    """A random game that supplies and loads whenever it can: the state before a choice, the seat and the choice."""
    choose = random.Random(seed)
    g = start("suecia", players, seed=seed).state
    for _ in range(decisions):
        if g.over:
            return
        seat = g.next_actor()
        legal = list(g.legal(seat))
        keys = {action: GAME.actions.key(action) for action in legal}
        busy = [action for word in WANTED for action in legal if word in keys[action]]
        action = busy[0] if busy and choose.random() < 0.8 else choose.choice(legal)
        yield g, seat, action
        g.apply(seat, action)


def told_by(g, seat, action):
    """The events of a choice, made on a copy."""
    world = g.clone()
    world.events = []
    world.apply(seat, action)
    return world.events


def test_the_parts_of_the_score_add_up_to_the_points():
    """SU-91"""
    for g, _, _ in moments(4, 2, 300):
        for player in view(g, -1)["players"]:
            assert sum(part["points"] for part in player["parts"]) == player["points"]


def test_a_supply_goes_where_it_was_foretold():
    """SU-43, SU-45, SU-48"""
    seen = 0
    for g, seat, action in moments(3, 11, 900):
        if SUPPLY.has(action):
            before = view(g, -1)
            _, mat, direction = GAME.actions.key(action).split(":")
            [told] = [each for each in before["supplies"] or [] if each["element"] == f"hex:{mat}.{direction}"]
            events = told_by(g, seat, action)
            to_shops = [SQUARE.names[event.args[2]] for event in events if event.kind is UNIT_TO_SHOP]
            row = next(row for row in before["market"] if row["kind"] == told["kind"])
            assert told["squares"] == to_shops == row["wanted"][: len(to_shops)]
            touched = GAME.at(g, seat, action)
            assert told["element"] in touched and len(touched) == told["farms"]  # the whole group can be clicked
            assert told["market"] == sum(event.kind is UNIT_TO_MARKET for event in events)
            assert told["lost"] == sum(event.args[1] for event in events if event.kind is UNITS_LOST)
            seen += 1
    assert seen


def test_who_is_paid_for_the_next_unit_is_told():
    """SU-53, SU-55, SU-57"""
    shops = 0
    for g, seat, action in moments(3, 11, 900):
        if FILL.has(action):
            row = view(g, -1)["market"][FILL.second(action)]
            assert row["kind"] == KIND.names[FILL.second(action)]
            card, source = GAME.at(g, seat, action)
            assert card.startswith("card:")
            for event in told_by(g, seat, action):
                if event.kind is UNIT_FROM_SHOP:
                    assert source == f"square:{row['given'][0]}"
                    assert SQUARE.names[event.args[2]] == row["given"][0]
                    shops += 1
                if event.kind is UNIT_FROM_MARKET:
                    assert row["given"] == [] and event.args[2] == row["from_market"] and source == row["element"]
    assert shops


def test_what_ships_and_missions_would_load_is_what_they_load():
    """SU-51, SU-53, SU-55, SU-57, SU-59: one unit after the other, as foretold, and what full cards return."""
    sources, full = set(), 0
    for g, _, _ in moments(3, 11, 900):
        found = view(g, -1)["loads"] if isinstance(g.waiting, FillUnits) else []
        if not found:
            continue
        [load] = found
        world = g.clone()
        seat = world.next_actor()
        for unit in load["units"]:
            slot = unit["card"].split(".")[1]
            action = GAME.actions.number(f"fill:{slot}:{unit['kind']}")
            told = {event.kind: event.args for event in told_by(world, seat, action)}
            if unit["square"] is None:
                assert told[UNIT_FROM_MARKET][2] == unit["price"]
            else:
                assert SQUARE.names[told[UNIT_FROM_SHOP][2]] == unit["square"]
                assert told[UNIT_FROM_SHOP][3] == unit["owner"] and unit["price"] == 1
            sources.add(unit["square"] is None)
            world.apply(seat, action)
        assert view(world, -1)["loads"] == []  # no more is to be had
        events = told_by(world, seat, GAME.actions.number("finish"))
        returned = {CHIT.names[event.args[2]]: event.args[3] for event in events if event.kind is CARD_COMPLETED}
        assert load["returns"].keys() == returned.keys()
        full += len(returned)
    assert sources == {False, True} and full


def test_what_could_be_loaded_is_told_when_an_action_is_chosen():
    """SU-50"""
    seen = 0
    for g, seat, action in moments(3, 11, 900):
        if GAME.actions.key(action).endswith("demand_ships"):
            told = [load["nation"] for load in view(g, -1)["loads"] if load["sort"] == "ships"]
            world = g.clone()
            world.apply(seat, action)
            assert told == [NATION.names[DEMAND.arg(choice)] for choice in world.legal(seat) if DEMAND.has(choice)]
            seen += bool(told)
    assert seen


def test_the_next_card_of_a_column_gives_as_many_actions_as_were_foretold():
    """SU-12"""
    seen = 0
    for g, seat, action in moments(3, 1, 300):
        before = view(g, -1)
        key = GAME.actions.key(action)
        if key.startswith("column:"):
            told = before["players"][seat]["tableau"][int(key.split(":")[1]) - 1]["next"]
            world = g.clone()
            world.apply(seat, action)
            assert sum(view(world, -1)["pool"].values()) == told
            seen += 1
    assert seen
