"""The rooms of the house: what stands above the match knows matches and seats, never a state."""

import ast
from pathlib import Path

import pytest

import longhall
from longhall.match.fluent import ENGLISH, LANGUAGES

HOUSE = Path(longhall.__file__).parent
ROOT = Path(__file__).parents[1]
# Laws, bots and the arena work with states: they judge them, play them, and play very many of them.
ABOVE_THE_MATCH = ("server", "cli", "review", "adapters")
# What does look inside, and why: docs/architecture.md tells the same.
LOOKS_INSIDE = {
    "review/played.py": "holds the states of a finished game, which the reviewer's bots play on from",
    "review/curve.py": "asks bots about them",
    "review/measuring.py": "plays them out",
    "adapters/openspiel.py": "its framework searches by cloning states and dealing them anew",
    "adapters/tables.py": "begins the bare states that environments play on",
    "adapters/recall.py": "plays choices again from a state to work out what they told",
    "adapters/hall_sitting.py": "its `state` is a hall's answer, no state of a game",
}
INSIDE = ("longhall.kernel.state", "longhall.kernel.frames", "longhall.kernel.fields")


def looks_inside(source: str) -> list[str]:
    """Where code takes the state of something, other than of the web application, or knows its kinds."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            inside = node.attr == "state" and ast.unparse(node.value).split(".")[-1] != "app"
        elif isinstance(node, ast.ImportFrom):
            inside = node.module in INSIDE
        else:
            inside = isinstance(node, ast.Import) and any(name.name in INSIDE for name in node.names)
        if inside:
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("room", ABOVE_THE_MATCH)
def test_nothing_above_the_match_looks_inside_a_state(room):
    files = sorted((HOUSE / room).rglob("*.py"))
    assert files
    found = {file.relative_to(HOUSE).as_posix() for file in files if looks_inside(file.read_text("utf-8"))}
    assert found == {file for file in LOOKS_INSIDE if file.startswith(f"{room}/")}


@pytest.mark.parametrize(
    "line",
    [
        "legal = match.state.legal(0)",
        "self.match.state.waiting",
        "room.playing().state",
        "from longhall.kernel.state import State",
        "import longhall.kernel.frames",
    ],
)
def test_a_look_inside_is_noticed(line):
    assert looks_inside(line)


def test_the_web_applications_own_state_is_no_game():
    assert looks_inside("hall = connection.app.state.hall\napp.state.hall = hall") == []


def names_language(source: str) -> list[int]:
    """The lines in which code names a language, other than English."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [node.lineno for node in nodes if node.value in LANGUAGES and node.value != ENGLISH]


def test_no_code_names_a_language_so_that_another_is_files_only():
    files = sorted([*HOUSE.rglob("*.py"), *(ROOT / "scripts").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")])
    assert {str(file): found for file in files if (found := names_language(file.read_text("utf-8")))} == {}
    assert names_language('LANGUAGES = ("en", "sv")') == [1]
