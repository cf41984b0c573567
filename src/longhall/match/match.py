"""A match: one game being played, with its record, its log and its undo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from longhall.kernel.chance import Tape
from longhall.kernel.events import Event
from longhall.kernel.frames import OTHERS, Sealed
from longhall.kernel.game import Game
from longhall.kernel.results import Result
from longhall.kernel.state import State
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
    entry: int  # the number of the record's entry that made it


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
    past: int = 0  # how many entries lie before those kept here: see snapshots.py
    follows: bool = True  # standing orders are followed at once; a table that lets some time pass follows them itself
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
        return texts(self.game, language)

    @property
    def length(self) -> int:
        """How many entries the record has, those included that are kept elsewhere."""
        return self.past + len(self.entries)

    @property
    def record(self) -> dict[str, Any]:
        """The match as JSON-ready data, from which it can be replayed. Holds secrets until the end."""
        if self.past:
            raise RuntimeError(f"the first {self.past} entries of this record are kept elsewhere")
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
        self.undone[seat].clear()  # first, as the seat is told with the choice that nothing can be done again
        self._apply(seat, action, {"seat": seat, "play": self.game.actions.key(action)})
        self._follow_settings()

    def set(self, seat: int, settings: Mapping[str, Any]) -> None:
        """Give standing orders for a seat (which windows to be asked in, muted cards, pass until my next move)."""
        self._check_seat(seat)
        self.settings[seat] = dict(settings)
        self.entries.append({"seat": seat, "set": dict(settings)})
        self._send([], seat)
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
        self._apply(seat, self.undone[seat].pop(), {"seat": seat, "redo": True})
        self._follow_settings()

    def restart_turn(self, seat: int, language: str = "en") -> None:
        """Take back everything that the seat can take back."""
        self.undo(seat, language)
        while self.can_undo(seat):
            self.undo(seat, language)

    def clone(self, state: State | None = None) -> "Match":
        """An independent match that goes on from here, or from a state that some seat takes for this one."""
        made = replace(self)
        made.state = (self.state if state is None else state).clone()
        made.tape = Tape(list(self.tape.entries), self.tape.dictated)
        made.tape.at = self.tape.at
        made.state.tape = made.tape
        made.entries = list(self.entries)
        made.plays = [replace(play) for play in self.plays]
        made.opening = list(self.opening)
        made.settings = list(self.settings)
        made.undone = [list(actions) for actions in self.undone]
        made.sent = list(self.sent)
        made.shown = list(self.shown)
        return made

    def imagined(self, seat: int, seed: int) -> "Match":
        """The match as `seat` (-1: a spectator) may take it to be, without anything that it may not know.

        What it cannot know is dealt anew. It has the seat's log, undo and transcript, so the seat cannot tell it from
        the true one; its record begins here.
        """
        made = self.clone(self.state.redeal(seat, seed))
        made.seed = 0
        made.tape.entries.clear()
        made.tape.at = 0
        made.tape.dictated = False
        made.past, made.entries = 0, []
        made.origin = made.position
        made.opening = cut_events(self.events_before(seat), seat)
        made.plays = []
        for play in self.plays[self._frontier(seat) :]:
            if play.seat == seat and play.before is not None:
                before = play.before.redeal(seat, seed)
                made.plays.append(Play(seat, play.action, cut_events(play.events, seat), 0, before, -1))
        for other in range(self.players):
            if other != seat:
                made.settings[other], made.undone[other], made.sent[other], made.shown[other] = {}, [], 0, None
        return made

    def events_before(self, seat: int) -> list[Event]:
        """The events that a seat can no longer take back, uncut."""
        found = list(self.opening)
        for play in self.plays[: self._frontier(seat)]:
            found.extend(play.events)
        return found

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
        text = clauses_of(self.game, language)[clause].text
        raise IllegalChoice("clause", key, clause, words.say("refused-clause", key=key, clause=clause, text=text))

    def _apply(self, seat: int, action: int, entry: dict[str, Any]) -> None:
        """Carry out an action; the entry goes into the record with the chance results that it used."""
        before = self.state.clone()
        sealed = isinstance(self.state.waiting, Sealed)
        mark = self.tape.at if self.tape.dictated else len(self.tape.entries)
        self.state.events = []
        self.state.apply(seat, action)
        events = self.state.events
        self.state.events = None
        self.entries.append({**entry, **self._chance_since(mark)})
        self._note(Play(seat, action, events, self.state.moved, before, self.length - 1), sealed)

    def _note(self, play: Play, sealed: bool) -> None:
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
        self._send(play.events, play.seat, self.state.opened, sealed)

    def _send(self, events: Sequence[Event], actor: int, opened: int = 0, sealed: bool = False) -> None:
        """Count what each seat is sent after a choice, which may have been a sealed answer.

        Every opening of sealed answers counts by itself, whoever answered last, and even if nobody was asked: so the
        length of a transcript does not tell who was.
        """
        for seat in (*range(self.players), SPECTATOR):
            shown = self._margin(seat)
            changed = shown != self.shown[seat] or any(event.seen_by(seat) is not None for event in events)
            if seat == actor or (not sealed if opened else changed):
                self.sent[seat] += 1
            self.sent[seat] += opened
            self.shown[seat] = shown

    def _margin(self, seat: int) -> Any:
        """What a seat is shown besides events: whom the game waits for, and its own undo."""
        if seat == SPECTATOR:
            return (self.awaited(seat), self.over)
        return (self.awaited(seat), self.over, self.can_undo(seat), self.can_redo(seat))

    def _chance_since(self, mark: int) -> dict[str, Any]:
        end = self.tape.at if self.tape.dictated else len(self.tape.entries)
        came = [self.game.chance.key(number) for number in self.tape.entries[mark:end]]
        return {"chance": came} if came else {}

    def _frontier(self, seat: int) -> int:
        """How many plays lie before the first that the seat may take back."""
        first = len(self.plays)
        for index in range(first - 1, -1, -1):
            play = self.plays[index]
            if seat < 0 or play.moved >> seat & 1 or play.before is None:
                break
            if play.seat == seat:
                first = index
        return first

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
        self.state = gone.before.clone()
        self.state.tape = self.tape
        self.undone[gone.seat].append(gone.action)
        for play in later:
            before = self.state.clone()
            self.state.apply(play.seat, play.action)
            self.plays.append(Play(play.seat, play.action, play.events, self.state.moved, before, play.entry))
        self._send(gone.events, gone.seat)

    def _follow_settings(self) -> None:
        """Answer for seats that have ordered it."""
        while self.follows and any(self.follow(seat) for seat in self.to_act):
            pass

    def ordered(self, seat: int) -> int | None:
        """The answer that the seat has ordered for what it is asked now, if it has."""
        if self.game.automatic is None or seat not in self.to_act:
            return None
        return self.game.automatic(self.state, seat, self.settings[seat])

    def foregone(self, seat: int) -> int | None:
        """An answer that a table need not wait for: the seat has ordered it, or has no other in a hidden poll.

        A masked poll asks whoever might have another answer as far as all can see, and so tells nothing by asking.
        """
        ordered = self.ordered(seat)
        if ordered is not None:
            return ordered
        decision = self.state.waiting
        if not isinstance(decision, Sealed) or not decision.hidden() or self.state.list_options(seat) == 0:
            return None
        legal = self.state.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def follow(self, seat: int) -> bool:
        """Give the answer that the seat has ordered; False if there is none."""
        action = self.ordered(seat)
        if action is None:
            return False
        self.undone[seat].clear()
        self._apply(seat, action, {"seat": seat, "play": self.game.actions.key(action), "auto": True})
        return True


def cut_events(events: Sequence[Event], seat: int) -> list[Event]:
    return [cut for event in events if (cut := event.cut_for(seat)) is not None]


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


__all__ = ["OTHERS", "SPECTATOR", "Choice", "IllegalChoice", "Match"]
