"""What a keeper of the hall may set."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """What one address may ask for."""

    pages: Rate = Rate(300, 100)
    reads: Rate = Rate(300, 60)
    changes: Rate = Rate(60, 10)
    tables: Rate = Rate(40, 0.5)
    uploads: Rate = Rate(10, 0.05)
    claims: Rate = Rate(20, 0.2)
    hints: Rate = Rate(20, 1)
    sockets: Rate = Rate(60, 4)
    messages: Rate = Rate(20, 2)  # from one socket
    open_sockets: int = 100
    body: int = 16 * 1024
    wish: int = 64 * 1024  # for a table, perhaps with an edition
    record: int = 2 * 1024 * 1024
    message: int = 1024
    body_seconds: float = 15.0


@dataclass(frozen=True)
class Settings:
    database: str = ""  # an SQLAlchemy address; empty: a file in the user's data folder
    public_url: str = ""  # where people reach the hall, if it is not where their browser says: https://hall.example
    pace: float = 1.0  # how long bots and standing orders take to answer, as a multiple of the usual
    workers: int = 2  # processes in which bots think
    snapshot_every: int = 16  # entries of the record
    open_tables: int = 256  # kept in memory
    limits: Limits = field(default_factory=Limits)
    static: Path = HERE / "web" / "static"


def default_database() -> str:
    """A file among the user's own data, made on first use."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "longhall"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'hall.sqlite3'}"
