"""Rule coverage: `longhall.laws.coverage` and what it stands on."""

import dataclasses
import importlib.util

import pytest

from longhall.games.registry import NAMES, game
from longhall.laws.coverage import gaps, report, uncited
from longhall.laws.tracing import NotHere, Run, Tracer, project_of
from longhall.match.citations import citations

RULES = """
## Turns
- **VC-1** Draw a card.
- **VC-2** Or pass.
- **VC-3** Hold the cards upright.
"""

CODE = '''
"""Says VC-9 where nobody is meant."""


class Draw:
    """A card is drawn.  VC-1"""

    def __init__(self):
        self.drawn = 0

    def run(self):
        self.drawn += 1


def why_not(action):
    """No clause here."""
    if action == "sleep":
        return "VC-2"
    return ""
'''


@pytest.fixture
def little(tmp_path):
    """A game of three clauses."""
    (tmp_path / "rules.md").write_text(RULES)
    (tmp_path / "turns.py").write_text(CODE)
    (tmp_path / "uncited.toml").write_text('[clauses]\n"VC-3" = "a program has no hands"\n')
    return dataclasses.replace(game("vasa_cards"), folder=tmp_path)


def test(*clauses, lines=(), fault=""):
    return Run("test", False, list(clauses), {"turns.py": set(lines)}, fault, 0.1)


test.__test__ = False  # type: ignore[attr-defined]

DRAW, WHY_NOT, SLEEP = 12, 17, 18


# The tests of these games play so many games that tracing them takes minutes.
MARKS = {name: [pytest.mark.long] for name in ("shipwrights", "svea_rike", "suecia")}


@pytest.mark.parametrize("name", [pytest.param(name, marks=MARKS.get(name, ())) for name in NAMES])
def test_every_clause_is_cited_and_shown(name):
    lines, status = report(name)
    assert status == 0, "\n".join(["", *lines])


def test_where_code_cites_clauses(little):
    found = {citation.clause: citation for citation in citations(little.folder, "VC")}
    assert found.keys() == {"VC-1", "VC-2"}
    assert found["VC-1"].where == "turns.py:5"
    assert found["VC-1"].runs_in({"turns.py": {DRAW}})
    assert not found["VC-1"].runs_in({"turns.py": {9}}), "making a frame is not carrying it out"
    assert found["VC-2"].runs_in({"turns.py": {SLEEP}})
    assert not found["VC-2"].runs_in({"turns.py": {WHY_NOT}})


def test_nothing_is_missing_where_each_clause_is_run_by_what_names_it(little):
    assert list(gaps(little, [test("VC-1", lines=[DRAW]), test("VC-2", lines=[SLEEP])])) == []


def test_a_clause_that_no_test_names_is_missing(little):
    assert list(gaps(little, [test("VC-1", lines=[DRAW, SLEEP])])) == ["VC-2: no case or test names it"]


def test_a_clause_named_without_running_its_code_is_missing(little):
    found = list(gaps(little, [test("VC-1", lines=[SLEEP]), test("VC-2", lines=[SLEEP])]))
    assert found == ["VC-1: named only by what never runs the code that cites it (turns.py:5): test"]


def test_a_clause_that_no_code_cites_is_missing(little):
    (little.folder / "uncited.toml").unlink()
    runs = [test("VC-1", lines=[DRAW]), test("VC-2", lines=[SLEEP]), test("VC-3", lines=[DRAW])]
    assert list(gaps(little, runs)) == ["VC-3: no code cites it"]


def test_clauses_that_do_not_exist_are_told_of_code_and_tests(little):
    (little.folder / "more.py").write_text('def f():\n    """VC-7"""\n    return 1\n')
    runs = [test("VC-1", "VC-8", lines=[DRAW]), test("VC-2", lines=[SLEEP])]
    assert list(gaps(little, runs)) == [
        "more.py:1: cites VC-7, which is not in the rules",
        "test: names VC-8, which is not in the rules",
    ]


def test_one_test_names_at_most_five_clauses(little):
    crowd = [f"VC-{number}" for number in (1, 2, 1, 2, 1, 2)]
    assert list(gaps(little, [test(*crowd, lines=[DRAW, SLEEP])])) == ["test: names 6 clauses; at most 5 make one test"]


def test_a_failing_test_shows_nothing(little):
    runs = [test("VC-1", lines=[DRAW]), test("VC-2", lines=[SLEEP], fault="1 == 2")]
    assert list(gaps(little, runs)) == ["test: fails: 1 == 2"]


def test_an_excuse_must_hold(little):
    (little.folder / "uncited.toml").write_text('[clauses]\n"VC-1" = "no"\n"VC-3" = " "\n"VC-44" = "no"\n')
    assert set(uncited(little.folder)) == {"VC-1", "VC-3", "VC-44"}
    found = list(gaps(little, [test("VC-1", lines=[DRAW]), test("VC-2", lines=[SLEEP])]))
    assert found == [
        "uncited.toml: VC-1 is cited after all, at turns.py:5",
        "uncited.toml: VC-3 needs a reason",
        "uncited.toml: VC-44 is not in the rules",
    ]


def test_the_tracer_notes_lines_of_its_folder_only(little):
    spec = importlib.util.spec_from_file_location("turns", little.folder / "turns.py")
    assert spec is not None and spec.loader is not None
    turns = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(turns)
    tracer = Tracer(little.folder)
    tracer.start()
    turns.why_not("sing")
    dataclasses.replace(little)
    lines = tracer.stop()
    assert lines == {"turns.py": [WHY_NOT, 19]}
    tracer.start()
    assert tracer.stop() == {}


def test_a_game_without_tests_is_said_to_have_none():
    with pytest.raises(NotHere, match="project's folder"):
        project_of("hnefatafl")
