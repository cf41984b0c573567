"""What a choice brings is said beside it, wherever there is more than one."""

import random
from collections import Counter

import pytest

import longhall
from longhall.games import registry
from longhall.games.shipwrights.face.cards import card_view
from longhall.games.shipwrights.terms import CARD_NAMES
from longhall.match.fluent import LANGUAGES

GAMES = 2
STEPS = 500

# Families that need not say more than their text does, by the question that offers them.
SAYS_ALL = {
    "vasa_cards": {
        ("Inspect", "inspect_pile"): "what is behind the card is what the look is for",
    },
    "vasa_voyage": {
        ("Inspect", "inspect"): "what the good is worth is what the look is for",
        ("Inspect", "decline"): "nothing comes of it",
        ("Command", "order"): "what the good is worth is unknown to whoever gives the order",
        ("Command", "no_order"): "nothing comes of it",
        ("Replace", "no_replacement"): "nothing comes of it",
    },
    "shipwrights": {},
    "svea_rike": {
        ("Window", "pass"): "nothing comes of it, and the cards stay in hand",
    },
    "suecia": {
        ("PlayCard", "play"): "the two halves stand in the text, and the next two questions say what they give",
        ("KeepOrSwap", "keep"): "the text names the card that is kept",
        ("KeepOrSwap", "swap"): "the text names both cards",
        ("ChooseAction", "basic"): "the heading says how many are left, and the targets say the price",
        ("ChooseAction", "advanced"): "the text says that it uses two, and the targets say the price",
        ("ChooseAction", "end"): "nothing is lost when no action is left",
        ("ChooseCentre", "centre"): "every place costs and brings the same",
        ("ChooseRotation", "rotation"): "every turn costs and brings the same",
    },
}


@pytest.mark.parametrize("name", registry.HOUSE)
def test_a_choice_among_several_says_what_comes_of_it(name):
    silent: Counter[tuple[str, str]] = Counter()
    said: Counter[tuple[str, str]] = Counter()
    players = longhall.games.registry.game(name).players
    for seed in range(GAMES):
        match = longhall.start(name, players[seed % len(players)], seed=seed)
        luck = random.Random(seed)
        language = LANGUAGES[seed % len(LANGUAGES)]
        for _ in range(STEPS):
            if match.over:
                break
            seat = match.to_act[0]
            choices = match.choices(seat, language)
            if len(choices) > 1:
                for choice in choices:
                    family = (type(match.question).__name__, choice.key.split(":")[0])
                    said[family] += 1
                    silent[family] += not choice.effect
            match.play(seat, luck.choice(choices).key)
    assert said
    mute = {family for family, count in silent.items() if count} - SAYS_ALL.get(name, {}).keys()
    assert mute == set(), "`say_choice` says what comes of them, or SAYS_ALL why it need not"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_shipwrights_the_price_of_a_tool_or_building_is_said_once(language):
    """SW-35, SW-83"""
    seen: set[str] = set()
    match, luck = longhall.start("shipwrights", 3, seed=1), random.Random(1)
    texts, data = match.texts(language), longhall.games.registry.game("shipwrights").data
    while not match.over and len(seen) < 2:
        seat = match.to_act[0]
        for choice in match.choices(seat, language):
            family, _, name = choice.key.partition(":")
            if family in ("build", "buy_tool"):
                card = next(number for number, its in enumerate(CARD_NAMES) if its == name)
                figures = card_view(data, card)["figures"]
                price = texts.say("price-building" if family == "build" else "price-tool", **figures)
                assert str(figures["gold"]) in choice.text and choice.effect and price not in choice.effect
                seen.add(family)
        match.play(seat, luck.choice(match.state.legal(seat)))
    assert seen == {"build", "buy_tool"}
