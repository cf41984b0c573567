"""`longhall rules`: the clauses, one clause, and reports on how well the code keeps to them."""

from itertools import groupby

import typer
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.faults import fail
from longhall.cli.inputs import find_game, read_language
from longhall.cli.screen import clause_text, clauses_panel
from longhall.cli.terminal import console
from longhall.kernel.game import Game
from longhall.match.citations import citations_of
from longhall.match.rules import Clause, clauses_of
from longhall.match.texts import texts


def show_rules(name: str, language: str) -> None:
    """All clauses by section."""
    game = find_game(name)
    language = read_language(language)
    screen = console()
    screen.rule(f"[bold]{texts(game, language).say('game-name')}[/]", style="green")
    for section, members in groupby(clauses_of(game, language).values(), key=lambda clause: clause.section):
        screen.print()
        screen.print(f"[bold]{section}[/]", markup=True)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="green", no_wrap=True, min_width=7)
        grid.add_column()
        for clause in members:
            grid.add_row(clause.id, clause_text(clause))
        screen.print(grid)


def show_clause(name: str, wanted: str, language: str) -> None:
    """One clause with the code that carries it out, or all clauses with a word in them."""
    game = find_game(name)
    known = clauses_of(game, read_language(language))
    clause = known.get(wanted.upper()) or known.get(f"{game.prefix}-{wanted}")
    if clause is not None:
        console().print(clause_panel(game, clause))
        return
    word = wanted.lower()
    found = [c for c in known.values() if word in c.whole.lower() or word in c.section.lower()]
    if not found:
        ids = list(known)
        fail(
            f"{game.name} has no clause '{wanted}', and no clause with that word in it.",
            f"Its clauses run from {ids[0]} to {ids[-1]}; `longhall rules {game.name}` shows them all.",
        )
    console().print(clauses_panel(found, f"Clauses of {game.name} with '{wanted}'"))


def clause_panel(game: Game, clause: Clause) -> Panel:
    parts: list[RenderableType] = [clause_text(clause)]
    places = citations_of(game, clause.id)
    parts += [Text(), Text("Carried out by" if places else "Cited nowhere in the code.", style="dim")]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    for place in places:
        grid.add_row(f"  {place.name}", f"games/{game.name}/{place.where}")
    if places:
        parts.append(grid)
    return Panel(Group(*parts), title=f"[bold green]{clause.id}[/]", title_align="left", subtitle=clause.section,
                 subtitle_align="right", border_style="green", padding=(1, 2))  # fmt: skip


def report_on(name: str, coverage: bool, mutants: bool) -> None:
    """What the laws say about the rules' coverage; the exit code is theirs."""
    game = find_game(name)
    screen = console()
    code = 0
    if coverage:
        from longhall.laws.coverage import report as coverage_report

        code = max(code, print_report(screen, *coverage_report(game.name)))
    if mutants:
        code = max(code, print_report(screen, *try_mutants(game.name)))
    if code:
        raise typer.Exit(code)


def try_mutants(name: str) -> tuple[list[str], int]:
    """With a bar, if somebody is looking: it takes long."""
    from rich.progress import Progress

    from longhall.laws.mutants import report

    errors = console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task("mutants", total=None)
        return report(name, tell=lambda tried, total: progress.update(task, completed=tried, total=total))


def print_report(screen: Console, lines: list[str], code: int) -> int:
    for line in lines:
        screen.print(Text(line), soft_wrap=True)
    return code
