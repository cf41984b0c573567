"""How bots play: games among them, and for every bot the measures of sensible play that its game names."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from longhall.arena.figures import RESAMPLES, interval
from longhall.bots.measures import Played, counted, measures_of
from longhall.bots.registry import choose, make
from longhall.kernel.game import Game


@dataclass(frozen=True)
class Table:
    """What the games have in common."""

    game: Game
    players: int
    bots: Sequence[str]
    seed: int
    options: Mapping[str, Any]
    data: Any

    def seats(self, number: int) -> list[str]:
        """The bots in turn around the table, one seat further in each game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


def play(table: Table, number: int) -> Played:
    game = table.game
    g = game.new(table.players, table.options, table.data)
    g.reseed(table.seed + number)
    g.events = []
    g.run()
    luck = random.Random(f"{game.name}/{table.players}/{','.join(table.bots)}/{table.seed}/{number}")
    bots = [make(spec, game.name, luck.getrandbits(40)) for spec in table.seats(number)]
    while not g.over:
        seat = g.next_actor()
        g.apply(seat, choose(bots[seat], g, seat, luck.getrandbits(50)))
    return Played(g.events, g, g.results())


@dataclass
class Account:
    """What one bot did, game by game: for every measure how often, and out of how much."""

    shares: list[float] = field(default_factory=list)
    counts: dict[str, list[tuple[float, float]]] = field(default_factory=dict)


def accounts(table: Table, games: Iterator[tuple[int, Played]]) -> dict[str, Account]:
    """The account of every bot. Several seats of one bot at a table count together: they are one game."""
    found = {bot: Account() for bot in table.bots}
    for number, game in games:
        seated = table.seats(number)
        shares = game.result.shares()
        for bot, account in found.items():
            seats = [seat for seat in range(table.players) if seated[seat] == bot]
            if seats:
                account.shares.append(sum(shares[seat] for seat in seats) / len(seats) * table.players)
                for measure in measures_of(table.game.name):
                    account.counts.setdefault(measure.name, []).append(counted(measure, game, seats))
    return found


def report(table: Table, found: Mapping[str, Account]) -> dict[str, Any]:
    """By bot: its share in units of the fair share, and each measure with the interval that holds it 19 times in 20."""
    bots = {}
    for bot, account in found.items():
        if account.shares:
            bots[bot] = {
                "games": len(account.shares),
                "fair": sum(account.shares) / len(account.shares),
                "measures": {name: ratio(counts) for name, counts in account.counts.items()},
            }
    return {
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "bots": bots,
    }


def ratio(counts: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """A part of a whole over all games, and its interval by drawing the games anew. Where each game is wholly one way
    or the other, Wilson's: a thing that was never seen is not known to be impossible."""
    whole = sum(out_of for _, out_of in counts)
    if whole == 0:
        return {"value": None, "interval": None}
    if all(out_of == 0 or done in (0, out_of) for done, out_of in counts):
        low, high = interval([done / out_of for done, out_of in counts if out_of])
    else:
        low, high = drawn_anew(counts)
    return {"value": sum(done for done, _ in counts) / whole, "interval": [low, high]}


def drawn_anew(counts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    luck = random.Random(len(counts))
    found = []
    for _ in range(RESAMPLES // 4):
        drawn = luck.choices(counts, k=len(counts))
        whole = sum(out_of for _, out_of in drawn)
        if whole > 0:
            found.append(sum(done for done, _ in drawn) / whole)
    found.sort()
    return found[int(0.025 * len(found))], found[max(0, int(0.975 * len(found)) - 1)]
