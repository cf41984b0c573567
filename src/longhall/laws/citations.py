"""Where a game's code cites the clauses of its rules.

A clause is cited by its id in the docstring of a function, a method or a class (a class's citation counts for its
methods), or in a text inside a function, such as the clause that `why_not` answers.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# What every frame has and what says nothing about a rule being carried out.
NO_RULE = {"__init__", "span"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    """A clause, and the lines of which one must run for the citing code to have run."""

    clause: str
    file: str  # within the game's folder
    line: int
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
    found: list[Citation] = []
    for name, tree in sources(folder):
        for node in ast.walk(tree):
            if isinstance(node, Function):
                found += in_function(node, name, prefix)
            elif isinstance(node, ast.ClassDef):
                found += in_class(node, name, prefix)
    return found


def in_function(function: Function, file: str, prefix: str) -> Iterator[Citation]:
    first, last = body_lines(function)
    for clause in clause_ids(ast.get_docstring(function) or "", prefix):
        yield Citation(clause, file, function.lineno, first, last)
    for statement in function.body[has_docstring(function) :]:
        for text, begin, end in texts_in(statement):
            for clause in clause_ids(text.value, prefix):
                yield Citation(clause, file, text.lineno, begin, end)


def in_class(node: ast.ClassDef, file: str, prefix: str) -> Iterator[Citation]:
    for clause in clause_ids(ast.get_docstring(node) or "", prefix):
        for method in node.body:
            if isinstance(method, Function) and method.name not in NO_RULE:
                yield Citation(clause, file, node.lineno, *body_lines(method))


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
