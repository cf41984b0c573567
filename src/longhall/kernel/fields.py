# interpreted
"""Tables of attributes: what a state is made of, how it is written, and who may see it.

Every class whose objects lie in a state (the state itself, a player, a pile) has a table `FIELDS`: attribute name to
`Field`. From it follow positions, paths in cases, `knows`, and the law that nothing is forgotten.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from longhall.kernel.actions import SEATS, Axis
from longhall.kernel.piles import Pile
from longhall.kernel.state import State

PUBLIC = "public"  # all see it
OWNER = "owner"  # the first axis is the seat; each sees its own entry
NOBODY_SEES = "nobody"
SEALED = "sealed"  # by seat, each sees its own until it is opened
SEEN = "seen"  # partly seen: State.seen(name, seat) says what a seat knows of it
DERIVED = "derived"  # follows from the rest; not stored in a position


class PositionError(ValueError):
    """What is wrong with a position, and where."""

    def __init__(self, where: str, fault: str) -> None:
        super().__init__(f"{where}: {fault}" if where else fault)


class Field:
    """One attribute: who sees it, the names along its axes (a flat table is written nested), the names of its values.

    The axis `SEAT` is cut to the number of players. A kind of field whose numbers are sets of bits names their members,
    and how many such sets stand side by side where a kind may be there more than once.
    """

    members: list[str] | None = None
    layers: int = 1

    def __init__(self, visibility: str, *axes: Axis, values: Axis | None = None) -> None:
        self.visibility = visibility
        self.axes = [axis.names for axis in axes]
        self.values = values.names if values is not None else None

    def axis_names(self, players: int) -> list[list[str]]:
        return [axis[:players] if axis is SEATS else axis for axis in self.axes]

    def write(self, value: Any, players: int) -> Any:
        if isinstance(value, Pile):
            return write_pile(value, self.values)
        if self.axes:
            return self._nest(list(value), self.axis_names(players), players)
        return self._leaf(value, players)

    def _leaf(self, value: Any, players: int) -> Any:
        if isinstance(value, (bool, str)) or value is None:
            return value
        if isinstance(value, int):
            if self.values is not None and 0 <= value < len(self.values):
                return self.values[value]
            return value
        if isinstance(value, Pile):
            return write_pile(value, self.values)
        if hasattr(value, "FIELDS"):
            return write_object(value, players)
        return [self._leaf(item, players) for item in value]

    def _nest(self, items: Sequence[Any], axes: list[list[str]], players: int) -> Any:
        names = axes[0]
        step = len(items) // len(names)
        if step * len(names) != len(items):
            raise ValueError(f"a table of {len(items)} does not fit the axis {names}")
        if len(axes) == 1:
            if step != 1:
                raise ValueError(f"a table of {len(items)} does not fit the axis {names}")
            return {name: self._leaf(item, players) for name, item in zip(names, items, strict=True)}
        return {name: self._nest(items[i * step : (i + 1) * step], axes[1:], players) for i, name in enumerate(names)}

    def read(self, data: Any, current: Any, players: int, where: str) -> Any:
        """The attribute's new value from its written form; what a sparse table does not name stays as it is."""
        if isinstance(current, Pile):
            return read_pile(data, current, self.values, where)
        if self.axes:
            items = list(current)
            self._fill(data, items, 0, len(items), self.axis_names(players), players, where)
            return like(current, items, where)
        return self._read_leaf(data, current, players, where)

    def _fill(
        self, data: Any, items: list[Any], low: int, high: int, axes: list[list[str]], players: int, where: str
    ) -> None:
        if not axes:
            items[low] = self._read_leaf(data, items[low], players, where)
            return
        names = axes[0]
        step = (high - low) // len(names)
        if isinstance(data, list):
            if len(data) != len(names):
                raise PositionError(where, f"needs {len(names)} entries ({', '.join(names)}), has {len(data)}")
            data = dict(zip(names, data, strict=True))
        if not isinstance(data, dict):
            raise PositionError(where, f"needs a table with the names {', '.join(names)}")
        for name, entry in data.items():
            if str(name) not in names:
                raise PositionError(where, f"there is no '{name}' here; there are {', '.join(names)}")
            start = low + names.index(str(name)) * step
            self._fill(entry, items, start, start + step, axes[1:], players, f"{where}.{name}")

    def _read_leaf(self, data: Any, current: Any, players: int, where: str) -> Any:
        if isinstance(current, bool):
            if not isinstance(data, bool):
                raise PositionError(where, "needs true or false")
            return data
        if isinstance(current, int):
            return read_number(data, self.values, where)
        if isinstance(current, str):
            if not isinstance(data, str):
                raise PositionError(where, "needs a text")
            return data
        if isinstance(current, Pile):
            return read_pile(data, current, self.values, where)
        if hasattr(current, "FIELDS"):
            read_object(current, data, players, where)
            return current
        if not isinstance(data, list):
            raise PositionError(where, "needs a list")
        if isinstance(current, list) and current and hasattr(current[0], "FIELDS"):
            if len(data) != len(current):
                raise PositionError(where, f"needs {len(current)} entries, has {len(data)}")
            for i, item in enumerate(data):
                read_object(current[i], item, players, f"{where}[{i}]")
            return current
        return like(current, [read_item(item, self.values, f"{where}[{i}]") for i, item in enumerate(data)], where)


def read_item(data: Any, values: list[str] | None, where: str) -> Any:
    if isinstance(data, list):
        return [read_item(item, values, f"{where}[{i}]") for i, item in enumerate(data)]
    return read_number(data, values, where)


def read_number(data: Any, values: list[str] | None, where: str) -> int:
    if isinstance(data, str) and values is not None:
        if data not in values:
            raise PositionError(where, f"there is no '{data}' here; there are {', '.join(values)}")
        return values.index(data)
    if isinstance(data, bool) or not isinstance(data, int):
        raise PositionError(where, f"needs a whole number{' or a name' if values else ''}, not {data!r}")
    return data


def like(current: Any, items: list[Any], where: str) -> Any:
    """`items` as the same kind of container as `current`."""
    if isinstance(current, list):
        return items
    try:
        return type(current)(items) if type(current).__name__ != "vec" else as_vec(items)
    except (TypeError, OverflowError) as fault:
        raise PositionError(where, str(fault)) from fault


def as_vec(items: list[int]) -> Any:
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](items)


def name_of(kind: int, values: list[str] | None) -> Any:
    return values[kind] if values is not None else kind


def write_pile(pile: Pile, values: list[str] | None) -> dict[str, Any]:
    return {
        "top": [[name_of(kind, values), seen] for kind, seen in zip(pile.top, pile.top_seen, strict=True)],
        "middle": {str(name_of(kind, values)): count for kind, count in enumerate(pile.middle) if count},
        "bottom": [[name_of(kind, values), seen] for kind, seen in zip(pile.bottom, pile.bottom_seen, strict=True)],
    }


def read_pile(data: Any, current: Pile, values: list[str] | None, where: str) -> Pile:
    if not isinstance(data, dict) or not set(data) <= {"top", "middle", "bottom"}:
        raise PositionError(where, "a pile is a table with top, middle and bottom")
    made = current.copy()
    if "middle" in data:
        if not isinstance(data["middle"], dict):
            raise PositionError(where, "the middle of a pile is a table: kind = number of cards")
        for kind in range(len(made.middle)):
            made.middle[kind] = 0
        made.count = 0
        for name, count in data["middle"].items():
            kind = read_number(int(name) if values is None else name, values, f"{where}.middle")
            made.middle[kind] = read_number(count, None, f"{where}.middle.{name}")
            made.count += count
    for part in ("top", "bottom"):
        if part in data:
            kinds, seen = [], []
            for i, card in enumerate(data[part]):
                name, mask = card if isinstance(card, list) else (card, -1)
                kinds.append(read_number(name, values, f"{where}.{part}[{i}]"))
                seen.append(mask)
            setattr(made, part, kinds)
            setattr(made, part + "_seen", seen)
    return made


def write_object(thing: Any, players: int) -> dict[str, Any]:
    """Everything in `thing` that is not derived."""
    return {
        name: field.write(getattr(thing, name), players)
        for name, field in thing.FIELDS.items()
        if field.visibility != DERIVED
    }


def read_object(thing: Any, data: Any, players: int, where: str) -> None:
    """Set the attributes of `thing` that `data` names."""
    if not isinstance(data, dict):
        raise PositionError(where, "needs a table")
    for name, entry in data.items():
        field = thing.FIELDS.get(name)
        here = f"{where}.{name}" if where else str(name)
        if field is None or field.visibility == DERIVED:
            raise PositionError(
                here, f"there is no such thing here; there are {', '.join(sorted(stored(thing.FIELDS)))}"
            )
        value = field.read(entry, getattr(thing, name), players, here)
        try:
            setattr(thing, name, value)
        except (TypeError, OverflowError) as fault:
            raise PositionError(here, str(fault)) from fault


def stored(fields: dict[str, Field]) -> Iterator[str]:
    return (name for name, field in fields.items() if field.visibility != DERIVED)


def write_frame(frame: Any) -> dict[str, Any]:
    written: dict[str, Any] = {"frame": type(frame).__name__}
    for name in frame.FIELDS:
        value = getattr(frame, name)
        written[name] = value if isinstance(value, (bool, int, str)) else list(value)
    return written


def known(g: State, seat: int) -> dict[str, Any]:
    """All that `seat` knows (-1: a spectator), as plain data."""
    told: dict[str, Any] = {
        "players": g.players,
        "pending": [write_frame(frame) for frame in g.pending],
        "answer": g.answer,
        "sealed": list(g.sealed[seat]) if g.sealed and seat >= 0 else None,
        "asked": seat in g.actors(),
    }
    told.update(known_of(g, g, seat))
    return told


def known_of(g: State, thing: Any, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, field in thing.FIELDS.items():
        value = getattr(thing, name)
        if field.visibility == PUBLIC:
            told[name] = field.write(value, g.players)
        elif field.visibility == OWNER:
            if seat >= 0:
                told[name] = own_part(field, value, g.players, seat)
        elif field.visibility == SEEN:
            told[name] = value.known_to(seat) if isinstance(value, Pile) else g.seen(name, seat)
    return told


def own_part(field: Field, value: Any, players: int, seat: int) -> Any:
    """The seat's entry of a table whose first axis is the seat."""
    written = field.write(value, players)
    return written[SEATS[seat]] if isinstance(written, dict) else written[seat]


def knows(g: State, seat: int) -> bytes:
    """Canonical bytes of all that `seat` knows: equal exactly where the seat cannot tell two states apart."""
    return json.dumps(known(g, seat), sort_keys=True, separators=(",", ":")).encode()
