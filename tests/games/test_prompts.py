"""A prompt names whom it is about, wherever it is about somebody else."""

import random
from collections import Counter

import pytest

import longhall
from longhall.games import registry
from longhall.games.svea_rike.chapters.after_war import ChooseReward
from longhall.games.svea_rike.chapters.cards.turn import NameRoyal
from longhall.games.svea_rike.chapters.money import SellFief
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COUNTRY, REASON
from longhall.kernel.actions import SEAT
from longhall.match.fluent import LANGUAGES

NAMES = ["Anna", "Birger", "Cecilia", "Dag", "Eva"]
STEPS = 1500
# Cards for which gold is due.
TAXES = ("extra_church_tax", "local_war_tax", "extra_war_taxes", "inflation")
CAUSES = {"card": [f"title-{name}" for name in TAXES]}
# Seats in questions that are not about them.
ORDER = {
    ("vasa_voyage", "Inspect", "chooser"): "who built, which says only when the round ends",
}


def others_in(match, seat):
    """The seats that the question holds, by the field, besides the one that is asked."""
    decision, axes = match.question, match.texts("en").axes
    for field in decision.FIELDS:
        axis = axes.get(field)
        if axis is not None and axis.of == SEAT.of:
            value = getattr(decision, field)
            key = (match.game.name, type(decision).__name__, field)
            if 0 <= value < match.players and value != seat and key not in ORDER:
                yield key, value


@pytest.mark.parametrize("name", registry.HOUSE)
def test_a_prompt_names_whom_it_is_about(name):
    seen: Counter[tuple[str, str, str]] = Counter()
    for seed in (1, 2, 3):
        luck, players = random.Random(seed), registry.game(name).usual_players
        match = longhall.start(name, players, seed, names=NAMES[:players])
        for _ in range(STEPS):
            if match.over:
                break
            seat = match.to_act[0]
            for key, other in others_in(match, seat):
                for language in LANGUAGES:
                    assert NAMES[other] in match.prompt(seat, language), (key, match.prompt(seat, language))
                seen[key] += 1
            match.play(seat, luck.choice(match.state.legal(seat)))
    if name == "svea_rike":
        assert seen


def test_in_svea_rike_a_prompt_names_the_enemy_and_why_a_fief_is_given_up():
    asked: Counter[str] = Counter()
    for seed in range(1, 30):
        luck, match = random.Random(seed), longhall.start("svea_rike", 3, seed, names=NAMES[:3])
        while not match.over and sum(count > 1 for count in asked.values()) < 3:
            seat, kind, g = match.to_act[0], type(match.question).__name__, match.state
            assert isinstance(g, SveaRike)
            said = match.prompt(seat)
            if kind == "Commitment" or (kind == "ReturnFief" and g.enemy >= 0):
                assert match.texts("en").say(f"country-{COUNTRY.names[g.enemy]}") in said
                asked[kind] += 1
            elif kind == "ReturnFief":
                assert "plays Royal wrath" in said and any(other in said for other in NAMES)
                asked["card"] += 1
            match.play(seat, luck.choice(g.legal(seat)))
    assert len(asked) == 3


def test_in_svea_rike_a_prompt_names_the_war_the_debt_and_the_card():
    """SR-10, SR-112, SR-126"""
    asked: set[str] = set()
    for seed in range(1, 60):
        luck, match = random.Random(seed), longhall.start("svea_rike", 3, seed, names=NAMES[:3])
        while not match.over and len(asked) < 5:
            seat, question, g = match.to_act[0], match.question, match.state
            assert isinstance(g, SveaRike)
            for language in LANGUAGES:
                texts, said = match.texts(language), match.prompt(seat, language)
                if isinstance(question, ChooseReward):
                    assert texts.say(f"country-{COUNTRY.names[g.enemy]}") in said
                elif isinstance(question, NameRoyal):
                    assert texts.say("title-fall_of_the_monarchy") in said
                elif isinstance(question, SellFief):
                    assert f"{question.amount} " in said
                    reason = REASON.names[question.reason]
                    assert any(texts.say(key) in said for key in CAUSES.get(reason, (f"purpose-{reason}",)))
            if isinstance(question, SellFief):
                asked.add(REASON.names[question.reason])
            elif isinstance(question, (ChooseReward, NameRoyal)):
                asked.add(type(question).__name__)
            match.play(seat, luck.choice(g.legal(seat)))
    assert asked == {"ChooseReward", "NameRoyal", *REASON.names}
