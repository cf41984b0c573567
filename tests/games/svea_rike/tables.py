"""Tables for tests: positions with few words, and random play."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from longhall.games.svea_rike.game import GAME
from longhall.games.svea_rike.state import SveaRike
from longhall.kernel.actions import SEATS
from longhall.kernel.chance import Tape
from longhall.kernel.fields import read_object
from longhall.match import editions
from longhall.match.beginnings import start
from longhall.match.match import Match
from longhall.match.positions import bare

WAR: dict[str, Any] = {
    "enemy": "denmark",
    "stage": "fighting",
    "participants": ["p1", "p2"],
    "face_up": ["p1", "p2"],
    "committed": {"p1": "vastergotland", "p2": "sodermanland"},
    "army": ["R07"],
}


def table(
    entry: str,
    at: dict[str, Any] | None = None,
    players: int = 3,
    options: dict[str, Any] | None = None,
    edition: dict[str, Any] | None = None,
    chance: list[str] | None = None,
    **named: Any,
) -> SveaRike:
    """A position as in a case: what is named, and the rest filled in; it has run to the first decision."""
    g = bare(GAME, players, GAME.whole_options(options or {}), editions.apply(GAME, edition))
    assert isinstance(g, SveaRike)
    read_object(g, named, players, "")
    assert GAME.fill is not None
    GAME.fill(g, named)
    g.derive()
    assert not GAME.check(g), GAME.check(g)
    arguments = {**GAME.entries[entry].arguments, **(at or {})}
    GAME.entries[entry].build(g, **arguments)
    g.reseed(1)
    if chance is not None:
        g.tape = Tape([GAME.chance.number(key) for key in chance], True)
    g.run()
    return g


def keys(g: SveaRike, seat: int) -> list[str]:
    return [GAME.actions.key(action) for action in g.legal(seat)]


def choose(g: SveaRike, seat: int, key: str) -> None:
    action = GAME.actions.number(key)
    assert action in g.legal(seat), (key, keys(g, seat))
    g.apply(seat, action)


def refusal(g: SveaRike, seat: int, key: str) -> str:
    return g.why_not(seat, GAME.actions.number(key))


def hand(g: SveaRike, seat: int) -> list[str]:
    written = g.FIELDS["hand"].write(g.hand, g.players)
    return list(written[SEATS[seat]])


Player = Callable[[SveaRike, int, random.Random], int]


def at_random(g: SveaRike, seat: int, chance: random.Random) -> int:
    return chance.choice(g.legal(seat))


def played(players: int, seed: int, options: dict[str, Any] | None = None, player: Player = at_random) -> Match:
    """A whole game by one kind of players."""
    match = start(GAME, players, seed, options)
    chance = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        assert isinstance(match.state, SveaRike)
        match.play(seat, player(match.state, seat, chance))
    return match
