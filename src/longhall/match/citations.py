"""Where a game's code cites the clauses of its rules.

A clause is cited by its id in the docstring of a function, a method or a class (a class's citation counts for its
methods), or in a text inside a function, such as the clause that `why_not` answers.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from longhall.kernel.game import Game

# What every frame has and what says nothing about a rule being carried out.
NO_RULE = {"__init__", "span"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    """A clause, and the lines of which one must run for the citing code to have run."""

    clause: str
    file: str  # within the game's folder
    line: int
    name: str  # of the class or function, such as Fix.why_not
    first: int
    last: int

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"

    def runs_in(self, lines: dict[str, set[int]]) -> bool:
        return any(self.first <= line <= self.last for line in lines.get(self.file, ()))


def clause_ids(text: str, prefix: str) -> list[str]:
    """The clauses named in a text, each once, in order."""
    return list(dict.fromkeys(re.findall(rf"\b{prefix}-\d+\b", text)))


def sources(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file.relative_to(folder).as_posix(), ast.parse(file.read_text("utf-8"))


def citations(folder: Path, prefix: str) -> list[Citation]:
    """All citations in the Python files of a game's folder."""
    return [citation for file, tree in sources(folder) for citation in within(tree, file, prefix, "")]


read_once = cache(citations)  # a person asks for help again and again


def citations_of(game: Game, clause: str) -> list[Citation]:
    """The places that cite a clause, each class or function once."""
    found = [citation for citation in read_once(game.folder, game.prefix) if citation.clause == clause]
    places = {(citation.file, citation.name): citation for citation in reversed(found)}
    return sorted(places.values(), key=lambda citation: (citation.file, citation.line))


def clauses_behind(game: Game, frame: str) -> list[str]:
    """The clauses that a kind of decision carries out, in their order."""
    cited = {found.clause for found in read_once(game.folder, game.prefix) if found.name.split(".")[0] == frame}
    return sorted(cited, key=lambda clause: int(clause.split("-")[1]))


def within(node: ast.AST, file: str, prefix: str, around: str) -> Iterator[Citation]:
    """The citations of all classes and functions in a node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | Function):
            name = f"{around}.{child.name}" if around else child.name
            if isinstance(child, ast.ClassDef):
                yield from in_class(child, file, name, prefix)
            else:
                yield from in_function(child, file, name, prefix)
            yield from within(child, file, prefix, name)
        else:
            yield from within(child, file, prefix, around)


def in_function(function: Function, file: str, name: str, prefix: str) -> Iterator[Citation]:
    first, last = body_lines(function)
    for clause in clause_ids(ast.get_docstring(function) or "", prefix):
        yield Citation(clause, file, function.lineno, name, first, last)
    for statement in function.body[has_docstring(function) :]:
        for text, begin, end in texts_in(statement):
            for clause in clause_ids(text.value, prefix):
                yield Citation(clause, file, text.lineno, name, begin, end)


def in_class(node: ast.ClassDef, file: str, name: str, prefix: str) -> Iterator[Citation]:
    for clause in clause_ids(ast.get_docstring(node) or "", prefix):
        for method in node.body:
            if isinstance(method, Function) and method.name not in NO_RULE:
                yield Citation(clause, file, node.lineno, name, *body_lines(method))


class TextConstant(ast.Constant):
    value: str


def texts_in(statement: ast.stmt) -> Iterator[tuple[TextConstant, int, int]]:
    """The text constants of a statement, each with the lines of the innermost statement around it."""
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, Function):
            continue  # it speaks for itself
        if isinstance(child, ast.stmt):
            yield from texts_in(child)
            continue
        simple = not any(isinstance(part, ast.stmt) for part in ast.iter_child_nodes(statement))
        for node in ast.walk(child):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                around = statement if simple else child
                yield node, getattr(around, "lineno", node.lineno), getattr(around, "end_lineno", node.lineno)  # type: ignore[misc]


def body_lines(function: Function) -> tuple[int, int]:
    """The lines of a function's body without its docstring."""
    body = function.body[has_docstring(function) :] or function.body
    return body[0].lineno, function.end_lineno or function.lineno


def has_docstring(function: Function) -> bool:
    return ast.get_docstring(function) is not None
