"""Finished games to be looked at again."""

import random

import longhall
from longhall.bots import make
from longhall.bots.seated import answer


def played(game: str, bots: list[str], seed: int = 5):
    """The match of a game in which these bots sat."""
    names = ["Anna", "Birger", "Cecilia", "Dag", "Eva"][: len(bots)]
    match = longhall.start(game, len(bots), seed, names=names)
    seated = [make(bot, game, seed + seat) for seat, bot in enumerate(bots)]
    luck = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, answer(seated[seat], match, seat, luck.getrandbits(40)))
    return match
