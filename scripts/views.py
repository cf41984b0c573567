"""Writes web/src/boards/<game>/view.ts: what a game's view holds, for its board, from what `view` says that it answers.

python scripts/views.py
"""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null"}
EITHER = (UnionType, Union)  # the second where one of its kinds is a Literal
HEAD = "// Made by scripts/views.py from the game's view.\n"


def interfaces(game: str) -> str:
    """The view of a game and all its parts in TypeScript, parts before what they are parts of."""
    found: dict[str, str] = {}
    in_typescript(get_type_hints(find_game(game).view)["return"], found)
    return "\n".join([HEAD, *found.values()])


def in_typescript(hint: Any, found: dict[str, str]) -> str:
    """A type in TypeScript; the parts that it names are put into `found`."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        lines = [line(name, part, found) for name, part in get_type_hints(hint, include_extras=True).items()]
        found[hint.__name__] = f"export interface {hint.__name__} {{\n{''.join(lines)}}}\n"
        return str(hint.__name__)
    inner = get_args(hint)
    if get_origin(hint) is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    told = [in_typescript(part, found) for part in inner]
    if get_origin(hint) in EITHER:
        return " | ".join(told)
    if get_origin(hint) is list:
        return f"({told[0]})[]" if " " in told[0] else f"{told[0]}[]"
    if get_origin(hint) is dict:
        return f"Record<{told[0]}, {told[1]}>"
    sys.exit(f"scripts/views.py does not know how to say {hint} in TypeScript")


def line(name: str, hint: Any, found: dict[str, str]) -> str:
    optional = get_origin(hint) is NotRequired
    told = in_typescript(get_args(hint)[0] if optional else hint, found)
    return f"  {name}{'?' if optional else ''}: {told};\n"


if __name__ == "__main__":
    for name in NAMES:
        (BOARDS / name).mkdir(exist_ok=True)
        (BOARDS / name / "view.ts").write_text(interfaces(name), "utf-8")
