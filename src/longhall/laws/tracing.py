"""Runs the cases and the tests of a game, and notes which lines of the game each of them runs.

This takes the interpreted rules, so it happens in a process of its own: `python -m longhall.laws.tracing GAME OUT`.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from longhall.games.registry import game as find_game
from longhall.match.cases import run_case
from longhall.match.citations import clause_ids

Lines = dict[str, set[int]]  # by file within the game's folder
ENOUGH_CALLS = 2000


class NotHere(RuntimeError):
    """The cases and tests of a game, or what runs them, cannot be found."""


@dataclass(frozen=True)
class Run:
    """One case or test: which clauses it names, which lines it ran, and why it failed if it did."""

    name: str  # a path, or a path with the test behind it as pytest writes it; from the project's folder
    is_case: bool
    clauses: list[str]
    lines: Lines
    fault: str
    seconds: float


@dataclass(frozen=True)
class Trace:
    imports: Lines  # what runs before any test, while the game is imported
    runs: list[Run]


def project_of(game: str) -> Path:
    """The project's folder, which has the tests: this one, or that in which the package lies."""
    for folder in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if cases_of(folder, game) or tests_of(folder, game).is_dir():
            return folder
    raise NotHere(f"there are no tests of {game} here; this is for the project's folder, which has tests/cases/{game}")


def cases_of(project: Path, game: str) -> list[Path]:
    return sorted((project / "tests" / "cases" / game).glob("*.toml"))


def tests_of(project: Path, game: str) -> Path:
    return project / "tests" / "games" / game


def interpreted() -> dict[str, str]:
    """The environment of a process that runs the rules interpreted, from the sources that this one has."""
    here = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "LONGHALL_PURE": "1", "PYTHONPATH": path}


def trace(game: str) -> Trace:
    """Run all cases and tests of a game, in a process of its own."""
    project = project_of(game)
    if find_spec("pytest") is None:
        raise NotHere("this needs pytest, which is not installed: pip install 'longhall[dev]'")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "trace.json"
        command = [sys.executable, "-m", "longhall.laws.tracing", game, str(out)]
        done = subprocess.run(command, cwd=project, env=interpreted(), capture_output=True, text=True)
        if not out.exists():
            raise RuntimeError(f"the tests of {game} could not be traced:\n{done.stdout}{done.stderr}")
        return read(json.loads(out.read_text("utf-8")))


def read(data: Any) -> Trace:
    def lines(written: dict[str, list[int]]) -> Lines:
        return {file: set(numbers) for file, numbers in written.items()}

    return Trace(lines(data["imports"]), [Run(**{**run, "lines": lines(run["lines"])}) for run in data["runs"]])


class Tracer:
    """Notes the lines that run in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder) + os.sep
        self.watched: dict[int, Watched] = {}  # by the identity of the code, as its hash takes long

    def start(self) -> None:
        self.watched = {}
        sys.settrace(self.on_call)

    def stop(self) -> dict[str, list[int]]:
        sys.settrace(None)
        seen: Lines = {}
        for watched in self.watched.values():
            name = Path(watched.code.co_filename[len(self.folder) :]).as_posix()
            seen.setdefault(name, set()).update(lines_of(watched.code) - watched.left)
        return {name: sorted(lines) for name, lines in seen.items()}

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(self.folder):
            return None
        watched = self.watched.get(id(code))
        if watched is None:
            watched = self.watched[id(code)] = Watched(code)
        return watched.on_line if watched.is_worth_it() else None


class Watched:
    """The lines of some code that have not run yet."""

    def __init__(self, code: CodeType) -> None:
        self.code = code
        self.left = lines_of(code)
        self.calls = 0  # since a new line ran

    def is_worth_it(self) -> bool:
        """Tracing takes most of the time, and code that has run in full, or often, has hardly more to tell."""
        self.calls += 1
        return bool(self.left) and self.calls <= ENOUGH_CALLS

    def on_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_lineno in self.left:
            self.left.discard(frame.f_lineno)
            self.calls = 0
        return self.on_line


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno}


class Tests:
    """A plugin for pytest that traces every test."""

    def __init__(self, tracer: Tracer, prefix: str) -> None:
        self.tracer = tracer
        self.prefix = prefix
        self.runs: list[dict[str, Any]] = []
        self.faults: dict[str, str] = {}

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> None:
        """Comes before the test: what it needs is set up under the tracer too."""
        self.began = time.perf_counter()
        self.tracer.start()

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.faults[report.nodeid] = str(report.longrepr).strip().splitlines()[-1]

    def pytest_runtest_logfinish(self, nodeid: str, location: Any) -> None:
        lines = self.tracer.stop()
        self.runs.append({"name": nodeid, "lines": lines, "seconds": time.perf_counter() - self.began})

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        self.clauses = {item.nodeid: clause_ids(item.obj.__doc__ or "", self.prefix) for item in items}

    def found(self) -> Iterator[dict[str, Any]]:
        for run in self.runs:
            name = run["name"]
            yield {**run, "is_case": False, "clauses": self.clauses[name], "fault": self.faults.get(name, "")}


def run_all(game: str, project: Path) -> dict[str, Any]:
    """What `trace` reads. Runs in the other process."""
    tracer = Tracer(Path(__file__).resolve().parents[1] / "games" / game)
    tracer.start()
    found = find_game(game)
    imports = tracer.stop()
    runs = []
    for file in cases_of(project, game):
        began = time.perf_counter()
        tracer.start()
        result = run_case(file)
        lines = tracer.stop()
        runs.append(
            {
                "name": file.relative_to(project).as_posix(),
                "is_case": True,
                "clauses": result.clauses,
                "lines": lines,
                "fault": "; ".join(result.faults),
                "seconds": time.perf_counter() - began,
            }
        )
    folder = tests_of(project, game)
    if folder.is_dir():
        import pytest

        plugin = Tests(tracer, found.prefix)
        options = ["-q", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:randomly"]
        status = pytest.main([*options, str(folder)], plugins=[plugin])
        if status not in (0, 1, 5):  # passed, failed, none there
            raise SystemExit(f"pytest broke off with status {status}")
        runs += plugin.found()
    return {"imports": imports, "runs": runs}


if __name__ == "__main__":
    written = run_all(sys.argv[1], Path.cwd())
    Path(sys.argv[2]).write_text(json.dumps(written), "utf-8")
