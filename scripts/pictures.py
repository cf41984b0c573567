"""Makes the pictures of terminal screens in docs/pictures, from real games.

.venv/bin/python scripts/pictures.py
"""

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import longhall
from longhall.cli.hot_seat import ASK, HotSeat
from longhall.cli.opponents import opponent
from longhall.cli.screen import result_panel, table_panel
from longhall.games.registry import NAMES

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 92
FIRST = NAMES[0]  # the smallest game
NIGHT = TerminalTheme(
    (22, 27, 34),
    (221, 225, 230),
    [(72, 79, 88), (255, 123, 114), (87, 190, 108), (227, 179, 65), (97, 160, 255), (210, 146, 255), (86, 200, 216),
     (201, 209, 217)],
    [(128, 138, 149), (255, 161, 152), (126, 231, 135), (242, 204, 96), (140, 190, 255), (226, 180, 255),
     (130, 225, 238), (250, 252, 255)],
)  # fmt: skip

# Rich's own frame asks a foreign host for its typeface; this one takes what the reader has.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def recorder() -> Console:
    return Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                   highlight=False)  # fmt: skip


def save(screen: Console, name: str, title: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    svg = screen.export_svg(title=title, theme=NIGHT, code_format=FRAME, unique_id=f"longhall-{name}")
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


def playing() -> None:
    """The middle of a card game, seen by the person in the first seat; then its end."""
    match = longhall.start(FIRST, 4, seed=11, names=["Anna", "Birger", "Cecilia", "Dag"])
    screen = recorder()
    table = HotSeat(match, [], [None, *(opponent("random", FIRST, seat) for seat in range(3))], "en", None, screen)
    rng = random.Random(5)
    shown = False
    while not match.over:
        seat = match.to_act[0]
        keys = [choice.key for choice in match.choices(seat)]
        if seat == 0 and not shown and len(keys) > 10 and match.view(0)["round"] == 3:
            events = len(match.events())
            table.since[0] = max(0, events - 7)
            table.show(0)
            screen.print(ASK.strip())
            save(screen, "playing", f"longhall play {FIRST}")
            shown = True
        match.play(seat, rng.choice(keys))
    screen = recorder()
    screen.print(table_panel(match, 0, "en"))
    screen.print(result_panel(match, 0, "en"))
    save(screen, "result", f"longhall play {FIRST}")


playing()
