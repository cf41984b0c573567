"""The book of results: a file that grows game by game, so that a tournament goes on where it stopped."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any


class Book:
    """Rows of results, one JSON object a line. A line that was cut off by a crash is dropped."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rows: list[dict[str, Any]] = []
        self.whole = True  # whether the file ends with a whole line
        if file.exists():
            text = file.read_text("utf-8")
            self.whole = text == "" or text.endswith("\n")
            for line in text.splitlines():
                try:
                    self.rows.append(json.loads(line))
                except json.JSONDecodeError:
                    continue
        self.names = {row["job"] for row in self.rows}

    def add(self, row: Mapping[str, Any]) -> None:
        self.rows.append(dict(row))
        self.names.add(row["job"])
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            if not self.whole:
                file.write("\n")
                self.whole = True
            file.write(json.dumps(row, sort_keys=True) + "\n")

    def of(self, names: Sequence[str]) -> list[dict[str, Any]]:
        """The rows of these jobs, in their order."""
        found = {row["job"]: row for row in self.rows}
        return [found[name] for name in names if name in found]

    def export(self) -> list[Path]:
        """All rows as Parquet and CSV, beside the book."""
        import polars

        table = polars.DataFrame(sorted(self.rows, key=lambda row: str(row["job"])), infer_schema_length=None)
        made = [self.file.with_suffix(".parquet"), self.file.with_suffix(".csv")]
        table.write_parquet(made[0])
        table.write_csv(made[1])
        return made
