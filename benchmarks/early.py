"""What skald saves by ending a search early, and how often it would have chosen otherwise.

    python benchmarks/early.py [--seconds S] [--games N] [GAME ...]

Stewards play; at some of their choices skald thinks three times: until it ends by itself, the whole time with the same
luck, and the whole time with other luck. Printed are the part of the time that was used, how often the first choice
differs from the second, and how often the second differs from the third, which is mere chance.
"""

import argparse
import random
import time
from collections.abc import Iterator

from longhall.bots.players import steward_of
from longhall.bots.search import Skald
from longhall.games import registry
from longhall.kernel.state import State

NEVER = 1e18  # more care than any search has simulations
PART = 0.05  # of the choices that are looked at


def choices(game: str, games: int) -> Iterator[tuple[State, int]]:
    """Worlds at choices of games among stewards, as the seat to choose believes them."""
    found = registry.game(game)
    steward = steward_of(game)
    for number in range(games):
        luck = random.Random(f"{game}/{number}")
        g = found.new(found.players[number % len(found.players)], found.whole_options({}), found.data)
        g.reseed(luck.getrandbits(50))
        g.run()
        while not g.over:
            seat = g.next_actor()
            if g.list_options(seat) > 1 and luck.random() < PART:
                yield g.redeal(seat, luck.getrandbits(50)), seat
            g.apply(seat, steward.ponder(g.redeal(seat, luck.getrandbits(50)), seat, luck.getrandbits(50)))


def searched(game: str, world: State, seat: int, seed: int, care: float, seconds: float) -> tuple[int, float]:
    """The choice, and the processor time it took."""
    skald = Skald(steward_of(game), seed, False)
    skald.care = care
    begun = time.thread_time()
    action = skald.search(world, seat, 0, seconds)
    return action, time.thread_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", metavar="GAME", nargs="*", help="all if none is named")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--games", dest="number", type=int, default=20, metavar="N")
    wishes = parser.parse_args()
    for game in wishes.games or registry.NAMES:
        usual = Skald(steward_of(game), 0, False).care
        seen, used, changed, chance = 0, 0.0, 0, 0
        for world, seat in choices(game, wishes.number):
            early, took = searched(game, world, seat, seen, usual, wishes.seconds)
            whole, all_of_it = searched(game, world, seat, seen, NEVER, wishes.seconds)
            other, _ = searched(game, world, seat, -1 - seen, NEVER, wishes.seconds)
            seen += 1
            used += took / all_of_it
            changed += early != whole
            chance += whole != other
        print(
            f"{game:12} {seen:5} choices: {used / seen:5.1%} of the time, {changed / seen:5.1%} chosen otherwise,"
            f" {chance / seen:5.1%} with other luck",
            flush=True,
        )


if __name__ == "__main__":
    main()
