"""Observations: what a program that learns is given. That they keep secrets is held with all else that a seat is shown
(`payload.py`); here, that they are right, and how much of what a seat knows they tell."""

from collections.abc import Mapping
from random import Random
from typing import Any

from longhall.kernel.fields import knows
from longhall.kernel.game import Game
from longhall.kernel.observers import observer_of
from longhall.laws.moments import Fault, Faults, Moment, difference
from longhall.match.beginnings import start
from longhall.match.observing import by_piece, observation


def observed(m: Moment) -> Faults:
    """An observation is the same on a clean row as on one where another seat's view of another world stood before."""
    g = m.match.state
    players = m.match.players
    worn = observer_of(m.game, players)
    pieces = observation(m.game, players).pieces
    for seat in range(players):
        worn.write(m.redealt(m.rng.randrange(players)), m.rng.randrange(players), 0)
        worn.write(g, seat, 0)
        row = list(worn.out)
        found = {piece.name: row[piece.start : piece.stop] for piece in pieces}
        differs = difference(by_piece(m.match, seat), found)
        if differs:
            yield Fault(f"an observation depends on what was written before it: {differs}", seat)


def collisions(game: Game, players: int, games: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> float:
    """Of all that seats to act have known in random games, the share that some other knowledge is written like.

    It tells what an observation leaves out. The stream of events leaves out nothing.
    """
    known: dict[bytes, set[bytes]] = {}
    rng = Random(f"collisions {seed}")
    for number in range(games):
        match = start(game, players, seed + number, options)
        g = match.state
        observer = observer_of(game, players)
        while not g.over:
            seat = int(g.next_actor())
            legal = g.legal(seat)
            if len(legal) > 1:
                observer.write(g, seat, 0)
                row = bytes(memoryview(observer.out))
                known.setdefault(row, set()).add(knows(g, seat))
            g.apply(seat, rng.choice(legal))
    different = sum(map(len, known.values()))
    return sum(len(alike) for alike in known.values() if len(alike) > 1) / different
