"""A tournament: bots against each other, played as far as the book of results does not know it yet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longhall.arena.book import Book
from longhall.arena.games import Job, plan
from longhall.arena.runners import WHERE, run
from longhall.bots.registry import make
from longhall.games.registry import game as find_game


def jobs_of(
    game: str,
    bots: Sequence[str],
    games: int,
    players: Sequence[int],
    options: Mapping[str, Any],
    heroes: Sequence[str] = (),
) -> list[Job]:
    """All games of a tournament; ValueError says what is wrong with the wishes."""
    found = find_game(game)
    for count in players:
        found.check_players(count)
    found.whole_options(options)
    for spec in (*bots, *heroes):
        make(spec, game)
    jobs = list(plan(game, players, bots, games, options, heroes))
    if not jobs:
        raise ValueError("a tournament needs two different bots, such as: --bots random,steward")
    return jobs


def play_on(
    jobs: Sequence[Job],
    book: Book,
    where: str = "cores",
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Play what is not in the book yet; every game is written down as soon as it is over."""
    if where not in WHERE:
        raise ValueError(f"games cannot be played on '{where}'; there are: {', '.join(WHERE)}")
    left = [job for job in jobs if not book.has(job)]
    done = len(jobs) - len(left)
    progress(done, len(jobs))
    if not left:
        return
    for row in run(left, where):
        book.add(row)
        done += 1
        progress(done, len(jobs))
