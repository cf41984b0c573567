"""The command `longhall`, also as `python -m longhall`. It needs more than the engine, and says so."""

import sys

from longhall import _extras


def main() -> None:
    if fault := _extras.lacking("The command", "terminal"):
        print(f"longhall: {fault}", file=sys.stderr)
        sys.exit(2)
    from longhall.cli import app

    app(prog_name="longhall")


if __name__ == "__main__":
    main()
