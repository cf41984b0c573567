"""`longhall case`: runs rule examples and says which hold."""

import time
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from longhall.cli.faults import fail
from longhall.cli.inputs import read_language
from longhall.cli.menu import menu
from longhall.cli.screen import notice, result_panel, table_panel
from longhall.cli.terminal import console
from longhall.match import SPECTATOR, Match
from longhall.match.cases import CaseResult, run_case


def run_cases(paths: Sequence[Path], show: bool, language: str) -> None:
    language = read_language(language)
    files = list(case_files(paths))
    width = max(len(file.stem) for file in files)
    screen = console()
    failed = 0
    start = time.perf_counter()
    for folder, members in groupby(files, key=lambda file: file.parent):
        screen.print(Text(str(folder), style="dim"))
        for file in members:
            result = run(file)
            failed += not result.passed
            print_result(screen, result, width)
            if show and result.match is not None:
                show_match(screen, result.match, language)
    print_summary(screen, len(files), failed, time.perf_counter() - start)
    if failed:
        raise typer.Exit(1)


def print_summary(screen: Console, count: int, failed: int, seconds: float) -> None:
    passed = count - failed
    summary = Text.assemble((f"{passed} hold{'s' if passed == 1 else ''}", "bold green" if passed else "dim"), ", ")
    summary.append(f"{failed} do{'es' if failed == 1 else ''} not", style="bold red" if failed else "dim")
    summary.append(f"   {count} case{'' if count == 1 else 's'} in {seconds:.1f} s", style="dim")
    screen.print(summary)


def case_files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                fail(
                    f"There are no cases in {path}.",
                    "A case is a file that ends in .toml; docs/cases.md has the format.",
                )
            yield from found
        elif path.is_file():
            yield path
        else:
            fail(f"There is no file or folder {path}.", "Name a case (*.toml) or a folder with cases.")


def run(file: Path) -> CaseResult:
    try:
        return run_case(file)
    except (TypeError, AttributeError, KeyError) as fault:  # a part of the case has another shape than it needs
        wrong = f"the case is not well written: {type(fault).__name__}: {fault}"
        return CaseResult(file, [], [wrong], None)


def print_result(screen: Console, result: CaseResult, width: int) -> None:
    line = Text("✓ " if result.passed else "✗ ", style="bold green" if result.passed else "bold red")
    line.append(f"{result.file.stem:<{width}}", style="not bold default")
    line.append("  " + " ".join(result.clauses), style="not bold green")
    screen.print(line, soft_wrap=True)
    for fault in result.faults:
        screen.print(Padding(Text(fault, style="red"), (0, 0, 0, 4), expand=False))


def show_match(screen: Console, match: Match, language: str) -> None:
    """The position from the view of the seat that is asked."""
    seat = match.to_act[0] if match.to_act else SPECTATOR
    screen.print(table_panel(match, seat, language))
    if match.over:
        screen.print(result_panel(match, seat, language))
    else:
        screen.print(notice(match.prompt(seat, language), "bold"))
        screen.print(menu(match.game, match.choices(seat, language)))
