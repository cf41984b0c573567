"""What can be asked beside the game."""

import io

import pytest
from rich.console import Console

import longhall
from longhall.cli.asides import cards_of, changed_orders, orders_panel, plain
from longhall.games import registry
from longhall.games.svea_rike.terms import WINDOW
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


def ordered(match, wanted, seat=0, language="en"):
    orders = changed_orders(match, seat, wanted, language)
    if orders is not None:
        match.set(seat, orders)
    return orders


def test_orders_for_one_window_a_card_and_a_place_to_stop_are_given_and_taken_back():
    """SR-156"""
    match = longhall.start("svea_rike", 3, seed=3)
    match.set(0, {"profile": "primary"})
    assert ordered(match, "move_end off") == {"profile": "primary", "windows": {"move_end": "off"}}
    assert ordered(match, "after a move primary") == {"profile": "primary", "windows": {}}  # as everywhere
    assert ordered(match, "mute inflation") == {"profile": "primary", "windows": {}, "mute": ["inflation"]}
    assert ordered(match, "mute Witch hunt")["mute"] == ["inflation", "witch_hunt"]
    assert ordered(match, "mute inflation")["mute"] == ["witch_hunt"]
    assert ordered(match, "stop war_over")["stop"] == [["war_over", ""]]
    assert ordered(match, "stop after the war")["stop"] == []
    assert ordered(match, "stop efter kriget", language="sv")["stop"] == [["war_over", ""]]
    faults = match.game.order_faults
    assert faults is not None and faults(match.settings[0]) == []
    for nonsense in ("move_end", "move_end never", "nowhere off", "war off", "mute", "mute a", "stop", "stop ace"):
        assert ordered(match, nonsense) is None, nonsense
    other = longhall.start("vasa_cards", 3, seed=3)
    assert [ordered(other, wanted) for wanted in ("off", "mute 1", "stop move_end")] == [None] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_say_what_can_be_ordered_and_what_is(language):
    match = longhall.start("svea_rike", 3, seed=3)
    match.set(0, {"windows": {"move_end": "off"}, "mute": ["inflation"], "stop": [["war_over", ""], ["buy", "p2"]]})
    shown, say = drawn(orders_panel(match, 0, language)), match.texts(language).say
    for key in ("title-inflation", "window-move_end", "window-war_over", "window-buy", "orders-short-off"):
        assert say(key) in shown
    for window in WINDOW.names:
        assert window in shown and say(f"window-{window}") in shown
    assert "{" not in shown
    assert "move_end" not in drawn(orders_panel(match, 0, language, False))


def drawn(panel):
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    screen.print(panel)
    return " ".join(screen.file.getvalue().replace("│", " ").split())  # type: ignore[attr-defined]


def test_an_order_that_there_is_not_is_refused(run):
    shown = run("play", "svea_rike", "--players", 3, "--seed", 3, typed=["orders mute nobody", "q"], columns=80).output
    assert "There is no such order: mute nobody" in shown


@pytest.mark.parametrize("name", registry.HOUSE)
def test_help_names_orders_only_where_there_are_any(name, run):
    players = registry.game(name).usual_players
    shown = run("play", name, "--players", players, "--seed", 3, typed=["h", "q"], columns=80).output
    assert ("orders" in shown.split()) == (name == "svea_rike")
