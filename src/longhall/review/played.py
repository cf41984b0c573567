"""A finished game, move by move, with the position before each move."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from longhall.bots.players import steward_of
from longhall.bots.steward import Steward
from longhall.games.registry import game as find_game
from longhall.kernel.chance import Tape
from longhall.kernel.game import Game
from longhall.kernel.state import State
from longhall.match import Match, replay


class NotReviewed(ValueError):
    """A record that cannot be reviewed: `running`, of another `version` of the rules, or with `nothing` to choose."""

    def __init__(self, reason: str, **told: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.told = told


@dataclass(frozen=True)
class Move:
    """A choice that stood: who made it, in which position, and whether chance had a part in what came of it."""

    entry: int  # of the record
    seat: int
    action: int
    before: State
    options: int
    drew: bool

    @property
    def is_free(self) -> bool:
        return self.options > 1


@dataclass(frozen=True)
class Played:
    """A whole game."""

    match: Match
    moves: list[Move]
    end: State
    steward: Steward

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def players(self) -> int:
        return self.match.players

    def state(self, move: int) -> State:
        """The position before a move; after the last, the end."""
        return self.moves[move].before if move < len(self.moves) else self.end

    def entry(self, move: int) -> int:
        """How many entries of the record lie before a move."""
        return self.moves[move].entry if move < len(self.moves) else self.match.length

    def free(self) -> list[int]:
        """The moves at which there was something to choose."""
        return [number for number, move in enumerate(self.moves) if move.is_free]

    def own(self, seat: int) -> list[int]:
        return [number for number in self.free() if self.moves[number].seat == seat]

    def draws(self) -> list[int]:
        """The moves that chance had a part in."""
        return [number for number, move in enumerate(self.moves) if move.drew]

    def at(self, move: int) -> Match:
        """The match as it was before a move, to be asked for words."""
        return self.match.clone(self.state(move))


def read(record: Mapping[str, Any]) -> Played:
    """The game of a record. NotReviewed says why not; RecordError what is wrong with the record."""
    return kept(json.dumps(record, sort_keys=True))


@lru_cache(maxsize=2)
def kept(written: str) -> Played:
    """Read once for all the pieces of a review."""
    record = json.loads(written)
    now = find_game(record["game"]).rules_version
    if record["rules_version"] != now:
        raise NotReviewed("version", then=str(record["rules_version"]), now=now)
    match = replay(record)
    if not match.over:
        raise NotReviewed("running")
    state = replay(record, 0).state
    chance = [match.game.chance.number(key) for play in match.plays for key in came(record, play.entry)]
    tape = state.tape = Tape(chance, True)
    moves = []
    for play in match.plays:
        before, options, used = state.clone(), state.list_options(play.seat), tape.at
        state.apply(play.seat, play.action)
        moves.append(Move(play.entry, play.seat, play.action, before, options, tape.at > used))
    state.tape = None
    played = Played(match, moves, state, steward_of(match.game.name))
    if not played.free():
        raise NotReviewed("nothing")
    return played


def came(record: Mapping[str, Any], entry: int) -> list[str]:
    found: list[str] = record["entries"][entry].get("chance", [])
    return found
