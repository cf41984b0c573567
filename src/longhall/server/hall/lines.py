"""The log as one seat reads it: stored happenings, cut for the seat and put into words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.kernel.actions import SEATS
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.match.happened import read_events
from longhall.match.words import Words, words_at
from longhall.server.hall.recent import Recent
from longhall.server.store import Store
from longhall.server.store.transcripts import Happening

LOG_LINES = 100
LONGEST_RESUME = 300  # further back than this a log is sent anew


@dataclass(frozen=True)
class Reader:
    """Who reads the log: a seat (-1: a spectator), in a language. `sees_all` reads it uncut."""

    game: Game
    language: str
    seat: int
    names: Sequence[str]
    sees_all: bool = False
    names_entries: bool = False  # the record is no secret any more
    rules: str = ""  # the version that the first entry was made under; empty: the present one
    versions: Sequence[Sequence[Any]] = ()  # later ones: first entry, version
    edition: Mapping[str, Any] | None = None

    def words(self, happening: Happening) -> Words:
        """The words in which a happening was told."""
        return words_at(self.game, self.rules or self.game.rules_version, self.versions, happening.entry)

    def events(self, happening: Happening) -> list[Event]:
        """What of a happening this reader notices."""
        found = read_events(self.words(happening), happening.events, self.sees_all)
        return [event for event in found if event.seen_by(self.seat) is not None]

    def lines(self, happening: Happening) -> list[dict[str, Any]]:
        lines = []
        words = self.words(happening)
        for i, event in enumerate(self.events(happening)):
            line = {"n": happening.sent[self.seat], "i": i, **self.line(event, words)}
            if self.names_entries:
                line["entry"] = max(happening.entry + 1, 0)
            lines.append(line)
        return lines

    def line(self, event: Event, words: Words) -> dict[str, Any]:
        cut = event.seen_by(self.seat)
        line = words.texts(self.language, self.edition).line(event, self.seat, self.names)
        assert cut is not None and line is not None
        fields: dict[str, Any] = {}
        plain: dict[str, Any] = {}
        for axis in (*event.kind.fields, *event.kind.secret):
            value = cut[axis.label]
            names = SEATS if axis.of == "seat" else axis.names
            name = names[value] if value is not None and 0 <= value < len(names) else None
            plain[axis.label] = value if name is None else name
            fields[axis.label] = (
                None if value is None else {"of": axis.of, "value": value, "name": name, "text": line.words[axis.label]}
            )
        where = self.game.event_at if words.is_present else None
        at = where(event.kind.name, plain) if where is not None else []
        return {"text": line.text, "event": {"kind": event.kind.name, "fields": fields, "at": at}}

    def gone(self, happenings: Iterable[Happening]) -> list[int]:
        """The numbers of lines that this reader has and that were taken back."""
        return sorted(happening.sent[self.seat] for happening in happenings if self.events(happening))


def resumed(since: int | None, now: int) -> int | None:
    """From where on a log is told to a reader that has its transcript up to `since`; None: anew."""
    return since if since is not None and 0 < since <= now and now - since <= LONGEST_RESUME else None


def log(
    store: Store, table_id: str, reader: Reader, length: int, now: int, since: int | None, recent: Recent | None
) -> dict[str, Any]:
    """The log from where the seat's transcript stood (see `resumed`)."""
    if since is None:
        lines, more = last_lines(store, table_id, reader, length)
        return {"since": None, "lines": lines, "gone": [], "more": more}
    found = recent.since(reader.seat, since) if recent is not None else None
    if found is None:
        first = store.first_behind(table_id, length, reader.seat, since) if since < now else length
        found = store.happenings(table_id, first, length), store.taken_back(table_id, first)
    happened, gone = found
    return {
        "since": since,
        "lines": [line for happening in happened for line in reader.lines(happening)],
        "gone": reader.gone(gone),
        "more": False,
    }


def last_lines(
    store: Store, table_id: str, reader: Reader, entry: int, limit: int = LOG_LINES, at: int | None = None
) -> tuple[list[dict[str, Any]], bool]:
    """The last lines before an entry, and whether there are older ones."""
    found: list[dict[str, Any]] = []
    for happening in store.happenings_before(table_id, entry, at):
        found[:0] = reader.lines(happening)
        if len(found) > limit:
            return found[len(found) - limit :], True
    return found, False
