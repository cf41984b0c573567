"""`longhall tournament`: bots against each other, with intervals and ratings."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from longhall.arena.book import Book
from longhall.arena.games import plan
from longhall.arena.runners import run
from longhall.bots.players import make
from longhall.games.registry import game as find_game


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    players: Sequence[int],
    options: Mapping[str, Any],
    book: Book,
    where: str = "cores",
    heroes: Sequence[str] = (),
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Play what is not in the book yet. With `heroes`, only these among each of the other bots."""
    found = find_game(game)
    for count in players:
        found.check_players(count)
    found.whole_options(options)
    for spec in bots:
        make(spec, game)
    jobs = [
        job
        for job in plan(game, players, bots, games, options)
        if job.name not in book.names and (not heroes or job.pairing.hero in heroes)
    ]
    progress(0, len(jobs))
    for done, row in enumerate(run(jobs, where), 1):
        book.add(row)
        progress(done, len(jobs))


def default_book(game: str) -> Path:
    return Path("results") / f"{game}.jsonl"
