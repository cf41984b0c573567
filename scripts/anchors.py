"""Where the levels of bots stand for people's ratings: `python scripts/anchors.py` writes a file for each game.

From the games in results/, by the ladder's own fit, in its points above the steward. A level that thinks for as long as
no bot was measured stands on the line through those that were, against the logarithm of the time.
"""

import math
from pathlib import Path

from longhall.arena.ladder import open_books, rated
from longhall.arena.ratings import Rating
from longhall.arena.schedule import PARTS
from longhall.bots.registry import LEVELS, read
from longhall.games import registry

ROOT = Path(__file__).parents[1]
HEAD = """# Where the levels of bots stand, in points of the ladder above the easy one, with the standard error.
# Written by scripts/anchors.py from the games in results/.
"""


def seconds_of(spec: str) -> float:
    return read(spec)[1].seconds


def on_line(found: list[Rating], seconds: float) -> tuple[float, float]:
    """Strength and doubt of a search with so much time, by weighted least squares; more time is never weaker."""
    points = [(math.log(seconds_of(one.bot)), one.strength, 1 / max(one.doubt, 1.0) ** 2) for one in found]
    weight = sum(w for _, _, w in points)
    x = sum(at * w for at, _, w in points) / weight
    y = sum(strength * w for _, strength, w in points) / weight
    spread = sum(w * (at - x) ** 2 for at, _, w in points)
    slope = max(0.0, sum(w * (at - x) * (strength - y) for at, strength, w in points) / spread) if spread else 0.0
    away = math.log(seconds) - x
    return y + slope * away, math.sqrt(1 / weight + (away * away / spread if spread else 0.0))


def anchors_of(game: str, results: Path) -> dict[str, tuple[float, float]]:
    """Strength and doubt by level."""
    [most, *_] = rated(open_books(results, [game])[game], PARTS).values()
    found = {one.bot: one for one in most}
    specs = {"random": "random", **{level: LEVELS[level].spec for level in LEVELS}}
    levels = {}
    for level, spec in specs.items():
        kind = spec.partition(":")[0]
        if spec in found:
            levels[level] = (found[spec].strength, found[spec].doubt)
        elif measured := [one for one in found.values() if one.bot.startswith(f"{kind}:")]:
            levels[level] = on_line(measured, seconds_of(spec))
    return levels


def text_of(game: str, results: Path = ROOT / "results") -> str:
    rows = [
        f"{level} = {{ strength = {strength:.1f}, doubt = {doubt:.1f} }}"
        for level, (strength, doubt) in anchors_of(game, results).items()
    ]
    return f"{HEAD}[levels]\n" + "\n".join(rows) + "\n"


if __name__ == "__main__":
    for name in registry.NAMES:
        path = registry.game(name).folder / "anchors.toml"
        path.write_text(text_of(name), "utf-8")
        print(path.relative_to(ROOT))
