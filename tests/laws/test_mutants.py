"""Mutants: `longhall.laws.mutants` and what it stands on."""

import ast
import textwrap
from pathlib import Path

import pytest

from longhall.games.registry import NAMES, game
from longhall.laws.mutants import Journal, Worker, order, report
from longhall.laws.mutation import OBSERVED, Mutant, breaks, mutants, mutated, rule_files
from longhall.laws.tracing import Run, Trace

PROJECT = Path(__file__).parents[2]
CASES = PROJECT / "tests" / "cases" / "vasa_cards"


def changes(source):
    return [found.what for found in breaks(ast.parse(textwrap.dedent(source)), "VC")]


def test_comparisons_and_numbers():
    assert changes("def f(x):\n    return x < 4\n") == ["`x < 4` as `x <= 4` in `return x < 4`", *one_less("x < 4", 4)]
    assert changes("def f(x):\n    return x == y\n") == ["`x == y` as `x != y` in `return x == y`"]


def one_less(within, number):
    return [f"`{number}` as `{number - 1}` in `return {within}`"]


def test_arithmetic_is_changed_and_turned_round():
    assert changes("def f(x, y):\n    return x - y\n") == [
        "`x - y` as `x + y` in `return x - y`",
        "`x - y` as `y - x` in `return x - y`",
    ]
    assert changes("def f(n):\n    return [n] * n\n") == []


def test_conditions():
    assert changes("def f(x, y):\n    if x and not y:\n        return x\n") == [
        "`if x and (not y)` as `if not (x and (not y))`",
        "`x and (not y)` as `x or not y` in `if x and (not y)`",
        "`not y` as `y` in `if x and (not y)`",
    ]
    assert changes("def f(x, y):\n    while x != y:\n        pass\n") == ["`x != y` as `x == y` in `while x != y`"]


def test_statements_are_left_out():
    source = """
    def f(g, x):
        g.lay(x)
        g.round += x
        g.pile[x] = x
        y = x
        return
    """
    assert changes(source) == [
        "without `g.lay(x)`",
        "`g.round += x` as `g.round -= x`",
        "without `g.round += x`",
        "without `g.pile[x] = x`",
        "without `return`",
    ]


def test_a_clause_is_no_longer_named():
    assert changes('def f():\n    return "VC-24"\n') == ["`'VC-24'` as `''` in `return 'VC-24'`"]
    assert changes('def f():\n    return "green"\n') == []


def test_what_is_no_rule_is_left_alone():
    source = '''
    """Round 1 of 4."""
    from x import y

    @decorated(free=1)
    class Build(Base):
        """Counts to 3."""

        FIELDS = ("a", 1)

        def bound(self, x: vec[i64], y: Literal[3]) -> Literal[4]:
            """At most 5."""
            assert x == 1
            if x:
                raise ValueError(f"{x + 1}")

        def other(self):
            raise NotImplementedError
    '''
    assert changes(source) == ["`if x` as `if not x`"]
    assert changes("PILES: Final[i64] = 4\nNAMES = ['a']\n") == [
        "`4` as `5` in `PILES: Final[i64] = 4`",
        "`4` as `3` in `PILES: Final[i64] = 4`",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_mutant_is_another_program(name):
    found = game(name)
    for file in rule_files(found.folder):
        assert file.name not in {"view.py", "picture.py", "position.py", "game.py", *OBSERVED}
        source = file.read_text("utf-8")
        plain = ast.unparse(ast.parse(source))
        count = sum(1 for _ in breaks(ast.parse(source), found.prefix))
        for number in range(0, count, 1 + count // 2):
            tree = mutated(source, number, found.prefix)
            compile(tree, file.name, "exec")
            assert ast.unparse(tree) != plain


def test_what_runs_the_line_is_run_the_quickest_first():
    runs = [
        Run("slow", False, [], {"round.py": {7}}, "", 2.0),
        Run("quick", False, [], {"round.py": {7, 9}}, "", 1.0),
        Run("other", True, [], {"round.py": {9}, "state.py": {7}}, "", 0.5),
    ]
    traced = Trace({"round.py": {1}}, runs)
    made = order(Mutant("round.py", 3, 7, 8, ""), traced, "VC")
    assert (made["cases"], made["tests"]) == ([], [("quick", 1.0), ("slow", 2.0)])
    at_import = order(Mutant("round.py", 0, 1, 1, ""), traced, "VC")
    assert at_import["cases"] == [("other", 0.5)]


@pytest.fixture(scope="module")
def worker():
    made = Worker("vasa_cards", PROJECT)
    yield made
    made.end()


def try_one(worker, file, what, cases=(), tests=()):
    number = [found.number for found in VASA if found.file == file and found.what == what][-1]
    return worker.ask(
        {
            "prefix": "VC",
            "file": file,
            "number": number,
            "cases": [(str(CASES / f"{case}.toml"), 0.1) for case in cases],
            "tests": [(f"tests/games/vasa_cards/{test}", 0.1) for test in tests],
        }
    )


VASA = mutants(game("vasa_cards").folder, "VC")


def test_a_case_kills_a_mutant(worker):
    what = "`'VC-27'` as `''` in `return 'VC-27'`"
    killer = try_one(worker, "chapters/phases.py", what, ["vct-1-the-captions", "vcx-24-fix-in-round-1"])
    assert killer.endswith("vcx-24-fix-in-round-1.toml")


def test_a_test_kills_a_mutant(worker):
    test = "test_scoring.py::test_at_the_end_each_pile_is_told_with_its_total_then_the_blamed_then_the_winners"
    assert try_one(worker, "chapters/scoring.py", "without `g.emit(BLAMED, colour)`", tests=[test]).endswith(test)


def test_a_law_kills_a_mutant_that_no_case_reaches(worker):
    assert try_one(worker, "chapters/phases.py", "`'VC-27'` as `''` in `return 'VC-27'`") in {
        "laws: legal",
        "laws: steps",
    }


def test_a_mutant_that_never_ends_is_killed(worker):
    assert try_one(worker, "state.py", "without `self.left[colour] = first`") == "time"


def test_a_survivor_says_whether_games_differ(worker):
    what = "`card < lowest` as `card <= lowest` in `if card < lowest`"
    assert try_one(worker, "chapters/scoring.py", what) == "alike"
    what = "without `g.emit(CAPTAIN_NAMED, captain, self.number)`"
    assert try_one(worker, "chapters/round.py", what) == "survived"


def test_what_was_killed_is_remembered_until_the_rule_or_its_killer_changes(tmp_path):
    rules, tests = tmp_path / "game", tmp_path / "tests"
    for file in (rules / "round.py", tests / "cases.py"):
        file.parent.mkdir()
        file.write_text("ROUNDS = 4")
    first, second = Mutant("round.py", 0, 1, 1, ""), Mutant("round.py", 1, 1, 1, "")
    Journal(tmp_path, rules).note(first, "tests/cases.py::test_rounds")
    Journal(tmp_path, rules).note(second, "time")
    assert Journal(tmp_path, rules).killer(first) == "tests/cases.py::test_rounds"
    assert Journal(tmp_path, rules).killer(second) == "time"
    assert Journal(tmp_path, rules).killer(Mutant("round.py", 2, 1, 1, "")) == ""
    (tests / "cases.py").write_text("ROUNDS = 5")
    assert Journal(tmp_path, rules).killer(first) == ""
    assert Journal(tmp_path, rules).killer(second) == "time"
    (rules / "round.py").write_text("ROUNDS = 5")
    assert Journal(tmp_path, rules).killer(second) == ""


@pytest.mark.long
def test_nine_in_ten_mutants_of_the_first_game_are_killed():
    lines, status = report("vasa_cards")
    assert status == 0, "\n".join(["", *lines])
