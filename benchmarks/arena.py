"""How much faster a tournament is on all cores than on one. The machine must be quiet.

    python benchmarks/arena.py [GAME] [--games N] [--bots HERO,FIELD]

The same games are played on one core and on all; processes are started before the clock is.
"""

import argparse
import os
import time

from longhall import _build
from longhall.arena.games import Job, Pairing
from longhall.arena.runners import run


def rate(pairing: Pairing, games: int, where: str) -> float:
    """Games per second, from the first result to the last."""
    results = run([Job(pairing, number) for number in range(games)], where)
    next(results)
    start = time.perf_counter()
    done = sum(1 for _ in results)
    return done / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="vasa_voyage")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="steward,random")
    wishes = parser.parse_args()
    hero, field = wishes.bots.split(",")
    pairing = Pairing(wishes.game, 3, hero, field, {})
    one, cores = (rate(pairing, wishes.games, where) for where in ("one", "cores"))
    print(f"{wishes.game}, {hero} among {field}, {_build.build_kind()}, {os.cpu_count()} cores")
    print(f"games per second: {one:.1f} on one core, {cores:.1f} on all: {cores / one:.2f} times")


if __name__ == "__main__":
    main()
