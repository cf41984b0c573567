"""`longhall learn`: the page of rules for people, section by section."""

import re
from itertools import groupby
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.faults import fail
from longhall.cli.inputs import find_game, read_edition, read_language
from longhall.cli.replay import next_entry
from longhall.cli.screen import notice
from longhall.cli.terminal import console, erase, is_person, read_line
from longhall.cli.words import words
from longhall.kernel.game import Game
from longhall.match.primer import SIGN, Paragraph, Section, primer
from longhall.match.texts import texts

WIDEST = 80  # columns: longer lines of running text are hard to read
STRONG = re.compile(r"_([^_]+)_")
MARKS = {"item": "•", "note": "»"}
BOXED = ("deed", "point", "word", "card")  # a title and what it is about


def show_primer(name: str, section: str | None, edition: Path | None, language: str) -> None:
    """The whole page, or one section; somebody at a keyboard reads section by section."""
    game, language = find_game(name), read_language(language)
    page = primer(game, language, read_edition(game, edition))
    screen = console()
    screen.width = min(screen.width, WIDEST)
    if not page:
        fail(
            f"{game.name} has no page to learn from.", f"`longhall rules {game.name}` shows its rules clause by clause."
        )
    names = [part.name for part in page]
    if section is not None and section.lower() not in names:
        fail(f"The page of {game.name} has no section '{section}'.", f"There are: {', '.join(names)}.")
    if section is not None:
        screen.print(section_text(page[names.index(section.lower())]))
    elif is_person() and screen.is_terminal:
        turn_pages(game, page, language, screen)
    else:
        screen.rule(f"[bold]{texts(game, language).say('game-name')}[/]", style="green")
        for part in page:
            screen.print(Group(Text(), section_text(part)))
        screen.print(notice(where_clauses(game, page, language), "dim"))


def turn_pages(game: Game, page: list[Section], language: str, screen: Console) -> None:
    """Forwards and backwards, section by section."""
    at = 1
    while True:
        erase(screen)
        title = texts(game, language).say("game-name")
        screen.rule(f"[bold]{title}[/] {at}/{len(page)}", align="left", style="green")
        screen.print(section_text(page[at - 1]))
        if at == len(page):
            screen.print(notice(where_clauses(game, page, language), "dim"))
        screen.print(notice(words(language)("learn-hints"), "dim"))
        line = read_line(screen, "› ")
        if line is None or line.lower() in ("q", "quit") or (not line and at == len(page)):
            return
        at = max(1, next_entry(line, at, len(page)))


def where_clauses(game: Game, page: list[Section], language: str) -> str:
    cited = next((p.clauses[0] for section in page for p in section.paragraphs if p.clauses), "")
    return words(language)("learn-clauses", game=game.name, clause=cited)


def section_text(section: Section) -> RenderableType:
    parts: list[RenderableType] = [Text(section.title, style="bold yellow")]
    number = 0
    shown = (paragraph for paragraph in section.paragraphs if paragraph.form != "figure")
    for form, group in groupby(shown, key=lambda paragraph: paragraph.form):
        members = list(group)
        parts.append(Text())
        if form in ("step", "spot"):
            parts += [marked(f"{number + i}.", said(member)) for i, member in enumerate(members, 1)]
            number += len(members)
        elif form in BOXED:
            parts.append(boxed(members))
        elif form == "box":
            parts += [lines_panel(member) for member in members]
        elif form == "table":
            parts += [rows_table(member) for member in members]
        elif form in MARKS:
            parts += [marked(MARKS[form], said(member)) for member in members]
        elif form == "head":
            parts += [Text(member.text, style="bold") for member in members]
        else:
            for i, member in enumerate(members):
                parts += [Text()] * bool(i) + [said(member)]
    return Padding(Group(*parts), (0, 1))


def said(paragraph: Paragraph) -> Text:
    """A paragraph with the clauses that it tells."""
    text = strong(paragraph.text)
    if paragraph.title and paragraph.form not in BOXED:
        text = Text.assemble((paragraph.title, "bold"), " ", text)
    if paragraph.clauses:
        text.append(f" {cited(paragraph.clauses)}", style="green")
    return text


def strong(text: str) -> Text:
    """`_so_` in bold; small drawings are for those who see them."""
    made = Text()
    for i, part in enumerate(STRONG.split(SIGN.sub("", text).strip())):
        made.append(part, style="bold" if i % 2 else "")
    return made


def cited(clauses: tuple[str, ...]) -> str:
    """`VC-3, 5–7`."""
    prefix = clauses[0].split("-")[0]
    numbers = sorted(int(clause.split("-")[1]) for clause in clauses)
    runs = [[n for _, n in run] for _, run in groupby(enumerate(numbers), key=lambda entry: entry[1] - entry[0])]
    return f"{prefix}-" + ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 2 else ", ".join(map(str, r)) for r in runs)


def marked(mark: str, text: Text) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="yellow", no_wrap=True, min_width=2)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def boxed(members: list[Paragraph]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=22)
    grid.add_column()
    for member in members:
        grid.add_row(member.title, said(member))
    return grid


def lines_panel(paragraph: Paragraph) -> Panel:
    lines = [strong(" ".join(row)) for row in paragraph.rows]
    return Panel(Group(*lines), title=paragraph.title, title_align="left", border_style="yellow", padding=(0, 1))


def rows_table(paragraph: Paragraph) -> RenderableType:
    head, *rows = paragraph.rows
    grid = Table(box=box.SIMPLE_HEAD, header_style="dim", padding=(0, 1, 0, 0))
    for heading in head:
        grid.add_column(strong(heading))
    for row in rows:
        grid.add_row(*map(strong, row))
    return Group(*([strong(f"_{paragraph.title}_")] if paragraph.title else []), grid)
