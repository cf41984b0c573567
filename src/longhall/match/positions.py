"""Positions: a whole state as JSON, like FEN in chess, and back again with every error named."""

from collections.abc import Mapping
from typing import Any

from longhall.kernel.fields import PositionError, read_object, write_frame, write_object
from longhall.kernel.frames import Frame
from longhall.kernel.game import Game
from longhall.kernel.state import State

SCHEMA = 1
PARTS = {
    "schema",
    "game",
    "rules_version",
    "players",
    "options",
    "edition",
    "state",
    "pending",
    "answer",
    "sealed",
    "random",
}


def write(game: Game, g: State, options: Mapping[str, Any], edition: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The whole truth about a state."""
    return {
        "schema": SCHEMA,
        "game": game.name,
        "rules_version": game.rules_version,
        "players": g.players,
        "options": dict(options),
        "edition": dict(edition) if edition else None,
        "state": write_object(g, g.players),
        "pending": [write_frame(frame) for frame in g.pending],
        "answer": g.answer,
        "sealed": [list(answer) for answer in g.sealed],
        "random": g.random,
    }


def read(game: Game, data: Mapping[str, Any], component_data: Any) -> State:
    """A state from its written form; PositionError says what is wrong and where."""
    for part in data:
        if part not in PARTS:
            raise PositionError(str(part), f"there is no such part of a position; there are {', '.join(sorted(PARTS))}")
    if data.get("schema", SCHEMA) != SCHEMA:
        raise PositionError("schema", f"this program reads schema {SCHEMA}, not {data['schema']!r}")
    if data.get("game", game.name) != game.name:
        raise PositionError("game", f"this is a position of {data['game']!r}, not of {game.name}")
    players = data.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise PositionError("players", "needs the number of players")
    try:
        game.check_players(players)
        options = game.whole_options(data.get("options") or {})
    except ValueError as fault:
        raise PositionError("players" if "players" in str(fault) else "options", str(fault)) from fault
    g = bare(game, players, options, component_data)
    read_object(g, data.get("state", {}), players, "state")
    g.derive()
    for i, frame in enumerate(data.get("pending", [])):
        g.push(read_frame(game, frame, f"pending[{i}]"))
    g.answer = number(data.get("answer", 0), "answer")
    g.random = number(data.get("random", 1), "random")
    sealed = data.get("sealed", [])
    if not isinstance(sealed, list) or (sealed and len(sealed) != players):
        raise PositionError("sealed", "needs one list of choices for every seat, or none")
    g.sealed = [[number(choice, f"sealed[{i}]") for choice in answer] for i, answer in enumerate(sealed)]
    faults = game.check(g)
    if faults:
        raise PositionError("state", "; ".join(faults))
    g.run()
    return g


def bare(game: Game, players: int, options: Mapping[str, Any], component_data: Any) -> State:
    """A state with nothing pending: set-up has not run and will not."""
    g = game.new(players, options, component_data)
    g.height = 0
    return g


def number(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(where, f"needs a whole number, not {value!r}")
    return value


def read_frame(game: Game, data: Any, where: str) -> Frame:
    if not isinstance(data, Mapping) or "frame" not in data:
        raise PositionError(where, "a pending frame is a table with its name under 'frame'")
    frame = game.frame_names.get(data["frame"])
    if frame is None:
        known = ", ".join(game.frame_names)
        raise PositionError(where, f"there is no frame '{data['frame']}' in {game.name}; there are {known}")
    names = list(frame.FIELDS)
    given = [name for name in data if name != "frame"]
    if sorted(given) != sorted(names):
        raise PositionError(
            where, f"{data['frame']} needs {', '.join(names) or 'nothing'}; it has {', '.join(given) or 'nothing'}"
        )
    values = []
    for name in names:
        value = data[name]
        if not isinstance(value, (bool, int, str)) and not (
            isinstance(value, list) and all(isinstance(item, int) for item in value)
        ):
            raise PositionError(f"{where}.{name}", f"cannot be {value!r}")
        values.append(value)
    if "seat" in names and not -1 <= data["seat"] < 5:
        raise PositionError(f"{where}.seat", f"there is no seat {data['seat']!r}")
    try:
        return frame(*values)
    except (TypeError, ValueError, OverflowError) as fault:
        raise PositionError(where, str(fault)) from fault
