"""`longhall sim --bots`: games among bots, how sensibly each of them plays, and how the game treats them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from longhall import _extras
from longhall.arena.balance import report
from longhall.arena.measured import Job, Row, Table, in_order, summed_up, sweep
from longhall.arena.runners import check, run
from longhall.bots.measures import Measure, holdings_of, measures_of
from longhall.bots.registry import in_words, make
from longhall.cli import inputs
from longhall.cli.faults import fail, told
from longhall.cli.terminal import console
from longhall.kernel.actions import SEATS
from longhall.kernel.game import Game
from longhall.match.texts import texts

GAMES = 100  # if nothing is said
ENDS = 8  # of a long list: so many of the best, and of the worst
DRAWINGS = (".html", ".svg", ".png")


def simulate_bots(
    name: str,
    bots: str,
    count: int | None,
    players: int | None,
    seed: int,
    option: Sequence[str],
    edition: Path | None,
    json: Path | None,
    sweeps: Sequence[str] = (),
    draw: Path | None = None,
    where: str = "one",
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
    with told():
        check(where)
    for file in (json, draw):
        inputs.check_writable(file)
    check_drawing(draw)
    options = inputs.read_options(game, option)
    plain = Table(game.name, players, names, seed, options, inputs.read_edition(game, edition))
    screen = console()
    reports = []
    for table in read_sweeps(game, plain, sweeps):
        rows = games_with_bar(table, count or GAMES, screen, where)
        if not rows:
            break
        reports.append(report(table, rows))
        screen.print(panel(game, reports[-1]))
    if not reports:
        return
    if json is not None:
        inputs.write_json(json, {"variants": reports} if sweeps else reports[0])
        screen.print(f"[green]Written to {json}.[/]")
    if draw is not None:
        from longhall.arena.balance_picture import draw as draw_picture

        draw_picture(reports, draw)
        screen.print(f"[green]Drawn in {draw}.[/]")


def check_drawing(file: Path | None) -> None:
    if file is None:
        return
    if file.suffix not in DRAWINGS:
        fail(f"{file} is no picture.", f"Name a file that ends in {', '.join(DRAWINGS)}.")
    if fault := _extras.lacking("A picture", "arena"):
        fail(fault)


def read_sweeps(game: Game, table: Table, sweeps: Sequence[str]) -> list[Table]:
    """The tables that are compared: an option by its name goes through all its values, NAME=A,B through these, and a
    file is an edition beside the one that is played anyway."""
    if not sweeps:
        return [table]
    options: dict[str, Sequence[Any]] = {}
    others: dict[str, Any] = {}
    for word in sweeps:
        name, equals, values = word.partition("=")
        if not equals and word.endswith(".toml"):
            others[Path(word).stem] = inputs.read_edition(game, Path(word))
        elif name not in game.options:
            fail(
                f"There is no option '{name}'.",
                f"There are: {', '.join(game.options) or 'none'}; or name a .toml file.",
            )
        else:
            wanted = [f"{name}={value}" for value in values.split(",")] if equals else []
            options[name] = [inputs.read_options(game, [one])[name] for one in wanted] or game.options[name].values
    return sweep(table, options, others)


def games_with_bar(table: Table, count: int, screen: Console, where: str) -> list[Row]:
    """Here, on all cores or on a cluster. Ctrl-C ends them early and keeps what was played."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    rows: list[Row] = []
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(table.variant or table.name, total=count)
        try:
            with told():
                for row in run([Job(table, number) for number in range(count)], where, summed_up):
                    rows.append(row)
                    progress.advance(task)
        except KeyboardInterrupt:
            screen.print(f"Stopped after {len(rows)} games.")
    return in_order(rows)


def panel(game: Game, found: dict[str, Any]) -> Panel:
    its = texts(game, "en")
    head = Text(f"{found['players']} players", style="bold")
    head.append("  " + ", ".join(f"{name}={value}" for name, value in found["options"].items()), style="dim")
    if found["variant"]:
        head.append(f"  {found['variant']}", style="bold yellow")
    parts: list[RenderableType] = [head, Text(), wins_table(found)]
    if measures := measures_of(game.name):
        parts += [Text(), measures_table(measures, found)]
    parts += [Text(), balance_table(found), Text(), branching_table(found)]
    for holding in holdings_of(game.name):
        if of_sort := found["things"].get(holding.name):
            parts += [Text(), things_table(holding.title, of_sort)]
    title = f"[bold]{its.say('game-name')}[/]"
    return Panel(Group(*parts), title=title, title_align="left", border_style="blue", padding=(1, 2))


def balance_table(found: dict[str, Any]) -> Grid:
    """Seats in units of the fair share, then how long games are and how often the lead changes."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    for seat, its in enumerate(found["seats"]):
        grid.add_row(f"Seat {SEATS[seat]} wins, 1 = fair", figure(its, False))
    for key, title in (
        ("decisions", "Decisions a game"),
        ("choices", "of them choices"),
        ("lead_changes", "Lead changes, as the steward judges"),
    ):
        grid.add_row(title, figure(found[key], False))
    return grid


def branching_table(found: dict[str, Any]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    grid.add_column("Decision", style="bold")
    grid.add_column("in a game", justify="right")
    grid.add_column("choices", justify="right")
    for name, its in found["branching"].items():
        grid.add_row(name, f"{its['in_a_game']:.1f}", figure(its["choices"], False))
    return grid


def things_table(title: str, found: dict[str, Any]) -> Grid:
    """What those won who had it: the best and the worst, where there are many."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    grid.add_column(title.capitalize(), style="bold")
    grid.add_column("games", justify="right")
    grid.add_column("wins, 1 = fair", justify="right")
    names = list(found)
    left_out = len(names) - 2 * ENDS
    for name in names if left_out <= 0 else names[:ENDS] + names[-ENDS:]:
        if left_out > 0 and name == names[-ENDS]:
            grid.add_row(f"… {left_out} more (--json has them)", "", "", style="dim")
        grid.add_row(name, str(found[name]["games"]), figure(found[name], False))
    return grid


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
