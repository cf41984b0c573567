"""`longhall play`: sets a table from the command line's wishes and sits down at it."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhall.bots.registry import in_words
from longhall.cli import inputs
from longhall.cli.faults import fail, told
from longhall.cli.hot_seat import HotSeat
from longhall.cli.opponents import USUAL, Opponent, opponent
from longhall.cli.terminal import console
from longhall.kernel.game import Game
from longhall.match import Match, position, replay, start

PERSON = "me"


@dataclass(frozen=True)
class Wishes:
    """What `longhall play` was given."""

    game: str | None
    players: int | None
    seats: str | None
    humans: int | None
    names: str | None
    seed: int | None
    options: list[str]
    edition: Path | None
    language: str
    record: Path | None
    resume: Path | None
    upto: int | None  # entries of the record to go on from; all if nothing is said
    position: Path | None


def play_in_terminal(wishes: Wishes) -> None:
    language = inputs.read_language(wishes.language)
    inputs.check_writable(wishes.record)
    seed = secrets.randbelow(2**32) if wishes.seed is None else wishes.seed
    game = which_game(wishes)
    match = set_up(wishes, game, seed)
    seats = read_seats(wishes, match.players)
    opponents = seat_opponents(game, seats, seed)
    if not match.names:
        match.names = person_names(wishes, opponents)
    HotSeat(match, seats, opponents, language, wishes.record, console()).play()


def which_game(wishes: Wishes) -> Game:
    if wishes.game is not None:
        return inputs.find_game(wishes.game)
    for file in (wishes.resume, wishes.position):
        if file is not None:
            name = inputs.read_table(file, "A record").get("game")
            if not isinstance(name, str):
                fail(f"{file} does not say which game it is.", "A record and a position have a part called 'game'.")
            return inputs.find_game(name)
    fail("Which game?", "Name one: longhall play GAME. `longhall games` lists them.")


def set_up(wishes: Wishes, game: Game, seed: int) -> Match:
    """A new match, a saved one, or one that begins with a position."""
    file = wishes.resume or wishes.position
    if wishes.upto is not None and wishes.resume is None:
        fail(
            "--upto says where in a saved game to go on.",
            "Name the game as well: longhall play --resume FILE --upto N.",
        )
    if file is None:
        players = inputs.read_players(game, wishes.players)
        if wishes.seats is not None and wishes.players is None:
            players = inputs.read_players(game, len(seat_words(wishes.seats)))
        usual = game.for_people if people_in(wishes) > 1 else {}
        options = inputs.read_options(game, wishes.options, usual)
        edition = inputs.read_edition(game, wishes.edition)
        with told():
            return start(game.name, players, seed, options, edition)
    if wishes.resume is not None and wishes.position is not None:
        fail("A game begins with --resume or with --position, not with both.", "Leave one of them out.")
    if wishes.players is not None or wishes.options or wishes.edition is not None:
        fail(f"{file} already says players, options and edition.", "Leave --players, --option and --edition out.")
    data = inputs.read_table(file, "A record" if wishes.resume else "A position")
    if data.get("game", game.name) != game.name:
        fail(f"{file} is a game of {data['game']}, not of {game.name}.", f"longhall play {data['game']} ...")
    with told("`longhall replay` says how far a record can be replayed; `longhall position` checks a position."):
        if wishes.resume is None:
            return position(game.name, data, seed)
        if wishes.upto is None:
            return replay(data)
        check_upto(data, wishes.upto)
        return replay(data, wishes.upto)


def check_upto(record: dict[str, Any], upto: int) -> None:
    """There must be so many entries; behind fewer than one, chance has not yet set up the game."""
    last = len(record["entries"])
    if not 1 <= upto <= last:
        fail(
            f"There is no entry {upto} in this record.",
            f"Its entries run from 1 to {last}; `longhall review` names some.",
        )


def people_in(wishes: Wishes) -> int:
    """How many people are to sit at the screen."""
    if wishes.seats is not None:
        return seat_words(wishes.seats).count(PERSON)
    return 1 if wishes.humans is None else wishes.humans


def seat_words(seats: str) -> list[str]:
    return [word.strip() for word in seats.split(",")]


def read_seats(wishes: Wishes, players: int) -> list[str]:
    """By seat: who plays it, as --seats or --humans say."""
    if wishes.seats is not None and wishes.humans is not None:
        fail("--seats already says who plays.", "Leave --humans out.")
    if wishes.seats is None:
        humans = 1 if wishes.humans is None else wishes.humans
        if not 0 <= humans <= players:
            fail(f"{humans} people cannot take {players} seats.", f"--humans can be 0 to {players}.")
        return [PERSON] * humans + [USUAL] * (players - humans)
    seats = seat_words(wishes.seats)
    if len(seats) != players:
        fail(f"--seats names {len(seats)} seats; {players} play.", "Name one for each player.")
    return seats


def seat_opponents(game: Game, seats: list[str], seed: int) -> list[Opponent | None]:
    """By seat: its opponent, or None for a person."""
    remedy = f"A seat is {PERSON} (a person) or an opponent: {in_words()}. --names says what people are called."
    with told(remedy):
        return [None if who == PERSON else opponent(who, game.name, seed + 1 + i) for i, who in enumerate(seats)]


def person_names(wishes: Wishes, opponents: list[Opponent | None]) -> list[str]:
    """By seat: what its person is called; empty for the usual `Player 2`."""
    if wishes.names is None:
        return []
    given = [name.strip() for name in wishes.names.split(",")]
    people = [seat for seat, player in enumerate(opponents) if player is None]
    if len(given) > len(people):
        fail(f"--names names {len(given)} people; {len(people)} play.", "Name at most one for each person.")
    names = [""] * len(opponents)
    for seat, name in zip(people, given, strict=False):
        names[seat] = name
    return names
