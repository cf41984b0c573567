"""What is shown of a match: the table as a picture, the log, the result, clauses of the rules."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhall.cli.words import words
from longhall.kernel.telling import Comparison
from longhall.match import SPECTATOR, Match
from longhall.match.rules import Clause, clauses_of

FRAME = "blue"
GAP = "  "
LOG_LINES = 12  # shown at most; the rest can be asked for
OWN = "bold cyan"  # the seat that looks; other seats are bold only, as games have colours of their own
OTHER = "bold"
MEDALS = {1: "bold yellow", 2: "bold white", 3: "bold dark_orange3"}


def seat_name(match: Match, seat: int, language: str) -> str:
    if seat == SPECTATOR:
        return words(language)("spectator")
    return match.texts(language).seat(seat, match.names)


def table_panel(match: Match, seat: int, language: str) -> Panel:
    """The table as the seat sees it."""
    texts = match.texts(language)

    return Panel(
        Picture(match.game.draw(match.view(seat), texts.naming(match.names))),
        title=Text(texts.say("game-name"), style="bold"),
        title_align="left",
        subtitle=Text(seat_name(match, seat, language), style=OWN),
        subtitle_align="right",
        border_style=FRAME,
        box=box.ROUNDED,
        padding=(0, 1),
    )


class Picture:
    """A picture of text lines. A line that is too long for the screen goes on in the next, further in."""

    def __init__(self, markup: str) -> None:
        self.markup = markup

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in Text.from_markup(self.markup).split("\n", allow_blank=True):
            line.rstrip()
            if line.cell_len <= options.max_width:
                yield line
                continue
            indent = len(line.plain) - len(line.plain.lstrip())
            first, rest = line.divide([line_end(line.plain, options.max_width)])
            rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
            yield first
            for more in rest.wrap(console, max(options.max_width - indent - 2, 20)):
                yield Text(" " * (indent + 2)) + more


def line_end(text: str, width: int) -> int:
    """Where a long line breaks: at the last blank that fits, if one lies in its second half."""
    at = text.rfind(" ", 0, width + 1)
    return at if at > width // 2 else width


def log_lines(match: Match, seat: int, language: str, since: int = 0) -> list[str]:
    """What the seat noticed since an event, and after the end why it came so."""
    texts, ending = match.texts(language), match.ending(language)
    noticed = (texts.event(event, seat, match.names) for event in match.events()[since:])
    lines = [line for line in noticed if line is not None]
    return lines if ending is None else [*lines, *ending.closing(lines)]


def log_text(
    match: Match, viewer: int, lines: Sequence[str], language: str, first: int | None = None
) -> RenderableType:
    """Log lines in which the seats' names stand out; numbered from `first` on, if it is given."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", justify="right", no_wrap=True)
    table.add_column()
    for i, line in enumerate(lines):
        text = Text(line)
        for seat in range(match.players):
            text.highlight_words([seat_name(match, seat, language)], OWN if seat == viewer else OTHER)
        table.add_row("·" if first is None else str(first + i), text)
    return table


def log_panel(match: Match, viewer: int, lines: Sequence[str], language: str, title: str) -> Panel:
    """The last lines of what happened."""
    say = words(language)
    parts: list[RenderableType] = []
    if len(lines) > LOG_LINES:
        parts.append(Text(say("earlier-lines", count=len(lines) - LOG_LINES), style="dim"))
    parts.append(log_text(match, viewer, lines[-LOG_LINES:], language))
    return Panel(
        Group(*parts),
        title=Text(say(title), style="dim"),
        title_align="left",
        border_style="dim",
        box=box.ROUNDED,
        padding=(0, 2),
    )


def result_panel(match: Match, viewer: int, language: str) -> Panel:
    """Places and points by what they are for, and the comparisons down to the one that decided."""
    result, ending = match.result, match.ending(language)
    assert result is not None and ending is not None
    say, texts = words(language), match.texts(language)
    has_scores = any(result.scores)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    table.add_column("", justify="right")
    table.add_column(say("player"))
    for category in ending.categories:
        table.add_column(category.text, justify="right")
    if has_scores:
        table.add_column(say("score"), justify="right", style="bold")
    table.add_column(say("outcome"))
    for seat in sorted(range(match.players), key=lambda s: (result.places[s], s)):
        place = result.places[seat]
        name = Text(seat_name(match, seat, language), OWN if seat == viewer else OTHER)
        cells = [Text(f"{place}.", style=MEDALS.get(place, "")), name]
        cells += [Text(str(category.values[seat])) for category in ending.categories]
        if has_scores:
            cells.append(Text(str(result.scores[seat])))
        cells.append(Text(texts.say(f"outcome-{result.outcomes[seat]}")))
        table.add_row(*cells)
    parts: list[RenderableType] = [Text(ending.headline, style="bold yellow"), Text(), table]
    if ending.comparisons:
        parts += [Text(), comparisons_table(ending.comparisons, say("decided"))]
    else:
        parts += [Text(), Text(texts.say(f"reason-{result.reason}"), style="bold")]
        clause = clauses_of(match.game, language).get(result.clause)
        if clause is not None:
            parts.append(clause_line(clause))
    title = Text(say("result-title"), style="bold")
    return Panel(Group(*parts), title=title, title_align="left", border_style="yellow", padding=(1, 2))


def comparisons_table(comparisons: Sequence[Comparison], title: str) -> Table:
    """What was compared, step by step; the step that decided stands out."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    table.add_column("", no_wrap=True, style="bold", width=1)
    table.add_column(title)
    table.add_column("", no_wrap=True, style="green")
    for row in comparisons:
        parts: list[RenderableType] = [Text(row.text, style="bold" if row.decides else "")]
        if row.marks:
            marks = [Text(f"{mark.name} {mark.value}", "bold" if mark.stays else "dim") for mark in row.marks]
            parts.append(Padding(Pairs(Text(row.label, "dim"), marks), (0, 0, 0, 2)))
        table.add_row("▸" if row.decides else "", Group(*parts), row.clause)
    return table


class Pairs:
    """A heading and names with their values: no pair is broken, and lines after the first lie further in."""

    def __init__(self, heading: Text, pairs: Sequence[Text]) -> None:
        self.heading = heading
        self.pairs = pairs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.heading
        for pair in self.pairs:
            longer = Text.assemble(line, GAP, pair)
            if longer.cell_len > options.max_width:
                yield line
                longer = Text.assemble(GAP, pair)
            line = longer
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max(part.cell_len for part in (self.heading, *self.pairs)) + len(GAP)
        whole = sum(pair.cell_len + len(GAP) for pair in self.pairs) + self.heading.cell_len
        return Measurement(min(longest, options.max_width), min(whole, options.max_width))


def clause_line(clause: Clause) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold green", no_wrap=True)
    grid.add_column()
    grid.add_row(clause.id, clause_text(clause))
    return grid


def clause_text(clause: Clause) -> RenderableType:
    """What a clause says, with the table that belongs to it."""
    if not clause.table:
        return Text(clause.text)
    head, *rows = clause.table
    grid = Table(*head, box=box.SIMPLE, header_style="dim", padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return Group(Text(clause.text), grid)


def clauses_panel(clauses: Sequence[Clause], title: str) -> Panel:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold green", no_wrap=True)
    grid.add_column()
    for clause in clauses:
        grid.add_row(clause.id, clause_text(clause))
    return Panel(grid, title=title, title_align="left", border_style="green", padding=(0, 2))


def notice(text: str, style: str) -> RenderableType:
    """A short word to the person at the keyboard."""
    return Padding(Text(text, style=style), (0, 1), expand=False)
