"""How much faster a tournament is on all cores than on one. The machine must be quiet.

    python benchmarks/arena.py [GAME] [--games N] [--bots HERO,FIELD] [--repeats N]

The same games are played on one core, on all, and (*apart*) by as many processes as there are cores that know nothing
of each other: what this machine has to give, as its cores may share more than they seem to. All take turns in every
repeat, so that a slow spell of the machine touches all; the medians are given. Processes are started before the clock.
"""

import argparse
import os
import time
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from statistics import median

from longhall import _build
from longhall.arena.games import Job, Pairing
from longhall.arena.runners import run

CORES = os.cpu_count() or 1
TARGET = 1.7  # times the games of one core, on two


def rate(pairing: Pairing, games: int, where: str) -> float:
    """Games per second, from the first result to the last."""
    results = run([Job(pairing, number) for number in range(games)], where)
    next(results)
    start = time.perf_counter()
    done = sum(1 for _ in results)
    return done / (time.perf_counter() - start)


def rate_apart(pairing: Pairing, games: int) -> float:
    """Games per second of processes that share nothing but the moment they begin and end."""
    context = get_context("spawn")
    ready, done = context.Barrier(CORES + 1), context.Barrier(CORES + 1)
    share = games // CORES
    workers = [context.Process(target=play_apart, args=(pairing, n, share, ready, done)) for n in range(CORES)]
    for worker in workers:
        worker.start()
    ready.wait()
    start = time.perf_counter()
    done.wait()
    found = CORES * share / (time.perf_counter() - start)
    for worker in workers:
        worker.join()
    return found


def play_apart(pairing: Pairing, worker: int, share: int, ready: Barrier, done: Barrier) -> None:
    numbers = range(worker, CORES * (share + 1), CORES)
    results = run([Job(pairing, number) for number in numbers], "one")
    next(results)
    ready.wait()
    for _ in results:
        pass
    done.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="vasa_voyage")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="steward,random")
    parser.add_argument("--repeats", type=int, default=5)
    wishes = parser.parse_args()
    hero, field = wishes.bots.split(",")
    pairing = Pairing(wishes.game, 3, hero, field, {})
    one, cores, apart = [], [], []
    for _ in range(wishes.repeats):
        one.append(rate(pairing, wishes.games, "one"))
        cores.append(rate(pairing, wishes.games, "cores"))
        apart.append(rate_apart(pairing, wishes.games))
    print(f"{wishes.game}, {hero} among {field}, {_build.build_kind()}, {CORES} cores; games per second")
    print(f"on one core   {median(one):8.1f}")
    print(f"on all cores  {median(cores):8.1f}   {median(cores) / median(one):.2f} times")
    print(f"apart         {median(apart):8.1f}   {median(apart) / median(one):.2f} times: what the machine has to give")
    if CORES == 2 and median(cores) < TARGET * median(one):
        print(f"below {TARGET} times; the arena reaches {median(cores) / median(apart):.0%} of processes apart")


if __name__ == "__main__":
    main()
