"""What a choice says that it brings is what it brings."""

import random
from typing import Any

from longhall.games.svea_rike.chapters.play import NameTarget
from longhall.games.svea_rike.terms import TITLE
from longhall.match.beginnings import start


def test_an_activity_names_the_income_that_the_board_names():
    """A royal card that doubles or halves what fiefs give, and land reform, are counted in.  SR-15, SR-30, SR-31"""
    chance = random.Random(5)
    told = changed = 0
    for seed in range(12):
        match = start("svea_rike", 3, seed=seed)
        for _ in range(400):
            if match.over:
                break
            seat = match.to_act[0]
            choices = match.choices(seat)
            said = {choice.key: choice.effect for choice in choices}
            g: Any = match.state
            income = match.view(seat)["players"][seat]["income"]["fiefs"]
            if income is not None and "activity:agriculture" in said:
                told += 1
                changed += income != g.data.crowns_on(g.fiefs[seat])
                assert f"give {income} gold" in said["activity:agriculture"]
            match.play(seat, chance.choice(choices).key)
    assert told and changed


def test_a_card_that_names_twice_asks_for_two_different_things():
    """An own fief makes the challenge, a neighbour is challenged.  SR-139"""
    match = start("svea_rike", 3, seed=1)
    game: Any = match.state
    asked = set()
    for first in (-1, 3):
        game.waiting = NameTarget(0, TITLE.names.index("powerful_neighbour"), 0, first)
        asked.add(match.prompt(0))
    assert asked == {
        "Powerful neighbour: which of your fiefs makes the challenge?",
        "Powerful neighbour: which neighbour does it challenge?",
    }
