"""`longhall sim`: many random games, and what they tell."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from longhall import _build
from longhall.arena.figures import interval
from longhall.cli import inputs
from longhall.cli.terminal import console
from longhall.kernel.actions import SEATS
from longhall.kernel.chance import seeded
from longhall.kernel.game import Game
from longhall.kernel.playout import playout
from longhall.kernel.results import Result
from longhall.match import editions
from longhall.match.texts import texts

BARS = "▁▂▃▄▅▆▇█"
BINS = 24


@dataclass
class Tally:
    """What is counted over the games."""

    players: int
    decisions: list[int] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0

    def shares(self, seat: int) -> list[float]:
        return [result.shares()[seat] for result in self.results]


def simulate(
    name: str,
    count: int,
    players: int | None,
    seed: int,
    option: Sequence[str],
    edition: Path | None,
    json: Path | None,
) -> None:
    game = inputs.find_game(name)
    players = inputs.read_players(game, players)
    options = inputs.read_options(game, option)
    inputs.check_writable(json)
    data = editions.apply(game, inputs.read_edition(game, edition))
    screen = console()
    tally = play_games(game, count, players, seed, options, data, screen)
    if not tally.results:
        return
    report = figures(game, players, options, seed, tally)
    screen.print(report_panel(game, report, tally))
    if json is not None:
        inputs.write_json(json, report)
        screen.print(f"[green]Written to {json}.[/]")


def play_games(
    game: Game, count: int, players: int, seed: int, options: dict[str, Any], data: Any, screen: Console
) -> Tally:
    """Random games, one after the other. Ctrl-C ends them early and keeps what was played."""
    tally = Tally(players)
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(game.name, total=count)
        try:
            for number in range(count):
                g = game.new(players, options, data)
                g.reseed(seed + number)
                start = time.perf_counter()
                g.run()
                decisions = playout(g, seeded(seed + number + 1))
                tally.seconds += time.perf_counter() - start
                tally.decisions.append(decisions)
                tally.results.append(g.results())
                progress.advance(task)
        except KeyboardInterrupt:
            screen.print(f"Stopped after {len(tally.results)} games.")
    return tally


def figures(game: Game, players: int, options: dict[str, Any], seed: int, tally: Tally) -> dict[str, Any]:
    """The report as JSON-ready data."""
    games = len(tally.results)
    order = outcomes_by_place(tally)
    seats = []
    for seat in range(players):
        shares = tally.shares(seat)
        low, high = interval(shares)
        seats.append(
            {
                "seat": SEATS[seat],
                "share": mean(shares),
                "interval": [low, high],
                "first_places": sum(result.wins()[seat] for result in tally.results),
                "mean_score": mean(result.scores[seat] for result in tally.results) if game.has_scores else None,
                "outcomes": {name: sum(r.outcomes[seat] == name for r in tally.results) for name in order},
            }
        )
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": players,
        "options": options,
        "seed": seed,
        "games": games,
        "build": _build.build_kind(),
        "seconds": tally.seconds,
        "decisions": {
            "mean": mean(tally.decisions),
            "deviation": pstdev(tally.decisions),
            "least": min(tally.decisions),
            "median": median(tally.decisions),
            "most": max(tally.decisions),
        },
        "seats": seats,
        "reasons": dict(Counter(result.reason for result in tally.results).most_common()),
    }


def outcomes_by_place(tally: Tally) -> list[str]:
    """The outcomes that occurred, those of the best places first."""
    places: dict[str, list[int]] = {}
    for result in tally.results:
        for outcome, place in zip(result.outcomes, result.places, strict=True):
            places.setdefault(outcome, []).append(place)
    return sorted(places, key=lambda outcome: (mean(places[outcome]), outcome))


def report_panel(game: Game, report: dict[str, Any], tally: Tally) -> Panel:
    its = texts(game, "en")
    options = ", ".join(f"{name}={value}" for name, value in report["options"].items())
    title = f"[bold]{its.say('game-name')}[/]"
    head = Text(f"{report['games']:,} random games · {report['players']} players", style="bold")
    head.append(f"  {options}", style="dim")
    parts: list[RenderableType] = [head, Text(), length_table(report, tally), Text(), seats_table(report), Text()]
    return Panel(Group(*parts, reasons_table(report, its)), title=title, title_align="left", border_style="blue",
                 padding=(1, 2))  # fmt: skip


def length_table(report: dict[str, Any], tally: Tally) -> Table:
    decisions = report["decisions"]
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row("Decisions a game", f"{decisions['mean']:.1f} ± {decisions['deviation']:.1f}")
    spread = histogram(tally.decisions)
    grid.add_row("Length", f"{decisions['least']} {spread} {decisions['most']}   median {decisions['median']:g}")
    rate = len(tally.decisions) / report["seconds"]
    total = sum(tally.decisions) / report["seconds"]
    grid.add_row("Speed", f"{rate:,.0f} games/s, {total:,.0f} decisions/s · {report['build']}")
    return grid


def histogram(values: Sequence[int]) -> str:
    """The spread of the values as a row of little bars."""
    low, high = min(values), max(values)
    bins = [0] * min(BINS, high - low + 1)
    for value in values:
        bins[(value - low) * len(bins) // (high - low + 1)] += 1
    most = max(bins)
    return "".join(BARS[(count * (len(BARS) - 1) + most - 1) // most] for count in bins)


def seats_table(report: dict[str, Any]) -> Table:
    """What each seat won: a shared win is shared, and a game that nobody won is shared by all."""
    outcomes = list(dict.fromkeys(outcome for seat in report["seats"] for outcome in seat["outcomes"]))
    has_scores = any(seat["mean_score"] is not None for seat in report["seats"])
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column("Seat", style="bold cyan")
    table.add_column("Share of wins", justify="right", no_wrap=True)
    table.add_column("19 times in 20", justify="center", no_wrap=True)
    if has_scores:
        table.add_column("Score", justify="right")
    for outcome in outcomes:
        table.add_column(outcome.replace("_", " "), justify="right")
    for seat in report["seats"]:
        low, high = seat["interval"]
        cells = [seat["seat"], f"{seat['share']:.1%}", f"{low:.1%} – {high:.1%}"]
        if has_scores:
            cells.append(f"{seat['mean_score']:.1f}")
        cells += [f"{seat['outcomes'][outcome] / report['games']:.1%}" for outcome in outcomes]
        table.add_row(*cells)
    return table


def reasons_table(report: dict[str, Any], its: Any) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for reason, count in report["reasons"].items():
        grid.add_row(f"{count / report['games']:.1%}", Text(its.say(f"reason-{reason}")))
    return grid
