"""The published ladder: a page made from the books of results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.arena.book import Book
from longhall.arena.figures import Standing, ratings, standings
from longhall.arena.games import Job, Pairing
from longhall.arena.schedule import USUAL, Part

HEAD = """# The ladder

How strong the bots are. This page is written by one command, which knows the whole schedule and goes on where it
stopped:

```sh
{command}
```

Longhall {version} ({build}). It may be stopped at any moment, and loses only the games that are being played; the games
behind this page lie in [{results}]({link}), and a tournament as named under each table plays the same ones. The last
column names the version of the rules and bots that played: games of different versions are only counted together
where the change was shown to change no choice (once, see [the bots](bots.md#skald)), and lines of an earlier version
are marked with *earlier* until today's has played, and then dropped.

*Fair* is the share of the wins in units of the fair share: 1 is as good as the players around, 2 is twice as often as
they would win on average. A shared win counts as a part, a game that nobody won is shared by all. The interval holds
the truth 19 times in 20 (Wilson's, or by drawing the games anew where wins were shared). Seats rotate, and all pairings
meet the same deals. The seconds of a bot are processor time for each choice. Ratings are openskill's (Plackett-Luce),
25 to begin with.
"""


NO_WEAKER = 0.05  # of all games: with more time a search may win so much less


@dataclass(frozen=True)
class Line:
    """What is known of one pairing: nothing, or a standing of so many games out of those planned."""

    pairing: Pairing
    planned: int
    bots: str
    today: bool
    standing: Standing | None

    def verdict(self, part: Part, lines: "Sequence[Line]") -> str:
        """Whether what is hoped for was reached: a multiple of the fair share, or no less than with less time."""
        line = self.standing
        if line is None:
            return ""
        if part.hoped:
            reached = line.fair >= min(part.hoped, self.pairing.players)
            return "reached" if reached else "within the interval" if line.fair_high >= part.hoped else "below"
        before = [other for other in lines[: lines.index(self)] if other.pairing.game == self.pairing.game]
        # A few games say nothing yet.
        played = [other.standing for other in before if other.standing and other.standing.games >= other.planned]
        shares = [standing.share for standing in played]
        if not shares or line.games < self.planned:
            return ""
        return "reached" if line.share >= max(shares) - NO_WEAKER else "weaker"

    def row(self, verdict: str) -> str:
        pairing = self.pairing
        start = f"| {pairing.game} | {pairing.players} | {pairing.hero} | "
        line = self.standing
        if line is None:
            return f"{start}0 of {self.planned} | | | | | |"
        games = str(line.games) if line.games >= self.planned else f"{line.games} of {self.planned}"
        bots = self.bots if self.today else f"{self.bots} *earlier*"
        return (
            f"{start}{games} | {line.share:.1%} | {line.fair:.2f} | {line.fair_low:.2f} to {line.fair_high:.2f} | "
            f"{verdict} | {bots} |"
        )


def line_of(book: Book, pairing: Pairing, planned: int) -> Line:
    """The games of today's bots; where there are none, those of the last bots that played."""
    for bots in (pairing.bots, book.earlier(pairing)):
        rows = book.of(Job(pairing, number, bots) for number in range(planned))
        if rows:
            return Line(pairing, planned, bots, bots == pairing.bots, standings(rows)[0])
    return Line(pairing, planned, pairing.bots, True, None)


def lines_of(part: Part, books: Mapping[str, Book]) -> list[Line]:
    return [line_of(book, pairing, games) for game, book in books.items() for pairing, games in part.pairings(game)]


def table(part: Part, lines: Sequence[Line]) -> str:
    hoped = ""
    if part.hoped:
        hoped = f"at least {part.hoped:g}"
    elif len(part.hero) > 1:
        hoped = f"no weaker by {NO_WEAKER * 100:g} points"
    rows = [
        f"| game | players | bot among {part.field}s | games | share | fair | interval | {hoped} | version |",
        "|---|---:|---|---:|---:|---:|---|---|---|",
        *(line.row(line.verdict(part, lines)) for line in lines),
    ]
    return "\n".join(rows).replace("randoms", "random players") + "\n"


def ratings_table(books: Mapping[str, Book], parts: Sequence[Part]) -> str:
    rows = ["| game | bot | rating | uncertainty |", "|---|---|---:|---:|"]
    for game, book in books.items():
        jobs = {Job(pairing, n): None for part in parts for pairing, count in part.pairings(game) for n in range(count)}
        played: list[dict[str, Any]] = book.of(jobs)
        for rating in ratings(played):
            rows.append(f"| {game} | {rating.bot} | {rating.strength:.1f} | {rating.doubt:.1f} |")
    return "\n".join(rows) + "\n"


def page_text(head: Mapping[str, str], books: Mapping[str, Book], parts: Sequence[Part], pictures: str) -> str:
    """The whole page. `pictures` is the folder of the pictures, as the page links to it."""
    sections = [HEAD.format(**head)]
    for part in parts:
        lines = lines_of(part, books)
        commands = "\n".join(dict.fromkeys(command for game in books for command in part.command(game)))
        sections.append(f"## {part.title}\n\n{part.about}\n\n{table(part, lines)}")
        if any(line.standing for line in lines):
            sections.append(f"![{part.title}: shares with intervals]({pictures}/{picture_name(part)})\n")
        sections.append(f"```sh\n{commands}\n```\n")
    sections.append(f"## Ratings\n\nFrom all games above, of today's versions.\n\n{ratings_table(books, parts)}")
    return "\n".join(sections)


def picture_name(part: Part) -> str:
    return f"ladder-{part.name}.svg"


def open_books(folder: Path, games: Sequence[str] = ()) -> dict[str, Book]:
    return {game: Book(folder / f"{game}.csv") for game in games or USUAL}
