"""Where the games are played: here, on all cores, or on a Ray cluster."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from longhall.arena.games import Job, play

WHERE = ("one", "cores", "ray")


def run(jobs: Sequence[Job], where: str) -> Iterator[dict[str, Any]]:
    """The results of all jobs, as they come in."""
    if where == "one":
        return map(play, jobs)
    if where == "cores":
        return on_cores(jobs, os.cpu_count() or 1)
    if where == "ray":
        return on_ray(jobs)
    raise ValueError(f"games cannot be played on '{where}'; there are: {', '.join(WHERE)}")


def on_cores(jobs: Sequence[Job], cores: int) -> Iterator[dict[str, Any]]:
    with ProcessPoolExecutor(cores) as pool:
        for done in as_completed([pool.submit(play, job) for job in jobs]):
            yield done.result()


def on_ray(jobs: Sequence[Job]) -> Iterator[dict[str, Any]]:
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]
    except ImportError as fault:
        raise ValueError("Ray is not installed; install it with: pip install 'longhall[ray]'") from fault
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(play)
    waiting = [remote.remote(job) for job in jobs]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)
