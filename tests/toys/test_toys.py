"""The toys under all laws: interpreted, on a compiled kernel, and compiled themselves."""

import importlib.util
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from longhall import _build
from longhall.laws import check_game

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
NAMES = ["auction", "veto", "chain", "deck", "storm"]


@pytest.mark.both
@pytest.mark.parametrize("name", NAMES)
def test_a_toy_obeys_every_law(name):
    failures = check_game(import_module(f"tests.toys.{name}.toy").GAME, games=2, looks=6)
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_toy_obeys_every_law_in_many_games(name):
    failures = check_game(import_module(f"tests.toys.{name}.toy").GAME, games=30, looks=10, seed=1000)
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize("name", NAMES)
def test_a_toy_is_small(name):
    assert len((HERE / name / "toy.py").read_text("utf-8").splitlines()) < 100


SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

flags = ["--ignore-missing-imports", "--explicit-package-bases", "--cache-dir=cache"]
setup(name="toys", packages=[], ext_modules=mypycify([*flags, *sys.argv.pop(1).split()], opt_level="0"))
"""

PROOF = """
import sys
import longhall.kernel.state
from importlib import import_module
from longhall.laws import check_game
from longhall.laws.digest import digest

assert longhall.kernel.state.__file__.endswith(sys.argv[2]), longhall.kernel.state.__file__
for name in sys.argv[3].split():
    toy = import_module(f"tests.toys.{name}.toy")
    assert toy.__file__.endswith(sys.argv[2]), toy.__file__
    print(name, digest(toy.GAME, 60), flush=True)
    if sys.argv[1] == "laws":
        for failure in check_game(toy.GAME, games=2, looks=6):
            print(failure, flush=True)
"""


@pytest.fixture(scope="module")
def compiled_copy(tmp_path_factory):
    """A copy of the house whose kernel and toys are compiled."""
    if shutil.which("gcc") is None or importlib.util.find_spec("mypyc") is None:
        pytest.skip("compiling the toys needs gcc and mypyc")
    folder = tmp_path_factory.mktemp("compiled")
    copy(folder)
    kernel = [f"longhall/{source}" for source in _build.rule_sources(str(folder / "longhall"))
              if source.startswith("kernel/") and _build.is_compilable(str(folder / "longhall"), source)]  # fmt: skip
    toys = ["tests/toys/bench.py", *(f"tests/toys/{name}/toy.py" for name in NAMES)]
    (folder / "setup.py").write_text(SETUP)
    done = run(folder, "setup.py", " ".join(kernel + toys), "build_ext", "--inplace")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


def copy(folder):
    """The sources alone, without the choice between compiled and interpreted."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json")
    shutil.copytree(ROOT / "src" / "longhall", folder / "longhall", ignore=unwanted)
    shutil.copytree(HERE, folder / "tests" / "toys", ignore=unwanted)
    (folder / "longhall" / "__init__.py").write_text("")


def run(folder, *arguments):
    environment = {name: value for name, value in os.environ.items() if name != "LONGHALL_PURE"}
    environment["PYTHONPATH"] = str(folder)
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


@pytest.mark.long
def test_compiled_toys_obey_every_law_and_play_the_same_games(compiled_copy, tmp_path):
    copy(tmp_path)
    compiled = run(compiled_copy, "-c", PROOF, "laws", ".so", " ".join(NAMES))
    interpreted = run(tmp_path, "-c", PROOF, "digest", ".py", " ".join(NAMES))
    assert interpreted.returncode == 0, interpreted.stderr
    assert compiled.returncode == 0, compiled.stderr
    assert compiled.stdout == interpreted.stdout
    assert len(compiled.stdout.splitlines()) == len(NAMES)
