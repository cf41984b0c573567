"""How long the review of a game takes, and what it cost: games of stewards, reviewed on some cores.

    python benchmarks/review.py                            a game of four of the longest game of the house
    python benchmarks/review.py --game shipwrights --players 3 --cores 1 --games 3

Seconds by the clock count only on a machine that does nothing else; processor seconds are told beside them.
"""

import argparse
import os
import random
import resource
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import longhall
from longhall.bots import make as make_bot
from longhall.bots.seated import answer
from longhall.review import review
from longhall.review.pieces import Piece, make


def played(game: str, players: int, seed: int) -> Mapping[str, Any]:
    match = longhall.start(game, players, seed)
    bots = [make_bot("steward", game, seed + seat) for seat in range(players)]
    luck = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, answer(bots[seat], match, seat, luck.getrandbits(40)))
    return match.record


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="svea_rike")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--cores", type=int, default=2)
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    for seed in range(wish.seed, wish.seed + wish.games):
        record = played(wish.game, wish.players, seed)
        began, load = time.perf_counter(), os.getloadavg()[0]
        with ProcessPoolExecutor(wish.cores, get_context("spawn")) as pool:

            def run(record: Mapping[str, Any], pieces: Sequence[Piece]) -> Iterator[tuple[Piece, Any]]:
                asked = {pool.submit(make, record, piece): piece for piece in pieces}
                for future in as_completed(asked):
                    yield asked[future], future.result()

            found = review(record, run=run)
        took = time.perf_counter() - began
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        mattered = sum(len(seat["mattered"]) for seat in found["choices"])
        clear = sum(part["clear"] for seat in found["luck"] for part in seat.values())
        print(
            f"{wish.game}, {wish.players} players, seed {seed}: {found['moves']} moves, {took:.0f} s on {wish.cores} "
            f"cores (load before: {load:.1f}), {used.ru_utime + used.ru_stime:.0f} s of processors in all so far; "
            f"{len(found['turns'])} turning points, {mattered} choices that mattered, {clear} clear bars of "
            f"{2 * wish.players}",
            flush=True,
        )


if __name__ == "__main__":
    main()
