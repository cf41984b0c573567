"""Attack a hall by the thousand, and tell what it answered and how fast.

    python benchmarks/fuzz.py                    about twenty minutes
    python benchmarks/fuzz.py --times 5          a quarter of them
    python benchmarks/fuzz.py --postgresql       a hall on a PostgreSQL of its own
    python benchmarks/fuzz.py --quiet            on a machine that does nothing else: judged by the clock too

Requests by the description of the API with a valid session, numbers at their edges, odd websockets, mutated records and
editions, and the largest record while somebody plays. It fails as soon as the hall has a fault of its own, or something
changes by what was refused, and if an answer costs the hall's processor more than a second. Hints and records have
limits of their own: it also fails if one of them takes more than twice as long as that. With --quiet no other answer,
and no move beside the largest record, may take longer than a second by the clock, and nothing longer than its limit.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server import fuzzing
from tests.server.machines import Postgres
from tests.server.people import Process


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    wish = parser.parse_args()
    seeds = range(wish.seed * 1_000_000, wish.seed * 1_000_000 + 150 * wish.times)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        store = {"database": stack.enter_context(Postgres()).database("hall")} if wish.postgresql else {}
        hall = Process(folder, pace=1e6, still=True, local_targets=True, **store)
        try:
            person = hall.person()
            tables = fuzzing.furnish(person)
            attack = fuzzing.Attack(hall, person, tables)
            timed("requests", lambda: attack.run(2 * wish.times, wish.seed), lambda: f"{attack.sent} {attack.statuses}")
            timed("numbers", attack.try_edges, lambda: "at their edges")
            for name, run in (
                ("sockets", lambda tried: fuzzing.attack_sockets(hall, person, tables, seeds, tried)),
                ("records", lambda tried: fuzzing.attack_records(seeds, tried)),
                ("brought", lambda tried: fuzzing.bring_records(person, seeds[: 12 * wish.times], tried)),
                ("editions", lambda tried: fuzzing.attack_editions(seeds, tried)),
            ):
                tried: Counter[Any] = Counter()
                timed(name, lambda run=run, tried=tried: run(tried), lambda tried=tried: dict(tried))
            moves = fuzzing.play_beside_the_largest_record(hall)
            print(f"the largest record  {len(moves)} moves meanwhile, the slowest {max(moves):.2f} s", flush=True)
            faults = fuzzing.faults_logged(hall)
        finally:
            hall.stop()
    dear = fuzzing.above_a_second(attack.dearest)
    slow = fuzzing.above_a_second({**attack.slowest, "a move beside the largest record": max(moves)})
    print(f"answers above a second: {slow or 'none'}")
    print(f"that cost the hall's processor more than one: {dear or 'none'}")
    late = fuzzing.beyond_their_limit(attack.slowest, 1.0 if wish.quiet else fuzzing.GENEROUS)
    print(f"{'beyond' if wish.quiet else 'far beyond'} a limit of their own: {late or 'none'}")
    print(f"faults of the hall: {faults or 'none'}")
    return 1 if faults or dear or late or (wish.quiet and slow) else 0


def timed(name, work, told):
    began = time.monotonic()
    work()
    print(f"{name:9} {told()}  {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
