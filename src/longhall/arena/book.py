"""The book of results: a file that grows game by game, so that a tournament goes on where it stopped."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Book:
    """Rows of results, one JSON object a line; a line that was cut off by a crash is dropped."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rows: list[dict[str, Any]] = []
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
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
            file.write(json.dumps(row, sort_keys=True) + "\n")

    def export(self, folder: Path) -> list[Path]:
        """The rows as Parquet and CSV."""
        import polars

        folder.mkdir(parents=True, exist_ok=True)
        table = polars.DataFrame(sorted(self.rows, key=lambda row: str(row["job"])))
        made = [folder / f"{self.file.stem}.parquet", folder / f"{self.file.stem}.csv"]
        table.write_parquet(made[0])
        table.write_csv(made[1])
        return made
