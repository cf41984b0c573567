"""What a match can be asked: by a seat, for a seat, and about itself. Nothing above needs to look inside a state."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from longhall.kernel.chance import Tape
from longhall.kernel.events import Event
from longhall.kernel.fields import knows
from longhall.kernel.game import Game
from longhall.kernel.results import Result
from longhall.kernel.state import State
from longhall.kernel.telling import Ending, Said
from longhall.match import editions, orders, positions, undo
from longhall.match.citations import clauses_behind
from longhall.match.rules import Clause, clauses_of
from longhall.match.texts import Texts, texts
from longhall.match.undo import Play

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
    """What a seat may choose: in words, what comes of it, and the heading under which it stands."""

    key: str
    text: str
    at: list[str]
    action: int
    effect: str = ""
    group: str = ""


@dataclass(frozen=True)
class Refusal:
    """A choice that the question is about and that is not open to the seat: the clause, and what it lacks, if that is
    all."""

    key: str
    text: str
    at: list[str]
    clause: str
    missing: str = ""


@dataclass
class Questions:
    """All that there is of a match, and whatever can be asked about it."""

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
        """What the seat may choose now: in the order of the actions' numbers, group by group, ways out last."""
        words = self.texts(language)
        found: list[tuple[bool, Choice]] = []
        for action in self.state.legal(seat):
            said = self._said(seat, action, words)
            key, at = self.game.actions.key(action), self.game.at(self.state, seat, action)
            found.append((said.leaves, Choice(key, said.text, at, action, said.effect, said.group)))
        groups = list(dict.fromkeys(choice.group for leaves, choice in found if not leaves))
        found.sort(key=lambda entry: (entry[0], groups.index(entry[1].group) if entry[1].group in groups else 0))
        return [choice for _, choice in found]

    def _said(self, seat: int, action: int, words: Texts) -> Said:
        """A choice in words: those that the game has for it as the table is now, or the usual ones."""
        say_choice = self.game.say_choice
        said = say_choice(self.state, seat, action, words.naming(self.names)) if say_choice else Said()
        return said if said.text else replace(said, text=words.action(action, self.names))

    def asked(self, seat: int) -> bool:
        """Whether the seat has something to choose."""
        return seat != SPECTATOR and self.state.list_options(seat) > 0

    def view(self, seat: int) -> Mapping[str, Any]:
        """What the seat may see (-1: a spectator), JSON-ready."""
        return self.game.view(self.state, seat)

    def stands(self, seat: int, language: str = "en") -> str:
        """Round and phase in one short line, from what the seat sees; empty for a game that has no words for it."""
        told = self.game.stands
        return "" if told is None else told(self.view(seat), self.texts(language).say)

    def prompt(self, seat: int, language: str = "en") -> str:
        """What is asked, if the seat is asked; else whom the game waits for."""
        words, say_prompt = self.texts(language), self.game.say_prompt
        if self.over:
            return words.prompt(self.state, self.names)
        if self.state.list_options(seat) == 0:
            return ""
        said = say_prompt(self.state, seat, words.naming(self.names)) if say_prompt else ""
        return said or words.prompt(self.state, self.names)

    def ending(self, language: str = "en") -> Ending | None:
        """Why the game ended as it did; None before the end."""
        result = self.result
        if result is None:
            return None
        words, say_ending = self.texts(language), self.game.say_ending
        if say_ending is None:
            return Ending(words.say(f"reason-{result.reason}"))
        return say_ending(self.state, words.naming(self.names))

    @property
    def question(self) -> object:
        """What is asked now: the same object until something else is, and None at the end."""
        return self.state.waiting

    def clauses_behind(self, language: str = "en") -> list[Clause]:
        """The clauses that the question carries out."""
        known = clauses_of(self.game, language)
        behind = clauses_behind(self.game, type(self.state.waiting).__name__)
        return [known[clause] for clause in behind if clause in known]

    def awaited(self, seat: int) -> list[int]:
        """Whom the game waits for as far as the seat may know; OTHERS stands for somebody unnamed."""
        return self.state.awaited(seat)

    @property
    def in_hidden_poll(self) -> bool:
        """Whether seats are asked of whom nobody is to know that they are."""
        return orders.in_hidden_poll(self.state)

    @property
    def is_sealed(self) -> bool:
        """Whether what is asked now is answered in secret, as all can see; even if who is asked is hidden."""
        return orders.is_sealed(self.state)

    def why_not(self, seat: int, choice: str | int) -> str:
        """The clause that forbids a choice; empty if it is open to the seat. ValueError if it is not what is asked."""
        action = self._action(choice)
        if action not in self.state.span(seat):
            raise ValueError(f"'{choice}' is not what is asked now")
        return self.state.why_not(seat, action)

    def refusals(self, seat: int, language: str = "en") -> list[Refusal]:
        """Everything that the seat's question is about and that is not open to it, with the clause that forbids it."""
        words = self.texts(language)
        found = []
        for action in self.state.span(seat):
            clause = self.state.why_not(seat, action)
            if clause and not self._is_about_nobody(action):
                key, text = self.game.actions.key(action), self._said(seat, action, words).text
                missing = self._missing(seat, action, words)
                found.append(Refusal(key, text, self.game.at(self.state, seat, action), clause, missing))
        return found

    def _is_about_nobody(self, action: int) -> bool:
        """Whether it names a seat that this table does not have."""
        family = self.game.actions.family_of(action)
        found = zip(family.axes, family.args(action), strict=True)
        return any(axis.of == "seat" and index >= self.players for axis, index in found)

    def _missing(self, seat: int, action: int, words: Texts) -> str:
        """What a refused choice lacks, in words; empty where the clause says it all."""
        say_missing = self.game.say_missing
        return say_missing(self.state, seat, action, words.naming(self.names)) if say_missing else ""

    def fallback(self, seat: int) -> str:
        """What is chosen for a seat that does not choose."""
        return self.game.actions.key(self.state.fallback(seat))

    def ordered(self, seat: int) -> int | None:
        """The answer that the seat has ordered for what it is asked now, if it has."""
        return orders.ordered(self.game, self.state, seat, self.settings[seat])

    def answers_blindly(self, seat: int) -> bool:
        """Whether what the seat holds plays no part in what is asked: by its orders, or as all can see."""
        blindly = self.game.answers_blindly
        return blindly is not None and blindly(self.state, seat, self.settings[seat])

    def foregone(self, seat: int) -> int | None:
        """An answer that a table need not wait for: the seat has ordered it, or has no other in a hidden poll."""
        answer = self.ordered(seat)
        return orders.only_answer(self.state, seat) if answer is None else answer

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
        return texts(self.game, language, self.edition)

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

    def known(self, seat: int) -> bytes:
        """All that the seat knows: the same in all worlds that it cannot tell apart."""
        return knows(self.state, seat)

    def world_for(self, seat: int, seed: int) -> dict[str, Any]:
        """A position as the seat may take it to be: what it cannot know is dealt anew."""
        return positions.write(self.game, self.state.redeal(seat, seed), self.options, self.edition)

    def can_undo(self, seat: int) -> bool:
        return undo.last_undoable(self.plays, seat) is not None

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone[seat]) and self.undone[seat][-1] in self.state.legal(seat)

    def events_before(self, seat: int) -> list[Event]:
        """The events that a seat can no longer take back, uncut."""
        found = list(self.opening)
        for play in self.plays[: undo.frontier(self.plays, seat)]:
            found.extend(play.events)
        return found

    # Whether a choice is open

    def _check_seat(self, seat: int) -> None:
        if not is_number(seat) or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r}; seats run from 0 to {self.players - 1}")

    def _action(self, choice: "str | int | Choice") -> int:
        if isinstance(choice, Choice):
            return choice.action
        if isinstance(choice, str):
            return self.game.actions.number(choice)
        return choice

    def legal_action(self, seat: int, choice: "str | int | Choice", language: str) -> int:
        """The number of a choice that is open to the seat; IllegalChoice says why it is not."""
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
        told = {"choice": self._said(seat, action, words).text, "clause": clause}
        missing = self._missing(seat, action, words)
        if missing:
            raise IllegalChoice("clause", key, clause, words.say("refused-missing", missing=missing, **told))
        text = clauses_of(self.game, language)[clause].text
        raise IllegalChoice("clause", key, clause, words.say("refused-clause", text=text, **told))


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
