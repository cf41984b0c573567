"""`longhall review`: what decided a finished game, in the terminal."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from longhall.cli.faults import fail, told
from longhall.cli.inputs import check_writable, read_language, read_seat, read_table, write_json
from longhall.cli.replay import REMEDY
from longhall.cli.screen import MEDALS, OWN, notice
from longhall.cli.terminal import console
from longhall.cli.words import words
from longhall.review import NotReviewed, review
from longhall.review.pieces import Piece, make

COLOURS = ("cyan", "red", "green", "magenta", "yellow")
HEIGHT = 10  # lines of the curve
GRADES = {"grave": "bold white on red", "costly": "black on yellow", "small": "dim"}


def review_file(file: Path, seat: str | None, language: str, json: Path | None, cores: int | None) -> None:
    language = read_language(language)
    say = words(language)
    record = read_table(file, "A record")
    check_writable(json)
    with told(REMEDY):
        try:
            viewer = None if seat is None else read_seat(seat, record["players"])
            found = measured(record, cores or os.cpu_count() or 1, say("review-working"))
        except NotReviewed as refused:
            fail(say(f"review-{refused.reason}", **refused.told), say(f"review-{refused.reason}-remedy"))
        except KeyError as fault:
            fail(f"This is not a record: there is no {fault}.", REMEDY)
    if json is not None:
        write_json(json, found)
    show(found, viewer, language, console())
    console().print(notice(say("review-there", file=str(file), entry="N"), "dim"))


def show(found: Mapping[str, Any], viewer: int | None, language: str, screen: Console) -> None:
    """The whole review: with all cards open, or with the eyes of one seat."""
    viewer = None if viewer is None or viewer < 0 else viewer
    seats = range(found["players"]) if viewer is None else [viewer]
    screen.print(curve_panel(found, viewer, language, screen))
    if found["turns"]:
        screen.print(turns_panel(found, language))
    for each in seats:
        screen.print(choices_panel(found, each, language))
    screen.print(luck_panel(found, language))


def measured(record: Mapping[str, Any], cores: int, working: str) -> dict[str, Any]:
    """The review, on several cores, with a bar that tells how far it is. The bar is no part of what is printed."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(working, total=1.0)

        def tell(so_far: Mapping[str, Any]) -> None:
            bar.update(task, completed=so_far["progress"])

        if cores == 1:
            return review(record, tell)
        with ProcessPoolExecutor(cores, get_context("spawn")) as pool:

            def run(record: Mapping[str, Any], pieces: Sequence[Piece]) -> Iterator[tuple[Piece, Any]]:
                waiting = {pool.submit(make, record, piece): piece for piece in pieces}
                while waiting:
                    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield waiting.pop(future), future.result()

            return review(record, tell, run)


# What is shown


def curve_panel(found: Mapping[str, Any], viewer: int | None, language: str, screen: Console) -> Panel:
    """Everybody's chances over the game as lines of letters: by the truth, or by what one seat knew."""
    say = words(language)
    rows = found["truth"] if viewer is None else found["knew"][viewer]
    width = min(max(screen.width, 40) - 16, len(rows))
    columns = [rows[round(at * (len(rows) - 1) / max(width - 1, 1))]["chances"] for at in range(width)]
    order = [seat for seat in range(found["players"]) if seat != viewer] + ([] if viewer is None else [viewer])
    lines = [[(" ", "")] * width for _ in range(HEIGHT + 1)]
    for seat in order:
        for at, chances in enumerate(columns):
            height = HEIGHT - round(chances[seat] * HEIGHT / 100)
            style = COLOURS[seat] if viewer is None or seat != viewer else f"bold {COLOURS[seat]}"
            lines[height][at] = (chr(ord("A") + seat), style)
    picture: list[RenderableType] = []
    for number, line in enumerate(lines):
        scale = f"{100 - number * 100 // HEIGHT:>4} %" if number % 5 == 0 else " " * 6
        text = Text(f"{scale} ", style="dim")
        for letter, style in line:
            text.append(letter, style=style)
        picture.append(text)
    names = Text("       ")
    for seat, name in enumerate(found["names"]):
        won = " ★" if found["wins"][seat] else ""
        names.append(f"{chr(ord('A') + seat)} {name}{won}   ", style=COLOURS[seat])
    worst = max((error for row in rows for error in row["errors"]), default=0.0)
    told_by = say("review-truth") if viewer is None else say("review-knew", name=found["names"][viewer])
    note = Text(say("review-error", points=f"{worst:.1f}"), style="dim")
    parts = [Text(found["headline"][language], style=MEDALS[1]), Text(), *picture, Text(), names, note]
    return Panel(Group(*parts), title=say("review-curve", eyes=told_by), title_align="left", padding=(0, 1))


def points(measure: Mapping[str, Any], sign: int = 1) -> str:
    return f"{sign * measure['value']:+.0f} ± {measure['error']:.0f}".replace("-", "−")


def placed(where: str, entry: int, say: Callable[..., str], between: str = "\n") -> str:
    """Round and phase, and the entry behind which it is found again."""
    return between.join(filter(None, [where, say("review-entry", entry=entry)]))


def turns_panel(found: Mapping[str, Any], language: str) -> Panel:
    say = words(language)
    table = Table(box=box.SIMPLE, header_style="dim", padding=(0, 1))
    for heading in ("review-when", "player", "review-what"):
        table.add_column(say(heading))
    table.add_column(say("review-points"), justify="right", no_wrap=True)
    for turn in found["turns"]:
        said = turn["said"][language]
        changed = max(range(found["players"]), key=lambda seat: abs(turn["changes"][seat]["value"]))
        what = Text(said["happened"] or said["choice"])
        if turn["luck"] is not None and turn["luck"][changed]["clear"]:
            what.append(f"\n{say('review-by-luck', points=points(turn['luck'][changed]))}", style="dim")
        table.add_row(
            placed(said["where"], turn["entry"], say),
            Text(found["names"][turn["seat"]], COLOURS[turn["seat"]]),
            what,
            Text(f"{found['names'][changed]} {points(turn['changes'][changed])}", COLOURS[changed]),
        )
    return Panel(table, title=say("review-turns"), title_align="left")


def choices_panel(found: Mapping[str, Any], seat: int, language: str) -> Panel:
    """The seat's choices that mattered, in the order of the game."""
    say = words(language)
    own = found["choices"][seat]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for mistake in own["mattered"]:
        said = mistake["said"][language]
        cost = Text(f" {points(mistake['cost'], -1)} ", GRADES[mistake["grade"]])
        words_of_it = Text(placed(said["where"], mistake["entry"], say, " · "), style="dim")
        words_of_it.append(f"\n{say('review-chose', choice=said['chose'])}", style="not dim")
        words_of_it.append(f"\n{say('review-better', choice=said['better'])}", style="not dim bold green")
        if said["because"]:
            words_of_it.append(f"\n{said['because']}", style="not dim")
        truth = mistake["truth"]
        key = "review-by-truth" if truth["clear"] else "review-by-truth-close"
        words_of_it.append(f"\n{say(key, points=points(truth, -1))}", style="dim")
        if mistake["also"]:
            words_of_it.append(f"\n{say('review-also', count=len(mistake['also']))}", style="dim")
        table.add_row(cost, words_of_it)
    body: RenderableType = table if own["mattered"] else Text(say("review-no-mistakes"), style="dim")
    title = Text(say("review-choices", name=found["names"][seat], count=own["count"]), style=OWN)
    return Panel(body, title=title, title_align="left", padding=(0, 1))


def luck_panel(found: Mapping[str, Any], language: str) -> Panel:
    say = words(language)
    table = Table(box=box.SIMPLE, header_style="dim", padding=(0, 2))
    table.add_column(say("player"))
    table.add_column(say("review-luck"), justify="right")
    table.add_column(say("review-own"), justify="right")
    for seat, each in enumerate(found["luck"]):
        cells = [
            Text(points(each[part])) if each[part]["clear"] else Text(say("review-close"), style="dim")
            for part in ("luck", "choices")
        ]
        table.add_row(Text(found["names"][seat], COLOURS[seat]), *cells)
    note = Text(say("review-luck-note"), style="dim")
    return Panel(Group(table, note), title=say("review-luck-title"), title_align="left")
