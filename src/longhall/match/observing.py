"""What a seat knows in numbers: the observation of a moment, and the stream of all that it was told."""

from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.observers import observer_of
from longhall.kernel.sights import Observation
from longhall.kernel.sights import observation as pieces_of
from longhall.match.match import Match

HIDDEN = -1  # in a stream: a field of an event that the seat may not see
OWN_CHOICE = -1  # in a stream, where the number of a kind of event stands: the seat's own choice follows


def observation(game: str | Game, players: int | None = None) -> Observation:
    """Names and shapes of what a seat is shown as a row of numbers; the usual number of players if none is given."""
    found = find_game(game) if isinstance(game, str) else game
    return pieces_of(found, found.usual_players if players is None else players)


def observe(match: Match, seat: int) -> memoryview:
    """What the seat may know now, as a row of numbers; `observation` tells what each of them is."""
    match._check_seat(seat)
    observer = observer_of(match.game, match.players)
    observer.write(match.state, seat, 0)
    return memoryview(observer.out)


def by_piece(match: Match, seat: int) -> dict[str, list[int]]:
    """The same by the names of its pieces."""
    row = observe(match, seat).tolist()
    return {piece.name: row[piece.start : piece.stop] for piece in observation(match.game, match.players).pieces}


def stream(match: Match, seat: int) -> list[list[int]]:
    """Everything that the seat was told and has chosen since the beginning, in order: its information state.

    Each entry is a kind of event, by its number in the game's list, and its fields, or OWN_CHOICE and an action. A
    match that begins with a position, or that somebody imagines, knows nothing of what was before.
    """
    kinds = {kind.name: number for number, kind in enumerate(match.game.events)}
    told = [entry for event in match.opening if (entry := cut(event, seat, kinds))]
    for play in match.plays:
        if play.seat == seat:
            told.append([OWN_CHOICE, play.action])
        told += [entry for event in play.events if (entry := cut(event, seat, kinds))]
    return told


def cut(event: Event, seat: int, kinds: dict[str, int]) -> list[int]:
    """An event in numbers, as far as the seat may see it; nothing if it does not notice it."""
    seen: dict[str, Any] | None = event.seen_by(seat)
    if seen is None:
        return []
    return [kinds[event.kind.name], *(HIDDEN if value is None else value for value in seen.values())]
