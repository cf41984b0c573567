"""The published ladder: a page made from the books of results."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.arena.book import Book
from longhall.arena.figures import Standing, standings
from longhall.arena.games import Job, Pairing
from longhall.arena.ratings import Rating, ratings
from longhall.arena.schedule import Part, Wanted, parts_named
from longhall.games import registry

HEAD = """# The ladder

How strong the bots are. This page is written by one command, which knows the whole schedule and goes on where it
stopped:

```sh
{command}
```

Longhall {version} ({build}). It may be stopped at any moment, and loses only the games that are being played; the games
behind this page lie in `{results}/`, and a tournament as named under each table plays the same ones.

*Fair* is the share of the wins in units of the fair share: 1 is as good as the players around, 2 is twice as often as
they would win on average. A shared win counts as a part, a game that nobody won is shared by all. The interval holds
the truth 19 times in 20 (Wilson's, or by drawing the games anew where wins were shared). Seats rotate, and all pairings
meet the same deals. The seconds of a bot are processor time for each choice.
"""

VERSIONS = """The last column of each table names the versions of the rules and of the bots that played. A version is
raised by hand when rules or bots begin to do something else, which their [fingerprints](bots.md#versions) notice;
games of different versions are never counted together. Where today's version has not played all its games yet and
the version before played more, a line shows those and is marked with *earlier*. A search with a budget in seconds is
as strong as its simulations: how many it made in a second stands beside it where it was counted.
"""
RATINGS = """One strength for every bot of a game, the most likely one given all games above at once, in whatever order
they were played (Plackett and Luce; with two players Bradley and Terry), for each version of the rules by itself.
400 points more are ten times the odds. The steward stands at 0, and the uncertainty is a standard error of the
difference to it; where no steward has played under these rules yet, the mean of all stands at 0. Where somebody lost
nearly everything, how much weaker it is can hardly be told.
"""
NO_WEAKER = 0.05  # of all games: with more time a search may win so much less
UNTOLD = "not told apart"  # level in the few games at other than the usual number of players
UNPLAYED = "Not all games are played yet"


@dataclass(frozen=True)
class Line:
    """What is known of one pairing: nothing, or a standing of so many games out of those planned."""

    pairing: Pairing
    planned: int
    version: str
    standing: Standing | None
    rate: float | None = None  # simulations a second of the hero, where they were counted

    @property
    def today(self) -> bool:
        return self.version == self.pairing.version

    @property
    def where(self) -> str:
        return f"{self.pairing.game} with {self.pairing.players}"

    @property
    def usual(self) -> bool:
        return self.pairing.players == registry.game(self.pairing.game).usual_players

    @property
    def rules(self) -> str:
        return self.version.split()[0].removeprefix("rules-")

    @property
    def games(self) -> int:
        return self.standing.games if self.standing is not None else 0

    @property
    def complete(self) -> bool:
        return self.standing is not None and self.games >= self.planned

    def verdict(self, part: Part, lines: "Sequence[Line]") -> str:
        """Whether what is hoped for was reached: a multiple of the fair share, or no less than with less time."""
        line = self.standing
        if line is None:
            return ""
        if part.by_interval:
            if not self.complete:
                return ""
            level = "level" if self.usual else UNTOLD
            return "above" if line.fair_low > part.hoped else "below" if line.fair_high < part.hoped else level
        if part.hoped:
            reached = line.fair >= min(part.hoped, self.pairing.players)
            return "reached" if reached else "within the interval" if line.fair_high >= part.hoped else "below"
        before = [other for other in lines[: lines.index(self)] if other.where == self.where]
        # A few games say nothing yet.
        played = [other.standing for other in before if other.standing and other.standing.games >= other.planned]
        shares = [standing.share for standing in played]
        if not shares or line.games < self.planned:
            return ""
        return "reached" if line.share >= max(shares) - NO_WEAKER else "weaker"

    def row(self, verdict: str | None, counted: bool = False) -> str:
        """`verdict`: None where nothing is hoped for; `counted`: with a column for the simulations of a second."""
        pairing, line = self.pairing, self.standing
        cells = [pairing.game, str(pairing.players), pairing.hero]
        if line is None:
            cells += [f"0 of {self.planned}", *[""] * (4 + (verdict is not None) + counted)]
        else:
            cells.append(str(line.games) if line.games >= self.planned else f"{line.games} of {self.planned}")
            cells += [f"{line.share:.1%}", f"{line.fair:.2f}", f"{line.fair_low:.2f} to {line.fair_high:.2f}"]
            cells += [verdict] if verdict is not None else []
            cells += [f"{self.rate:,.0f}" if self.rate is not None else ""] if counted else []
            cells.append(self.version if self.today else f"{self.version} *earlier*")
        return f"| {' | '.join(cells)} |"


def line_of(book: Book, pairing: Pairing, wanted: Wanted) -> Line:
    """The games of today's version; until all of them are played, those of the one before, if these are more."""
    today = line_at(book, pairing, wanted, pairing.version)
    if today.complete or not (earlier := book.earlier(pairing)):
        return today
    before = line_at(book, pairing, wanted, earlier)
    return before if before.games > today.games else today


def line_at(book: Book, pairing: Pairing, wanted: Wanted, version: str) -> Line:
    planned = wanted.after(book.shares(pairing, version))
    rows = book.of(Job(pairing, number, version) for number in range(planned))
    rates = [row["rate"] for row in rows if row["rate"] != ""]
    return Line(
        pairing,
        planned,
        version,
        standings(rows)[0] if rows else None,
        sum(rates) / len(rates) if rates else None,
    )


def lines_of(part: Part, books: Mapping[str, Book]) -> list[Line]:
    return [
        line_of(book, pairing, wanted) for game, book in books.items() for pairing, wanted in part.asked(game, book)
    ]


def table(part: Part, lines: Sequence[Line]) -> str:
    hoped = ""
    if part.by_interval:
        hoped = "by the interval"
    elif part.hoped:
        hoped = f"at least {part.hoped:g}"
    elif len(part.hero) > 1:
        hoped = f"no weaker by {NO_WEAKER * 100:g} points"
    verdict, under_verdict = (f" {hoped} |", "---|") if hoped else ("", "")
    counted = any(line.rate is not None for line in lines)
    rate, under_rate = (" simulations/s |", "---:|") if counted else ("", "")
    field = part.field if ":" in part.field else {"random": "random players"}.get(part.field, f"{part.field}s")
    rows = [
        f"| game | players | bot among {field} | games | share | fair | interval |{verdict}{rate} version |",
        f"|---|---:|---|---:|---:|---:|---|{under_verdict}{under_rate}---|",
        *(line.row(line.verdict(part, lines) if hoped else None, counted) for line in lines),
    ]
    return "\n".join(rows) + "\n"


def in_words(part: Part, lines: Sequence[Line]) -> str:
    """Where a hero is better than its field beyond doubt, where only level or worse, and what is not known yet."""
    words = {
        "above": "Above the fair share",
        "level": "**Only level**",
        UNTOLD: f"Not told apart in {part.elsewhere} games",
        "below": "**Below the fair share**",
        "": UNPLAYED,
    }
    found: dict[str, list[Line]] = {verdict: [] for verdict in words}
    for line in lines:
        found[line.verdict(part, lines)].append(line)
    return " ".join(f"{word}: {named_in(found[verdict])}." for verdict, word in words.items() if found[verdict]) + "\n"


def named_in(lines: Sequence[Line]) -> str:
    return ", ".join(line.where for line in lines)


def sight_in_words(lines: Sequence[Line], other: Part, others: Sequence[Line]) -> str:
    """What sight wins where a hero is not above its field, and what is not known yet. `others`: what is shown of that
    hero."""
    without = {line.where: line.standing for line in others}
    said, unplayed = [], []
    for line in lines:
        blind = without[line.where]
        if line.standing is None or blind is None or not (line.complete and line.today):
            unplayed.append(line)
            continue
        so_much = line.standing.fair_low > other.hoped
        said.append(
            f"- {line.where}: {blind.hero} wins {in_figures(blind)} times the fair share, the search that sees "
            f"everything {in_figures(line.standing)}: "
            + ("so much there is to win." if so_much else "even sight is not known to win more than the fair share.")
        )
    if said:
        said.append("")
    if unplayed:
        said.append(f"{UNPLAYED}: {named_in(unplayed)}.")
    asked = [line.where for line in lines]
    not_above = [line for line in others if line.verdict(other, others) not in ("", "above")]
    if again := [line for line in not_above if line.where not in asked]:
        said.append(f"Asked again under today's versions: {named_in(again)}.")
    return "\n".join(said or ["So far it is nowhere known to be so."]).rstrip() + "\n"


def in_figures(line: Standing) -> str:
    return f"{line.fair:.2f} ({line.fair_low:.2f} to {line.fair_high:.2f})"


def rated(book: Book, parts: Sequence[Part]) -> dict[str, list[Rating]]:
    """The ratings by the rules that were played, those that most lines come from first. A bot that changed in between
    is rated as two."""
    lines = [line for part in parts for line in lines_of(part, {book.game: book}) if line.standing]
    found = {}
    for rules, _ in Counter(line.rules for line in lines).most_common():
        wanted = [line for line in lines if line.rules == rules]
        jobs = {Job(line.pairing, n, line.version): None for line in wanted for n in range(line.planned)}
        found[rules] = ratings(told_apart(book.of(jobs)))
    return found


def told_apart(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The games with their bots' versions behind the names, where a bot played in more than one."""
    versions: dict[str, set[str]] = {}
    for row in rows:
        for bot in (row["hero"], row["field"]):
            versions.setdefault(bot, set()).add(version_within(row["version"], bot))
    return [
        {**row, **{side: named(row[side], row["version"], versions[row[side]]) for side in ("hero", "field")}}
        for row in rows
    ]


def named(bot: str, version: str, versions: set[str]) -> str:
    return bot if len(versions) == 1 else f"{bot} ({version_within(version, bot)})"


def version_within(version: str, bot: str) -> str:
    """Of all the versions behind a game, that of one bot: `skald-1.2`."""
    kind = bot.partition(":")[0]
    return next((part for part in version.split() if part.rpartition("-")[0] == kind), "")


def ratings_table(books: Mapping[str, Book], parts: Sequence[Part]) -> str:
    rows = ["| game | rules | bot | rating | uncertainty |", "|---|---|---|---:|---:|"]
    for game, book in books.items():
        for rules, found in rated(book, parts).items():
            rows += [f"| {game} | {rules} | {one.bot} | {one.strength:.0f} | {one.doubt:.0f} |" for one in found]
    return "\n".join(rows) + "\n"


def versions_table(books: Mapping[str, Book], parts: Sequence[Part]) -> str:
    rows = ["| game | rules today | measured with |", "|---|---|---|"]
    for game, book in books.items():
        lines = [line for part in parts for line in lines_of(part, {game: book}) if line.standing]
        measured = ", ".join(sorted({line.rules for line in lines}))
        rows.append(f"| {game} | {registry.game(game).rules_version} | {measured} |")
    return "\n".join(rows) + "\n"


def page_text(head: Mapping[str, str], books: Mapping[str, Book], parts: Sequence[Part], pictures: str) -> str:
    """The whole page. `pictures` is the folder of the pictures, as the page links to it."""
    sections = [HEAD.format(**head), f"## Versions\n\n{VERSIONS}\n{versions_table(books, parts)}"]
    for part in parts:
        lines = lines_of(part, books)
        commands = "\n".join(dict.fromkeys(part.command(line.pairing, line.planned) for line in lines))
        sections.append(f"## {part.title}\n\n{part.about}\n")
        if lines:
            sections.append(table(part, lines))
        if part.by_interval:
            sections.append(in_words(part, lines))
        if part.where_level:
            (other,) = parts_named([part.where_level])
            sections.append(sight_in_words(lines, other, lines_of(other, books)))
        if any(line.standing for line in lines):
            sections.append(f"![{part.title}: shares with intervals]({pictures}/{picture_name(part)})\n")
        if lines:
            sections.append(f"```sh\n{commands}\n```\n")
    sections.append(f"## Ratings\n\n{RATINGS}\n{ratings_table(books, parts)}")
    return "\n".join(sections)


def picture_name(part: Part) -> str:
    return f"ladder-{part.name}.svg"


def open_books(folder: Path, games: Sequence[str] = ()) -> dict[str, Book]:
    return {game: Book(folder / f"{game}.csv") for game in games or registry.NAMES}
