"""What a choice says that it brings is what it brings."""

import random
from typing import Any

from longhall.games.svea_rike.chapters.cards.card import CARDS, NO_TARGET
from longhall.games.svea_rike.chapters.play import NameTarget
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.face.missing import of_card, say_missing
from longhall.games.svea_rike.sets import lowest
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import NONE, TITLE
from longhall.match.beginnings import start
from longhall.match.fluent import LANGUAGES


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


def test_every_card_that_cannot_be_played_or_aimed_says_what_it_lacks():
    """SR-139"""
    unplayed, unaimed = set(), set()
    for seed in range(6):
        match, chance = start("svea_rike", 3, seed=seed), random.Random(seed)
        language = LANGUAGES[seed % 2]
        texts = match.texts(language)
        say = texts.naming(())
        while not match.over:
            seat, g = match.to_act[0], match.state
            assert isinstance(g, SveaRike)
            if isinstance(g.waiting, Poll) and chance.random() < 0.2:
                window = g.waiting.at()
                for card in CARDS:
                    if card.windows >> window & 1 and not card.is_open(g, seat, window):
                        said = of_card(g, seat, card.title, card.why_not(g, seat, window), say)
                        assert said and texts.say(f"card-{card.name}-text") not in said
                        unplayed.add(card.name)
            if chance.random() < 0.02:
                for card in CARDS:
                    for first in targets_of(g, seat, card):
                        world = g.clone()
                        world.waiting = asked = NameTarget(seat, card.title, 0, first)
                        for action in range(asked.span()[0].base, asked.span()[0].end):
                            if asked.why_not(world, action):
                                said = say_missing(world, seat, action, say)
                                assert said and texts.say(f"card-{card.name}-text") not in said
                                unaimed.add(card.name)
            match.play(seat, chance.choice(match.state.legal(seat)))
    assert len(unplayed) >= 20 and len(unaimed) >= 12


def targets_of(g, seat, card):
    """Nothing named yet, and for cards that name twice the first thing that may be."""
    if card.first == NO_TARGET:
        return []
    named = card.targets(g, seat, NONE) if card.second != NO_TARGET else 0
    return [NONE, lowest(named)] if named else [NONE]
