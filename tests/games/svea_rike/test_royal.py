"""Fall of the monarchy: its player leafs through the royal cards and knows what is chosen."""

import pytest

from longhall.games.svea_rike.game import GAME
from longhall.kernel.telling import Said
from longhall.match.cases import run_case


@pytest.fixture
def leafing(tmp_path):
    """A match in which Player 1 is to name a royal card, in the given game turn."""

    def at(turn, edition=""):
        file = tmp_path / "case.toml"
        file.write_text(f"""
game = "svea_rike"
clauses = ["SR-10"]
about = "Fall of the monarchy has been played."
start = {{players = 3}}
{edition}
[set]
turn = {turn}
royal = "R05"
royal_discard = ["R21"]
"hand.p1" = ["fall_of_the_monarchy"]
[at]
entry = "royal"
[[step]]
play = ["p1 play:fall_of_the_monarchy"]
[step.expect]
asked = ["p1"]
""")
        result = run_case(file)
        assert result.passed, result.faults
        return result.match

    return at


@pytest.mark.parametrize(
    ("turn", "english", "swedish"),
    [
        (3, "peace, 1 troop (royal card 1)", "fred, 1 trupp (regentkort 1)"),
        (8, "good harvests, 1 troop (royal card 1)", "goda skördar, 1 trupp (regentkort 1)"),
        (13, "war with Russia, 1 troop (royal card 1)", "krig med Ryssland, 1 trupp (regentkort 1)"),
    ],
)
def test_each_choice_says_what_the_card_means_in_this_era_and_its_troops(leafing, turn, english, swedish):
    """SR-10, SR-11"""
    match = leafing(turn)
    said = {language: [choice.text for choice in match.choices(0, language)] for language in ("en", "sv")}
    assert said["en"][0] == english and said["sv"][0] == swedish
    assert all(len(set(texts)) == 24 for texts in said.values())
    assert "no troops" in said["en"][2] and "4 troops" in said["en"][6]


def test_each_choice_says_where_the_card_lies(leafing):
    """SR-11"""
    match = leafing(3)
    for language, told in (("en", ("in force", "discarded")), ("sv", ("gäller nu", "i kasthögen"))):
        texts = [choice.text for choice in match.choices(0, language)]
        for card, where in zip((4, 20), told, strict=True):
            assert [texts.index(text) for text in texts if text.endswith(f", {where})")] == [card]


def test_the_choices_follow_the_edition(leafing):
    """SR-10"""
    match = leafing(3, '[edition.royal.R01]\nvasa = "famine"\ntroops = 3\n')
    assert match.choices(0)[0].text == "famine, 3 troops (royal card 1)"
    assert match.view(0)["royal"]["cards"][0] == {"card": "R01", "text": "famine", "troops": 3, "lies": "pile"}


def test_only_the_one_who_chooses_leafs_through_the_cards(leafing):
    """SR-10: the list is there as long as the choice is."""
    match = leafing(3)
    cards = match.view(0)["royal"]["cards"]
    assert len(cards) == 24 and [card["card"] for card in cards if card["lies"] == "discard"] == ["R21"]
    assert [card["card"] for card in cards if card["lies"] == "in_force"] == ["R05"]
    assert cards[20] == {"card": "R21", "text": "war_denmark", "troops": 1, "lies": "discard"}
    assert all(match.view(seat)["royal"]["cards"] is None for seat in (-1, 1, 2))
    match.play(0, "royal:R21")
    assert match.view(0)["royal"]["cards"] is None


def test_every_other_choice_has_its_usual_words():
    state = GAME.new(3, GAME.whole_options({}), GAME.data)
    assert GAME.say_choice is not None and GAME.say_choice(state, 0, 0, str) == Said(leaves=True)
