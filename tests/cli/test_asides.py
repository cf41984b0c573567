"""What can be asked beside the game."""

import pytest

import longhall
from longhall.cli.asides import cards_of, plain
from longhall.games import registry
from longhall.match.fluent import LANGUAGES
from longhall.match.primer import primer


def test_a_card_is_told_by_a_part_of_its_name(run):
    shown = run("play", "shipwrights", "--seed", 3, typed=["card buss", "q"], columns=80).output
    assert "Busse" in shown and "Broad and proud" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.HOUSE)
def test_every_card_that_the_page_of_rules_tells_is_told(name, language):
    game = registry.game(name)
    found = list(cards_of(longhall.start(name, game.players[0], seed=1), language))
    told = [part for section in primer(game, language) for part in section.paragraphs if part.form == "card"]
    assert {plain(part.title) for part in told} <= {card for card, _ in found}
    assert len({card for card, _ in found}) == len(set(found)) and all(card and text for card, text in found)
    assert not any(sign in text for _, text in found for sign in "<>{}_")
    assert bool(found) == (name not in ["vasa_cards"]), "texts `AXIS-NAME-text` tell cards, or it is named here"


def test_a_role_of_the_voyage_and_a_ship_of_suecia_are_told(run):
    shown = run("play", "vasa_voyage", "--seed", 3, typed=["card admiral", "q"], columns=80).output
    assert "Admiral" in shown and "Which card?" not in shown
    shown = run("play", "suecia", "--seed", 3, typed=["card england", "q"], columns=80).output
    assert "England" in shown and "Which card?" not in shown


def test_the_aim_and_the_rules_are_told(run):
    shown = run("play", "vasa_cards", "--seed", 3, typed=["aim", "rules", "rules VC-34", "q"], columns=80).output
    assert "Everyone builds the same ship" in shown and "VC-15" in shown and "VC-34" in shown


def test_why_alone_tells_all_that_is_not_possible_and_what_is_missing(run):
    shown = run("play", "vasa_cards", "--seed", 3, typed=["build:1", "why", "q"], columns=80).output
    assert "Not possible now" in shown and "these cards are your own" in shown


def test_orders_are_shown_and_changed(run):
    shown = run(
        "play", "svea_rike", "--players", 3, "--seed", 3, typed=["orders", "orders off", "q"], columns=80
    ).output
    assert "● orders primary" in " ".join(shown.split()) and "● orders off" in " ".join(shown.split())
    assert "no standing orders" in run("play", "vasa_cards", "--seed", 3, typed=["orders", "q"]).output
