"""The page on a language, done as it stands there: in a copy of the house, with a made-up language."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import longhall

ROOT = Path(__file__).parents[2]
HOUSE = Path(longhall.__file__).parent
PAGE = (ROOT / "docs" / "languages.md").read_text("utf-8")
SWEDISH, MADE_UP = "sv", "qq"
PLAYED = """
import random
import longhall
from longhall.games import registry
from longhall.match.fluent import LANGUAGES
from longhall.match.texts import texts

assert LANGUAGES == ("en", "qq", "sv"), LANGUAGES
for name in registry.NAMES:
    match, luck = longhall.start(name, seed=7), random.Random(7)
    for _ in range(12):
        if match.over:
            break
        seat = match.to_act[0]
        asked = [match.prompt(seat, language) for language in ("qq", "sv")]
        told = [[choice.text for choice in match.choices(seat, language)] for language in ("qq", "sv")]
        assert asked[0] == asked[1] and told[0] == told[1], (name, asked, told)
        match.play(seat, luck.choice(match.choices(seat)).key)
    assert match.log(-1, "qq") == match.log(-1, "sv") != match.log(-1, "en"), name
    assert texts(match.game, "qq").say("game-name") == "Made up", name
"""


def files_of_the_page() -> list[str]:
    """The patterns in the page's table, below the root, with the language's code as `fi`."""
    cells = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    found = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    return [name if name.startswith(("src/", "web/")) else f"src/longhall/{name}" for name in found]


def swedish(pattern: str) -> list[Path]:
    pattern = pattern.replace("<game>", "*").replace("NAME", "*")
    return sorted(ROOT.glob(re.sub(r"([/.])fi[.]", rf"\1{SWEDISH}.", pattern)))


def beside(file: Path) -> Path:
    return file.with_name(re.sub(rf"(^|[.]){SWEDISH}[.]", rf"\1{MADE_UP}.", file.name))


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """The house without what is built, and beside each Swedish file that the page names one of the made-up language."""
    root = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static", "_built*")
    shutil.copytree(HOUSE, root / "src" / "longhall", ignore=ignored)
    for pattern in files_of_the_page():
        for file in swedish(pattern):
            if file.is_relative_to(HOUSE):
                copy = root / beside(file).relative_to(ROOT)
                copy.write_text(re.sub(r"(?m)^game-name = .*", "game-name = Made up", file.read_text("utf-8")), "utf-8")
    return root


def run(root, *command, **more):
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "LONGHALL_PURE": "1", "COLUMNS": "80"}
    return subprocess.run([sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, **more)


def test_the_page_on_a_language_names_every_file_there_is():
    named = {file for pattern in files_of_the_page() for file in swedish(pattern)}
    there = {file for place in (HOUSE, ROOT / "web" / "src") for file in place.rglob("*") if beside(file) != file}
    kept = {file for file in there if "earlier" in file.parts or "static" in file.parts}
    assert named == there - kept
    assert all(swedish(pattern) for pattern in files_of_the_page())


def test_a_language_of_copied_files_is_spoken_in_every_game(copied):
    done = run(copied, "-c", PLAYED)
    assert done.returncode == 0, done.stderr


def test_the_terminal_takes_the_language_and_plays_in_it(copied):
    play = ["-m", "longhall", "play", "vasa_cards", "--seats", "me,random", "--seed", "1", "--language", MADE_UP]
    done = run(copied, *play, input="q\n")
    assert done.returncode == 0 and "Made up" in done.stdout, done.stdout + done.stderr
