"""A fingerprint of many random games, to compare the compiled rules with the interpreted ones.

    python -m longhall.laws.digest GAME --games 2000
    LONGHALL_PURE=1 python -m longhall.laws.digest GAME --games 2000

must print the same line. Everything goes into it: choices, chance, attributes after every decision, events, results.
"""

import argparse
import hashlib
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from longhall import _build
from longhall.games.registry import game as find_game
from longhall.kernel.chance import Tape, advance, below, seeded
from longhall.kernel.game import Game
from longhall.laws.check import tables
from longhall.match import editions


def digest(game: Game, games: int, seed: int = 0) -> str:
    """The hash of so many random games, spread over all numbers of players and options."""
    found = hashlib.sha256()

    def note(*parts: object) -> None:
        found.update(repr(parts).encode())

    wishes = list(tables(game))
    for number in range(games):
        players, options = wishes[number % len(wishes)]
        note(players, sorted(options.items()))
        play(game, players, options, seed + number, note)
    return found.hexdigest()


def play(game: Game, players: int, options: Mapping[str, Any], seed: int, note: Callable[..., None]) -> None:
    """One random game; everything about it is noted."""
    g = game.new(players, options, editions.apply(game, None))
    g.reseed(seed)
    g.tape = Tape([], False)
    g.events = []
    g.run()
    random = seeded(seed + 2**40)
    while True:
        note(g.tape.entries, [[event.kind.name, event.args, event.who] for event in g.events])
        note(contents(g), [type(frame).__name__ for frame in g.pending], g.answer, g.sealed, g.random, g.moved)
        actors = g.actors()
        if not actors:
            break
        g.tape.entries.clear()
        g.events.clear()
        random = advance(random)
        seat = actors[below(random, len(actors))]
        legal = g.legal(seat)
        random = advance(random)
        action = legal[below(random, len(legal))]
        note(seat, legal, action)
        g.apply(seat, action)
    result = g.results()
    note(result.places, result.scores, result.outcomes, result.reason, result.clause)


def contents(thing: Any) -> list[object]:
    """Every attribute of a thing that has a table, as plain values."""
    return [plain(getattr(thing, name)) for name, field in thing.FIELDS.items() if field.visibility != "derived"]


def plain(value: Any) -> object:
    if isinstance(value, (bool, int, str)) or value is None:
        return value
    if hasattr(value, "FIELDS"):
        return contents(value)
    if hasattr(value, "known_to"):
        return [list(value.middle), value.top, value.top_seen, value.bottom, value.bottom_seen]
    return [plain(item) for item in value]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m longhall.laws.digest", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="a game of the house, or a module that holds one as GAME")
    parser.add_argument("--games", type=int, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=0, help="of the first (0)")
    parser.add_argument("--kind", action="store_true", help="also say whether the rules run compiled")
    wish = parser.parse_args()
    game = import_module(wish.game).GAME if "." in wish.game else find_game(wish.game)
    assert isinstance(game, Game)
    print(digest(game, wish.games, wish.seed), *([_build.build_kind()] if wish.kind else []))


if __name__ == "__main__":
    main()
