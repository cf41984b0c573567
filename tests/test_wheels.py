"""The wheels of `scripts/wheels`, each tried in an empty environment on a machine without a compiler."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import longhall
from longhall.games import registry

ROOT = Path(__file__).resolve().parents[1]

# What a program does with the bare package: a whole game of each kind by a fixed rule, and all that it told.
PLAY = """
import hashlib, json, longhall
from longhall import _build
from longhall.bots.registry import make
told = {}
for name in longhall.game_names():
    match = longhall.start(name, 3, seed=11)
    bots = [make("steward", name, seat) for seat in range(3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.state.redeal(seat, match.length), seat))
    whole = json.dumps([match.record, match.position, match.log(0, "sv"), match.result.places], sort_keys=True)
    told[name] = hashlib.sha256(whole.encode()).hexdigest()
print(json.dumps([_build.build_kind(), told]))
"""


class Machine:
    """An empty environment in which nothing is found but what is installed there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        kept = {name: text for name, text in os.environ.items() if not name.startswith(("LONGHALL", "PYTHON"))}
        self.env = {**kept, "PATH": str(folder / "bin"), "CC": "there-is-no-compiler", "COLUMNS": "100"}

    def install(self, wanted):
        done = self.run("python", "-m", "pip", "install", "-q", "--only-binary", ":all:", wanted)
        assert done.returncode == 0, done.stderr[-3000:]

    def run(self, program, *arguments, typed=""):
        command = [str(self.folder / "bin" / program), *map(str, arguments)]
        return subprocess.run(
            command, env=self.env, cwd=self.folder, input=typed, capture_output=True, text=True, encoding="utf-8"
        )


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run([str(ROOT / "scripts" / "wheels"), str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    pure = folder / f"longhall-{longhall.__version__}-py3-none-any.whl"
    [compiled] = {*folder.glob("*.whl")} - {pure}
    return {"interpreted": pure, "compiled": compiled}


@pytest.mark.long
def test_both_wheels_play_the_same_games_without_a_compiler(wheels, tmp_path):
    told, screens = {}, {}
    for kind, wheel in wheels.items():
        machine = Machine(tmp_path / kind)
        machine.install(str(wheel))
        done = machine.run("python", "-c", PLAY)
        assert done.returncode == 0, done.stderr[-3000:]
        runs, told[kind] = json.loads(done.stdout)
        assert runs == kind
        lacking = machine.run("longhall", "games")
        assert lacking.returncode == 2 and "longhall[terminal]" in lacking.stderr

        machine.install(f"{wheel}[terminal]")
        played = machine.run(
            "longhall", "play", "vasa_cards", "--seed", 7, "--seats", "me,random,easy", typed="1\n" * 200
        )
        assert played.returncode == 0, played.stderr[-3000:]
        screens[kind] = played.stdout
    house = list(registry.HOUSE)
    assert sorted(told["compiled"]) == sorted(house)
    assert told["compiled"] == told["interpreted"]
    assert screens["compiled"] == screens["interpreted"]


@pytest.mark.long
def test_both_wheels_bring_the_licences_of_what_others_made(wheels):
    for wheel in wheels.values():
        names = {Path(name).name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/licenses/" in name}
        assert {"LICENSE", "NOTICE", "OFL.txt"} <= names
