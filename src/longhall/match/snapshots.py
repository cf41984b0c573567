"""Snapshots: where a match stands, so that it can go on without its whole history.

A snapshot is taken where nobody can take anything back or do anything again: then nothing that lies before it can come
up any more, and a match resumed from it answers every question as the one that never stopped. What lies before it
(entries of the record, log) is kept by whoever took it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.chance import Tape
from longhall.kernel.game import Game
from longhall.match import editions, positions
from longhall.match.beginnings import repeat_all
from longhall.match.match import SPECTATOR, Match


def is_quiet(match: Match) -> bool:
    """Whether nobody can take anything back or do anything again, now or later, that lies before this moment."""
    return not any(match.can_undo(seat) or match.undone[seat] for seat in range(match.players))


def take(match: Match) -> dict[str, Any]:
    """Where a quiet match stands, as JSON-ready data. Holds secrets."""
    return {
        "length": match.length,
        "seed": match.seed,
        "position": match.position,
        "settings": [dict(orders) for orders in match.settings],
        "sent": list(match.sent),
        **({"views": views(match)} if match.over else {}),  # later rules may not be able to draw the end
    }


def views(match: Match) -> list[Mapping[str, Any]]:
    """What every seat sees, then a spectator."""
    return [dict(match.view(seat)) for seat in (*range(match.players), SPECTATOR)]


def forget(match: Match) -> None:
    """Let go of all that lies before this quiet moment."""
    match.past = match.length
    match.entries.clear()
    match.plays.clear()
    match.opening.clear()
    match.tape.entries.clear()
    match.tape.at = 0


def resume(
    snapshot: Mapping[str, Any],
    names: Sequence[str] = (),
    entries: Sequence[Mapping[str, Any]] = (),
    game: Game | None = None,
) -> Match:
    """The match that the snapshot was taken of, then the entries of its record that came after."""
    position = snapshot["position"]
    game = find_game(position["game"]) if game is None else game
    edition = position["edition"]
    state = positions.read(game, position, editions.apply(game, edition))
    tape = Tape([], False)
    state.tape = tape
    options = game.whole_options(position["options"])
    match = Match(game, state.players, options, snapshot["seed"], edition, state, tape, list(names))
    match.past = snapshot["length"]
    match.settings = [dict(orders) for orders in snapshot["settings"]]
    match.undone = [[] for _ in range(match.players)]
    match.sent = list(snapshot["sent"])
    match.shown = [match._margin(seat) for seat in (*range(match.players), SPECTATOR)]
    repeat_since(match, entries)
    return match


def repeat_since(match: Match, entries: Sequence[Mapping[str, Any]]) -> None:
    """The entries of a record that came after a snapshot. RecordError says which does not fit."""
    match.tape.entries = [match.game.chance.number(key) for entry in entries for key in entry.get("chance", [])]
    match.tape.at, match.tape.dictated = 0, True
    match.follows = False
    repeat_all(match, entries)
    match.follows = True


def settle(match: Match) -> None:
    """Nobody takes back or does again what lies before this moment: so it becomes quiet."""
    for play in match.plays:
        play.before = None
    for actions in match.undone:
        actions.clear()
