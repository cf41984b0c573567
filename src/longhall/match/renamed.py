"""Choices, options and positions of earlier versions of the rules in the words of the present one.

A game lists in `earlier/renamed.toml` what each version calls otherwise than the one before it:

    ["1.1"]
    options = [{ was = { ledger_display = true }, is = { memory = "kept" } }]  # a value under another name
    actions = { procure = "acquire" }      # a family of keys, or one whole key
    chance = {}
    frames = { TakeRole = "ChooseRole" }
    state = { seals = "tokens" }           # attributes of the state
    added = ["last_ship"]                  # attributes that begin as a new state has them, whatever was played before
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from longhall.kernel.game import Game

PARTS = {"options", "actions", "chance", "frames", "state", "added"}


def order(version: str) -> tuple[int, ...]:
    """A version as numbers, so that 1.10 comes after 1.9."""
    return tuple(int(part) for part in version.split("."))


@cache
def read_renamed(folder: Path) -> dict[str, dict[str, Any]]:
    file = folder / "earlier" / "renamed.toml"
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    for version, table in found.items():
        order(version)
        if not set(table) <= PARTS:
            raise ValueError(f"{file}: {version} has {sorted(set(table) - PARTS)}; there are {sorted(PARTS)}")
    return found


def since(game: Game, version: str) -> Iterator[dict[str, Any]]:
    """What was renamed after a version, in order."""
    renamed = read_renamed(game.folder)
    for later in sorted(renamed, key=order):
        if order(version) < order(later) <= order(game.rules_version):
            yield renamed[later]


def options(game: Game, version: str, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an earlier version as the present one names them."""
    found = dict(wished)
    for renamed in since(game, version):
        for change in renamed.get("options", []):
            was = change["was"]
            if all(name in found and same(found[name], value) for name, value in was.items()):
                for name in was:
                    del found[name]
                found.update(change["is"])
    return found


def same(one: Any, other: Any) -> bool:
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def key(game: Game, version: str, part: str, was: str) -> str:
    """The key of a choice (`actions`) or of a chance result (`chance`) as the present version has it."""
    for renamed in since(game, version):
        names = renamed.get(part, {})
        family, colon, rest = was.partition(":")
        was = names.get(was) or names.get(family, family) + colon + rest
    return was


def entry(game: Game, version: str, was: Mapping[str, Any]) -> dict[str, Any]:
    """An entry of a record."""
    found = dict(was)
    if isinstance(found.get("play"), str):
        found["play"] = key(game, version, "actions", found["play"])
    if "chance" in found:
        found["chance"] = [key(game, version, "chance", result) for result in found["chance"]]
    return found


def position(game: Game, was: Mapping[str, Any], default: str) -> dict[str, Any]:
    """A written position; `default` is its version if it does not say so itself."""
    version = was.get("rules_version", default)
    found = {**was, "rules_version": game.rules_version}
    if isinstance(was.get("options"), Mapping):
        found["options"] = options(game, version, was["options"])
    for renamed in since(game, version):
        if isinstance(found.get("state"), Mapping):
            names = renamed.get("state", {})
            found["state"] = {names.get(name, name): value for name, value in found["state"].items()}
        frames = renamed.get("frames", {})
        found["pending"] = [
            {**frame, "frame": frames.get(frame["frame"], frame["frame"])} for frame in found.get("pending", [])
        ]
    return found


def added(game: Game, version: str) -> set[str]:
    """Attributes that an earlier version did not have, and that a new state has right."""
    return {name for renamed in since(game, version) for name in renamed.get("added", [])}


def record(game: Game, was: Mapping[str, Any]) -> dict[str, Any]:
    """A whole record."""
    version = was["rules_version"]
    return {
        **was,
        "rules_version": game.rules_version,
        "options": options(game, version, was["options"]),
        "position": position(game, was["position"], version) if was.get("position") else None,
        "entries": [entry(game, version, one) for one in was["entries"]],
    }
