# interpreted
"""Which numbers an observation is made of: the pieces of its row, by name, in order.

They follow from the table of a state's attributes (`fields.py`). What all see goes in, with the observer's seat first
wherever there is one entry a seat; of what owners see, the own entry; what is hidden never. What a seat sees of partly
seen attributes, a game says itself in its `Sights`; they also say what is left out, and why.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from longhall.kernel.actions import SEATS, Axis, Family
from longhall.kernel.fields import DERIVED, NOBODY_SEES, OWNER, PUBLIC, Field
from longhall.kernel.frames import Decision
from longhall.kernel.piles import Pile

if TYPE_CHECKING:
    from longhall.kernel.game import Game

NUMBER = "number"
ONE_HOT = "one_hot"  # 1 for what it is, 0 for all that it is not; nothing but 0 for nothing
SET = "set"  # 1 for every member
COUNT = "count"  # how many there are of each kind
BUNDLE = "bundle"  # the same, from a number with four bits for each kind
ANSWERS = "answers"  # which of its own choices a seat has sealed so far, and how often
RELATIVE = ["self", "next", "third", "fourth", "fifth"]  # the seats from the observer on, clockwise

ALWAYS_LEFT_OUT = {
    "pending": "what lies beneath the decision on the stack; `decision` is the top of it",
    "answer": "what a frame has handed to the one beneath, gone before anybody is asked again",
}


class Sight:
    """A piece that the game works out: `of(g, seat)` gives a table over the axes.

    It is a table of numbers; with `values`, of names; with `members`, of sets, of which several `layers` may stand side
    by side; with `bundles`, of numbers with four bits for each kind. With `tokens`, pieces that lie somewhere, it
    writes by itself: `of(observer, g, seat, at, k)` counts at `at` what has come and gone since it was written there
    last, and remembers for each token and for one number more, from `k` on. It stands for the attributes that it
    `covers`: the one of its own name if none is named.
    """

    def __init__(
        self,
        of: Callable[..., vec[i64] | None],
        *axes: Axis,
        values: Axis | None = None,
        members: Axis | None = None,
        bundles: Axis | None = None,
        layers: int = 1,
        tokens: int = 0,
        covers: tuple[str, ...] = (),
    ) -> None:
        self.of = of
        self.tokens = tokens
        self.axes = tuple([axis.names for axis in axes])
        named = values or members or bundles
        self.names = named.names if named is not None else None
        self.how = NUMBER
        if values is not None:
            self.how = ONE_HOT
        elif members is not None:
            self.how = SET if layers == 1 else COUNT
        elif bundles is not None:
            self.how = BUNDLE
        self.layers = layers
        self.covers = covers


@dataclass(frozen=True)
class Sights:
    """What a game says about its observation, besides its table of attributes."""

    seen: Mapping[str, Sight] = field(default_factory=dict)
    derived: Mapping[str, Field] = field(default_factory=dict)  # derived attributes that go in, all may see them
    sets: Mapping[str, Axis] = field(default_factory=dict)  # plain numbers that are sets of bits
    asked: Mapping[str, Axis] = field(default_factory=dict)  # fields of decisions that are names, by their own name
    asked_sets: Mapping[str, Axis] = field(default_factory=dict)  # and those that are sets
    answers: tuple[Family, ...] = ()  # of sealed choices that a seat makes several of: the first and the last family
    left_out: Mapping[str, str] = field(default_factory=dict)  # attributes and fields that do not go in, and why


@dataclass(frozen=True)
class Part:
    """A piece before the number of players is known: `source` is the expression that gives the value or the table."""

    name: str
    how: str
    source: str
    axes: tuple[list[str], ...] = ()
    names: list[str] | None = None
    own: bool = False  # of a table by seat only the own entry
    is_list: bool = False
    is_flag: bool = False
    layers: int = 1
    call: Callable[..., Any] | None = None
    tokens: int = 0  # it is written by the call itself, which remembers so many and one more


@dataclass(frozen=True)
class Piece:
    """Some numbers of a row: those from `start` to `stop`, a table of this shape with these names along its axes."""

    name: str
    how: str
    start: int
    shape: tuple[int, ...]
    axes: tuple[tuple[str, ...], ...]

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """The row of numbers that a seat's knowledge is written in, piece by piece."""

    game: str
    players: int
    pieces: tuple[Piece, ...]
    left_out: Mapping[str, str]

    @property
    def width(self) -> int:
        return self.pieces[-1].stop

    def __getitem__(self, name: str) -> Piece:
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(f"there is no '{name}' here; there are {', '.join(piece.name for piece in self.pieces)}")

    def split(self, rows: Any) -> dict[str, Any]:
        """The pieces of a row, or of an array of rows, by name, each in its shape."""
        return {
            piece.name: rows[..., piece.start : piece.stop].reshape(rows.shape[:-1] + piece.shape)
            for piece in self.pieces
        }


def decisions(game: "Game") -> list[type[Decision]]:
    return [frame for frame in game.frames if issubclass(frame, Decision)]


def parts_of(game: "Game") -> tuple[list[Part], dict[str, str]]:
    """All parts in order, and what is left out, with the reason."""
    sights = game.sights
    left_out = {**ALWAYS_LEFT_OUT, **sights.left_out}
    state: Any = game.new(game.players[0], game.whole_options({}), game.data)
    parts = [
        Part("seat", ONE_HOT, "seat", names=SEATS),
        Part("asked", NUMBER, "self.is_asked(g, seat)", is_flag=True),
        *decision_parts(game, left_out),
    ]
    covered = {name for piece, sight in sights.seen.items() for name in (sight.covers or (piece,))}
    for name, each in state.FIELDS.items():
        if name in sights.derived:
            each = sights.derived[name]
        elif name in covered or name in left_out or each.visibility == DERIVED:
            continue
        if each.visibility == NOBODY_SEES:
            left_out[name] = "nobody sees it"
        elif each.visibility in (PUBLIC, OWNER) and (part := part_of(name, each, getattr(state, name), sights)):
            parts.append(part)
        else:
            left_out[name] = "the game says nothing about what a seat sees of it"
    for name, sight in sights.seen.items():
        writes = sight.tokens > 0
        source = f"{sight.of.__name__}({'self, g, seat, at, k' if writes else 'g, seat'})"
        made = Part(name, sight.how, source, sight.axes, sight.names, False, layers=sight.layers, call=sight.of)
        parts.append(replace(made, tokens=sight.tokens))
    if sights.answers:
        first, last = sights.answers
        keys = [game.actions.key(action) for action in range(first.base, last.end)]
        parts.append(Part("answers", ANSWERS, str(first.base), names=keys))
    return parts, left_out


def decision_parts(game: "Game", left_out: Mapping[str, str]) -> Iterator[Part]:
    """The decision on top: which one it is, whom it asks, and its fields under their names."""
    sights = game.sights
    yield Part("decision", ONE_HOT, "decision", names=[each.__name__ for each in decisions(game)])
    fields = dict.fromkeys(name for each in decisions(game) for name in ("seat", *each.FIELDS))
    for name in fields:
        if f"decision.{name}" in left_out:
            continue
        if name == "seat" or name in sights.asked:
            names = SEATS if name == "seat" else sights.asked[name].names
            yield Part(f"decision.{name}", ONE_HOT, f"of_{name}", names=names)
        elif name in sights.asked_sets:
            yield Part(f"decision.{name}", SET, f"of_{name}", names=sights.asked_sets[name].names)
        else:
            yield Part(f"decision.{name}", NUMBER, f"of_{name}")


def part_of(name: str, each: Field, value: Any, sights: Sights) -> Part | None:
    """An attribute by itself; None if it is of a kind that only the game can put into numbers."""
    axes = tuple(each.axes)
    source = f"g.{name}"
    own = each.visibility == OWNER
    members = sights.sets[name].names if name in sights.sets else each.members
    if isinstance(value, bool):
        return Part(name, NUMBER, source, is_flag=True)
    if members is not None:
        how = SET if each.layers == 1 else COUNT
        return Part(name, how, source, axes, members, own, layers=each.layers)
    if isinstance(value, int) or (axes and not isinstance(value, list)):
        return Part(name, NUMBER if each.values is None else ONE_HOT, source, axes, each.values, own)
    if isinstance(value, list) and not axes and each.values is not None:
        return Part(name, COUNT, source, names=each.values, is_list=True)
    if isinstance(value, (list, str, Pile)) or each.values is not None or not hasattr(value, "__len__"):
        return None
    return Part(name, NUMBER, source, (list(map(str, range(len(value)))),))


def relative(names: list[str], players: int) -> tuple[str, ...]:
    return tuple(RELATIVE[:players]) if names is SEATS else tuple(names)


def observation(game: "Game", players: int) -> Observation:
    """Names and shapes of all pieces of a row."""
    game.check_players(players)
    parts, left_out = game.sighted
    pieces: list[Piece] = []
    for part in parts:
        axes = [relative(names, players) for names in (part.axes[1:] if part.own else part.axes)]
        if part.names is not None:
            axes.append(tuple(SEATS[:players]) if part.name == "seat" else relative(part.names, players))
        start = pieces[-1].stop if pieces else 0
        pieces.append(Piece(part.name, part.how, start, tuple(map(len, axes)), tuple(axes)))
    return Observation(game.name, players, tuple(pieces), left_out)
