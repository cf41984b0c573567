"""Play the games whose fingerprints are missing, and write them down: see docs/bots.md, "Versions".

    python benchmarks/fingerprint.py [GAME ...] [--anew] [--check] [--minutes M]

It goes on where it stopped. With --anew it begins again: for a version that nothing was measured with yet. With --check
nothing is written: every game that is stored is played once more, and those that go otherwise than they did are told.
"""

import argparse
import sys
import time
from pathlib import Path

from longhall import _build
from longhall.arena.fingerprints import Fingerprints, parts_of
from longhall.arena.versions import version_of
from longhall.games import registry

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "results" / "fingerprints.csv"
CASES = ROOT / "tests" / "cases"
SAVE = 5.0  # seconds


def write(stored: Fingerprints, games: list[str], minutes: float, anew: bool) -> None:
    parts = parts_of(games, CASES)
    stored.forget(games, [] if anew else parts)
    missing = list(stored.missing(parts))
    end = time.monotonic() + 60 * minutes if minutes else float("inf")
    saved = time.monotonic()
    for done, (part, number) in enumerate(missing, 1):
        stored.add(part, part.digest(number))
        now = time.monotonic()
        if now - saved > SAVE or now > end or done == len(missing):
            saved = now
            stored.write()
            print(f"{done} of {len(missing)}: {', '.join(filter(None, part.key))}", flush=True)
        if now > end:
            break


def check(stored: Fingerprints, games: list[str], minutes: float) -> int:
    """How many games go otherwise than they did."""
    end = time.monotonic() + 60 * minutes if minutes else float("inf")
    played = different = 0
    for part, number in stored.kept(parts_of(games, CASES)):
        if time.monotonic() > end:
            break
        played += 1
        if fault := stored.differs(part, number):
            different += 1
            print(fault, flush=True)
    print(f"{played} games and cases played again, {different} of them go otherwise.")
    return different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games; all if not given")
    parser.add_argument("--check", action="store_true", help="compare with what is stored, and write nothing")
    parser.add_argument("--anew", action="store_true", help="forget what is stored of these games")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many; 0: when all is played")
    parser.add_argument("--file", type=Path, default=STORED, help="where they are stored (results/fingerprints.csv)")
    wishes = parser.parse_args()
    print(f"The rules run {_build.build_kind()}.")
    stored = Fingerprints(wishes.file, version_of)
    games = wishes.games or list(registry.NAMES)
    if wishes.check:
        sys.exit(1 if check(stored, games, wishes.minutes) else 0)
    write(stored, games, wishes.minutes, wishes.anew)


if __name__ == "__main__":
    main()
