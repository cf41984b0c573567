"""What the command line gives, read and checked: games, options, seats, files."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from longhall.cli.faults import fail, told
from longhall.games import registry
from longhall.kernel.actions import SEATS
from longhall.kernel.game import Game
from longhall.match import editions
from longhall.match.texts import LANGUAGES

USUAL_PLAYERS = 4


def find_game(name: str) -> Game:
    """A game by its name, or by the file that holds it: `longhall play woodpile.py`."""
    if name.endswith(".py"):
        return read_game(Path(name))
    if name not in registry.NAMES:
        close = get_close_matches(name, registry.NAMES, 1, 0.4)
        meant = f"Did you mean {close[0]}? " if close else ""
        fail(
            f"There is no game '{name}'.",
            f"{meant}There are: {', '.join(registry.NAMES)}. `longhall games` says what they are.",
        )
    return registry.game(name)


def read_game(file: Path) -> Game:
    if not file.is_file():
        fail(
            f"There is no file '{file}'.", "A game in one file is named by its path, as in `longhall play woodpile.py`."
        )
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    with told("See the page on a first game for what such a file holds."):
        try:
            spec.loader.exec_module(module)
        except Exception as fault:
            raise ValueError(f"{file} cannot be read: {type(fault).__name__}: {fault}") from fault
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game):
            raise ValueError(f"{file} defines no GAME.")
    registry.add(game)
    return game


def usual_players(game: Game) -> int:
    """The number that most tables play with: four, where the game is for four."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[-1]


def read_players(game: Game, players: int | None) -> int:
    if players is None:
        return usual_players(game)
    with told("Choose another number with --players."):
        game.check_players(players)
    return players


def read_options(game: Game, given: Sequence[str], usual: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """`NAME=VALUE` words as a whole set of options; `usual`: what holds where nothing else is said."""
    options: dict[str, Any] = dict(usual or {})
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            fail(f"'{word}' is not an option.", "Write it as NAME=VALUE, such as " + example_option(game) + ".")
        options[name] = next(
            (known for known in known_values(game, name) if str(known).lower() == value.lower()), value
        )
    with told("`longhall games` lists the options of every game."):
        return game.whole_options(options)


def known_values(game: Game, name: str) -> Sequence[Any]:
    return game.options[name].values if name in game.options else ()


def example_option(game: Game) -> str:
    for name, option in game.options.items():
        return f"{name}={option.values[-1]}"
    return "aggregate=sum"


def read_edition(game: Game, file: Path | None) -> dict[str, Any] | None:
    if file is None:
        return None
    with told(
        f"An edition corrects values of src/longhall/games/{game.name}/data.toml, and names: see docs/editions.md."
    ):
        return editions.load(game, file)


def read_language(language: str) -> str:
    if language not in LANGUAGES:
        fail(f"There is no language '{language}'.", f"There are: {', '.join(LANGUAGES)}.")
    return language


def read_seat(word: str, players: int) -> int:
    """A seat's number from p1, 1 or spectator (-1)."""
    seats = SEATS[:players]
    if word == "spectator":
        return -1
    if word in seats:
        return seats.index(word)
    if word.isdigit() and 1 <= int(word) <= players:
        return int(word) - 1
    fail(f"There is no seat '{word}' at a table of {players}.", f"There are: {', '.join(seats)}, and spectator.")


def read_table(file: Path, what: str) -> dict[str, Any]:
    """A JSON or TOML file that holds a table."""
    with told():
        text = file.read_text("utf-8")
    try:
        data = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except ValueError as fault:  # json's and tomllib's errors both name the place
        kind = "TOML" if file.suffix == ".toml" else "JSON"
        fail(f"{file} is not {kind}: {fault}.", f"{what} is a {kind} file.")
    if not isinstance(data, dict):
        fail(f"{file} is not {what.lower()}: it holds {type(data).__name__}, not a table.")
    return data


def write_json(file: Path, data: dict[str, Any]) -> None:
    """All of it or nothing."""
    unfinished = file.with_name(file.name + ".new")
    with told("Choose another place."):
        unfinished.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        unfinished.replace(file)


def check_writable(file: Path | None) -> None:
    """Say at once, and not after a long game, that there is no such folder."""
    if file is not None and not file.resolve().parent.is_dir():
        fail(f"{file}: there is no folder {file.parent}.", "Make it first, or choose another place.")
    if file is not None and file.is_dir():
        fail(f"{file} is a folder.", "Name a file.")
