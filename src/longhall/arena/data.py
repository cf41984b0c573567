"""Many games as tables for those who study them: one row a decision, one row a seat and game. Written as Parquet."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import polars as pl

from longhall.bots.registry import choose, make
from longhall.games.registry import game as find_game
from longhall.kernel.observers import observer_of
from longhall.match.beginnings import start

Row = dict[str, Any]


def play(
    name: str, players: int, seed: int, specs: Sequence[str], options: Mapping[str, Any], observations: bool
) -> tuple[list[Row], list[Row]]:
    """One game between bots: its decisions among at least two choices, and what each seat got. The seed decides all."""
    game = find_game(name)
    g = start(game, players, seed, options).state
    observer = observer_of(game, players)
    bots = [make(specs[seat % len(specs)], name, seed * players + seat) for seat in range(players)]
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
            "bot": specs[seat % len(specs)],
            "place": result.places[seat],
            "score": result.scores[seat] if result.scores else None,
            "outcome": result.outcomes[seat],
            "share": share,
            "decisions": len(decisions),
        }
        for seat, share in enumerate(result.shares())
    ]
    return decisions, results


def tables(
    name: str,
    players: int,
    games: int,
    seed: int,
    specs: Sequence[str],
    options: Mapping[str, Any],
    observations: bool,
) -> Iterator[tuple[str, pl.DataFrame]]:
    """`decisions` and `results` of games with the seeds from `seed` on."""
    whole = find_game(name).whole_options(options)
    played = [play(name, players, seed + number, specs, whole, observations) for number in range(games)]
    kinds: dict[str, Any] = {"choices": pl.List(pl.Int32), "observation": pl.List(pl.Int16), "score": pl.Int64}
    for table, rows in (
        ("decisions", [row for decisions, _ in played for row in decisions]),
        ("results", [row for _, results in played for row in results]),
    ):
        yield table, pl.DataFrame(rows, schema_overrides={k: v for k, v in kinds.items() if k in rows[0]})


def write(folder: Path, found: Iterator[tuple[str, pl.DataFrame]]) -> list[Path]:
    """Each table into a file of its name; where they lie."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for table, rows in found:
        rows.write_parquet(folder / f"{table}.parquet")
        paths.append(folder / f"{table}.parquet")
    return paths
