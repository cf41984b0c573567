"""The list of choices on the screen: numbered, and gathered under shared words where there are many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from longhall.kernel.game import Game
from longhall.match import Choice

FEW = 8  # so many choices are listed line by line
GAP = "   "
BLANK = "…"
POINTER = "▸"
POINTED = "bold yellow"


@dataclass(frozen=True)
class Entry:
    number: int
    text: str


@dataclass(frozen=True)
class Row:
    """Choices that begin and end with the same words: `Look at the red card in …`, then `1 pile 1`, `2 pile 2`."""

    heading: str
    entries: list[Entry]


def menu(
    game: Game, choices: Sequence[Choice], numbers: Sequence[int] | None = None, pointed: int = 0
) -> RenderableType:
    """The choices under their numbers: from 1 on, unless they are part of a longer list. One may be pointed at."""
    numbers = numbers or range(1, len(choices) + 1)
    digits = len(str(max(numbers, default=1)))
    parts: list[RenderableType] = []
    for heading, members in groupby(zip(numbers, choices, strict=True), lambda entry: entry[1].group):
        some = list(members)
        if heading:
            parts.append(Text(f" {heading}", style="italic"))
        if len(choices) <= FEW or any(choice.effect for _, choice in some):
            parts += [Listed(number, choice, digits, number == pointed) for number, choice in some]
        else:
            parts += blocks(gathered(game, some), digits, pointed)
    return Group(*parts)


@dataclass(frozen=True)
class Listed:
    """A choice and what comes of it: on one line if there is room, else the latter on a line of its own."""

    number: int
    choice: Choice
    digits: int
    pointed: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.digits + 3
        width = options.max_width - indent
        text, effect = Text(self.choice.text), Text(self.choice.effect, style="dim")
        together = text + Text(GAP) + effect if self.choice.effect else text
        lines = [together] if together.cell_len <= width else [*wrapped(console, text, width, 2)]
        if together.cell_len > width and self.choice.effect:
            lines += [Text("  ") + line for line in wrapped(console, effect, width - 2, 0)]
        for i, line in enumerate(lines):
            number = numbered(self.number, self.digits, self.pointed) if i == 0 else Text(" " * (indent - 2))
            yield Text.assemble(number, "  ", line)


def numbered(number: int, digits: int, pointed: bool) -> Text:
    """The number of a choice; the one that is pointed at behind an arrow."""
    mark = POINTER if pointed else " "
    return Text(f"{mark}{number:>{digits}}", style=POINTED if pointed else "bold cyan")


def wrapped(console: Console, text: Text, width: int, indent: int) -> Iterator[Text]:
    """A text in lines; those behind the first further in."""
    for i, line in enumerate(text.wrap(console, max(width - indent, 20))):
        line.rstrip()
        yield line if i == 0 else Text(" " * indent) + line


def gathered(game: Game, numbered: Sequence[tuple[int, Choice]]) -> list[Row]:
    """Rows of choices of one family, and of one first argument where the family has several."""

    def kin(entry: tuple[int, Choice]) -> tuple[str, int]:
        family = game.actions.family_of(entry[1].action)
        return family.name, family.args(entry[1].action)[0] if len(family.axes) > 1 else 0

    rows: list[Row] = []
    for _, members in groupby(numbered, kin):
        rows.append(row_of([Entry(number, choice.text) for number, choice in members]))
    return rows


def row_of(entries: list[Entry]) -> Row:
    if len(entries) < 2:
        return Row("", entries)
    split = [entry.text.split(" ") for entry in entries]
    shortest = min(map(len, split))
    head = shared([words[: shortest - 1] for words in split])
    if head and any(words[head].isdigit() for words in split):
        head -= 1  # a bare number beside the number of the choice would be hard to read
    tail = shared([words[head:][::-1][: shortest - head - 1] for words in split])
    if head + tail < 2:
        return Row("", entries)
    ends = [len(words) - tail for words in split]
    heading = [*split[0][:head], BLANK, *split[0][ends[0] :]]
    rests = [Entry(e.number, " ".join(words[head:end])) for e, words, end in zip(entries, split, ends, strict=True)]
    return Row(" ".join(heading), rests)


def shared(lists: Sequence[Sequence[str]]) -> int:
    """How many first words all lists have in common."""
    count = 0
    for together in zip(*lists, strict=False):
        if len(set(together)) > 1:
            break
        count += 1
    return count


def blocks(rows: Sequence[Row], digits: int, pointed: int) -> list[RenderableType]:
    """Rows with a heading in a table, and choices without one line by line."""
    made: list[RenderableType] = []
    for has_heading, some in groupby(rows, lambda row: bool(row.heading)):
        table = Table.grid(padding=(0, 2))
        if has_heading:
            table.add_column(style="italic", max_width=44)
            table.add_column(ratio=1)
            for row in some:
                table.add_row(Text(" " + row.heading), entries_text(row.entries, digits, pointed))
        else:
            table.add_column(justify="right", no_wrap=True, min_width=digits + 1)
            table.add_column(ratio=1)
            for row in some:
                for entry in row.entries:
                    table.add_row(numbered(entry.number, digits, entry.number == pointed), Text(entry.text))
        made.append(table)
    return made


def entries_text(entries: Sequence[Entry], digits: int, pointed: int) -> RenderableType:
    """`12 pile 1   13 pile 2`, broken between entries only, and in columns where they fill several lines."""
    from rich.columns import Columns

    cells = []
    for entry in entries:
        is_it = entry.number == pointed
        mark = POINTER if is_it else ""
        cell = Text(f"{mark}{entry.number:>{digits}} ", style=POINTED if is_it else "bold cyan", no_wrap=True)
        cell.append(entry.text, style="not bold default")
        cells.append(cell)
    return Columns(cells, padding=(0, len(GAP)))
