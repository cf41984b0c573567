"""For mypy and mypyc: a frame that says nothing about itself is final, acyclic, and kept for the next of its kind.

A class that others build upon says so with a `@mypyc_attr(...)` of its own, and is left as it is.
"""

from collections.abc import Callable

from mypy.nodes import ARG_NAMED, CallExpr, Expression, IntExpr, NameExpr, SymbolTableNode
from mypy.plugin import ClassDefContext, Plugin

FRAME = "longhall.kernel.frames.Frame"
GAMES = "longhall.games."


class FramesPlugin(Plugin):
    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return decorate if fullname.startswith("longhall.") else None


def decorate(context: ClassDefContext) -> None:
    info = context.cls.info
    if context.cls.decorators or not info.fullname.startswith(GAMES) or not info.has_base(FRAME):
        return
    info.is_final = True
    arguments: list[tuple[str, Expression]] = [
        ("acyclic", name(context, "builtins.True")),
        ("free_list_len", IntExpr(1)),
    ]
    call = CallExpr(
        name(context, "mypy_extensions.mypyc_attr"),
        [value for _, value in arguments],
        [ARG_NAMED] * len(arguments),
        [key for key, _ in arguments],
    )
    call.set_line(context.cls)
    context.cls.decorators.append(call)


def name(context: ClassDefContext, fullname: str) -> NameExpr:
    found: SymbolTableNode = context.api.lookup_fully_qualified(fullname)
    made = NameExpr(fullname.rpartition(".")[2])
    made.kind, made.node, made.fullname = found.kind, found.node, fullname
    made.set_line(context.cls)
    return made


def plugin(version: str) -> type[Plugin]:
    return FramesPlugin
