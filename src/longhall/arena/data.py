"""Many games as tables for those who study them: one row a decision, one row a seat and game. Written as Parquet."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl

from longhall import __version__
from longhall.arena.versions import version_of
from longhall.bots.registry import choose, make
from longhall.games.registry import game as find_game
from longhall.kernel.observers import observer_of
from longhall.match.beginnings import start

Row = dict[str, Any]
ROWS = 10_000  # decisions that are kept in memory before they are written
KINDS: dict[str, Any] = {"choices": pl.List(pl.Int32), "observation": pl.List(pl.Int16), "score": pl.Int64}


def play(
    name: str,
    players: int,
    seed: int,
    specs: Sequence[str],
    options: Mapping[str, Any],
    observations: bool,
    edition: Mapping[str, Any] | None = None,
) -> tuple[list[Row], list[Row]]:
    """One game between bots: its decisions among at least two choices, and what each seat got. The seed decides all."""
    game = find_game(name)
    g = start(game, players, seed, options, edition).state
    observer = observer_of(game, players)
    seated = [specs[(seat + seed) % len(specs)] for seat in range(players)]  # another seat in the next game
    bots = [make(spec, name, seed * players + seat) for seat, spec in enumerate(seated)]
    luck = Random(f"data {seed}")
    decisions: list[Row] = []
    while not g.over:
        seat = int(g.next_actor())
        legal = g.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = choose(bots[seat], g, seat, luck.getrandbits(40))
            row: Row = {
                "seed": seed,
                "number": len(decisions),
                "seat": seat,
                "decision": type(g.waiting).__name__,
                "choices": legal,
                "action": action,
                "key": game.actions.key(action),
            }
            if observations:
                observer.write(g, seat, 0)
                row["observation"] = list(observer.out)
            decisions.append(row)
        g.apply(seat, action)
    result = g.results()
    results: list[Row] = [
        {
            "seed": seed,
            "seat": seat,
            "bot": seated[seat],
            "place": result.places[seat],
            "score": result.scores[seat] if result.scores else None,
            "outcome": result.outcomes[seat],
            "share": share,
            "decisions": len(decisions),
        }
        for seat, share in enumerate(result.shares())
    ]
    return decisions, results


def parts(
    name: str,
    players: int,
    games: int,
    seed: int,
    specs: Sequence[str],
    options: Mapping[str, Any],
    observations: bool,
    edition: Mapping[str, Any] | None = None,
) -> Iterator[dict[str, pl.DataFrame]]:
    """`decisions` and `results` of games with the seeds from `seed` on, so many at a time as memory likes."""
    whole = find_game(name).whole_options(options)
    decisions: list[Row] = []
    results: list[Row] = []
    for number in range(games):
        made, got = play(name, players, seed + number, specs, whole, observations, edition)
        decisions += made
        results += got
        if len(decisions) >= ROWS or number == games - 1:
            yield {"decisions": framed(decisions), "results": framed(results)}
            decisions, results = [], []


def framed(rows: list[Row]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema_overrides={column: kind for column, kind in KINDS.items() if column in rows[0]})


def tables(*wish: Any, **other: Any) -> dict[str, pl.DataFrame]:
    """All `parts` in one, for those who have the memory."""
    found = list(parts(*wish, **other))
    return {table: pl.concat([part[table] for part in found]) for table in found[0]}


def about(
    name: str, players: int, specs: Sequence[str], options: Mapping[str, Any], edition: Mapping[str, Any] | None = None
) -> dict[str, str]:
    """What the tables are of, for their files: with the seeds in them, all that it takes to make them again."""
    whole = find_game(name).whole_options(options)
    told = {"game": name, "players": players, "bots": list(specs), "options": whole, "edition": edition or {}}
    return {"longhall": json.dumps({**told, "longhall": __version__, "versions": version_of(name, *specs)})}


def write(folder: Path, found: Iterator[Mapping[str, pl.DataFrame]], said: dict[str, str] | None = None) -> list[Path]:
    """Each table into a file of its name, part by part, with what is said of it in the file; where they lie."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as aside:
        written: dict[str, list[Path]] = {}
        for number, part in enumerate(found):
            for table, rows in part.items():
                where = Path(aside) / f"{table}-{number}.parquet"
                rows.write_parquet(where)
                written.setdefault(table, []).append(where)
        for table, files in written.items():
            pl.scan_parquet(files).sink_parquet(folder / f"{table}.parquet", metadata=said)
    return [folder / f"{table}.parquet" for table in written]
