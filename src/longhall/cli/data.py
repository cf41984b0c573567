"""`longhall games GAME --parquet FOLDER`: many games as tables, for those who study them."""

from pathlib import Path

from longhall import _extras
from longhall.bots.registry import read
from longhall.cli.faults import fail
from longhall.cli.inputs import find_game, read_edition, read_options, read_players
from longhall.cli.terminal import console


def write_games(
    name: str | None,
    folder: Path,
    count: int,
    bots: str,
    players: int | None,
    seed: int,
    option: list[str],
    observations: bool,
    edition: Path | None,
) -> None:
    if fault := _extras.lacking("Writing tables", "arena"):
        fail(fault)
    if name is None:
        fail("Which game is to be written?", "Say it: longhall games GAME --parquet FOLDER")
    from longhall.arena.data import about, parts, write

    game = find_game(name)
    specs = bots.split(",")
    try:
        for spec in specs:
            read(spec)
    except ValueError as wrong:
        fail(str(wrong))
    values = read_edition(game, edition)
    wishes = read_options(game, option)
    seats = read_players(game, players)
    found = parts(name, seats, count, seed, specs, wishes, observations, values)
    try:
        paths = write(folder, found, about(name, seats, specs, wishes, values))
    except OSError as wrong:
        fail(f"{folder} cannot be written: {wrong.strerror}")
    for path in paths:
        console().print(str(path), soft_wrap=True)
