"""`longhall tournament`: bots against each other, with intervals, ratings, tables and a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from longhall import _extras
from longhall.arena.book import Book
from longhall.arena.figures import Standing, standings
from longhall.arena.games import Job
from longhall.arena.picture import draw
from longhall.arena.ratings import Rating, ratings
from longhall.arena.tournament import jobs_of, play_on
from longhall.bots.registry import bot_named, in_words, kind_of
from longhall.cli import inputs
from longhall.cli.faults import fail, told
from longhall.cli.terminal import console
from longhall.kernel.game import Game
from longhall.match.texts import texts


@dataclass(frozen=True)
class Wishes:
    """What `longhall tournament` was given."""

    game: str
    bots: str
    heroes: str | None
    games: int
    players: str | None
    options: list[str]
    where: str
    results: Path


def hold(wishes: Wishes) -> None:
    check_extra()
    game = inputs.find_game(wishes.game)
    players = read_counts(game, wishes.players)
    options = inputs.read_options(game, wishes.options)
    changed = {name: value for name, value in options.items() if value != game.options[name].default}
    with told(f"Bots are {in_words()}."):
        heroes = names_in(wishes.heroes) if wishes.heroes else []
        jobs = jobs_of(game.name, names_in(wishes.bots), wishes.games, players, changed, heroes)
    book = Book(wishes.results / f"{game.name}.csv")
    screen = console()
    whole = play_with_bar(jobs, book, wishes.where, screen)
    rows = book.of(jobs)
    if not rows:
        return
    lines, ladder = standings(rows), ratings(rows)
    screen.print(report_panel(game, lines, ladder))
    picture = wishes.results / f"{game.name}.svg"
    draw(lines, picture)
    made = [book.file, book.export(), picture]
    screen.print(Text("Written: " + ", ".join(str(file) for file in made), style="dim"))
    if not whole:
        screen.print("The same command goes on where it stopped.")


def check_extra() -> None:
    if fault := _extras.lacking("A tournament", "arena"):
        fail(fault)


def names_in(words: str) -> list[str]:
    return list(dict.fromkeys(word.strip() for word in words.split(",") if word.strip()))


def read_counts(game: Game, players: str | None) -> list[int]:
    """`all`, or numbers such as 2,3; the usual number if nothing is said."""
    if players is None:
        return [inputs.usual_players(game)]
    if players == "all":
        return list(game.players)
    counts = []
    for word in names_in(players):
        if not word.isdigit():
            fail(f"'{word}' is not a number of players.", "Write --players all, or numbers: --players 2,3.")
        counts.append(inputs.read_players(game, int(word)))
    return counts


def play_with_bar(jobs: Sequence[Job], book: Book, where: str, screen: Console) -> bool:
    """Play what is missing. False if it was stopped by Ctrl-C, which keeps what was played."""
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(jobs[0].pairing.game, total=len(jobs))

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        try:
            with told():
                play_on(jobs, book, where, tell)
        except KeyboardInterrupt:
            return False
    return True


def report_panel(game: Game, lines: Sequence[Standing], ladder: Sequence[Rating]) -> Panel:
    parts: list[RenderableType] = [standings_table(lines)]
    if len(ladder) > 1:
        parts += [Text(), ratings_table(ladder)]
    title = f"[bold]{texts(game, 'en').say('game-name')}[/]"
    return Panel(Group(*parts), title=title, title_align="left", border_style="blue", padding=(1, 2))


def standings_table(lines: Sequence[Standing]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column("Players", justify="right")
    table.add_column("Bot", style="bold cyan")
    table.add_column("Among")
    for name in ("Games", "Share", "Fair"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("19 times in 20", justify="center", no_wrap=True)
    for line in lines:
        style = "green" if line.fair_low > 1 else "red" if line.fair_high < 1 else ""
        table.add_row(
            str(line.players),
            line.hero,
            line.field,
            str(line.games),
            f"{line.share:.1%}",
            Text(f"{line.fair:.2f}", style=style),
            f"{line.fair_low:.2f} – {line.fair_high:.2f}",
        )
    return table


def ratings_table(ladder: Sequence[Rating]) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", justify="right")
    grid.add_column(style="bold cyan")
    grid.add_column(justify="right")
    for place, rating in enumerate(ladder, 1):
        note = "  looks at the truth" if bot_named(kind_of(rating.bot)).cheats else ""
        grid.add_row(str(place), rating.bot, f"{rating.strength:.0f} ± {2 * rating.doubt:.0f}{note}")
    return grid
