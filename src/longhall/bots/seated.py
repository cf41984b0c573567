# interpreted
"""A bot at a table: whoever asks it knows matches and positions; only the bot sees a state, dealt anew for its seat."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from longhall.bots.registry import Bot, choose, make
from longhall.games.registry import game as find_game
from longhall.match import Match, editions, positions


def answer(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """What a bot chooses for a seat that is asked; the seed deals its world."""
    return choose(bot, match.state, seat, seed)


def think(spec: str, world: Mapping[str, Any], seat: int, seed: int, seconds: float | None = None) -> tuple[str, str]:
    """What a bot chooses in a redealt world, given as a position, and the text key of why.

    `seconds`: the most that it may take by the clock, however much it would take by itself.
    """
    game = find_game(world["game"])
    state = positions.read(game, world, editions.apply(game, world["edition"]))
    bot = make(spec, game.name, seed)
    if seconds is not None:
        bot.budget = replace(bot.budget, seconds=min(bot.budget.seconds or seconds, seconds), longest=seconds)
    action = bot.choose(state.clone(), seat)
    return game.actions.key(action), bot.why(state, seat, action)
