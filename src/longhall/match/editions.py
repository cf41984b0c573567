"""Editions: an owner's corrections laid over a game's component data."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from longhall.kernel.game import Game


class EditionError(ValueError):
    """What is wrong with an edition, with its line."""


def load(game: Game, file: Path) -> dict[str, Any]:
    """Read and check an edition file; EditionError names the line."""
    text = file.read_text("utf-8")
    try:
        edition = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise EditionError(f"{file.name}: {fault}") from fault
    try:
        apply(game, edition)
    except ValueError as fault:
        line = line_of(text, str(fault))
        raise EditionError(f"{file.name}, line {line}: {fault}" if line else f"{file.name}: {fault}") from fault
    return edition


def apply(game: Game, edition: Mapping[str, Any] | None) -> Any:
    """The game's component tables with an edition laid over them."""
    if not edition:
        return game.data
    if game.read_data is None:
        raise ValueError(f"{game.name} has no component data that an edition could change")
    return game.read_data(merged(game.raw_data, edition, ""))


def merged(base: Any, over: Any, where: str) -> Any:
    """`over` laid over `base`; everything it names must be there already."""
    if not isinstance(base, dict):
        return over
    if not isinstance(over, Mapping):
        raise ValueError(f"{where}: needs a table")
    result = dict(base)
    for name, value in over.items():
        here = f"{where}.{name}" if where else name
        if name not in base and not where.endswith("source"):  # a value's source may be named where it had the default
            raise ValueError(f"{here}: there is no such thing in the data")
        result[name] = merged(base.get(name), value, here)
    return result


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
