"""Packages by need: the bare package is the engine, and whoever needs more says which extra brings it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

import longhall
from longhall._extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENGINE = ["kernel", "games", "match", "laws", "bots"]
TESTING = "longhall.laws.mutant_worker"  # a program that runs a clone's own tests, and so needs pytest


def names_of(requirements):
    """The packages that requirements name, without those that only an extra asks for."""
    for requirement in requirements or ():
        if "extra ==" not in requirement:
            yield re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]


@pytest.fixture
def machine(tmp_path):
    """Runs Python where only the named extras are installed: links to those packages and to what they need."""

    def start(*arguments, extras=()):
        site, todo, linked = tmp_path / "site", [*names_of(PROJECT["dependencies"])], set()
        site.mkdir()
        for extra in extras:
            todo += names_of(PROJECT["optional-dependencies"][extra])
        while todo:
            name = todo.pop()
            if name in linked:
                continue
            linked.add(name)
            try:
                found = distribution(name)
            except ModuleNotFoundError:
                continue  # asked for on other systems only
            todo += names_of(found.requires)
            for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))))
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src")])}
        return subprocess.run([sys.executable, "-S", *arguments], env=env, cwd=tmp_path, capture_output=True, text=True)

    return start


def test_the_engine_needs_its_own_packages_alone(machine):
    """Every module of its rooms is imported, and a game is played and written down."""
    modules = set()
    for room in ENGINE:
        for file in sorted((ROOT / "src" / "longhall" / room).rglob("*.py")):
            modules.add(".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    program = f"""
import importlib
for name in {sorted(modules - {TESTING})!r}:
    importlib.import_module(name)
import longhall
match = longhall.start("vasa_cards", 3, seed=5)
while not match.over:
    seat = match.to_act[0]
    match.play(seat, match.choices(seat)[0].key)
print(match.result.places, longhall.replay(match.record).log() == match.log())
"""
    done = machine("-c", program)
    assert (done.stdout, done.returncode) == ("[1, 1, 1] True\n", 0), done.stderr


def test_the_bare_command_says_in_one_sentence_which_extra_it_lacks(machine):
    done = machine("-m", "longhall", "games")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "(rich, typer)" in done.stderr and "pip install 'longhall[terminal]'" in done.stderr


def test_the_terminal_needs_no_server(machine):
    done = machine("-m", "longhall", "games", extras=["terminal"])
    assert done.returncode == 0, done.stderr
    assert "vasa_cards" in done.stdout


def test_serve_says_in_one_sentence_which_extra_it_lacks(machine):
    done = machine("-m", "longhall", "serve", extras=["terminal"])
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "pip install 'longhall[hall]'" in done.stderr


def test_a_tournament_says_in_one_sentence_which_extra_it_lacks(machine):
    done = machine("-m", "longhall", "tournament", "vasa_cards", extras=["terminal"])
    assert (done.returncode, done.stdout) == (2, "")
    said = " ".join(done.stderr.replace("│", " ").split())
    assert "A tournament needs what is not installed (polars, altair, vl_convert)" in said
    assert "pip install 'longhall[arena]'" in said


def test_the_extras_are_those_of_the_project():
    """`_extras` names modules, the project packages; they differ in spelling only."""
    of_project = PROJECT["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        packages = [name for name in names_of(of_project[extra]) if name != "longhall"]
        assert sorted(
            package.removesuffix("-python").removesuffix("-cffi").replace("-", "_") for package in packages
        ) == sorted(modules)
    assert of_project["all"] == ["longhall[hall,arena,machines]"]


def test_the_version_stands_in_one_place():
    places = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "web" / "package.json"]
    places += (ROOT / "src" / "longhall").rglob("*.py")
    said = [place for place in places if f'"{longhall.__version__}"' in place.read_text(encoding="utf-8")]
    assert said == [Path(longhall.__file__)]
    assert PROJECT["dynamic"] == ["version"] and "version" not in json.loads(places[2].read_text(encoding="utf-8"))
