"""Which bots played: a short name for the code that decides how a game between them goes.

Results are only counted together if they come from the same rules and the same bots. Comments, docstrings and blank
lines do not count, nor does what draws a game or checks a position.
"""

import ast
import hashlib
import io
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from longhall.bots.players import LEVELS

PACKAGE = Path(__file__).parent.parent
NOT_RULES = {"view.py", "picture.py", "position.py"}
STEWARD = {"steward", "skald", "oracle"}
SEARCH = {"skald", "oracle"}


@cache
def version_of(game: str, *bots: str) -> str:
    """Ten letters for the rules of a game and the bots that play it."""
    made = hashlib.sha256()
    for file in sorted(sources(game, {LEVELS.get(bot, bot).partition(":")[0] for bot in bots})):
        made.update(f"{file.relative_to(PACKAGE).as_posix()}\n".encode())
        made.update(code_of(file).encode())
    return made.hexdigest()[:10]


def sources(game: str, kinds: set[str]) -> Iterator[Path]:
    yield from (PACKAGE / "kernel").glob("*.py")
    for file in (PACKAGE / "games" / game).rglob("*"):
        if file.name == "data.toml" or (file.suffix == ".py" and file.name not in NOT_RULES):
            yield file
    bots = PACKAGE / "bots"
    if kinds & STEWARD:
        yield bots / "steward.py"
        yield from (bots / game).glob("*.py")
    if kinds & SEARCH:
        yield bots / "search.py"


@cache
def code_of(file: Path) -> str:
    """The lines of a source that do something."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return text
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for row in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[row - 1] = ""
    return "\n".join(line.rstrip() for line in lines if line.strip())
