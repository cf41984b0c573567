"""Ways to break a rule: one small change of one line at a time."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from longhall import _build
from longhall.match.citations import clause_ids

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NEGATIONS = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
ONE_SIDED = (ast.Sub, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift)  # a - b is not b - a

# `x < 4` as `x <= 4` is the same as `x < 5`: only the other neighbour is worth a try.
OTHER_NEIGHBOUR: dict[type[ast.cmpop], int] = {ast.Lt: -1, ast.LtE: 1, ast.Gt: 1, ast.GtE: -1}

OBSERVED = ("sights.py", "observer.py")

Replace = Callable[[ast.AST], None]


@dataclass(frozen=True)
class Break:
    """One change: where it is, what it changes, and how it is made in the tree that it was found in."""

    first: int
    last: int
    what: str
    make: Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """One change to one file of a game. `number` counts the changes of the file."""

    file: str
    number: int
    first: int
    last: int
    what: str

    @property
    def where(self) -> str:
        return f"{self.file}:{self.first}"


def rule_files(folder: Path) -> list[Path]:
    """The files that carry out rules: those that are compiled. Views, pictures and positions are not among them, and
    what programs observe is compiled but no rule."""
    package = Path(_build.PACKAGE)
    return [
        file
        for file in sorted(folder.rglob("*.py"))
        if file.name not in OBSERVED
        and _build.is_compilable(str(package), file.resolve().relative_to(package).as_posix())
    ]


def mutants(folder: Path, prefix: str) -> list[Mutant]:
    """Every mutant of a game."""
    return [
        Mutant(file.relative_to(folder).as_posix(), number, found.first, found.last, found.what)
        for file in rule_files(folder)
        for number, found in enumerate(breaks(ast.parse(file.read_text("utf-8")), prefix))
    ]


def mutated(source: str, number: int, prefix: str) -> ast.Module:
    """The source with its change of this number made."""
    tree = ast.parse(source)
    list(breaks(tree, prefix))[number].make()
    return ast.fix_missing_locations(tree)


def breaks(tree: ast.Module, prefix: str) -> Iterator[Break]:
    """All changes to a module, in a fixed order."""
    return Finder(prefix).in_body(tree)


class Finder:
    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def in_body(self, node: ast.Module | ast.ClassDef) -> Iterator[Break]:
        """What is said about the module or class itself is left alone, save the numbers among a module's constants."""
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                yield from self.in_function(statement)
            elif isinstance(statement, ast.ClassDef):
                yield from self.in_body(statement)
            elif isinstance(node, ast.Module) and isinstance(statement, (ast.Assign, ast.AnnAssign)):
                yield from self.within(statement, statement)

    def in_function(self, function: ast.FunctionDef) -> Iterator[Break]:
        if is_abstract(function):
            return
        for index, statement in enumerate(function.body):
            if index > 0 or ast.get_docstring(function) is None:
                yield from self.of(statement, put_into(function.body, index), statement, None)

    def of(self, node: ast.AST, replace: Replace, statement: ast.stmt, parent: ast.AST | None) -> Iterator[Break]:
        """Changes of this node and of all within it."""
        if isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
            return  # messages and types, not rules
        if isinstance(node, ast.FunctionDef):
            yield from self.in_function(node)
            return
        for other in self.alternatives(node, parent):
            yield change(node, other, replace, statement)
        yield from self.within(node, statement)

    def within(self, node: ast.AST, statement: ast.stmt) -> Iterator[Break]:
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list") or is_type(node, field):
                continue
            if isinstance(value, ast.AST):
                yield from self.of(value, put_as(node, field), statement, node)
            elif isinstance(value, list):
                for index, child in enumerate(value):
                    if isinstance(child, ast.AST):
                        within = child if isinstance(child, ast.stmt) else statement
                        yield from self.of(child, put_into(value, index), within, node)

    def alternatives(self, node: ast.AST, parent: ast.AST | None) -> Iterator[ast.AST]:
        """What a node could be instead."""
        if isinstance(node, ast.Compare):
            for index, operator in enumerate(node.ops):
                yield changed(node, ops=[*node.ops[:index], COMPARISONS[type(operator)](), *node.ops[index + 1 :]])
        elif isinstance(node, ast.BoolOp):
            yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.Invert)):
            yield node.operand
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in ARITHMETIC and not is_repetition(node):
            yield changed(node, op=ARITHMETIC[type(node.op)]())
            if isinstance(node, ast.BinOp) and isinstance(node.op, ONE_SIDED):
                yield changed(node, left=node.right, right=node.left)
        elif isinstance(node, ast.Constant):
            yield from self.other_constants(node, parent)
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)) and not is_plain_negation(node.test):
            yield changed(node, test=ast.UnaryOp(ast.Not(), node.test))
        if can_be_removed(node):
            yield ast.Pass()

    def other_constants(self, node: ast.Constant, parent: ast.AST | None) -> Iterator[ast.AST]:
        value = node.value
        if isinstance(value, bool):
            yield ast.Constant(not value)
        elif isinstance(value, int):
            steps = [1, -1]
            if isinstance(parent, ast.Compare) and len(parent.ops) == 1 and node is parent.comparators[0]:
                only = OTHER_NEIGHBOUR.get(type(parent.ops[0]))
                steps = steps if only is None else [only]
            for step in steps:
                yield ast.Constant(value + step)
        elif isinstance(value, str) and clause_ids(value, self.prefix):
            yield ast.Constant("")


def is_abstract(function: ast.FunctionDef) -> bool:
    return isinstance(function.body[-1], ast.Raise) and len(function.body) <= 2


def is_type(node: ast.AST, field: str) -> bool:
    """`i64` in `vec[i64]`."""
    return isinstance(node, ast.Subscript) and field == "slice" and ast.unparse(node.value) == "vec"


def is_repetition(node: ast.BinOp | ast.AugAssign) -> bool:
    """`[0] * n`: there is no other operator that would do."""
    return isinstance(node, ast.BinOp) and isinstance(node.left, ast.List)


def is_plain_negation(test: ast.expr) -> bool:
    """Its negation is found as a change of the test itself."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], NEGATIONS)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def can_be_removed(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, (ast.AugAssign, ast.Break, ast.Continue))


def changed(node: ast.AST, **fields: object) -> ast.AST:
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def put_as(node: ast.AST, field: str) -> Replace:
    return lambda other: setattr(node, field, other)


def put_into(nodes: list[ast.stmt] | list[ast.AST], index: int) -> Replace:
    def put(other: ast.AST) -> None:
        nodes[index] = other  # type: ignore[call-overload]

    return put


def change(node: ast.AST, other: ast.AST, replace: Replace, statement: ast.stmt) -> Break:
    def make() -> None:
        replace(ast.copy_location(other, node))

    if isinstance(other, ast.Pass):
        what = f"without `{head(node)}`"
    else:
        around = "" if isinstance(node, ast.stmt) else f" in `{head(statement)}`"
        what = f"`{head(node)}` as `{head(other)}`" + around
    first = getattr(node, "lineno", statement.lineno)
    return Break(first, getattr(node, "end_lineno", None) or first, what, make)


def head(node: ast.AST) -> str:
    """A node as source, shortened; of a compound statement only its first line."""
    line = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()[0].rstrip(":")
    return line if len(line) <= 60 else line[:57] + "..."
