"""The published ladder: a page with one section for each command that made a part of it."""

import re
from collections.abc import Sequence
from pathlib import Path

from longhall.arena.figures import Rating, Standing

HEAD = """# The ladder

How strong the bots are. Every section was written by the command that stands in it, and the games behind it lie in
[results](../results): the command goes on where they stop, and plays nothing that is already there.

*Fair* is the share of the wins in units of the fair share: 1 is as good as the players around, 2 is twice as often as
they would win on average. A shared win counts as a part, a game that nobody won is shared by all. The interval holds
the truth 19 times in 20 (Wilson's, or by drawing the games anew where wins were shared). Seats rotate, and all pairings
meet the same deals. Ratings are openskill's (Plackett-Luce), 25 to begin with.
"""


def section(
    command: str,
    version: str,
    build: str,
    standings: Sequence[Standing],
    ratings: Sequence[Rating],
) -> str:
    lines = [
        f"## {standings[0].game}: {', '.join(dict.fromkeys(line.hero for line in standings))}",
        "",
        "```sh",
        command,
        "```",
        "",
        f"Longhall {version} ({build}).",
        "",
        "| players | bot | among | games | share | fair | interval |",
        "|---:|---|---|---:|---:|---:|---|",
    ]
    for line in standings:
        lines.append(
            f"| {line.players} | {line.hero} | {line.field} | {line.games} | {line.share:.1%} | {line.fair:.2f} | "
            f"{line.fair_low:.2f} to {line.fair_high:.2f} |"
        )
    if ratings:
        lines += ["", "| bot | rating | uncertainty |", "|---|---:|---:|"]
        lines += [f"| {rating.bot} | {rating.strength:.1f} | {rating.doubt:.1f} |" for rating in ratings]
    return "\n".join(lines) + "\n"


def publish(page: Path, command: str, text: str) -> None:
    """Put a section on the page; one that the same command made before is replaced."""
    before = page.read_text("utf-8") if page.exists() else HEAD
    head, *sections = re.split(r"^(?=## )", before, flags=re.MULTILINE)
    kept = [old.strip() + "\n" for old in sections if f"\n{command}\n" not in old]
    page.write_text("\n".join([HEAD if not head.strip() else head.strip() + "\n", *kept, text]), encoding="utf-8")
