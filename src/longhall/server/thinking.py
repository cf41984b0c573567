"""The worker's side: what runs in a process of its own. It is handed a redealt world as a written position, no more."""

import multiprocessing
import os
import threading
from collections.abc import Mapping
from multiprocessing.connection import wait
from typing import Any

from longhall.bots.players import make
from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game
from longhall.kernel.state import State
from longhall.match import editions, positions


def prepare_worker() -> None:
    """Load the games before the first question, and end when the server ends, however it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    for name in NAMES:
        find_game(name)


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def read_world(position: Mapping[str, Any]) -> State:
    game = find_game(position["game"])
    return positions.read(game, position, editions.apply(game, position["edition"]))


def think(spec: str, position: Mapping[str, Any], seat: int, seed: int) -> tuple[str, str]:
    """What a bot chooses in a redealt world, and the text key of why."""
    game = find_game(position["game"])
    world = read_world(position)
    bot = make(spec, game.name, seed)
    action = bot.choose(world.clone(), seat)
    return game.actions.key(action), bot.why(world, seat, action)


def answer(number: int) -> int:
    """Nothing at all: it tells that a worker is up."""
    return number
