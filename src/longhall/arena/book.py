"""The book of results: a file that grows game by game, so that a tournament goes on where it stopped."""

import csv
import io
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from longhall.arena.games import Job, Pairing

TABLE = ("version", "players", "options", "hero", "field", "number")
# `score` is empty where the game has none, the rates (simulations a second) where a bot thinks by no clock.
COLUMNS = (*TABLE, "share", "place", "places", "score", "decisions", "rate", "field_rate")
NUMBERS = {"players": int, "number": int, "share": float, "place": int, "decisions": int}
MAYBE_NUMBERS = ("score", "rate", "field_rate")

Row = dict[str, Any]
Key = tuple[str, str, int]


class Book:
    """The games of one game, a line of CSV each, written as soon as a game is over. A line that was cut off when the
    program was stopped is dropped."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rows: dict[Key, Row] = {}
        if file.exists():
            text = file.read_text("utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                file.write_text(whole, "utf-8")
            for line in csv.DictReader(io.StringIO(whole)):
                self.keep({name: read(name, line[name]) for name in COLUMNS})

    @property
    def game(self) -> str:
        return self.file.stem

    def keep(self, row: Row) -> None:
        which = f"{row['players']},{row['options']},{row['hero']},{row['field']}"
        self.rows[row["version"], which, row["number"]] = row

    def add(self, row: Mapping[str, Any]) -> None:
        kept = {name: row[name] for name in COLUMNS}
        self.keep(kept)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        line = io.StringIO()
        writer = csv.DictWriter(line, COLUMNS, lineterminator="\n")
        if not self.file.exists():
            writer.writeheader()
        writer.writerow(kept)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(line.getvalue())

    def has(self, job: Job) -> bool:
        return key_of(job) in self.rows

    def of(self, jobs: Iterable[Job]) -> list[Row]:
        """The rows of these jobs, in their order, with what a row says of itself only by its place."""
        return [
            {**self.rows[key_of(job)], "game": self.game, "seat": job.seat, "seed": job.seed}
            for job in jobs
            if key_of(job) in self.rows
        ]

    def shares(self, pairing: Pairing, version: str) -> list[float]:
        """What the hero won in the games of a version, from the first on as far as none is missing."""
        found: list[float] = []
        while (row := self.rows.get((version, name_of(pairing), len(found)))) is not None:
            found.append(row["share"])
        return found

    def earlier(self, pairing: Pairing) -> str:
        """The version before today's that was last written down for a pairing; empty if there is none."""
        found = ""
        for version, which, _ in self.rows:
            if which == name_of(pairing) and version != pairing.version:
                found = version
        return found

    def drop_earlier(self, today: Mapping[str, str]) -> None:
        """By the name of a pairing, the version that counts: what others played of it is dropped."""
        dropped = [key for key in self.rows if today.get(key[1], key[0]) != key[0]]
        if not dropped:
            return
        for key in dropped:
            del self.rows[key]
        text = io.StringIO()
        writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(self.rows.values())
        self.file.write_text(text.getvalue(), "utf-8")

    def export(self) -> Path:
        """All rows as Parquet, beside the book."""
        import polars

        made = self.file.with_suffix(".parquet")
        table = polars.DataFrame([{"game": self.game, **row} for row in self.rows.values()], infer_schema_length=None)
        table.sort(*TABLE).write_parquet(made)
        return made


def name_of(pairing: Pairing) -> str:
    return f"{pairing.players},{pairing.options_text},{pairing.hero},{pairing.field}"


def key_of(job: Job) -> Key:
    return job.version, name_of(job.pairing), job.number


def read(column: str, word: str) -> Any:
    if column in MAYBE_NUMBERS:
        return float(word) if "." in word else int(word) if word else ""
    return NUMBERS.get(column, str)(word)
