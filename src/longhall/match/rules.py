"""The clauses of a game's rules, as numbered in its rules.md; in other languages as in rules.sv.md and its like."""

import re
from dataclasses import dataclass, replace
from functools import cache

from longhall.kernel.game import Game

RULE = re.compile(r"[|:\- ]+")
CLAUSE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-\d+)\*\*\s*(.*)$")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()  # where the text ends with a colon: the rows that follow, headings first

    @property
    def whole(self) -> str:
        """Text and table in one line: for looking something up."""
        return " ".join([self.text, *(cell for row in self.table for cell in row)])


@cache
def clauses(rules: str, prefix: str) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    section, current = "", ""
    for line in rules.splitlines():
        match = CLAUSE.match(line)
        if line.startswith("#"):
            section, current = line.lstrip("# ").strip(), ""
        elif match and match[1].startswith(prefix + "-"):
            current = match[1]
            found[current] = Clause(current, section, match[2].replace("**", ""))
        elif current and line.strip() and not line.startswith("|") and line[0] == " ":
            clause = found[current]
            found[current] = replace(clause, text=f"{clause.text} {line.strip()}".replace("**", ""))
        elif current and line.startswith("|") and found[current].text.endswith(":"):
            clause = found[current]
            row = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if not RULE.fullmatch(line):
                found[current] = replace(clause, table=(*clause.table, row))
        elif not line.strip():
            continue
        else:
            current = ""
    return found


def clauses_of(game: Game, language: str = "en") -> dict[str, Clause]:
    """All clauses by id, in the order of the rules; in English where nobody has translated them."""
    return clauses(game.file(f"rules.{language}.md") or game.file("rules.md") or "", game.prefix)
