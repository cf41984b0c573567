"""What boards are drawn from: every element that a choice or an event points at is in the view."""

import random

import pytest

from longhall.games.vasa_voyage.game import GAME
from longhall.match import start
from longhall.match.texts import texts


def elements(view):
    """All element ids in a view."""
    if isinstance(view, dict):
        return {view["element"]} | inner(view) if isinstance(view.get("element"), str) else inner(view)
    if isinstance(view, list):
        return set().union(*(elements(item) for item in view)) if view else set()
    return set()


def inner(view):
    return set().union(*(elements(item) for item in view.values()))


def named(kind, cut):
    axes = {axis.label: axis for axis in (*kind.fields, *kind.secret)}
    return {
        label: axes[label].names[value] if value is not None and axes[label].names else value
        for label, value in cut.items()
    }


@pytest.mark.parametrize("options", [{"memory": "own"}, {"inventory": True, "memory": "kept"}])
@pytest.mark.parametrize("players", [3, 5])
def test_choices_and_events_point_at_what_is_there(players, options):
    """VV-71"""
    chance = random.Random(players)
    match = start("vasa_voyage", players=players, seed=players, options=options)
    for _ in range(400):
        if match.over:
            break
        seat = chance.choice(match.to_act)
        there = elements(match.view(seat))
        assert all(element in there for choice in match.choices(seat) for element in choice.at)
        match.play(seat, chance.choice(match.state.legal(seat)))
        for event in match.plays[-1].events:
            for viewer in (-1, seat):
                cut = event.seen_by(viewer)
                assert cut is not None and GAME.event_at is not None
                touched = GAME.event_at(event.kind.name, named(event.kind, cut))
                assert set(touched) <= elements(match.view(viewer)), event.kind.name


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("memory", ["kept", "own"])
@pytest.mark.parametrize("players", [3, 5])
def test_the_picture_fits_a_terminal_of_100_columns(players, memory, language):
    """VV-8, VV-81"""
    from rich.text import Text

    say = texts(GAME, language).say
    chance = random.Random(8)
    match = start("vasa_voyage", players=players, seed=8, options={"memory": memory})
    while not match.over:
        for viewer in (-1, 0):
            for line in GAME.draw(match.view(viewer), say).splitlines():
                assert Text.from_markup(line).cell_len <= 96, line
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.state.legal(seat)))
