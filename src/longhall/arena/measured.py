"""How bots play, and how a game treats them: games among bots, each summed up by itself, wherever it was played."""

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from longhall.bots.measures import Played, counted, holdings_of, measures_of
from longhall.bots.players import steward_of
from longhall.bots.registry import choose, make
from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import editions

Row = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """What the games have in common. It goes to other processes as it is."""

    name: str  # of the game
    players: int
    bots: Sequence[str]
    seed: int
    options: Mapping[str, Any]
    edition: Mapping[str, Any] | None = None
    variant: str = ""  # by what it differs from others that are compared with it

    @property
    def game(self) -> Game:
        return find_game(self.name)

    def seats(self, number: int) -> list[str]:
        """The bots in turn around the table, one seat further in each game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Job:
    """One game of a table."""

    table: Table
    number: int

    @property
    def game(self) -> str:
        return self.table.name


@cache
def data_of(game: str, edition: str) -> Any:
    return editions.apply(find_game(game), json.loads(edition))


def play(table: Table, number: int) -> Played:
    game = table.game
    g = game.new(table.players, table.options, data_of(table.name, json.dumps(table.edition)))
    g.reseed(table.seed + number)
    g.events = []
    g.run()
    luck = random.Random(f"{game.name}/{table.players}/{','.join(table.bots)}/{table.seed}/{number}")
    bots = [make(spec, game.name, luck.getrandbits(40)) for spec in table.seats(number)]
    asked: list[tuple[str, int]] = []
    leaders: list[int] = []
    while not g.over:
        seat = g.next_actor()
        asked.append((type(g.waiting).__name__, g.list_options(seat)))
        leaders += leader(game.name, g)
        g.apply(seat, choose(bots[seat], g, seat, luck.getrandbits(50)))
    return Played(g.events, g, g.results(), asked, leaders)


def leader(game: str, g: State) -> list[int]:
    """Who is ahead alone, as the game's steward judges it; nobody where that is not to be said."""
    steward = steward_of(game)
    worth = [steward.worth(g, seat) for seat in range(g.players)]
    best = max(worth)
    return [worth.index(best)] if worth.count(best) == 1 else []


def summed_up(job: Job) -> Row:
    """One game, as numbers: what comes of it is the same wherever it is played."""
    table, number = job.table, job.number
    game = play(table, number)
    seated = table.seats(number)
    shares = [share * table.players for share in game.result.shares()]
    of_bots: Row = {}
    for bot in dict.fromkeys(seated):
        seats = [seat for seat in range(table.players) if seated[seat] == bot]
        counts = {measure.name: counted(measure, game, seats) for measure in measures_of(table.name)}
        of_bots[bot] = {"share": sum(shares[seat] for seat in seats) / len(seats), "counts": counts}
    branching: dict[str, tuple[int, int]] = {}
    for decision, options in game.asked:
        times, sum_of = branching.get(decision, (0, 0))
        branching[decision] = times + 1, sum_of + options
    things: dict[str, dict[str, tuple[float, int]]] = {}
    for holding in holdings_of(table.name):
        found = things.setdefault(holding.name, {})
        for seat in range(table.players):
            for thing in holding.of(game, seat):
                won, had = found.get(thing, (0.0, 0))
                found[thing] = won + shares[seat], had + 1
    return {
        "number": number,
        "bots": of_bots,
        "shares": shares,
        "scores": list(game.result.scores),
        "decisions": len(game.asked),
        "choices": sum(options > 1 for _, options in game.asked),
        "lead_changes": sum(a != b for a, b in zip(game.leaders, game.leaders[1:], strict=False)),
        "branching": branching,
        "things": things,
    }


def sweep(table: Table, options: Mapping[str, Sequence[Any]], others: Mapping[str, Any]) -> list[Table]:
    """Tables for every way in which these options can be set together, each with the edition of the table and with
    the others, by name."""
    ways: list[dict[str, Any]] = [{}]
    for name, values in options.items():
        ways = [{**way, name: value} for way in ways for value in values]
    found = []
    for title, edition in {"": table.edition, **others}.items():
        for way in ways:
            words = [f"{name}={value}" for name, value in way.items()] + ([title] if title else [])
            settings = {**table.options, **way}
            variant = " ".join(words)
            found.append(
                Table(table.name, table.players, table.bots, table.seed, settings, edition, variant or "as it is")
            )
    return found


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The same list in whichever order they came in."""
    return sorted(rows, key=lambda row: int(row["number"]))
