"""Mutants: break one rule line at a time, and see whether a case, a test or a law notices.

Each mutant is one small change (`<` as `<=`, a number one off, a statement left out) in one of the files that carry out
a game's rules. The cases and tests that run the changed line are run against it, then some random games under the laws.
A mutant that nothing notices has survived: either no test asks for what the line does, or the line does nothing.

What was killed is written down in `build/mutants`, and not tried again while the changed file and the test that killed
it stay as they are. So a run that was broken off goes on where it was, and new tests are tried on survivors only.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue

from longhall.games.registry import game as find_game
from longhall.laws.mutation import Mutant, mutants
from longhall.laws.tracing import NotHere, Run, Trace, interpreted, project_of, trace

ENOUGH = 0.9
SURVIVED = "survived"
ALIKE = "alike"

Tell = Callable[[int, int], None]  # how many have been tried, of how many


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    by: str  # the case, test or law that noticed it, or one of the two words above

    @property
    def killed(self) -> bool:
        return self.by not in (SURVIVED, ALIKE)


def report(game: str, sample: int | None = None, tell: Tell | None = None) -> tuple[list[str], int]:
    """The survivors and the share killed; 0 if that is enough, 1 if not, 2 if it cannot be found out.

    `sample` tries only so many mutants, always the same ones.
    """
    try:
        verdicts = judge(game, sample, tell)
    except NotHere as fault:
        return [str(fault)], 2
    lines = []
    for verdict in verdicts:
        if not verdict.killed:
            note = " (no difference in random games)" if verdict.by == ALIKE else ""
            lines.append(f"{verdict.mutant.where}: {verdict.mutant.what}{note}")
    share = sum(verdict.killed for verdict in verdicts) / max(1, len(verdicts))
    of = f"a sample of {len(verdicts)}" if sample is not None else f"{len(verdicts)}"
    lines.append(f"{game}: {share:.1%} of {of} mutants killed, {len(lines)} survived")
    return lines, 0 if share >= ENOUGH else 1


def judge(game: str, sample: int | None = None, tell: Tell | None = None) -> list[Verdict]:
    """Try the mutants of a game, on all processors."""
    if not hasattr(os, "fork"):
        raise NotHere("mutants need a system that can fork a process, such as Linux or macOS")
    project = project_of(game)
    found = find_game(game)
    traced = trace(game)
    for run in traced.runs:
        if run.fault:
            raise NotHere(f"{run.name} fails even without a mutant: {run.fault}")
    chosen = mutants(found.folder, found.prefix)
    if sample is not None and sample < len(chosen):
        picked = random.Random(0).sample(range(len(chosen)), sample)
        chosen = [chosen[index] for index in sorted(picked)]
    journal = Journal(project, found.folder)
    verdicts = {mutant: by for mutant in chosen if (by := journal.killer(mutant))}
    untried = [mutant for mutant in chosen if mutant not in verdicts]
    for tried, (mutant, by) in enumerate(ask(game, project, untried, traced, found.prefix), 1):
        verdicts[mutant] = by
        if tell is not None:
            tell(tried, len(untried))
        if by not in (SURVIVED, ALIKE):
            journal.note(mutant, by)
    return [Verdict(mutant, verdicts[mutant]) for mutant in chosen]


class Journal:
    """What earlier runs have killed: one line of JSON for each."""

    def __init__(self, project: Path, folder: Path) -> None:
        self.project = project
        self.folder = folder
        self.file = project / "build" / "mutants" / f"{folder.name}.jsonl"
        self.digests: dict[Path, str] = {}
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        self.known = {(at, number): (by, stamp) for at, number, by, stamp in map(json.loads, lines)}

    def killer(self, mutant: Mutant) -> str:
        by, stamp = self.known.get((mutant.file, mutant.number), ("", ""))
        return by if by and stamp == self.stamp(mutant, by) else ""

    def note(self, mutant: Mutant, by: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([mutant.file, mutant.number, by, self.stamp(mutant, by)]) + "\n")

    def stamp(self, mutant: Mutant, by: str) -> str:
        """Changes with the changed file and with the case or test."""
        return self.digest(self.folder / mutant.file) + self.digest(self.project / by.partition("::")[0])

    def digest(self, file: Path) -> str:
        if file not in self.digests:
            self.digests[file] = sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""
        return self.digests[file]


def order(mutant: Mutant, traced: Trace, prefix: str) -> dict[str, object]:
    """What to run against a mutant: the cases and tests that run its lines, the quickest first."""
    lines = set(range(mutant.first, mutant.last + 1))
    runs: Iterable[Run] = traced.runs
    if mutant.file and not lines & traced.imports.get(mutant.file, set()):
        runs = [run for run in runs if lines & run.lines.get(mutant.file, set())]
    runs = sorted(runs, key=lambda run: run.seconds)
    return {
        "prefix": prefix,
        "file": mutant.file,
        "number": mutant.number,
        "cases": [(run.name, run.seconds) for run in runs if run.is_case],
        "tests": [(run.name, run.seconds) for run in runs if not run.is_case],
    }


def ask(game: str, project: Path, untried: list[Mutant], traced: Trace, prefix: str) -> Iterator[tuple[Mutant, str]]:
    """The mutants with what the workers say of them, as they say it."""
    number = max(1, min(os.cpu_count() or 1, len(untried)))
    workers: SimpleQueue[Worker] = SimpleQueue()
    for _ in range(number):
        workers.put(Worker(game, project))

    def ask_one(mutant: Mutant) -> tuple[Mutant, str]:
        worker = workers.get()
        try:
            return mutant, worker.ask(order(mutant, traced, prefix))
        finally:
            workers.put(worker)

    pool = ThreadPoolExecutor(number)
    try:
        _, without = ask_one(Mutant("", 0, 0, 0, "no change"))
        if without != ALIKE:
            raise NotHere(f"{without} fails even without a mutant")
        waiting = [pool.submit(ask_one, mutant) for mutant in untried]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)
        while not workers.empty():
            workers.get().end()


class Worker:
    """A process that tries mutants, see mutant_worker.py."""

    def __init__(self, game: str, project: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longhall.laws.mutant_worker", game],
            cwd=project,
            env=interpreted(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, order: dict[str, object]) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("a process that tries mutants has ended too early; its message stands above")
        return str(json.loads(answer))

    def end(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
