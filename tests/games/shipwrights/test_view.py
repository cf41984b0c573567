"""What a seat is shown beyond the pieces: what a Ship lacks, what the Evening will bring, who is strongest."""

import random

from tests.games.shipwrights.tables import begun

from longhall.games.shipwrights.chapters.afternoon import Turn
from longhall.games.shipwrights.chapters.evening import receive_gold_for_the_night, receive_workers_for_the_night
from longhall.games.shipwrights.face.view import view
from longhall.games.shipwrights.terms import FINISH, FINISH_WITH_TOOL, WORKSHOPS


def moments(players, seed, decisions):
    """A random game that finishes Ships whenever it can, decision by decision."""
    choose = random.Random(seed)
    g = begun(players, seed)
    for _ in range(decisions):
        if g.over:
            return
        yield g
        seat = g.next_actor()
        legal = list(g.legal(seat))
        finishing = [action for action in legal if FINISH.has(action) or FINISH_WITH_TOOL.has(action)]
        g.apply(seat, choose.choice(finishing or legal))


def test_a_ship_that_lacks_nothing_can_be_finished_and_no_other():
    """SW-37, SW-76, SW-77, SW-78"""
    ready = 0
    for g in moments(2, 2, 700):
        if isinstance(g.waiting, Turn):
            seat = g.waiting.seat
            legal = set(g.legal(seat))
            for workshop in range(WORKSHOPS):
                slip = view(g, seat)["boards"][seat]["workshops"][workshop]
                can = FINISH.of(workshop) in legal or FINISH_WITH_TOOL.of(workshop) in legal
                assert (slip["card"] is not None and slip["lacking"] == 0) == can
                ready += can
    assert ready


def test_what_lies_in_a_hand_counts_for_its_owner_alone():
    """SW-77"""
    for g in moments(3, 3, 200):
        for owner in range(3):
            for slip in view(g, (owner + 1) % 3)["boards"][owner]["workshops"]:
                assert all(need["in_hand"] == 0 for need in slip["needs"])


def test_the_evening_brings_what_was_foretold():
    """SW-8, SW-86, SW-87"""
    lost = 0
    for moment in moments(3, 5, 200):
        g = moment.clone()
        g.gold[0] = g.data.gold_max - 1
        told = [board["tonight"] for board in view(g, -1)["boards"] if board["tonight"]]
        night = g.clone()
        receive_gold_for_the_night(night)
        receive_workers_for_the_night(night)
        for seat, forecast in enumerate(told):
            assert night.gold[seat] - g.gold[seat] == forecast["gold"]
            assert night.workers[seat] - g.workers[seat] == forecast["workers"]
            assert forecast["workers_lost"] == max(0, night.workers[seat] - g.data.village)
            lost += forecast["gold_lost"]
            gold = forecast["gold_of_village"] + forecast["gold_of_ships"]
            assert forecast["gold"] + forecast["gold_lost"] == max(0, gold)
            workers = forecast["workers_of_village"] + forecast["workers_of_ships"]
            assert forecast["workers"] == max(1, workers)
    assert lost


def test_the_order_of_the_day_begins_with_the_starting_player():
    """SW-1, SW-19"""
    g = next(g for g in moments(4, 1, 100) if g.day > 0)
    told = view(g, -1)
    assert told["order"][0] == told["starter"] and sorted(told["order"]) == [0, 1, 2, 3]
