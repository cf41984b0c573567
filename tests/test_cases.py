"""Every rule example of tests/cases, run against the rules."""

from pathlib import Path

import pytest

from longhall.games import registry
from longhall.match.cases import run_case

NAMES = registry.HOUSE

CASES = Path(__file__).parent / "cases"
FILES = [file for name in NAMES for file in sorted((CASES / name).glob("*.toml"))]


@pytest.mark.both
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_example_holds(file):
    result = run_case(file)
    assert result.passed, "\n".join(["", *result.faults])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_examples(name):
    assert [file for file in FILES if file.parent.name == name]


def test_no_example_lies_outside_a_game():
    known = {*FILES}
    lost = [file for file in CASES.rglob("*") if file.is_file() and file not in known and file.parent.name in NAMES]
    assert not lost
