"""Fingerprints of what rules and bots do, whatever their code looks like.

Games are played in which the same bot holds all seats. Of each game is kept a short digest of who was asked, what was
open, what was chosen and how it ended; of each case where it led. Code that moves keeps its fingerprints, a choice
that changes does not: then the rules or the bot have a new version.
"""

import csv
import hashlib
import io
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from longhall.bots.registry import choose, make
from longhall.games.registry import game as find_game
from longhall.laws.check import tables
from longhall.match.cases import run_case

# Games of each number of players and each option's value. A search costs as much as a hundred stewards: what it does
# with its steward's judgement shows in few games, each of which has hundreds of choices.
GAMES: Mapping[str, int] = {"random": 200, "steward": 200, "skald:200": 4}
CASE = "case"
COMMAND = "python benchmarks/fingerprint.py"
COLUMNS = ("game", "players", "table", "bot", "version", "digests")
ROUNDS = 200
LETTERS = 4  # of a game's digest: one change in 65,536 goes unnoticed in one game

Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Part:
    """What one bot does at one kind of table."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    bot: str

    @property
    def key(self) -> Key:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return self.game, str(self.players), options, self.bot

    @property
    def planned(self) -> int:
        return GAMES[self.bot]

    def digest(self, number: int) -> str:
        """Of one game of these."""
        game = find_game(self.game)
        keys = game.actions
        g = game.new(self.players, game.whole_options(dict(self.options)), game.data)
        g.reseed(number * 7919 + 5)
        g.run()
        luck = random.Random(f"{'/'.join(self.key)}/{number}")
        bots = [make(self.bot, self.game, luck.getrandbits(40)) for _ in range(self.players)]
        made = hashlib.sha256()
        while not g.over:
            seat = g.next_actor()
            chosen = choose(bots[seat], g, seat, luck.getrandbits(50))
            made.update(f"{g.actors()} {seat} {[keys.key(a) for a in g.legal(seat)]} {keys.key(chosen)}\n".encode())
            g.apply(seat, chosen)
        result = g.results()
        made.update(f"{result.places} {result.scores} {result.outcomes}".encode())
        return made.hexdigest()[:LETTERS]


@dataclass(frozen=True)
class Case:
    """What the rules do in one case."""

    file: Path
    bot = CASE
    planned = 1

    @cached_property
    def game(self) -> str:
        return self.file.parent.name

    @property
    def key(self) -> Key:
        return self.game, "", self.file.stem, CASE

    def digest(self, number: int) -> str:
        """Of what was played, by choice and by chance, and of what is open at the end."""
        match = run_case(self.file).match
        if match is None:
            return "none"
        made = hashlib.sha256()
        keys = match.game.actions
        for seat in match.to_act:
            made.update(f"{seat} {[keys.key(a) for a in match.state.legal(seat)]}\n".encode())
        made.update(f"{[(play.seat, keys.key(play.action)) for play in match.plays]}\n".encode())
        made.update(f"{[match.game.chance.key(number) for number in match.tape.entries]}\n".encode())
        if match.result is not None:
            made.update(f"{match.result.places} {match.result.scores} {match.result.outcomes}".encode())
        return made.hexdigest()[:LETTERS]


def parts_of(games: Sequence[str], cases: Path | None = None) -> list[Part | Case]:
    """Every number of players with every value of every option and each bot, and the cases of a folder."""
    found: list[Part | Case] = []
    for game in games:
        for players, options in tables(find_game(game)):
            found += [Part(game, players, tuple(sorted(options.items())), bot) for bot in GAMES]
        if cases is not None:
            found += [Case(file) for file in sorted((cases / game).glob("*.toml"))]
    return found


def in_rounds(games: Sequence[tuple[Part | Case, int]]) -> list[tuple[Part | Case, int]]:
    """A part of everything, then the next, and in each what is quick first."""
    order = [CASE, *GAMES]
    return sorted(games, key=lambda game: (game[1] * ROUNDS // game[0].planned, order.index(game[0].bot)))


@dataclass
class Line:
    """What is stored of a part: the version that played, and the digest of each game."""

    version: str
    digests: list[str]


class Fingerprints:
    """The stored fingerprints, a line of CSV for each part."""

    def __init__(self, file: Path, version_of: Callable[[str, str], str]) -> None:
        """`version_of` tells today's version of the rules of a game and of a bot."""
        self.file = file
        self.version_of = version_of
        self.lines: dict[Key, Line] = {}
        if file.exists():
            for row in csv.DictReader(io.StringIO(file.read_text("utf-8"))):
                key = (row["game"], row["players"], row["table"], row["bot"])
                self.lines[key] = Line(row["version"], row["digests"].split())

    def write(self) -> None:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for key, line in sorted(self.lines.items()):
            writer.writerow([*key, line.version, " ".join(line.digests)])
        unfinished = self.file.with_name(self.file.name + ".new")
        unfinished.write_text(text.getvalue(), "utf-8")
        unfinished.replace(self.file)

    def today(self, part: Part | Case) -> str:
        return self.version_of(part.game, "random" if part.bot == CASE else part.bot)

    def known(self, part: Part | Case) -> list[str]:
        """The digests that today's version left."""
        line = self.lines.get(part.key)
        return line.digests if line is not None and line.version == self.today(part) else []

    def missing(self, parts: Sequence[Part | Case]) -> Iterator[tuple[Part | Case, int]]:
        """What is to be played, the first game of everything first."""
        yield from in_rounds([(part, n) for part in parts for n in range(len(self.known(part)), part.planned)])

    def kept(self, parts: Sequence[Part | Case]) -> Iterator[tuple[Part | Case, int]]:
        """All games that are stored of today's version, the first of everything first."""
        yield from in_rounds([(part, n) for part in parts for n in range(len(self.known(part)))])

    def forget(self, games: Sequence[str], parts: Sequence[Part | Case]) -> None:
        """Lines of these games that stand for nothing any more: a table or a case that is gone."""
        keys = {part.key for part in parts}
        self.lines = {key: line for key, line in self.lines.items() if key[0] not in games or key in keys}

    def add(self, part: Part | Case, digest: str) -> None:
        self.lines[part.key] = Line(self.today(part), [*self.known(part), digest])

    def differs(self, part: Part | Case, number: int) -> str:
        """Plays a stored game again: a sentence if it goes otherwise than it did, empty if not."""
        known = self.known(part)
        if number < len(known) and part.digest(number) == known[number]:
            return ""
        game, players, table, bot = part.key
        where = (
            f"case {table}" if bot == CASE else f"game {number} of {bot}, {players} players, {table or 'no options'}"
        )
        if number >= len(known):
            return f"{game}: {where} has no fingerprint of {self.today(part)}. Run: {COMMAND} {game}"
        return (
            f"{game}: {where} goes otherwise than it did at {self.today(part)}. If it should, raise the version of the "
            f"rules (rules_version in the game's game.py) or of the bot (its `version`), and run: {COMMAND} {game}"
        )
