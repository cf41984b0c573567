"""Editions: an owner's corrections laid over a game's component data, and over the names of things (`[names.en]`)."""

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from longhall.kernel.components import SOURCE
from longhall.kernel.game import Game
from longhall.match.texts import NAMES, printed_names, texts

TITLE = "title"  # what its owner calls an edition
LONGEST_TITLE = 60
MOST_DOTS = 50  # on one line: what a key of many parts costs to read grows with their square


class EditionError(ValueError):
    """What is wrong with an edition: where, if it is known, and on which line of its text."""

    def __init__(self, fault: str, line: int | None, file: str = "") -> None:
        known = [file] * bool(file) + [f"line {line}"] * bool(line)
        super().__init__(f"{', '.join(known)}: {fault}" if known else fault)
        self.fault = fault
        self.line = line
        path, colon, _ = fault.partition(": ")
        self.path = path if colon and " " not in path else ""


def load(game: Game, file: Path) -> dict[str, Any]:
    """Read and check an edition file; EditionError names the line."""
    return read(game, file.read_text("utf-8"), file.name)


def read(game: Game, text: str, file: str = "") -> dict[str, Any]:
    """Read and check the text of an edition; EditionError names the line."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise EditionError(f"more than {MOST_DOTS} dots on one line", number, file)
    try:
        return checked(game, text, file)
    except RecursionError as fault:
        raise EditionError("too deep", None, file) from fault


def checked(game: Game, text: str, file: str) -> dict[str, Any]:
    try:
        edition = tomllib.loads(text)
    except ValueError as fault:
        at = re.search(r" \(at line (\d+), column \d+\)$", str(fault))
        raise EditionError(str(fault), int(at[1]) if at else None, file) from fault
    try:
        apply(game, edition)
    except ValueError as fault:
        raise EditionError(str(fault), line_of(text, str(fault)), file) from fault
    return edition


def apply(game: Game, edition: Mapping[str, Any] | None) -> Any:
    """The game's component tables with an edition laid over them. ValueError begins with the path of what is wrong."""
    if not edition:
        return game.data
    check_values(edition, "")
    title = edition.get(TITLE, "-")
    if not isinstance(title, str) or not 0 < len(title) <= LONGEST_TITLE or not title.isprintable():
        raise ValueError(f"{TITLE}: needs a text of 1 to {LONGEST_TITLE} letters")
    printed_names(game, edition)
    values = {name: value for name, value in edition.items() if name not in (TITLE, NAMES)}
    if not values:
        return game.data
    if game.read_data is None:
        raise ValueError(f"{next(iter(values))}: {game.name} has no component data that an edition could change")
    return game.read_data(merged(game.raw_data, values, "", game.may_gain))


def check_values(found: Any, where: str) -> None:
    """Only what can be written down in a record: no dates, and no number without end."""
    if isinstance(found, Mapping):
        for name, value in found.items():
            check_values(value, f"{where}.{name}" if where else name)
    elif isinstance(found, list):
        for i, value in enumerate(found):
            check_values(value, f"{where}[{i}]")
    elif not isinstance(found, str | int | float) or found in (math.inf, -math.inf) or found != found:
        raise ValueError(f"{where}: cannot be {found}")


def merged(base: Any, over: Any, where: str, may_gain: Sequence[str] = ()) -> Any:
    """`over` laid over `base`; everything it names must be there already, or in an entry that may gain values."""
    if not isinstance(base, dict):
        return over
    if not isinstance(over, Mapping):
        raise ValueError(f"{where}: needs a table")
    group, _, entry = where.partition(".")
    is_open = where.endswith("source") or (
        entry and group in may_gain
    )  # a value that had the default may have a source
    result = dict(base)
    for name, value in over.items():
        here = f"{where}.{name}" if where else name
        if name not in base and not is_open:
            raise ValueError(f"{here}: there is no such thing in the data")
        result[name] = merged(base.get(name), value, here, may_gain)
    return result


def differences(game: Game, edition: Mapping[str, Any] | None, language: str) -> list[dict[str, Any]]:
    """What an edition changes: path, what is printed (None: nothing), and what stands there instead."""
    if not edition:
        return []
    values = {name: value for name, value in edition.items() if name not in (TITLE, NAMES)}
    plain = texts(game, language)
    names = [
        {"path": f"{NAMES}.{language}.{key}", "was": plain.say(key) if plain.has(key) else None, "now": name}
        for key, name in texts(game, language, edition).corrected.items()
    ]
    return names + list(changed(game.raw_data, values, ""))


def changed(base: Any, over: Any, where: str) -> Iterator[dict[str, Any]]:
    if isinstance(over, Mapping):
        for name, value in over.items():
            if name != SOURCE:
                inner = base.get(name) if isinstance(base, Mapping) else None
                yield from changed(inner, value, f"{where}.{name}" if where else name)
    elif over != base:
        yield {"path": where, "was": base, "now": over}


def digest(edition: Mapping[str, Any] | None) -> str | None:
    """What a record calls an edition."""
    if not edition:
        return None
    return hashlib.sha256(json.dumps(edition, sort_keys=True).encode()).hexdigest()[:16]


def line_of(text: str, fault: str) -> int | None:
    """The line of an edition file that a fault speaks of: the fault begins with the path of the value."""
    path = fault.split(":")[0].split(".")
    table = ""
    best = None
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+([^\]]+)\]+", line)
        if header:
            table = header[1].replace('"', "").strip()
            if ".".join(path).startswith(table):
                best = number
            continue
        key = re.match(r'\s*"?([\w.-]+)"?\s*=', line)
        if key and ".".join(path).startswith(f"{table}.{key[1]}".lstrip(".")):
            return number
    return best
