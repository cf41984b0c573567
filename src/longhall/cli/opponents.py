"""Who plays the seats that no person takes: the bots of the house, by name."""

import random
from collections.abc import Callable

from longhall.bots.registry import make
from longhall.bots.seated import answer as ask
from longhall.match import Match

Opponent = Callable[[Match, int], int]  # a match and the seat that is asked: an action

USUAL = "random"


def opponent(name: str, game: str, seed: int) -> Opponent:
    """The opponent of this name; its luck follows from the seed. ValueError if there is none."""
    bot = make(name, game, seed)
    luck = random.Random(seed)

    def answer(match: Match, seat: int) -> int:
        return ask(bot, match, seat, luck.getrandbits(50))

    return answer
