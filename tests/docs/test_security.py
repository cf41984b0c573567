"""docs/security.md names the tests that hold its promises: they must be there, and every promise must have one."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISES = re.findall(r"^\| (.+?) \| (.+) \|$", PAGE.split("## What is promised")[1].split("\n## ")[0], re.MULTILINE)[
    1:
]


@cache
def functions_of(file):
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("promise", "held"), PROMISES, ids=[promise[:40] for promise, _ in PROMISES])
def test_every_promise_is_held_by_tests_that_there_are(promise, held):
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", held)
    assert named, promise
    for file, test in named:
        assert test in functions_of(file), f"{file} has no {test}"


def test_the_page_has_promises():
    assert len(PROMISES) > 15
