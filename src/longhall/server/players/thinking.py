"""The worker's side: what runs in a process of its own. It is handed a redealt world as a written position, no more."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import wait
from typing import Any

from longhall.bots.registry import Bot, register_all
from longhall.games.registry import NAMES
from longhall.games.registry import game as find_game


def prepare_worker(bots: Mapping[str, type[Bot]], niceness: int) -> None:
    """Know the server's bots, load the games before the first question, and end with the server, however it ends."""
    register_all(bots)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
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


def bounded(seconds: float, work: Callable[[], Any]) -> Any:
    """Do it, or die: a record made by hand may never come to an end, and no compiled loop can be asked to stop.

    The lane then has another process. Where the system has no such clock the lane stays busy.
    """
    if not hasattr(signal, "SIGALRM"):
        return work()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
