"""What a change did to a match, as the store keeps it: entries, happenings for the log, snapshots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from longhall.games.registry import game as find_game
from longhall.match import Match, RecordError, earlier, renamed, snapshots
from longhall.match.beginnings import repeat, replay
from longhall.match.happened import SET_UP, written_result
from longhall.match.match import written
from longhall.server.store import room


@dataclass(frozen=True)
class Step:
    """One entry of the record and what it did."""

    number: int
    body: dict[str, Any]
    sent: list[int]
    events: list[list[Any]]
    gone: list[int]  # entries whose happenings it took back


@dataclass(frozen=True)
class Opening:
    """What there is before the first choice."""

    entries: list[dict[str, Any]]
    sent: list[int]
    events: list[list[Any]]
    snapshot: dict[str, Any]


@dataclass(frozen=True)
class Happening:
    """What one entry of the record (-1: the set-up) brought about, uncut, and the transcripts behind it."""

    entry: int
    events: list[list[Any]]
    sent: list[int]
    gone: int | None


def opening_of(match: Match) -> Opening:
    """The beginning of a match in which nobody has chosen yet."""
    return Opening(list(match.entries), list(match.sent), written(match.opening), snapshots.take(match))


def step(match: Match, act: Callable[[], object]) -> Step:
    """Do what adds one entry to the record, and see what it did."""
    number = match.length
    stood = {play.entry for play in match.plays}
    act()
    assert match.length == number + 1
    events: list[list[Any]] = []
    for play in match.plays:
        stood.discard(play.entry)
        if play.entry == number:
            events = written(play.events)
    return Step(number, match.entries[-1], list(match.sent), events, sorted(stood))


def repeated(match: Match, entries: Sequence[Mapping[str, Any]]) -> list[Step]:
    """Bring a match up to date with entries that somebody else made, and see what they did."""
    match.tape.entries = [match.game.chance.number(key) for entry in entries for key in entry.get("chance", [])]
    match.tape.at, match.tape.dictated = 0, True
    try:
        return [step(match, partial(repeat, match, entry)) for entry in entries]
    finally:
        del match.tape.entries[match.tape.at :]
        match.tape.dictated = False


@dataclass(frozen=True)
class Transcription:
    """A whole record, taken apart for the store."""

    header: dict[str, Any]
    opening: Opening
    steps: list[Step]
    snapshots: list[dict[str, Any]]
    over: bool
    versions: list[list[Any]]  # of the rules, where they are not those of the record: first entry, version
    result: dict[str, Any] | None


def transcribe(record: Mapping[str, Any], snapshot_every: int) -> Transcription:
    """Replay a record that somebody brought. RecordError says what is wrong with it."""
    try:
        return _transcribe(record, snapshot_every)
    except RecordError:
        raise
    except Exception as fault:  # a record made by hand can lead anywhere
        raise RecordError(f"this is not a record: {type(fault).__name__} {fault}") from fault


def _transcribe(record: Mapping[str, Any], snapshot_every: int) -> Transcription:
    entries = record["entries"]
    names = record.get("names", [])
    room.check(record)
    if not isinstance(names, list) or not all(isinstance(name, str) and len(name) <= 64 for name in names):
        raise RecordError("the names are not a list of names")
    reading = earlier.read(record) if is_earlier(record) else None
    stops = len(entries) if reading is None or reading.stops is None else reading.stops
    match = replay(record, upto=0)
    match.follows = False
    opening = opening_of(match)
    snapshots.views(match)  # a position written by hand may be one that cannot be drawn
    fitting = entries[match.length : stops]
    if reading is not None:
        fitting = [renamed.entry(match.game, record["rules_version"], entry) for entry in fitting]
    chance = [match.game.chance.number(key) for entry in fitting for key in entry.get("chance", [])]
    match.tape.entries, match.tape.at, match.tape.dictated = chance, 0, True
    steps, taken = [], []
    last = match.length
    left = room.Room(len(entries), snapshot_every)
    left.snapshot(opening.snapshot)
    for number, entry in enumerate(fitting, 1):
        steps.append(step(match, lambda entry=entry: repeat(match, entry)))  # type: ignore[misc]
        left.take(vars(steps[-1]))
        is_end = number == len(fitting)  # whoever opens the table looks from there, and not from afar
        if is_end or match.over or (match.length - last >= left.apart and snapshots.is_quiet(match)):
            taken.append(snapshots.take(match))
            left.snapshot(taken[-1])
            last = match.length
    header = {name: value for name, value in match.record.items() if name != "entries"}
    if reading is None:
        return Transcription(header, opening, steps, taken, match.over, [], written_result(match.result))
    header |= {"rules_version": record["rules_version"]}
    versions: list[list[Any]] = [[SET_UP, match.game.rules_version]]
    if stops < len(entries):
        versions.append([stops, record["rules_version"]])
        steps += rest(record, stops, match.sent)
    told = written_result(reading.result)
    return Transcription(header, opening, steps, taken, told is not None, versions, told)


def is_earlier(record: Mapping[str, Any]) -> bool:
    return bool(record["rules_version"] != find_game(record["game"]).rules_version)


def rest(record: Mapping[str, Any], stops: int, sent: list[int]) -> list[Step]:
    """The entries of an earlier record that the present rules cannot repeat, with what was told of them then."""
    told = dict(record.get("happened") or [])
    steps = []
    for number, entry in enumerate(record["entries"][stops:], stops):
        sent = [length + 1 for length in sent]
        steps.append(Step(number, dict(entry), sent, told.get(number, []), []))
    return steps
