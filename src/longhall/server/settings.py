"""What a keeper of the hall may set: on the command line, or by variables of the environment.

`Settings.read` is the one place where the environment is asked. Every field has a variable named after it: `workers` is
`LONGHALL_WORKERS`, and `changes` of the limits `LONGHALL_LIMIT_CHANGES`, where a rate is written `60/10` (60 at once,
and 10 a second after that). What the command line says goes before.
"""

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple, get_args, get_type_hints

HERE = Path(__file__).parent
PREFIX = "LONGHALL_"
LIMIT = "LIMIT_"
LOGS = ("plain", "json")


class SettingsError(ValueError):
    """A setting that cannot be; the message names it and says what it may be."""


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
    accounts: Rate = Rate(20, 0.1)  # made, signed in to, changed
    guesses: Rate = Rate(10, 0.02)  # at one account, from all addresses together
    exports: Rate = Rate(6, 0.02)
    hints: Rate = Rate(20, 1)
    moments: Rate = Rate(120, 10)  # of a game, as it was then: each is played up to and drawn anew
    sockets: Rate = Rate(60, 4)
    messages: Rate = Rate(20, 2)  # from one socket
    open_sockets: int = 100
    connections: int = 400  # besides
    reviews: int = 4  # that are made at a time
    running: int = 60  # tables that one visitor has set up and that wait or play
    body: int = 16 * 1024
    wish: int = 64 * 1024  # for a table, perhaps with an edition
    record: int = 2 * 1024 * 1024
    message: int = 1024
    head_seconds: float = 15.0  # until it has said what it wants
    body_seconds: float = 15.0


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"  # where to listen
    port: int | None = None  # None: the usual one if it is free, else another
    database: str = ""  # an SQLAlchemy address; empty: a file in the user's data folder
    redis: str = ""  # where processes tell each other what happened: redis://host:6379; empty: there is only one
    public_url: str = ""  # where people reach the hall, if it is not where their browser says: https://hall.example
    proxies: str = ""  # addresses and networks, with commas, that may say whom they ask for; empty: nobody
    pace: float = 1.0  # how long bots and standing orders take to answer, as a multiple of the usual
    bots: str = ""  # a file that names programs which play here; empty: none
    workers: int = 2  # processes in which bots think
    lease: float = 15.0  # seconds for which a process takes the bots of a table; if it dies, others do after that
    snapshot_every: int = 16  # entries of the record
    open_tables: int = 1000  # kept in memory
    keep_waiting: int = 60  # days after the last thing that happened at a table that waits for people; 0: for ever
    close_playing: int = 180  # days after which a game that nobody goes on with is closed, and kept; 0: never
    keep_playing: int = 365  # the same for a game that is on
    keep_finished: int = 730  # and for one that is over
    contact: str = ""  # who runs the hall and how to be reached, for the page about what is kept
    smtp: str = ""  # how letters are sent: smtp://user:password@host:587, smtps://host:465; empty: not at all
    mail_from: str = ""  # who writes them: Longhall <hall@hall.example>
    reports_to: str = ""  # where a letter goes when somebody has reported what was said; empty: nowhere
    vapid_key: str = ""  # by which pushes are signed, as VAPID tools write it; empty: one that the store keeps
    push_contact: str = ""  # whom a push service may ask: mailto:keeper@hall.example; empty: who writes letters
    local_targets: bool = False  # webhooks and pushes may go to this house and its network
    metrics: str = ""  # host:port at which Prometheus is answered; empty: nowhere
    log: str = "plain"  # or json: a line of JSON for each
    limits: Limits = field(default_factory=Limits)
    static: Path = HERE / "web" / "static"

    def __post_init__(self) -> None:
        check_proxies(self.proxies)
        if self.metrics and not re.fullmatch(r"(\[[0-9a-fA-F:]+\]|[^\[\]:]*):\d{1,5}", self.metrics):
            raise SettingsError(f"metrics are at an address such as 127.0.0.1:9100, and not {self.metrics!r}")
        if not self.workers and not self.database.startswith("postgresql"):
            raise SettingsError("without workers nobody thinks for bots: only where other processes share a PostgreSQL")
        if self.smtp and not re.match(r"smtps?://[^/]", self.smtp):
            raise SettingsError("smtp is an address such as smtp://user:password@host:587")
        if self.smtp and not (self.mail_from and self.public_url):
            raise SettingsError("letters need who writes them (mail_from) and where their links lead (public_url)")
        if self.reports_to and not self.smtp:
            raise SettingsError("reports_to is told by letter, so that needs smtp")
        if self.vapid_key and not re.fullmatch(r"[A-Za-z0-9_-]{43}", self.vapid_key):
            raise SettingsError("vapid_key is 43 letters: the private key, as VAPID tools write it")
        if self.log not in LOGS:
            raise SettingsError(f"the log is {' or '.join(LOGS)}, and not {self.log!r}")

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> "Settings":
        """The settings that the environment names, and before them those given (None: not given)."""
        wanted = {name: value for name, value in given.items() if value is not None}
        kinds = get_type_hints(cls)
        for place in fields(cls):
            variable = PREFIX + place.name.upper()
            if place.name not in wanted and variable in environment:
                wanted[place.name] = written(variable, environment[variable], kinds[place.name])
        if "limits" not in wanted:
            wanted["limits"] = read_limits(environment)
        return cls(**wanted)


def read_limits(environment: Mapping[str, str]) -> Limits:
    kinds = get_type_hints(Limits)
    found = {}
    for variable, text in environment.items():
        if variable.startswith(PREFIX + LIMIT):
            name = variable.removeprefix(PREFIX + LIMIT).lower()
            if name not in kinds:
                raise SettingsError(f"there is no limit {variable}; there are {', '.join(sorted(kinds))}")
            found[name] = written(variable, text, kinds[name])
    return Limits(**found)


def written(variable: str, text: str, kind: Any) -> Any:
    """The value that a variable's text stands for."""
    text = text.strip()
    kind = next((one for one in get_args(kind) if one is not NoneType), kind)
    try:
        if kind is Rate:
            burst, _, per_second = text.partition("/")
            return Rate(float(burst), float(per_second))
        if kind is bool:
            return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}[text.lower()]
        if kind in (int, float) and not kind(text) >= 0:
            raise ValueError(text)
        return kind(text)
    except (ValueError, KeyError, TypeError):
        what = {Rate: "a rate such as 60/10", int: "a whole number", float: "a number", bool: "yes or no"}
        raise SettingsError(f"{variable} is {text!r}, and not {what.get(kind, 'what it must be')}") from None


def check_proxies(named: str) -> None:
    """Only addresses and networks can be named: whoever is believed can pretend to be anybody."""
    for name in filter(None, (part.strip() for part in named.split(","))):
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise SettingsError(
                f"a proxy is named by its address or its network, such as 10.0.0.2 or 10.0.0.0/24, and not {name!r}"
            ) from None


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
