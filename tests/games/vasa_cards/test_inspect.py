"""Looking into a hand."""

import longhall
from longhall import IllegalChoice


def test_each_card_of_a_hand_may_be_drawn_and_no_other():
    """VC-18, VC-20"""
    drawn = set()
    for seed in range(40):
        match = longhall.start("vasa_cards", 4, seed)
        while match.choices(match.to_act[0])[0].key.startswith("build:"):
            match.play(match.to_act[0], "build:3")
        seat = match.to_act[0]
        target = ["green", "red", "black", "white"][(seat + 1) % 4]
        match.play(seat, f"inspect_hand:{target}")
        event = match.events()[-1]
        assert event.kind.name == "inspected_hand"
        drawn.add(event.args[-1] + 1)
    assert drawn == {1, 2, 4}


def test_looking_is_no_choice_that_can_be_left_out():
    """VC-18"""
    match = longhall.start("vasa_cards", 4, 1)
    for _ in range(4):
        match.play(match.to_act[0], "build:3")
    seat = match.to_act[0]
    assert all(choice.key.startswith("inspect_") for choice in match.choices(seat))
    try:
        match.play(seat, "no_fix")
    except IllegalChoice as refusal:
        assert refusal.reason == "elsewhere"
    else:
        raise AssertionError("a Fix was made instead of a look")
    assert match.to_act == [seat]
