"""What the others do not see."""

import json

import pytest
from tests.games.shipwrights.tables import begun, laid, play, played

from longhall.games.shipwrights.face.cards import card_view
from longhall.games.shipwrights.game import GAME
from longhall.games.shipwrights.terms import CARD_NAMES
from longhall.match.texts import Texts

TEXTS = {language: Texts(GAME, language) for language in ("en", "sv")}


def test_hands_are_seen_by_their_owners_only():
    """SW-19"""
    g = laid(3, "turn", {"hand.p1": ["karv"], "hand.p2": ["skeid", "busse"]})
    assert GAME.view(g, 1)["boards"][1]["hand"]["cards"] == [
        {"element": "hand:p2.busse", "card": "busse", "count": 1},
        {"element": "hand:p2.skeid", "card": "skeid", "count": 1},
    ]
    for seat in (-1, 0, 2):
        hand = GAME.view(g, seat)["boards"][1]["hand"]
        assert hand == {"element": "hand:p2", "count": 2, "cards": None}
        assert "skeid" not in json.dumps(GAME.view(g, seat))


def test_leftovers_lie_face_down_also_among_the_discards():
    """SW-14, SW-21"""
    g = laid(2, "turn", {"leftovers": ["king"], "buried": ["queen"], "discards": ["karv"]})
    for seat in (-1, 0):
        shown = json.dumps(GAME.view(g, seat))
        assert '"king"' not in shown and '"queen"' not in shown and '"karv"' in shown
    assert '"king"' in json.dumps(GAME.view(g, 1)), "p2 is the last drafter"
    assert GAME.view(g, -1)["discards"]["face_down"] == 1


def test_the_pile_shows_one_back():
    """SW-32"""
    g = laid(2, "turn", {"top": "231"})
    assert GAME.view(g, -1)["pile"] == {
        "element": "pile",
        "count": 128,
        "back": {"name": "2/3/1", "oak": 2, "wool": 3, "iron": 1},
    }


def test_a_question_does_not_tell_what_is_in_hand():
    """SW-77: whether a Craftsman is asked for depends on what all can see, not on the hand."""
    place = {"workshop.p1.a": "ferje", "row.p1.caulker": 1, "gold.p1": 1, "workers.p1": 1, "mill.p1": [1, 1, 0]}
    for card in ("caulker", "king"):
        g = play(laid(2, "turn", {**place, "hand.p1": [card]}), "p1 finish:a")
        assert type(g.waiting).__name__ == "UseCraftsman"
    g = play(laid(2, "turn", place), "p1 finish:a")
    assert type(g.waiting).__name__ == "Turn" and g.fleet[0] == 1


def test_a_question_does_not_tell_what_else_is_in_hand():
    """SW-77: the Caulker whom the row lacks is gone before it is asked about the Carpenter."""
    place = {"workshop.p1.a": "karv", "row.p1.carpenter": 1, "gold.p1": 2, "workers.p1": 1, "mill.p1": [2, 1, 1]}
    g = play(laid(2, "turn", {**place, "hand.p1": ["caulker", "king"]}), "p1 finish:a")
    assert type(g.waiting).__name__ == "UseCraftsman"
    for seed in range(20):
        world = play(g.redeal(1, seed), "p1 from_row:carpenter")
        assert GAME.check(world) == [] and world.ships[0] == 1 and world.hand_size[0] == 1


def test_events_name_cards_to_those_who_see_them_only():
    """SW-19, SW-20, SW-62"""
    g = laid(2, "keep", {"packet": ["karv", "queen", "thief"]}, packet=3)
    g.events = []
    play(g, "p1 keep:queen", "p2 keep:karv")
    for seat, sees in ((0, {"queen", "karv", "thief"}), (1, {"karv", "thief"}), (-1, set())):
        named = {
            CARD_NAMES[cut["card"]]
            for event in g.events
            if (cut := event.seen_by(seat)) is not None and cut.get("card") is not None
        }
        assert named == (sees - {"karv", "thief"} if seat == 0 else sees)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_card_has_a_name_and_a_text(language):
    words = TEXTS[language]
    for card, name in enumerate(CARD_NAMES):
        assert words.say(f"card-{name}")
        assert len(words.say(f"card-{name}-text", **card_view(GAME.data, card)["figures"])) > 10
    assert len({words.say(f"card-{name}") for name in CARD_NAMES}) == len(CARD_NAMES)


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_picture_shows_the_table(language, players):
    g = begun(players, 3)
    for _ in range(30):
        played(g, 9)
        if g.over:
            break
        for seat in (-1, g.next_actor()):
            picture = GAME.draw(GAME.view(g, seat), TEXTS[language].say)
            assert TEXTS[language].say("card-karv") or picture
            for owner in range(players):
                assert f"{g.gold[owner]}/{g.data.gold_max}" in picture
                assert TEXTS[language].say("seat-default", number=owner + 1) in picture
