"""What a game hands to the rest of the house: one `Game` object, made in the game's own `game.py`."""

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from longhall.kernel.actions import Vocabulary
from longhall.kernel.events import EventKind
from longhall.kernel.fields import DERIVED, PUBLIC, known_of
from longhall.kernel.frames import Frame, Sealed
from longhall.kernel.observer import Observer
from longhall.kernel.sights import Part, Sights, parts_of
from longhall.kernel.state import State
from longhall.kernel.telling import Ending, Said, Say

NOWHERE = Path(os.devnull)  # where nothing lies


@dataclass(frozen=True)
class Option:
    """A table option: its values, the first of which is the default.

    `people`: the value that a table with two or more people takes if nobody says otherwise. `host_first`: the value
    with which the first seat decides something that is for the host to decide, so that a hall seats the host there.
    """

    values: Sequence[Any]
    people: Any = None
    host_first: Any = None

    @property
    def default(self) -> Any:
        return self.values[0]


@dataclass(frozen=True)
class Entry:
    """A named point of the game at which a case or a position may begin: builds the stack on a filled state.

    `arguments` names what `at` takes besides the entry's name (such as `seat`), with defaults.
    """

    doc: str
    build: Callable[..., None]
    arguments: Mapping[str, Any] = field(default_factory=dict)


def all_that_is_known(g: State, seat: int) -> dict[str, Any]:
    """The plainest view: every attribute as far as the seat knows it."""
    return known_of(g, g, seat)


def nothing_touched(g: State, seat: int, action: int) -> list[str]:
    return []


def none_below_zero(g: State) -> list[str]:
    """The least that must hold: no table of numbers has an entry below zero."""
    fields = g.FIELDS  # type: ignore[attr-defined]
    tables = [name for name, field in fields.items() if field.axes and field.values is None]
    return [f"{name}: there are too few" for name in tables if min(getattr(g, name)) < 0]


def drawn_as_data(view: Mapping[str, Any], say: Say) -> str:
    return "\n".join(f"{name}: {value}" for name, value in view.items()).replace("[", "\\[")


@dataclass(frozen=True)
class Game:
    """A game's words, rules and facts. What has a default here may be left out by a game that begins."""

    name: str
    prefix: str  # of its clauses: VC for VC-1
    rules_version: str
    players: Sequence[int]
    actions: Vocabulary
    chance: Vocabulary
    events: Sequence[EventKind]
    frames: Sequence[type[Frame]]  # every frame class, for positions
    new: Callable[[int, Mapping[str, Any], Any], State]  # players, options, data: a state whose set-up has not run
    folder: Path = NOWHERE  # holds rules.md, text/, data.toml
    inline: Mapping[str, str] = field(default_factory=dict)  # or some of these here, by name: `rules.md`, `text/en.ftl`
    usual_players: int = 0  # the number that most tables have; the fewest if nothing is said
    longest: int = 1000  # decisions in the longest of 10,000 random games; one of a hundred times as many does not end
    has_scores: bool = True  # whether a result has points besides places
    view: Callable[[State, int], Mapping[str, Any]] = all_that_is_known  # what a seat may see (-1: a spectator)
    at: Callable[[State, int, int], list[str]] = nothing_touched  # the elements that a seat's action touches
    check: Callable[[State], list[str]] = none_below_zero  # what is wrong with a state: pieces missing or doubled
    draw: Callable[[Mapping[str, Any], Say], str] = drawn_as_data  # a view as text, with rich's markup for colours
    # Where in the game a view stands, in one short line: round and phase.
    stands: Callable[[Mapping[str, Any], Say], str] | None = None
    minutes: Sequence[int] = ()  # how long people play: about so many, or from so many to so many
    options: Mapping[str, Option] = field(default_factory=dict)
    entries: Mapping[str, Entry] = field(default_factory=dict)
    fill: Callable[[State, Mapping[str, Any]], None] | None = None  # complete a sparse position
    automatic: Callable[[State, int, Mapping[str, Any]], int | None] | None = None  # answers that a seat has ordered
    # Whether a seat has no part in a hidden poll whatever it holds, by its orders or as all can see: this alone may
    # shorten a round of curtains.
    answers_blindly: Callable[[State, int, Mapping[str, Any]], bool] | None = None
    # Any orders that a seat might have given by now, drawn by chance: for the laws.
    any_orders: Callable[[State, int, Random], Mapping[str, Any]] | None = None
    order_faults: Callable[[Mapping[str, Any]], list[str]] | None = None  # what is wrong with standing orders, in words
    usual_orders: Mapping[str, Any] = field(default_factory=dict)  # standing orders with which a person sits down
    read_data: Callable[[Mapping[str, Any]], Any] | None = None  # component tables from data.toml (and an edition)
    # Tables of the data whose entries an edition may give values that they lack; `read_data` refuses unknown ones.
    may_gain: tuple[str, ...] = ()
    # Texts that tell what is printed on the components: by key, the variables that they are given.
    printed: Callable[[Any], Mapping[str, Mapping[str, int]]] | None = None
    # The elements that an event touches, in order (from, to): its kind and its fields by name as cut for a seat.
    event_at: Callable[[str, Mapping[str, Any]], list[str]] | None = None
    # What is said by what lies on the table, as far as the seat knows it. An empty text: the usual words say it all.
    say_choice: Callable[[State, int, int, Say], Said] | None = None  # state, seat, action
    say_prompt: Callable[[State, int, Say], str] | None = None  # what the seat is asked
    say_missing: Callable[[State, int, int, Say], str] | None = None  # what a refused choice lacks: `2 iron short`
    say_ending: Callable[[State, Say], Ending] | None = None  # why it ended so
    sights: Sights = field(default_factory=Sights)  # what the table of attributes does not say about observations

    def __post_init__(self) -> None:
        if self.usual_players == 0:
            object.__setattr__(self, "usual_players", self.players[0])
        if self.usual_players not in self.players:
            raise ValueError(f"{self.name}: usual_players is {self.usual_players}, which is not among {self.players}")

    @cached_property
    def has_secrets(self) -> bool:
        """Whether there is anything that some seat may not see."""
        fields = self.new(self.players[0], self.whole_options({}), self.data).FIELDS  # type: ignore[attr-defined]
        hidden = any(field.visibility not in (PUBLIC, DERIVED) for field in fields.values())
        return hidden or any(issubclass(frame, Sealed) for frame in self.frames)

    def file(self, name: str) -> str | None:
        """What stands in a file of the game, such as `rules.md`; None if there is none."""
        if name in self.inline:
            return self.inline[name]
        path = self.folder / name
        return path.read_text("utf-8") if path.exists() else None

    @cached_property
    def raw_data(self) -> dict[str, Any]:
        return tomllib.loads(self.file("data.toml") or "")

    @cached_property
    def data(self) -> Any:
        """The components as printed; None for a game without component data."""
        return None if self.read_data is None else self.read_data(self.raw_data)

    @cached_property
    def frame_names(self) -> dict[str, type[Frame]]:
        return {frame.__name__: frame for frame in self.frames}

    @cached_property
    def sighted(self) -> tuple[list[Part], dict[str, str]]:
        """The parts of an observation, and what is left out of it."""
        return parts_of(self)

    @cached_property
    def observer(self) -> type[Observer]:
        """What writes observations."""
        from longhall.kernel.observers import observer_class  # which knows games

        return observer_class(self)

    def whole_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; ValueError names what does not exist."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.name} has no option '{name}'; it has: {known}")
            if value not in self.options[name].values or isinstance(value, bool) != isinstance(
                self.options[name].default, bool
            ):
                allowed = ", ".join(str(v) for v in self.options[name].values)
                raise ValueError(f"option '{name}' cannot be {value!r}; it can be: {allowed}")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    @property
    def for_people(self) -> dict[str, Any]:
        """The options that tables with two or more people take if nobody says otherwise."""
        return {name: option.people for name, option in self.options.items() if option.people is not None}

    def seats_host_first(self, options: Mapping[str, Any]) -> bool:
        """Whether the first seat is the host's with these options, the one that rematches keep as well."""
        wanted = [(name, option.host_first) for name, option in self.options.items() if option.host_first is not None]
        return any(options.get(name) == value for name, value in wanted)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise ValueError(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
