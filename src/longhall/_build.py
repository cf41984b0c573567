"""Compiled or interpreted: which sources are compiled, and whether a build still matches them.

`setup.py` compiles the rules and leaves a note of every source beside this file. When the package is imported, the note
is compared with the sources. Compiled modules are used only while all of it holds; otherwise the same sources run
interpreted, slower and with the same results. This file is also read by itself, before there is a package to import, so
it imports nothing of Longhall, and little of anything as every start of the program pays for it.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any

COMPILED = "compiled"
INTERPRETED = "interpreted"
FORCED = "interpreted (forced)"
STALE = "interpreted (stale build)"

PACKAGE = os.path.dirname(os.path.abspath(__file__))
NOTE = "_compiled.json"

# Left to the interpreter by name: they touch what mypyc refuses, or run too seldom to matter.
NEVER_COMPILED = frozenset({"__init__.py", "game.py", "registry.py"})
FACE = "face"  # what only people wait for: a game's room of this name
# Left to the interpreter by their own first line.
MARK = "# interpreted"

# What decides how the sources are compiled.
SETUP = ("setup.py", "scripts/frames_plugin.py")

_kind = INTERPRETED


def build_kind() -> str:
    """How this process runs the rules: "compiled", "interpreted", or interpreted with the reason in parentheses."""
    return _kind


def choose() -> None:
    """Decide once, before any other module of the package is imported, where modules are taken from."""
    global _kind
    if os.environ.get("LONGHALL_PURE", "0") not in ("", "0"):
        _kind = FORCED
    else:
        _kind = state_of_build(PACKAGE)
    if _kind == STALE:
        print(
            "longhall: the sources have changed since they were compiled, so the rules run interpreted (slower, same "
            "results). To compile again: ./play, ./test, or python setup.py build_ext --inplace",
            file=sys.stderr,
        )
    if _kind != COMPILED:
        sys.meta_path.insert(0, SourcesOnly())


class SourcesOnly:
    """Finds Longhall's modules as if no compiled ones lay beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("longhall."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def state_of_build(package: str) -> str:
    """Compare the note with what lies in the package: compiled, interpreted or stale."""
    note = read_note(package)
    if note is None or note["suffix"] != EXTENSION_SUFFIXES[0]:
        return INTERPRETED  # never built, a build that did not finish, or one for another Python
    compiled: dict[str, dict[str, Any]] = note["compiled"]
    known = {*compiled, *note["interpreted"]}
    if any(source not in known for source in rule_sources(package)):
        return STALE
    for source, then in compiled.items():
        if not _unchanged(os.path.join(package, source), then):
            return STALE
        if not os.path.exists(os.path.join(package, source.removesuffix(".py") + note["suffix"])):
            return INTERPRETED
    return COMPILED


def rule_sources(package: str) -> Iterator[str]:
    """Every source in the rooms that are compiled, also those left to the interpreter; paths within the package."""
    for room in ("kernel", "bots", "games"):
        for folder, inner, names in os.walk(os.path.join(package, room)):
            inner.sort()
            here = os.path.relpath(folder, package).replace(os.sep, "/")
            if here != "games":
                yield from (f"{here}/{name}" for name in sorted(names) if name.endswith(".py"))


def is_compilable(package: str, source: str) -> bool:
    *rooms, name = source.split("/")
    if name in NEVER_COMPILED or FACE in rooms:
        return False
    with open(os.path.join(package, source), encoding="utf-8") as file:
        return file.readline().strip() != MARK


def setup_digest(root: str) -> str:
    """Of what decides how the sources are compiled, besides the options."""
    return " ".join(_sha256(os.path.join(root, *name.split("/"))) for name in SETUP)


def build_options() -> dict[str, str]:
    """What a developer asked of the build; setup.py explains each."""
    games = os.environ.get("LONGHALL_GAMES", "").replace(",", " ").split()
    return {
        "games": ",".join(sorted(games)),
        "opt": os.environ.get("LONGHALL_OPT", "3"),
        "groups": os.environ.get("LONGHALL_GROUPS", "rooms"),
    }


def describe(package: str, source: str) -> dict[str, Any]:
    """What the note keeps of a compiled source."""
    path = os.path.join(package, source)
    found = os.stat(path)
    return {"sha256": _sha256(path), "size": found.st_size, "mtime_ns": found.st_mtime_ns}


def read_note(package: str) -> dict[str, Any] | None:
    import json

    try:
        with open(os.path.join(package, NOTE), encoding="utf-8") as file:
            note: dict[str, Any] = json.load(file)
    except (OSError, ValueError):
        return None
    return note


def write_note(package: str, note: dict[str, Any]) -> None:
    """Written last and in one go: a build that was broken off leaves none, and is not used."""
    import json

    path = os.path.join(package, NOTE)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(note, file, indent=1, sort_keys=True)
    os.replace(path + ".new", path)


def _unchanged(path: str, then: dict[str, Any]) -> bool:
    try:
        now = os.stat(path)
    except OSError:
        return False
    if now.st_size != then["size"]:
        return False
    # Installing or checking out gives files a new time, so only the contents can tell.
    return bool(now.st_mtime_ns == then["mtime_ns"]) or _sha256(path) == then["sha256"]


def _sha256(path: str) -> str:
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
