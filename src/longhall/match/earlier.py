"""Games of earlier versions of the rules: read as they were told, repeated and gone on with as far as they fit.

A record holds choices and chance results, from which everything follows under the same rules. Under corrected rules
something else may follow. So what is kept for long holds also what happened and how it ended, in the words of its
version (see words.py), and nothing of an earlier version is taken for repeated unless the same things happened again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.kernel.results import Result
from longhall.match import positions, renamed, snapshots
from longhall.match.beginnings import RecordError, replay
from longhall.match.happened import (
    Happened,
    Otherwise,
    check_kept,
    check_told,
    happened,
    read_events,
    read_result,
    written_result,
)
from longhall.match.match import SPECTATOR, Match
from longhall.match.texts import texts
from longhall.match.words import UnknownVersion, Words, spoken_in, words_of

# What is kept


def kept(match: Match) -> dict[str, Any]:
    """The record of a match with what happened and how it ended, for versions that cannot repeat it. Holds secrets."""
    return {
        **match.record,
        "result": written_result(match.result),
        "happened": [[entry, events] for entry, events in happened(match).items()],
    }


# Reading


@dataclass(frozen=True)
class Reading:
    """A record of any version, read as far as the present rules can follow it."""

    record: Mapping[str, Any]
    game: Game
    match: Match | None  # None if not even its beginning fits
    stops: int | None = None  # the first entry that the present rules cannot repeat
    fault: str = ""

    @property
    def version(self) -> str:
        return str(self.record["rules_version"])

    @property
    def edition(self) -> Mapping[str, Any] | None:
        return self.record.get("edition")

    @property
    def is_earlier(self) -> bool:
        return self.version != self.game.rules_version

    @property
    def result(self) -> Result | None:
        """How it ended, as it was told then."""
        told = read_result(self.record.get("result"))
        return told if told is not None or self.match is None else self.match.result

    def log(self, seat: int = SPECTATOR, language: str = "en") -> list[str]:
        """What happened, as it was told then if the record holds it."""
        told = self.record.get("happened")
        if told is None or not self.is_earlier:
            return self.match.log(seat, language) if self.match is not None else []
        names = self.record.get("names", [])
        spoken = spoken_in(self.game, self.record)
        found = []
        for entry, happening in told:
            words = spoken(entry)
            said = words.texts(language, self.edition)
            found += [said.event(event, seat, names) for event in read_events(words, happening)]
        return [line for line in found if line is not None]

    def closing(self, language: str = "en") -> list[str]:
        """Why it ended as it did: in full where the present rules follow it to its end, else the reason told then."""
        ending = self.match.ending(language) if self.match is not None else None
        if ending is not None:
            return ending.closing(self.log(SPECTATOR, language))
        if self.result is None:
            return []
        said = words_of(self.game, self.version).texts_of_end(self.result.reason, language)
        return [said.say(f"reason-{self.result.reason}")]

    def rest(self, language: str = "en") -> list[str]:
        """The choices that the present rules cannot repeat, in words: who chose what. Holds secrets."""
        if self.stops is None:
            return []
        words = words_of(self.game, self.version)
        names = self.record.get("names", [])
        said = words.texts(language, self.edition)
        return [
            f"{said.seat(entry['seat'], names)}: {words.choice(entry['play'], language, names, self.edition)}"
            for entry in self.record["entries"][self.stops :]
            if "play" in entry
        ]

    def word(self, language: str = "en") -> str:
        """What a reader must know about the version; empty if it is the present one."""
        if not self.is_earlier:
            return ""
        say, versions = texts(self.game, language).say, {"then": self.version, "now": self.game.rules_version}
        if self.stops is None:
            return say("earlier-fits", **versions)
        return say("earlier-stops", entry=self.stops, **versions)


def read(record: Mapping[str, Any], game: Game | None = None) -> Reading:
    """Read a record of any version. One of the present version must fit; RecordError says where it does not."""
    try:
        found = game if game is not None else find_game(record["game"])
        if record["rules_version"] == found.rules_version:
            return Reading(record, found, replay(record, game=found))
        check_kept(spoken_in(found, record), record)
        return read_earlier(record, found)
    except (UnknownVersion, Otherwise) as fault:
        raise RecordError(str(fault)) from fault
    except (KeyError, TypeError, AttributeError) as fault:
        raise RecordError(f"this is not a record: {type(fault).__name__} {fault}") from fault


def read_earlier(record: Mapping[str, Any], game: Game) -> Reading:
    try:
        return Reading(record, game, replay(record, game=game))
    except (ValueError, AssertionError, IndexError) as found:
        fault = str(found)
    match: Match | None = None
    low, high = -1, len(record["entries"])  # so many entries fit (-1: not even the set-up), and no more than so many
    # Every beginning of what fits does fit, so the last can be found by halving.
    while low < high:
        middle = (low + high + 1) // 2
        try:
            match, low = replay(record, middle, game), middle
        except (ValueError, AssertionError, IndexError) as found:
            fault, high = str(found), middle - 1
    return Reading(record, game, match, max(low, 0), fault)


# Going on


def go_on(
    game: Game,
    snapshot: Mapping[str, Any],
    names: Sequence[str],
    entries: Sequence[Mapping[str, Any]],
    told: Happened,
) -> Match:
    """A match of an earlier version, from a snapshot and the entries since, under the present rules.

    Otherwise, unless it is sure that it stands where it stood: the position says the same, and the entries since bring
    about what they were told to have brought about.
    """
    version = snapshot["position"]["rules_version"]
    try:
        words = words_of(game, version)
        match = stand(game, snapshot, names, words)
        snapshots.repeat_since(match, [renamed.entry(game, version, entry) for entry in entries])
    except Otherwise:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, AssertionError, IndexError) as fault:
        raise Otherwise(str(fault)) from fault
    check_told(lambda entry: words, told, match)
    return match


def stand(game: Game, snapshot: Mapping[str, Any], names: Sequence[str], words: Words) -> Match:
    """The match of a snapshot of an earlier version. Otherwise if the position would not mean what it meant."""
    moved = words.moved()
    if moved:
        raise Otherwise(f"numbers of {', '.join(moved)} stand for something else today")
    was = snapshot["position"]
    if any(was["sealed"]) and not words.same_actions():
        raise Otherwise("sealed answers stand for something else today")
    now = renamed.position(game, was, words.version)
    now["options"] = game.whole_options(now["options"])  # a new option begins with its default
    match = snapshots.resume({**snapshot, "position": now}, names, game=game)
    again = positions.write(game, match.state, match.options, match.edition)
    lost = list(differences(now, again, renamed.added(game, words.version)))
    if lost:
        raise Otherwise(f"the position is not the same today: {', '.join(lost[:5])}")
    return match


def differences(was: Any, now: Any, added: set[str], where: str = "") -> list[str]:
    """Paths at which two written positions differ; what was added may be there in the second only."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        found = []
        for name in {**was, **now}:
            here = f"{where}.{name}" if where else str(name)
            if name in was and name in now:
                found += differences(was[name], now[name], added, here)
            elif name in was or name not in added:
                found.append(here)
        return found
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return [fault for i, pair in enumerate(zip(was, now)) for fault in differences(*pair, added, f"{where}[{i}]")]
    return [] if was == now else [where]


__all__ = ["Otherwise", "Reading", "UnknownVersion", "go_on", "kept", "read"]
