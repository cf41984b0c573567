"""Whole games: they end, nothing gets lost, the picture and both languages can tell them."""

import io
import random
import sys

import pytest
from rich.console import Console
from tests.games.svea_rike.tables import at_random, played

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.state import SveaRike
from longhall.match.beginnings import start


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_with_all_sixteen_sovereigns(players):
    """SR-2, SR-9, SR-145"""
    match = played(players, 5)
    g = match.state
    assert isinstance(g, SveaRike) and g.over and g.turn == 16
    names = [event.args[0] for event in match.events() if event.kind.name == "sovereign_reigns"]
    assert names == list(range(16))


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_game_is_played_to_its_end_in_the_terminal(monkeypatch, language):
    """SR-1: a person types numbers, an opponent chooses at random; the result is shown with its clause."""
    from longhall.cli.hot_seat import HotSeat

    match = start(GAME, 2, 2)
    chance = random.Random(2)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 5000))
    shown = io.StringIO()

    def answer(table, seat):
        return at_random(table.state, seat, chance)

    HotSeat(match, [], [None, answer], language, None, Console(file=shown, width=100, highlight=False)).play()
    text = shown.getvalue()
    assert match.over and max(len(line) for line in text.splitlines()) <= 100
    for word in {"en": ["Turn 16 of 16", "Hand:", "SR-14"], "sv": ["Omgång 16 av 16", "Historia:", "SR-14"]}[language]:
        assert word in text


def test_a_war_can_be_drawn():
    """SR-92, SR-97"""
    from tests.games.svea_rike.tables import WAR, table

    from longhall.match.texts import Texts

    g = table("window", {"window": "war_ready"}, hand={"p1": ["swedish_steel_bites"]}, **WAR)
    for language, word in (("en", "War with Denmark"), ("sv", "Krig med Danmark")):
        picture = GAME.draw(GAME.view(g, 0), Texts(GAME, language).say)
        assert word in picture and "▐4▌" in picture


@pytest.mark.parametrize(("face_up", "participants", "sign"), [(["p1"], ["p1"], "▲"), ([], ["p1"], "▽"), ([], [], "△")])
def test_a_fief_that_has_not_been_paid_for_does_not_look_like_a_fallen_one(face_up, participants, sign):
    """SR-94, SR-102"""
    from tests.games.svea_rike.tables import WAR, table

    from longhall.match.texts import Texts

    war = {**WAR, "committed": {"p1": "vastergotland"}, "face_up": face_up, "participants": participants}
    g = table("window", {"window": "war_over"}, hand={"p1": ["inflation"]}, **war)
    view = GAME.view(g, 1)
    assert f"{sign} [yellow]Västergötland" in GAME.draw(view, Texts(GAME, "en").say)
    assert view["war"]["committed"][0]["fallen"] == (sign == "▽")


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_end_says_whose_hand_is_whose(language):
    """SR-145"""
    from tests.games.svea_rike.tables import table

    from longhall.match.texts import Texts

    g = table("end", turn=16, hand={"p1": ["inflation"], "p3": ["plague"]})
    words = Texts(GAME, language)
    lines = GAME.draw(GAME.view(g, 0), words.say).splitlines()
    hands = [f"Hand ({words.say('family-' + family)}): " for family in ("sture", "grip", "brahe")]
    cards = [words.say("title-inflation"), "—", words.say("title-plague")]
    assert lines[-3:] == [whose + card for whose, card in zip(hands, cards, strict=True)]
