"""The command, run as a person runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run():
    """Run the command in this process: run("play", "vasa_cards", typed=["1", "q"])."""
    from longhall.cli import app

    def invoke(*arguments, typed=(), columns=100):
        lines = "".join(f"{line}\n" for line in typed)
        environment = {"COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1"}
        done = CliRunner().invoke(app, [str(a) for a in arguments], input=lines, env=environment)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done

    return invoke


@pytest.fixture
def process():
    """Run the command in a process of its own."""

    def start(*arguments, typed="", **environment):
        env = {**os.environ, "COLUMNS": "100", "PYTHONPATH": str(ROOT / "src"), **environment}
        code = "from longhall.cli import app; app(prog_name='longhall')"
        return subprocess.run(
            [sys.executable, "-c", code, *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            env=env,
            encoding="utf-8",
        )

    return start


@pytest.fixture
def fault(run):
    """Run the command and expect a fault: exit code 2, no traceback; what was said, on one line."""

    def expect(*arguments, typed=()):
        done = run(*arguments, typed=typed)
        assert done.exit_code == 2, done.output
        assert "Traceback" not in done.output
        words = done.stderr.replace("│", " ").split()
        return " ".join(words)

    return expect


@pytest.fixture
def record(tmp_path):
    """A finished game, and the file it lies in."""
    import json
    import random

    import longhall

    match = longhall.start("vasa_cards", 3, seed=5, names=["Anna", "Olof", "Karin"])
    rng = random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.choices(seat)))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record))
    return file
