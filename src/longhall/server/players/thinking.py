"""The worker's side: what runs in a process of its own. It is handed a redealt world as a written position, no more."""

import multiprocessing
import os
import threading
from collections.abc import Mapping
from multiprocessing.connection import wait

from longhall.bots.registry import Bot, register_all
from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game


def prepare_worker(bots: Mapping[str, type[Bot]]) -> None:
    """Know the server's bots, load the games before the first question, and end with the server, however it ends."""
    register_all(bots)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    for name in NAMES:
        find_game(name)


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def answer(number: int) -> int:
    """Nothing at all: it tells that a worker is up."""
    return number
