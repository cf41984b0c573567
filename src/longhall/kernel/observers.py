# interpreted
"""Writes the code of observers: straight lines that copy, as looking attributes up by name takes fifty times as long.

`scripts/observers.py` puts it beside each game of the house, where it is compiled; for any other game it is run as it
is.
"""

from importlib import import_module
from math import prod
from typing import Any

from longhall.kernel.actions import SEATS
from longhall.kernel.game import Game
from longhall.kernel.observer import Observer
from longhall.kernel.sights import ANSWERS, BUNDLE, COUNT, NUMBER, ONE_HOT, Part, decisions, observation
from longhall.kernel.state import State

Lines = list[str]


def observer_of(game: Game, players: int, rows: int = 1) -> Observer:
    """An observer of so many rows."""
    return game.observer(players, rows, observation(game, players).width, memory(game, players))


def observer_class(game: Game) -> type[Observer]:
    """The observer that lies beside a game's state; one is improvised for a game that has none there."""
    rooms = state_of(game).__module__.rpartition(".")[0]
    if not rooms:
        return improvised(game)
    try:
        found: type[Observer] = import_module(f"{rooms}.knowledge.observer").GameObserver
    except ModuleNotFoundError:
        return improvised(game)
    return found


def state_of(game: Game) -> type[State]:
    return type(game.new(game.players[0], game.whole_options({}), game.data))


def improvised(game: Game) -> type[Observer]:
    """The same code, run as it is."""
    from librt.vecs import vec
    from mypy_extensions import i16, i64

    parts, _ = game.sighted
    names: dict[str, Any] = {each.__name__: each for each in decisions(game)}
    names |= {part.call.__name__: part.call for part in parts if part.call is not None}
    names |= {"vec": vec, "i16": i16, "i64": i64, "Observer": Observer, "State": object}
    exec("\n".join(class_lines(game, "State", casts=False)), names)
    made: type[Observer] = names["GameObserver"]
    return made


def memory(game: Game, players: int) -> int:
    """How many numbers an observer remembers of each row."""
    return sum(remembered(part, players) for part in game.sighted[0])


def remembered(part: Part, players: int) -> int:
    if part.tokens:
        return part.tokens + 1
    if part.how == NUMBER or part.is_list:
        return 0
    entries = part.layers
    for names in part.axes[1:] if part.own else part.axes:
        entries *= players if names is SEATS else len(names)
    return entries


# The module of a game


def module_source(game: Game) -> str:
    """The text of a game's `knowledge/observer.py`."""
    state = state_of(game)
    modules: dict[str, set[str]] = {state.__module__: {state.__name__}}
    parts, _ = game.sighted
    things: list[Any] = [*decisions(game), *(part.call for part in parts if part.call is not None)]
    for thing in things:
        modules.setdefault(thing.__module__, set()).add(thing.__name__)
    modules.setdefault("longhall.kernel.observer", set()).add("Observer")
    modules.setdefault("longhall.kernel.state", set()).add("State")
    lines = [
        '"""Written by scripts/observers.py from the table of fields and from sights.py: change those."""',
        "",
        "from typing import cast, final",
        "",
        *(["from librt.vecs import vec"] if any(is_table(part) for part in parts) else []),
        "from mypy_extensions import i16, i64",
        "",
    ]
    for module in sorted(modules):
        lines += import_lines(module, sorted(modules[module], key=import_order))
    return "\n".join([*lines, "", "", "@final", *class_lines(game, state.__name__, casts=True), ""])


def import_order(name: str) -> tuple[bool, bool, str]:
    """As ruff sorts them: constants, classes, functions."""
    return (not name.isupper(), not name[0].isupper(), name)


def import_lines(module: str, names: list[str]) -> Lines:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= 120:
        return [line]
    return [f"from {module} import (", *(f"    {name}," for name in names), ")"]


def is_table(part: Part) -> bool:
    return not part.tokens and (bool(part.axes) or part.call is not None or part.layers > 1)


def class_lines(game: Game, state: str, casts: bool) -> Lines:
    parts, _ = game.sighted
    given = f"cast({state}, state)" if casts else "state"
    body = ["players = self.players", "out = self.out", "last = self.last"]
    body += ["at: i64 = row * self.width", "k: i64 = row * self.memory", "new: i64 = 0"]
    if any(SEATS in part.axes for part in parts):
        body += ["other: i64 = 0", "start: i64 = 0"]
    if any(is_table(part) for part in parts):
        body.append("table: vec[i64] = last")
    body += top_lines(game, parts)
    for part in parts:
        body += [f"# {part.name}", *part_lines(part)]
    return [
        "class GameObserver(Observer):",
        "    def write(self, state: State, seat: i64, row: i64) -> None:",
        f"        g = {given}",
        *(f"        {line}" for line in body),
    ]


def top_lines(game: Game, parts: list[Part]) -> Lines:
    """Which decision lies on top, and its fields."""
    wanted = [part.source for part in parts if part.name.startswith("decision.")]
    lines = ["decision: i64 = -1"]
    for variable in wanted:
        nothing = -1 if any(part.source == variable and part.how == ONE_HOT for part in parts) else 0
        lines.append(f"{variable}: i64 = {nothing}")
    lines.append("top = g.waiting")
    numbered = list(enumerate(decisions(game)))
    for count, (number, each) in enumerate(sorted(numbered, key=lambda entry: -len(entry[1].__mro__))):
        lines.append(f"{'elif' if count else 'if'} isinstance(top, {each.__name__}):")
        lines.append(f"    decision = {number}")
        for name in dict.fromkeys(("seat", *each.FIELDS)):
            if f"of_{name}" in wanted:
                lines.append(f"    of_{name} = top.{name}")
    return lines


# One part after the other


def part_lines(part: Part) -> Lines:
    if part.tokens:
        size = prod(len(names) for names in part.axes)
        return [part.source, f"at += {size}", f"k += {part.tokens + 1}"]
    if part.is_list:
        size = len(part.names or ())
        return [
            f"for i in range({size}):",
            "    out[at + i] = 0",
            f"for kind in {part.source}:",
            "    out[at + kind] += 1",
            f"at += {size}",
        ]
    if part.how == ANSWERS:
        size = len(part.names or ())
        return [
            "if last[k] == 1 or g.sealed:",
            f"    self.answered(g, seat, at, k, {part.source}, {size})",
            f"at += {size}",
            "k += 1",
        ]
    if not is_table(part):
        return entry_lines(part, part.source)
    lines = [f"table = {part.source}"]
    axes = list(part.axes)
    by_seat = bool(axes) and axes[0] is SEATS
    if SEATS in axes[1:]:
        raise ValueError(f"{part.name}: an observation turns seats round on the first axis only")
    entries = part.layers
    for names in axes[1:] if by_seat else axes:
        entries *= len(names)
    if not by_seat:
        return lines + run_lines(part, "", entries)
    if part.own:
        return [*lines, f"start = seat * {entries}", *run_lines(part, "start", entries)]
    return [
        *lines,
        "other = seat",
        "for _ in range(players):",
        *(f"    {line}" for line in [f"start = other * {entries}", *run_lines(part, "start", entries)]),
        "    other += 1",
        "    if other == players:",
        "        other = 0",
    ]


def run_lines(part: Part, start: str, entries: int) -> Lines:
    """Neighbouring entries of the table."""
    here = f"{start} + " if start else ""
    if part.how == NUMBER:
        if entries == 1:
            return [f"out[at] = i16(table[{start or 0}])", "at += 1"]
        return [f"for i in range({entries}):", f"    out[at + i] = i16(table[{here}i])", f"at += {entries}"]
    if part.how == COUNT:
        size, layers = len(part.names or ()), part.layers
        begins = range(0, entries, layers)
        lines = []
        for begin in begins:
            first = f"{here}{begin}" if begin else start or "0"
            differs = " or ".join(
                f"table[{here}{begin + layer}] != last[k + {layer}]".replace(" + 0]", "]") for layer in range(layers)
            )
            lines += [f"if {differs}:", f"    self.count(at, k, table, {first}, {layers}, {size})"]
            lines += [f"at += {size}", f"k += {layers}"]
        return lines
    if entries == 1:
        return entry_lines(part, f"table[{start or 0}]")
    return [f"for i in range({entries}):", *(f"    {line}" for line in entry_lines(part, f"table[{here}i]"))]


def entry_lines(part: Part, value: str) -> Lines:
    """One entry: a number, one of several names, or a set."""
    if part.how == NUMBER:
        return [f"out[at] = {f'1 if {value} else 0' if part.is_flag else f'i16({value})'}", "at += 1"]
    assert part.names is not None
    turns = part.names is SEATS and part.name != "seat"
    size = "players" if part.names is SEATS else str(len(part.names))
    if part.how == ONE_HOT and turns:
        lines = [f"new = {value}", "if new >= seat:", "    new -= seat - 1", "elif new >= 0:"]
        lines += ["    new += players - seat + 1", "else:", "    new = 0"]
        call = "mark"
    elif part.how == ONE_HOT:
        lines = [f"new = {value} + 1"]
        call = "mark"
    elif turns:
        lines = [f"new = {value}", "new = (new >> seat) | (new << (players - seat))"]
        call = "flip"
    else:
        lines = [f"new = {value}"]
        call = "unpack" if part.how == BUNDLE else "flip"
    return [*lines, "if new != last[k]:", f"    self.{call}(at, k, new, {size})", f"at += {size}", "k += 1"]
