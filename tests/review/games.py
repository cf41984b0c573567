"""Finished games to be looked at again."""

import random

import longhall
from longhall.bots import make
from longhall.bots.seated import answer
from longhall.match import Match, position, replay

NAMES = ["Anna", "Birger", "Cecilia", "Dag", "Eva"]


def played(game: str, bots: list[str], seed: int = 5) -> Match:
    """The match of a game in which these bots sat."""
    return to_the_end(longhall.start(game, len(bots), seed, names=NAMES[: len(bots)]), bots, seed)


def end_of(game: str, bots: list[str], seed: int = 5, last: int = 14) -> Match:
    """The end of such a game, as a game of its own: quickly reviewed."""
    record = played(game, bots, seed).record
    begun = position(game, replay(record, len(record["entries"]) - last).position)
    begun.names = NAMES[: len(bots)]
    return to_the_end(begun, bots, seed)


def to_the_end(match: Match, bots: list[str], seed: int) -> Match:
    seated = [make(bot, match.game.name, seed + seat) for seat, bot in enumerate(bots)]
    luck = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, answer(seated[seat], match, seat, luck.getrandbits(40)))
    return match
