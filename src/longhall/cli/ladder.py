"""`longhall ladder`: play on at the published ladder, and write its page."""

import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from longhall import __version__, _build
from longhall.arena.book import Book, Row, name_of
from longhall.arena.games import Job
from longhall.arena.ladder import lines_of, open_books, page_text, picture_name
from longhall.arena.picture import draw
from longhall.arena.runners import check, run
from longhall.arena.schedule import PARTS, Part, jobs_in_order, parts_named
from longhall.cli import inputs
from longhall.cli.faults import fail, told
from longhall.cli.terminal import console
from longhall.cli.tournament import check_extra
from longhall.games import registry

PULSE = 60.0  # seconds between two lines of progress, where nobody looks at a bar


@dataclass(frozen=True)
class Wishes:
    """What `longhall ladder` was given."""

    games: list[str]
    parts: list[str]
    where: str
    results: Path
    page: Path
    minutes: float
    only_write: bool


def climb(wishes: Wishes) -> None:
    """Play what is missing for as long as it is wished, then write the page from all that there is."""
    check_extra()
    games = [inputs.find_game(name).name for name in wishes.games] or list(registry.NAMES)
    with told():
        check(wishes.where)
        parts = parts_named(wishes.parts)
    if not wishes.only_write:
        if _build.build_kind() != _build.COMPILED:
            fail(
                f"The rules run {_build.build_kind()}: a second of search would be worth much less than it says.",
                "Compile them with: python setup.py build_ext --inplace",
            )
        play_on(open_books(wishes.results, games), parts, wishes)
    write(wishes)


def play_on(books: Mapping[str, Book], parts: Sequence[Part], wishes: Wishes) -> None:
    screen = console()
    done, total = counted(books, parts)
    end = time.monotonic() + wishes.minutes * 60 if wishes.minutes else float("inf")
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("ladder", total=total, completed=done)
        told_last = time.monotonic()
        try:
            for row in results_of(books, parts, wishes.where):
                books[row["game"]].add(row)
                done += 1
                progress.update(task, completed=done, description=f"{row['game']}, {row['hero']}")
                now = time.monotonic()
                if not screen.is_terminal and now - told_last > PULSE:
                    told_last = now
                    screen.print(f"{done} of {total} games: {row['game']}, {row['hero']} among {row['field']}")
                if now > end:
                    break
        except KeyboardInterrupt:
            screen.print("Stopped.")
    done, total = counted(books, parts)
    screen.print(f"{done} of {total} games of the ladder are played.")
    if done < total:
        screen.print("The same command goes on where it stopped.")


def missing(books: Mapping[str, Book], parts: Sequence[Part]) -> list[Job]:
    return [job for job in jobs_in_order(books, parts) if not books[job.pairing.game].has(job)]


def counted(books: Mapping[str, Book], parts: Sequence[Part]) -> tuple[int, int]:
    """The games that are played, and all that are wanted as far as is known."""
    total = len(jobs_in_order(books, parts))
    return total - len(missing(books, parts)), total


def results_of(books: Mapping[str, Book], parts: Sequence[Part], where: str) -> Iterator[Row]:
    """What comes in is written down before the next is asked for; then the books may ask for more games."""
    while jobs := missing(books, parts):
        with told():
            yield from run(jobs, where)


def write(wishes: Wishes) -> None:
    """The page, its pictures and the tables, from the books of all games."""
    books = open_books(wishes.results)
    pictures = wishes.page.parent / "pictures"
    made = [wishes.page]
    for part in PARTS:
        lines = lines_of(part, books)
        for line in lines:
            if line.today and line.complete:
                books[line.pairing.game].drop_earlier({name_of(line.pairing): line.version})
        found = [line.standing for line in lines if line.standing is not None]
        if found:
            file = pictures / picture_name(part)
            draw(found, file)
            made.append(file)
    made += [book.export() for book in books.values() if book.rows]
    head = {
        "command": command_of(wishes),
        "version": __version__,
        "build": _build.build_kind(),
        "results": str(wishes.results),
    }
    wishes.page.parent.mkdir(parents=True, exist_ok=True)
    wishes.page.write_text(page_text(head, books, PARTS, pictures.name), encoding="utf-8")
    console().print(Text("Written: " + ", ".join(str(file) for file in made), style="dim"))


def command_of(wishes: Wishes) -> str:
    """The command that makes the same page again, whichever part of it was played this time."""
    words = ["longhall", "ladder"]
    if wishes.results != Path("results"):
        words += ["--results", str(wishes.results)]
    if wishes.page != Path("docs/ladder.md"):
        words += ["--page", str(wishes.page)]
    return shlex.join(words)
