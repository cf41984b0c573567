"""Menus written by hand: each stands beside the measurement that asks for it, since refusals state the rule already."""

import ast
import re
from pathlib import Path

import longhall

GAMES = Path(longhall.__file__).parent / "games"
CHAPTERS = sorted(GAMES.glob("*/chapters/**/*.py"))
MEASURED = re.compile(r"# By why_not.*(\d|times as long|longer)", re.DOTALL)
DERIVED = re.compile(r"(self\.offer_allowed|super\(\)\.on_legal|\w+\.legal)\(")  # what `why_not` does not refuse


def unmeasured(source: str) -> list[str]:
    """Classes whose `legal` offers by itself, with no number that says what that saves."""
    found = []
    for kind in [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]:
        for method in kind.body:
            if isinstance(method, ast.FunctionDef) and method.name == "legal":
                does = [step for step in method.body if not isinstance(getattr(step, "value", None), ast.Constant)]
                is_derived = len(does) == 1 and DERIVED.match(ast.unparse(does[0]))
                if not is_derived and not MEASURED.search(ast.get_source_segment(source, method) or ""):
                    found.append(kind.name)
    return found


def test_every_menu_written_by_hand_has_a_number_beside_it():
    assert {str(file): found for file in CHAPTERS if (found := unmeasured(file.read_text("utf-8")))} == {}


def test_a_menu_without_a_number_is_noticed():
    menu = "class Keep:\n    def legal(self, g):\n        {}g.offer(1)\n        g.offer(2)\n"
    assert unmeasured(menu.format("")) == ["Keep"]
    assert unmeasured(menu.format("# By why_not 3 us instead of 1.\n        ")) == []
    assert unmeasured("class Keep:\n    def legal(self, g):\n        self.offer_allowed(g, KEEP)\n") == []
