"""Where a game's code cites the clauses that it carries out."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from longhall.kernel.game import Game

Scope = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    clause: str
    file: Path
    line: int
    name: str  # of the class or function, such as Fix.why_not


@cache
def scan(folder: Path, prefix: str) -> list[Citation]:
    clause = re.compile(rf"\b{prefix}-\d+\b")
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        found.extend(cited(ast.parse(file.read_text("utf-8")), file, clause, "", 1))
    return found


def cited(node: ast.AST, file: Path, clause: re.Pattern[str], name: str, line: int) -> Iterator[Citation]:
    """All clauses named in the texts within a node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Scope):
            inner = f"{name}.{child.name}" if name else child.name
            yield from cited(child, file, clause, inner, child.lineno)
        elif isinstance(child, ast.Constant) and isinstance(child.value, str):
            for found in clause.findall(child.value):
                yield Citation(found, file, line if name else child.lineno, name or file.stem)
        else:
            yield from cited(child, file, clause, name, line)


def citations_of(game: Game, clause: str) -> list[Citation]:
    """The places that cite a clause, each once."""
    places = {(c.file, c.name): c for c in reversed(scan(game.folder, game.prefix)) if c.clause == clause}
    return sorted(places.values(), key=lambda c: (c.file.name, c.line))


def clauses_behind(game: Game, frame: str) -> list[str]:
    """The clauses that a kind of decision carries out, in their order."""
    named = {c.clause for c in scan(game.folder, game.prefix) if c.name.split(".")[0] == frame}
    return sorted(named, key=lambda clause: int(clause.split("-")[1]))
