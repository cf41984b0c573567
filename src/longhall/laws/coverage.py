"""Rule coverage: whether every clause of a game's rules is carried out by code that a case or test shows.

A clause counts as covered when a case or test that names it runs the code that cites it. One test names at most five
clauses. A clause about nothing that a program does stands in the game's `uncited.toml` with the reason:

    [clauses]
    "VC-99" = "says how to hold the cards"
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from longhall.games.registry import game as find_game
from longhall.kernel.game import Game
from longhall.laws.tracing import NotHere, Run, trace
from longhall.match.cases import MOST_CLAUSES
from longhall.match.citations import Citation, citations
from longhall.match.rules import clauses_of


def report(game: str) -> tuple[list[str], int]:
    """What is missing, line by line, and 1; or one line that says all is there, and 0. 2 if it cannot be found out."""
    found = find_game(game)
    try:
        runs = trace(game).runs
    except NotHere as fault:
        return [str(fault)], 2
    missing = list(gaps(found, runs))
    if missing:
        return [*missing, f"{game}: {len(missing)} things are missing"], 1
    cases = sum(run.is_case for run in runs)
    naming = sum(bool(run.clauses) and not run.is_case for run in runs)
    left_out = len(uncited(found.folder))
    rest = f", {left_out} left out with a reason" if left_out else ""
    covered = len(clauses_of(found)) - left_out
    return [f"{game}: {covered} clauses covered by {cases} cases and {naming} tests{rest}"], 0


def gaps(game: Game, runs: list[Run]) -> Iterator[str]:
    """Everything that is missing or wrong, in the order of the rules."""
    known = clauses_of(game)
    citing: dict[str, list[Citation]] = {clause: [] for clause in known}
    for citation in citations(game.folder, game.prefix):
        if citation.clause in known:
            citing[citation.clause].append(citation)
        else:
            yield f"{citation.where}: cites {citation.clause}, which is not in the rules"
    excused = uncited(game.folder)
    yield from wrong_excuses(excused, citing)
    naming: dict[str, list[Run]] = {clause: [] for clause in known}
    for run in runs:
        if run.fault:
            yield f"{run.name}: fails: {run.fault}"
        if len(run.clauses) > MOST_CLAUSES:
            yield f"{run.name}: names {len(run.clauses)} clauses; at most {MOST_CLAUSES} make one test"
        for clause in run.clauses:
            if clause in known:
                naming[clause].append(run)
            else:
                yield f"{run.name}: names {clause}, which is not in the rules"
    for clause in known:
        if clause not in excused:
            yield from gaps_of(clause, citing[clause], naming[clause])


def gaps_of(clause: str, citing: list[Citation], naming: list[Run]) -> Iterator[str]:
    if not citing:
        yield f"{clause}: no code cites it"
    if not naming:
        yield f"{clause}: no case or test names it"
    elif citing and not any(citation.runs_in(run.lines) for citation in citing for run in naming):
        places = ", ".join(dict.fromkeys(citation.where for citation in citing))
        tests = ", ".join(run.name for run in naming)
        yield f"{clause}: named only by what never runs the code that cites it ({places}): {tests}"


def wrong_excuses(excused: Mapping[str, str], citing: Mapping[str, list[Citation]]) -> Iterator[str]:
    for clause, reason in excused.items():
        if clause not in citing:
            yield f"uncited.toml: {clause} is not in the rules"
        elif citing[clause]:
            yield f"uncited.toml: {clause} is cited after all, at {citing[clause][0].where}"
        elif not reason.strip():
            yield f"uncited.toml: {clause} needs a reason"


def uncited(folder: Path) -> dict[str, str]:
    """Clauses that no code carries out, with the reason."""
    file = folder / "uncited.toml"
    if not file.exists():
        return {}
    return {str(clause): str(reason) for clause, reason in tomllib.loads(file.read_text("utf-8"))["clauses"].items()}
