"""`longhall replay`: a saved game again."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.faults import told
from longhall.cli.inputs import read_language, read_seat, read_table
from longhall.cli.screen import (
    log_lines,
    log_panel,
    log_text,
    notice,
    result_panel,
    seat_name,
    table_panel,
)
from longhall.cli.terminal import console, erase, is_person, read_line
from longhall.cli.words import words
from longhall.match import OTHERS, Match, earlier, replay

REMEDY = (
    "A record is what `longhall play --record FILE` saves; one that was changed by hand may no longer fit the rules."
)


def replay_file(file: Path, seat: str, language: str, upto: int | None, step: bool) -> None:
    language = read_language(language)
    record = read_table(file, "A record")
    with told(REMEDY):
        reading = earlier.read(record)
        last = len(record["entries"]) if reading.stops is None else reading.stops
        match = reading.match if upto is None or reading.match is None else replay(record, min(upto, last))
    viewer = read_seat(seat, record["players"])
    screen = console()
    if reading.is_earlier:
        screen.print(notice(reading.word(language), "yellow"))
    if match is not None and step:
        step_through(record, last, viewer, language, upto or 0, screen)
        return
    if match is not None:
        screen.print(head_panel(match, record, file, language))
    if match is None or (reading.stops is not None and "happened" in record):
        screen.print(Text("\n".join(reading.log(viewer, language))))
    else:
        screen.print(log_text(match, viewer, log_lines(match, viewer, language), language, 1))
    if reading.stops is not None and upto is None:
        screen.print(notice(words(language)("rest"), "bold"))
        screen.print(Text("\n".join([*reading.rest(language), *reading.closing(language)])))
    if match is not None:
        show_end(match, viewer, language, screen)


def head_panel(match: Match, record: dict[str, Any], file: Path, language: str) -> Panel:
    """What was played, by whom."""
    say = words(language)
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    names = Text("  ").join(Text(seat_name(match, seat, language), "bold") for seat in range(match.players))
    grid.add_row(say("players"), names)
    if match.options:
        grid.add_row(say("options"), ", ".join(f"{name}={value}" for name, value in match.options.items()))
    grid.add_row(say("seed"), str(match.seed))
    grid.add_row(say("entries"), str(len(record["entries"])))
    title = Text(match.texts(language).say("game-name"), style="bold")
    return Panel(grid, title=title, title_align="left", subtitle=str(file), subtitle_align="right",
                 border_style="blue", padding=(0, 2))  # fmt: skip


def show_end(match: Match, viewer: int, language: str, screen: Console) -> None:
    """The table as it stands, and the result or whom the game waits for."""
    screen.print(table_panel(match, viewer, language))
    if match.over:
        screen.print(result_panel(match, viewer, language))
    else:
        screen.print(notice(awaited_line(match, viewer, language), "bold"))


def awaited_line(match: Match, viewer: int, language: str) -> str:
    say, texts = words(language), match.texts(language)
    names = [
        texts.say("seat-others") if seat == OTHERS else seat_name(match, seat, language)
        for seat in match.awaited(viewer)
    ]
    return say("asked", names=", ".join(names))


def step_through(record: dict[str, Any], last: int, viewer: int, language: str, at: int, screen: Console) -> None:
    """Forwards and backwards, entry by entry, to the last that can be repeated."""
    say = words(language)
    at = min(at, last)
    before = 0
    while True:
        match = replay(record, at)
        if is_person():
            erase(screen)
        screen.rule(say("step", number=at, last=last), align="left", style="dim")
        lines = log_lines(match, viewer, language, min(before, len(match.events())))
        if lines:
            screen.print(log_panel(match, viewer, lines, language, "log-step"))
        show_end(match, viewer, language, screen)
        screen.print(notice(say("step-hints"), "dim"))
        before = len(match.events())
        line = read_line(screen, "› ")
        if line is None or line.lower() in ("q", "quit"):
            return
        wanted = next_entry(line, at, last)
        if wanted < at:
            before = len(replay(record, max(0, wanted - 1)).events())
        at = wanted


def next_entry(line: str, at: int, last: int) -> int:
    if line.isdigit():
        return min(int(line), last)
    if line.lower() in ("b", "back"):
        return max(0, at - 1)
    return min(at + 1, last)
