"""What a seat is shown beyond the cards: the order of acting, who knows its cards, what decided."""

import random

import pytest

from longhall import start
from longhall.games.vasa_cards.face.motions import event_at
from longhall.games.vasa_cards.terms import COLOUR


def rows(match, seat):
    return {row["colour"]: row for row in match.view(seat)["colours"]}


def playing(**options):
    """A game of four before the first Inspect: everybody has built the card 2."""
    match = start("vasa_cards", 4, seed=1, options=options)
    while match.view(-1)["phase"] == "build":
        match.play(match.to_act[0], "build:2")
    return match


def first_look(match):
    """The first colour of the order looks at the second's card in the pile."""
    looker, target = match.view(-1)["order"][:2]
    match.play(match.to_act[0], f"inspect_pile:{target}:1")
    return COLOUR.names.index(looker), COLOUR.names.index(target), target


def skip_to_fix_of(match, colour):
    while not (match.view(-1)["phase"] == "fix" and match.view(-1)["acting"] == colour):
        seat = match.to_act[0]
        fix = match.view(-1)["phase"] == "fix"
        other = next(c for c in match.view(-1)["order"] if c not in (colour, match.view(-1)["acting"]))
        match.play(seat, "no_fix" if fix else f"inspect_hand:{other}")


def test_the_order_of_acting_begins_with_the_captain_and_tells_who_has_acted():
    """VC-10, VC-12"""
    match = start("vasa_cards", 4, seed=3)
    for number in range(4):
        view = match.view(-1)
        assert view["phase"] == "build" and view["order"][0] == view["captain"]
        assert view["order"].index(view["acting"]) == number
        match.play(match.to_act[0], "build:1")
    assert match.view(-1)["phase"] == "inspect" and match.view(-1)["acting"] == match.view(-1)["captain"]


def test_a_neutral_colour_does_not_act():
    """VC-12"""
    assert len(start("vasa_cards", 3, seed=3).view(0)["order"]) == 3


def test_who_has_seen_a_card_is_told_to_its_player_alone():
    """VC-21"""
    match = playing()
    looker, owner, target = first_look(match)
    assert rows(match, owner)[target]["piles"][0]["seen_by"] == [looker]
    assert rows(match, looker)[target]["piles"][0]["seen_by"] is None
    assert rows(match, -1)[target]["piles"][0]["seen_by"] is None


def test_what_was_seen_follows_the_card_into_the_hand():
    """VC-24, VC-28"""
    match = playing()
    looker, owner, target = first_look(match)
    skip_to_fix_of(match, target)
    match.play(owner, "fix_hand:1:4")
    own = rows(match, owner)[target]
    assert own["piles"][0]["seen_by"] == []
    assert {"value": 2, "seats": [looker]} in own["hand"]["seen_by"]


def test_a_table_where_everybody_remembers_alone_tells_nobody_who_has_seen_what():
    match = playing(memory="own")
    _, owner, target = first_look(match)
    assert rows(match, owner)[target]["piles"][0]["seen_by"] is None
    assert rows(match, owner)[target]["hand"]["seen_by"] is None


@pytest.mark.parametrize("options", [{}, {"aggregate": "sum"}, {"reward": "all"}])
def test_the_comparisons_of_the_verdict_lead_to_the_blamed_and_to_the_winners(options):
    """VC-31, VC-37, VC-38, VC-43"""
    for seed in range(12):
        choose = random.Random(seed)
        match = start("vasa_cards", 2 + seed % 3, seed=seed, options=options)
        while not match.over:
            match.play(match.to_act[0], choose.choice([choice.key for choice in match.choices(match.to_act[0])]))
        view = match.view(-1)
        if len(set(view["totals"])) == 1:
            assert view["verdict"] == []
            continue
        blame, *reward = view["verdict"]
        assert blame["about"] == "blame" and blame["lowest"] == view["blamed"]
        assert blame["total"] == min(view["totals"])
        survivors = [colour for colour in COLOUR.names if colour not in view["blamed"]]
        last = reward[-1]["lowest"] if reward else survivors
        assert [colour for colour in last if colour in survivors] == view["winners"]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_sentence_of_the_verdict_begins_with_a_capital_letter(language):
    """VC-38, VC-40"""
    begun = set()
    for seed in range(40):
        match = start("vasa_cards", 3 + seed % 2, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, rng.choice([choice.key for choice in match.choices(seat)]))
        ending = match.ending(language)
        assert ending is not None
        for text in [ending.headline, *(row.text for row in ending.comparisons)]:
            for sentence in text.split(". "):
                assert sentence[0].isupper(), text
                begun.add(sentence.split(" ")[0])
    assert len(begun) > 4


def test_the_captains_wheel_goes_to_the_row_of_the_next_captain():
    """VC-11"""
    assert event_at("captain_named", {"colour": "red", "round": 2}) == ["captain", "captain:red"]
