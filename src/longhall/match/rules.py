"""The clauses of a game's rules, as numbered in its rules.md."""

import re
from dataclasses import dataclass
from functools import cache

from longhall.kernel.game import Game

CLAUSE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-\d+)\*\*\s*(.*)$")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str


@cache
def clauses(folder: str, prefix: str) -> dict[str, Clause]:
    with open(f"{folder}/rules.md", encoding="utf-8") as file:
        lines = file.read().splitlines()
    found: dict[str, Clause] = {}
    section, current = "", ""
    for line in lines:
        match = CLAUSE.match(line)
        if line.startswith("#"):
            section, current = line.lstrip("# ").strip(), ""
        elif match and match[1].startswith(prefix + "-"):
            current = match[1]
            found[current] = Clause(current, section, match[2].replace("**", ""))
        elif current and line.strip() and not line.startswith("|") and line[0] == " ":
            clause = found[current]
            found[current] = Clause(clause.id, clause.section, f"{clause.text} {line.strip()}".replace("**", ""))
        elif not line.strip():
            continue
        else:
            current = ""
    return found


def clauses_of(game: Game) -> dict[str, Clause]:
    """All clauses by id, in the order of the rules."""
    return clauses(str(game.folder), game.prefix)
