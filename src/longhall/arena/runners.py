"""Where the games are played: here, on all cores, or on a Ray cluster."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context, parent_process
from typing import Any

from longhall.arena.games import play as play_pairing
from longhall.bots.registry import Bot, register_all, registered
from longhall.games.registry import ADDED

WHERE = ("one", "cores", "ray")
AHEAD = 3  # games handed out beforehand to each core, so that none waits

Row = dict[str, Any]


def check(where: str) -> None:
    if where not in WHERE:
        raise ValueError(f"games cannot be played on '{where}'; there are: {', '.join(WHERE)}")


def run(jobs: Sequence[Any], where: str, play: Callable[[Any], Row] = play_pairing) -> Iterator[Row]:
    """The results of all jobs, as they come in. A job names its `game`; `play` stands at the top of a module."""
    check(where)
    # A game that was added in this process is known to no other.
    if where == "one" or any(job.game in ADDED for job in jobs):
        return map(play, jobs)
    return on_cores(jobs, os.cpu_count() or 1, play) if where == "cores" else on_ray(jobs, play)


def on_cores(jobs: Sequence[Any], cores: int, play: Callable[[Any], Row]) -> Iterator[Row]:
    """A process for each core. Stopped at any moment, only the games that are being played are lost."""
    before = set(active_children())
    pool = ProcessPoolExecutor(max(1, min(cores, len(jobs))), get_context("spawn"), attend, (registered,))
    try:
        waiting: set[Future[Row]] = set()
        for job in jobs:
            if len(waiting) >= cores * AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
            waiting.add(pool.submit(play, job))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - before:
            worker.terminate()


def attend(bots: Mapping[str, type[Bot]]) -> None:
    """In a process that plays: it knows the same bots, Ctrl-C is the parent's affair, and without a parent there is
    nothing left to do."""
    register_all(bots)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_there(bots: Mapping[str, type[Bot]], play: Callable[[Any], Row], job: Any) -> Row:
    """On a machine of a cluster, which knows only the bots that are installed on it."""
    register_all(bots)
    return play(job)


def on_ray(jobs: Sequence[Any], play: Callable[[Any], Row]) -> Iterator[Row]:
    """The cluster that RAY_ADDRESS names, or one that is begun here; the package must be installed on all of it."""
    try:
        import ray
    except ImportError as fault:
        raise ValueError("Ray is not installed; install it with: pip install 'longhall[ray]'") from fault
    begun = not ray.is_initialized()
    if begun:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(play_there).remote
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for job in jobs:
            if len(waiting) >= cores * AHEAD:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
            waiting.append(remote(registered, play, job))
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)
    finally:
        if begun:
            ray.shutdown()
