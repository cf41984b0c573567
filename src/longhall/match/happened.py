"""What happened and how it ended, as it is kept beside a record, and whether the same happens again.

Events are kept whole as numbers, in the words of their version of the rules (see words.py). They are secret until the
end.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longhall.kernel.events import EVERYBODY, Event
from longhall.kernel.results import Result
from longhall.match.match import Match, written
from longhall.match.questions import is_number
from longhall.match.words import Words, words_of

SET_UP = -1  # stands for the entry number of what happened before the first choice

Happened = Mapping[int, Sequence[Sequence[Any]]]  # by entry: events as kind, arguments, and who sees all of them


class Otherwise(ValueError):
    """What was played under earlier rules does not fit the present ones, and where."""


def happened(match: Match) -> dict[int, list[list[Any]]]:
    """The events that stand, by the entry that brought them about."""
    found = {SET_UP: written(match.opening)} if match.opening else {}
    found.update({play.entry: written(play.events) for play in match.plays if play.events})
    return found


def written_result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {name: getattr(result, name) for name in ("places", "scores", "outcomes", "reason", "clause")}


def read_result(told: Mapping[str, Any] | None) -> Result | None:
    return None if told is None else Result(**told)


def read_events(words: Words, events: Sequence[Sequence[Any]], sees_all: bool = False) -> list[Event]:
    """Kept events in the words of their version."""
    return [
        Event(words.kinds[kind], list(args), EVERYBODY if sees_all else who)
        for kind, args, who in events
        if kind in words.kinds
    ]


def check_kept(spoken: Callable[[int], Words], record: Mapping[str, Any]) -> None:
    """Otherwise, if what a record holds of events and result cannot be: it may come from anywhere."""
    for entry, events in record.get("happened") or ():
        kinds = spoken(entry).kinds
        for kind, args, who in events:
            axes = (*kinds[kind].fields, *kinds[kind].secret) if kind in kinds else ()
            if len(axes) != len(args) or not all(map(is_number, (entry, who, *args))):
                raise Otherwise(f"entry {entry} of the record tells of '{kind}' what cannot be")
    result = record.get("result")
    if result is not None:
        said = spoken(SET_UP).texts_of_end(result["reason"], "en")
        players = record["players"]
        keys = [f"outcome-{outcome}" for outcome in result["outcomes"]] + [f"reason-{result['reason']}"]
        if (
            set(result) != {"places", "scores", "outcomes", "reason", "clause"}
            or len(result["places"]) != players
            or len(result["outcomes"]) != players
            or not all(map(is_number, (*result["places"], *result["scores"])))
            or not all(map(said.has, keys))
        ):
            raise Otherwise("the record's result cannot be")


def check_told(spoken: Callable[[int], Words], told: Happened, match: Match, whole: bool = True) -> None:
    """Otherwise, unless what was told happened again; events of kinds that were not there then may lie between.

    `spoken` gives the words in which an entry was told. `whole`: all that happened must have been told. In the middle
    of a record something stands that is taken back later.
    """
    present = words_of(match.game, match.game.rules_version)
    now = happened(match)
    for entry in {**told, **now} if whole else told.keys() & now.keys():
        words = spoken(entry)
        was = [plain(event) for event in read_events(words, told.get(entry, ()))]
        again = [event for event in now.get(entry, ()) if event[0] in words.kinds]
        found = [plain(event) for event in read_events(present, again)]
        if len(was) != len(found) or not all(map(is_the_same, was, found)):
            raise Otherwise(f"entry {entry} of the record brings about something else today")


def is_the_same(was: tuple[str, int, dict[str, Any]], now: tuple[str, int, dict[str, Any]]) -> bool:
    """The same kind for the same eyes; it may tell more today."""
    return was[:2] == now[:2] and was[2].items() <= now[2].items()


def check_result(told: Mapping[str, Any] | None, match: Match) -> None:
    """Otherwise, unless it ended as was told; the reason may be worded or numbered otherwise today."""
    again = written_result(match.result)
    for part in ("places", "scores", "outcomes"):
        if told is not None and (again is None or told[part] != again[part]):
            raise Otherwise("the game does not end today as it ended then")


def plain(event: Event) -> tuple[str, int, dict[str, Any]]:
    """An event without numbers that depend on a version."""
    fields = {}
    for axis, value in zip((*event.kind.fields, *event.kind.secret), event.args, strict=True):
        fields[axis.label] = axis.names[value] if 0 <= value < len(axis.names) else value
    return event.kind.name, event.who, fields
