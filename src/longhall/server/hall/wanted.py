"""What somebody wants to be told, by which channel: the wishes of a person, and what they are where nobody has said."""

from dataclasses import asdict, dataclass, field, fields
from typing import Any

PUSH, MAIL, WEBHOOK = CHANNELS = ("push", "mail", "webhook")
KINDS = ("turn", "time", "full", "end", "asked", "talk")

# By the kind of a tiding: what somebody wishes to hear of.
ROW = {
    "turn": "turn",
    "question": "turn",
    "nudge": "turn",
    "awaited": "turn",
    "time": "time",
    "filled": "full",
    "ready": "full",
    "full": "full",
    "changed": "asked",
    "end": "end",
    "left": "asked",
    "zero": "asked",
    "pause": "asked",
    "again": "asked",
    "invited": "asked",
    "talk": "talk",
}

# Within which a newer notice takes an older one's place: whose turn it is knows that the game has begun.
SLOT = {**ROW, **dict.fromkeys(("filled", "ready", "full"), "turn"), "invited": "invited"}

USUAL = {
    "turn": [PUSH, MAIL, WEBHOOK],
    "time": [PUSH],
    "full": [PUSH],
    "end": [PUSH, MAIL],
    "asked": [PUSH],
    "talk": [],
}

AT_ONCE, HOUR, DIGEST = LETTERS = ("now", "hour", "digest")


@dataclass(frozen=True)
class Wanted:
    by: dict[str, list[str]] = field(default_factory=lambda: {kind: list(USUAL[kind]) for kind in KINDS})
    mail: str = HOUR  # at once, after an hour if nobody has looked by then, or once a day
    sundays: bool = False  # the digest comes on Sundays alone
    holidays: bool = False  # are quiet too
    talk_text: bool = False  # what was said may stand in the notice
    language: str = "en"
    zone: str = "Europe/Stockholm"

    def has(self, row: str, channel: str) -> bool:
        return channel in self.by.get(row, ())


def read(body: dict[str, Any]) -> Wanted:
    """What is left out is as usual."""
    known = {one.name for one in fields(Wanted)}
    found = Wanted(**{name: value for name, value in body.items() if name in known})
    return found if set(found.by) == set(KINDS) else Wanted(**{**asdict(found), "by": {**Wanted().by, **found.by}})


def without_mail(wanted: Wanted) -> dict[str, Any]:
    """The same, but no letters any more."""
    by = {kind: [one for one in channels if one != MAIL] for kind, channels in wanted.by.items()}
    return {**asdict(wanted), "by": by}
