"""Games of Suecia for the tests: played by somebody who likes to build and to trade, so that much happens in them."""

import random
from collections.abc import Mapping
from typing import Any

from longhall.games.suecia.game import GAME
from longhall.games.suecia.state import Suecia
from longhall.kernel.state import State
from longhall.match import editions
from longhall.match.beginnings import start
from longhall.match.match import Match

PLAYERS = (3, 4, 5)
# Words of choices that stop something. An eager player takes them seldom.
IDLE = {"end", "abandon", "stop", "finish", "exchange"}
# What brings an eager player forward comes before anything else.
LIKED = {
    "supply": 5,
    "demand_ships": 6,
    "demand_missions": 8,
    "collect_ship": 2,
    "collect_mission": 2,
    "flip_tile": 3,
    "place_farm": 3,
    "place_shop": 3,
    "place_castle": 2,
}
# Generous stores let the game reach what a poor table seldom sees: advanced provinces, missions, empty reserves.
RICH = {"player": {"start_resources": {"crop": 6, "wood": 6, "ore": 6, "textile": 4, "timber": 4, "iron": 4}}}
FEW_DISCS = {"player": {"discs": 3, "start_resources": {"crop": 4, "wood": 4, "ore": 4}}}


COLLECTOR = {**LIKED, "collect_ship": 40, "collect_mission": 40, "demand_ships": 1, "demand_missions": 1}


def eager(g: State, seat: int, chance: random.Random, liked: Mapping[str, int] = LIKED) -> int:
    """An action that does something, if there is one."""
    legal = g.legal(seat)
    words = {action: GAME.actions.key(action).split(":") for action in legal}
    weights = []
    for action in legal:
        last = words[action][-1]
        weights.append(0.12 if words[action][0] in IDLE else liked.get(last, 1))
    return chance.choices(legal, weights)[0]


def bare_state(players: int, seed: int, edition: Mapping[str, Any] | None = None, market: str = "printed") -> Suecia:
    g = GAME.new(players, {"market": market}, editions.apply(GAME, edition))
    assert isinstance(g, Suecia)
    g.reseed(seed)
    g.run()
    return g


def played(players: int, seed: int, edition: Mapping[str, Any] | None = None) -> Suecia:
    """A finished game, without a match around it."""
    g = bare_state(players, seed, edition)
    chance = random.Random(seed)
    while not g.over:
        seat = g.next_actor()
        g.apply(seat, eager(g, seat, chance))
    return g


def match_played(
    players: int,
    seed: int,
    edition: Mapping[str, Any] | None = None,
    decisions: int = 10**6,
    liked: Mapping[str, int] = LIKED,
) -> Match:
    """A match after so many decisions, or at its end."""
    match = start(GAME, players, seed, edition=edition)
    chance = random.Random(seed)
    while not match.over and decisions > 0:
        seat = match.to_act[0]
        match.play(seat, eager(match.state, seat, chance, liked))
        decisions -= 1
    return match
