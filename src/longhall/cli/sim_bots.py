"""`longhall sim --bots`: games among bots, and how sensibly each of them plays."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from longhall.arena.measured import Table, accounts, play, report
from longhall.bots.measures import Measure, Played, measures_of
from longhall.bots.registry import in_words, make
from longhall.cli import inputs
from longhall.cli.faults import fail, told
from longhall.cli.terminal import console
from longhall.kernel.game import Game
from longhall.match import editions
from longhall.match.texts import texts

GAMES = 100  # if nothing is said


def simulate_bots(
    name: str,
    bots: str,
    count: int | None,
    players: int | None,
    seed: int,
    option: Sequence[str],
    edition: Path | None,
    json: Path | None,
) -> None:
    game = inputs.find_game(name)
    names = [word.strip() for word in bots.split(",") if word.strip()]
    players = inputs.read_players(game, players)
    if not names:
        fail("No bot is named.", f"Bots are {in_words()}.")
    if len(names) > players:
        fail(f"{len(names)} bots do not fit at a table of {players}.", "Name fewer, or ask for more --players.")
    with told(f"Bots are {in_words()}."):
        for spec in names:
            make(spec, game.name)
    inputs.check_writable(json)
    options = inputs.read_options(game, option)
    table = Table(game, players, names, seed, options, editions.apply(game, inputs.read_edition(game, edition)))
    screen = console()
    told_of = report(table, accounts(table, games_with_bar(table, count or GAMES, screen)))
    if not told_of["bots"]:
        return
    screen.print(panel(game, told_of))
    if json is not None:
        inputs.write_json(json, told_of)
        screen.print(f"[green]Written to {json}.[/]")


def games_with_bar(table: Table, count: int, screen: Console) -> Iterator[tuple[int, Played]]:
    """One after the other. Ctrl-C ends them early and keeps what was played."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(table.game.name, total=count)
        for number in range(count):
            try:
                game = play(table, number)
            except KeyboardInterrupt:
                screen.print(f"Stopped after {number} games.")
                return
            yield number, game
            progress.advance(task)


def panel(game: Game, found: dict[str, Any]) -> Panel:
    its = texts(game, "en")
    head = Text(f"{found['players']} players", style="bold")
    head.append("  " + ", ".join(f"{name}={value}" for name, value in found["options"].items()), style="dim")
    parts: list[RenderableType] = [head, Text(), wins_table(found)]
    if measures := measures_of(game.name):
        parts += [Text(), measures_table(measures, found)]
    title = f"[bold]{its.say('game-name')}[/]"
    return Panel(Group(*parts), title=title, title_align="left", border_style="blue", padding=(1, 2))


def wins_table(found: dict[str, Any]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold cyan")
    grid.add_column(justify="right")
    grid.add_column(style="dim")
    for bot, its in found["bots"].items():
        grid.add_row(bot, f"{its['games']} games", f"wins {its['fair']:.2f} times its fair share")
    return grid


def measures_table(measures: Sequence[Measure], found: dict[str, Any]) -> Grid:
    """A row for every measure, for every bot the mean of a seat and the interval that holds it 19 times in 20."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    grid.add_column("A player's", style="bold")
    for bot in found["bots"]:
        grid.add_column(bot, justify="right", no_wrap=True)
    for measure in measures:
        percent = measure.a_part or measure.out_of is not None
        cells = [figure(its["measures"][measure.name], percent) for its in found["bots"].values()]
        grid.add_row(measure.title, *cells)
    return grid


def figure(value: dict[str, Any], percent: bool) -> str:
    if value["value"] is None:
        return "–"
    low, high = value["interval"]
    if percent:
        return f"{value['value']:.1%} ({low:.0%}–{high:.0%})"
    return f"{value['value']:.2f} ({low:.2f}–{high:.2f})"
