"""What is shown: the view, the elements that actions and events touch, the picture in a terminal."""

import json
import random
import re
from typing import Any

import pytest
from rich.text import Text
from tests.games.suecia.tables import PLAYERS, RICH, eager, match_played

from longhall.games.suecia.face.motions import MOTIONS, event_at
from longhall.games.suecia.game import GAME
from longhall.games.suecia.terms import DEED, ESTATE, ESTATE_CARD, EVENTS
from longhall.kernel.actions import SEATS
from longhall.match.beginnings import start

FRAME = 76  # columns inside the frame that the terminal draws around the picture


def elements_in(view):
    """All element ids of a view."""
    if isinstance(view, dict):
        if isinstance(view.get("element"), str):
            yield view["element"]
        for value in view.values():
            yield from elements_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from elements_in(value)


def whole_game(players, seed, edition):
    match = start(GAME, players, seed, edition=edition)
    chance = random.Random(seed)
    while not match.over:
        yield match
        seat = match.to_act[0]
        match.play(seat, eager(match.state, seat, chance))
    yield match


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_fits_its_frame_all_game_long(players, language):
    for number, match in enumerate(whole_game(players, 3, RICH)):
        if number % 17 and not match.over and (number % 3 or match.view(-1)["laying"] is None):
            continue
        seat = match.to_act[0] if not match.over else -1
        lines = Text.from_markup(match.game.draw(match.view(seat), match.texts(language).say)).plain.splitlines()
        assert max(len(line) for line in lines) <= FRAME, max(lines, key=len)


def picture(match, seat):
    return Text.from_markup(GAME.draw(match.view(seat), match.texts("en").say)).plain


def test_one_can_play_from_the_picture():
    """SU-103: the places for a mat have letters, and each rotation says what it puts where."""
    shown = {"sites": 0, "rotations": 0}
    for match in whole_game(4, 5, RICH):
        if match.over:
            break
        seat = match.to_act[0]
        keys = [GAME.actions.key(action) for action in match.state.legal(seat)]
        if keys[0].split(":")[0] not in ("centre", "rotation", "mat", "tile", "church", "province"):
            continue
        text = picture(match, seat)
        if keys[0].startswith("centre:"):
            shown["sites"] += 1
            assert all(f"<{key.split(':')[1]}>" in text for key in keys)
        elif keys[0].startswith("rotation:"):
            shown["rotations"] += 1
            turns = ["as it is", *(f"turned {60 * sixth}°" for sixth in range(1, 6))]
            assert "<*>" in text and all(f"{turn + ':':<13}E " in text for turn in turns)
        for key in keys:
            word, _, name = key.partition(":")
            if word == "mat":
                of_zone = text.split("Provinces left")[1].split("north" if name[1] == "B" else "Ships")[0]
                assert f" {name[-1]} " in of_zone
            if word in ("church", "province"):
                assert f"({name[-1]}) " in text
    assert min(shown.values()) > 3


def test_a_mat_is_shown_in_every_rotation_before_it_is_laid():
    """SU-102: what the view promises for a rotation lies there afterwards."""
    seen = set()
    for match in whole_game(3, 5, RICH):
        laying = match.view(-1)["laying"]
        if laying is None or laying["rotations"] is None:
            continue
        for rotation, kinds in enumerate(laying["rotations"]):
            after = match.clone()
            after.play(after.to_act[0], f"rotation:{rotation}")
            (mat,) = [mat for mat in after.view(-1)["provinces"][laying["zone"]]["mats"] if mat["mat"] == laying["mat"]]
            assert {hex["direction"]: hex["kind"] for hex in mat["hexes"]} == kinds
            assert (mat["q"], mat["r"]) == (laying["q"], laying["r"])
        seen.add(laying["mat"])
        if len(seen) == 4:
            return
    raise AssertionError("too few mats were laid")


def test_the_city_is_drawn_square_by_square():
    match = match_played(4, 6, RICH)
    view = match.view(-1)
    rows = [line for line in picture(match, -1).splitlines() if line[:2] in ("1 ", "2 ", "3 ", "4 ", "5 ")]
    for square in view["city"]["squares"]:
        if square["tile"] is not None:
            cells = rows[square["row"] - 1].split("|")
            assert cells[square["column"]].startswith(f"{square['owner'] + 1} {square['kind']}")


@pytest.mark.parametrize("players", PLAYERS)
def test_actions_and_events_point_at_what_the_view_names(players):
    """Every element that an action touches is in the view, or is a part of the frame around it."""
    around = {"market", "drawn", "playing", "reserve"}
    for number, match in enumerate(whole_game(players, 8, RICH)):
        if match.over or number % 9:
            continue
        seat = match.to_act[0]
        known = {*elements_in(match.view(seat)), *around}
        for choice in match.choices(seat):
            for element in choice.at:
                kind = element.split(":")[0]
                assert element in known or kind in ("estate", "bonus") or element.rsplit(".", 1)[0] in known, element
        for event in match.plays[-1].events if match.plays else match.opening:
            axes = [*event.kind.fields, *event.kind.secret]
            plain = {
                axis.label: (SEATS if axis.of == "seat" else axis.names)[value] if axis.names else value
                for axis, value in zip(axes, event.args, strict=True)
            }
            for element in event_at(event.kind.name, plain):
                assert element.split(":")[0] in {known_element.split(":")[0] for known_element in known} | {
                    *around,
                    "estate",
                    "bonus",
                }
    assert set(MOTIONS) <= {kind.name for kind in EVENTS}


def test_a_view_is_json_and_hides_other_hands():
    """SU-5, SU-18: hands of others show only what all have seen."""
    match = match_played(5, 2, decisions=200)
    for seat in range(-1, 5):
        view = json.loads(json.dumps(match.view(seat)))
        for player in view["players"]:
            assert (player["hand"]["cards"] is not None) == (player["seat"] == seat)
            assert sum(player["hand"]["known"].values()) <= player["hand"]["count"]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_line_of_a_game_is_said(language):
    """Prompts, choices and the log of a whole game, in both languages, without a gap."""
    chance = random.Random(1)
    match = start(GAME, 4, 1, edition=RICH)
    while not match.over:
        seat = match.to_act[0]
        said = [match.prompt(seat, language), *(choice.text for choice in match.choices(seat, language))]
        assert all(text and "{" not in text and "-1" not in text for text in said), said
        match.play(seat, eager(match.state, seat, chance))
    assert all(line and "{" not in line for line in match.log(0, language))


def test_what_a_card_says_is_what_its_estates_do():
    """The texts of the cards name the deeds of the catalogue, and no others.  SU-15"""
    match = start("suecia", 3, seed=1)
    g: Any = match.state
    said, deeds = match.texts("en"), g.data.deeds
    for estate, name in enumerate(ESTATE.names):
        one, two = said.say(f"estate-{name}-text").split("; ")
        both = [{deed for i, deed in enumerate(DEED.names) if deeds[2 * estate + tier] >> i & 1} for tier in (0, 1)]
        told = [re.split(", |: ", part) for part in (one, two)]
        named = [{deed for deed in DEED.names if said.say(f"deed-{deed}") in part} for part in told]
        assert named[0] == both[0]
        assert named[1] | (named[0] if "the same" in two else set()) == both[1]
        cards = [card for card in ESTATE_CARD.names if name in said.say(f"card-{card}")]
        assert cards and all(said.say(f"estate-{name}-text") in said.say(f"card-{card}-text") for card in cards)
