"""One game between bots, and the plan of a tournament: seats rotated, seeds paired, every game with its own name."""

import dataclasses
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.arena.versions import version_of
from longhall.bots.registry import Bot, choose, make
from longhall.games.registry import game as find_game

STEP = 7919  # between the seeds of two rounds
PATIENCE = 86_400.0  # seconds by the clock on the wall for a choice, as nobody waits: only processor time counts


@dataclass(frozen=True)
class Pairing:
    """One player of `hero` among players of `field`."""

    game: str
    players: int
    hero: str
    field: str
    options: Mapping[str, Any] = dataclasses.field(hash=False)

    @property
    def options_text(self) -> str:
        return " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))

    @property
    def name(self) -> str:
        options = "".join(f",{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game}/{self.players}{options}/{self.hero}>{self.field}"

    @property
    def version(self) -> str:
        """The version of the rules and of the bots that play here today."""
        return version_of(self.game, *sorted({self.hero, self.field}))


@dataclass(frozen=True)
class Job:
    """One game of a pairing. The games of a round share a seed, and the hero's seat moves on from game to game."""

    pairing: Pairing
    number: int
    played_by: str = ""  # the version of the rules and bots; today's if nothing is said

    @property
    def game(self) -> str:
        return self.pairing.game

    @property
    def version(self) -> str:
        return self.played_by or self.pairing.version

    @property
    def seat(self) -> int:
        return self.number % self.pairing.players

    @property
    def seed(self) -> int:
        """The same for all pairings with so many players: each hero gets the same deals in the same seats."""
        return self.number // self.pairing.players * STEP + 11

    @property
    def name(self) -> str:
        return f"{self.pairing.name}/{self.number}"

    def seats(self) -> list[str]:
        return [self.pairing.hero if seat == self.seat else self.pairing.field for seat in range(self.pairing.players)]


def plan(
    game: str,
    players: Sequence[int],
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any],
    heroes: Sequence[str] = (),
) -> Iterator[Job]:
    """Every bot once among players of every other bot, so many games for each pairing. With `heroes` only these are
    put among the others."""
    for count in players:
        for hero in heroes or bots:
            for field in bots:
                if hero != field and field not in heroes:
                    pairing = Pairing(game, count, hero, field, options)
                    for number in range(games):
                        yield Job(pairing, number)


def play(job: Job) -> dict[str, Any]:
    """Play one game to its end: a row of results."""
    pairing = job.pairing
    game = find_game(pairing.game)
    g = game.new(pairing.players, game.whole_options(pairing.options), game.data)
    g.reseed(job.seed)
    g.run()
    luck = random.Random(job.name)
    bots = [make(spec, pairing.game, luck.getrandbits(40)) for spec in job.seats()]
    for bot in bots:
        bot.budget = dataclasses.replace(bot.budget, longest=bot.budget.longest or PATIENCE)
    decisions = 0
    while not g.over:
        seat = g.next_actor()
        g.apply(seat, choose(bots[seat], g, seat, luck.getrandbits(50)))
        decisions += 1
    result = g.results()
    return {
        "game": pairing.game,
        "version": job.version,
        "players": pairing.players,
        "options": pairing.options_text,
        "hero": pairing.hero,
        "field": pairing.field,
        "number": job.number,
        "seat": job.seat,
        "seed": job.seed,
        "share": round(result.shares()[job.seat], 6),
        "place": result.places[job.seat],
        "places": "-".join(map(str, result.places)),
        "score": result.scores[job.seat] if result.scores else "",
        "decisions": decisions,
        "rate": rate([bots[job.seat]]),
        "field_rate": rate([bot for seat, bot in enumerate(bots) if seat != job.seat]),
    }


def rate(bots: Sequence[Bot]) -> int | str:
    """How many simulations a second bots made that think by the clock; nothing for others."""
    seconds = sum(bot.seconds for bot in bots if bot.budget.seconds > 0)
    return round(sum(bot.simulations for bot in bots) / seconds) if seconds > 0 else ""
