"""The table as a picture in text, for a screen of eighty columns: provinces, city and market, players, reserves."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.kernel.telling import Say

SEAT_COLOURS = ["bright_yellow", "bright_red", "bright_blue", "bright_white", "bright_magenta"]
KIND_COLOURS = {
    "crop": "yellow",
    "wood": "blue",
    "ore": "red",
    "textile": "orange3",
    "timber": "green",
    "iron": "magenta",
}
WIDTH = 76
HEX = 4  # characters of a hex: two for the kind, one for a farm, one of room
SQUARE = 10
ZONE_OF = {"B": "zone-west-short", "A": "zone-north-short"}  # by the second letter of a mat


class Cell:
    """Text with its style, so that its width is known."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def padded(self, width: int) -> str:
        text = self.text[:width]
        room = " " * (width - len(text))
        safe = text.replace("[", r"\[")
        return f"[{self.style}]{safe}[/]{room}" if self.style else safe + room


class Line:
    """A line of cells, padded as a whole."""

    def __init__(self, *cells: Cell) -> None:
        self.cells = list(cells)

    @property
    def width(self) -> int:
        return sum(len(cell.text) for cell in self.cells)

    def padded(self, width: int) -> str:
        drawn = "".join(cell.padded(len(cell.text)) for cell in self.cells)
        return drawn + " " * max(0, width - self.width)


def draw(view: Mapping[str, Any], say: Say) -> str:
    lines = [head(view, say), *provinces(view, say), ""]
    lines += [*beside(city(view, say), tiles(view, say), 5 * (SQUARE + 1) + 5), "", *market(view, say), ""]
    lines += [*players(view, say), "", *reserves(view, say), "", *own_cards(view, say)]
    return "\n".join(line.rstrip() for line in lines)


def seat_cell(seat: int | None, none: str = "·") -> Cell:
    return Cell(str(seat + 1), f"bold {SEAT_COLOURS[seat]}") if seat is not None else Cell(none, "dim")


def short(kind: str, say: Say) -> Cell:
    return Cell(say(f"short-{kind}"), KIND_COLOURS[kind])


def head(view: Mapping[str, Any], say: Say) -> str:
    line = say("turn-line", turn=view["turn"], turns=view["turns"], seat=view["active"] + 1)
    pool = ", ".join(f"{count} {say('estate-' + name)}" for name, count in view["pool"].items() if count)
    if pool:
        line += "  " + say("pool-line", pool=pool)
    return f"[bold]{line}[/]"


def stands(view: Mapping[str, Any], say: Say) -> str:
    """Where in the game this is."""
    return say("stands-line", turn=view["turn"], turns=view["turns"])


# Provinces


def provinces(view: Mapping[str, Any], say: Say) -> list[str]:
    """The two zones side by side; while a mat is being laid only its zone, with the places where it may go."""
    laying = view["laying"]
    if laying is not None:
        zone = laying["zone"]
        lines = [f"[bold]{say('zone-' + zone)}[/]", *zone_map(view["provinces"][zone], laying, say)]
        return [*lines, *rotations(laying, say)]
    blocks = []
    for zone in ("west", "north"):
        seen = view["provinces"][zone]
        lines = [Line(Cell(say("zone-" + zone), "bold")).padded(0)]
        if seen["mats"]:
            lines += zone_map(seen, None, say)
            lines += [mat_line(mat, say).padded(0) for mat in seen["mats"]]
        else:
            lines.append(Line(Cell(say("zone-empty"), "dim")).padded(0))
        blocks.append(lines)
    half = WIDTH // 2
    if all(visible(line) < half for block in blocks for line in block):
        return beside(blocks[0], blocks[1], half)
    return [*blocks[0], *blocks[1]]


def zone_map(zone: dict[str, Any], laying: dict[str, Any] | None, say: Say) -> list[str]:
    """Hexes in rows, every other row half a hex aside. Crests show the number of the mat."""
    cells: dict[tuple[int, int], list[Cell]] = {}
    for mat in zone["mats"]:
        cells[place(mat)] = [Cell(f"({mat['mat'][-1]})", "bold reverse")]
        for hex in mat["hexes"]:
            cells[place(hex)] = [short(hex["kind"], say), seat_cell(hex["farm"])]
    if laying is not None and laying["q"] is None:
        for site in zone["sites"]:
            cells[place(site)] = [Cell(f"<{site['site']}>", "bold green")]
    elif laying is not None:
        cells[place(laying)] = [Cell("<*>", "bold green")]
    if not cells:
        return []
    left = min(x for _, x in cells)
    right = max(x for _, x in cells)
    drawn = []
    for row in range(min(r for r, _ in cells), max(r for r, _ in cells) + 1):
        line = Line()
        x = left
        while x <= right:
            if (row, x) in cells:
                parts = cells[row, x]
                line.cells += [*parts, Cell(" " * (HEX - sum(len(part.text) for part in parts)))]
                x += 2
            else:
                line.cells.append(Cell(" " * (HEX // 2)))
                x += 1
        drawn.append(line.padded(0).rstrip())
    return drawn


def place(thing: dict[str, Any]) -> tuple[int, int]:
    """Row, and half hexes from the left."""
    return thing["r"], 2 * thing["q"] + thing["r"]


def mat_line(mat: dict[str, Any], say: Say) -> Line:
    return Line(
        Cell(f"({mat['mat'][-1]}) "),
        short(mat["majority"], say),
        Cell(f"  {say('castle-short')} "),
        seat_cell(mat["castle"]),
        Cell(f"  {say('church-short')} "),
        seat_cell(mat["church"]),
    )


def rotations(laying: dict[str, Any], say: Say) -> list[str]:
    """What each rotation of the mat puts where."""
    if laying["rotations"] is None:
        return []
    lines = []
    for number, kinds in enumerate(laying["rotations"]):
        line = Line(Cell(f" {say(f'rotation-{number}') + ':':<13}"))
        for direction, kind in kinds.items():
            line.cells += [Cell(f"{say('direction-' + direction)} "), short(kind, say), Cell("   ")]
        lines.append(line.padded(WIDTH))
    return lines


# The city and the market


def city(view: Mapping[str, Any], say: Say) -> list[str]:
    squares = view["city"]["squares"]
    columns = view["city"]["columns"]
    rule = "  +" + ("-" * SQUARE + "+") * columns
    lines = ["   " + "".join(f"{column:^{SQUARE + 1}}" for column in range(1, columns + 1)), rule]
    for start in range(0, len(squares), columns):
        row = squares[start : start + columns]
        lines.append(f"{row[0]['row']} |" + "|".join(tile_line(square, say) for square in row) + "|")
        lines.append("  |" + "|".join(slot_line(square, say) for square in row) + "|")
        lines.append(rule)
    return lines


def tile_line(square: dict[str, Any], say: Say) -> str:
    if square["tile"] is None:
        return Cell("" if square["usable"] else "#" * SQUARE, "dim").padded(SQUARE)
    shown = Cell(say("kind-" + square["kind"]), f"bold {KIND_COLOURS[square['kind']]}")
    line = Line(seat_cell(square["owner"]), Cell(" "), shown)
    if square["turns_to"] is not None:
        line.cells += [Cell(">"), short(square["turns_to"], say)]
    return line.padded(SQUARE)


def slot_line(square: dict[str, Any], say: Say) -> str:
    if square["tile"] is None:
        return Cell("" if square["usable"] else "#" * SQUARE, "dim").padded(SQUARE)
    line = Line()
    for slot in square["slots"]:
        line.cells += [short(slot["kind"], say), Cell("●" if slot["full"] else "○")]
    return line.padded(SQUARE)


def market(view: Mapping[str, Any], say: Say) -> list[str]:
    """Basic kinds left, advanced kinds right."""
    rows = []
    for row in view["market"]:
        line = Line(Cell(f"{say('kind-' + row['kind']):<7}", KIND_COLOURS[row["kind"]]))
        for space in row["spaces"]:
            chits = "●" * space["chits"] + "·" * (space["room"] - space["chits"])
            line.cells.append(Cell(f" {space['price']}{chits}"))
        prices = (row["buying"] or "-", row["selling"] or "-")
        line.cells.append(Cell(f"  {say('prices', buying=str(prices[0]), selling=str(prices[1]))}"))
        rows.append(line.padded(0))
    half = len(rows) // 2
    return [f"[bold]{say('market-head')}[/]", *beside(rows[:half], rows[half:], WIDTH // 2)]


def tiles(view: Mapping[str, Any], say: Say) -> list[str]:
    """The tiles that are left, beside the city."""
    lines = ["", f"[bold]{say('tiles-head')}[/]"]
    for tile in view["tiles"]:
        kinds = [short(tile["basic"], say), Cell(">"), short(tile["advanced"], say)]
        lines.append(Line(Cell(f"{tile['left']} "), *kinds).padded(0))
    return lines


# Players


def players(view: Mapping[str, Any], say: Say) -> list[str]:
    letters = [f"{say('estate-letter-' + name)} {say('estate-' + name)}" for name in view["pool"]]
    lines = [f"[dim]{say('estates-legend', letters=', '.join(letters))}[/]"]
    for player in view["players"]:
        seat = player["seat"]
        name = say("active-player") if seat == view["active"] and not view["over"] else ""
        facts = say("player-line", points=player["points"], discs=player["discs"], hand=player["hand"]["count"])
        lines.append(f"[bold {SEAT_COLOURS[seat]}]{say('seat-default', number=seat + 1)} {name}[/] {facts}")
        lines.append(f"   {say('chits-head')} {chit_text(player['chits'], say)}")
        columns = " ".join(column_text(column, say) for column in player["tableau"])
        lines.append(f"   {say('tableau-head')} {columns}")
        for card in player["cards"]:
            lines.append("   " + card_text(card, say))
        if player["bonuses"]:
            taken = ", ".join(say("bonus-" + bonus["bonus"]) for bonus in player["bonuses"] if bonus["open"])
            lines.append(f"   {say('bonus-head')} {taken}")
    return lines


def chit_text(chits: dict[str, int], say: Say) -> str:
    found = []
    for chit, count in chits.items():
        if count:
            if chit in KIND_COLOURS:
                found.append(f"[{KIND_COLOURS[chit]}]{count} {say('kind-' + chit)}[/]")
            else:
                found.append(f"[bold]{count} {say('short-' + chit)}[/]")
    return ", ".join(found) or "-"


def column_text(column: dict[str, Any], say: Say) -> str:
    letters = "".join(say(f"estate-letter-{card['estate']}") for card in column["cards"])
    return Cell(f"[{letters:·<{column['room']}}]").padded(column["room"] + 2)


def card_text(card: dict[str, Any], say: Say) -> str:
    needs = " ".join(
        f"{say('short-' + kind)}" + "●" * card["cargo"].get(kind, 0) + "○" * (count - card["cargo"].get(kind, 0))
        for kind, count in card["demand"].items()
    )
    returns = ", ".join(f"{count} {say('short-' + chit)}" for chit, count in card["returns"].items())
    side = say("side-back") if card["flipped"] else say("side-front")
    return f"{say('slot-' + card['slot'])}: {say('nation-' + card['nation'])} ({side})  {needs} -> {returns}"


# Reserves and the own hand


def reserves(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = [f"[bold]{say('mats-head')}[/]"]
    for letter, zone in ZONE_OF.items():
        mats = []
        for mat in view["mats"]:
            if mat["mat"][1] == letter:
                line = Line(Cell(f"{mat['mat'][-1]} "))
                for kind in mat["ring"]:
                    line.cells += [short(kind, say), Cell(" ")]
                mats.append(line)
        for number, row in enumerate(rows_of(mats, 22, 3)):
            lines.append(f"{'' if number else say(zone):<7}{row}")
    cards = []
    for card in view["cards"]:
        asks = " ".join(say("short-" + kind) for kind in card["front"]["demand"])
        gives = ", ".join(say("short-" + chit) for chit in card["front"]["returns"])
        cards.append(Line(Cell(f"{card['left']} {say('nation-' + card['nation'])}: {asks} -> {gives}")))
    return [*lines, f"[bold]{say('cards-head')}[/]", *rows_of(cards, WIDTH // 2, 2)]


def rows_of(lines: Sequence[Line], width: int, count: int) -> list[str]:
    return ["".join(line.padded(width) for line in lines[i : i + count]) for i in range(0, len(lines), count)]


def own_cards(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for player in view["players"]:
        cards = player["hand"]["cards"]
        if cards is not None:
            hand = [f"{count} × {say('card-' + card)}" for card, count in cards.items() if count]
            lines.append(f"[bold]{say('hand-head')}[/]" + ("" if hand else " -"))
            lines += rows_of([Line(Cell(f"   {word}")) for word in hand], WIDTH // 2, 2)
    face_up = view["face_up"]["card"]
    turned_up = say("card-" + face_up) if face_up else "-"
    lines.append(say("pile-line", count=view["pile"]["count"], card=turned_up))
    drawn = view["drawn"]
    if drawn is not None and drawn["card"] is not None:
        lines.append(f"[bold]{say('drawn-line', card=say('card-' + drawn['card']))}[/]")
    return lines


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks side by side; the lines of the left one may be shorter than `width`."""
    lines = []
    for i in range(max(len(left), len(right))):
        first = left[i] if i < len(left) else ""
        lines.append(first + " " * max(0, width - visible(first)) + (right[i] if i < len(right) else ""))
    return lines


def visible(line: str) -> int:
    """The width of a line without its markup."""
    width = 0
    inside = False
    i = 0
    while i < len(line):
        if line.startswith(r"\[", i):
            width += 1
            i += 1
        elif line[i] == "[":
            inside = True
        elif line[i] == "]" and inside:
            inside = False
        elif not inside:
            width += 1
        i += 1
    return width
