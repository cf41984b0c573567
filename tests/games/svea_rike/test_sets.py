"""The copy of the kernel's sets is one."""

import ast
from pathlib import Path

import longhall

PACKAGE = Path(longhall.__file__).parent


def code(file):
    return [ast.dump(statement) for statement in ast.parse((PACKAGE / file).read_text("utf-8")).body[1:]]


def test_the_sets_of_this_game_are_those_of_the_kernel():
    assert code("games/svea_rike/sets.py") == code("kernel/sets.py") != []
