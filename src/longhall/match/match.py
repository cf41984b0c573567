"""A match: one game being played, with its record, its log and its undo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.chance import ChanceError, Tape
from longhall.kernel.events import Event
from longhall.kernel.frames import NOBODY, OTHERS
from longhall.kernel.game import Game
from longhall.kernel.results import Result
from longhall.kernel.state import State
from longhall.kernel.tables import PositionError
from longhall.match import editions, positions
from longhall.match.rules import clauses_of
from longhall.match.texts import Texts, texts

SCHEMA = 1
SPECTATOR = -1


class IllegalChoice(ValueError):
    """A choice that is not open to the seat; `clause` names the rule that forbids it, where one does."""

    def __init__(self, reason: str, key: str, clause: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.key = key
        self.clause = clause


class RecordError(ValueError):
    """A record that cannot be replayed, and where it breaks."""


@dataclass(frozen=True)
class Choice:
    key: str
    text: str
    at: list[str]
    action: int


@dataclass
class Play:
    """A choice that stands: who made it, what it did, and the state before it (kept while it can be taken back)."""

    seat: int
    action: int
    events: list[Event]
    moved: int
    before: State | None


@dataclass
class Match:
    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    edition: dict[str, Any] | None
    state: State
    tape: Tape
    names: list[str]
    origin: dict[str, Any] | None = None  # the position it began with, if not the set-up
    entries: list[dict[str, Any]] = field(default_factory=list)  # the record: nothing is ever removed
    plays: list[Play] = field(default_factory=list)  # what stands after undo
    opening: list[Event] = field(default_factory=list)  # events of the set-up
    settings: list[dict[str, Any]] = field(default_factory=list)  # each seat's standing orders
    undone: list[list[int]] = field(default_factory=list)  # by seat: what can be done again
    sent: list[int] = field(default_factory=list)  # by seat, then the spectator: length of the transcript
    shown: list[Any] = field(default_factory=list)  # by seat, then the spectator: what it was last shown besides events

    # What can be asked

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> list[int]:
        """Seats that owe a choice. For the table's own use; a seat is told `awaited`."""
        return self.state.actors()

    @property
    def result(self) -> Result | None:
        return self.state.results() if self.over else None

    def choices(self, seat: int, language: str = "en") -> list[Choice]:
        """What the seat may choose now, in the order of the actions' numbers."""
        words = self.texts(language)
        return [
            Choice(
                self.game.actions.key(action),
                words.action(action, self.names),
                self.game.at(self.state, seat, action),
                action,
            )
            for action in self.state.legal(seat)
        ]

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may see (-1: a spectator), JSON-ready."""
        return self.game.view(self.state, seat)

    def prompt(self, seat: int, language: str = "en") -> str:
        """What is asked, if the seat is asked; else whom the game waits for."""
        words = self.texts(language)
        if self.over or self.state.list_options(seat) > 0:
            return words.prompt(self.state, self.names)
        return ""

    def awaited(self, seat: int) -> list[int]:
        """Whom the game waits for as far as the seat may know; -2 stands for others unnamed."""
        return self.state.awaited(seat)

    def why_not(self, seat: int, choice: str | int) -> str:
        """The clause that forbids a choice; empty if it is open to the seat. ValueError if it is not what is asked."""
        action = self._action(choice)
        if action not in self.state.span(seat):
            raise ValueError(f"'{choice}' is not what is asked now")
        return self.state.why_not(seat, action)

    def log(self, seat: int = SPECTATOR, language: str = "en") -> list[str]:
        """What has happened, as the seat saw it."""
        words = self.texts(language)
        lines = []
        for event in self.events():
            line = words.event(event, seat, self.names)
            if line is not None:
                lines.append(line)
        return lines

    def events(self) -> list[Event]:
        """All events that stand, uncut."""
        found = list(self.opening)
        for play in self.plays:
            found.extend(play.events)
        return found

    def transcript(self, seat: int) -> int:
        """How much the seat (-1: a spectator) has been sent: the only sequence number it ever sees."""
        return self.sent[seat]

    def texts(self, language: str) -> Texts:
        return texts(self.game.name, language)

    @property
    def record(self) -> dict[str, Any]:
        """The match as JSON-ready data, from which it can be replayed. Holds secrets until the end."""
        return {
            "schema": SCHEMA,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "edition": self.edition,
            "edition_hash": editions.digest(self.edition),
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "names": list(self.names),
            "position": self.origin,
            "entries": [dict(entry) for entry in self.entries],
        }

    @property
    def position(self) -> dict[str, Any]:
        """The present position as JSON-ready data. Holds secrets."""
        return positions.write(self.game, self.state, self.options, self.edition)

    # What can be done

    def play(self, seat: int, choice: "str | int | Choice", language: str = "en") -> None:
        """Make a choice for a seat. IllegalChoice changes nothing."""
        action = self._legal_action(seat, choice, language)
        self._apply(seat, action)
        self.undone[seat].clear()
        self._follow_settings()

    def set(self, seat: int, settings: Mapping[str, Any]) -> None:
        """Give standing orders for a seat (which windows to be asked in, muted cards, pass until my next move)."""
        self._check_seat(seat)
        self.settings[seat] = dict(settings)
        self.entries.append({"seat": seat, "set": dict(settings)})
        self._follow_settings()

    def can_undo(self, seat: int) -> bool:
        return self._last_undoable(seat) is not None

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone[seat]) and self.undone[seat][-1] in self.state.legal(seat)

    def undo(self, seat: int, language: str = "en") -> None:
        """Take back the seat's last choice, as far as it has learned nothing since."""
        self._check_seat(seat)
        index = self._last_undoable(seat)
        if index is None:
            raise IllegalChoice("nothing_to_undo", "undo", "", self.texts(language).say("nothing-to-undo"))
        self.entries.append({"seat": seat, "undo": True})
        self._take_back(index)

    def redo(self, seat: int, language: str = "en") -> None:
        """Make the choice again that was taken back last."""
        self._check_seat(seat)
        if not self.can_redo(seat):
            raise IllegalChoice("nothing_to_redo", "redo", "", self.texts(language).say("nothing-to-redo"))
        self.entries.append({"seat": seat, "redo": True})
        self._apply(seat, self.undone[seat].pop(), entry=False)
        self._follow_settings()

    def restart_turn(self, seat: int, language: str = "en") -> None:
        """Take back everything that the seat can take back."""
        self.undo(seat, language)
        while self.can_undo(seat):
            self.undo(seat, language)

    def clone(self) -> "Match":
        """An independent match that goes on from here."""
        made = replay(self.record)
        return made

    # Inside

    def _check_seat(self, seat: int) -> None:
        if not is_number(seat) or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r}; seats run from 0 to {self.players - 1}")

    def _action(self, choice: "str | int | Choice") -> int:
        if isinstance(choice, Choice):
            return choice.action
        if isinstance(choice, str):
            return self.game.actions.number(choice)
        return choice

    def _legal_action(self, seat: int, choice: "str | int | Choice", language: str) -> int:
        self._check_seat(seat)
        words = self.texts(language)
        shown = choice.key if isinstance(choice, Choice) else str(choice)
        if self.over:
            raise IllegalChoice("over", shown, "", words.say("refused-over"))
        if self.state.list_options(seat) == 0:
            raise IllegalChoice("not_asked", shown, "", words.say("refused-not_asked"))
        try:
            action = self._action(choice)
            key = self.game.actions.key(action)
        except (ValueError, TypeError) as fault:
            raise IllegalChoice("unknown", shown, "", words.say("refused-unknown", key=shown)) from fault
        if action in self.state.legal(seat):
            return action
        if action not in self.state.span(seat):
            raise IllegalChoice("elsewhere", key, "", words.say("refused-elsewhere", key=key))
        clause = self.state.why_not(seat, action)
        text = clauses_of(self.game)[clause].text
        raise IllegalChoice("clause", key, clause, words.say("refused-clause", key=key, clause=clause, text=text))

    def _apply(self, seat: int, action: int, entry: bool = True, auto: bool = False) -> None:
        before = self.state.clone()
        mark = len(self.tape.entries)
        self.state.events = []
        self.state.apply(seat, action)
        events = self.state.events
        self.state.events = None
        if entry:
            made: dict[str, Any] = {"seat": seat, "play": self.game.actions.key(action)}
            if auto:
                made["auto"] = True
            made.update(self._chance_since(mark))
            self.entries.append(made)
        self._note(Play(seat, action, events, self.state.moved, before))

    def _note(self, play: Play) -> None:
        """Put a play among those that stand; drop what nobody can take back any more, and count what seats are sent."""
        self.plays.append(play)
        if all(play.moved >> seat & 1 for seat in range(self.players)):
            for earlier in reversed(self.plays):
                if earlier.before is None:
                    break
                earlier.before = None
        for seat in range(self.players):
            if play.moved >> seat & 1:
                self.undone[seat].clear()
        self._send(play.events, play.seat)

    def _send(self, events: Sequence[Event], actor: int) -> None:
        for seat in (*range(self.players), SPECTATOR):
            shown = self._margin(seat)
            if seat == actor or shown != self.shown[seat] or any(event.seen_by(seat) is not None for event in events):
                self.sent[seat] += 1
                self.shown[seat] = shown

    def _margin(self, seat: int) -> Any:
        """What a seat is shown besides events: whom the game waits for, and its own undo."""
        if seat == SPECTATOR:
            return (self.awaited(seat), self.over)
        return (self.awaited(seat), self.over, self.can_undo(seat), self.can_redo(seat))

    def _chance_since(self, mark: int) -> dict[str, Any]:
        came = [self.game.chance.key(number) for number in self.tape.entries[mark:]]
        return {"chance": came} if came else {}

    def _last_undoable(self, seat: int) -> int | None:
        for index in range(len(self.plays) - 1, -1, -1):
            play = self.plays[index]
            if play.moved >> seat & 1 or play.before is None:
                return None
            if play.seat == seat:
                return index
        return None

    def _take_back(self, index: int) -> None:
        """Remove one play; what others answered since (sealed, so without effect yet) is answered again."""
        gone = self.plays[index]
        later = self.plays[index + 1 :]
        assert gone.before is not None
        del self.plays[index:]
        self.state = gone.before
        self.state.tape = self.tape
        self.undone[gone.seat].append(gone.action)
        for play in later:
            before = self.state.clone()
            self.state.apply(play.seat, play.action)
            self.plays.append(Play(play.seat, play.action, play.events, self.state.moved, before))
        self._send(gone.events, gone.seat)

    def _follow_settings(self) -> None:
        """Answer for seats that have ordered it."""
        if self.game.automatic is None:
            return
        again = True
        while again and not self.over:
            again = False
            for seat in self.to_act:
                action = self.game.automatic(self.state, seat, self.settings[seat])
                if action is not None:
                    self._apply(seat, action, auto=True)
                    again = True
                    break


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_table(data: object) -> None:
    if not isinstance(data, Mapping):
        raise PositionError("", "a position is a table")


def start(
    game: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    edition: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Begin a match. ValueError says what is wrong with the wish."""
    found = find_game(game)
    players = found.players[-1] if players is None else players
    found.check_players(players)
    whole = found.whole_options(options or {})
    data = editions.apply(found, edition)
    return begin(found, players, whole, seed, edition, names, found.new(players, whole, data), Tape([], False), None)


def begin(
    game: Game,
    players: int,
    options: dict[str, Any],
    seed: int,
    edition: Mapping[str, Any] | None,
    names: Sequence[str],
    state: State,
    tape: Tape,
    origin: dict[str, Any] | None,
) -> Match:
    """A match on a state that has not run yet."""
    if not is_number(seed) or not 0 <= seed < 2**58:
        raise ValueError(f"a seed is a whole number from 0 to 2**58 - 1, not {seed!r}")
    if len(names) > players:
        raise ValueError(f"there are {len(names)} names for {players} seats")
    match = Match(game, players, options, seed, dict(edition) if edition else None, state, tape, list(names), origin)
    match.settings = [{} for _ in range(players)]
    match.undone = [[] for _ in range(players)]
    match.sent = [0] * (players + 1)
    match.shown = [None] * (players + 1)
    state.tape = tape
    if origin is None:
        state.reseed(seed)
    state.events = []
    mark = tape.at if tape.dictated else 0
    state.run()
    match.opening = state.events or []
    state.events = None
    came = tape.entries[mark : tape.at] if tape.dictated else tape.entries
    if came:
        match.entries.append({"chance": [game.chance.key(number) for number in came]})
    match._send(match.opening, NOBODY)
    match._follow_settings()
    return match


def position(game: str, data: Mapping[str, Any], seed: int = 0) -> Match:
    """A match that begins with a written position. PositionError says what is wrong and where."""
    found = find_game(game)
    check_table(data)
    edition = data.get("edition")
    try:
        component_data = editions.apply(found, edition)
    except ValueError as fault:
        raise PositionError("edition", str(fault)) from fault
    state = positions.read(found, data, component_data)
    options = found.whole_options(data.get("options") or {})
    return begin(found, state.players, options, seed, edition, (), state, Tape([], False), dict(data))


def replay(record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The same match again, or its first `upto` entries. RecordError says where a record breaks."""
    try:
        return _replay(record, upto)
    except (KeyError, TypeError, AttributeError) as fault:
        raise RecordError(f"this is not a record: {type(fault).__name__} {fault}") from fault


def _replay(record: Mapping[str, Any], upto: int | None) -> Match:
    if record.get("schema") != SCHEMA:
        raise RecordError(f"this is not a record of schema {SCHEMA}")
    game = find_game(record["game"])
    if record["rules_version"] != game.rules_version:
        raise RecordError(
            f"the record was made with version {record['rules_version']} of the rules; this is {game.rules_version}"
        )
    edition = record.get("edition")
    if editions.digest(edition) != record.get("edition_hash"):
        raise RecordError("the record's edition does not fit its hash")
    entries = list(record["entries"])
    chance = [game.chance.number(key) for entry in entries for key in entry.get("chance", [])]
    tape = Tape(chance, True)
    players = record["players"]
    game.check_players(players)
    options = game.whole_options(record["options"])
    if record.get("position"):
        state = positions.read(game, record["position"], editions.apply(game, edition))
    else:
        state = game.new(players, options, editions.apply(game, edition))
    match = begin(
        game, players, options, record["seed"], edition, record.get("names", ()), state, tape, record.get("position")
    )
    done = len(match.entries)
    for number, entry in enumerate(entries[done:], done):
        if upto is not None and number >= upto:
            break
        try:
            _repeat(match, entry)
        except (IllegalChoice, ChanceError) as fault:
            raise RecordError(f"entry {number} of the record cannot be repeated: {fault}") from fault
    del tape.entries[tape.at :]
    tape.dictated = False
    return match


def _repeat(match: Match, entry: Mapping[str, Any]) -> None:
    seat = entry["seat"]
    match._check_seat(seat)
    if "play" in entry:
        action = match._legal_action(seat, entry["play"], "en")
        at = match.tape.at
        before = match.state.clone()
        match.state.events = []
        match.state.apply(seat, action)
        events = match.state.events
        match.state.events = None
        if match.tape.at - at != len(entry.get("chance", [])):
            raise ChanceError("it used other chance results than it has")
        match.entries.append(dict(entry))
        match.undone[seat].clear()
        match._note(Play(seat, action, events, match.state.moved, before))
    elif "undo" in entry:
        match.undo(seat)
    elif "redo" in entry:
        match.redo(seat)
    elif "set" in entry:
        match.settings[seat] = dict(entry["set"])
        match.entries.append(dict(entry))
    else:
        raise RecordError(f"an entry is a play, an undo, a redo or a setting, not {dict(entry)!r}")


__all__ = ["OTHERS", "SPECTATOR", "Choice", "IllegalChoice", "Match", "RecordError", "position", "replay", "start"]
