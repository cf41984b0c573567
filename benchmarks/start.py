"""How long a hall takes from its start until it is ready, with no tables and with many at which only bots play.

    python -m benchmarks.start                       0, 400 and 10,000 tables
    python -m benchmarks.start --tables 1000

It starts `longhall serve` on this machine, on SQLite, and stops by itself; the exit status is 1 if `/api/ready` did not
say so within three seconds by the clock.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import httpx
from benchmarks.server import Hall
from tests.server.test_start import fill

GOAL = 3.0  # seconds


def seconds_until_ready(folder: Path, tables: int) -> float:
    hall = Hall(folder)
    try:
        table = hall.person().table(seats=["bot:random", "bot:random"])
        hall.stop()
        fill(folder, table, "alone", tables, alone=True)
        began = time.monotonic()
        hall.start()
        while httpx.get(f"{hall.url}/api/ready").status_code != 200:
            time.sleep(0.01)
        return time.monotonic() - began
    finally:
        hall.stop()


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--tables", type=int, action="append")
    good = True
    for tables in arguments.parse_args().tables or [0, 400, 10_000]:
        with tempfile.TemporaryDirectory() as folder:
            took = seconds_until_ready(Path(folder), tables)
        good &= (is_reached := took < GOAL)
        print(
            f"{tables} tables: ready after {took:.2f} s (under 3: {'reached' if is_reached else 'NOT reached'})",
            flush=True,
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
