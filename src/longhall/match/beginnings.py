"""How a match begins: anew, with a written position, or again from its record."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.chance import ChanceError, Tape
from longhall.kernel.fields import PositionError
from longhall.kernel.frames import NOBODY
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import editions, positions, renamed
from longhall.match.happened import check_kept, check_result, check_told
from longhall.match.match import IllegalChoice, Match
from longhall.match.questions import SCHEMA, is_number
from longhall.match.words import spoken_in


class RecordError(ValueError):
    """A record that cannot be replayed, and where it breaks."""


def start(
    game: str | Game,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    edition: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    unforeseen: bool = False,
) -> Match:
    """Begin a match of a game, given by its name or itself. ValueError says what is wrong with the wish.

    An unforeseen match takes its chance from the operating system, not from the seed: nobody can work out what comes.
    """
    found = game if isinstance(game, Game) else find_game(game)
    players = found.players[-1] if players is None else players
    found.check_players(players)
    whole = found.whole_options(options or {})
    data = editions.apply(found, edition)
    tape = Tape([], False)
    tape.unforeseen = unforeseen
    return begin(found, players, whole, seed, edition, names, found.new(players, whole, data), tape, None)


def begin(
    game: Game,
    players: int,
    options: dict[str, Any],
    seed: int,
    edition: Mapping[str, Any] | None,
    names: Sequence[str],
    state: State,
    tape: Tape,
    origin: dict[str, Any] | None,
    follows: bool = True,
) -> Match:
    """A match on a state that has not run yet."""
    if not is_number(seed) or not 0 <= seed < 2**58:
        raise ValueError(f"a seed is a whole number from 0 to 2**58 - 1, not {seed!r}")
    if len(names) > players:
        raise ValueError(f"there are {len(names)} names for {players} seats")
    match = Match(game, players, options, seed, dict(edition) if edition else None, state, tape, list(names), origin)
    match.follows = follows
    match.settings = [{} for _ in range(players)]
    match.undone = [[] for _ in range(players)]
    match.sent = [0] * (players + 1)
    match.shown = [None] * (players + 1)
    state.tape = tape
    if origin is None:
        state.reseed(seed)
    state.events = []
    mark = tape.at if tape.dictated else 0
    state.run()
    match.opening = state.events or []
    state.events = None
    came = tape.entries[mark : tape.at] if tape.dictated else tape.entries
    if came:
        match.entries.append({"chance": [game.chance.key(number) for number in came]})
    match._send(match.opening, NOBODY, state.opened)
    match._follow_settings()
    return match


def position(game: str | Game, data: Mapping[str, Any], seed: int = 0) -> Match:
    """A match that begins with a written position. PositionError says what is wrong and where."""
    found = game if isinstance(game, Game) else find_game(game)
    if not isinstance(data, Mapping):
        raise PositionError("", "a position is a table")
    edition = data.get("edition")
    try:
        component_data = editions.apply(found, edition)
    except ValueError as fault:
        raise PositionError("edition", str(fault)) from fault
    state = positions.read(found, data, component_data)
    options = found.whole_options(data.get("options") or {})
    return begin(found, state.players, options, seed, edition, (), state, Tape([], False), dict(data))


def replay(record: Mapping[str, Any], upto: int | None = None, game: Game | None = None) -> Match:
    """The same match again, or its first `upto` entries. RecordError says where a record breaks.

    A record names its game; one that is not in the registry is given. A record of an earlier version of the rules must
    fit the present ones; `earlier.read` reads it as far as it does.
    """
    try:
        return _replay(record, upto, game)
    except (KeyError, TypeError, AttributeError) as fault:
        raise RecordError(f"this is not a record: {type(fault).__name__} {fault}") from fault


def _replay(record: Mapping[str, Any], upto: int | None, given: Game | None) -> Match:
    if record.get("schema") != SCHEMA:
        raise RecordError(f"this is not a record of schema {SCHEMA}")
    game = given if given is not None else find_game(record["game"])
    version = record["rules_version"]
    if version == game.rules_version:
        return _repeat_record(record, upto, game)
    try:
        spoken = spoken_in(game, record)
        check_kept(spoken, record)
        match = _repeat_record(renamed.record(game, record), upto, game)
        told = record.get("happened")
        if told is not None:
            check_told(spoken, dict(told), match, upto is None)
        if upto is None:
            check_result(record.get("result"), match)
    except ValueError as fault:
        raise RecordError(
            f"the record was made with version {version} of the rules; this is {game.rules_version}: {fault}"
        ) from fault
    return match


def _repeat_record(record: Mapping[str, Any], upto: int | None, game: Game) -> Match:
    edition = record.get("edition")
    if editions.digest(edition) != record.get("edition_hash"):
        raise RecordError("the record's edition does not fit its hash")
    entries = list(record["entries"])[: None if upto is None else max(upto, 1)]  # the first may be the set-up's
    chance = [game.chance.number(key) for entry in entries for key in entry.get("chance", [])]
    tape = Tape(chance, True)
    players = record["players"]
    game.check_players(players)
    options = game.whole_options(record["options"])
    if record.get("position"):
        state = positions.read(game, record["position"], editions.apply(game, edition))
    else:
        state = game.new(players, options, editions.apply(game, edition))
    names = record.get("names", ())
    match = begin(
        game, players, options, record["seed"], edition, names, state, tape, record.get("position"), follows=False
    )
    done = len(match.entries)
    repeat_all(match, entries[done:] if upto is None else entries[done:upto])
    match.follows = True
    return match


def repeat_all(match: Match, entries: Sequence[Mapping[str, Any]]) -> None:
    """Repeat entries of a record, then let chance go on by itself. RecordError says which entry does not fit."""
    for entry in entries:
        repeat(match, entry)
    del match.tape.entries[match.tape.at :]
    match.tape.dictated = False


def repeat(match: Match, entry: Mapping[str, Any]) -> None:
    """Repeat one entry of a record; standing orders are entries of their own. RecordError if it does not fit."""
    number = match.length
    try:
        _repeat(match, entry)
    except (IllegalChoice, ChanceError) as fault:
        raise RecordError(f"entry {number} of the record cannot be repeated: {fault}") from fault


def _repeat(match: Match, entry: Mapping[str, Any]) -> None:
    seat = entry["seat"]
    match._check_seat(seat)
    if "play" in entry:
        action = match.legal_action(seat, entry["play"], "en")
        match.undone[seat].clear()
        match._apply(seat, action, {name: value for name, value in entry.items() if name != "chance"})
    elif "undo" in entry:
        match.undo(seat)
    elif "redo" in entry:
        match.redo(seat)
    elif "set" in entry:
        match.set(seat, entry["set"])
    else:
        raise RecordError(f"an entry is a play, an undo, a redo or a setting, not {dict(entry)!r}")
    if match.entries[-1].get("chance", []) != list(entry.get("chance", [])):
        raise ChanceError("it used other chance results than it has")
