"""What can be asked beside the game."""


def test_a_card_is_told_by_a_part_of_its_name(run):
    shown = run("play", "shipwrights", "--seed", 3, typed=["card buss", "q"], columns=80).output
    assert "Busse" in shown and "Broad and proud" in shown


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
